"""Before the first deal: four names, the rules and their options, how long, and who deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from quadrille.cards import Suit
from quadrille.cli.keep.asking import Lines, meant, not_meant, numbered
from quadrille.errors import QuadrilleError
from quadrille.record.opening import DEALS_IN_A_ROUND, USUAL_DEALS
from quadrille.rules.options import with_options
from quadrille.rulesets import find
from quadrille.scorekeeper import Sheet, opened
from quadrille.scorekeeper.page import RulesOffered, offers
from quadrille.seats import SEATS, Seat
from quadrille.words import say
from quadrille.words.faults import told

MOST_ROUNDS: Final = 100

T = TypeVar("T")


def open_sheet(lines: Lines) -> Sheet:
    """Ask what has to be agreed; what is wrong is said, and asked again."""
    while True:
        names = [_name(lines, seat) for seat in SEATS]
        offered = _rules(lines)
        options = _options(lines, offered)
        favourite = _favourite(lines) if offered.takes_favourite else None
        rounds = _until(
            lines, say("keep-ask-rounds", usual=USUAL_DEALS // DEALS_IN_A_ROUND), _whole
        )
        dealer = _dealer(lines, names)
        try:
            return opened(
                (names[0], names[1], names[2], names[3]),
                offered.key,
                deals=rounds * DEALS_IN_A_ROUND,
                dealer=dealer,
                options=options,
                favourite=favourite,
            )
        except QuadrilleError as error:
            lines.refuse(told(error))


def _until(lines: Lines, question: str, read: Callable[[str], T | None]) -> T:
    """Ask until the answer can be read."""
    lines.tell(question)
    while (answer := read(typed := lines.read())) is None:
        lines.refuse(not_meant(typed))
    return answer


def _name(lines: Lines, seat: Seat) -> str:
    question = say("keep-ask-name", number=seat + 1)
    return _until(lines, question, lambda typed: typed if typed else None)


def _rules(lines: Lines) -> RulesOffered:
    every = offers().rules
    names = [say(f"rules-{each.key}") for each in every]
    key = _chosen(lines, say("keep-ask-rules"), [each.key for each in every], names)
    return next(each for each in every if each.key == key)


def _chosen(lines: Lines, question: str, keys: Sequence[str], names: Sequence[str]) -> str:
    """One of a list, by number or word; the first if nothing is said."""
    told = ", ".join(f"{n} {name}" for n, name in enumerate(names, 1))

    def read(typed: str) -> str | None:
        if not typed:
            return keys[0]
        if typed.isdecimal():
            return numbered(keys, typed)
        return meant(((key, (key, name)) for key, name in zip(keys, names, strict=True)), typed)

    asked = say("keep-question-usual", question=question, answers=told, usual=names[0])
    return _until(lines, asked, read)


def _options(lines: Lines, offered: RulesOffered) -> dict[str, str]:
    """Each line changes one option; an empty one ends them."""
    options = {
        option.key: option.usual for option in offered.options if option.usual != option.standard
    }
    lines.tell(say("keep-ask-options"))
    for option in offered.options:
        values = " | ".join(option.values) if len(option.values) < 12 else f"{option.values[0]} … "
        lines.tell(
            say(
                "keep-option",
                key=option.key,
                values=values,
                usual=option.usual,
                name=say(f"option-{option.key}"),
            )
        )
    while typed := lines.read():
        key, _, value = typed.partition("=")
        try:
            with_options(find(offered.key), {**options, key.strip(): value.strip()})
            options[key.strip()] = value.strip()
        except QuadrilleError as error:
            lines.refuse(told(error))
    return options


def _favourite(lines: Lines) -> Suit | None:
    keys = ["none", *Suit]
    names = [say(f"option-favourite-{key}") for key in keys]
    key = _chosen(lines, say("option-favourite"), keys, names)
    return None if key == keys[0] else Suit(key)


def _whole(typed: str) -> int | None:
    if not typed:
        return USUAL_DEALS // DEALS_IN_A_ROUND
    is_number = typed.isdecimal() and len(typed) < 4
    return int(typed) if is_number and 0 < int(typed) <= MOST_ROUNDS else None


def _dealer(lines: Lines, names: Sequence[str]) -> Seat:
    keys = [str(seat) for seat in SEATS]
    return SEATS[int(_chosen(lines, say("keep-ask-first"), keys, names))]
