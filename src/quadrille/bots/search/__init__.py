"""Level 2: the hidden cards are dealt again and again, and what each choice leads to is weighed.

All candidates are tried in the same worlds; each is worth the counters that the settlement would
pay. What was weighed is told with the choice: over how many worlds, and by how much it is ahead.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from quadrille.bots.beliefs.drawing import Belief
from quadrille.bots.reasons import ONLY_CHOICE, SEARCHED, Choice, Reason
from quadrille.bots.search.budget import BUDGETS, Budget
from quadrille.bots.search.cards import Worths, supposed_play, unlike, values
from quadrille.bots.search.lines import lines, worths
from quadrille.bots.search.policy import RULES
from quadrille.bots.search.position import position
from quadrille.bots.search.race import Result, race
from quadrille.bots.search.worth import QUARTERS
from quadrille.rules.actions import PLAYS, Play, SeatAction
from quadrille.rules.ranking import ORDERS
from quadrille.view import SeatView
from quadrille.worlds.supposed import supposed

__all__ = ["Search"]

LEAN_ON_CARDS: Final = 0.5
LEAN_ON_WORDS: Final = 0.5
"""Standard errors by which a choice must be ahead of the rule player's."""


class Search(Struct, frozen=True):
    """Weighs each choice over worlds; the same for the same view and generator."""

    budget: Budget

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """The choice that is worth most over the worlds."""
        return self.explain(view, random).action

    def explain(self, view: SeatView, random: Random) -> Choice:
        """The same, with what it was weighed against."""
        if len(view.legal) == 1:
            return Choice(view.legal[0], ONLY_CHOICE)
        seed = random.getrandbits(63)
        if all(isinstance(action, Play) for action in view.legal):
            return _card(view, self.budget.cards, seed)
        return _line(view, self.budget.lines, seed)


def _card(view: SeatView, budget: int, seed: int) -> Choice:
    contract, seat = view.contract, view.seat
    assert contract is not None and contract.trumps is not None and seat is not None
    lawful = [action.card for action in view.legal if isinstance(action, Play)]
    belief = Belief(view, by_policy=True)
    unseen = belief.found.support.sight.unseen
    usual = RULES.choose(view, Random(0))
    assert isinstance(usual, Play)
    some = unlike(view, usual.card, lawful, ORDERS[contract.trumps], unseen)
    if len(some) == 1:
        return Choice(PLAYS[some[0].at], ONLY_CHOICE)
    found = belief.drawn(seed, budget // len(some))
    deal, playing = supposed_play(view, found.hands[0])
    now, table = position(deal, playing), Worths(view, found.hands)
    result = race(
        len(some),
        lambda n, first, last: values(table, now, seat, some[n], seed, first, last),
        found.weights,
        0,
        LEAN_ON_CARDS,
    )
    return Choice(PLAYS[some[result.best].at], _reason(result))


def _line(view: SeatView, budget: int, seed: int) -> Choice:
    belief = Belief(view, by_policy=True)
    some = lines(view, supposed(view, belief.found.world(0)))
    found = belief.drawn(seed, max(8, budget // len(some)))
    hands = found.hands[: max(8, budget // len(some))]
    usual = RULES.choose(view, Random(0))
    preferred = next(n for n, line in enumerate(some) if line[0] == usual)
    result = race(
        len(some),
        lambda n, first, last: worths(view, hands[first:last], some[n], seed + first),
        found.weights[: len(hands)],
        preferred,
        LEAN_ON_WORDS,
    )
    return Choice(some[result.best][0], _reason(result))


def _reason(result: Result) -> Reason:
    return SEARCHED
