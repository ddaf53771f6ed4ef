"""Worlds can be listed, drawn, counted by where a card is, and told as deals again."""

from collections import Counter
from itertools import islice
from random import Random

import pytest
from tests.kit.often import times
from tests.worlds.positions import WATCHERS, Told, is_heard, random_deals
from tests.worlds.rare import RARE

from quadrille import NATURE, SeatView, Sitting, apply, turn, view
from quadrille.cards import PACK, cards
from quadrille.rules.actions import DealOut
from quadrille.seats import SEATS
from quadrille.worlds import FEW, World, Worlds, dealt, gifts, retold, worlds
from quadrille.worlds.supposed import seen_by, supposed


def _late_view(least: int, most: int) -> SeatView:
    """A view with a number of worlds between two bounds."""
    rng = Random(4)
    for told in random_deals(rng, RARE):
        for step in told.steps[1:]:
            watcher = rng.choice(SEATS)
            seen = view(step.after, watcher)
            if not is_heard(step.after, watcher):
                continue
            if step.after.deal_is_on and least <= worlds(seen).count <= most:
                return seen
    raise AssertionError


def _drawn(found: Worlds, times: int) -> Counter[World]:
    rng = Random(8)
    return Counter(found.draw(rng) for _ in range(times * found.count))


def test_worlds_are_drawn_evenly() -> None:
    found = worlds(_late_view(60, 200))
    drawn = _drawn(found, 150)
    assert set(drawn) == set(found)
    square = sum((times - 150) ** 2 / 150 for times in drawn.values())
    freedom = found.count - 1
    assert abs(square - freedom) < 4 * (2 * freedom) ** 0.5


def test_a_sample_has_different_worlds_and_each_as_often() -> None:
    found = worlds(_late_view(20, 60))
    rng, drawn = Random(2), Counter[World]()
    for _ in range(300):
        some = found.sample(rng, 10)
        assert len(set(some)) == 10
        drawn.update(some)
    expected = 3000 / found.count
    assert set(drawn) == set(found)
    assert all(abs(times - expected) < 5 * expected**0.5 for times in drawn.values())


def test_few_worlds_are_listed_and_many_are_sampled() -> None:
    few, many = worlds(_late_view(2, FEW)), worlds(_late_view(FEW + 1, 10**9))
    assert few.few_or_sample(Random(1), 3) == tuple(few)
    assert few.sample(Random(1), few.count) == tuple(few)
    assert len(many.few_or_sample(Random(1), 40)) == 40
    with pytest.raises(IndexError):
        few.world(few.count)


def test_the_true_world_is_always_among_them() -> None:
    rng = Random(6)
    for told in islice(random_deals(rng, RARE), 300):
        watcher = rng.choice(WATCHERS)
        place = told.heard(rng.randrange(len(told.steps)), watcher)
        assert World(told.deal(place).held) in worlds(view(told.at(place), watcher))


def test_every_unseen_card_is_somewhere_in_every_world() -> None:
    rng = Random(7)
    for told in islice(random_deals(rng, RARE), 60):
        watcher = rng.choice(WATCHERS)
        place = told.heard(rng.randrange(len(told.steps)), watcher)
        found = worlds(view(told.at(place), watcher))
        held = told.deal(place).held
        for card in PACK:
            counts = [found.count_with(card, seat) for seat in SEATS]
            assert sum(counts) == (found.count if any(card in hand for hand in held) else 0)


def test_where_a_card_is_can_be_counted_without_listing() -> None:
    found = worlds(_late_view(100, times(500, 2000)))
    for card in PACK:
        for seat in SEATS:
            listed = sum(card in world.hands[seat] for world in found)
            assert found.count_with(card, seat) == listed


def _carried(told: Told, seen: SeatView, world: World) -> Sitting:
    """The sitting after a deal has been dealt and played as a view and a world tell it."""
    first, second, third, fourth = map(tuple, dealt(seen, world))
    dealt_out = DealOut((first, second, third, fourth), dealer=seen.dealer, occasion=seen.occasion)
    sitting, _ = apply(told.before, NATURE, dealt_out)
    for seat, action in retold(seen, world):
        sitting, _ = apply(sitting, seat, action)
    return sitting


def test_a_world_can_be_told_as_a_deal_that_leads_to_the_same_view() -> None:
    rng, gave = Random(12), 0
    for told in islice(random_deals(rng, RARE), 250):
        watcher = rng.choice(WATCHERS)
        place = told.heard(rng.randrange(len(told.steps)), watcher)
        if not told.at(place).deal_is_on:
            continue
        seen = view(told.at(place), watcher)
        world = worlds(seen).draw(rng)
        sitting = _carried(told, seen, world)
        assert sitting.deal is not None
        assert sitting.deal.held == world.hands
        assert view(sitting, watcher) == seen
        gave += bool(gifts(seen, world))
    assert gave


def test_the_cards_that_may_have_been_given_are_the_givers() -> None:
    for told in islice(random_deals(Random(13), RARE), 200):
        for step in told.steps:
            seen = view(step.after, None)
            if seen.contract is not None and seen.contract.giver is not None:
                (world, *_) = worlds(seen).sample(Random(1), 1)
                given = gifts(seen, world)
                later = [card for trick in seen.tricks for card in trick.cards]
                assert not given - (world.hands[seen.contract.giver] | cards(later))
                break


def test_a_deal_supposed_from_the_true_world_is_seen_as_the_true_one_is() -> None:
    rng, asked = Random(41), 0
    for told in islice(random_deals(rng, RARE), 20):
        for place in range(0, len(told.steps), 5):
            here, seat = told.at(place), turn(told.at(place))
            if not isinstance(seat, int) or not here.deal_is_on or here.deal is None:
                continue
            seen, world = view(here, seat), World(here.deal.held)
            if not gifts(seen, world):  # which card was given may be told otherwise
                deal = supposed(seen, world)
                assert all(seen_by(seen, deal, each) == view(here, each) for each in SEATS)
                asked += 1
    assert asked > 60
