"""A deal and its phases as values; which leads to which stands in `course.py`.

Facts common to a deal stand once in `Deal`, facts of a phase in that phase. No behaviour
but derived facts lives here.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from quadrille.cards import Card, Cards, Suit
from quadrille.money import Transfer
from quadrille.rules.actions import Bid
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.rules.facts import (
    Facts,
    Outcome,
    Quest,
)
from quadrille.rules.standing import Beasts, Fault, Occasion
from quadrille.seats import Four, Seat, after

__all__ = [
    "GAME",
    "Auction",
    "Deal",
    "Exchange",
    "Facts",
    "Naming",
    "Outcome",
    "Phase",
    "Playing",
    "Quest",
    "Returning",
    "Settled",
    "Spoken",
    "Trick",
    "Undertaking",
    "eldest",
    "is_elder",
    "undertaking_of",
]

GAME = 6
"""Tricks that win a deal."""


class Spoken(Struct, frozen=True):
    """What a seat said in the auction; no bid is a pass."""

    seat: Seat
    bid: Bid | None


class Auction(Struct, frozen=True, tag="auction"):
    """Who speaks, and which bid stands."""

    turn: Seat
    standing: Bid | None = None
    holder: Seat | None = None
    """Who holds the standing bid."""


class Undertaking(Struct, frozen=True):
    """What Hombre undertakes in this deal."""

    hombre: Seat
    contract: Contract
    in_favourite: bool
    """Whether it was bid in the favourite."""
    forced: bool
    """Whether it is forced Spadille."""
    trumps: Suit | None = None
    called: Card | None = None
    invited: bool = False
    """Whether the holder of the called card names trumps (DECL-6)."""
    way_is_said: bool = False
    """Whether it was said how a declared vole is played (DECL-8)."""
    returned: bool = False
    """Whether the ally gave the called card back (DECL-9)."""
    given: Card | None = None
    """The card given for the called one (DECL-7)."""

    @property
    def changes_hands(self) -> bool:
        """Whether the called card goes to Hombre, who then plays alone."""
        return self.contract.exchanges or self.returned


class Naming(Struct, frozen=True, tag="naming"):
    """Trumps are to be named, then a card is to be called."""

    undertaking: Undertaking


class Returning(Struct, frozen=True, tag="returning"):
    """The ally is to return the called card, or to keep it."""

    undertaking: Undertaking


class Exchange(Struct, frozen=True, tag="exchange"):
    """Hombre holds the called card and owes one for it."""

    undertaking: Undertaking


class Trick(Struct, frozen=True):
    """Four cards in the order in which they were played, and who won them."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class Playing(Struct, frozen=True, tag="playing"):
    """Tricks won, the cards on the table, and who led."""

    undertaking: Undertaking
    leader: Seat
    table: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    won: Four[int] = (0, 0, 0, 0)
    """Tricks won by each seat."""
    quest: Quest = Quest.NONE


class Settled(Struct, frozen=True, tag="settled"):
    """The deal is over and paid."""

    played: Playing
    facts: Facts
    outcome: Outcome


Phase: TypeAlias = Auction | Naming | Returning | Exchange | Playing | Settled


class Deal(Struct, frozen=True):
    """One deal, from the hands given to the settlement."""

    rules: RuleSet
    dealer: Seat
    favourite: Suit | None
    pool: int
    """Counters in the pool before this deal's stakes."""
    occasion: Occasion
    beasts: Beasts
    """As they stood before the deal."""
    dealt: Four[Cards]
    """The hands as dealt; never changes."""
    held: Four[Cards]
    phase: Phase
    paid: tuple[Transfer, ...]
    """Every payment of this deal so far."""
    spoken: tuple[Spoken, ...] = ()
    """The auction, in order."""
    faults: tuple[Fault, ...] = ()
    """Rulings so far."""


def eldest(deal: Deal) -> Seat:
    """Eldest is the player after the dealer; she speaks and leads first (AUC-1, PLAY-1)."""
    return after(deal.dealer)


def undertaking_of(phase: Phase) -> Undertaking | None:
    """What is undertaken, once the auction is over."""
    match phase:
        case Auction():
            return None
        case Settled(played=played):
            return played.undertaking
        case _:
            return phase.undertaking


def is_elder(deal: Deal, seat: Seat, than: Seat) -> bool:
    """Whether a seat speaks before another in this deal."""
    return (seat - deal.dealer - 1) % 4 < (than - deal.dealer - 1) % 4
