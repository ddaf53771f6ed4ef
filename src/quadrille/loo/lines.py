"""The lines of a record of Three-Card Loo: as values, read from text and written again.

A line keeps whatever its written form may choose, so that reading and then writing gives the
same bytes. Comments and blank lines are not kept.
"""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from msgspec import Struct

from quadrille.errors import Unreadable
from quadrille.loo import notation
from quadrille.loo.actions import Report, SeatAction
from quadrille.loo.dealing import MOST
from quadrille.loo.pack import Card
from quadrille.seats import Seat
from quadrille.text.header import LengthLine, OptionLine, RulesLine, read_agreed, write_agreed
from quadrille.text.names import SEATS_WORD, check_names, read_names, write_names
from quadrille.text.payments import PaidLine, read_paid, write_paid
from quadrille.text.spelling import Words

FORMAT: Final = "loo-record"
"""The word with which such a record begins."""

FIRST_LINE: Final = f"{FORMAT} 1"
"""The first line; the number grows when the format changes."""


class PlayersLine(Struct, frozen=True):
    """How many play."""

    number: int


class NamesLine(Struct, frozen=True):
    """Who plays, in order of play."""

    names: tuple[str, ...]


HeaderLine: TypeAlias = RulesLine | OptionLine | LengthLine | PlayersLine | NamesLine
"""What is said before the first deal."""


class DealLine(Struct, frozen=True):
    """A deal begins."""

    number: int
    dealer: Seat


class HandsLine(Struct, frozen=True):
    """The players' hands as dealt, each in pack order."""

    hands: tuple[tuple[Card, ...], ...]


class MissLine(Struct, frozen=True):
    """The spare hand as dealt."""

    miss: tuple[Card, ...]


class TurnUpLine(Struct, frozen=True):
    """The card turned up for trumps."""

    card: Card


class ActionLine(Struct, frozen=True):
    """What a player did."""

    who: Seat
    action: SeatAction


class ResultLine(Struct, frozen=True):
    """How a deal with real cards came out; no card of it is told."""

    report: Report


class TricksLine(Struct, frozen=True):
    """Derived: the tricks of each player, and who was looed."""

    tricks: tuple[int, ...]
    looed: tuple[Seat, ...]


class BalancesLine(Struct, frozen=True):
    """Derived: the accounts after a deal."""

    balances: tuple[int, ...]
    pool: int


DerivedLine: TypeAlias = TricksLine | PaidLine | BalancesLine
"""What follows from the rest; it may be left out, but not be wrong."""

Line: TypeAlias = (
    HeaderLine
    | DealLine
    | HandsLine
    | MissLine
    | TurnUpLine
    | ActionLine
    | ResultLine
    | DerivedLine
)
"""One line of a record, its first line apart."""


def read_first(text: str) -> None:
    """The first line says what this is, and of which version."""
    words = Words(text)
    words.exactly(FORMAT)
    column = words.column
    version = words.whole("version")
    if version != 1:
        raise Unreadable("version", column=column, facts=(("version", str(version)),))
    words.end()


def read(text: str) -> Line:
    """The value of a line; raises `Unreadable` with the column."""
    if text.startswith(SEATS_WORD):
        names = read_names(text)
        check_names(names)
        return NamesLine(names)
    words = Words(text)
    line = _read_line(words)
    words.end()
    return line


def _read_line(words: Words) -> Line:
    match words.ahead:
        case "rules" | "option" | "deals" | "rounds" | "players" | "seats":
            return _read_header(words)
        case "deal":
            words.exactly("deal")
            number = words.whole()
            words.exactly("dealer")
            return DealLine(number, words.seat(MOST))
        case "hands":
            return HandsLine(notation.read_hands(words))
        case "miss":
            return MissLine(notation.read_miss(words))
        case "turn-up":
            return TurnUpLine(notation.read_turn_up(words))
        case "result":
            return ResultLine(notation.read_report(words))
        case "=":
            words.exactly("=")
            return _read_derived(words)
        case _:
            return ActionLine(*notation.read_action(words))


def _read_header(words: Words) -> HeaderLine:
    match words.take():
        case "players":
            return PlayersLine(words.whole())
        case "seats":
            raise words.wrong("loo-names")
        case word:
            return read_agreed(word, words)


def _read_derived(words: Words) -> DerivedLine:
    match words.ahead:
        case "tricks":
            words.exactly("tricks")
            tricks = _row(words, signed=False)
            looed: list[Seat] = []
            if words.may_say("looed"):
                looed.append(words.seat(MOST))
            while looed and words.more:
                looed.append(words.seat(MOST))
            return TricksLine(tricks, tuple(looed))
        case "paid":
            words.exactly("paid")
            return read_paid(words, MOST)
        case "balances":
            words.exactly("balances")
            balances = _row(words, signed=True)
            words.exactly("pool")
            return BalancesLine(balances, words.whole())
        case _:
            raise words.wrong("loo-derived")


def _row(words: Words, *, signed: bool) -> tuple[int, ...]:
    """Numbers, one at least, up to the next word that is none."""
    read_one = words.signed if signed else words.whole
    row = [read_one()]
    while words.ahead.removeprefix("-").isdecimal():
        row.append(read_one())
    return tuple(row)


def write(line: Line) -> str:
    """A line as it stands in a record."""
    match line:
        case RulesLine() | OptionLine() | LengthLine():
            return write_agreed(line)
        case PlayersLine(number=number):
            return f"players {number}"
        case NamesLine(names=names):
            return write_names(names)
        case DealLine(number=number, dealer=dealer):
            return f"deal {number} dealer {dealer}"
        case HandsLine(hands=hands):
            return notation.write_hands(hands)
        case MissLine(miss=miss):
            return notation.write_miss(miss)
        case TurnUpLine(card=card):
            return notation.write_turn_up(card)
        case ActionLine(who=who, action=action):
            return notation.write(who, action)
        case ResultLine(report=report):
            return notation.write_report(report)
        case _:
            return write_derived(line)


def write_derived(line: DerivedLine) -> str:
    """A line that follows from the rest."""
    match line:
        case TricksLine(tricks=tricks, looed=looed):
            told = f" looed {_numbers(looed)}" if looed else ""
            return f"= tricks {_numbers(tricks)}{told}"
        case PaidLine():
            return write_paid(line)
        case BalancesLine(balances=balances, pool=pool):
            return f"= balances {_numbers(balances)} pool {pool}"
        case never:
            assert_never(never)


def _numbers(row: tuple[int, ...]) -> str:
    return " ".join(map(str, row))
