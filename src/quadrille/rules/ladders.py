"""The ladder of contracts: which bids there are, which outranks which, what a vole is played as."""

from __future__ import annotations

from quadrille.cards import Suit
from quadrille.cite import cites
from quadrille.rules.actions import Bid
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract, Ladder


def contract_named(rules: RuleSet, key: str) -> Contract | None:
    """The contract of a rule set's ladder with this key, if there is one."""
    return next((contract for contract in rules.ladder if contract.key == key), None)


def contracts(rules: RuleSet) -> Ladder:
    """The contracts to bid, lowest first."""
    return rules.ladder


@cites("AUC-6", "MPAY-3", "S2 §Procedure and precedence")
def forced_contract(rules: RuleSet) -> Contract:
    """Forced Spadille is played as the lowest contract that calls a card, an alliance."""
    return next(contract for contract in rules.ladder if contract.calls)


@cites("DECL-8", "S2 §Declared and undertaken vole")
def vole_ways(rules: RuleSet) -> Ladder:
    """A declared vole is played as a solo or, in some circles, as a médiateur."""
    return rules.vole_ways


def exchanged_vole(rules: RuleSet) -> Contract | None:
    """All ten tricks played as a médiateur, where that is played."""
    return next((row for row in rules.vole_ways if row.exchanges), None)


def every_row(rules: RuleSet) -> Ladder:
    """The contracts to bid, and after them a vole through médiateur where that is played."""
    exchanged = exchanged_vole(rules)
    return rules.ladder if exchanged is None else (*rules.ladder, exchanged)


@cites(
    "AUC-2",
    "QPAY-12",
    "S0 §The auction",
    "S0 §Variants",
    "S2 §Order of bids, lowest to highest",
    "S3 §Auction",
    "S4 §Hvordan melder man i Quadrille?",
)
def rank(rules: RuleSet, bid: Bid) -> int:
    """Bids rank as in the ladder, and each in the favourite above the same one elsewhere."""
    place = next(n for n, contract in enumerate(rules.ladder) if contract.key == bid.contract)
    return 2 * place + bid.favourite


def all_bids(rules: RuleSet, favourite: Suit | None) -> tuple[Bid, ...]:
    """Every bid that there is, lowest first."""
    return tuple(
        Bid(contract.key, grade)
        for contract in rules.ladder
        for grade in (False, True)
        if not grade or (favourite is not None and contract.graded)
    )
