"""Bidding by the count of likely tricks, against what each contract needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quadrille.bots.reasons import (
    ENOUGH_ALONE,
    ENOUGH_FOR_ALL,
    ENOUGH_WITH_ALLY,
    ENOUGH_WITH_KING,
    MUST_BID,
    OUTBID,
    TOO_WEAK,
    Choice,
    Reason,
)
from quadrille.bots.thumb.naming import best_trumps, lonely_suits, promise
from quadrille.cards import Suit, cards
from quadrille.rules.actions import PASS, Bid
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.rules.ladders import contracts, vole_ways
from quadrille.rules.returning import must_return
from quadrille.view import SeatView
from quadrille.worlds.support import rules_of

# EVAL-2 says how many tricks each contract asks of a hand. What that is in thirds of a trick as
# `Estimate.thirds` counts them was found in play of one seat against three of the same bot, 600
# to 800 deals from each seat: any other need earned less or no more, in counters a hundred deals.

NEEDS: Final[Mapping[int, int]] = {3: 15, 4: 17, 5: 23, 6: 26}
"""Thirds of a trick by the tricks that a contract asks, in counters or jetons a hundred deals.

Three: 6 in 10 such hands win. 17 earned -23 ± 13, 13 as much as 15.
Four: 3 in 4 such hands win. 15 earned -1.9 ± 3.2, 19 -1.0 ± 2.5, 21 -2.9 ± 3.4.
Five: 7 in 10 such hands win. 22 earned +4.1 ± 5.8, 24 -10.0 ± 5.6.
Six: 8 in 10 such hands win, but half of those with 25. 25 earned -2.0 ± 7.1, 27 -5.0 ± 5.9.
In jetons, with exchange and favourite, 250 deals: for four 15 earned -27 ± 58, 19 -88 ± 47; for
five 21 -248 ± 146, 24 -46 ± 99; for six 24 -292 ± 190.
"""
NEEDS_IF_RETURNED: Final = 21
"""An alliance whose king must come back is played alone, with a king more.

4 in 10 such hands win, and one who asks 22 earned +1 ± 18. With 17 beasts grow without end where
the last speaker must bid; with 21 fifteen sittings of 40 deals took 60 with their clearing.
"""


def speak(view: SeatView) -> Choice:
    """The highest contract that the hand is good for is bid, else she passes if she may."""
    rules = rules_of(view.rules, view.options)
    ladder = {contract.key: contract for contract in contracts(rules)}
    bids = [action for action in view.legal if isinstance(action, Bid)]
    fit = [bid for bid in bids if _is_enough(view, rules, ladder[bid.contract], bid)]
    if fit:
        contract = ladder[fit[-1].contract]
        return Choice(_grade(view, fit), _why(contract))
    if PASS not in view.legal:
        return Choice(
            _grade(view, [bid for bid in bids if bid.contract == bids[0].contract]), MUST_BID
        )
    return Choice(PASS, TOO_WEAK if view.standing is None else OUTBID)


def _grade(view: SeatView, bids: Sequence[Bid]) -> Bid:
    """The last contract of some bids: in the favourite where that is the hand's best suit."""
    last = bids[-1]
    ordinary = Bid(last.contract)
    is_best = best_trumps(cards(view.hand), tuple(Suit), view.favourite).suit is view.favourite
    return last if is_best or ordinary not in bids else ordinary


def _is_enough(view: SeatView, rules: RuleSet, contract: Contract, bid: Bid) -> bool:
    favourite = view.favourite
    suits = (favourite,) if bid.favourite and favourite is not None else tuple(Suit)
    hand = cards(view.hand)
    lonely = lonely_suits(rules, hand) if contract.calls else frozenset[Suit]()
    found = best_trumps(hand, suits, favourite, lonely)
    if contract.all_ten:
        ways = vole_ways(rules) or (contract,)
        return found.tricks >= min(way.needs for way in ways)
    comes_back = contract.calls and not contract.exchanges and must_return(rules)
    needs = NEEDS_IF_RETURNED if comes_back else NEEDS[contract.needs]
    return promise(found, lonely) >= needs


def _why(contract: Contract) -> Reason:
    if contract.all_ten:
        return ENOUGH_FOR_ALL
    if contract.exchanges:
        return ENOUGH_WITH_KING
    return ENOUGH_WITH_ALLY if contract.calls else ENOUGH_ALONE
