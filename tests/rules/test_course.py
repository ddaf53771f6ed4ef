"""The table of a deal's phases is what deals do, no more and no less."""

from random import Random

from tests.kit.play import random_begin, random_rules, random_steps

from quadrille.rules.course import TRANSITIONS
from quadrille.rules.deal import Phase, Settled

MOVING = tuple({step.action for step in TRANSITIONS})
"""What moves a deal on; a ruling, a claim or a redeal does not."""

Taken = tuple[type[Phase], type[object], type[Phase]]


def _taken(seed: int) -> set[Taken]:
    """Every step that the deals of a random sitting take."""
    rng = Random(seed)
    steps = random_steps(random_begin(random_rules(rng), rng, 8), rng)
    return {
        (type(step.before.deal.phase), type(step.action), type(step.after.deal.phase))
        for step in steps
        if step.before.deal is not None
        and step.after.deal is not None
        and isinstance(step.action, MOVING)
    }


def test_deals_take_the_steps_of_the_table_and_no_others() -> None:
    table: set[Taken] = {
        (step.before, step.action, after) for step in TRANSITIONS for after in step.after
    }
    assert set().union(*(_taken(seed) for seed in range(60))) == table


def test_a_settled_deal_goes_nowhere() -> None:
    assert [step for step in TRANSITIONS if step.before is Settled] == []
