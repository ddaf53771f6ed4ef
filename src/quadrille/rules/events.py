"""Everything that can become so, in the past tense.

Events are the commentary on actions. Who may see which of them is decided in `view.py`.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from quadrille.cards import Card, Suit
from quadrille.money import Transfer
from quadrille.rules.actions import Bid, Void
from quadrille.rules.deal import Facts, Outcome
from quadrille.rules.standing import Bonus, Fault
from quadrille.seats import Four, Seat


class Dealt(Struct, frozen=True, tag_field="t", tag="dealt"):
    """Four hands were given. Nobody sees this event; a seat sees `HandDealt`."""

    dealer: Seat
    hands: Four[tuple[Card, ...]]


class HandDealt(Struct, frozen=True, tag_field="t", tag="hand-dealt"):
    """Cards were dealt; the hand is that of the seat that sees the event."""

    dealer: Seat
    hand: tuple[Card, ...]


class Passed(Struct, frozen=True, tag_field="t", tag="passed"):
    """A seat passed."""

    seat: Seat


class BidMade(Struct, frozen=True, tag_field="t", tag="bid-made"):
    """A seat bid and holds the auction for now."""

    seat: Seat
    bid: Bid


class Undertaken(Struct, frozen=True, tag_field="t", tag="undertaken"):
    """The auction is over and a seat is Hombre."""

    hombre: Seat
    contract: str
    in_favourite: bool
    forced: bool


class TrumpsNamed(Struct, frozen=True, tag_field="t", tag="trumps-named"):
    """Trumps were named."""

    seat: Seat
    suit: Suit


class CardCalled(Struct, frozen=True, tag_field="t", tag="card-called"):
    """A card was called."""

    seat: Seat
    card: Card


class WaySaid(Struct, frozen=True, tag_field="t", tag="way-said"):
    """It was said how a declared vole is played."""

    seat: Seat
    contract: str


class AllyInvited(Struct, frozen=True, tag_field="t", tag="ally-invited"):
    """A card was called and its holder, now known, invited to name trumps."""

    seat: Seat
    card: Card
    ally: Seat


class CardGivenUp(Struct, frozen=True, tag_field="t", tag="card-given-up"):
    """The called card was given face up to Hombre."""

    giver: Seat
    hombre: Seat
    card: Card


class CardReturned(Struct, frozen=True, tag_field="t", tag="card-returned"):
    """Hombre gave a card for the called one; face down, only the two see which."""

    hombre: Seat
    giver: Seat
    card: Card | None
    face_up: bool


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
