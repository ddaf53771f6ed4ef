"""Who wins a trick."""

from __future__ import annotations

from quadrille.cards import Suit
from quadrille.cite import cites
from quadrille.loo.pack import Card


@cites("LOO-8", "S3 §Three-Card Loo: Play")
def best_card(played: tuple[Card, ...], trumps: Suit) -> int:
    """The highest trump wins, else the highest card of the suit led: its place in the trick."""
    best = 0
    for place in range(1, len(played)):
        card, winning = played[place], played[best]
        if card.at < winning.at if card.suit is winning.suit else card.suit is trumps:
            best = place
    return best
