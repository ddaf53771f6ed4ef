"""Deals of a real table that are known by their result only."""

from __future__ import annotations

from quadrille.cards import Suit
from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.money import Transfer
from quadrille.rules.actions import Report, ReportedVole
from quadrille.rules.auction import contract_named
from quadrille.rules.calling import may_call_own_at_all
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.rules.deal import Facts, Quest
from quadrille.rules.dealing import HAND_SIZE
from quadrille.rules.outcome import ALL_TRICKS, GAME
from quadrille.rules.refusals import Why, because
from quadrille.rules.stakes import vole_stakes
from quadrille.rules.vole import decides_in_every_deal

_QUESTS = {
    ReportedVole.NO: Quest.NONE,
    ReportedVole.UNDERTAKEN: Quest.UNDERTAKEN,
    ReportedVole.BID: Quest.BID,
}

_LONGEST_RUN = {False: 5, True: 12}
"""The record's contract refuses six matadors in black; in red the run may go to the last trump."""


def facts_reported(rules: RuleSet, favourite: Suit | None, report: Report) -> Facts:
    """What the payments ask about a deal, from a report that has been found possible."""
    contract = contract_named(rules, report.contract)
    assert contract is not None
    assert report.matadors is not None
    assert report.premiers is not None
    return Facts(
        hombre=report.hombre,
        ally=report.ally,
        giver=report.giver,
        contract=contract,
        forced=report.forced,
        called_own=report.called_own,
        trumps=report.trumps,
        called=None,
        in_favourite=report.trumps is favourite,
        tricks=report.tricks,
        premiers=report.premiers,
        quest=_QUESTS[report.vole],
        matadors=report.matadors,
    )


def stakes_reported(rules: RuleSet, facts: Facts) -> tuple[Transfer, ...]:
    """What was staked on the vole in a deal known by its result."""
    match facts.quest:
        case Quest.BID:
            return vole_stakes(rules, "AUC-5")
        case Quest.UNDERTAKEN:
            return vole_stakes(rules, "VOLE-2" if facts.ally is None else "VOLE-3")
        case _:
            return ()


def why_no_report(rules: RuleSet, report: Report) -> Refusal | None:
    """A result that lacks what is paid for, or that no play can give, is refused."""
    contract = contract_named(rules, report.contract)
    if contract is None:
        return because(Why.RESULT_CONTRACT, contract=report.contract)
    checks = (
        _why_no_side(rules, contract, report),
        _why_no_matadors(report),
        _why_no_tricks(report),
        _why_no_premiers(rules, contract, report),
        _why_no_vole(contract, report),
        _why_no_honours(report),
    )
    return next((refusal for refusal in checks if refusal is not None), None)


@cites("AUC-6", "DECL-2", "DECL-5", "DECL-7")
def _why_no_side(rules: RuleSet, contract: Contract, report: Report) -> Refusal | None:
    """An alliance has an ally unless the card was her own; every other contract has none."""
    if report.forced and (not contract.calls or contract.exchanges):
        return because(Why.RESULT_FORCED, contract=contract.key)
    if report.called_own and not (contract.calls and may_call_own_at_all(rules)):
        return because(Why.RESULT_CALLED_OWN)
    if contract.exchanges:
        return _why_no_giver(report)
    if report.giver is not None or report.exchanged:
        return because(Why.RESULT_GIVER)
    if contract.calls and not report.called_own:
        has_ally = report.ally is not None and report.ally != report.hombre
        return None if has_ally else because(Why.RESULT_ALLY)
    return because(Why.RESULT_ALONE) if report.ally is not None else None


def _why_no_giver(report: Report) -> Refusal | None:
    if report.ally is not None:
        return because(Why.RESULT_ALONE)
    if report.called_own:
        return because(Why.RESULT_GIVER) if report.giver is not None else None
    if report.giver is None:
        return because(Why.RESULT_LACKS, key="giver")
    return because(Why.RESULT_GIVER) if report.giver == report.hombre else None


@cites("CARD-5")
def _why_no_matadors(report: Report) -> Refusal | None:
    """Matadors are three united or none, and no more than there are trumps in a run."""
    if report.matadors is None:
        return because(Why.RESULT_LACKS, key="matadors")
    longest = _LONGEST_RUN[report.trumps.is_red]
    if report.matadors == 0 or 3 <= report.matadors <= longest:
        return None
    return because(
        Why.RESULT_MATADORS, matadors=str(report.matadors), trumps=report.trumps, most=str(longest)
    )


@cites("VOLE-8")
def _why_no_tricks(report: Report) -> Refusal | None:
    """Ten tricks are played, or six when the side that won them all has stopped."""
    total = sum(report.tricks)
    if min(report.tricks) < 0 or total not in (GAME, ALL_TRICKS):
        return because(Why.RESULT_TRICKS, sum=str(total))
    return None


@cites("VOLE-1", "VOLE-2", "VOLE-5")
def _why_no_premiers(rules: RuleSet, contract: Contract, report: Report) -> Refusal | None:
    """A side that stops has premiers, and one that has premiers stops or goes for the vole."""
    if report.premiers is None:
        return because(Why.RESULT_LACKS, key="premiers")
    stopped, won = sum(report.tricks) == GAME, _side_tricks(report)
    if stopped and (won != GAME or not report.premiers or report.vole is not ReportedVole.NO):
        return because(Why.RESULT_STOP)
    if report.premiers and (report.forced or won < GAME):
        return because(Why.RESULT_PREMIERS)
    if won == ALL_TRICKS and not report.premiers and not report.forced:
        return because(Why.RESULT_PREMIERS)
    went_on = report.premiers and not stopped and report.vole is ReportedVole.NO
    must_decide = (report.ally is None and not report.called_own) or decides_in_every_deal(rules)
    return because(Why.RESULT_STOP) if went_on and must_decide else None


@cites("VOLE-2", "VOLE-5", "VOLE-6")
def _why_no_vole(contract: Contract, report: Report) -> Refusal | None:
    """Only a contract of all ten is a bid vole, and only premiers allow another."""
    if (report.vole is ReportedVole.BID) != contract.all_ten:
        return because(Why.RESULT_VOLE)
    if report.vole is ReportedVole.UNDERTAKEN and not report.premiers:
        return because(Why.RESULT_VOLE)
    return None


@cites("CARD-5", "PLAY-4", "AUC-6")
def _why_no_honours(report: Report) -> Refusal | None:
    """The highest trumps win: a run in one hand as many tricks as it is long, in two half as many.

    The holder of Spadille wins a trick; in forced Spadille she is Hombre.
    """
    alone, run, holders = report.ally is None, report.matadors or 0, report.holders
    if alone and run > HAND_SIZE:
        return because(Why.RESULT_HONOURS)
    if holders is not None:
        united = all(holder in (report.hombre, report.ally) for holder in holders)
        if united != (run > 0) or (report.forced and holders[0] != report.hombre):
            return because(Why.RESULT_HONOURS)
    if sum(report.tricks) == GAME:
        return None
    spadille = report.hombre if report.forced else holders[0] if holders is not None else None
    has_none = spadille is not None and report.tricks[spadille] == 0
    too_few = _side_tricks(report) < (run if alone else (run + 1) // 2)
    return because(Why.RESULT_HONOURS) if has_none or too_few else None


def _side_tricks(report: Report) -> int:
    allied = 0 if report.ally is None else report.tricks[report.ally]
    return report.tricks[report.hombre] + allied
