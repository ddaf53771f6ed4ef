"""Which king a hand calls and why, and which card it gives for one.

Advice, not law: what may be called is decided in `calling.py`.
"""

from __future__ import annotations

from enum import StrEnum

from quadrille.cards import Card, Cards, Rank, Suit
from quadrille.cite import cites
from quadrille.rules.ranking import ORDERS, plain_order


class Ground(StrEnum):
    """Why one king is called rather than another."""

    IN_RULE = "in-rule"
    """Hombre holds one card of its suit and can soon trump it."""
    SHORTEST = "shortest"
    QUEEN = "queen"
    """As long as another suit, but with the queen, which becomes good."""
    RED = "red"
    """As long as another suit, and red: it has a card more."""
    FROM_NEED = "from-need"
    """Hombre holds no card of any suit that she could call."""
    LONGEST = "longest"
    """To be given the king of the longest suit."""
    OWN = "own"
    """There is nothing else to call."""


@cites("EVAL-4", "S2 §Simple call", "S2 §Reasons for the rules on calling a King")
def ally_to_call(hand: Cards, callable_cards: Cards) -> tuple[Card, Ground]:
    """The king of a singleton is called, else of the shortest suit; of a void only from need.

    At equal length red goes before black, unless the black suit has the queen and the red one
    no better than a jack.
    """
    card = min(callable_cards, key=lambda one: _order_to_call(hand, one))
    return card, _ground(hand, callable_cards, card)


def _order_to_call(hand: Cards, card: Card) -> tuple[bool, bool, int, bool, bool, int]:
    length, has_queen = _suit_length(hand, card), _has_queen(hand, card)
    return (card in hand, length == 0, length, not has_queen, not card.suit.is_red, card.at)


def _suit_length(hand: Cards, card: Card) -> int:
    return sum(other in hand for other in plain_order(card.suit))


def _has_queen(hand: Cards, card: Card) -> bool:
    return plain_order(card.suit)[1] in hand


def _ground(hand: Cards, callable_cards: Cards, card: Card) -> Ground:
    length = _suit_length(hand, card)
    equals = [
        other
        for other in callable_cards
        if other is not card and other not in hand and _suit_length(hand, other) == length
    ]
    if card in hand:
        return Ground.OWN
    if length == 0:
        return Ground.FROM_NEED
    if _has_queen(hand, card) and any(not _has_queen(hand, other) for other in equals):
        return Ground.QUEEN
    if card.suit.is_red and any(not other.suit.is_red for other in equals):
        return Ground.RED
    return Ground.IN_RULE if length == 1 else Ground.SHORTEST


@cites("EVAL-4", "S2 §Médiateur")
def king_to_take(hand: Cards, callable_cards: Cards) -> tuple[Card, Ground]:
    """To be given a king, that of the longest suit is called: it may make others good."""
    card = min(callable_cards, key=lambda one: (one in hand, -_suit_length(hand, one), one.at))
    return card, Ground.OWN if card in hand else Ground.LONGEST


@cites("EVAL-4", "S2 §Médiateur")
def card_to_give(hand: Cards, trumps: Suit, received: Card) -> Card:
    """The card given for a king comes from the shortest suit, the lowest of it, and is no king."""
    spare = [card for card in hand - ORDERS[trumps].trumps if card is not received]
    spare = [card for card in spare if card.rank not in (Rank.KING, received.rank)] or spare
    if not spare:
        ladder = [card for card in ORDERS[trumps].ladder if card in hand]
        return ladder[-1]
    order = ORDERS[trumps].strength
    return min(spare, key=lambda card: (_suit_length(hand, card), order[card.at], card.at))
