"""Everything that can be chosen in Three-Card Loo: by a seat, and by nature.

Actions are imperatives. Each is one line of the record, save a deal, which is two.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

from msgspec import Struct

from quadrille.loo.pack import Card
from quadrille.seats import Seat


class Word(StrEnum):
    """What a seat may announce (LOO-3, LOO-5); the words of the record."""

    PLAY = "play"
    """She plays the hand that she was dealt."""
    THROW_IN = "throw-in"
    """She throws her hand in, and is out of the deal."""
    MISS = "miss"
    """She plays, and takes Miss unseen for her own hand."""
    DEFEND = "defend"
    """The dealer plays Miss, and neither wins nor loses."""


class Say(Struct, frozen=True, tag_field="t", tag="say"):
    """Announce whether, and how, one plays."""

    word: Word


class Play(Struct, frozen=True, tag_field="t", tag="play"):
    """Play a card to the trick, or lead it."""

    card: Card


class DealOut(Struct, frozen=True, tag_field="t", tag="deal-out"):
    """Give the hands, and turn a card for trumps."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat."""
    miss: tuple[Card, ...]
    """The spare hand; no cards where seventeen play."""
    turn_up: Card


class Report(Struct, frozen=True, kw_only=True, tag_field="t", tag="report"):
    """Enter how a deal with real cards came out; it stands for the deal and all that followed."""

    played: tuple[Seat, ...]
    """Who took part; nobody where all left the pool to the dealer."""
    miss: Seat | None = None
    """Who took Miss for her own hand."""
    defended: bool = False
    """Whether the dealer defended Miss."""
    tricks: tuple[int, ...]
    """By seat."""


SeatAction: TypeAlias = Say | Play
"""What a player may choose."""

Action: TypeAlias = SeatAction | DealOut | Report

PLAY: Final = Say(Word.PLAY)
THROW_IN: Final = Say(Word.THROW_IN)
MISS: Final = Say(Word.MISS)
DEFEND: Final = Say(Word.DEFEND)
