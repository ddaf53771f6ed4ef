"""What a card is still worth to keep, and how many tricks are sure."""

from __future__ import annotations

from typing import Final

from quadrille.bots.masks import each
from quadrille.bots.reading import Reading, foes_trumps, is_master, passes
from quadrille.cards import Card

GUARDED: Final = 0.8
"""A trump with as many lower ones beside it as there are higher ones out."""
BARE: Final = 0.55
"""For each higher trump out that no lower one can meet."""
RUFFING: Final = 0.35
"""Even the lowest trump may ruff."""
PLAIN_GUARDED: Final = 0.5
"""For each higher card of a plain suit out, if there is a lower one to meet it."""
PLAIN_BARE: Final = 0.12


def worth(reading: Reading, card: Card) -> float:
    """The chance that a card takes a trick later, if it is kept."""
    if card.bit & reading.ranks.trumps:
        return _worth_of_trump(reading, card)
    ranks = reading.ranks
    suit = ranks.suit[card.at]
    higher = (ranks.above[card.at] & reading.unseen).bit_count()
    if not higher:
        return 0.9 * passes(reading, card)
    below = (reading.hand & suit & ~ranks.above[card.at] & ~card.bit).bit_count()
    beside = (reading.hand & ranks.above[card.at]).bit_count()
    if below + beside >= higher and below:
        return float(0.6 * PLAIN_GUARDED**higher)
    return float(PLAIN_BARE**higher)


def _worth_of_trump(reading: Reading, card: Card) -> float:
    ranks = reading.ranks
    out = foes_trumps(reading)
    higher = (ranks.above[card.at] & out).bit_count()
    if not higher:
        return 0.98
    below = (reading.hand & ranks.trumps & ~ranks.above[card.at] & ~card.bit).bit_count()
    if below >= higher:
        return GUARDED
    return float(max(RUFFING, BARE ** (higher - below)))


def sure_tricks(reading: Reading) -> int:
    """Tricks that are this player's own whatever the others hold, once she is on lead."""
    ranks, out = reading.ranks, foes_trumps(reading)
    trumps = reading.hand & ranks.trumps
    tops = sum(not ranks.above[card.at] & out for card in each(trumps))
    if tops < out.bit_count():
        return tops
    masters = sum(is_master(reading, card) for card in each(reading.hand & ~ranks.trumps))
    return trumps.bit_count() + masters
