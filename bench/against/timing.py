"""Timing two works in turn, so that what else the machine does falls on both alike."""

import os
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple


class Rate(NamedTuple):
    """How many a second of processor time: the median of the passes, the least and the most."""

    median: float
    least: float
    most: float

    def told(self, unit: str = "", scale: float = 1) -> str:
        return (
            f"{self.median / scale:,.2f} ({self.least / scale:,.2f} to {self.most / scale:,.2f})"
            f" {unit}"
        )


Work = Callable[[], float]
"""Does some work, and tells how much it was."""


def on_one_core() -> None:
    """From now on this process stays on the last of the cores that it may run on."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def in_turn(*works: Work, passes: int = 7) -> list[Rate]:
    """The rate of each work, all of them timed in turn so many times after one for warmth."""
    for work in works:
        work()
    rates: list[list[float]] = [[] for _ in works]
    for _ in range(passes):
        for work, found in zip(works, rates, strict=True):
            start = process_time()
            amount = work()
            found.append(amount / (process_time() - start))
    return [Rate(median(found), min(found), max(found)) for found in rates]
