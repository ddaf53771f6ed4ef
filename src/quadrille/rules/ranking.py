"""The order of the cards, for each trump suit, as one value from which all else follows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from quadrille.cards import BASTO, PACK, SPADILLE, Card, Cards, Rank, Suit, cards
from quadrille.cite import cites

_AFTER_MATADORS: Final[Mapping[bool, str]] = {False: "KQJ76543", True: "AKQJ23456"}
_MANILLE: Final[Mapping[bool, Rank]] = {False: Rank.TWO, True: Rank.SEVEN}


class Order(Struct, frozen=True):
    """How the pack ranks when a suit is trumps."""

    suit: Suit
    trumps: Cards
    matadors: tuple[Card, Card, Card]
    """Spadille, Manille, Basto."""
    punto: Card | None
    """The red trump ace; none when trumps are black."""
    ladder: tuple[Card, ...]
    """All trumps, high to low."""
    strength: tuple[int, ...]
    """By `Card.at`: comparable within an effective suit, and any trump above any other card."""
    members: tuple[Cards, ...]
    """By `Card.at`: the cards of the same effective suit."""


@cache
@cites(
    "CARD-4",
    "S0 §The cards",
    "S3 §Rank of cards",
    "S1 §line 12",
    "S4 §Hvordan rangeres kortene i Quadrille?",
)
def plain_order(suit: Suit) -> tuple[Card, ...]:
    """A suit that is not trumps ranks K Q J 7 6 5 4 3 2 if black, K Q J A 2 3 4 5 6 7 if red."""
    return tuple(card for card in PACK if card.suit is suit and card not in (SPADILLE, BASTO))


@cites("CARD-3", "S0 §The cards", "S1 §line 11", "S3 §Rank of cards")
def manille(trumps: Suit) -> Card:
    """Manille is the two of a black trump suit and the seven of a red one."""
    return Card(_MANILLE[trumps.is_red] + trumps)


@cites("CARD-2", "CARD-3", "S0 §The cards", "S1 §line 11", "S1 §line 12", "S3 §Rank of cards")
def trump_order(trumps: Suit) -> tuple[Card, ...]:
    """Trumps rank Spadille, Manille, Basto, a red ace, then king, queen, jack and the small ones.

    So there are eleven trumps when black, twelve when red.
    """
    rest = tuple(Card(rank + trumps) for rank in _AFTER_MATADORS[trumps.is_red])
    return (SPADILLE, manille(trumps), BASTO, *rest)


def _order(suit: Suit) -> Order:
    ladder = trump_order(suit)
    trumps = cards(ladder)
    strength = [0] * len(PACK)
    members = [trumps] * len(PACK)
    for place, card in enumerate(reversed(ladder)):
        strength[card.at] = len(PACK) + place
    for plain in Suit:
        if plain is suit:
            continue
        ranked = plain_order(plain)
        for place, card in enumerate(reversed(ranked)):
            strength[card.at] = place
            members[card.at] = cards(ranked)
    return Order(
        suit=suit,
        trumps=trumps,
        matadors=(SPADILLE, manille(suit), BASTO),
        punto=Card(Rank.ACE + suit) if suit.is_red else None,
        ladder=ladder,
        strength=tuple(strength),
        members=tuple(members),
    )


ORDERS: Final[Mapping[Suit, Order]] = {suit: _order(suit) for suit in Suit}
"""The order of the pack for each trump suit."""


@cites("CARD-6", "S2 §Pack and rank of the cards")
def arranged(hand: Cards, trumps: Suit | None) -> tuple[Card, ...]:
    """A hand is shown trumps first; before they are named, with the two black aces set apart."""
    if trumps is None:
        apart = tuple(card for card in (SPADILLE, BASTO) if card in hand)
        return apart + tuple(card for card in hand if card not in apart)
    order = ORDERS[trumps]
    first = tuple(card for card in order.ladder if card in hand)
    return first + tuple(hand - order.trumps)
