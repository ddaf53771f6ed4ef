"""Sets of cards as plain masks, as in `Cards.bits`, and the order of the pack in that form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from quadrille.cards import PACK, Card, Suit, cards
from quadrille.rules.following import DUTIES
from quadrille.rules.ranking import ORDERS


class Ranks(Struct, frozen=True, kw_only=True):
    """The order of the pack for one trump suit."""

    trumps: int
    matadors: int
    suit: tuple[int, ...]
    """By `Card.at`: the cards of the same effective suit."""
    above: tuple[int, ...]
    """By `Card.at`: the cards of the same effective suit that are higher."""
    strength: tuple[int, ...]
    """By `Card.at`: as in `Order`."""
    obliges: tuple[int, ...]
    """By `Card.at` of the led card: cards whose holder must follow."""
    follows: tuple[int, ...]
    """By `Card.at` of the led card: cards that follow it."""
    plain: tuple[int, ...]
    """The three suits that are not trumps."""


def _ranks(trumps: Suit) -> Ranks:
    order = ORDERS[trumps]
    strength = order.strength
    return Ranks(
        trumps=order.trumps.bits,
        matadors=cards(order.matadors).bits,
        suit=tuple(order.members[card.at].bits for card in PACK),
        above=tuple(
            cards(
                other for other in order.members[card.at] if strength[other.at] > strength[card.at]
            ).bits
            for card in PACK
        ),
        strength=strength,
        obliges=tuple(duty.obliges.bits for duty in DUTIES[trumps]),
        follows=tuple(duty.follows.bits for duty in DUTIES[trumps]),
        plain=tuple(order.members[Card(f"K{suit}").at].bits for suit in Suit if suit is not trumps),
    )


RANKS: Final[Mapping[Suit, Ranks]] = {suit: _ranks(suit) for suit in Suit}


def each(bits: int) -> Iterator[Card]:
    """The cards of a mask, in pack order."""
    while bits:
        lowest = bits & -bits
        yield PACK[lowest.bit_length() - 1]
        bits ^= lowest


def beating(ranks: Ranks, led: Card, best: Card) -> int:
    """The cards that would beat the best card so far, when a card was led."""
    if best.bit & ranks.trumps:
        return ranks.above[best.at]
    if best.bit & ranks.suit[led.at]:
        return ranks.above[best.at] | ranks.trumps
    return ranks.suit[led.at] | ranks.trumps


def lowest_of(ranks: Ranks, bits: int) -> Card:
    """The lowest card of a mask of one suit."""
    strength = ranks.strength
    return min(each(bits), key=lambda card: strength[card.at])


def highest_of(ranks: Ranks, bits: int) -> Card:
    """The highest card of a mask of one suit."""
    strength = ranks.strength
    return max(each(bits), key=lambda card: strength[card.at])
