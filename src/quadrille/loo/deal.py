"""A deal of Three-Card Loo and its phases as values. No behaviour but derived facts lives here."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from quadrille.cards import Suit
from quadrille.cite import cites
from quadrille.loo.actions import Word
from quadrille.loo.choices import RuleSet
from quadrille.loo.pack import Card
from quadrille.money import Transfer
from quadrille.seats import Seat

HAND_SIZE = 3
"""Cards in a hand, and tricks in a deal (LOO-2)."""


class Spoken(Struct, frozen=True):
    """What a seat announced."""

    seat: Seat
    word: Word


class Laid(Struct, frozen=True):
    """A card on the table, and who played it."""

    seat: Seat
    card: Card


class Trick(Struct, frozen=True):
    """A finished trick."""

    laid: tuple[Laid, ...]
    """In the order of play."""
    winner: Seat


class Announcing(Struct, frozen=True, tag="announcing"):
    """Each in turn says whether she plays."""


class Playing(Struct, frozen=True, tag="playing"):
    """The tricks so far, and the cards on the table."""

    leader: Seat
    table: tuple[Laid, ...] = ()
    tricks: tuple[Trick, ...] = ()


class Settled(Struct, frozen=True, tag="settled"):
    """The deal is over and paid."""

    tricks: tuple[Trick, ...]
    transfers: tuple[Transfer, ...]


Phase: TypeAlias = Announcing | Playing | Settled


class Deal(Struct, frozen=True, kw_only=True):
    """One deal, from the hands given to the settlement."""

    rules: RuleSet
    dealer: Seat
    pool: int
    """Counters in the pool when the deal begins, the dealer's stake among them."""
    turn_up: Card
    dealt: tuple[tuple[Card, ...], ...]
    """The hands as dealt, by seat, each in pack order; never changes."""
    miss: tuple[Card, ...]
    """The spare hand as dealt; no cards where there is none."""
    held: tuple[tuple[Card, ...], ...]
    """What each seat holds now; nothing once she has thrown in."""
    spoken: tuple[Spoken, ...] = ()
    phase: Phase = Announcing()

    @property
    def trumps(self) -> Suit:
        """The suit of the card that was turned up (LOO-2)."""
        return self.turn_up.suit

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.dealt)


@cites("LOO-1", "S3 §Three-Card Loo: Deal", "S3 §Loo Notes")
def left_of(seat: Seat, players: int) -> Seat:
    """Everything goes to the left: the deal, the announcements and the play."""
    return Seat((seat + 1) % players)


def in_turn(dealer: Seat, players: int) -> tuple[Seat, ...]:
    """All seats from eldest, the dealer's left neighbour, to the dealer (LOO-1)."""
    return tuple(Seat((dealer + place) % players) for place in range(1, players + 1))


def taker_of(spoken: tuple[Spoken, ...]) -> Seat | None:
    """Who took Miss for her own hand, if anybody did (LOO-3)."""
    return next((each.seat for each in spoken if each.word is Word.MISS), None)


def defender_of(spoken: tuple[Spoken, ...]) -> Seat | None:
    """The dealer, if he defends Miss (LOO-5)."""
    return next((each.seat for each in spoken if each.word is Word.DEFEND), None)


def in_play(spoken: tuple[Spoken, ...]) -> tuple[Seat, ...]:
    """Who takes part, from eldest; one who defends Miss too."""
    return tuple(each.seat for each in spoken if each.word is not Word.THROW_IN)


def won(tricks: tuple[Trick, ...], players: int) -> tuple[int, ...]:
    """How many tricks each seat has won."""
    winners = [trick.winner for trick in tricks]
    return tuple(winners.count(Seat(place)) for place in range(players))
