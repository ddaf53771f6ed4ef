"""Open-card questions are answered as trying everything answers them."""

from random import Random

import pytest
from msgspec.structs import replace
from tests.kernel.positions import a_problem, an_odd_problem, compiled_only
from tests.kit.brute import most_tricks, tricks_by_card

from quadrille.kernel import Problem, Solver, reference, solver

SOLVERS = [pytest.param(reference.Solver(4), id="reference"), pytest.param(solver(4), id="kernel")]


def _endings(times: int, most: int = 3) -> list[Problem]:
    rng = Random(1)
    return [a_problem(rng, 1, most) for _ in range(times)]


@pytest.mark.parametrize("solving", SOLVERS)
def test_the_tricks_are_those_of_the_best_play(solving: Solver) -> None:
    problems = _endings(60)
    assert solving.worth(problems) == [most_tricks(problem) for problem in problems]


@pytest.mark.parametrize("solving", SOLVERS)
def test_some_of_the_next_tricks_are_counted_alone(solving: Solver) -> None:
    problems = _endings(60)
    for within in range(1, 4):
        expected = [most_tricks(problem, within) for problem in problems]
        assert solving.worth(problems, within) == expected


@pytest.mark.parametrize("solving", SOLVERS)
def test_each_card_is_worth_what_follows_it(solving: Solver) -> None:
    problems = _endings(60)
    assert solving.worth_by_card(problems) == [tricks_by_card(problem) for problem in problems]


@pytest.mark.parametrize("solving", SOLVERS)
def test_at_least_is_a_question_about_the_tricks(solving: Solver) -> None:
    problems = _endings(60)
    won = [most_tricks(problem) for problem in problems]
    for wanted in range(-1, 5):
        assert solving.at_least(problems, wanted) == [tricks >= wanted for tricks in won]


@pytest.mark.parametrize("solving", SOLVERS)
def test_worth_is_read_off_the_tricks(solving: Solver) -> None:
    rng = Random(2)
    problems = [
        replace(problem, worth=tuple(sorted(rng.choice([-5, 0, 0, 7]) for _ in range(11))))
        for problem in _endings(100)
    ]
    expected = [problem.worth[most_tricks(problem)] for problem in problems]
    assert solving.worth(problems) == expected


@pytest.mark.parametrize("solving", SOLVERS)
def test_a_question_that_may_begin_too_few_tricks_is_not_answered(solving: Solver) -> None:
    # Some positions are so plain that no search is needed.
    rng = Random(5)
    problems = [a_problem(rng, 6, 6) for _ in range(12)]
    tricks, cards = solving.worth(problems, steps=1), solving.worth_by_card(problems, steps=1)
    sure = solving.at_least(problems, 3, steps=1)
    assert None in tricks
    assert None in cards
    assert None in sure
    whole = solving.worth(problems)
    assert None not in whole
    assert all(few in (None, all_) for few, all_ in zip(tricks, whole, strict=True))


@pytest.mark.parametrize("solving", SOLVERS)
def test_the_best_card_wins_what_the_side_can_win(solving: Solver) -> None:
    problem = a_problem(Random(5), 6, 6)
    (values,), (tricks,) = solving.worth_by_card([problem]), solving.worth([problem])
    assert values is not None
    is_ours = problem.side >> problem.turn & 1
    assert tricks == (max(values.values()) if is_ours else min(values.values()))


@pytest.mark.parametrize("solving", SOLVERS)
def test_a_problem_without_sense_is_refused(solving: Solver) -> None:
    with pytest.raises(ValueError, match="leader"):
        solving.worth([replace(a_problem(Random(1)), leader=4)])


def test_a_solver_has_some_memory() -> None:
    with pytest.raises(ValueError, match="mebibytes: one at least"):
        solver(0)


@compiled_only
def test_the_compiled_solver_answers_as_the_reference_does() -> None:
    rng = Random(3)
    problems = [a_problem(rng, 4, 5) for _ in range(60)]
    ours, plain = solver(4), reference.Solver(4)
    for within in (10, 3):
        assert ours.worth(problems, within) == plain.worth(problems, within)
        assert ours.worth_by_card(problems, within) == plain.worth_by_card(problems, within)
        assert ours.at_least(problems, 2, within) == plain.at_least(problems, 2, within)


@compiled_only
def test_of_games_that_it_cannot_search_the_compiled_solver_says_so() -> None:
    # And of those that it can, its answers are right.
    rng = Random(4)
    refused, ours = 0, solver(4)
    for _ in range(300):
        problem = an_odd_problem(rng)
        if problem.left > 3:
            continue
        try:
            found = ours.worth([problem])
        except ValueError:
            refused += 1
        else:
            assert found == [most_tricks(problem)]
    assert refused
