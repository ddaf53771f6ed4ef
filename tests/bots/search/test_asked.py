"""What is said while cards are played: the law is asked once for worlds that are alike."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

from tests.worlds.positions import random_deals
from tests.worlds.rare import RARE

from quadrille import turn, view
from quadrille.bots.beliefs.drawing import Belief
from quadrille.bots.search import only_plays
from quadrille.bots.search.asked import PlayedOn, Sequels
from quadrille.bots.search.lines import lines
from quadrille.view import SeatView, Stage
from quadrille.worlds.supposed import supposed


def _asked(seed: int, count: int) -> Iterator[SeatView]:
    """Views of seats that may stop, go on, ask or answer, in deals of any rules."""
    for told in random_deals(Random(seed), RARE):
        for place in range(len(told.steps)):
            sitting = told.at(place)
            seat = turn(sitting)
            if not isinstance(seat, int):
                continue
            seen = view(sitting, seat)
            is_played = seen.stage in (Stage.PLAYING, Stage.ANSWER)
            if is_played and len(seen.legal) > 1 and not only_plays(seen):
                yield seen
                count -= 1
        if count <= 0:
            return


def _alike(one: float | PlayedOn, other: float | PlayedOn) -> bool:
    if isinstance(one, float) or isinstance(other, float):
        return one == other
    left = 10 - len(one.now.tricks)
    shares = ((a, b) for a, b in product(range(left + 1), repeat=2) if a + b <= left)
    worths = all(one.tally(a, b, left) == other.tally(a, b, left) for a, b in shares)
    return worths and (one.now, one.gone) == (other.now, other.gone)


def test_what_is_told_for_many_worlds_is_what_the_law_tells_in_each() -> None:
    found: Counter[type] = Counter()
    for seen in _asked(5, 40):
        belief = Belief(seen, by_policy=False)
        worlds = belief.drawn(3, 12).hands[:12]
        for line in lines(seen, supposed(seen, belief.found.world(0))):
            many = Sequels(seen, worlds[0])
            for hands in worlds:
                end = many.end(hands, line)
                assert _alike(end, Sequels(seen, hands).end(hands, line))
                found[type(end)] += 1
    assert min(found[float], found[PlayedOn]) > 100
