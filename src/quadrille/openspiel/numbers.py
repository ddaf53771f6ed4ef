"""Each action of a rule set as a number, and back.

A card is played by its place in the pack; what is done with a card otherwise has forty numbers
each, then come single words, and the bids stand last, as there are in the rule set.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from quadrille.cards import PACK, Suit
from quadrille.rules.actions import (
    ASK,
    KEEP,
    NO,
    PASS,
    PLAYS,
    RETURN,
    STOP,
    YES,
    Call,
    Give,
    Invite,
    NameTrumps,
    Play,
    SeatAction,
    Through,
)
from quadrille.rules.choices import RuleSet
from quadrille.rules.ladders import all_bids

Numbers = tuple[SeatAction, ...]
"""Every action, by its number."""

_WORDS: Final[Numbers] = (
    *PLAYS,
    *(Give(card) for card in PACK),
    *(Call(card) for card in PACK),
    *(Invite(card) for card in PACK),
    *(NameTrumps(suit) for suit in Suit),
    *(PASS, STOP, ASK, YES, NO, RETURN, KEEP),
    *(Through(way) for way in ("solo", "mediateur")),
)


@lru_cache(maxsize=64)
def numbers(rules: RuleSet) -> Numbers:
    """Every action that there may be in a rule set, whether or not a favourite is agreed."""
    return (*_WORDS, *all_bids(rules, Suit.SPADES))


@lru_cache(maxsize=64)
def _places(rules: RuleSet) -> Mapping[SeatAction, int]:
    return {action: number for number, action in enumerate(numbers(rules))}


def numbered(rules: RuleSet, actions: tuple[SeatAction, ...]) -> list[int]:
    """The numbers of some actions, rising."""
    if all(isinstance(action, Play) for action in actions):
        # The law lists cards in pack order, which is the order of their numbers.
        return [action.card.at for action in actions if isinstance(action, Play)]
    places = _places(rules)
    return sorted(places[action] for action in actions)
