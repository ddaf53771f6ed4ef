"""Which reported results a deal can have: what is needed to pay it, and what no play can give."""

from __future__ import annotations

from quadrille.cards import Suit
from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.rules.actions import Report, ReportedVole
from quadrille.rules.calling import may_call_own_at_all
from quadrille.rules.choices import RuleSet
from quadrille.rules.compulsion import may_all_pass
from quadrille.rules.contracts import Contract
from quadrille.rules.deal import GAME
from quadrille.rules.dealing import HAND_SIZE
from quadrille.rules.outcome import ALL_TRICKS
from quadrille.rules.ranking import ORDERS
from quadrille.rules.rates import jeton_tariff, unit_tariff
from quadrille.rules.refusals import Why, because
from quadrille.rules.reporting import has_premiers, is_exchanged, row_of, side_tricks
from quadrille.rules.returning import may_return, must_return
from quadrille.rules.stakes import pays_matador_fish
from quadrille.rules.standing import Occasion
from quadrille.rules.vole import decides_in_every_deal

_TOLD_IN_BLACK = 5
"""The record's contract refuses six matadors in black, so no longer run is told for nothing."""


def why_no_report(rules: RuleSet, occasion: Occasion, report: Report) -> Refusal | None:
    """A result that lacks what is paid for, or that no play can give, is refused."""
    contract = row_of(rules, report)
    if contract is None:
        return because(Why.RESULT_CONTRACT, contract=report.contract)
    checks = (
        _why_not_forced(rules, contract, report),
        _why_no_side(rules, contract, report),
        _why_no_holders(rules, occasion, report),
        _why_no_matadors(rules, report),
        _why_no_tricks(report),
        _why_no_premiers(rules, contract, report),
        _why_no_vole(contract, report),
        _why_no_honours(report),
    )
    return next((refusal for refusal in checks if refusal is not None), None)


@cites("AUC-6", "DECL-9")
def _why_not_forced(rules: RuleSet, contract: Contract, report: Report) -> Refusal | None:
    """Forced Spadille is an alliance, and there is none where the last speaker must bid."""
    if not report.forced:
        return None
    if not may_all_pass(rules):
        return because(Why.RESULT_LAST_BIDS)
    is_alliance = contract.calls and not contract.exchanges
    return None if is_alliance else because(Why.RESULT_FORCED, contract=contract.key)


@cites("DECL-2", "DECL-5", "DECL-7")
def _why_no_side(rules: RuleSet, contract: Contract, report: Report) -> Refusal | None:
    """An alliance has an ally unless the card was her own; every other contract has none."""
    if report.called_own and not (contract.calls and may_call_own_at_all(rules)):
        return because(Why.RESULT_CALLED_OWN)
    if contract.exchanges:
        return _why_no_giver(report)
    if is_exchanged(report) and not (contract.calls and may_return(rules)):
        return because(Why.RESULT_GIVER)
    if contract.calls and not report.called_own and not report.exchanged:
        return _why_no_ally(rules, report)
    return because(Why.RESULT_ALONE) if report.ally is not None else None


@cites("DECL-2", "DECL-9")
def _why_no_ally(rules: RuleSet, report: Report) -> Refusal | None:
    """The ally is another player; where the return is compulsory there is one only if forced."""
    if report.ally is None or report.ally == report.hombre:
        return because(Why.RESULT_ALLY)
    kept = must_return(rules) and not report.forced
    return because(Why.RESULT_KEPT) if kept else None


def _why_no_giver(report: Report) -> Refusal | None:
    if report.ally is not None:
        return because(Why.RESULT_ALONE)
    if report.called_own:
        return because(Why.RESULT_GIVER) if report.giver is not None else None
    if report.giver is None:
        return because(Why.RESULT_LACKS, key="giver")
    return because(Why.RESULT_GIVER) if report.giver == report.hombre else None


@cites("MPAY-1")
def _why_no_holders(rules: RuleSet, occasion: Occasion, report: Report) -> Refusal | None:
    """Where the matadors have fish, it must be told who held them."""
    needed = pays_matador_fish(rules, occasion) and report.holders is None
    return because(Why.RESULT_LACKS, key="holders") if needed else None


@cites("CARD-5")
def _why_no_matadors(rules: RuleSet, report: Report) -> Refusal | None:
    """Matadors are three united or none, and no more than there are trumps in a run."""
    if report.matadors is None:
        return because(Why.RESULT_LACKS, key="matadors")
    longest = _longest_run(rules, report.trumps)
    if report.matadors == 0 or 3 <= report.matadors <= longest:
        return None
    return because(
        Why.RESULT_MATADORS, matadors=str(report.matadors), trumps=report.trumps, most=str(longest)
    )


@cites("MPAY-5", "HIST-3")
def _longest_run(rules: RuleSet, trumps: Suit) -> int:
    """Where each matador is paid, or trumps are red, the run may go to the last trump."""
    tariff = jeton_tariff(rules)
    is_paid = tariff is not None and tariff.additional_matador > 0
    return len(ORDERS[trumps].ladder) if is_paid or trumps.is_red else _TOLD_IN_BLACK


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
    if report.premiers is None and unit_tariff(rules) is not None:
        return because(Why.RESULT_LACKS, key="premiers")
    premiers = has_premiers(report)
    stopped, won = sum(report.tricks) == GAME, side_tricks(report)
    if stopped and (won != GAME or not premiers or report.vole is not ReportedVole.NO):
        return because(Why.RESULT_STOP)
    if premiers and (report.forced or won < GAME):
        return because(Why.RESULT_PREMIERS)
    if won == ALL_TRICKS and not premiers and not report.forced:
        return because(Why.RESULT_PREMIERS)
    went_on = premiers and not stopped and report.vole is ReportedVole.NO
    return because(Why.RESULT_STOP) if went_on and _must_decide(rules, contract) else None


@cites("VOLE-2", "VOLE-3", "VOLE-7")
def _must_decide(rules: RuleSet, contract: Contract) -> bool:
    """With premiers the vole is decided, unless the called card is yet to be played.

    Where a ruling can forfeit the vole, as one may after this result, play goes on without it.
    """
    is_ruled_on = jeton_tariff(rules) is not None
    alone = not contract.calls or contract.exchanges
    return not is_ruled_on and (alone or decides_in_every_deal(rules))


@cites("VOLE-2", "VOLE-5", "VOLE-6")
def _why_no_vole(contract: Contract, report: Report) -> Refusal | None:
    """Only a contract of all ten is a bid vole, and only premiers allow another."""
    if (report.vole is ReportedVole.BID) != contract.all_ten:
        return because(Why.RESULT_VOLE)
    if report.vole is ReportedVole.UNDERTAKEN and not has_premiers(report):
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
    too_few = side_tricks(report) < (run if alone else (run + 1) // 2)
    return because(Why.RESULT_HONOURS) if has_none or too_few else None
