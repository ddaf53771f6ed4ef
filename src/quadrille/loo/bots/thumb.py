"""Rules of thumb for cards: what to lead, how to win, what to lose; and what a hand is worth.

They serve the simple bots, and those who imagine how others go on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quadrille.cards import Suit
from quadrille.loo.bots.reasons import LEAD_HIGHEST, LOSE_LOW, WIN_HIGH, WIN_LAST, Reason
from quadrille.loo.pack import Card, Rank
from quadrille.loo.tricks import best_card

_TRUMP: Final[Mapping[Rank, float]] = {
    Rank.ACE: 1.0,
    Rank.KING: 0.9,
    Rank.QUEEN: 0.75,
    Rank.JACK: 0.6,
    Rank.TEN: 0.5,
}
"""How many tricks a trump is likely to win."""

_LOW_TRUMP: Final = 0.35

_PLAIN: Final[Mapping[Rank, float]] = {Rank.ACE: 0.4, Rank.KING: 0.15}
"""How many tricks another card is likely to win."""


def likely_tricks(hand: tuple[Card, ...], trumps: Suit) -> float:
    """About how many tricks a hand may expect among a few players."""
    return sum(
        _TRUMP.get(card.rank, _LOW_TRUMP) if card.suit is trumps else _PLAIN.get(card.rank, 0.0)
        for card in hand
    )


def best_play(
    lawful: tuple[Card, ...], table: tuple[Card, ...], trumps: Suit, *, is_last: bool
) -> tuple[Card, Reason]:
    """The card that a sensible player would hardly think about, of those that are lawful."""
    if not table:
        return min(lawful, key=lambda card: _rank_from_high(card, trumps)), LEAD_HIGHEST
    # The law makes her win if she can, so that all lawful cards win or none does.
    if best_card((*table, lawful[0]), trumps) < len(table):
        return max(lawful, key=lambda card: _rank_from_high(card, trumps)), LOSE_LOW
    if is_last:
        return max(lawful, key=lambda card: _rank_from_high(card, trumps)), WIN_LAST
    return min(lawful, key=lambda card: _rank_from_high(card, trumps)), WIN_HIGH


def _rank_from_high(card: Card, trumps: Suit) -> int:
    """Trumps before all others, then high before low."""
    return card.at % _RANKS if card.suit is trumps else _RANKS + card.at % _RANKS


_RANKS: Final = len(Rank)
