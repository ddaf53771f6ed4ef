"""Two threads beside one, by the clock: the interpreter lock is free while the kernel works."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from against.dds import MEBIBYTES, problems

from quadrille.kernel import Problem, solver

TIMES = 2


def lines(seed: int) -> Iterator[tuple[str, dict[str, float]]]:
    """What was found, line by line, with the figures that it adds."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    asked = problems(seed, reneges=True)
    halves = (asked[::2], asked[1::2])
    ratios = []
    for _ in range(3):
        start = perf_counter()
        for half in halves:
            _solve(half)
        one = perf_counter() - start
        with ThreadPoolExecutor(2) as pool:
            start = perf_counter()
            list(pool.map(_solve, halves))
            ratios.append(one / (perf_counter() - start))
    best = max(ratios)
    yield f"two threads  {best:.2f} x one, the best of three by the clock", {"ratio_threads": best}


def _solve(asked: list[Problem]) -> None:
    at_work = solver(MEBIBYTES)
    for _ in range(TIMES):
        at_work.worth(asked)
