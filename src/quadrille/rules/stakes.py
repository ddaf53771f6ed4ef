"""What is put up: before a deal, when play begins, and on a vole."""

from __future__ import annotations

from typing import assert_never

from quadrille.cite import cites
from quadrille.money import Pot, Reason, Transfer
from quadrille.rules.choices import RuleSet
from quadrille.rules.questions import MatadorFish, Staking
from quadrille.rules.rates import jeton_tariff
from quadrille.rules.standing import Occasion
from quadrille.rules.tariffs import JetonTariff
from quadrille.seats import SEATS, Seat

_FISH = (Reason.SPADILLE, Reason.MANILLE, Reason.BASTO)
"""The words under which the holders of the matadors are paid."""


@cites("QPAY-1", "S0 §Setup", "S3 §Deal", "S4 §Pott og straff")
def _each_one(rules: RuleSet) -> tuple[Transfer, ...]:
    """Before each deal each player puts a counter into the pool."""
    return tuple(Transfer(seat, Pot.POOL, rules.stake, Reason.STAKE, "QPAY-1") for seat in SEATS)


@cites("QPAY-1", "S0 §Variants", "S3 §Deal")
def _dealer_alone(rules: RuleSet, dealer: Seat) -> tuple[Transfer, ...]:
    """The dealer alone stakes for all four."""
    return (Transfer(dealer, Pot.POOL, rules.stake * len(SEATS), Reason.STAKE, "QPAY-1"),)


@cites("MPAY-1", "HIST-1", "BEAST-5", "S2 §Poulans and the pool")
def _poulans(rules: RuleSet, dealer: Seat, occasion: Occasion) -> tuple[Transfer, ...]:
    """The dealer puts fish up for the pool, twice as many in a double round, none when clearing."""
    tariff = jeton_tariff(rules)
    if occasion.clearing or tariff is None:
        return ()
    fish = tariff.pool_fish * (tariff.double_factor if occasion.double else 1)
    return (Transfer(dealer, Pot.POOL, fish, Reason.POULANS, "MPAY-1"),)


def stakes(rules: RuleSet, dealer: Seat, occasion: Occasion) -> tuple[Transfer, ...]:
    """What is put into the pool before a deal."""
    match rules.staking:
        case Staking.EACH_ONE:
            return _each_one(rules)
        case Staking.DEALER:
            return _dealer_alone(rules, dealer)
        case Staking.POULANS:
            return _poulans(rules, dealer, occasion)
        case never:
            assert_never(never)


def pays_matador_fish(rules: RuleSet, occasion: Occasion) -> bool:
    """Whether the holders of the matadors are paid fish in such a deal."""
    tariff = jeton_tariff(rules)
    return tariff is not None and any(tariff.matador_fish) and not occasion.clearing


@cites("MPAY-1", "MPAY-8", "BEAST-5", "S2 §Poulans and the pool")
def matador_fish(
    rules: RuleSet, dealer: Seat, holders: tuple[Seat, Seat, Seat], occasion: Occasion
) -> tuple[Transfer, ...]:
    """The dealer pays two fish to the holder of Spadille, and one each for Manille and Basto.

    As they are held when play begins; not when clearing beasts.
    """
    tariff = jeton_tariff(rules)
    if occasion.clearing or tariff is None:
        return ()
    factor = _fish_factor(rules, tariff) if occasion.double else 1
    return tuple(
        Transfer(dealer, holder, fish * factor, reason, "MPAY-1")
        for holder, fish, reason in zip(holders, tariff.matador_fish, _FISH, strict=True)
        if fish and holder != dealer
    )


def told_by_fish(
    rules: RuleSet, dealer: Seat, occasion: Occasion, paid: tuple[Transfer, ...]
) -> tuple[Seat | None, ...]:
    """Who held Spadille, Manille and Basto when play began, as all see by the fish.

    The dealer is not seen to pay herself: whose fish nobody gets, she holds. Nothing is told
    of a matador for which there is no fish.
    """
    tariff = jeton_tariff(rules)
    if tariff is None or not pays_matador_fish(rules, occasion):
        return ()
    got = {each.reason: each.payee for each in paid if isinstance(each.payee, int)}
    return tuple(
        got.get(reason, dealer) if fish else None
        for fish, reason in zip(tariff.matador_fish, _FISH, strict=True)
    )


@cites("MPAY-8", "S2 §Favourite and grand poulans")
def _fish_factor(rules: RuleSet, tariff: JetonTariff) -> int:
    """A double round doubles the fish of the matadors too, but for a recorded house rule."""
    match rules.matador_fish:
        case MatadorFish.DOUBLED:
            return tariff.double_factor
        case MatadorFish.SINGLE:
            return 1
        case never:
            assert_never(never)


@cites("MPAY-6", "MPAY-7", "MPAY-8", "S2 §Matadors and the exchanged King")
def exchange_fish(
    rules: RuleSet, hombre: Seat, giver: Seat, in_favourite: bool, occasion: Occasion
) -> tuple[Transfer, ...]:
    """Hombre pays a fish for a king given up, more in the favourite or a double round."""
    tariff = jeton_tariff(rules)
    if tariff is None or not tariff.exchange:
        return ()
    favourite = tariff.favourite_factor if in_favourite else 1
    double = tariff.double_factor if occasion.double else 1
    amount = tariff.exchange * favourite * double
    return (Transfer(hombre, giver, amount, Reason.EXCHANGE, "MPAY-6"),)


@cites("AUC-5", "VOLE-2", "S0 §The auction", "S3 §Auction", "S3 §Premiers and the vole")
def vole_stakes(rules: RuleSet, clause: str) -> tuple[Transfer, ...]:
    """When a vole is bid or undertaken every player at once stakes on it, apart from the pool."""
    if rules.vole_stake == 0:
        return ()
    return tuple(
        Transfer(seat, Pot.VOLE_POOL, rules.vole_stake, Reason.VOLE_STAKE, clause) for seat in SEATS
    )
