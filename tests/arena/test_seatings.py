"""What blocks tell, on tables made up for the purpose."""

from itertools import permutations

import pytest
from tests.arena.test_arena import changed

from quadrille.arena.fit import fitted
from quadrille.arena.match import Asked, Block, Table
from quadrille.arena.seatings import Reading, Tables, readings, seatings

CROSS = changed(block=Block.CROSS, bots=("a", "b", "c"))


def reading(asked: Asked, bot: str, against: str | None = None) -> Reading:
    (found,) = (
        each
        for each in readings(CROSS, allied=True)
        if (each.question.asked, each.question.bot) == (asked, bot)
        and against in (None, each.question.against)
    )
    return found


def additive(*skills: int) -> Tables:
    """Each seat gains its bot's skill, less the mean of the table, and something of its cards."""
    cards = (7, -12, 3, 2)
    return {
        seating: Table(
            tuple(
                4 * skills[bot] - sum(skills[each] for each in seating) + luck
                for bot, luck in zip(seating, cards, strict=True)
            ),
            (),
            (0, 2),
        )
        for seating in seatings(CROSS, 0)
    }


def test_skills_that_add_up_are_found_whatever_the_cards() -> None:
    told = additive(12, 3, -15)
    assert [reading(Asked.SKILL, bot).answer(told) for bot in CROSS.bots] == pytest.approx(
        [48, 12, -60], abs=1e-3
    )
    assert reading(Asked.SEAT, "a", "b").answer(told) == 27
    assert reading(Asked.PAIR, "a", "b").answer(told) == 36
    assert reading(Asked.PAIR, "a", "c").answer(told) == 108


def test_skills_are_no_better_for_being_of_ones_own_kind() -> None:
    told = additive(12, 3, -15)
    assert [reading(Asked.OWN_KIND, bot).answer(told) for bot in CROSS.bots] == [0, 0, 0]


def test_allies_who_know_each_other_are_found() -> None:
    told = {}
    for seating, table in additive(12, 3, -15).items():
        bonus = 6 if seating[0] == seating[2] == 0 and 1 in seating else 0
        one, two, three, four = table.worths
        worths = (one + bonus, two - bonus, three + bonus, four - bonus)
        told[seating] = Table(worths, (), table.allies)
    # Of two kinds allied to themselves, one knows its own: half of what each such ally gains.
    assert reading(Asked.OWN_KIND, "c").answer(told) == 0
    assert reading(Asked.OWN_KIND, "a").answer(told) == 3 / 2
    assert reading(Asked.OWN_KIND, "b").answer(told) == 3 / 2


def test_where_other_seats_declare_nothing_is_said_of_allies() -> None:
    told = {
        seating: Table(table.worths, (), (0, 2) if seating[0] == seating[2] else (1, 2))
        for seating, table in additive(12, 3, -15).items()
    }
    assert reading(Asked.OWN_KIND, "a").answer(told) == 0
    alone = {seating: Table(table.worths, ()) for seating, table in told.items()}
    assert reading(Asked.OWN_KIND, "a").answer(alone) == 0


def test_a_fit_of_strangers_is_what_each_has_gained() -> None:
    some = [*permutations(range(4))]
    fit = fitted(some, 4)
    worths = {each: Table(tuple((8, 4, -2, -10)[bot] for bot in each), ()) for each in some}
    assert [fit.skill(worths, bot) for bot in range(4)] == pytest.approx([8, 4, -2, -10], abs=1e-3)
