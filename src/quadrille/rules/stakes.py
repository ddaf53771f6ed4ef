"""What is staked: before a deal, and on a vole."""

from __future__ import annotations

from typing import assert_never

from quadrille.cite import cites
from quadrille.money import Pot, Reason, Transfer
from quadrille.rules.choices import RuleSet, Staking
from quadrille.seats import SEATS, Seat


@cites("QPAY-1", "S0 §Setup", "S3 §Deal", "S4 §Pott og straff")
def _each_one(rules: RuleSet) -> tuple[Transfer, ...]:
    """Before each deal each player puts a counter into the pool."""
    return tuple(Transfer(seat, Pot.POOL, rules.stake, Reason.STAKE, "QPAY-1") for seat in SEATS)


@cites("QPAY-1", "S0 §Variants", "S3 §Deal")
def _dealer_alone(rules: RuleSet, dealer: Seat) -> tuple[Transfer, ...]:
    """The dealer alone stakes for all four."""
    return (Transfer(dealer, Pot.POOL, rules.stake * len(SEATS), Reason.STAKE, "QPAY-1"),)


def stakes(rules: RuleSet, dealer: Seat) -> tuple[Transfer, ...]:
    """What is put into the pool before a deal."""
    match rules.staking:
        case Staking.EACH_ONE:
            return _each_one(rules)
        case Staking.DEALER:
            return _dealer_alone(rules, dealer)
        case never:
            assert_never(never)


@cites("AUC-5", "VOLE-2", "S0 §The auction", "S3 §Auction", "S3 §Premiers and the vole")
def vole_stakes(rules: RuleSet, clause: str) -> tuple[Transfer, ...]:
    """When a vole is bid or undertaken every player at once stakes on it, apart from the pool."""
    return tuple(
        Transfer(seat, Pot.VOLE_POOL, rules.vole_stake, Reason.VOLE_STAKE, clause) for seat in SEATS
    )
