"""Ways to share out cards are counted exactly, and each number stands for one of them."""

from collections import Counter
from itertools import product
from math import comb, factorial
from random import Random

import pytest

from quadrille.worlds.counting import subset, ways

SIXTEEN = 16


def _by_trying(may: list[int], room: list[int]) -> set[tuple[int, ...]]:
    """Every way, found by giving each card to each seat in turn."""
    together = 0
    for bits in may:
        together |= bits
    cards = [1 << at for at in range(together.bit_length()) if together >> at & 1]
    found = set()
    for seats in product(range(len(may)), repeat=len(cards)):
        hands = [0] * len(may)
        for card, seat in zip(cards, seats, strict=True):
            hands[seat] |= card
        full = [hand.bit_count() for hand in hands] == room
        if full and not any(hand & ~bits for hand, bits in zip(hands, may, strict=True)):
            found.add(tuple(hands))
    return found


def _random_case(rng: Random, seats: int, cards: int) -> tuple[list[int], list[int]]:
    may = [rng.getrandbits(cards) | rng.getrandbits(cards) for _ in range(seats)]
    together = 0
    for bits in may:
        together |= bits
    room = [0] * seats
    for _ in range(together.bit_count()):
        room[rng.randrange(seats)] += 1
    return may, room


@pytest.mark.parametrize(("seats", "cards"), [(1, 5), (2, 8), (3, 8), (4, 6), (5, 5)])
def test_the_numbers_go_through_just_the_ways_that_there_are(seats: int, cards: int) -> None:
    rng, empty = Random(seats), 0
    for _ in range(60):
        may, room = _random_case(rng, seats, cards)
        table = ways(may, room)
        found = [tuple(table.hands(number)) for number in range(table.total)]
        assert len(set(found)) == len(found)
        assert set(found) == _by_trying(may, room)
        empty += not found
    assert seats == 1 or 0 < empty < 60


def test_three_seats_are_counted_as_any_number_is() -> None:
    rng, some = Random(3), 0
    for _ in range(400):
        may, room = _random_case(rng, 3, 30)
        with_an_idle_seat = ways([0, *may], [0, *room])
        assert ways(may, room).total == with_an_idle_seat.total
        some += with_an_idle_seat.total > 0
    assert some > 40


def test_cards_that_all_may_hold_are_counted_by_the_formula() -> None:
    thirty, forty = (1 << 30) - 1, (1 << 40) - 1
    assert ways([thirty] * 3, [10] * 3).total == factorial(30) // factorial(10) ** 3
    assert ways([forty] * 4, [10] * 4).total == factorial(40) // factorial(10) ** 4


def test_sixteen_seats_and_a_stock_can_be_counted() -> None:
    # Three cards each of 52, and the rest of the pack where nobody sees it.
    pack = (1 << 52) - 1
    table = ways([pack] * (SIXTEEN + 1), [3] * SIXTEEN + [4])
    assert table.total == factorial(52) // (factorial(3) ** SIXTEEN * factorial(4))
    hearts = (1 << 13) - 1
    void = [pack & ~hearts] * 4 + [pack] * (SIXTEEN - 3)
    hands = ways(void, [3] * SIXTEEN + [4]).hands(10**20)
    assert sum(hands) == pack
    assert not any(hand & hearts for hand in hands[:4])


def test_masks_that_leave_no_room_leave_no_way() -> None:
    assert ways([0b11, 0b100, 0b100], [1, 1, 1]).total == 0
    assert ways([0b111, 0b111, 0b111], [1, 1, 2]).total == 0
    assert ways([0b1, 0b1, 0b110], [1, 1, 1]).total == 0


def test_choices_are_numbered_each_once() -> None:
    bits = 0b1011_0110_1001
    found = {subset(bits, 3, number) for number in range(comb(7, 3))}
    assert len(found) == comb(7, 3)
    assert all(some.bit_count() == 3 and not some & ~bits for some in found)


def test_ways_drawn_by_number_are_drawn_evenly() -> None:
    may = [0b111111000, 0b110101111, 0b011111110]
    table = ways(may, [3, 3, 3])
    rng, drawn = Random(11), Counter[tuple[int, ...]]()
    for _ in range(200 * table.total):
        drawn[tuple(table.hands(rng.randrange(table.total)))] += 1
    assert len(drawn) == table.total > 50
    # Chi-square has as many degrees of freedom as ways but one; four deviations are far out.
    square = sum((times - 200) ** 2 / 200 for times in drawn.values())
    freedom = table.total - 1
    assert abs(square - freedom) < 4 * (2 * freedom) ** 0.5
