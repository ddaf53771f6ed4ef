"""Amounts are told as the counters that lie on the table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadrille.money import Counters, in_counters
from quadrille.words.counters import in_mils, laid_out


@pytest.mark.parametrize(
    ("amount", "told"),
    [
        (416, "4 markers 1 fish 6"),
        (100, "1 marker"),
        (10, "1 fish"),
        (28, "2 fish 8"),
        (104, "1 marker 4"),
        (6, "6"),
        (0, "0"),
        (-28, "minus 2 fish 8"),
    ],
)
def test_an_amount_is_told_in_markers_fish_and_jetons(amount: int, told: str) -> None:
    assert laid_out(amount) == told


def test_the_two_common_sets_of_counters_are_worth_what_the_treatise_says() -> None:
    assert Counters(markers=5, fish=10, jetons=10).amount == 610
    assert Counters(markers=5, fish=19, jetons=10).amount == 700
    assert in_mils(610) == "6,100 mils"
    assert in_mils(700) == "7,000 mils"


@given(st.integers(min_value=0, max_value=100_000))
def test_counters_are_worth_their_amount_and_none_could_be_changed_for_a_larger_one(
    amount: int,
) -> None:
    laid = in_counters(amount)
    assert laid.amount == amount
    assert in_counters(-amount) == laid
    assert laid.fish < 10
    assert laid.jetons < 10
