"""Cards are shared out in as many ways as there are, each drawn as often as it weighs."""

from collections import Counter
from itertools import product
from math import prod
from random import Random

import pytest
from tests.kernel.positions import compiled_only

from quadrille.kernel import counted, reference, weighed
from quadrille.worlds.counting import ways

Masks = tuple[int, int, int, int]


def _case(rng: Random, size: int) -> tuple[Masks, list[int]]:
    first, second, third, fourth = (rng.getrandbits(size) | rng.getrandbits(size) for _ in "1234")
    together = first | second | third | fourth
    room = [0, 0, 0, 0]
    for _ in range(together.bit_count()):
        room[rng.choice([seat for seat in range(4) if room[seat] < 10])] += 1
    return (first, second, third, fourth), room


def test_there_are_as_many_ways_as_the_worlds_count() -> None:
    rng, some = Random(1), 0
    for size, times in ((4, 30), (12, 30), (24, 20), (30, 10), (40, 2)):
        for _ in range(times):
            may, room = _case(rng, size)
            total = counted(may, room).total
            assert total == ways(may, room).total
            some += total > 0
    assert some > 40


def test_the_whole_pack_is_counted_exactly() -> None:
    pack = (1 << 40) - 1
    assert counted([pack] * 4, [10] * 4).total == 4705360871073570227520


def test_the_numbers_go_through_just_the_ways_that_there_are() -> None:
    rng = Random(2)
    for _ in range(60):
        may, room = _case(rng, 8)
        found = counted(may, room)
        listed = [found.at(number) for number in range(found.total)]
        assert len(set(listed)) == len(listed)
        for hands in listed:
            assert [hand.bit_count() for hand in hands] == room
            assert not any(hand & ~mask for hand, mask in zip(hands, may, strict=True))
        for beyond in (-1, found.total):
            with pytest.raises(IndexError):
                found.at(beyond)


def test_ways_are_drawn_evenly() -> None:
    found = counted((0b11110, 0b11111, 0b00111, 0), [2, 2, 1, 0])
    drawn = Counter(found.draws(7, 0, 400 * found.total))
    assert len(drawn) == found.total
    assert all(abs(count - 400) < 100 for count in drawn.values())


def test_a_draw_is_the_same_whatever_is_drawn_beside_it() -> None:
    found = counted([(1 << 30) - 1] * 4, [10, 10, 10, 0])
    assert found.draws(3, 0, 9)[4:6] == found.draws(3, 4, 2)


@compiled_only
def test_the_compiled_kernel_draws_as_the_reference_does() -> None:
    rng = Random(3)
    for seed in range(40):
        may, room = _case(rng, rng.choice([6, 20, 30]))
        ours, plain = counted(may, room), reference.Counted(may, room)
        assert ours.total == plain.total
        if ours.total:
            assert ours.draws(seed, 2, 10) == plain.draws(seed, 2, 10)
            number = rng.randrange(ours.total)
            assert ours.at(number) == plain.at(number)


def _weights(rng: Random, size: int) -> list[list[float]]:
    return [[rng.choice([0.0, rng.random(), 1.0]) for _ in "1234"] for _ in range(size)]


@compiled_only
def test_it_draws_by_weights_as_the_reference_does() -> None:
    rng, some = Random(4), 0
    for seed in range(40):
        size = rng.choice([6, 12, 20])
        weights, room = (
            _weights(rng, size),
            [size // 4, size // 4, size // 4, size - 3 * (size // 4)],
        )
        cards = (1 << size) - 1 << 3
        ours, plain = weighed(cards, weights, room), reference.Weighed(cards, weights, room)
        assert ours.total == plain.total
        if ours.total:
            some += 1
            assert ours.draws(seed, 0, 10) == plain.draws(seed, 0, 10)
            for one, other in zip(ours.by_seat(), plain.by_seat(), strict=True):
                assert one == pytest.approx(other)
    assert some > 20


def test_each_way_weighs_the_product_of_its_cards() -> None:
    rng = Random(5)
    room, size = [2, 1, 1, 2], 6
    weights = [[rng.random() for _ in "1234"] for _ in range(size)]
    by_trying: dict[Masks, float] = {}
    for seats in product(range(4), repeat=size):
        if [seats.count(seat) for seat in range(4)] == room:
            first, second, third, fourth = (
                sum(1 << card for card in range(size) if seats[card] == seat) for seat in range(4)
            )
            weight = prod(weights[card][seat] for card, seat in enumerate(seats))
            by_trying[first, second, third, fourth] = weight
    found = weighed((1 << size) - 1, weights, room)
    assert found.total == pytest.approx(sum(by_trying.values()))
    for card, shares in enumerate(found.by_seat()):
        for seat, share in enumerate(shares):
            held = (each[seat] >> card & 1 for each in by_trying)
            there = sum(w for w, holds in zip(by_trying.values(), held, strict=True) if holds)
            assert share == pytest.approx(there)
    times = 20_000
    drawn = Counter(found.draws(1, 0, times))
    for hands, weight in by_trying.items():
        expected = times * weight / found.total
        assert abs(drawn[hands] - expected) < 6 * (expected + 1) ** 0.5


def test_shares_without_sense_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="room: there is no way"):
        counted((1, 1, 1, 1), [0, 2, 0, 0]).draws(1, 0, 1)
    with pytest.raises(ValueError, match="room: none to ten"):
        counted((1, 1, 1, 1), [11, 0, 0, 0])
    with pytest.raises(ValueError, match="may: a card is beyond the pack"):
        counted((1 << 40, 0, 0, 0), [1, 0, 0, 0])
    with pytest.raises(ValueError, match="cards: a card is beyond the pack"):
        weighed(1 << 40, [[1.0] * 4], [1, 0, 0, 0])
    with pytest.raises(ValueError, match="weights: not one for each card"):
        weighed(3, [[1.0] * 4], [1, 1, 0, 0])
    with pytest.raises(ValueError, match="weights: from 0 to a million"):
        weighed(1, [[-1.0] * 4], [1, 0, 0, 0])
    with pytest.raises(ValueError, match="weights: from 0 to a million"):
        weighed(1, [[float("nan")] * 4], [1, 0, 0, 0])
