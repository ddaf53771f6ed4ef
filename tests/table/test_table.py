"""Conversations with a table, without network and without waiting."""

from itertools import product
from random import Random

import pytest
from tests.kit.tables import carried_on, in_time
from tests.kit.toy import TOY, Amount, Claim, Number, Skip, Toy, ToyAction, ToyEvent, ToyView

from quadrille.errors import Refusal
from quadrille.game import Setup, Stream
from quadrille.games import QUADRILLE
from quadrille.rules.actions import Action
from quadrille.rules.events import Event
from quadrille.rules.rates import jeton_tariff
from quadrille.rulesets import ALL
from quadrille.seating import Acted, Chair, Readied, Table, look
from quadrille.seats import NATURE, Seat
from quadrille.sitting import Sitting
from quadrille.table import (
    REMEMBERED,
    Step,
    act,
    is_over,
    opened,
    ready,
    replayed,
    submit,
)
from quadrille.view import SeatView
from quadrille.waking import wake

ToyTable = Table[Toy, ToyAction, ToyEvent, ToyView]
ToyStep = Step[Toy, ToyAction, ToyEvent, ToyView]

ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)


def _table(
    *, persons: int = 2, bots: int = 0, deals: int = 2, beat: float = 0.0, dealt: bool = True
) -> ToyTable:
    chairs = tuple(Chair(f"P{n}") for n in range(persons))
    chairs += tuple(Chair(f"B{n}", "meek") for n in range(bots))
    last = Seat(len(chairs) - 1)
    sitting = TOY.begin(Setup("toy", deals), len(chairs), last)
    table = opened(TOY, sitting, chairs, beat=beat, now=0.0)
    return _dealt(table) if dealt else table


def _dealt(table: ToyTable, now: float = 0.0) -> ToyTable:
    numbers = tuple(range(10, 10 + len(table.chairs)))
    return act(table, NATURE, (Number(numbers),), now=now).table


def _said(
    table: ToyTable,
    chair: Seat,
    *actions: ToyAction,
    id: str = "a",  # noqa: A002
    point: int | None = None,
    now: float = 0.0,
) -> ToyStep:
    at = table.point if point is None else point
    return submit(table, chair, id=id, point=at, actions=actions, now=now)


# What is done


def test_a_lawful_action_is_done_logged_and_shown_to_each_person_once() -> None:
    table = _table(persons=3)
    step = _said(table, ZERO, Skip())
    assert step.answer is None
    assert step.entry == Acted(chair=ZERO, id="a", lines=('{"who":0,"action":{"t":"skip"}}',))
    assert [post.chair for post in step.posts] == [0, 1, 2]
    assert {post.frame.version for post in step.posts} == {table.version + 1}
    assert {len(post.frame.events) for post in step.posts} == {1}


def test_each_person_sees_her_own_number_and_no_other() -> None:
    table = _table(persons=3, dealt=False)
    step = act(table, NATURE, (Number((17, 18, 19)),), now=0.0)
    for post in step.posts:
        told = post.frame.screen + b"".join(post.frame.events)
        assert [n for n in (b"17", b"18", b"19") if n in told] == [f"{17 + post.chair}".encode()]


def test_an_announcement_is_done_and_shown_as_a_whole() -> None:
    table = _table()
    step = _said(table, ZERO, Claim(), Amount(2))
    assert step.answer is None
    assert step.table.version == table.version + 1
    assert step.table.point == table.point + 1
    assert isinstance(step.entry, Acted)
    assert len(step.entry.lines) == 2
    assert {post.frame.events for post in step.posts} == {(b'{"t":"spoke","seat":0,"much":2}',)}


def test_bots_are_sent_nothing() -> None:
    step = _said(_table(persons=1, bots=3), ZERO, Skip())
    assert [post.chair for post in step.posts] == [0]


# What is refused: nothing changes but what is remembered


def _same_but_for_memory(before: ToyTable, step: ToyStep, code: str, clause: str = "") -> None:
    assert step.answer is not None
    assert (step.answer.code, step.answer.clause) == (code, clause)
    assert step.posts == ()
    assert step.entry is None
    after = step.table
    assert (after.sitting, after.version, after.point) == (
        before.sitting,
        before.version,
        before.point,
    )
    assert (after.told, after.ready, after.shown) == (before.told, before.ready, before.shown)


def test_what_was_chosen_for_another_decision_is_stale() -> None:
    table = _table()
    for point in (table.point - 1, table.point + 1, 0, 10**9):
        _same_but_for_memory(table, _said(table, ZERO, Skip(), point=point), "stale")


def test_nobody_acts_for_another_chair() -> None:
    table = _table()
    _same_but_for_memory(table, _said(table, ONE, Skip()), "not-your-turn", "TOY-1")


def test_a_person_does_not_deal() -> None:
    table = _table(dealt=False)
    step = _said(table, ZERO, Number((1, 2)))
    _same_but_for_memory(table, step, "not-your-turn", "TOY-1")


def test_an_unlawful_action_is_refused_with_its_clause() -> None:
    table = _table()
    _same_but_for_memory(table, _said(table, ZERO, Amount(2)), "not-now", "TOY-3")


def test_of_several_actions_all_are_done_or_none() -> None:
    table = _table()
    _same_but_for_memory(table, _said(table, ZERO, Claim(), Amount(9)), "not-now", "TOY-3")


def test_half_an_announcement_is_refused() -> None:
    table = _table()
    _same_but_for_memory(table, _said(table, ZERO, Claim()), "half")


def test_a_message_holds_one_announcement_and_no_more() -> None:
    table = _table()
    _same_but_for_memory(table, _said(table, ZERO, Skip(), Skip()), "too-many")


def test_when_all_is_over_nothing_can_be_done() -> None:
    table = _table(deals=1)
    table = _said(table, ZERO, Skip()).table
    table = _said(table, ONE, Skip()).table
    assert is_over(table)
    assert wake(table) is None
    _same_but_for_memory(table, _said(table, ZERO, Skip(), id="z"), "not-your-turn", "TOY-1")
    step = ready(table, ZERO, id="r", point=table.point)
    _same_but_for_memory(table, step, "not-resting")


# Repeats


def test_a_message_that_comes_again_is_answered_again_and_done_once() -> None:
    table = _table()
    once = _said(table, ZERO, Skip())
    again = _said(once.table, ZERO, Skip(), point=table.point)
    assert again.answer is None
    assert again.entry is None
    assert again.posts == ()
    assert again.table == once.table


def test_a_refusal_is_remembered_too() -> None:
    refused = _said(_table(), ZERO, Amount(1))
    again = _said(refused.table, ZERO, Skip())
    assert again.answer == refused.answer
    assert again.table == refused.table


def test_the_same_id_of_another_chair_is_another_message() -> None:
    table = _said(_table(), ZERO, Skip()).table
    assert _said(table, ONE, Skip()).entry is not None


def test_the_last_answers_of_each_chair_are_kept_and_older_ones_forgotten() -> None:
    table = _table()
    for number in range(REMEMBERED + 1):
        table = _said(table, ZERO, Amount(1), id=f"n{number}").table
    assert len(table.given[ZERO]) == REMEMBERED
    assert table.given[ZERO][0][0] == "n1"
    assert table.given[ONE] == ()


# Ready


def _settled(*, persons: int, bots: int = 0) -> ToyTable:
    table = _table(persons=persons, bots=bots)
    for seat in range(len(table.chairs)):
        table = act(table, Seat(seat), (Skip(),), now=0.0).table
    return table


def test_the_next_deal_comes_when_every_person_is_ready() -> None:
    table = _settled(persons=2, bots=1)
    assert wake(table) is None
    table = ready(table, ZERO, id="r", point=table.point).table
    assert wake(table) is None
    step = ready(table, ONE, id="r", point=table.point)
    assert step.entry == Readied(chair=ONE, id="r")
    due = wake(step.table)
    assert due is not None
    assert due.who is NATURE


def test_who_is_ready_for_one_deal_is_not_for_the_next() -> None:
    table = _settled(persons=2)
    point = table.point
    for chair in (ZERO, ONE):
        table = ready(table, chair, id=f"r{chair}", point=point).table
    table = _dealt(table)
    assert table.ready == (False, False)
    late = ready(table, ZERO, id="late", point=point)
    _same_but_for_memory(table, late, "stale")


def test_nobody_is_ready_in_the_middle_of_a_deal() -> None:
    table = _table()
    step = ready(table, ZERO, id="r", point=table.point)
    _same_but_for_memory(table, step, "not-resting")


def test_being_ready_makes_no_choice_stale() -> None:
    table = _settled(persons=2)
    after = ready(table, ZERO, id="r", point=table.point).table
    assert (after.point, after.version) == (table.point, table.version)


def test_the_accounts_come_with_the_settlement_only() -> None:
    table = _table()
    first = _said(table, ZERO, Skip())
    second = _said(first.table, ONE, Claim(), Amount(3))
    assert {post.frame.book for post in first.posts} == {None}
    assert {post.frame.book for post in second.posts} == {b'{"wins":[0,3]}'}


# Time


def test_an_action_is_shown_to_the_others_no_sooner_than_the_beat() -> None:
    table = _table(persons=2, beat=0.8)
    step = _said(table, ZERO, Skip(), now=1.0)
    assert {post.chair: post.due for post in step.posts} == {ZERO: 1.0, ONE: pytest.approx(1.6)}
    assert step.table.shown == pytest.approx(1.6)


def test_who_acts_late_enough_is_shown_at_once() -> None:
    table = _table(persons=2, beat=0.8)
    step = _said(table, ZERO, Skip(), now=100.0)
    assert {post.due for post in step.posts} == {100.0}


def test_the_beat_is_the_same_whatever_was_chosen() -> None:
    table = _table(persons=2, beat=0.8)
    dues = [
        [post.due for post in _said(table, ZERO, *actions, now=0.9).posts]
        for actions in ((Skip(),), (Claim(), Amount(1)), (Claim(), Amount(3)))
    ]
    assert dues[0] == dues[1] == dues[2]


def test_a_bot_is_woken_a_beat_after_what_was_shown_last() -> None:
    table = _said(_table(persons=1, bots=1, beat=0.8), ZERO, Skip(), now=5.0).table
    due = wake(table)
    assert due is not None
    assert due.who == ONE
    assert due.at == pytest.approx(5.8)


def test_a_person_is_waited_for() -> None:
    assert wake(_table(persons=2)) is None


def test_the_first_deal_is_dealt_without_waiting() -> None:
    due = wake(_table(dealt=False))
    assert due is not None
    assert due.who is NATURE


# Coming back


def test_who_comes_back_is_told_what_she_missed_of_this_deal() -> None:
    table = _table(persons=3)
    seen = table.version
    table = _said(table, ZERO, Skip()).table
    table = _said(table, ONE, Claim(), Amount(1)).table
    frame = look(table, TWO, after=seen)
    assert [event[:12] for event in frame.events] == [b'{"t":"spoke"', b'{"t":"spoke"']
    assert len(look(table, TWO, after=-1).events) == 3
    assert look(table, TWO, after=table.version).events == ()
    assert frame.book is not None


def test_the_log_told_again_gives_the_same_table() -> None:
    table = start = _table(persons=2, dealt=False)
    entries = []
    for step_of in (
        lambda t: act(t, NATURE, (Number((4, 5)),), now=0.0),
        lambda t: _said(t, ZERO, Claim(), Amount(2)),
        lambda t: _said(t, ONE, Skip(), id="b"),
        lambda t: ready(t, ZERO, id="r", point=t.point),
        lambda t: ready(t, ONE, id="r", point=t.point),
        lambda t: act(t, NATURE, (Number((6, 3)),), now=0.0),
    ):
        step: ToyStep = step_of(table)
        assert step.entry is not None
        entries.append(step.entry)
        table = step.table
    again = start
    for entry in entries:
        again = replayed(again, entry, now=0.0)
    assert again == table


# Any number of chairs, and whole sittings


@pytest.mark.parametrize("chairs", [2, 3, 4, 5])
def test_a_table_seats_as_many_as_the_game_takes(chairs: int) -> None:
    table, chance = _table(persons=0, bots=chairs, deals=3, dealt=False), Random(1)
    table = carried_on(
        table, lambda view: TOY.bots["wild"](view, chance, in_time).action, Stream(b"seed")
    )
    assert is_over(table)


QuadrilleTable = Table[Sitting, Action, Event, SeatView]

CLEARS = [rules.key for rules in ALL if jeton_tariff(rules) is not None]
OTHERS = [rules.key for rules in ALL if jeton_tariff(rules) is None]


# Chance loses more deals than it wins, and would never clear its beasts.
@pytest.mark.parametrize(
    ("rules", "bot"),
    [*product(OTHERS, ["random", "thumb"]), *product(CLEARS, ["thumb"])],
)
@pytest.mark.parametrize("seed", range(3))
def test_bots_carry_a_sitting_of_quadrille_to_its_end(rules: str, bot: str, seed: int) -> None:
    game, stream, chance = QUADRILLE, Stream(bytes([seed])), Random(seed)
    chairs = tuple(Chair(f"B{n}", bot) for n in range(4))
    sitting = game.begin(game.agree(Setup(rules, 4), 4, stream)[0], 4, ZERO)
    table: QuadrilleTable = opened(game, sitting, chairs, beat=0.0, now=0.0)
    table = carried_on(table, lambda view: game.bots[bot](view, chance, in_time).action, stream)
    assert table.sitting.is_complete
    assert table.sitting.counted >= 4
    assert table.sitting.books.beasts.total == 0
    assert table.hush is None


def test_a_refusal_of_the_host_has_no_clause() -> None:
    step = _said(_table(), ZERO, Skip(), point=99)
    assert step.answer == Refusal("stale", "")
