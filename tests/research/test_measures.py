"""The measuring scripts measure what they say."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

import pytest
from msgspec import Struct
from research.measure_beliefs import brier
from research.measure_bids import is_judged, line_of, regrets
from research.measure_shared import by_deal, decisions, figure, ratio
from research.measure_voles import (
    HAIR,
    Choice,
    Judged,
    every_world,
    goes_on,
    is_of_vole,
    judged,
    shares,
)

from quadrille.bots import find_bot
from quadrille.bots.beliefs.drawing import Belief, Drawn
from quadrille.bots.search.lines import lines
from quadrille.rules.actions import Call, NameTrumps, SeatAction
from quadrille.seats import SEATS
from quadrille.view import SeatView, Stage
from quadrille.worlds import FEW, worlds
from quadrille.worlds.supposed import supposed

ROOT: Final = Path(__file__).resolve().parent.parent.parent

MAXIMS = find_bot("maxims")


def a_vole_decision(rules: str, most: int) -> SeatView:
    """The first one in some deals with at most so many worlds."""
    every = (each.view for n in range(300) for each in decisions(rules, n, 9, MAXIMS))
    return next(view for view in every if is_of_vole(view) and worlds(view).count <= most)


def test_a_choice_that_is_best_in_both_halves_loses_nothing() -> None:
    values = {0: [1.0, 1.0, 1.0, 1.0], 1: [3.0, 5.0, 4.0, 4.0]}
    same, split = regrets(values, [1.0] * 4, (1, 0))
    assert same == (0.0, 3.0)
    assert split == (0.0, 3.0)


def test_what_luck_made_best_is_valued_where_it_had_none() -> None:
    # Each line is best in one half only, and there by chance: over all they are worth the same.
    values = {0: [2.0, 2.0, 0.0, 0.0], 1: [0.0, 0.0, 2.0, 2.0]}
    same, split = regrets(values, [1.0] * 4, (0, 1))
    assert same == (0.0, 0.0)
    assert split == (-1.0, -1.0)


def test_a_naming_and_its_call_are_one_line_and_one_decision() -> None:
    every = [each for n in range(6) for each in decisions("mediateur", n, 1, MAXIMS)]
    before = dict(zip(every[1:], every[:-1], strict=True))
    looked_at = [each for each in every if is_judged(each, before.get(each))]
    calls = [each for each in every if any(isinstance(a, Call) for a in each.view.legal)]
    namings = [each for each in looked_at if each.view.stage is Stage.NAMING]
    assert calls
    assert not any(each in looked_at for each in calls if isinstance(each.view.legal[0], Call))
    first = next(each for each in namings if isinstance(each.view.legal[0], NameTrumps))
    view = first.view
    some = lines(view, supposed(view, Belief(view, by_policy=False).found.world(0)))
    line = some[line_of(view, some, MAXIMS, "any")]
    assert line[0] == MAXIMS.choose(view, Random(0))


class Says(Struct, frozen=True):
    """Always chooses the same."""

    action: SeatAction

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        assert self.action in view.legal
        return self.action


def test_of_all_that_may_be_said_the_best_loses_nothing_and_the_rest_something() -> None:
    view = a_vole_decision("historical", FEW)
    told = judged(view, [Says(action) for action in view.legal], "any", FEW)
    assert told.is_exact
    assert told.count <= FEW
    assert min(each.loss for each in told.choices) == 0
    assert all(each.is_right == (each.loss < HAIR) for each in told.choices)
    ways = {goes_on(a) for a, each in zip(view.legal, told.choices, strict=True) if each.goes_right}
    assert ways == {told.goes_on}
    assert [each.error for each in told.choices] == [0] * len(view.legal)


def test_a_choice_worth_nearly_the_best_is_close_and_one_within_the_error_is_unsure() -> None:
    choices = [Choice(True, True, 0, 0), Choice(False, False, 0.04, 0), Choice(False, True, 2, 3)]
    every = [Judged("lead", 9, True, 1.0, True, (each,)) for each in choices]
    told = shares(every, 0, "any")
    assert told is not None
    assert (told.right, told.right_or_close, told.right_or_unsure) == (0.3333, 0.6667, 0.6667)
    assert told.goes_right == 0.6667
    assert told.where_wrong == 1.02
    assert shares([], 0, "any") is None


def test_every_world_is_weighed_as_the_searcher_weighs_few() -> None:
    view = a_vole_decision("quanti", FEW)
    searched = Belief(view, by_policy=True).drawn(1, FEW)
    assert searched.are_all
    assert by_hands(every_world(view)) == pytest.approx(by_hands(searched))


def by_hands(drawn: Drawn) -> dict[str, float]:
    return {str(hands): weight for hands, weight in zip(drawn.hands, drawn.weights, strict=True)}


def test_a_deal_is_played_alike_whoever_looks() -> None:
    one, other = ([each.view for each in decisions("quanti", 3, 5, MAXIMS)] for _ in range(2))
    assert one == other


def test_what_is_found_is_told_deal_by_deal_in_order() -> None:
    assert [list(some) for some in by_deal(square, 9, 1)] == [[n * n for n in range(9)]]


@pytest.mark.parametrize(
    "command",
    [
        "measure_beliefs --table maxims --rules quanti --deals 8",
        "measure_bids --rules quanti --deals 1 --bots maxims --worlds 8",
        "measure_voles --rules quanti --deals 8 --bots maxims",
    ],
)
def test_a_script_finds_the_same_with_any_number_of_workers(command: str) -> None:
    script, *words = command.split()
    told = {
        subprocess.run(
            [sys.executable, "-m", f"research.{script}", *words, "--workers", workers],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for workers in ("1", "2")
    }
    assert len(told) == 1
    assert told != {""}


def square(number: int) -> int:
    return number * number


def test_a_share_is_of_sums_and_none_of_nothing() -> None:
    told = ratio([1.0, 1.0, 1.0], [4.0, 2.0, 4.0], "any")
    assert told is not None
    assert told[0] == 0.3
    assert told[1].low <= 0.3 <= told[1].high
    assert ratio([1.0, 1.0], [0.0, 0.0], "any") is None


def test_a_figure_of_a_hundred_deals_has_its_span_in_the_same_coin() -> None:
    told = figure([1.0, 2.0, 3.0], "any", times=100)
    assert told.mean == 200
    assert told.student is not None
    assert told.student.low + told.student.high == pytest.approx(400)


def test_certainty_scores_nothing_and_a_guess_of_two_a_half() -> None:
    assert brier((0.0, 1.0, 0.0, 0.0), SEATS[1]) == 0
    assert brier((0.5, 0.5, 0.0, 0.0), SEATS[1]) == 0.5
