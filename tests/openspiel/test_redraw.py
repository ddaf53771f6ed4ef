"""A deal that is drawn from a view shows its seat what the view shows, whatever has been done."""

from random import Random

import pytest
from tests.kit.often import times
from tests.kit.play import random_begin, random_rules, random_steps

from quadrille.openspiel.moment import Moment, after, known_to, moment
from quadrille.openspiel.numbers import numbered
from quadrille.openspiel.redraw import Redraw
from quadrille.rules import begin
from quadrille.rules.actions import NATURE_ACTIONS, DealOut, Redeal
from quadrille.rules.deal import Deal
from quadrille.rules.standing import Fault
from quadrille.view import SeatView, view
from quadrille.worlds import World, dealt, retold
from quadrille.worlds.supposed import seen_by

SITTINGS = times(8, 200)


@pytest.mark.parametrize("seed", range(SITTINGS))
def test_a_seat_cannot_tell_a_drawn_deal_from_the_true_one(seed: int) -> None:
    rng = Random(seed)
    for step in random_steps(random_begin(random_rules(rng), rng, 4), rng, until=2):
        if isinstance(step.who, int) and step.before.deal_is_on:
            seen = view(step.before, step.who)
            redraw = Redraw(seen, rng)
            for _ in range(3):
                assert seen_by(seen, redraw.deal(), step.who) == seen


def _again(seen: SeatView, deal: Deal) -> Moment:
    """The same deal from its beginning, by what its seats have done."""
    first, second, third, fourth = dealt(seen, World(deal.held))
    hands = DealOut((tuple(first), tuple(second), tuple(third), tuple(fourth)))
    begun, _ = begin(deal.rules, deal.dealer, deal.favourite, hands, occasion=deal.occasion)
    again = moment(begun)
    for who, action in retold(seen, World(deal.held)):
        assert again.turn == who
        again = after(again, *numbered(deal.rules, (action,)))
    return again


@pytest.mark.parametrize("seed", range(SITTINGS))
def test_what_a_seat_knows_is_one_text_in_every_world_that_it_cannot_rule_out(seed: int) -> None:
    rng = Random(seed)
    now: Moment | None = None
    for step in random_steps(random_begin(random_rules(rng), rng, 4), rng, until=1):
        if isinstance(step.action, DealOut):
            assert step.after.deal is not None
            now = moment(step.after.deal)
        elif isinstance(step.action, Redeal | Fault) or now is None:
            break
        elif isinstance(step.who, int) and step.before.deal_is_on:
            seen = view(step.before, step.who)
            drawn = _again(seen, Redraw(seen, rng).deal())
            assert known_to(drawn, step.who) == known_to(now, step.who)
            assert not isinstance(step.action, NATURE_ACTIONS)
            now = after(now, *numbered(now.deal.rules, (step.action,)))
