"""Accounts in jetons: premiums, matadors, the game with its beasts, and consolation."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from quadrille.cite import cites
from quadrille.money import Party, Pot, Reason, Transfer
from quadrille.rules.beasts import contribution
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.rules.deal import Facts, Outcome, Quest
from quadrille.rules.outcome import (
    bearers,
    loses_the_contract,
    one_to_one,
    outcome_of,
    vole_has_failed,
    vole_is_made,
)
from quadrille.rules.questions import Devole
from quadrille.rules.standing import Beasts, Occasion
from quadrille.rules.tariffs import JetonTariff
from quadrille.seats import Seat, in_order_from

Price = tuple[Reason, int, str]
"""What is paid for, how much from or to each opponent, and by which clause."""


class Table(Struct, frozen=True):
    """What a deal in jetons is settled with."""

    rules: RuleSet
    tariff: JetonTariff
    facts: Facts
    occasion: Occasion
    beasts: Beasts
    fish: int
    """What lies in the pool when play begins."""
    eldest: Seat


def settle(table: Table) -> tuple[Transfer, ...]:
    """All payments for the result of a deal, beasts incurred apart."""
    match outcome_of(table.rules, table.facts):
        case Outcome.WON:
            return (*_game_won(table), *_to_side(table, _won(table)), *_failed_vole(table))
        case Outcome.VOLE_LOST if not loses_the_contract(table.rules):
            return _by_side(table, _vole(table))
        case Outcome.VOLE_LOST | Outcome.REMISE:
            return _by_side(table, _lost(table))
        case Outcome.CODILLE:
            return (*_game_lost(table), *_by_side(table, [*_lost(table), *_games(table)]))
        case never:
            assert_never(never)


def takes_game(rules: RuleSet, facts: Facts) -> bool:
    """Whether somebody takes the game and the active beasts: not in a remise."""
    return outcome_of(rules, facts) in (Outcome.WON, Outcome.CODILLE)


@cites("BEAST-1", "MPAY-10", "MPAY-11", "MPAY-13", "HIST-8")
def loses_with_beast(rules: RuleSet, facts: Facts) -> bool:
    """A contract that is lost incurs a beast; a vole missed may not lose the contract."""
    match outcome_of(rules, facts):
        case Outcome.WON:
            return False
        case Outcome.VOLE_LOST:
            return loses_the_contract(rules)
        case Outcome.REMISE | Outcome.CODILLE:
            return True
        case never:
            assert_never(never)


@cites("MPAY-7", "MPAY-8", "HIST-5", "S2 §Favourite and grand poulans")
def _factor(table: Table) -> int:
    """The favourite doubles, a double round doubles, and both together quadruple."""
    favourite = table.tariff.favourite_factor if table.facts.in_favourite else 1
    return favourite * (table.tariff.double_factor if table.occasion.double else 1)


def _won(table: Table) -> list[Price]:
    prices = [*_contract(table), *_matadors(table), *_games(table)]
    return prices + _vole(table) if vole_is_made(table.facts) else prices


@cites("MPAY-10", "MPAY-13", "HIST-3", "HIST-8", "HIST-9")
def _lost(table: Table) -> list[Price]:
    """Lost, the side pays what it would have been paid, and for a bid vole or for no trick."""
    prices = [*_contract(table), *_matadors(table), *_devole(table)]
    return prices + _vole(table) if table.facts.quest is Quest.BID else prices


@cites("MPAY-3", "MPAY-14", "HIST-3", "S2 §Contract premiums")
def _contract(table: Table) -> list[Price]:
    """Each opponent pays the premium of the contract, or the consolation and a solo's bonus."""
    contract, consolation = table.facts.contract, table.tariff.consolation
    prices: list[Price] = []
    if consolation:
        prices.append((Reason.CONSOLATION, consolation, "HIST-3"))
    if contract.bonus_reason is not None:
        clause = "HIST-3" if consolation else "MPAY-3"
        prices.append((contract.bonus_reason, contract.bonus, clause))
    return prices


@cites("MPAY-5", "HIST-3", "S2 §Matadors and the exchanged King")
def _matadors(table: Table) -> list[Price]:
    """United matadors are paid if the deal is won and pay if it is lost; longer runs more."""
    run = table.facts.matadors
    if run == 0:
        return []
    price = table.tariff.matadors + table.tariff.additional_matador * (run - 3)
    return [(Reason.MATADORS, price, "HIST-3" if table.tariff.consolation else "MPAY-5")]


@cites("MPAY-4", "HIST-3", "HIST-8", "S2 §The vole")
def _vole(table: Table) -> list[Price]:
    """A vole has its price by the contract through which it was tried."""
    price = vole_price(table.facts)
    return [(Reason.VOLE, price, "MPAY-4")] if price else []


def vole_price(facts: Facts) -> int:
    """Jetons from each opponent for a vole, more where one has come to play alone."""
    contract: Contract = facts.contract
    alone = facts.ally is None and contract.vole_alone is not None
    return contract.vole_alone if alone and contract.vole_alone else contract.vole


@cites("HIST-9", "S2 §Optional contre and dévole")
def _devole(table: Table) -> list[Price]:
    """A side that wins no trick pays the price of the vole to each defender, if agreed."""
    match table.rules.devole:
        case Devole.PAID if table.facts.side_tricks == 0:
            return [(Reason.DEVOLE, vole_price(table.facts), "HIST-9")]
        case Devole.PAID | Devole.UNPAID:
            return []
        case never:
            assert_never(never)


@cites("MPAY-4", "HIST-3", "S2 §The vole")
def _failed_vole(table: Table) -> tuple[Transfer, ...]:
    """An undertaken vole that fails is paid to each opponent, and the contract remains won."""
    failed = vole_has_failed(table.facts)
    return _by_side(table, _vole(table), together=True) if failed else ()


@cites("MPAY-2", "MPAY-9", "MPAY-11", "HIST-3", "S2 §Poulans and the pool")
def _games(table: Table) -> list[Price]:
    """Whoever takes the game is owed each payer's contribution to it and to the carried ones.

    Only this deal's contribution is doubled by the favourite.
    """
    favourite = table.tariff.favourite_factor if table.facts.in_favourite else 1
    now = contribution(table.tariff, table.occasion) * favourite
    return [(Reason.GAME, now, "MPAY-2"), (Reason.GAME, table.beasts.owed, "MPAY-9")]


@cites("MPAY-9", "MPAY-12", "S2 §Units and results")
def _game_won(table: Table) -> tuple[Transfer, ...]:
    """The winning side takes the pool and the active beasts; partners halve them."""
    side = table.facts.side
    pool = _even(Pot.POOL, table.fish, side, Reason.POOL)
    return (*pool, *_even(Pot.BEASTS, sum(table.beasts.active), side, Reason.BEAST))


def _even(pot: Pot, amount: int, takers: tuple[Seat, ...], reason: Reason) -> tuple[Transfer, ...]:
    share = amount // len(takers)
    return tuple(Transfer(pot, seat, share, reason, "MPAY-9") for seat in takers if share)


@cites("MPAY-11", "S2 §Units and results")
def _game_lost(table: Table) -> tuple[Transfer, ...]:
    """In a codille the defenders share pool and active beasts as one heap.

    Jetons that do not divide go one each to the defenders in order of play from eldest.
    """
    opponents = table.facts.opponents
    takers = [seat for seat in in_order_from(table.eldest) if seat in opponents]
    beasts = sum(table.beasts.active)
    each, left = divmod(table.fish + beasts, len(takers))
    transfers, pool = [], table.fish
    for place, seat in enumerate(takers):
        share = each + (place < left)
        from_pool = min(pool, share)
        pool -= from_pool
        transfers.append(Transfer(Pot.POOL, seat, from_pool, Reason.POOL, "MPAY-11"))
        beast = share - from_pool
        transfers.append(Transfer(Pot.BEASTS, seat, beast, Reason.BEAST, "MPAY-11"))
    return tuple(transfer for transfer in transfers if transfer.amount)


def _to_side(table: Table, prices: list[Price]) -> tuple[Transfer, ...]:
    return tuple(
        Transfer(opponent, member, amount, reason, clause)
        for reason, amount, clause in _multiplied(table, prices)
        for member, opponent in one_to_one(table.facts)
    )


def _by_side(table: Table, prices: list[Price], *, together: bool = False) -> tuple[Transfer, ...]:
    facts = table.facts
    bearing = facts.side if together else bearers(table.rules, facts)
    return tuple(
        Transfer(member if member in bearing else facts.hombre, opponent, amount, reason, clause)
        for reason, amount, clause in _multiplied(table, prices)
        for member, opponent in one_to_one(facts)
    )


def _multiplied(table: Table, prices: list[Price]) -> list[Price]:
    """Everything is multiplied but the game, whose parts have their own rates."""
    return [
        (reason, amount if reason is Reason.GAME else amount * _factor(table), clause)
        for reason, amount, clause in prices
        if amount
    ]


@cites("BEAST-6", "MPAY-12", "HIST-6", "S2 §Units and results")
def beast_of_loss(table: Table, size: int) -> tuple[Transfer, ...]:
    """Those who bear a lost contract put its beast up in equal parts."""
    payers = bearers(table.rules, table.facts)
    pot: Party = Pot.BEASTS
    share = size // len(payers)
    return tuple(Transfer(seat, pot, share, Reason.BEAST, "BEAST-6") for seat in payers)
