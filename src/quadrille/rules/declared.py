"""What can become so before the first lead: hands, bids, trumps, calls and exchanges."""

from __future__ import annotations

from msgspec import Struct

from quadrille.cards import Card, Suit
from quadrille.rules.actions import Bid
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
