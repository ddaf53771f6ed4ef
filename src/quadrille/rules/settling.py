"""Ending a deal early because nothing can change any more."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from quadrille.cite import cites
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import Deal, Facts, Playing, Quest
from quadrille.rules.outcome import facts_of
from quadrille.rules.payment import Case, settle
from quadrille.rules.playing import TRICKS
from quadrille.rules.questions import EarlyEnd
from quadrille.rules.returning import false_return
from quadrille.rules.vole import PREMIERS
from quadrille.seats import changed


@cites("VOLE-8")
def nothing_can_change(deal: Deal, playing: Playing) -> bool:
    """A deal may end when no trick left can change any payment, however the tricks fall."""
    left = TRICKS - len(playing.tricks)
    undecided = playing.quest in (Quest.OFFERED, Quest.ASKED)
    if playing.table or undecided:
        return False
    facts = facts_of(deal, playing)
    return not _premiers_open(facts, playing) and _pays_alike(case_of(deal, facts), left)


@lru_cache(maxsize=1024)
def _pays_alike(case: Case, left: int) -> bool:
    """Whether the payments are the same however the tricks that are left fall.

    Asked again and again of the same deal, by each who looks at it.
    """
    payments = (
        settle(msgspec.structs.replace(case, facts=with_more(case.facts, hombre, ally, left)))
        for hombre in range(left, -1, -1)
        for ally in (range(left + 1 - hombre) if case.facts.ally is not None else (0,))
    )
    # Most deals are still open, and the first other payment shows it.
    first = next(payments)
    return all(other == first for other in payments)


def case_of(deal: Deal, facts: Facts) -> Case:
    """A deal that has come to some facts, as it is to be settled."""
    return Case(
        rules=deal.rules,
        facts=facts,
        dealer=deal.dealer,
        occasion=deal.occasion,
        beasts=deal.beasts,
        pool=deal.pool,
        paid=deal.paid,
        faults=deal.faults + false_return(deal, facts),
    )


def _premiers_open(facts: Facts, playing: Playing) -> bool:
    """Whether the side has won every trick so far and may still win the first six."""
    return len(playing.tricks) < PREMIERS and facts.side_tricks == len(playing.tricks)


def with_more(facts: Facts, hombre: int, ally: int, left: int) -> Facts:
    """The same deal if Hombre, her ally and the others share the tricks that are left."""
    tricks = changed(facts.tricks, facts.hombre, facts.tricks[facts.hombre] + hombre)
    if facts.ally is not None:
        tricks = changed(tricks, facts.ally, tricks[facts.ally] + ally)
    other = facts.opponents[0]
    tricks = changed(tricks, other, tricks[other] + left - hombre - ally)
    return msgspec.structs.replace(facts, tricks=tricks)


def ends_early(deal: Deal, playing: Playing) -> bool:
    """Whether nature ends this deal now."""
    return may_end_early(deal.rules) and nothing_can_change(deal, playing)


def may_end_early(rules: RuleSet) -> bool:
    """Whether nature ever ends a deal of a rule set before its last trick."""
    return rules.early_end is EarlyEnd.ENDS
