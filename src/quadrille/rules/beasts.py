"""Beasts: how large one is, which are played for, and which wait."""

from __future__ import annotations

from quadrille.cite import cites
from quadrille.rules.standing import Beasts, Occasion
from quadrille.rules.tariffs import JetonTariff
from quadrille.seats import SEATS


def contribution(tariff: JetonTariff, occasion: Occasion) -> int:
    """What each player accounts for to this deal's game, the favourite apart."""
    return tariff.contribution * (tariff.double_factor if occasion.double else 1)


@cites("MPAY-2", "HIST-1", "BEAST-5", "S2 §Poulans and the pool")
def carried(beasts: Beasts, fish: int) -> int:
    """A carried game is its fish in the pool and what every player owes to it."""
    return fish + len(SEATS) * beasts.owed


@cites(
    "BEAST-1",
    "BEAST-4",
    "HIST-4",
    "MPAY-7",
    "S2 §Beasts",
    "S2 §Ordinary progression",
    "S2 §Progression after an initial codille",
    "S2 §Favourite contracts and double rounds",
    "S2 §Beast progression during grand poulans",
    "S2 §Historical beast progression after an initial remise",
    "S2 §Historical beast progression after an initial codille",
)
def beast(tariff: JetonTariff, occasion: Occasion, beasts: Beasts, fish: int) -> int:
    """A beast is as large as the game that could be won: carried games, this one, active beasts.

    `fish` is what lies in the pool when play begins. The favourite does not enlarge it.
    """
    this_deal = len(SEATS) * contribution(tariff, occasion)
    return carried(beasts, fish) + this_deal + sum(beasts.active)


@cites("BEAST-2", "BEAST-3", "S2 §Ordinary progression")
def queued(
    beasts: Beasts, *, taken: bool, incurred: int, size: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """One beast is active, the others wait; an active one stays until it is taken.

    Then the largest that waits follows it. After several in one deal as many are active, those
    that stood first. Gives the active and the waiting beasts of the next deal.
    """
    active = () if taken else beasts.active
    waiting = sorted((*beasts.waiting, *[size] * incurred), reverse=True)
    wanted = max(1, incurred, len(active))
    more = wanted - len(active)
    return (*active, *waiting[:more]), tuple(waiting[more:])
