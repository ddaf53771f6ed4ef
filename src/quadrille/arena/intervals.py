"""Means, and how sure they are.

Whatever is told is rounded to a millionth, so that the last digit of a machine's mathematics
changes nothing.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from math import floor, log1p, sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import Final

from quadrille.arena.match import Span

DIGITS: Final = 6
"""Decimals that are told."""

RESAMPLES: Final = 2000
"""How often the deals are drawn anew for a bootstrap interval."""

FEW: Final = 20
"""With fewer blocks than so many, neither interval holds the truth as often as it says."""

LEVEL: Final = 0.95

_NORMAL: Final = NormalDist()


def rounded(number: float) -> float:
    """A number as it is told; never a negative nothing."""
    return round(number, DIGITS) + 0.0


def student_interval(values: Sequence[float]) -> Span | None:
    """The 95 % interval of a mean by Student's t; none if there is one value only."""
    count = len(values)
    if count < 2:
        return None
    mean, half = fmean(values), student(count - 1) * stdev(values) / sqrt(count)
    return Span(rounded(mean - half), rounded(mean + half))


def student(freedom: int, level: float = LEVEL) -> float:
    """The two-sided quantile of Student's t, by its expansion about the normal one.

    Right to three figures from five degrees of freedom on; an arena has hundreds.
    """
    z = _NORMAL.inv_cdf((1 + level) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def chance_of(values: Sequence[float]) -> float | None:
    """How likely a mean so far from nothing is where there is no difference, on either side.

    Student's t, turned to a normal by Wallace's formula; none if all values are alike.
    """
    count = len(values)
    spread = stdev(values) if count > 1 else 0.0
    if not spread:
        return None
    t, freedom = abs(fmean(values)) * sqrt(count) / spread, count - 1
    z = sqrt(freedom * log1p(t * t / freedom)) * (8 * freedom + 1) / (8 * freedom + 3)
    return rounded(2 * _NORMAL.cdf(-z))


def holm(chances: Sequence[float | None]) -> tuple[float | None, ...]:
    """Holm's correction: each chance times how many are not smaller, and none below a smaller's."""
    known = sorted((p, place) for place, p in enumerate(chances) if p is not None)
    corrected: list[float | None] = [None] * len(chances)
    least = 0.0
    for rank, (p, place) in enumerate(known):
        least = max(least, min(1.0, p * (len(known) - rank)))
        corrected[place] = rounded(least)
    return tuple(corrected)


def bootstrap_interval(values: Sequence[float], random: Random) -> Span | None:
    """The 95 % interval of a mean by drawing blocks anew, corrected for bias and acceleration.

    None if there is one value only.
    """
    count = len(values)
    if count < 2:
        return None
    mean = fmean(values)
    if min(values) == max(values):
        return Span(rounded(mean), rounded(mean))
    means = sorted(fmean(random.choices(values, k=count)) for _ in range(RESAMPLES))
    below = (bisect_left(means, mean) + bisect_right(means, mean)) / 2
    bias = _NORMAL.inv_cdf((below + 0.5) / (RESAMPLES + 1))
    far = [value - mean for value in values]
    # By leaving out each block in turn; for a mean that is a sixth of its skewness.
    acceleration = sum(x**3 for x in far) / (6 * sum(x * x for x in far) ** 1.5)
    z = _NORMAL.inv_cdf((1 + LEVEL) / 2)

    def end(at: float) -> float:
        share = _NORMAL.cdf(bias + (bias + at) / (1 - acceleration * (bias + at)))
        return means[min(RESAMPLES - 1, floor(share * RESAMPLES))]

    return Span(rounded(end(-z)), rounded(end(z)))
