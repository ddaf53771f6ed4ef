"""The pack: forty cards in four suits, and sets of them.

Decides which cards exist and in which order they are listed. What a card is worth in
play depends on trumps and is decided in `rules/ranking.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final

from msgspec import Struct


class Suit(StrEnum):
    """The four suits, in the order in which they are written."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def is_red(self) -> bool:
        """Hearts and diamonds are red; they rank their low cards the other way round."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Rank(StrEnum):
    """The ten ranks of a suit: no eight, nine or ten (CARD-1)."""

    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"
    ACE = "A"


class Card(StrEnum):
    """The forty cards (CARD-1); the value is the written form, rank then suit.

    Members stand in pack order: suits as in `Suit`, each from high to low by the rank it
    has when it is not trumps (CARD-4), the black aces first in their suits.
    """

    SPADE_ACE = "AS"
    SPADE_KING = "KS"
    SPADE_QUEEN = "QS"
    SPADE_JACK = "JS"
    SPADE_SEVEN = "7S"
    SPADE_SIX = "6S"
    SPADE_FIVE = "5S"
    SPADE_FOUR = "4S"
    SPADE_THREE = "3S"
    SPADE_TWO = "2S"
    HEART_KING = "KH"
    HEART_QUEEN = "QH"
    HEART_JACK = "JH"
    HEART_ACE = "AH"
    HEART_TWO = "2H"
    HEART_THREE = "3H"
    HEART_FOUR = "4H"
    HEART_FIVE = "5H"
    HEART_SIX = "6H"
    HEART_SEVEN = "7H"
    DIAMOND_KING = "KD"
    DIAMOND_QUEEN = "QD"
    DIAMOND_JACK = "JD"
    DIAMOND_ACE = "AD"
    DIAMOND_TWO = "2D"
    DIAMOND_THREE = "3D"
    DIAMOND_FOUR = "4D"
    DIAMOND_FIVE = "5D"
    DIAMOND_SIX = "6D"
    DIAMOND_SEVEN = "7D"
    CLUB_ACE = "AC"
    CLUB_KING = "KC"
    CLUB_QUEEN = "QC"
    CLUB_JACK = "JC"
    CLUB_SEVEN = "7C"
    CLUB_SIX = "6C"
    CLUB_FIVE = "5C"
    CLUB_FOUR = "4C"
    CLUB_THREE = "3C"
    CLUB_TWO = "2C"

    at: int
    """Place in pack order, 0 to 39."""
    bit: int
    """The bit that stands for this card in a set of cards."""
    suit: Suit
    """The suit printed on the card."""
    rank: Rank
    """The rank printed on the card."""

    def __new__(cls, written: str) -> Card:
        """Number the members in the order in which they stand."""
        card = str.__new__(cls, written)
        card._value_ = written
        card.at = len(cls.__members__)
        card.bit = 1 << card.at
        card.rank = Rank(written[0])
        card.suit = Suit(written[1])
        return card


PACK: Final[tuple[Card, ...]] = tuple(Card)
"""All forty cards in pack order."""

SPADILLE: Final = Card.SPADE_ACE
"""The highest trump of every deal (CARD-2)."""

BASTO: Final = Card.CLUB_ACE
"""The third trump of every deal (CARD-2)."""


class Cards(Struct, frozen=True):
    """A set of cards. It iterates in pack order, never in hash order."""

    bits: int = 0

    def __iter__(self) -> Iterator[Card]:
        """Each card once, in pack order."""
        bits = self.bits
        while bits:
            lowest = bits & -bits
            yield PACK[lowest.bit_length() - 1]
            bits ^= lowest

    def __len__(self) -> int:
        """How many cards the set holds."""
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        """Whether there is any card in the set."""
        return self.bits != 0

    def __contains__(self, card: object) -> bool:
        """Whether a card is in the set."""
        return isinstance(card, Card) and self.bits & card.bit != 0

    def __or__(self, other: Cards) -> Cards:
        """The cards of either set."""
        return Cards(self.bits | other.bits)

    def __and__(self, other: Cards) -> Cards:
        """The cards of both sets."""
        return Cards(self.bits & other.bits)

    def __sub__(self, other: Cards) -> Cards:
        """The cards of this set that are not in the other."""
        return Cards(self.bits & ~other.bits)

    def with_card(self, card: Card) -> Cards:
        """This set and one card more."""
        return Cards(self.bits | card.bit)

    def without(self, card: Card) -> Cards:
        """This set less one card."""
        return Cards(self.bits & ~card.bit)


NO_CARDS: Final = Cards()
"""The empty set."""

ALL_CARDS: Final = Cards((1 << len(PACK)) - 1)
"""The whole pack."""


def cards(some: Iterable[Card]) -> Cards:
    """Gather cards into a set.

    >>> cards([Card.CLUB_ACE, Card.SPADE_ACE])
    Cards(bits=1073741825)
    """
    bits = 0
    for card in some:
        bits |= card.bit
    return Cards(bits)
