"""Intervals mean what they say."""

from random import Random
from statistics import NormalDist, fmean

import pytest

from quadrille.arena.intervals import (
    bootstrap_interval,
    chance_of,
    holm,
    student,
    student_interval,
)
from quadrille.arena.match import Span

TENS = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0]


def test_intervals_are_students() -> None:
    # The quantiles that every table of Student's t prints.
    assert student(10) == pytest.approx(2.228, abs=0.001)
    assert student(30) == pytest.approx(2.042, abs=0.001)
    assert student(1999) == pytest.approx(1.961, abs=0.001)
    told = student_interval(TENS)
    assert told is not None
    assert told.high - 6.0 == pytest.approx(2.228 * 11**0.5 / 11**0.5, abs=0.001)
    assert told.low + told.high == pytest.approx(12)


def test_one_block_tells_nothing_of_how_sure_it_is() -> None:
    assert student_interval([3.0]) is None
    assert bootstrap_interval([3.0], Random(1)) is None
    assert chance_of([3.0]) is None


def test_blocks_that_are_all_alike_have_intervals_of_no_width() -> None:
    assert bootstrap_interval([3.0, 3.0, 3.0], Random(1)) == Span(3.0, 3.0)
    assert student_interval([3.0, 3.0, 3.0]) == Span(3.0, 3.0)
    assert chance_of([3.0, 3.0]) is None


def test_the_bootstrap_agrees_with_student_where_values_are_normal() -> None:
    values = [NormalDist(2, 3).inv_cdf((k + 0.5) / 400) for k in range(400)]
    booted, told = bootstrap_interval(values, Random(1)), student_interval(values)
    assert booted is not None
    assert told is not None
    assert booted.low == pytest.approx(told.low, abs=0.05)
    assert booted.high == pytest.approx(told.high, abs=0.05)


def test_the_bootstrap_leans_to_the_side_of_the_long_tail() -> None:
    random = Random(2)
    values = [random.expovariate(1) ** 2 for _ in range(60)]
    told = bootstrap_interval(values, Random(1))
    assert told is not None
    assert told.high - fmean(values) > 1.2 * (fmean(values) - told.low)


def test_nineteen_intervals_in_twenty_hold_the_truth() -> None:
    held = {"student": 0, "bootstrap": 0}
    for number in range(40):
        random = Random(number)
        values = [random.gauss(1, 2) for _ in range(20)]
        for name, told in (
            ("student", student_interval(values)),
            ("bootstrap", bootstrap_interval(values, random)),
        ):
            assert told is not None
            held[name] += told.low <= 1 <= told.high
    assert all(34 <= count <= 40 for count in held.values()), held


def test_a_chance_is_that_of_students_t() -> None:
    # Values whose t is 2.228 with ten degrees of freedom, the 5 % point.
    shifted = [x - 6 + 2.228 for x in TENS]
    assert chance_of(shifted) == pytest.approx(0.05, abs=0.001)
    assert chance_of([x - 6 for x in TENS]) == 1.0


def test_holm_multiplies_the_smallest_by_all_and_keeps_the_order() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == (0.03, 0.06, 0.06, 0.02)
    assert holm([0.7, None, 0.6]) == (1.0, None, 1.0)
