"""Problems at random: of Quadrille, and of games that nobody plays."""

from functools import partial
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from quadrille.cards import Suit
from quadrille.kernel import (
    COMPILED,
    NO_TRUMP,
    Past,
    Policy,
    Problem,
    Tables,
    counted,
    tables,
)
from quadrille.kernel.policy import EVEN, SHEETS, Feature

compiled_only = pytest.mark.skipif(not COMPILED, reason="the kernel is not compiled here")

ALL_SIDES: Final = range(16)


def a_problem(rng: Random, least: int = 1, most: int = 10) -> Problem:
    """A position of Quadrille with trumps, at any point of a trick, and any sides."""
    told = tables(rng.choice(list(Suit)), reneges=rng.random() < 0.5)
    return _dealt(rng, told, rng.randint(least, most))


def an_odd_problem(rng: Random) -> Problem:
    """A position of a game in which the suits are of any size and any card may be held back."""
    suit = tuple(rng.randrange(1 + rng.randrange(4)) for _ in range(40))
    exempt = rng.getrandbits(40) & rng.getrandbits(40)
    follows = tuple(sum(1 << at for at in range(40) if suit[at] == each) for each in suit)
    told = Tables(
        suit=suit,
        strength=tuple(rng.sample(range(256), 40)),
        follows=follows,
        obliges=tuple(mask & ~exempt for mask in follows),
        trump=rng.choice([0, 1, 2, 3, NO_TRUMP]),
    )
    return _dealt(rng, told, rng.randint(1, 10))


def _dealt(rng: Random, told: Tables, left: int) -> Problem:
    leader, played = rng.randrange(4), rng.randrange(4)
    pack = rng.sample(range(40), 4 * left)
    draw = partial(pack.pop, 0)
    table = tuple(draw() for _ in range(played))
    hands = [0, 0, 0, 0]
    for step in range(4):
        for _ in range(left - (step < played)):
            hands[(leader + step) % 4] |= 1 << draw()
    first, second, third, fourth = hands
    return Problem((first, second, third, fourth), told, leader, rng.choice(ALL_SIDES), table)


def as_in_bridge(seed: int, count: int) -> list[Problem]:
    """Whole deals with partners opposite and every trump led followed, as a bridge solver can.

    The cards are the kernel's own draws, which are the same everywhere.
    """
    pack = (1 << 40) - 1
    return [
        Problem(
            hands=hands,
            tables=tables(list(Suit)[number % 4], reneges=False),
            leader=number // 4 % 4,
            side=0b0101 << number // 4 % 2,
        )
        for number, hands in enumerate(counted([pack] * 4, [10] * 4).draws(seed, 0, count))
    ]


def at_a_new_trick(problem: Problem) -> Problem:
    """The same before anybody has led, the cards on the table given back."""
    hands = list(problem.hands)
    for step, card in enumerate(problem.table):
        hands[(problem.leader + step) % 4] |= 1 << card
    first, second, third, fourth = hands
    return replace(problem, hands=(first, second, third, fourth), table=())


def a_policy(rng: Random) -> Policy:
    weights = tuple(rng.randint(-1000, 1000) for _ in range(SHEETS * len(Feature)))
    return Policy(weights, explore=rng.choice([0, EVEN // 10]))


def a_past(rng: Random) -> Past:
    def suits() -> tuple[int, int, int, int]:
        return (rng.randrange(16), rng.randrange(16), rng.randrange(16), rng.randrange(16))

    return Past(led=suits(), threw=suits(), lacks=suits())


def won(results: bytes) -> list[tuple[int, ...]]:
    """The tricks of each play-out, by seat."""
    return [tuple(results[at : at + 4]) for at in range(0, len(results), 4)]
