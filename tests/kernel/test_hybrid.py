"""On by a policy, and the last tricks with open cards: the same compiled and in plain Python."""

from random import Random

import pytest
from msgspec.structs import replace
from tests.kernel.positions import a_past, a_policy, a_problem, compiled_only, won

from quadrille.kernel import Problem, Solver, play_by, reference, solver, worth_by_play

SOLVERS = [pytest.param(reference.Solver(4), id="reference"), pytest.param(solver(4), id="kernel")]


def _with_worth(rng: Random, problem: Problem) -> Problem:
    return replace(problem, worth=tuple(sorted(rng.choice([-30, 0, 0, 28]) for _ in range(11))))


@compiled_only
def test_the_compiled_kernel_finds_what_the_reference_finds() -> None:
    rng = Random(1)
    ours, plain = solver(4), reference.Solver(4)
    for seed in range(60):
        left = rng.randint(1, 6)
        problems = [_with_worth(rng, a_problem(rng, left, left)) for _ in range(2)]
        policy, past, leave = a_policy(rng), a_past(rng), rng.randrange(5)
        mark, among = (
            rng.choice([None, *range(40)]),
            rng.choice([(1 << 40) - 1, rng.getrandbits(40)]),
        )
        told = [
            worth_by_play(
                at_work,
                problems,
                policy,
                leave=leave,
                seed=seed,
                first=3,
                times=2,
                mark=mark,
                past=past,
                among=among,
            )
            for at_work in (ours, plain)
        ]
        assert told[0] == told[1]


@pytest.mark.parametrize("at_work", SOLVERS)
def test_with_all_tricks_left_to_it_the_solver_decides_alone(at_work: Solver) -> None:
    rng = Random(2)
    problems = [a_problem(rng, 1, 3) for _ in range(30)]
    found = worth_by_play(at_work, problems, a_policy(rng), leave=10, seed=1, times=3)
    by_card = at_work.worth_by_card(problems)
    for sums, values in zip(found, by_card, strict=True):
        assert values is not None
        assert sums == {card: 3 * worth for card, worth in values.items()}


@pytest.mark.parametrize("at_work", SOLVERS)
def test_with_none_left_to_it_the_policy_plays_to_the_end(at_work: Solver) -> None:
    rng = Random(3)
    for _ in range(20):
        problem, policy = a_problem(rng, 1, 5), replace(a_policy(rng), explore=0)
        (found,) = worth_by_play(at_work, [problem], policy, leave=0, seed=1)
        (tricks,) = won(play_by([problem], policy, seed=1, times=1))
        assert found is not None
        assert sum(tricks[seat] for seat in range(4) if problem.side >> seat & 1) in found.values()


@pytest.mark.parametrize("at_work", SOLVERS)
def test_while_a_holder_is_hidden_the_policy_goes_on(at_work: Solver) -> None:
    rng = Random(4)
    shown = differs = 0
    for _ in range(40):
        problem, policy = replace(a_problem(rng, 3, 3), side=1), a_policy(rng)
        mark = max(card for hand in problem.hands for card in range(40) if hand >> card & 1)
        (hidden,) = worth_by_play(at_work, [problem], policy, leave=3, seed=1, mark=mark)
        holder = next(seat for seat in range(4) if problem.hands[seat] >> mark & 1)
        (by_card,) = at_work.worth_by_card([replace(problem, side=1 | 1 << holder)])
        assert hidden is not None
        assert by_card is not None
        if mark in hidden:
            # When she shows it all is open, and she is of the side.
            assert hidden[mark] == by_card[mark]
            shown += 1
        differs += hidden != by_card
    assert shown
    assert differs


@pytest.mark.parametrize("at_work", SOLVERS)
def test_problems_may_be_asked_about_one_by_one(at_work: Solver) -> None:
    rng = Random(5)
    problems, policy = [a_problem(rng, 4, 4) for _ in range(4)], a_policy(rng)
    together = worth_by_play(at_work, problems, policy, leave=2, seed=7, times=3)
    alone = [
        worth_by_play(at_work, [problem], policy, leave=2, seed=7, first=3 * at, times=3)[0]
        for at, problem in enumerate(problems)
    ]
    assert together == alone


@pytest.mark.parametrize("at_work", SOLVERS)
def test_a_search_that_is_cut_short_leaves_its_problem_unanswered(at_work: Solver) -> None:
    rng = Random(6)
    problems, policy = [a_problem(rng, 7, 7) for _ in range(6)], a_policy(rng)
    found = worth_by_play(at_work, problems, policy, leave=6, seed=1, steps=0)
    assert None in found


@pytest.mark.parametrize("at_work", SOLVERS)
def test_numbers_without_sense_are_refused_by_name(at_work: Solver) -> None:
    rng = Random(7)
    problem, policy = a_problem(rng, 2, 2), a_policy(rng)
    with pytest.raises(ValueError, match="leave: from none to ten tricks"):
        worth_by_play(at_work, [problem], policy, leave=11, seed=1)
    with pytest.raises(ValueError, match="leader"):
        worth_by_play(at_work, [replace(problem, leader=4)], policy, leave=1, seed=1)
    with pytest.raises(ValueError, match="weights"):
        worth_by_play(at_work, [problem], replace(policy, weights=()), leave=1, seed=1)
