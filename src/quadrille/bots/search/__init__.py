"""Level 2: the hidden cards are dealt again and again, and what each choice leads to is weighed.

All candidates are tried in the same worlds; each is worth the counters that the settlement would
pay. What was weighed is told with the choice: over how many worlds, and by how much it is ahead.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from quadrille.bots.beliefs.drawing import Belief
from quadrille.bots.reasons import ONLY_CHOICE, Choice
from quadrille.bots.search.budget import BUDGETS, Budget
from quadrille.bots.search.policy import RULES
from quadrille.bots.search.weighing import IsLate, best_card, best_line, unlike_cards
from quadrille.rules.actions import PLAYS, Play, SeatAction
from quadrille.view import SeatView

__all__ = ["BUDGETS", "Budget", "Search", "never_late", "only_plays"]


def never_late() -> bool:
    """Time is without end, so that the budget of worlds alone says when it is enough."""
    return False


class Search(Struct, frozen=True):
    """Weighs each choice over worlds; the same for the same view and generator."""

    budget: Budget
    is_late: IsLate = never_late
    """Whether it is time to choose by what has been seen so far; where time is short a choice may
    differ from that of the whole budget."""
    only_cards: bool = False
    """Whether the rule player speaks for it, and it searches its cards alone."""

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """The choice that is worth most over the worlds."""
        return self.explain(view, random).action

    def explain(self, view: SeatView, random: Random) -> Choice:
        """The same, with what it was weighed against."""
        if len(view.legal) == 1:
            return Choice(view.legal[0], ONLY_CHOICE)
        if self.only_cards and not only_plays(view):
            return RULES.explain(view, random)
        seed, usual = random.getrandbits(63), RULES.explain(view, random)
        belief = Belief(view, by_policy=True)
        if not only_plays(view):
            return best_line(view, usual, self.budget, belief, seed, is_late=self.is_late)
        some = unlike_cards(view, usual, belief)
        if len(some) == 1:
            return Choice(PLAYS[some[0].at], ONLY_CHOICE)
        return best_card(view, usual, some, self.budget, belief, seed, is_late=self.is_late)


def only_plays(view: SeatView) -> bool:
    """Whether nothing but a card is asked."""
    return all(isinstance(action, Play) for action in view.legal)
