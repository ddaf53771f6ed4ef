"""Rounds: which deals are double, and which are played only to clear beasts."""

from __future__ import annotations

from typing import assert_never

from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.rules.choices import RuleSet
from quadrille.rules.questions import DoubleClearing, DoubleRounds
from quadrille.rules.refusals import Why, because
from quadrille.rules.standing import Occasion
from quadrille.seats import SEATS


def occasion_of(rules: RuleSet, counted: int, agreed: int, marked: Occasion) -> Occasion:
    """What kind of deal comes after some that count, of the agreed number."""
    if counted >= agreed:
        return Occasion(double=_clears_double(rules), clearing=True)
    return Occasion(double=_is_double(rules, counted, agreed, marked))


@cites(
    "BEAST-5",
    "S2 §Clearing beasts after the scheduled rounds",
    "S2 §Payment and completion of the sitting",
)
def _clears_double(rules: RuleSet) -> bool:
    """When the rounds are over play goes on for the beasts, single or double as agreed."""
    match rules.double_clearing:
        case DoubleClearing.SINGLE:
            return False
        case DoubleClearing.DOUBLE:
            return True
        case never:
            assert_never(never)


@cites("MPAY-8", "HIST-5", "S2 §Seating, favourite, and rounds")
def _is_double(rules: RuleSet, counted: int, agreed: int, marked: Occasion) -> bool:
    """Double are the deals marked so, those of the last round, all of them, or none."""
    match rules.double_rounds:
        case DoubleRounds.MARKED:
            return marked.double
        case DoubleRounds.NONE:
            return False
        case DoubleRounds.LAST:
            return counted >= agreed - len(SEATS)
        case DoubleRounds.ALL:
            return True
        case never:
            assert_never(never)


def why_not_marked(marked: Occasion, implied: Occasion) -> Refusal | None:
    """A deal may not be marked as what it is not."""
    if marked.double and not implied.double:
        return because(Why.NOT_DOUBLE)
    return because(Why.NOT_CLEARING) if marked.clearing and not implied.clearing else None
