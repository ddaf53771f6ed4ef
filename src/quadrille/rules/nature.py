"""What nature, the host or the scorekeeper can choose: deals, redeals, results, rulings."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

from msgspec import Struct

from quadrille.cards import Card, Suit
from quadrille.rules.standing import ORDINARY, Fault, Occasion
from quadrille.seats import Four, Seat


class Packets(StrEnum):
    """In what packets ten cards are dealt (DEAL-1)."""

    THREE_THREE_FOUR = "3-3-4"
    THREE_FOUR_THREE = "3-4-3"
    FOUR_THREE_THREE = "4-3-3"


class DealOut(Struct, frozen=True, tag_field="t", tag="deal-out"):
    """Give the four hands."""

    hands: Four[tuple[Card, ...]]
    packets: Packets | None = None
    dealer: Seat | None = None
    """The player who dealt out of turn, if one did and the deal stands (DEAL-4)."""
    occasion: Occasion = ORDINARY
    """What the deal was marked as; marks that are implied may be left out."""


class Void(StrEnum):
    """Why a deal is void (DEAL-3, DEAL-4)."""

    EXPOSED_CARD = "exposed-card"
    BAD_PACK = "bad-pack"
    OUT_OF_TURN = "out-of-turn"


class Redeal(Struct, frozen=True, tag_field="t", tag="redeal"):
    """Declare the deal void."""

    cause: Void
    dealer: Seat | None = None
    """The mistaken dealer, where the deal was out of turn and not yet given."""
    occasion: Occasion = ORDINARY


class ReportedVole(StrEnum):
    """Whether a vole was tried, made or not."""

    NO = "no"
    UNDERTAKEN = "undertaken"
    BID = "bid"


class Report(Struct, frozen=True, tag_field="t", tag="report", kw_only=True):
    """Enter a deal of a real table by its result only; the words of RECORD's `result` line.

    What is not said is None: whether it is needed depends on what the rule set pays.
    """

    hombre: Seat
    contract: str
    trumps: Suit
    tricks: Four[int]
    ally: Seat | None = None
    matadors: int | None = None
    """Length of the declaring side's unbroken run from Spadille; 0 if the three are not united."""
    premiers: bool | None = None
    vole: ReportedVole = ReportedVole.NO
    forced: bool = False
    called_own: bool = False
    exchanged: bool = False
    giver: Seat | None = None
    holders: tuple[Seat, Seat, Seat] | None = None
    """Who held Spadille, Manille and Basto when play began."""
    dealer: Seat | None = None
    """The player who dealt out of turn, if one did and the deal stands (DEAL-4)."""
    occasion: Occasion = ORDINARY


class Settle(Struct, frozen=True, tag_field="t", tag="settle"):
    """End a deal in which no trick left can change any payment (VOLE-8)."""


NatureAction: TypeAlias = DealOut | Redeal | Report | Settle | Fault
"""What nature, the host or the scorekeeper may choose."""


NATURE_ACTIONS: Final = (DealOut, Redeal, Report, Settle, Fault)
"""The classes of nature's actions."""
