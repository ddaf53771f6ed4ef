"""Sittings at random, over the Quanti family and its options, the rare made common.

Each share of them must see everything rare at least once; `pytest -rP` prints how often.
`make test-all` plays 10,000 of them, as many again as by the rule sets with beasts.
"""

from collections import Counter
from random import Random
from typing import Final

import pytest
from tests.kit.checks import (
    MOST_ACTIONS,
    check_apply_is_pure,
    check_record,
    check_relabelled,
    check_report,
    check_settlement,
    check_step,
    check_verbs_agree,
    tally,
)
from tests.kit.often import MANY, times
from tests.kit.play import Step, random_begin, random_rules, random_steps

from quadrille import Sitting, legal
from quadrille.rules.actions import Answer, Ask, Invite, Redeal, Settle, Stop
from quadrille.sitting import DealResult

SHARES: Final = times(2, 5)
SITTINGS: Final = times(100, 2000)
"""In each share."""

IN_UNITS: Final = ("quanti", "parlett", "online")
"""The rule sets that pay in units of the pool; those with beasts have a test of their own."""

RARE: Final = (
    "vole made",
    "vole failed",
    "vole undertaken",
    "premiers",
    "self-call",
    "exchange",
    "forced Spadille",
    "favourite",
    "queen called",
    "matadors",
    "double matadors",
    "Hombre alone pays for two",
    "won",
    "remise",
    "codille",
    "vole-lost",
    "invitation",
    "May I?",
    "yes",
    "no",
    "stop",
    "ended by nature",
    "void deal",
    "sitting ended",
)

RARER: Final = ("lower card called", "won mediateur", "won vole")
"""Only in many sittings."""


@pytest.mark.parametrize("share", range(SHARES))
def test_every_sitting_keeps_the_law_at_every_step(share: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(SITTINGS):
        rng = Random(share * 1_000_000 + number)
        _play(rng, seen)
    print(", ".join(f"{name} {seen[name]}" for name in sorted(seen)))
    wanted = (*RARE, *(RARER if MANY else ()))
    assert [name for name in wanted if not seen[name]] == []


def _play(rng: Random, seen: Counter[str]) -> None:
    rules = random_rules(rng, keys=IN_UNITS)
    first = random_begin(rules, rng, 4)
    until = rng.choices((1, 2, 4), (12, 5, 3))[0]
    steps: list[Step] = []
    before, actions, lawful = first, 0, legal(first)
    for step in random_steps(first, rng, until=until):
        steps.append(step)
        actions += 1
        lawful = check_step(step, lawful)
        if rng.random() < 0.02:
            check_verbs_agree(step.before)
            check_apply_is_pure(step)
        _note(step, seen)
        if not step.after.deal_is_on:
            assert actions <= MOST_ACTIONS
            _check_over(before, step.after, rng, seen)
            before, actions = step.after, 0
    seen["sitting ended"] += before.is_complete
    check_record(first, steps)
    if rng.random() < 0.1:
        check_relabelled(first, steps, rng.choice((1, 2, 3)))


def _check_over(before: Sitting, after: Sitting, rng: Random, seen: Counter[str]) -> None:
    over = after.results[-1]
    if not isinstance(over, DealResult):
        return
    check_settlement(before, after)
    if rng.random() < 0.5:
        check_report(before, after)
    seen.update(tally(over))


def _note(step: Step, seen: Counter[str]) -> None:
    match step.action:
        case Invite():
            seen["invitation"] += 1
        case Ask():
            seen["May I?"] += 1
        case Answer(yes=yes):
            seen["yes" if yes else "no"] += 1
        case Stop():
            seen["stop"] += 1
        case Settle():
            seen["ended by nature"] += 1
        case Redeal():
            seen["void deal"] += 1
        case _:
            pass
