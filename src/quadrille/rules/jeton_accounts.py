"""Accounts in jetons: who pays whom what `jeton_prices.py` prices, the pool and the beasts."""

from __future__ import annotations

from typing import assert_never

from quadrille.cite import cites
from quadrille.money import Party, Pot, Reason, Transfer
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import Facts, Outcome
from quadrille.rules.jeton_prices import (
    Price,
    Table,
    game_prices,
    lost_prices,
    multiplied,
    vole_prices,
    won_prices,
)
from quadrille.rules.outcome import (
    bearers,
    loses_the_contract,
    one_to_one,
    outcome_of,
    vole_has_failed,
)
from quadrille.seats import Seat, in_order_from


def settle(table: Table) -> tuple[Transfer, ...]:
    """All payments for the result of a deal, beasts incurred apart."""
    match outcome_of(table.rules, table.facts):
        case Outcome.WON:
            return (*_game_won(table), *_to_side(table, won_prices(table)), *_failed_vole(table))
        case Outcome.VOLE_LOST if not loses_the_contract(table.rules):
            return _by_side(table, vole_prices(table))
        case Outcome.VOLE_LOST | Outcome.REMISE:
            return _by_side(table, lost_prices(table))
        case Outcome.CODILLE:
            return (
                *_game_lost(table),
                *_by_side(table, [*lost_prices(table), *game_prices(table)]),
            )
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


@cites("MPAY-4", "HIST-3", "S2 §Scoring and payment: The vole")
def _failed_vole(table: Table) -> tuple[Transfer, ...]:
    """An undertaken vole that fails is paid to each opponent, and the contract remains won."""
    failed = vole_has_failed(table.facts)
    return _by_side(table, vole_prices(table), together=True) if failed else ()


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
        for reason, amount, clause in multiplied(table, prices)
        for member, opponent in one_to_one(table.facts)
    )


def _by_side(table: Table, prices: list[Price], *, together: bool = False) -> tuple[Transfer, ...]:
    facts = table.facts
    bearing = facts.side if together else bearers(table.rules, facts)
    return tuple(
        Transfer(member if member in bearing else facts.hombre, opponent, amount, reason, clause)
        for reason, amount, clause in multiplied(table, prices)
        for member, opponent in one_to_one(facts)
    )


@cites("BEAST-6", "MPAY-12", "HIST-6", "S2 §Units and results")
def beast_of_loss(table: Table, size: int) -> tuple[Transfer, ...]:
    """Those who bear a lost contract put its beast up in equal parts."""
    payers = bearers(table.rules, table.facts)
    pot: Party = Pot.BEASTS
    share = size // len(payers)
    return tuple(Transfer(seat, pot, share, Reason.BEAST, "BEAST-6") for seat in payers)
