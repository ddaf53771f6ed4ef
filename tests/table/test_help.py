"""What helps a person: why the bots acted as they did, after the deal, and hints in it."""

from functools import partial
from random import Random
from typing import Final

import msgspec
import pytest
from tests.kit.helped import ME, AtTable, Done, Said, a_deal, fresh
from tests.kit.tables import in_time

from quadrille.errors import Refusal
from quadrille.game import (
    A,
    AnyGame,
    Chooser,
    Chosen,
    E,
    Game,
    S,
    Setup,
    Stream,
    V,
    announced,
)
from quadrille.games import ALL, QUADRILLE
from quadrille.seating import Acted, Explained, Hinted, look
from quadrille.seats import NATURE, Seat
from quadrille.server.log import logged, written
from quadrille.table import hinted, ready, replayed

ONE: Final = Seat(1)
STALE: Final = Refusal("stale", "")


def _settled(seed: bytes = b"a") -> tuple[AtTable, list[Done]]:
    steps = [step for step, _ in a_deal(fresh(), seed)]
    return steps[-1].table, steps


# Why


def test_no_frame_of_a_deal_tells_a_reason_before_it_is_settled() -> None:
    _, steps = _settled()
    *earlier, last = steps
    told = [post.frame.reasons for step in earlier for post in step.posts]
    assert told
    assert set(told) == {None}
    assert all(look(step.table, ME, after=-1).reasons is None for step in earlier)
    assert [post.frame.reasons is not None for post in last.posts] == [True]


def _explained(steps: list[tuple[Done, Said]]) -> tuple[Explained, ...]:
    """What the bots did in a deal, each action with its reasons."""
    return tuple(
        Explained(chair=step.entry.chair, action=QUADRILLE.action_json(one.action), whys=one.whys)
        for step, said in steps
        if isinstance(step.entry, Acted) and step.entry.chair is not None
        if step.entry.chair != ME
        for one in said
    )


def test_when_a_deal_is_settled_each_act_of_a_bot_is_explained_in_order() -> None:
    steps = [*a_deal(fresh(), b"a")]
    reasons = look(steps[-1][0].table, ME, after=-1).reasons
    assert reasons == _explained(steps)
    assert len(reasons) > 30
    assert len({why.key for one in reasons for why in one.whys}) > 5


def test_a_person_explains_nothing() -> None:
    reasons = look(_settled()[0], ME, after=-1).reasons
    assert reasons is not None
    assert ME not in {one.chair for one in reasons}


def test_after_the_next_deal_only_what_was_done_in_it_is_explained() -> None:
    table, _ = _settled(b"a")
    table = ready(table, ME, id="r", point=table.point).table
    steps = [*a_deal(table, b"b")]
    assert look(steps[-1][0].table, ME, after=-1).reasons == _explained(steps) != ()


def test_reasons_are_what_the_bot_thought_even_where_the_log_is_read_again() -> None:
    table, steps = _settled()
    again = fresh()
    for step in steps:
        assert step.entry is not None
        entry = logged(written(step.entry))
        assert entry == step.entry
        assert isinstance(entry, Acted)
        again = replayed(again, entry, now=0.0)
    assert look(again, ME, after=-1) == look(table, ME, after=-1)


def test_a_log_from_before_bots_told_their_reasons_is_read_and_tells_none() -> None:
    table, steps = _settled()
    again = fresh()
    for step in steps:
        assert isinstance(step.entry, Acted)
        old = written(msgspec.structs.replace(step.entry, whys=()))
        assert "whys" not in old
        entry = logged(old)
        assert isinstance(entry, Acted)
        again = replayed(again, entry, now=0.0)
    frame = look(again, ME, after=-1)
    assert frame.reasons == ()
    assert frame.screen == look(table, ME, after=-1).screen


class _Asks:
    """Asks every bot of a game for its first choice, and why."""

    def __call__(self, game: Game[S, A, E, V], /) -> dict[str, int]:
        setup = Setup(game.offers[0].rules, game.offers[0].usual_deals)
        sitting = game.begin(setup, game.least, Seat(0))
        sitting, _ = game.apply(sitting, NATURE, game.nature(sitting, Stream(b"x")))
        who = game.turn(sitting)
        assert isinstance(who, int)
        told = {}
        for key, bot in game.bots.items():
            choose = partial(_chosen, bot)
            told[key] = min(len(one.whys) for one in announced(game, sitting, who, choose))
        return told


def _chosen(bot: Chooser[V, A], view: V) -> Chosen[A]:
    return bot(view, Random(0), in_time)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
def test_every_bot_that_may_sit_at_a_table_tells_why(game: AnyGame) -> None:
    told = game.with_types(_Asks())
    assert tuple(told) == game.bot_keys
    assert min(told.values()) > 0


# Hints


def _until_asked() -> AtTable:
    """The person is on turn."""
    return next(
        step.table for step, _ in a_deal(fresh(), b"a") if QUADRILLE.turn(step.table.sitting) == ME
    )


def test_a_hint_marks_the_deal_as_assisted_and_shows_nothing_to_anybody() -> None:
    table = _until_asked()
    step = hinted(table, ME, point=table.point, strength=2)
    assert (step.answer, step.posts) == (None, ())
    assert step.entry == Hinted(chair=ME, strength=2)
    assert step.table.assisted == (2, 0, 0, 0)
    assert look(step.table, ME, after=-1) == look(table, ME, after=-1)


def test_only_a_stronger_hint_is_noted_again() -> None:
    table = _until_asked()
    table = hinted(table, ME, point=table.point, strength=2).table
    for strength in (1, 2):
        step = hinted(table, ME, point=table.point, strength=strength)
        assert (step.answer, step.entry, step.table) == (None, None, table)
    assert hinted(table, ME, point=table.point, strength=3).entry is not None


def test_a_hint_is_given_for_a_choice_of_ones_own_only() -> None:
    table = _until_asked()
    for chair, point in ((ME, table.point - 1), (ME, table.point + 1), (ONE, table.point)):
        step = hinted(table, chair, point=point, strength=1)
        assert step.answer == STALE
        assert (step.entry, step.table) == (None, table)
    settled, _ = _settled()
    assert hinted(settled, ME, point=settled.point, strength=1).answer == STALE


def test_a_game_without_hints_refuses_them() -> None:
    table = _until_asked()
    plain = msgspec.structs.replace(table.game, hint_json=None)
    bare = msgspec.structs.replace(table, game=plain)
    step = hinted(bare, ME, point=table.point, strength=1)
    assert step.answer == Refusal("no-hints", "")
    assert step.entry is None


def test_a_deal_stays_assisted_until_the_next_one_and_in_the_log() -> None:
    steps = [step for step, _ in a_deal(fresh(), b"a")]
    before = _until_asked()
    asked = hinted(before, ME, point=before.point, strength=1)
    assert asked.entry is not None
    again, is_assisted = fresh(), []
    for step in steps:
        assert step.entry is not None
        again = replayed(again, step.entry, now=0.0)
        if again.version == before.version:
            entry = logged(written(asked.entry))
            assert isinstance(entry, Hinted)
            again = replayed(again, entry, now=0.0)
        is_assisted.append(again.assisted == (1, 0, 0, 0))
    assert is_assisted == [step.table.version >= before.version for step in steps]
    again = ready(again, ME, id="r", point=again.point).table
    assert next(a_deal(again, b"b"))[0].table.assisted == (0, 0, 0, 0)
