"""One line of a record at a time: from text to value, and back."""

from __future__ import annotations

from typing import Final, assert_never

from quadrille.errors import Unreadable
from quadrille.record import notation
from quadrille.record.lines import (
    ActionLine,
    BalancesLine,
    DealLine,
    DerivedLine,
    FavouriteLine,
    HandsLine,
    Line,
    Mark,
    OutcomeLine,
    ResultLine,
    SeatsLine,
)
from quadrille.record.results import read_result
from quadrille.rules.deal import Outcome
from quadrille.seats import SEATS
from quadrille.text.header import LengthLine, OptionLine, RulesLine, read_agreed, write_agreed
from quadrille.text.names import SEATS_WORD, check_names, read_names, write_names
from quadrille.text.payments import PaidLine, read_paid, write_paid
from quadrille.text.spelling import Words

FIRST_LINE: Final = "quadrille-record 1"
"""The line that a record begins with; the number grows when the format changes."""


def read_first(text: str) -> None:
    """The first line says what this is, and of which version."""
    words = Words(text)
    words.exactly("quadrille-record")
    column = words.column
    version = words.whole("version")
    if version != 1:
        raise Unreadable("version", column=column, facts=(("version", str(version)),))
    words.end()


def read(text: str) -> Line:
    """The value of a line; raises `Unreadable` with the column."""
    if text.startswith(SEATS_WORD):
        return _read_seats(text)
    words = Words(text)
    line = _read_line(words, text)
    words.end()
    return line


def _read_line(words: Words, text: str) -> Line:
    match words.ahead:
        case "rules" | "option" | "deals" | "rounds" | "favourite" | "seats":
            return _read_header(words)
        case "deal":
            return _read_deal(words)
        case "hands":
            return HandsLine(notation.read_hands(words))
        case "result":
            words.exactly("result")
            return ResultLine(read_result(words), tuple(text.split(" ")[1:]))
        case "=":
            words.exactly("=")
            return _read_derived(words)
        case _:
            return ActionLine(*notation.read_action(words))


def _read_header(words: Words) -> Line:
    match words.take():
        case "favourite":
            return FavouriteLine(words.suit())
        case "seats":
            raise words.wrong("names")
        case word:
            return read_agreed(word, words)


def _read_seats(text: str) -> SeatsLine:
    """Four names, which may hold spaces, parted by ` | `."""
    names = read_names(text)
    if len(names) != len(SEATS):
        facts = (("count", str(len(names))),)
        raise Unreadable("not-four-names", column=len(SEATS_WORD) + 1, facts=facts)
    check_names(names)
    return SeatsLine((names[0], names[1], names[2], names[3]))


def _read_deal(words: Words) -> DealLine:
    words.exactly("deal")
    number = words.whole()
    words.exactly("dealer")
    dealer = words.seat()
    packets = notation.read_packets(words)
    marks: list[Mark] = []
    while words.more:
        column = words.column
        mark = words.one_of(Mark, "mark" if packets or marks else "packets-or-mark")
        if mark in marks:
            raise Unreadable("said-twice", column=column, facts=(("key", mark),))
        marks.append(mark)
    return DealLine(number, dealer, packets, tuple(marks))


def _read_derived(words: Words) -> DerivedLine:
    match words.ahead:
        case "outcome":
            words.exactly("outcome")
            outcome = words.one_of(Outcome, "outcome")
            words.exactly("tricks")
            tricks = (words.whole(), words.whole(), words.whole(), words.whole())
            return OutcomeLine(outcome, tricks)
        case "paid":
            words.exactly("paid")
            return read_paid(words, len(SEATS))
        case "balances":
            words.exactly("balances")
            return _read_balances(words)
        case _:
            raise words.wrong("derived")


def _read_balances(words: Words) -> BalancesLine:
    balances = (words.signed(), words.signed(), words.signed(), words.signed())
    words.exactly("pool")
    pool = words.whole()
    carried = 0
    active: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    if words.ahead == "carried":
        words.exactly("carried")
        carried = words.counted()
    if words.ahead == "active":
        words.exactly("active")
        active = _read_beasts(words)
    if words.ahead == "waiting":
        words.exactly("waiting")
        waiting = _read_beasts(words)
    return BalancesLine(balances, pool, carried, active, waiting)


def _read_beasts(words: Words) -> tuple[int, ...]:
    beasts = [words.counted()]
    while words.ahead[:1].isdecimal():
        beasts.append(words.counted())
    return tuple(beasts)


def write(line: Line) -> str:
    """A line as it stands in a record."""
    match line:
        case RulesLine() | OptionLine() | LengthLine():
            return write_agreed(line)
        case FavouriteLine(suit=suit):
            return f"favourite {suit}"
        case SeatsLine(names=names):
            return write_names(names)
        case DealLine():
            return _write_deal(line)
        case HandsLine(hands=hands):
            return notation.write_hands(hands)
        case ActionLine(who=who, action=action):
            return notation.write(who, action)
        case ResultLine(said=said):
            return " ".join(("result", *said))
        case OutcomeLine() | PaidLine() | BalancesLine():
            return _write_derived(line)
        case never:
            assert_never(never)


def _write_deal(line: DealLine) -> str:
    packets = () if line.packets is None else ("packets", line.packets)
    return " ".join((f"deal {line.number} dealer {line.dealer}", *packets, *line.marks))


def _write_derived(line: DerivedLine) -> str:
    match line:
        case OutcomeLine(outcome=outcome, tricks=tricks):
            return f"= outcome {outcome} tricks {_row(tricks)}"
        case PaidLine():
            return write_paid(line)
        case BalancesLine(balances=balances, pool=pool):
            rest = [
                ("carried", (line.carried,) if line.carried else ()),
                ("active", line.active),
                ("waiting", line.waiting),
            ]
            told = "".join(f" {word} {_row(numbers)}" for word, numbers in rest if numbers)
            return f"= balances {_row(balances)} pool {pool}{told}"
        case never:
            assert_never(never)


def _row(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
