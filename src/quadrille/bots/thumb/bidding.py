"""Bidding by the count of likely tricks, against what each contract needs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from quadrille.bots.reasons import (
    ENOUGH_ALONE,
    ENOUGH_FOR_ALL,
    ENOUGH_WITH_ALLY,
    ENOUGH_WITH_KING,
    OUTBID,
    TOO_WEAK,
    Choice,
    Reason,
)
from quadrille.bots.thumb.naming import best_trumps
from quadrille.cards import Cards, Suit, cards
from quadrille.rules.actions import PASS, Bid
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.rules.options import with_options
from quadrille.rulesets import find
from quadrille.view import SeatView

NEEDS_WITH_ALLY: Final = 17
"""Thirds of a trick to bid with an ally: 3 in 4 such hands win. S2 asks four tricks."""
NEEDS_WITH_KING: Final = 23
"""Thirds of a trick to bid with a king given up: 7 in 10 such hands win. S2 asks five tricks."""
NEEDS_ALONE: Final = 26
"""Thirds of a trick to bid alone: 8 in 10 such hands win, but half of those with 25."""
NEEDS_ALL_TEN: Final = 10
"""Tricks by the bare count to bid all ten; six straight tricks may be gone on from anyway."""


@lru_cache(maxsize=256)
def rules_of(key: str, options: tuple[tuple[str, str], ...]) -> RuleSet:
    """The rule set that a view tells of, with its options."""
    return with_options(find(key), dict(options))


def speak(view: SeatView) -> Choice:
    """The highest contract that the hand is good for is bid, else she passes."""
    hand = cards(view.hand)
    ladder = {contract.key: contract for contract in rules_of(view.rules, view.options).ladder}
    fit = [
        (bid, ladder[bid.contract])
        for bid in view.legal
        if isinstance(bid, Bid) and _is_enough(hand, bid, ladder[bid.contract], view.favourite)
    ]
    if not fit:
        return Choice(PASS, TOO_WEAK if view.standing is None else OUTBID)
    bid, contract = fit[-1]
    return Choice(bid, _why(contract))


def _is_enough(hand: Cards, bid: Bid, contract: Contract, favourite: Suit | None) -> bool:
    suits = (favourite,) if bid.favourite and favourite is not None else tuple(Suit)
    found = best_trumps(hand, suits, favourite)
    if contract.all_ten:
        return found.tricks >= NEEDS_ALL_TEN
    return found.thirds >= _needs(contract)


def _needs(contract: Contract) -> int:
    if contract.exchanges:
        return NEEDS_WITH_KING
    return NEEDS_WITH_ALLY if contract.calls else NEEDS_ALONE


def _why(contract: Contract) -> Reason:
    if contract.all_ten:
        return ENOUGH_FOR_ALL
    if contract.exchanges:
        return ENOUGH_WITH_KING
    return ENOUGH_WITH_ALLY if contract.calls else ENOUGH_ALONE
