"""Accounts in units of a quarter of the pool: bonuses, the pool, beasts and the vole pool."""

from __future__ import annotations

from typing import assert_never

from quadrille.cite import cites
from quadrille.money import Pot, Reason, Transfer
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import Facts, Outcome, Quest
from quadrille.rules.outcome import bearers, one_to_one, outcome_of, vole_has_failed, vole_is_made
from quadrille.rules.rates import unit_tariff
from quadrille.rules.tariffs import UnitTariff
from quadrille.seats import Seat

Bonus = tuple[Reason, int]
"""What a bonus is for, and how many units."""


@cites("QPAY-2", "S0 §Payment", "S3 §Pay-off for won solo")
def unit(pool: int) -> int:
    """A unit is a quarter of the pool as it stands when play begins."""
    return pool // 4


def settle(rules: RuleSet, facts: Facts, pool: int, vole_pool: int) -> tuple[Transfer, ...]:
    """All payments at the end of a deal, given what lies in the two pools."""
    match outcome_of(rules, facts):
        case Outcome.WON:
            return _won(rules, facts, pool, vole_pool)
        case Outcome.VOLE_LOST:
            return _vole_lost(rules, facts, pool, vole_pool)
        case Outcome.REMISE:
            return _remise(rules, facts, pool, vole_pool)
        case Outcome.CODILLE:
            return _codille(rules, facts, pool, vole_pool)
        case never:
            assert_never(never)


@cites("QPAY-4", "QPAY-5", "QPAY-9", "QPAY-11", "S0 §Payment", "S3 §Pay-off for won solo")
def _won(rules: RuleSet, facts: Facts, pool: int, vole_pool: int) -> tuple[Transfer, ...]:
    """The declaring side takes the pool and halves it, and is paid every bonus that applies.

    It takes the vole pool too if it made the vole; if it missed, the opponents share that.
    """
    clause = "QPAY-4" if facts.ally is None else "QPAY-5"
    bonuses = [*_contract(facts), *_matadors(_tariff(rules), facts)]
    if facts.premiers:
        bonuses.append((Reason.PREMIERS, _tariff(rules).premiers))
    if vole_is_made(facts):
        bonuses.append((Reason.VOLE, _tariff(rules).vole))
    return (
        *_shared(Pot.POOL, facts.side, pool, Reason.POOL, clause),
        *_vole_pool(facts, vole_pool),
        *_paid_to_side(rules, facts, bonuses, pool, clause),
    )


@cites("QPAY-6", "QPAY-8", "QPAY-10", "S0 §Payment", "S3 §Penalties for a lost game")
def _remise(rules: RuleSet, facts: Facts, pool: int, vole_pool: int) -> tuple[Transfer, ...]:
    """The losers put a beast equal to the pool into it, and pay contract and matadors."""
    bonuses = [*_contract(facts), *_matadors(_tariff(rules), facts), *_bid_vole(rules, facts)]
    clause = "QPAY-10" if facts.quest is Quest.BID else "QPAY-6"
    return (
        *_vole_pool(facts, vole_pool),
        *_paid_by_side(rules, facts, bonuses, pool, clause),
        *_beast(rules, facts, pool, clause),
    )


@cites("QPAY-7", "QPAY-8", "QPAY-10", "S0 §Payment", "S3 §Penalties for a lost game")
def _codille(rules: RuleSet, facts: Facts, pool: int, vole_pool: int) -> tuple[Transfer, ...]:
    """The opponents share the pool, or leave it if it does not divide; the beast is twice as much.

    They are paid contract and matadors, and the vole if it was bid.
    """
    bonuses = [*_contract(facts), *_matadors(_tariff(rules), facts), *_bid_vole(rules, facts)]
    divides = pool % len(facts.opponents) == 0
    taken = _shared(Pot.POOL, facts.opponents, pool, Reason.POOL, "QPAY-7") if divides else ()
    return (
        *taken,
        *_vole_pool(facts, vole_pool),
        *_paid_by_side(rules, facts, bonuses, pool, "QPAY-7"),
        *_beast(rules, facts, 2 * pool, "QPAY-7"),
    )


@cites("QPAY-10", "S0 §Payment", "S3 §Penalties for a lost vole")
def _vole_lost(rules: RuleSet, facts: Facts, pool: int, vole_pool: int) -> tuple[Transfer, ...]:
    """A bid vole that misses but makes six tricks leaves the pool, and pays the vole alone."""
    bonuses = _bid_vole(rules, facts)
    return (
        *_vole_pool(facts, vole_pool),
        *_paid_by_side(rules, facts, bonuses, pool, "QPAY-10"),
    )


@cites("QPAY-3", "QPAY-11", "S0 §Payment", "S0 §Variants", "S3 §Pay-off for won solo")
def _contract(facts: Facts) -> list[Bonus]:
    """A contract played alone has its own bonus; a self-called alliance has none."""
    contract = facts.contract
    return [] if contract.bonus_reason is None else [(contract.bonus_reason, contract.bonus)]


@cites("QPAY-3", "S0 §Payment", "S3 §Pay-off for won solo")
def _matadors(tariff: UnitTariff, facts: Facts) -> list[Bonus]:
    """The three matadors are one unit; with Punto, in red, they are double matadors instead."""
    if facts.matadors == 0:
        return []
    double = facts.trumps.is_red and facts.matadors > 3
    return [(Reason.MATADORS, tariff.double_matadors if double else tariff.matadors)]


def _tariff(rules: RuleSet) -> UnitTariff:
    tariff = unit_tariff(rules)
    assert tariff is not None
    return tariff


def _bid_vole(rules: RuleSet, facts: Facts) -> list[Bonus]:
    return [(Reason.VOLE, _tariff(rules).vole)] if facts.quest is Quest.BID else []


@cites("QPAY-9", "QPAY-10", "S0 §Premiers and the vole", "S3 §Penalties for a lost vole")
def _vole_pool(facts: Facts, vole_pool: int) -> tuple[Transfer, ...]:
    """A vole made takes the vole pool; missed, the opponents share it equally."""
    if vole_is_made(facts):
        clause = "QPAY-4" if facts.ally is None else "QPAY-5"
        return _shared(Pot.VOLE_POOL, facts.side, vole_pool, Reason.VOLE_POOL, clause)
    if vole_has_failed(facts):
        clause = "QPAY-10" if facts.quest is Quest.BID else "QPAY-9"
        return _shared(Pot.VOLE_POOL, facts.opponents, vole_pool, Reason.VOLE_POOL, clause)
    return ()


def _shared(
    pot: Pot, takers: tuple[Seat, ...], amount: int, reason: Reason, clause: str
) -> tuple[Transfer, ...]:
    share = amount // len(takers)
    return tuple(Transfer(pot, seat, share, reason, clause) for seat in takers if share)


def _paid_to_side(
    rules: RuleSet, facts: Facts, bonuses: list[Bonus], pool: int, clause: str
) -> tuple[Transfer, ...]:
    return tuple(
        Transfer(opponent, member, amount, reason, _clause(rules, facts, clause))
        for reason, amount in _amounts(rules, facts, bonuses, pool)
        for member, opponent in one_to_one(facts)
        if not _stands_outside(facts, opponent, reason)
    )


def _paid_by_side(
    rules: RuleSet, facts: Facts, bonuses: list[Bonus], pool: int, clause: str
) -> tuple[Transfer, ...]:
    bearing = bearers(rules, facts)
    return tuple(
        Transfer(
            member if member in bearing else facts.hombre,
            opponent,
            amount,
            reason,
            _clause(rules, facts, clause),
        )
        for reason, amount in _amounts(rules, facts, bonuses, pool)
        for member, opponent in one_to_one(facts)
        if not _stands_outside(facts, opponent, reason)
    )


@cites("QPAY-12", "S0 §Variants")
def _amounts(rules: RuleSet, facts: Facts, bonuses: list[Bonus], pool: int) -> list[Bonus]:
    """Bonuses are units of the pool, doubled when trumps are the favourite."""
    factor = _tariff(rules).favourite_factor if facts.in_favourite else 1
    counted = [(reason, units * factor * unit(pool)) for reason, units in bonuses]
    return [(reason, amount) for reason, amount in counted if amount]


@cites("QPAY-3", "S0 §Variants")
def _stands_outside(facts: Facts, opponent: Seat, reason: Reason) -> bool:
    """One who gave up the called card neither pays nor is paid the bonus of that contract."""
    return opponent == facts.giver and reason is facts.contract.bonus_reason


def _clause(rules: RuleSet, facts: Facts, clause: str) -> str:
    return "QPAY-12" if facts.in_favourite else clause


@cites("QPAY-6", "QPAY-7", "QPAY-8", "S0 §Payment", "S3 §Penalties for a lost game")
def _beast(rules: RuleSet, facts: Facts, amount: int, clause: str) -> tuple[Transfer, ...]:
    """Those who bear the loss put the beast into the pool in equal parts."""
    payers = bearers(rules, facts)
    share = amount // len(payers)
    return tuple(Transfer(seat, Pot.POOL, share, Reason.BEAST, clause) for seat in payers)
