"""A deal and its phases as values; which leads to which stands in `course.py`.

Facts common to a deal stand once in `Deal`, facts of a phase in that phase. No behaviour
but derived facts lives here.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from quadrille.cards import Card, Cards, Suit
from quadrille.money import Transfer
from quadrille.rules.actions import Bid
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.seats import Four, Seat, after


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
    given: Card | None = None
    """The card given for the called one (DECL-7)."""


class Naming(Struct, frozen=True, tag="naming"):
    """Trumps are to be named, then a card is to be called."""

    undertaking: Undertaking


class Exchange(Struct, frozen=True, tag="exchange"):
    """Hombre holds the called card and owes one for it."""

    undertaking: Undertaking


class Trick(Struct, frozen=True):
    """Four cards in the order in which they were played, and who won them."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class Quest(StrEnum):
    """How the vole stands while cards are played."""

    NONE = "none"
    """It is not in question."""
    BID = "bid"
    """It was bid in the auction."""
    OFFERED = "offered"
    """Six tricks are won: the player on lead stops, asks or leads on."""
    ASKED = "asked"
    """The ally is to answer."""
    UNDERTAKEN = "undertaken"
    """The side must win all ten."""


class Playing(Struct, frozen=True, tag="playing"):
    """Tricks won, the cards on the table, and who led."""

    undertaking: Undertaking
    leader: Seat
    table: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    won: Four[int] = (0, 0, 0, 0)
    """Tricks won by each seat."""
    quest: Quest = Quest.NONE


class Outcome(StrEnum):
    """How a deal ended; the words of the record."""

    WON = "won"
    REMISE = "remise"
    CODILLE = "codille"
    VOLE_LOST = "vole-lost"
    """A bid vole that failed with six tricks or more."""


class Facts(Struct, frozen=True, kw_only=True):
    """All that payments ask about a deal, however it is known."""

    hombre: Seat
    ally: Seat | None
    """The true partner, shown or not; nobody when Hombre played alone."""
    giver: Seat | None
    """Who gave up the called card."""
    contract: Contract
    forced: bool
    called_own: bool
    trumps: Suit
    called: Card | None
    in_favourite: bool
    """Whether trumps were the favourite."""
    tricks: Four[int]
    premiers: bool
    quest: Quest
    """Whether the vole was bid, undertaken or neither."""
    matadors: int
    """Length of the declaring side's unbroken run from Spadille; 0 if the three are not united."""

    @property
    def side(self) -> tuple[Seat, ...]:
        """The declaring side, Hombre first."""
        return (self.hombre,) if self.ally is None else (self.hombre, self.ally)

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Everyone else, in order of play after Hombre."""
        return tuple(
            seat for seat in (after(self.hombre, n) for n in (1, 2, 3)) if seat != self.ally
        )

    @property
    def side_tricks(self) -> int:
        """Tricks won by the declaring side."""
        return sum(self.tricks[seat] for seat in self.side)


class Settled(Struct, frozen=True, tag="settled"):
    """The deal is over and paid."""

    played: Playing
    facts: Facts
    outcome: Outcome


Phase: TypeAlias = Auction | Naming | Exchange | Playing | Settled


class Deal(Struct, frozen=True):
    """One deal, from the hands given to the settlement."""

    rules: RuleSet
    dealer: Seat
    favourite: Suit | None
    pool: int
    """Counters in the pool before this deal's stakes."""
    dealt: Four[Cards]
    """The hands as dealt; never changes."""
    held: Four[Cards]
    phase: Phase
    paid: tuple[Transfer, ...]
    """Every payment of this deal so far."""
    spoken: tuple[Spoken, ...] = ()
    """The auction, in order."""


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
