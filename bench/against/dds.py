"""Open cards solved beside DDS, and questions that DDS has no answer to.

A deal with trumps named is a bridge ending of ten cards when no trump may be held back: trumps
become spades, the other suits the rest, and cards of a suit keep their order. Partners sit
opposite. Each deal is new to both programs, and nothing is remembered from the one before.
"""

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from quadrille.cards import PACK, Suit
from quadrille.kernel import Problem, solver, tables

DEALS = 500
PASSES = 5
MEBIBYTES = 32

Ask = Callable[[int], int]
"""Answers a question about the deal with a number."""


class Timed(NamedTuple):
    """Microseconds of processor time: the mean of each pass, and each deal's best."""

    passes: list[float]
    deals: list[float]

    @property
    def mean(self) -> float:
        return median(self.passes)

    def at(self, share: float) -> float:
        return self.deals[min(int(len(self.deals) * share), len(self.deals) - 1)]

    def told(self) -> str:
        return (
            f"mean {self.mean:7.1f} ({min(self.passes):.1f} to {max(self.passes):.1f})"
            f"  median {self.at(0.5):7.1f}  p95 {self.at(0.95):7.1f}  p99 {self.at(0.99):7.1f}"
            f"  most {self.deals[-1]:7.1f} us"
        )


def timed(*asks: Ask, deals: int = DEALS) -> tuple[list[Timed], list[list[int]]]:
    """Each question put to each deal, in turn and so many times over; and its answers."""
    passes: list[list[float]] = [[] for _ in asks]
    best = [[float("inf")] * deals for _ in asks]
    answers: list[list[int]] = []
    for _ in range(PASSES):
        answers = []
        for ask, means, least in zip(asks, passes, best, strict=True):
            spent, given = 0.0, []
            for number in range(deals):
                start = process_time()
                given.append(ask(number))
                took = 1e6 * (process_time() - start)
                spent += took
                least[number] = min(least[number], took)
            means.append(spent / deals)
            answers.append(given)
    return [Timed(a, sorted(b)) for a, b in zip(passes, best, strict=True)], answers


def problems(seed: int, *, reneges: bool, partners: int = 2) -> list[Problem]:
    """Random deals, trumps and leaders, who are partnered with the seat so many on."""
    rng = Random(f"{seed}/deals")
    found = []
    for _ in range(DEALS):
        suit, leader = rng.choice(list(Suit)), rng.randrange(4)
        pack = list(range(40))
        rng.shuffle(pack)
        hands = tuple(sum(1 << c for c in pack[n : n + 10]) for n in (0, 10, 20, 30))
        side = 1 << leader | 1 << (leader + partners) % 4
        found.append(Problem(hands, tables(suit, reneges=reneges), leader, side))
    return found


def ours(asked: list[Problem]) -> tuple[Ask, Ask, Ask]:
    """The tricks won, whether they are six or more, and the tricks by card, of a deal."""
    at_work = solver(MEBIBYTES)

    def tricks(number: int) -> int:
        return at_work.worth([asked[number]])[0] or 0

    def six(number: int) -> int:
        return bool(at_work.at_least([asked[number]], 6)[0])

    def cards(number: int) -> int:
        values = at_work.worth_by_card([asked[number]])[0] or {}
        return hash(tuple(sorted(values.values())))

    return tricks, six, cards


def theirs(asked: list[Problem]) -> tuple[Ask, Ask, Ask]:
    """The same by DDS."""
    from endplay.dds import solve_board
    from endplay.dds.solve import SolveMode

    deals = [bridge(problem) for problem in asked]

    def tricks(number: int) -> int:
        return int(next(iter(solve_board(deals[number], SolveMode.OptimalOne)))[1])

    def six(number: int) -> int:
        found = list(solve_board(deals[number], SolveMode.TargetOne, 6))
        return bool(found) and found[0][1] >= 6

    def cards(number: int) -> int:
        return hash(tuple(sorted(int(won) for _, won in solve_board(deals[number]))))

    return tricks, six, cards


def bridge(problem: Problem):  # type: ignore[no-untyped-def]
    """The deal as a bridge ending, seats 0 to 3 being North to West."""
    from endplay.types import Deal, Denom, Player

    trump = problem.tables.trump
    suits = [trump, *(suit for suit in range(4) if suit != trump)]
    hands = [["", "", "", ""] for _ in range(4)]
    for place, suit in enumerate(suits):
        cards = [c for c in range(len(PACK)) if problem.tables.suit[c] == suit]
        cards.sort(key=lambda card: -problem.tables.strength[card])
        for rank, card in zip("AKQJT98765432", cards, strict=False):
            seat = next(s for s in range(4) if problem.hands[s] >> card & 1)
            hands[seat][place] += rank
    deal = Deal("N:" + " ".join(".".join(hand) for hand in hands))
    deal.trump = Denom.spades
    deal.first = list(Player)[problem.leader]
    return deal


def lines(seed: int) -> Iterator[tuple[str, dict[str, float]]]:
    """What was found, line by line, with the figures that it adds."""
    asked = problems(seed, reneges=False)
    mine = ours(asked)
    peer = _peer(asked)
    if peer is None:
        yield "endplay is not installed (extra `bench`): no ratio to DDS", {}
    rate, p99 = 0.0, 0.0
    for at, (name, key) in enumerate(
        (("tricks", "tricks"), ("six or more", "atleast"), ("all leads", "cards"))
    ):
        if peer is None:
            (own,), _ = timed(mine[at])
            yield f"{name:<12} {own.told()}", {f"us_{key}": own.mean}
            continue
        (own, dds), (answers, expected) = timed(mine[at], peer[at])
        differ = sum(a != b for a, b in zip(answers, expected, strict=True))
        rate, p99 = rate or dds.mean, p99 or dds.at(0.99)
        ratio, tail = dds.mean / own.mean, dds.at(0.99) / own.at(0.99)
        yield f"{name:<12} {own.told()}", {f"us_{key}": own.mean}
        yield f"  DDS        {dds.told()}", {}
        yield (
            f"  {ratio:.2f} x DDS's rate, p99 {tail:.2f} x as good; {differ} of {DEALS} differ",
            {f"ratio_dds_{key}": ratio, f"ratio_dds_{key}_p99": tail, f"differ_{key}": differ},
        )
    yield from _beyond(seed, rate, p99)


def _peer(asked: list[Problem]) -> tuple[Ask, Ask, Ask] | None:
    try:
        return theirs(asked)
    except ModuleNotFoundError:
        return None


def _beyond(seed: int, rate: float, p99: float) -> Iterator[tuple[str, dict[str, float]]]:
    """With trumps that may be held back: opposite and neighbouring partners, and one alone.

    The ratios are to DDS in the deals of opposite partners and no such trumps.
    """
    for name, key, partners in (
        ("opposite", "opposite", 2),
        ("neighbours", "neighbours", 1),
        ("one alone", "alone", 0),
    ):
        tricks, six, _ = ours(problems(seed, reneges=True, partners=partners))
        (own, quick), _ = timed(tricks, six)
        figures = {f"us_renege_{key}": own.mean, f"us_renege_{key}_six": quick.mean}
        if p99:
            figures[f"ratio_dds_renege_{key}"] = rate / own.mean
            figures[f"p99_{key}_to_dds"] = own.at(0.99) / p99
        yield f"renege, {name:<11} {own.told()}", figures
        if p99:
            yield f"  {rate / own.mean:.2f} x DDS's rate, p99 {own.at(0.99) / p99:.2f} x DDS's", {}
        yield f"  six or more      {quick.told()}", {}
