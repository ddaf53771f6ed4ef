"""How long bots think: time of the thread's processor, apart from every result.

Times go into classes two per cent wide, so that any number of them is kept in little room, and
those of several processes are added up in any order.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from math import log2
from time import thread_time_ns
from typing import Final, TypeVar

from msgspec import Struct

R = TypeVar("R")

FINE: Final = 32
"""Classes for each doubling of the time."""

MILLISECOND: Final = 1e6
"""In nanoseconds."""


class Times(Struct, frozen=True, kw_only=True):
    """How long one bot takes for one kind of decision, in milliseconds."""

    bot: str
    kind: str
    count: int
    p50: float
    p95: float


class Clock:
    """Times decisions, by bot and kind."""

    def __init__(self) -> None:
        """Nothing is timed yet."""
        self.classes: Counter[tuple[str, str, int]] = Counter()

    def timed(self, bot: str, kind: str, decide: Callable[[], R]) -> R:
        """What is decided, once it is."""
        began = thread_time_ns()
        decision = decide()
        self.classes[bot, kind, int(FINE * log2(thread_time_ns() - began + 1))] += 1
        return decision


def times(classes: Counter[tuple[str, str, int]], bots: Iterable[str]) -> tuple[Times, ...]:
    """The median and the 95th percentile of each bot and kind."""
    kinds = sorted({kind for _, kind, _ in classes})
    every = ((bot, kind) for bot in dict.fromkeys(bots) for kind in kinds)
    known = {(bot, kind) for bot, kind, _ in classes}
    return tuple(_times(classes, bot, kind) for bot, kind in every if (bot, kind) in known)


def _times(classes: Counter[tuple[str, str, int]], bot: str, kind: str) -> Times:
    own = sorted((at, count) for (b, k, at), count in classes.items() if (b, k) == (bot, kind))
    count = sum(count for _, count in own)
    return Times(
        bot=bot, kind=kind, count=count, p50=_percentile(own, 0.5), p95=_percentile(own, 0.95)
    )


def _percentile(own: Sequence[tuple[int, int]], share: float) -> float:
    """The middle of the class in which a share of the times is reached."""
    reached = [*accumulate(count for _, count in own)]
    at, _ = own[bisect_left(reached, share * reached[-1])]
    return round(2 ** ((at + 0.5) / FINE) / MILLISECOND, 4)
