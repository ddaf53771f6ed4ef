"""What a card brings now, what it is still worth to keep, and how many tricks are sure."""

from __future__ import annotations

from typing import Final

from quadrille.bots.masks import beating, each
from quadrille.bots.reading import Reading, Role, foes_trumps, is_master, ours, passes
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
PRICE: Final = 0.9
"""How much of a trick now a trick later is worth."""
LEAD: Final = 0.05
"""What it is worth to win the trick oneself and be on lead."""
SHOWING: Final = 0.1
"""What it is worth to an ally not yet shown."""
SHORTENING: Final = 0.04
"""What it is worth to a player with trumps to come nearer to a void."""


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


def brings(reading: Reading, card: Card) -> float:
    """What a card brings in this trick, less what it would have won later."""
    wins = takes(reading, card)
    chance = ours(reading, card)
    value = chance - PRICE * worth(reading, card)
    if wins:
        shows = reading.role is Role.ALLY and not reading.contract.shown
        value += (SHOWING if shows else LEAD) * chance
    elif is_discard(reading, card) and reading.hand & reading.ranks.trumps:
        suit = reading.hand & reading.ranks.suit[card.at]
        value += SHORTENING / suit.bit_count()
    return value


def takes(reading: Reading, card: Card) -> bool:
    """Whether a card beats all that lie on the table."""
    assert reading.best is not None
    return card.bit & beating(reading.ranks, reading.table[0], reading.best) != 0


def is_discard(reading: Reading, card: Card) -> bool:
    """Whether a card is neither a trump nor of the suit led."""
    led = reading.table[0]
    return not card.bit & (reading.ranks.suit[led.at] | reading.ranks.trumps)
