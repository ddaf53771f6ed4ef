"""Works that have no peer, in microseconds each: draws of worlds, and play-outs by a policy."""

from collections.abc import Iterator
from random import Random

from against.openspiel import deal
from against.timing import Work, in_turn

from quadrille.kernel import Feature, Policy, counted, play_by, weighed
from quadrille.kernel.policy import SHEETS

DRAWS = 20_000
DEALS = 2_000


def lines(seed: int) -> Iterator[tuple[str, dict[str, float]]]:
    """What was found, line by line, with the figures that it adds."""
    for name, key, work in (
        ("a world drawn evenly", "us_draw", _draws(seed)),
        ("a world drawn by weights", "us_weighed_draw", _weighed_draws(seed)),
        ("thirty cards counted", "us_count", _counts(seed)),
        ("a deal played by a policy", "us_policy", _policy_deals(seed)),
    ):
        (rate,) = in_turn(work)
        yield f"{name:<25} {1e6 / rate.median:.2f} us", {key: 1e6 / rate.median}


def _draws(seed: int) -> Work:
    own, *_ = deal(Random(seed)).hands
    unseen = (1 << 40) - 1 & ~own
    found = counted((0, unseen, unseen, unseen), (0, 10, 10, 10))
    return lambda: float(len(found.draws(seed, 0, DRAWS)))


def _counts(seed: int) -> Work:
    own, *_ = deal(Random(seed)).hands
    unseen = (1 << 40) - 1 & ~own

    def work() -> float:
        for _ in range(500):
            counted((0, unseen, unseen, unseen), (0, 10, 10, 10))
        return 500.0

    return work


def _weighed_draws(seed: int) -> Work:
    rng = Random(seed)
    own, *_ = deal(rng).hands
    weights = [[0.0, rng.random(), rng.random(), rng.random()] for _ in range(30)]
    found = weighed((1 << 40) - 1 & ~own, weights, (0, 10, 10, 10))
    return lambda: float(len(found.draws(seed, 0, DRAWS)))


def _policy_deals(seed: int) -> Work:
    rng = Random(seed)
    weights = tuple(rng.randint(-1000, 1000) for _ in range(SHEETS * len(Feature)))
    policy = Policy(weights, explore=3000)
    problem = deal(rng)

    def work() -> float:
        return len(play_by([problem], policy, mark=20, seed=seed, times=DEALS)) / 4

    return work
