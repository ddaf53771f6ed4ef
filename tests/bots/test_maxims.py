"""The maxims as records: each told, each with its place, few of them idle, all of them quick."""

from collections import Counter
from random import Random
from statistics import median
from time import process_time

import pytest
from tests.bots.test_bots import views
from tests.kit.maxims import EVERY

from quadrille.bots import BOTS
from quadrille.view import SeatView, Stage
from quadrille.words import speaks

STYLES = ("maxims", "maxims:historical")


@pytest.fixture(scope="module")
def seen() -> list[SeatView]:
    return [each for each in views(12, 120) if len(each.legal) > 1]


def test_every_maxim_has_one_number_and_a_sentence_of_its_own() -> None:
    numbers = [maxim.id for maxim in EVERY]
    assert len(numbers) > 150
    assert len(set(numbers)) == len(numbers)
    assert [number for number in numbers if not speaks(f"reason-{number.lower()}")] == []


@pytest.mark.parametrize(
    ("family", "last"),
    [
        *[("EV", 4), ("KC", 8), ("SC", 23), ("VP", 5), ("SP-T", 11), ("SP-D", 19), ("ME", 3)],
        *[("PO-C", 11), ("PO-D", 12), ("PO-S", 4), ("PO-V", 7), ("HH", 9)],
    ],
)
def test_the_inventory_of_the_treatise_is_whole(family: str, last: int) -> None:
    """Rules that are law, or manners, are no maxims: KC-6, SC-24, SP-T12, VP-6."""
    law = {"KC": {6}}.get(family, set())
    numbers = {
        int("".join(filter(str.isdigit, maxim.id.removeprefix(family))))
        for maxim in EVERY
        if maxim.id.rstrip("bcde").removeprefix(family).lstrip("-").isdigit()
    }
    assert sorted(set(range(1, last + 1)) - numbers - law) == []


def test_a_maxim_of_the_treatise_says_in_which_lines_it_stands() -> None:
    for maxim in EVERY:
        assert (maxim.lines is not None) == maxim.reason.source.startswith("S2 §")
        if maxim.lines is not None:
            first, last = maxim.lines
            assert 130 < first <= last < 1140


def test_most_maxims_decide_or_agree_somewhere(seen: list[SeatView]) -> None:
    heard = Counter[str]()
    for each in seen:
        choice = BOTS["maxims:historical"].explain(each, Random(0))
        heard.update([choice.reason.key, *(other.key for other in choice.also)])
    silent = [maxim.id for maxim in EVERY if not heard[maxim.id.lower()]]
    assert len(silent) < len(EVERY) / 4, silent


@pytest.mark.parametrize("bot", STYLES)
def test_an_act_has_its_maxim_and_none_that_agrees_is_told_twice(
    bot: str, seen: list[SeatView]
) -> None:
    for each in seen[:600]:
        choice = BOTS[bot].explain(each, Random(0))
        told = [choice.reason.key, *(other.key for other in choice.also)]
        assert choice.action in each.legal
        assert len(set(told)) == len(told)


@pytest.mark.parametrize("bot", STYLES)
def test_a_choice_takes_less_than_a_millisecond(bot: str, seen: list[SeatView]) -> None:
    took = []
    for each in seen:
        began = process_time()
        BOTS[bot].choose(each, Random(0))
        took.append(process_time() - began)
    assert median(took) < 0.001
    assert {each.stage for each in seen} >= {Stage.AUCTION, Stage.NAMING, Stage.PLAYING}
