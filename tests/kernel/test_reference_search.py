"""The reference answers open-card questions as trying everything does."""

from random import Random

import pytest
from tests.kernel.positions import a_problem, an_odd_problem
from tests.kit.brute import most_tricks, tricks_by_card

from quadrille.kernel import Problem, reference


def _endings(times: int) -> list[Problem]:
    rng = Random(1)
    odd = [an_odd_problem(rng) for _ in range(8 * times)]
    return [a_problem(rng, 1, 4) for _ in range(times)] + [p for p in odd if p.left < 4]


def test_the_tricks_are_those_of_the_best_play() -> None:
    for problem in _endings(60):
        assert reference.tricks(problem) == most_tricks(problem)


def test_some_of_the_next_tricks_are_counted_alone() -> None:
    for problem in _endings(30):
        for within in range(problem.left):
            assert reference.tricks(problem, within) == most_tricks(problem, within)


def test_each_card_is_worth_what_follows_it() -> None:
    for problem in _endings(60):
        assert reference.card_values(problem) == tricks_by_card(problem)


def test_at_least_is_a_question_about_the_tricks() -> None:
    for problem in _endings(40):
        won = most_tricks(problem)
        for wanted in range(-1, 6):
            assert reference.at_least(problem, wanted) is (won >= wanted)


def test_half_a_deal_is_answered_in_good_time() -> None:
    problem = a_problem(Random(5), 6, 6)
    values = reference.card_values(problem)
    is_ours = problem.side >> problem.turn & 1
    best = max(values.values()) if is_ours else min(values.values())
    assert reference.tricks(problem) == best


def test_a_problem_without_sense_is_refused() -> None:
    with pytest.raises(ValueError, match="leader"):
        reference.tricks(Problem((1, 2, 4, 8), a_problem(Random(1)).tables, 4, 1))
