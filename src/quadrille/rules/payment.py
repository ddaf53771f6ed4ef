"""From what happened to what is due: payments, and the beasts of the next deal."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from quadrille.money import Pot, Transfer
from quadrille.rules.beasts import beast, contribution, queued
from quadrille.rules.choices import RuleSet
from quadrille.rules.claiming import claimed
from quadrille.rules.deal import Facts
from quadrille.rules.jeton_accounts import beast_of_loss, loses_with_beast, takes_game
from quadrille.rules.jeton_accounts import settle as settle_in_jetons
from quadrille.rules.jeton_prices import Table
from quadrille.rules.rates import tariff_of
from quadrille.rules.rulings import beast_of_fault, beasts_of
from quadrille.rules.standing import Beasts, Claimed, Fault, Occasion
from quadrille.rules.tariffs import JetonTariff, UnitTariff
from quadrille.rules.unit_accounts import settle as settle_in_units
from quadrille.seats import Seat, after


class Case(Struct, frozen=True, kw_only=True):
    """A deal to be settled: what happened, and what lay on the table."""

    rules: RuleSet
    facts: Facts
    dealer: Seat
    occasion: Occasion
    beasts: Beasts
    """As they stood before the deal."""
    pool: int
    """What lay in the pool before the deal's stakes."""
    paid: tuple[Transfer, ...]
    """What was paid during the deal."""
    faults: tuple[Fault, ...] = ()
    claims: tuple[Claimed, ...] = ()


class Due(Struct, frozen=True):
    """What a settled deal moves, and the beasts that stand after it."""

    transfers: tuple[Transfer, ...]
    beasts: Beasts


def lies_in(pot: Pot, before: int, paid: tuple[Transfer, ...]) -> int:
    """What lies in a pot after some payments."""
    lying = before
    for transfer in paid:
        if transfer.payee is pot:
            lying += transfer.amount
        if transfer.payer is pot:
            lying -= transfer.amount
    return lying


def settle(case: Case) -> Due:
    """All that is due at the end of a deal, after what was paid during it."""
    pool = lies_in(Pot.POOL, case.pool, case.paid)
    tariff = tariff_of(case.rules)
    match tariff:
        case UnitTariff():
            vole_pool = lies_in(Pot.VOLE_POOL, 0, case.paid)
            return Due(settle_in_units(case.rules, case.facts, pool, vole_pool), case.beasts)
        case JetonTariff():
            return _settle_in_jetons(case, tariff, pool)
        case never:
            assert_never(never)


def _settle_in_jetons(case: Case, tariff: JetonTariff, fish: int) -> Due:
    table = Table(
        case.rules, tariff, case.facts, case.occasion, case.beasts, fish, after(case.dealer)
    )
    size = beast(tariff, case.occasion, case.beasts, fish)
    offences = beasts_of(case.faults)
    lost = loses_with_beast(case.rules, case.facts)
    incurred = [*([beast_of_loss(table, size)] if lost else [])]
    incurred += [beast_of_fault(fault, size) for fault in offences]
    paid = claimed(case.rules, settle_in_jetons(table), case.claims)
    return Due(
        (*paid, *(transfer for beasts in incurred for transfer in beasts)),
        _beasts_after(table, len(incurred), size),
    )


def _beasts_after(table: Table, incurred: int, size: int) -> Beasts:
    taken = takes_game(table.rules, table.facts)
    active, waiting = queued(table.beasts, taken=taken, incurred=incurred, size=size)
    owed = 0 if taken else table.beasts.owed + contribution(table.tariff, table.occasion)
    return Beasts(active, waiting, owed)
