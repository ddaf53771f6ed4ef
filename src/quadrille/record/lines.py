"""A record as values: one line each, in the order in which they stand.

A line keeps whatever its written form may choose, so that reading and then writing gives the
same bytes. Comments and blank lines are not kept.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from quadrille.cards import Card, Suit
from quadrille.rules.actions import Packets, Redeal, Report, SeatAction, Settle
from quadrille.rules.deal import Outcome
from quadrille.rules.standing import Fault, Occasion
from quadrille.seats import Four, Nature, Seat
from quadrille.text.header import LengthLine, OptionLine, RulesLine
from quadrille.text.payments import PaidLine


class FavouriteLine(Struct, frozen=True):
    """The favourite suit."""

    suit: Suit


class SeatsLine(Struct, frozen=True):
    """Who sits where, in order of play."""

    names: Four[str]


HeaderLine: TypeAlias = RulesLine | OptionLine | LengthLine | FavouriteLine | SeatsLine
"""What is said before the first deal."""


class Mark(StrEnum):
    """Words at the end of a deal's line."""

    DOUBLE = "double"
    """A deal of a doubled round."""
    CLEARING = "clearing"
    """A deal played only to clear beasts."""
    OUT_OF_TURN = "out-of-turn"
    """A deal out of turn that stands (DEAL-4)."""


class DealLine(Struct, frozen=True):
    """A deal begins."""

    number: int
    dealer: Seat
    packets: Packets | None = None
    marks: tuple[Mark, ...] = ()

    @property
    def occasion(self) -> Occasion:
        """What the deal is marked as."""
        return Occasion(double=Mark.DOUBLE in self.marks, clearing=Mark.CLEARING in self.marks)


class HandsLine(Struct, frozen=True):
    """The four hands as dealt, each in pack order."""

    hands: Four[tuple[Card, ...]]


class ActionLine(Struct, frozen=True):
    """What a player, or the scorekeeper, did."""

    who: Seat | Nature
    action: SeatAction | Redeal | Settle | Fault


class ResultLine(Struct, frozen=True):
    """A deal known by its result only."""

    report: Report
    said: tuple[str, ...]
    """The words after `result`, in the order in which they stand."""


class OutcomeLine(Struct, frozen=True):
    """Derived: how a deal ended, and the tricks of each player."""

    outcome: Outcome
    tricks: Four[int]


class BalancesLine(Struct, frozen=True):
    """Derived: the accounts after a deal. What is carried, or a beast, stands if there is one."""

    balances: Four[int]
    pool: int
    carried: int = 0
    active: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()


DerivedLine: TypeAlias = OutcomeLine | PaidLine | BalancesLine
"""What follows from the rest; it may be left out, but not be wrong."""

Line: TypeAlias = HeaderLine | DealLine | HandsLine | ActionLine | ResultLine | DerivedLine
"""One line of a record, its first line apart."""


class Record(Struct, frozen=True):
    """A sitting as text: every line after the first that is neither blank nor a comment."""

    lines: tuple[Line, ...]
