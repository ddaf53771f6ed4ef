"""Bots: lawful whatever happens, the same for the same view, and quick."""

from random import Random
from statistics import median
from time import perf_counter

import pytest
from tests.kit.play import Step, random_begin, random_rules, random_steps

from quadrille import view
from quadrille.bots import BOTS, Choice, Reason, reasons
from quadrille.seats import Nature
from quadrille.view import SeatView, Stage
from quadrille.words import speaks

RANDOM = Random(0)


def _sittings(seed: int, deals: int) -> list[Step]:
    """Every action of a seat in some sittings of rare things, over all rule sets and options."""
    rng = Random(seed)
    steps: list[Step] = []
    for _ in range(deals):
        sitting = random_begin(random_rules(rng), rng, 4)
        steps += random_steps(sitting, rng, until=1)
    return [step for step in steps if not isinstance(step.who, Nature)]


def views(seed: int, deals: int) -> list[SeatView]:
    """What those on turn saw in some sittings, over all rule sets and options."""
    return [
        view(step.before, step.who)
        for step in _sittings(seed, deals)
        if not isinstance(step.who, Nature) and step.before.deal_is_on
    ]


def _thumb(seen: SeatView) -> Choice:
    return BOTS["thumb"].explain(seen, RANDOM)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_is_lawful_and_calm_in_every_rule_set(bot: str, seed: int) -> None:
    rng = Random(seed)
    shown = views(seed, 60)
    assert {seen.stage for seen in shown} >= {Stage.AUCTION, Stage.NAMING, Stage.PLAYING}
    for seen in shown:
        chosen = BOTS[bot].explain(seen, rng)
        assert chosen.action in seen.legal


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_is_the_same_for_the_same_view_and_generator(bot: str) -> None:
    for seen in views(11, 12):
        told = {repr(BOTS[bot].choose(seen, Random(5))) for _ in range(2)}
        assert len(told) == 1
        assert told == {repr(BOTS[bot].explain(seen, Random(5)).action)}


def test_thumb_chooses_in_less_than_two_milliseconds() -> None:
    took = []
    for seen in views(12, 30):
        began = perf_counter()
        _thumb(seen)
        took.append(perf_counter() - began)
    assert median(took) < 0.002


def test_every_bot_has_a_name_and_every_reason_a_sentence() -> None:
    assert [key for key in BOTS if not speaks(f"bot-{key.replace(':', '-')}")] == []
    every = [value for value in vars(reasons).values() if isinstance(value, Reason)]
    assert len(every) > 30
    assert [reason.key for reason in every if not speaks(f"reason-{reason.key}")] == []
    assert len({reason.key for reason in every}) == len(every)
