"""Choosing among candidates on the same worlds: those that fall far behind are given up early."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from operator import mul, sub
from typing import Final

from msgspec import Struct

HOPELESS: Final = 2.5
"""So many standard errors behind the best, a candidate is given up."""

PIECES: Final = 8
"""The worlds are looked at in so many pieces of one size, and time is looked at after each."""

LOOKS: Final = (1, 2, 4)
"""After so many pieces those that are hopeless are given up."""

Values = Callable[[int, int, int], list[float]]
"""What a candidate is worth in the worlds from one on to another."""


class Result(Struct, frozen=True):
    """Which candidate is best, and by how much."""

    best: int
    second: int
    """The next best, or the best itself if there is no other."""
    ahead: float
    """By how much the best is worth more than the next."""
    error: float
    """The standard error of that."""
    worlds: int
    """How many worlds both were tried in."""


def race(
    count: int,
    values: Values,
    weights: Sequence[float],
    *,
    lean: float,
    is_late: Callable[[], bool],
) -> Result:
    """The best of some candidates; the first one, unless another is ahead by more than a lean.

    The lean is in standard errors of the difference. When it is late, those worlds decide in which
    all that are left were tried; if there is none yet the first one wins, over no worlds.
    """
    size = len(weights)
    told: list[list[float]] = [[] for _ in range(count)]
    left, done = list(range(count)), 0
    for piece in range(1, PIECES + 1):
        upto = max(size * piece // PIECES, min(size, 4))
        if upto <= done:
            continue
        for each in left:
            told[each] += values(each, done, upto)
            if is_late():
                break
        if len(told[left[-1]]) < upto:
            told = [worths[:done] for worths in told]
            break
        done = upto
        if piece in LOOKS:
            left = _hopeful(told, left, weights[:done])
        if len(left) == 1 or is_late():
            break
    return _decided(told, weights, lean) if done else Result(0, 0, 0.0, 0.0, 0)


def _hopeful(told: list[list[float]], left: list[int], weights: Sequence[float]) -> list[int]:
    best = max(left, key=lambda each: _mean(told[each], weights))
    kept = []
    for each in left:
        behind, error = compared(told[best], told[each], weights)
        if behind <= HOPELESS * error or each == best:
            kept.append(each)
    return kept


def _decided(told: list[list[float]], weights: Sequence[float], lean: float) -> Result:
    most = max(len(values) for values in told)
    last = [each for each in range(len(told)) if len(told[each]) == most]
    order = sorted(last, key=lambda each: -_mean(told[each], weights))
    best = order[0]
    ahead, error = compared(told[best], told[0], weights)
    if ahead <= lean * error:
        best = 0
    others = [each for each in order if each != best] or [
        each for each in range(len(told)) if each != best
    ]
    if not others:
        return Result(best, best, 0.0, 0.0, most)
    second = max(others, key=lambda each: _mean(told[each], weights))
    ahead, error = compared(told[best], told[second], weights)
    return Result(best, second, ahead, error, min(len(told[best]), len(told[second])))


def _mean(values: Sequence[float], weights: Sequence[float]) -> float:
    total: float = sum(map(mul, values, weights))
    return total / sum(weights[: len(values)])


def compared(
    one: Sequence[float], other: Sequence[float], weights: Sequence[float]
) -> tuple[float, float]:
    """By how much one is ahead in the worlds that both were tried in, and the standard error."""
    leads = list(map(sub, one, other))
    some = weights[: len(leads)]
    whole = sum(some)
    mean: float = sum(map(mul, leads, some)) / whole
    spread = sum((weight * (lead - mean)) ** 2 for lead, weight in zip(leads, some, strict=True))
    return mean, sqrt(spread) / whole
