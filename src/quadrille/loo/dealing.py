"""Dealing: who deals first, how many may play, what is given to whom, what is staked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.loo.actions import DealOut
from quadrille.loo.deal import HAND_SIZE
from quadrille.loo.pack import Card, Rank
from quadrille.loo.refusals import Why, because
from quadrille.money import Pot, Reason, Transfer
from quadrille.seats import Seat

LEAST: Final = 2
"""The fewest players (LOO-1)."""

MOST: Final = 17
"""The most players (LOO-1)."""

STAKE: Final = 3
"""What the dealer stakes, and what a single holds (LOO-2)."""


@cites("LOO-1", "S3 §Three-Card Loo: Deal")
def lowest_cut(cut: Sequence[Card]) -> tuple[int, ...]:
    """Whoever cuts the lowest card deals first, and the ace is lowest here.

    Gives the places of the lowest cards; more than one of them cut again.
    """
    lowest = min(map(_cut_height, cut))
    return tuple(place for place, card in enumerate(cut) if _cut_height(card) == lowest)


_FROM_LOW: Final = (Rank.ACE, *(rank for rank in reversed(Rank) if rank is not Rank.ACE))


def _cut_height(card: Card) -> int:
    return _FROM_LOW.index(card.rank)


@cites("LOO-2", "S3 §Three-Card Loo: Deal")
def has_miss(players: int) -> bool:
    """A spare hand, Miss, is dealt; with seventeen players there are no cards for it."""
    return players < MOST


@cites("LOO-2", "S3 §Equipment", "S3 §Three-Card Loo: Deal")
def why_not_dealt(action: DealOut, players: int) -> Refusal | None:
    """Three cards go to each player and to Miss, and the next is turned; no card comes twice."""
    if len(action.hands) != players:
        return because(Why.HANDS, count=str(len(action.hands)), players=str(players))
    for seat, hand in enumerate(action.hands):
        if len(hand) != HAND_SIZE:
            return because(Why.HAND_NOT_THREE, seat=str(seat), count=str(len(hand)))
    if action.miss and not has_miss(players):
        return because(Why.NO_ROOM_FOR_MISS)
    if has_miss(players) and len(action.miss) != HAND_SIZE:
        return because(Why.MISS_NOT_THREE, count=str(len(action.miss)))
    seen: set[Card] = set()
    for card in (*(card for hand in action.hands for card in hand), *action.miss, action.turn_up):
        if card in seen:
            return because(Why.DEALT_TWICE, card=card)
        seen.add(card)
    return None


@cites("LOO-2", "S3 §Three-Card Loo: Deal")
def stake(dealer: Seat) -> Transfer:
    """The dealer stakes three to the pool, whatever lies in it already."""
    return Transfer(dealer, Pot.POOL, STAKE, Reason.STAKE, "LOO-2")


@cites("LOO-2", "S3 §Three-Card Loo: Deal")
def is_single(pool: int) -> bool:
    """A pool with no more than the dealer's stake is a single; a larger one is a double."""
    return pool <= STAKE
