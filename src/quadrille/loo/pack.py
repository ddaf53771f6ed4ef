"""The pack of Three-Card Loo: fifty-two cards, ace high in every suit.

The suits are those of `quadrille.cards`; the ranks are more, and stand in one order whatever
trumps are.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from quadrille.cards import Suit


class Rank(StrEnum):
    """The thirteen ranks of a suit, from high to low (LOO-1)."""

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    TEN = "T"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"


class Card(StrEnum):
    """The fifty-two cards (LOO-1); the value is the written form, rank then suit.

    Members stand in pack order: suits as in `Suit`, each from high to low.
    """

    SPADE_ACE = "AS"
    SPADE_KING = "KS"
    SPADE_QUEEN = "QS"
    SPADE_JACK = "JS"
    SPADE_TEN = "TS"
    SPADE_NINE = "9S"
    SPADE_EIGHT = "8S"
    SPADE_SEVEN = "7S"
    SPADE_SIX = "6S"
    SPADE_FIVE = "5S"
    SPADE_FOUR = "4S"
    SPADE_THREE = "3S"
    SPADE_TWO = "2S"
    HEART_ACE = "AH"
    HEART_KING = "KH"
    HEART_QUEEN = "QH"
    HEART_JACK = "JH"
    HEART_TEN = "TH"
    HEART_NINE = "9H"
    HEART_EIGHT = "8H"
    HEART_SEVEN = "7H"
    HEART_SIX = "6H"
    HEART_FIVE = "5H"
    HEART_FOUR = "4H"
    HEART_THREE = "3H"
    HEART_TWO = "2H"
    DIAMOND_ACE = "AD"
    DIAMOND_KING = "KD"
    DIAMOND_QUEEN = "QD"
    DIAMOND_JACK = "JD"
    DIAMOND_TEN = "TD"
    DIAMOND_NINE = "9D"
    DIAMOND_EIGHT = "8D"
    DIAMOND_SEVEN = "7D"
    DIAMOND_SIX = "6D"
    DIAMOND_FIVE = "5D"
    DIAMOND_FOUR = "4D"
    DIAMOND_THREE = "3D"
    DIAMOND_TWO = "2D"
    CLUB_ACE = "AC"
    CLUB_KING = "KC"
    CLUB_QUEEN = "QC"
    CLUB_JACK = "JC"
    CLUB_TEN = "TC"
    CLUB_NINE = "9C"
    CLUB_EIGHT = "8C"
    CLUB_SEVEN = "7C"
    CLUB_SIX = "6C"
    CLUB_FIVE = "5C"
    CLUB_FOUR = "4C"
    CLUB_THREE = "3C"
    CLUB_TWO = "2C"

    at: int
    """Place in pack order, 0 to 51; of two cards of a suit the higher stands first."""
    suit: Suit
    rank: Rank

    def __new__(cls, written: str) -> Card:
        """Number the members in the order in which they stand."""
        card = str.__new__(cls, written)
        card._value_ = written
        card.at = len(cls.__members__)
        card.rank = Rank(written[0])
        card.suit = Suit(written[1])
        return card


PACK: Final[tuple[Card, ...]] = tuple(Card)
"""All fifty-two cards in pack order."""


def arranged(some: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in pack order, each suit from high to low."""
    return tuple(sorted(some, key=_place))


def of_suit(some: Iterable[Card], suit: Suit) -> tuple[Card, ...]:
    """The cards of one suit, in the order in which they come."""
    return tuple(card for card in some if card.suit is suit)


def _place(card: Card) -> int:
    return card.at
