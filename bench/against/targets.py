"""Works that have no peer, in microseconds each: draws of worlds, and play-outs by a policy."""

from collections.abc import Iterator
from random import Random

from against.openspiel import deal
from against.timing import Work, in_turn
from msgspec.structs import replace

from quadrille.kernel import Feature, Policy, counted, play_by, solver, weighed, worth_by_play
from quadrille.kernel.policy import SHEETS

DRAWS = 20_000
DEALS = 2_000
WORLDS = 50


def lines(seed: int) -> Iterator[tuple[str, dict[str, float]]]:
    """What was found, line by line, with the figures that it adds."""
    for name, key, work in (
        ("a world drawn evenly", "us_draw", _draws(seed)),
        ("a world drawn by weights", "us_weighed_draw", _weighed_draws(seed)),
        ("thirty cards counted", "us_count", _counts(seed)),
        ("a deal played by a policy", "us_policy", _policy_deals(seed)),
        ("the same, 4 tricks solved", "us_hybrid_4", _hybrids(seed, 4)),
        ("the same, 5 tricks solved", "us_hybrid_5", _hybrids(seed, 5)),
        ("the same, 6 tricks solved", "us_hybrid_6", _hybrids(seed, 6)),
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


def _policy(rng: Random) -> Policy:
    weights = tuple(rng.randint(-1000, 1000) for _ in range(SHEETS * len(Feature)))
    return Policy(weights, explore=3000)


def _hybrids(seed: int, leave: int) -> Work:
    """Each first lead in each of some worlds: one decision, as a bot asks for it."""
    rng = Random(seed)
    policy, known, at_work = _policy(rng), deal(rng), solver(32)
    unseen = (1 << 40) - 1 & ~known.hands[known.leader]
    may = [0 if seat == known.leader else unseen for seat in range(4)]
    room = [0 if seat == known.leader else 10 for seat in range(4)]
    worlds = [
        replace(known, hands=tuple(a | b for a, b in zip(drawn, own, strict=True)))
        for own in [[0 if may[seat] else known.hands[seat] for seat in range(4)]]
        for drawn in counted(may, room).draws(seed, 0, WORLDS)
    ]

    def work() -> float:
        found = worth_by_play(at_work, worlds, policy, leave=leave, seed=seed)
        return float(sum(len(sums or ()) for sums in found))

    return work


def _policy_deals(seed: int) -> Work:
    rng = Random(seed)
    policy = _policy(rng)
    problem = deal(rng)

    def work() -> float:
        return len(play_by([problem], policy, mark=20, seed=seed, times=DEALS)) / 4

    return work
