"""Everything that can become so in Three-Card Loo, in the past tense.

Events are the commentary on actions. Who may see which of them is decided in `view.py`.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from quadrille.loo.actions import Word
from quadrille.loo.pack import Card
from quadrille.money import Transfer
from quadrille.seats import Seat


class Dealt(Struct, frozen=True, tag_field="t", tag="dealt"):
    """The hands and Miss were given; nobody sees this whole."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    miss: tuple[Card, ...]
    turn_up: Card


class HandDealt(Struct, frozen=True, tag_field="t", tag="hand-dealt"):
    """A hand was given, as the one who holds it sees it; others see no cards."""

    dealer: Seat
    hand: tuple[Card, ...]
    turn_up: Card


class Announced(Struct, frozen=True, tag_field="t", tag="announced"):
    """A seat said whether, and how, she plays."""

    seat: Seat
    word: Word


class MissTaken(Struct, frozen=True, tag_field="t", tag="miss-taken"):
    """A seat took up Miss; only she sees the cards."""

    seat: Seat
    hand: tuple[Card, ...] | None


class Played(Struct, frozen=True, tag_field="t", tag="played"):
    """A card was played."""

    seat: Seat
    card: Card


class TrickWon(Struct, frozen=True, tag_field="t", tag="trick-won"):
    """A trick was won."""

    seat: Seat
    number: int


class Paid(Struct, frozen=True, tag_field="t", tag="paid"):
    """Counters moved."""

    transfers: tuple[Transfer, ...]


class DealSettled(Struct, frozen=True, tag_field="t", tag="deal-settled"):
    """A deal is over; who took part without a trick is looed."""

    number: int
    looed: tuple[Seat, ...]


class SittingEnded(Struct, frozen=True, tag_field="t", tag="sitting-ended"):
    """The agreed deals are played."""

    balances: tuple[int, ...]


Event: TypeAlias = (
    Dealt
    | HandDealt
    | Announced
    | MissTaken
    | Played
    | TrickWon
    | Paid
    | DealSettled
    | SittingEnded
)
"""What can become so."""
