"""What is paid for in a deal in jetons, and how much from or to each opponent."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from quadrille.cite import cites
from quadrille.money import Reason
from quadrille.rules.beasts import contribution
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.rules.deal import Facts, Quest
from quadrille.rules.outcome import vole_is_made
from quadrille.rules.questions import Devole
from quadrille.rules.standing import Beasts, Occasion
from quadrille.rules.tariffs import JetonTariff
from quadrille.seats import Seat

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


@cites(
    "MPAY-7",
    "MPAY-8",
    "HIST-5",
    "S2 §Favourite and grand poulans",
    "S2 §Amounts used in reckoning (jetons)",
)
def _factor(table: Table) -> int:
    """The favourite doubles, a double round doubles, and both together quadruple."""
    favourite = table.tariff.favourite_factor if table.facts.in_favourite else 1
    return favourite * (table.tariff.double_factor if table.occasion.double else 1)


def won_prices(table: Table) -> list[Price]:
    """What a side that has won is paid for, the game among it."""
    prices = [*_contract(table), *_matadors(table), *game_prices(table)]
    return prices + vole_prices(table) if vole_is_made(table.facts) else prices


@cites("MPAY-10", "MPAY-13", "HIST-3", "HIST-8", "HIST-9")
def lost_prices(table: Table) -> list[Price]:
    """Lost, the side pays what it would have been paid, and for a bid vole or for no trick."""
    prices = [*_contract(table), *_matadors(table), *_devole(table)]
    return prices + vole_prices(table) if table.facts.quest is Quest.BID else prices


@cites(
    "MPAY-3",
    "MPAY-14",
    "HIST-3",
    "S2 §Contract premiums",
    "S2 §Ordinary payment by contract",
    "S2 §Historical scoring and payment",
)
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


@cites("MPAY-4", "HIST-3", "HIST-8", "S2 §Scoring and payment: The vole")
def vole_prices(table: Table) -> list[Price]:
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


@cites("MPAY-2", "MPAY-9", "MPAY-11", "HIST-3", "S2 §Poulans and the pool")
def game_prices(table: Table) -> list[Price]:
    """Whoever takes the game is owed each payer's contribution to it and to the carried ones.

    Only this deal's contribution is doubled by the favourite.
    """
    favourite = table.tariff.favourite_factor if table.facts.in_favourite else 1
    now = contribution(table.tariff, table.occasion) * favourite
    return [(Reason.GAME, now, "MPAY-2"), (Reason.GAME, table.beasts.owed, "MPAY-9")]


def multiplied(table: Table, prices: list[Price]) -> list[Price]:
    """Everything is multiplied but the game, whose parts have their own rates."""
    return [
        (reason, amount if reason is Reason.GAME else amount * _factor(table), clause)
        for reason, amount, clause in prices
        if amount
    ]
