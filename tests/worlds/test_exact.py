"""The worlds told from a view are just those that the seat could not tell from the true one."""

from collections import Counter
from itertools import islice
from math import factorial, prod
from random import Random

import pytest
from tests.kit.often import times
from tests.worlds.led import with_what_hardly_happens
from tests.worlds.positions import (
    WATCHERS,
    Told,
    hot_cards,
    is_heard,
    possibilities,
    random_deals,
    swapped,
    unseen_sizes,
)
from tests.worlds.rare import KINDS, RARE, rare_things

from quadrille import NATURE, Seat, view
from quadrille.seats import SEATS, Nature
from quadrille.worlds import World, worlds

TRIED = 100
"""Ways to lie that are all tried out."""

FEW_TRIED = 30
"""The same where more positions are looked at."""

SEEDS = [1, 2]
MANY_SEEDS = [pytest.param(seed, marks=pytest.mark.slow) for seed in (3, 4, *range(11, 31))]


def _agree_by_trying_all(told: Told, step: int, watcher: Seat | None) -> None:
    seen = view(told.at(step), watcher)
    listed = [world.hands for world in worlds(seen)]
    assert len(listed) == worlds(seen).count
    assert len(set(listed)) == len(listed)
    assert set(listed) == possibilities(told, step, watcher)


def _few_enough(told: Told, first: int, watcher: Seat | None, tried: int) -> list[int]:
    """The steps after which all ways in which unseen cards may lie can be tried out."""
    few = []
    for step in range(first, len(told.steps)):
        if not is_heard(told.at(step), watcher):
            continue
        sizes = unseen_sizes(told.deal(step), watcher)
        if 1 < factorial(sum(sizes)) // prod(map(factorial, sizes)) <= tried:
            few.append(step)
    return few


def _agree_on_a_swap(told: Told, step: int, watcher: Seat | None, rng: Random) -> bool | None:
    """Whether the seat could not tell the cards swapped; None if there is nothing to swap."""
    step = told.heard(step, watcher)
    deal = told.deal(step)
    hands = swapped(rng, deal.held, watcher, hot_cards(deal))
    if hands is None:
        return None
    fits = told.fits(hands, step, watcher)
    assert (World(hands) in worlds(view(told.at(step), watcher))) is fits, (hands, step, watcher)
    return fits


@pytest.mark.parametrize("seed", [*SEEDS, *MANY_SEEDS])
def test_late_in_a_deal_the_worlds_are_all_that_trying_finds(seed: int) -> None:
    rng = Random(seed)
    for told in islice(random_deals(rng, RARE), 15):
        watcher = rng.choice(WATCHERS)
        steps = _few_enough(told, 0, watcher, TRIED)
        if steps:
            _agree_by_trying_all(told, rng.choice(steps), watcher)


@pytest.mark.parametrize("seed", [*SEEDS, *MANY_SEEDS])
def test_at_any_time_a_swap_that_a_seat_cannot_tell_is_another_world(seed: int) -> None:
    rng = Random(seed)
    outcomes: Counter[bool | None] = Counter()
    for told in islice(random_deals(rng, RARE), 100):
        for _ in range(3):
            step, watcher = rng.randrange(len(told.steps)), rng.choice(WATCHERS)
            outcomes[_agree_on_a_swap(told, step, watcher, rng)] += 1
    assert outcomes[True] > 50
    assert outcomes[False] > 50


@pytest.mark.parametrize("seed", [SEEDS[0], *MANY_SEEDS])
def test_what_is_rare_is_told_rightly_too(seed: int) -> None:
    rng, wanted = Random(seed), dict.fromkeys(KINDS, times(1, 2))
    met: Counter[str] = Counter()
    for told in islice(with_what_hardly_happens(rng), 4000):
        found = rare_things(told)
        met.update(found.keys())
        for kind in [kind for kind in found if wanted[kind]]:
            wanted[kind] -= 1
            _agree_from(told, found[kind], rng)
        if not any(wanted.values()):
            break
    for kind in KINDS:
        print(f"{met[kind]:6} {kind}")
    assert [kind for kind, left in wanted.items() if left] == []


def _agree_from(told: Told, first: int, rng: Random) -> None:
    for watcher in WATCHERS:
        step = rng.choice((first, rng.randrange(first, len(told.steps))))
        _agree_on_a_swap(told, step, watcher, rng)
        _agree_on_a_swap(told, step, watcher, rng)
    watcher = rng.choice(WATCHERS)
    steps = _few_enough(told, first, watcher, FEW_TRIED)
    if steps:
        _agree_by_trying_all(told, rng.choice(steps), watcher)


def test_when_cards_are_dealt_all_ways_are_open() -> None:
    told = next(random_deals(Random(1)))
    fresh = told.at(0)
    for seat in SEATS:
        assert worlds(view(fresh, seat)).count == factorial(30) // factorial(10) ** 3
    assert worlds(view(fresh, None)).count == factorial(40) // factorial(10) ** 4
    assert isinstance(told.steps[0].who, Nature)
    assert told.steps[0].who is NATURE
