"""The vole: what six straight tricks allow, how allies agree, and what undertakes it."""

from __future__ import annotations

from typing import assert_never

import msgspec

from quadrille.cite import cites
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import Deal, Playing, Quest, undertaking_of
from quadrille.rules.partners import ally_of
from quadrille.rules.questions import VoleConsent
from quadrille.rules.rulings import bars_vole

PREMIERS = 6
"""Straight tricks from the first that make premiers."""


@cites("VOLE-1", "S0 §Premiers and the vole", "S3 §Premiers and the vole", "S4 §Pott og straff")
def has_premiers(deal: Deal, playing: Playing) -> bool:
    """The declaring side has premiers if it won the first six tricks; never in forced Spadille."""
    undertaking = playing.undertaking
    if undertaking.forced:
        return False
    side = (undertaking.hombre, ally_of(deal))
    first = playing.tricks[:PREMIERS]
    return len(first) == PREMIERS and all(trick.winner in side for trick in first)


@cites("VOLE-2", "VOLE-5", "VOLE-6", "S0 §Premiers and the vole", "S3 §Premiers and the vole")
def after_six(deal: Deal, playing: Playing) -> Quest:
    """With premiers the player on lead may stop; in forced Spadille there is no vole.

    A vole bid in the auction needs no decision, and is played on after a lost trick.
    """
    barred = is_barred(deal) or not has_premiers(deal, playing)
    if playing.quest is not Quest.NONE or barred:
        return playing.quest
    return Quest.OFFERED if _may_be_offered(deal, playing) else Quest.NONE


def is_barred(deal: Deal) -> bool:
    """Whether an offence of the declaring side has cost it the right to the vole (VOLE-7)."""
    undertaking = undertaking_of(deal.phase)
    if undertaking is None or not deal.faults:
        return False
    ally = ally_of(deal)
    side = (undertaking.hombre,) if ally is None else (undertaking.hombre, ally)
    return bars_vole(deal.faults, side)


@cites("VOLE-7", "LAW-7", "S2 §Play when the vole is possible")
def after_ruling(deal: Deal) -> Deal:
    """A side that has lost its right before it undertook the vole plays on without one."""
    phase = deal.phase
    if not isinstance(phase, Playing) or phase.quest not in (Quest.OFFERED, Quest.ASKED):
        return deal
    if not is_barred(deal):
        return deal
    return msgspec.structs.replace(deal, phase=msgspec.structs.replace(phase, quest=Quest.NONE))


def _may_be_offered(deal: Deal, playing: Playing) -> bool:
    called = playing.undertaking.called
    if called is None or playing.undertaking.changes_hands:
        return True
    match deal.rules.vole_consent:
        case VoleConsent.ASK:
            return True
        case VoleConsent.LEADER:
            return _has_been_played(playing, called)
        case never:
            assert_never(never)


@cites("VOLE-4", "S2 §Declared and undertaken vole", "S2 §Play when the vole is possible")
def _has_been_played(playing: Playing, called: object) -> bool:
    """Where the leader decides, there is a vole only if the called card has been played."""
    return any(called in trick.cards for trick in playing.tricks)


@cites("VOLE-3", "S0 §Premiers and the vole", "S3 §Premiers and the vole", "S4 §Pott og straff")
def must_ask(deal: Deal) -> bool:
    """Allies agree on the vole by "May I?"; one who is alone decides by leading or stopping."""
    match deal.rules.vole_consent:
        case VoleConsent.ASK:
            return ally_of(deal) is not None
        case VoleConsent.LEADER:
            return False
        case never:
            assert_never(never)


def decides_in_every_deal(rules: RuleSet) -> bool:
    """Whether premiers always bring a decision, whether or not the called card was played."""
    return rules.vole_consent is VoleConsent.ASK
