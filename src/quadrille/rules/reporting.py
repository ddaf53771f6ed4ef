"""Deals of a real table that are known by their result only."""

from __future__ import annotations

from quadrille.cards import Suit
from quadrille.money import Transfer
from quadrille.rules.actions import Report, ReportedVole
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.rules.deal import GAME, Facts, Quest
from quadrille.rules.ladders import contract_named, exchanged_vole
from quadrille.rules.outcome import ALL_TRICKS
from quadrille.rules.stakes import (
    exchange_fish,
    matador_fish,
    stakes,
    vole_stakes,
)
from quadrille.rules.standing import Occasion
from quadrille.seats import Seat

_QUESTS = {
    ReportedVole.NO: Quest.NONE,
    ReportedVole.UNDERTAKEN: Quest.UNDERTAKEN,
    ReportedVole.BID: Quest.BID,
}


def facts_reported(rules: RuleSet, favourite: Suit | None, report: Report) -> Facts:
    """What the payments ask about a deal, from a report that has been found possible."""
    contract = row_of(rules, report)
    assert contract is not None
    assert report.matadors is not None
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
        premiers=has_premiers(report),
        quest=_QUESTS[report.vole],
        matadors=report.matadors,
        exchanged=is_exchanged(report),
        vole_barred=False,
    )


def row_of(rules: RuleSet, report: Report) -> Contract | None:
    """The contract that was played: a vole with a called card is one through médiateur."""
    bid = contract_named(rules, report.contract)
    if bid is None or not bid.all_ten or not (is_exchanged(report) or report.called_own):
        return bid
    return exchanged_vole(rules) or bid


def is_exchanged(report: Report) -> bool:
    """Whether the called card went to Hombre; who gave it need not be known."""
    return report.exchanged or report.giver is not None


def has_premiers(report: Report) -> bool:
    """Where premiers are not told they follow from stopping, and from all ten tricks."""
    if report.premiers is not None:
        return report.premiers
    stopped = sum(report.tricks) == GAME
    undertaken = report.vole is ReportedVole.UNDERTAKEN
    won_all = side_tricks(report) == ALL_TRICKS and not report.forced
    return stopped or undertaken or won_all


def paid_in_report(
    rules: RuleSet, facts: Facts, report: Report, dealer: Seat, occasion: Occasion
) -> tuple[Transfer, ...]:
    """What was paid before the settlement in a deal known by its result."""
    paid = stakes(rules, dealer, occasion)
    if report.giver is not None and facts.contract.exchanges:
        paid += exchange_fish(rules, report.hombre, report.giver, facts.in_favourite, occasion)
    if report.holders is not None:
        paid += matador_fish(rules, dealer, report.holders, occasion)
    return paid + _vole_staked(rules, facts)


def _vole_staked(rules: RuleSet, facts: Facts) -> tuple[Transfer, ...]:
    match facts.quest:
        case Quest.BID:
            return vole_stakes(rules, "AUC-5")
        case Quest.UNDERTAKEN:
            return vole_stakes(rules, "VOLE-2" if facts.ally is None else "VOLE-3")
        case _:
            return ()


def side_tricks(report: Report) -> int:
    """Tricks won by the declaring side."""
    allied = 0 if report.ally is None else report.tricks[report.ally]
    return report.tricks[report.hombre] + allied
