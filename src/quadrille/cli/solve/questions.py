"""A question about open cards as a line of JSON, and its answer as another."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from quadrille.cards import PACK, Card, Suit
from quadrille.errors import Unreadable
from quadrille.kernel import NO_LIMIT, Problem, Solver, tables
from quadrille.seats import SEATS, Four

MOST: Final = 10
"""Cards of a hand, at most."""

ON_TABLE: Final = 3
"""Cards of a trick under way, at most."""

_SUITS: Final = {suit.value: suit for suit in Suit}
_NUMBER: Final = re.compile("[0-9]{1,2}")
_CARDS: Final = {card.value: card for card in Card}


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """All hands open, the seats that play together, and what is asked."""

    hands: Four[str]
    """What each player still holds, the cards on the table apart."""
    trumps: str
    leader: int
    """Who led, or is to lead, to the trick at hand."""
    side: tuple[int, ...]
    """The players that play together."""
    table: tuple[str, ...] = ()
    """The cards on the table, in the order played."""
    renege: bool = True
    """Whether the matadors may be held back from a weaker trump that is led."""
    ask: str = "tricks"
    """`tricks`, `cards`, `atleast:N` or `first:N`."""
    steps: int = NO_LIMIT
    """How many tricks the search may begin."""


Answer = dict[str, int | bool | dict[str, int]]
"""What is asked for and found; or that it was not finished within the steps."""

UNFINISHED: Final[Answer] = {"finished": False}


def problem_in(question: Question) -> Problem:
    """The position that is asked about; raises `Unreadable`, which names the field."""
    seen: set[Card] = set()
    hands = [
        sum(card.bit for card in cards_in(f"hands[{seat}]", hand.split(), seen))
        for seat, hand in enumerate(question.hands)
    ]
    table = cards_in("table", question.table, seen)
    if question.trumps not in _SUITS:
        raise Unreadable("question-suit", facts=(("found", question.trumps),))
    _check_seats(question)
    _check_numbers(question, hands, len(table))
    if question.steps < 0:
        raise Unreadable("question-steps", facts=(("steps", str(question.steps)),))
    first, second, third, fourth = hands
    return Problem(
        hands=(first, second, third, fourth),
        tables=tables(_SUITS[question.trumps], reneges=question.renege),
        leader=question.leader,
        side=sum(1 << seat for seat in question.side),
        table=tuple(card.at for card in table),
    )


def answered(question: Question, solver: Solver) -> Answer:
    """The answer; raises `Unreadable` for a question that makes no sense."""
    problem = problem_in(question)
    what, colon, number = question.ask.partition(":")
    steps = min(question.steps, NO_LIMIT)
    match what, bool(colon):
        case "tricks", False:
            (tricks,) = solver.worth([problem], steps=steps)
            return UNFINISHED if tricks is None else {"tricks": tricks}
        case "cards", False:
            (by_card,) = solver.worth_by_card([problem], steps=steps)
            return UNFINISHED if by_card is None else {"cards": named(by_card)}
        case (("atleast" | "first"), True) if number.isascii() and number.isdecimal():
            wanted = int(number[:3])
            within = wanted if what == "first" else MOST
            (holds,) = solver.at_least([problem], wanted, within, steps=steps)
            return UNFINISHED if holds is None else {what: holds}
        case _:
            raise Unreadable("question-ask", facts=(("found", question.ask),))


def named(by_card: dict[int, int]) -> dict[str, int]:
    """The same with the cards as they are written."""
    return {PACK[at].value: worth for at, worth in by_card.items()}


def cards_in(field: str, written: tuple[str, ...] | list[str], seen: set[Card]) -> list[Card]:
    """Cards by their words, none of which has been seen; raises `Unreadable`, naming the field."""
    found = []
    for word in written:
        card = _CARDS.get(word)
        if card is None:
            raise Unreadable("question-card", facts=(("field", field), ("found", word)))
        if card in seen:
            raise Unreadable("question-twice", facts=(("field", field), ("card", word)))
        seen.add(card)
        found.append(card)
    return found


# Whether it makes sense


def _check_seats(question: Question) -> None:
    told = [("leader", question.leader), *(("side", seat) for seat in question.side)]
    for field, seat in told:
        if seat not in SEATS:
            raise Unreadable("question-seat", facts=(("field", field), ("found", str(seat))))
    if len(set(question.side)) < len(question.side):
        found = ", ".join(map(str, question.side))
        raise Unreadable("question-side", facts=(("found", found),))


def _check_numbers(question: Question, hands: list[int], played: int) -> None:
    """All hold as many cards as the one on turn, less the card that they have on the table."""
    if played > ON_TABLE:
        raise Unreadable("question-table", facts=(("count", str(played)),))
    left = hands[(question.leader + played) % 4].bit_count()
    if left > MOST:
        field = f"hands[{(question.leader + played) % 4}]"
        raise Unreadable("question-many", facts=(("field", field), ("count", str(left))))
    for step in range(4):
        seat = (question.leader + step) % 4
        expected, count = max(left - (step < played), 0), hands[seat].bit_count()
        if count != expected:
            facts = (("field", f"hands[{seat}]"), ("count", str(count)))
            raise Unreadable("question-count", facts=(*facts, ("expected", str(expected))))
