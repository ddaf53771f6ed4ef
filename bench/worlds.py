"""How long it takes to count the worlds of a view, and to draw one, trick by trick.

    python bench/worlds.py [--deals 300] [--seed 1]

Random deals are played; each time that a seat is to lead or follow, its worlds are counted and
drawn. Times are microseconds of processor time, so that other work on the machine counts less;
each is the median over the positions of the best of a few passes.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from itertools import islice
from math import log2
from pathlib import Path
from random import Random
from statistics import median, quantiles
from sys import path
from time import process_time

path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.kit.play import FAIR
from tests.worlds.positions import random_deals

from quadrille import SeatView, turn, view
from quadrille.cards import Card
from quadrille.view import Stage
from quadrille.worlds import support, worlds

PASSES = 5
DRAWS = 20
ROW = "{:>8} {:>6} {:>9} {:>8} {:>8} {:>8} {:>8} {:>8} {:>9}"


def positions(deals: int, seed: int) -> Iterator[tuple[int, SeatView]]:
    """Views of the seats on turn, with the number of the trick, 0 before the first."""
    for told in islice(random_deals(Random(seed), FAIR), deals):
        for step in told.steps:
            seat = turn(step.after)
            if isinstance(seat, int):
                seen = view(step.after, seat)
                playing = seen.stage in (Stage.PLAYING, Stage.ANSWER)
                yield (len(seen.tricks) + 1 if playing else 0), seen


def micros(work: Callable[[], object], times: int = 1) -> float:
    """The best of a few passes, for one time."""
    best = float("inf")
    for _ in range(PASSES):
        start = process_time()
        for _ in range(times):
            work()
        best = min(best, process_time() - start)
    return best / times * 1e6


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    by_trick: dict[int, list[SeatView]] = {}
    for trick, seen in positions(asked.deals, asked.seed):
        by_trick.setdefault(trick, []).append(seen)
    print(
        ROW.format("trick", "views", "bits", "p95", "support", "count", "p95", "draw", "marginal")
    )
    for trick, views in sorted(by_trick.items()):
        _row(str(trick) if trick else "auction", views[:200], Random(asked.seed))


def _row(name: str, views: list[SeatView], rng: Random) -> None:
    found = [worlds(seen) for seen in views]
    bits = [log2(one.count) for one in found]
    told = [micros(lambda seen=seen: support(seen)) for seen in views]
    counted = [micros(lambda seen=seen: worlds(seen)) for seen in views]
    drawn = [micros(lambda one=one: one.draw(rng), DRAWS) for one in found]
    unseen = [Card.HEART_KING] * len(found)
    where = [
        micros(lambda one=one, card=card: [one.count_with(card, seat) for seat in range(4)])
        for one, card in zip(found, unseen, strict=True)
    ]
    print(
        ROW.format(
            name,
            len(views),
            *(f"{value:.1f}" for value in (median(bits), quantiles(bits, n=20)[-1])),
            *(f"{value:.0f}" for value in (median(told), median(counted))),
            *(f"{value:.0f}" for value in (quantiles(counted, n=20)[-1], median(drawn))),
            f"{median(where):.0f}",
        )
    )


if __name__ == "__main__":
    main()
