"""Who wins a trick, and who may look at finished ones."""

from __future__ import annotations

from typing import assert_never

from quadrille.cards import Card, Suit
from quadrille.cite import cites
from quadrille.rules.choices import RuleSet
from quadrille.rules.questions import TrickReview
from quadrille.rules.ranking import ORDERS


@cites("PLAY-4", "S0 §Playing the tricks", "S1 §line 13", "S3 §Play", "S4 §Stikkspill")
def best_card(played: tuple[Card, ...], trumps: Suit) -> int:
    """The highest trump wins, else the highest card of the suit led: its place in the trick."""
    order = ORDERS[trumps]
    strength = order.strength
    contending = order.members[played[0].at].bits | order.trumps.bits
    best, best_strength = 0, strength[played[0].at]
    for place in range(1, len(played)):
        card = played[place]
        if card.bit & contending and strength[card.at] > best_strength:
            best, best_strength = place, strength[card.at]
    return best


@cites("PLAY-8", "S2 §Play and disclosure")
def reviewable(rules: RuleSet, finished: int, *, on_turn: bool) -> range:
    """Which finished tricks, by number from 0, may be looked at again."""
    match rules.trick_review:
        case TrickReview.OWN_TURN:
            return range(finished if on_turn else 0)
        case TrickReview.LAST_TRICK:
            return range(max(0, finished - 1), finished)
        case TrickReview.NEVER:
            return range(0)
        case never:
            assert_never(never)
