"""Open cards, worlds and play-outs at speed, by numbers alone; nothing here knows Quadrille.

Where the C++ kernel is built it does the work, else the Python reference, which gives the same
answers more slowly. Chance comes in as a seed: the draw with a number is always the same, so a
batch can be split among threads, and the interpreter lock is free while one is at work.

    problem = problem_of(deal, phase)
    solver().worth([problem])                   # the tricks that the side wins against best play
    play_out([problem], seed=1, times=1000)     # tricks won by each seat, four bytes a play-out
    counted(may, room).draws(seed=1, first=0, count=100)
"""

from __future__ import annotations

from collections.abc import Sequence
from os import environ
from typing import Final, Protocol

from quadrille.kernel import policy as _policy
from quadrille.kernel import reference
from quadrille.kernel.policy import NO_PAST, Feature, Past, Policy, Role
from quadrille.kernel.problem import NO_LIMIT, NO_TRUMP, Problem, Tables, problem_of, tables
from quadrille.seats import Four

__all__ = [
    "BUILD",
    "COMPILED",
    "NO_LIMIT",
    "NO_PAST",
    "NO_TRUMP",
    "Feature",
    "Past",
    "Policy",
    "Problem",
    "Role",
    "Solver",
    "Tables",
    "Ways",
    "WeighedWays",
    "counted",
    "features",
    "ismcts",
    "lines_of_play",
    "play_by",
    "play_out",
    "problem_of",
    "solver",
    "tables",
    "weighed",
    "worth_by_play",
]


class Solver(Protocol):
    """Answers open-card questions, many at a time, and keeps to the memory it was given.

    A question is about all tricks left, or `within` the next few: so the first six won are six of
    six within six. It may begin so many tricks in its search (`steps`), and is answered by None if
    that is too few. ValueError, naming the field, for a problem that makes no sense, or whose cards
    may be held back in a way that is not searched.
    """

    def at_least(
        self, problems: Sequence[Problem], wanted: int, within: int = 10, steps: int = NO_LIMIT
    ) -> list[bool | None]:
        """Whether the side wins so many tricks, when all play as well as they can."""

    def worth(
        self, problems: Sequence[Problem], within: int = 10, steps: int = NO_LIMIT
    ) -> list[int | None]:
        """What the tricks that the side wins are worth: how many, unless the problem says else."""

    def worth_by_card(
        self, problems: Sequence[Problem], within: int = 10, steps: int = NO_LIMIT
    ) -> list[dict[int, int] | None]:
        """The same for each card that may be played, by its number."""

    def worth_by_play(
        self,
        problems: Sequence[Problem],
        policy: Policy,
        mark: int,
        past: Past,
        seed: int,
        first: int,
        times: int,
        leave: int,
        among: int,
        steps: int,
    ) -> list[dict[int, int] | None]:
        """See `worth_by_play` below; no mark is -1."""


class Ways(Protocol):
    """The ways in which each seat gets only cards that it may hold, all of them alike."""

    @property
    def total(self) -> int:
        """How many ways there are, exactly."""

    def at(self, number: int) -> Four[int]:
        """The way with a number, from 0 to less than the total; IndexError beyond."""

    def draws(self, seed: int, first: int, count: int) -> list[Four[int]]:
        """So many ways, each as likely as any other, from the seed's streams from one on."""


class WeighedWays(Protocol):
    """The ways to share out cards, a way weighing the product of its cards' weights."""

    @property
    def total(self) -> float:
        """What all ways weigh together."""

    def by_seat(self) -> list[Four[float]]:
        """For each card, by rising number, the weight of the ways in which each seat gets it."""

    def draws(self, seed: int, first: int, count: int) -> list[Four[int]]:
        """So many ways, each as likely as it weighs, from the seed's streams from one on."""


class _Engine(Protocol):
    """What the compiled kernel and the reference both do."""

    @property
    def BUILD(self) -> str: ...
    def play_out(self, problems: Sequence[Problem], seed: int, times: int) -> bytes: ...
    def play_by(
        self,
        problems: Sequence[Problem],
        policy: Policy,
        mark: int,
        past: Past,
        seed: int,
        times: int,
    ) -> bytes: ...
    def features(self, problem: Problem, mark: int, past: Past) -> list[int]: ...
    def ismcts(
        self,
        problems: Sequence[Problem],
        policy: Policy | None,
        mark: int,
        past: Past,
        explore: float,
        seed: int,
        turns: int,
    ) -> dict[int, tuple[int, int]]: ...
    def lines_of_play(self, problem: Problem, depth: int) -> int: ...
    def Solver(self, mebibytes: int) -> Solver: ...
    def Counted(self, may: Sequence[int], room: Sequence[int]) -> Ways: ...
    def Weighed(
        self, cards: int, weights: Sequence[Sequence[float]], room: Sequence[int]
    ) -> WeighedWays: ...


def _engine() -> _Engine:
    if environ.get("QUADRILLE_KERNEL_ARCH") == "reference":
        return reference
    try:
        from quadrille.kernel import compiled
    except ModuleNotFoundError:
        return reference
    return compiled


_ENGINE: Final = _engine()

BUILD: Final = _ENGINE.BUILD
"""Which kernel works here: `modern` or `portable`, which are compiled, or `reference`."""

COMPILED: Final = BUILD != reference.BUILD
"""Whether the C++ kernel works here, or the slower reference."""


_ALL: Final = (1 << 40) - 1


# Open cards


def solver(mebibytes: int = 64) -> Solver:
    """A solver that remembers what it finds out in so much memory."""
    return _ENGINE.Solver(mebibytes)


def lines_of_play(problem: Problem, depth: int) -> int:
    """How many sequences of so many cards may be played from a position."""
    return _ENGINE.lines_of_play(problem, depth)


# Play-outs


def play_out(problems: Sequence[Problem], *, seed: int, times: int) -> bytes:
    """Play each position to its end so many times by cards drawn evenly.

    Of each play-out the tricks that each seat won of those left, as four bytes; first all those
    of the first position. ValueError, naming the field, for a position that makes no sense.
    """
    return _ENGINE.play_out(problems, _seed(seed), times)


def play_by(
    problems: Sequence[Problem],
    policy: Policy,
    *,
    seed: int,
    times: int,
    mark: int | None = None,
    past: Past = NO_PAST,
) -> bytes:
    """The same by a policy.

    The side of each position is who is publicly of it. The holder of the marked card joins it, and
    that becomes public when the card is played. What is past is the same for all positions.
    """
    _policy.check(policy)
    return _ENGINE.play_by(problems, policy, _marked(mark), past, _seed(seed), times)


def worth_by_play(
    at_work: Solver,
    problems: Sequence[Problem],
    policy: Policy,
    *,
    leave: int,
    seed: int,
    first: int = 0,
    times: int = 1,
    mark: int | None = None,
    past: Past = NO_PAST,
    among: int = _ALL,
    steps: int = NO_LIMIT,
) -> list[dict[int, int] | None]:
    """For each card that the seat on turn may play: what is won with it, in all play-outs together.

    After the card all go on by the policy until no holder is hidden and at most `leave` tricks
    are left; these are won as with open cards and the best play. The worth is the problem's,
    and the holder of the marked card is of the side. In each problem all cards are tried in the
    same play-outs, which draw from the seed's streams from `first` on, `times` for each problem.
    Only cards `among` a set are tried. A problem is answered by None if one of its searches would
    begin more tricks than `steps`.
    """
    _policy.check(policy)
    return at_work.worth_by_play(
        problems,
        policy,
        _marked(mark),
        past,
        _seed(seed),
        first,
        times,
        leave,
        among,
        steps,
    )


def ismcts(
    problems: Sequence[Problem],
    policy: Policy | None,
    *,
    explore: float,
    seed: int,
    turns: int,
    mark: int | None = None,
    past: Past = NO_PAST,
) -> dict[int, tuple[int, int]]:
    """For each card that the seat on turn may play, how often it was tried, and its worth in sum.

    One tree grows over the cards that all see, each turn through it in the next of the worlds,
    which differ in the others' hands and in worth. Of a world's worth the side gets all, and the
    others lose as much. What `explore` is, in units of worth, makes cards be tried that were
    little tried. From the tree's edge the policy plays, or if there is none cards are drawn evenly.
    """
    if policy is not None:
        _policy.check(policy)
    return _ENGINE.ismcts(problems, policy, _marked(mark), past, explore, _seed(seed), turns)


def features(
    problem: Problem, *, mark: int | None = None, past: Past = NO_PAST
) -> dict[int, frozenset[Feature]]:
    """For each card that the seat on turn may play, what a policy sees of it."""
    found = _ENGINE.features(problem, _marked(mark), past)
    return {
        card: frozenset(feature for feature in Feature if bits >> feature & 1)
        for card, bits in enumerate(found)
        if bits
    }


def _marked(mark: int | None) -> int:
    return -1 if mark is None else mark


def _seed(seed: int) -> int:
    return seed & (1 << 64) - 1


# Worlds


def counted(may: Sequence[int], room: Sequence[int]) -> Ways:
    """The ways to share out cards, given which each seat may hold and how many she gets.

    The cards to share out are those that any seat may hold, and all of them are shared out.
    """
    return _ENGINE.Counted(may, room)


def weighed(cards: int, weights: Sequence[Sequence[float]], room: Sequence[int]) -> WeighedWays:
    """The ways to share out cards, each weighed by the seats that get them.

    There are four weights, by seat, for each card by rising number, each from 0 to a million.
    """
    return _ENGINE.Weighed(cards, weights, room)
