"""Everything that can become so, in the past tense.

Events are the commentary on actions. Who may see which of them is decided in `view.py`.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from quadrille.cards import Card
from quadrille.money import Transfer
from quadrille.rules.actions import Void
from quadrille.rules.deal import Facts, Outcome
from quadrille.rules.declared import (
    AllyInvited,
    BidMade,
    CardCalled,
    CardGivenUp,
    CardReturned,
    Dealt,
    HandDealt,
    Passed,
    TrumpsNamed,
    Undertaken,
    WaySaid,
)
from quadrille.rules.standing import Bonus, Fault
from quadrille.seats import Seat

__all__ = [
    "AllyInvited",
    "AllyShown",
    "AloneShown",
    "Answered",
    "Asked",
    "BidMade",
    "BonusClaimed",
    "CardCalled",
    "CardGivenUp",
    "CardReturned",
    "DealSettled",
    "DealVoid",
    "Dealt",
    "Event",
    "HandDealt",
    "Paid",
    "Passed",
    "Played",
    "Ruled",
    "SittingEnded",
    "Stopped",
    "TrickWon",
    "TrumpsNamed",
    "Undertaken",
    "VoleUndertaken",
    "WaySaid",
]


class Played(Struct, frozen=True, tag_field="t", tag="played"):
    """A card was played."""

    seat: Seat
    card: Card


class TrickWon(Struct, frozen=True, tag_field="t", tag="trick-won"):
    """A trick was won."""

    seat: Seat
    number: int


class AllyShown(Struct, frozen=True, tag_field="t", tag="ally-shown"):
    """The ally is known to all."""

    ally: Seat


class AloneShown(Struct, frozen=True, tag_field="t", tag="alone-shown"):
    """All know that Hombre called her own card and is alone."""

    hombre: Seat


class Stopped(Struct, frozen=True, tag_field="t", tag="stopped"):
    """After six straight tricks the side collects."""

    seat: Seat


class Asked(Struct, frozen=True, tag_field="t", tag="asked"):
    """A seat asked "May I?"."""

    seat: Seat


class Answered(Struct, frozen=True, tag_field="t", tag="answered"):
    """The ally answered."""

    seat: Seat
    yes: bool


class VoleUndertaken(Struct, frozen=True, tag_field="t", tag="vole-undertaken"):
    """The declaring side must now win all ten tricks."""

    seat: Seat


class Paid(Struct, frozen=True, tag_field="t", tag="paid"):
    """Counters moved."""

    transfers: tuple[Transfer, ...]


class DealSettled(Struct, frozen=True, tag_field="t", tag="deal-settled"):
    """A deal is over."""

    number: int
    outcome: Outcome
    facts: Facts


class BonusClaimed(Struct, frozen=True, tag_field="t", tag="bonus-claimed"):
    """A seat claimed a bonus."""

    seat: Seat
    bonus: Bonus


class Ruled(Struct, frozen=True, tag_field="t", tag="ruled"):
    """An offence was ruled on."""

    fault: Fault


class DealVoid(Struct, frozen=True, tag_field="t", tag="deal-void"):
    """A deal does not count."""

    number: int
    cause: Void


class SittingEnded(Struct, frozen=True, tag_field="t", tag="sitting-ended"):
    """The agreed deals are played."""

    purses: tuple[int, ...]


Event: TypeAlias = (
    Dealt
    | HandDealt
    | Passed
    | BidMade
    | Undertaken
    | TrumpsNamed
    | CardCalled
    | WaySaid
    | AllyInvited
    | CardGivenUp
    | CardReturned
    | Played
    | TrickWon
    | AllyShown
    | AloneShown
    | Stopped
    | Asked
    | Answered
    | VoleUndertaken
    | Paid
    | DealSettled
    | BonusClaimed
    | Ruled
    | DealVoid
    | SittingEnded
)
