"""The build for newer processors answers as the portable one does, and without either all works."""

import subprocess
import sys
from random import Random

import pytest
from tests.kernel.positions import a_past, a_policy, a_problem, an_odd_problem, compiled_only

from quadrille.kernel import BUILD

SHOWN = "from quadrille import kernel; print(kernel.BUILD, kernel.COMPILED)"


def _told(build: str) -> str:
    told = subprocess.run(
        [sys.executable, "-c", SHOWN],
        env={"QUADRILLE_KERNEL_ARCH": build},
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.strip()


@compiled_only
def test_the_portable_build_can_be_asked_for() -> None:
    assert _told("portable") == "portable True"


def test_the_reference_can_be_asked_for() -> None:
    assert _told("reference") == "reference False"


def test_the_reference_works_where_nothing_was_built() -> None:
    unbuilt = 'import sys; sys.modules["quadrille.kernel._portable"] = None'
    told = subprocess.run(
        [sys.executable, "-c", f"{unbuilt}; {SHOWN}"], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "reference False"


@pytest.mark.skipif(BUILD != "modern", reason="only one build works here")
def test_both_builds_answer_alike() -> None:
    from quadrille.kernel import _modern, _portable

    rng = Random(1)
    problems = [a_problem(rng) for _ in range(200)] + [an_odd_problem(rng) for _ in range(200)]
    assert _modern.play_out(problems, 3, 9) == _portable.play_out(problems, 3, 9)
    for problem in problems:
        past, policy, mark = a_past(rng), a_policy(rng), rng.randrange(-1, 40)
        asked = (problem, mark, past)
        assert _modern.features(*asked) == _portable.features(*asked)
        assert _modern.play_by([problem], policy, mark, past, 2, 2) == _portable.play_by(
            [problem], policy, mark, past, 2, 2
        )
        assert _modern.lines_of_play(problem, 3) == _portable.lines_of_play(problem, 3)
    weights = [[rng.random() for _ in "1234"] for _ in range(30)]
    shared = ((1 << 30) - 1, weights, [10, 10, 10, 0])
    ours, plain = _modern.Weighed(*shared), _portable.Weighed(*shared)
    assert ours.draws(1, 0, 200) == plain.draws(1, 0, 200)
    assert ours.by_seat() == plain.by_seat()
    endings = [a_problem(rng, 1, 7) for _ in range(60)]
    assert _modern.Solver(4).worth_by_card(endings) == _portable.Solver(4).worth_by_card(endings)
