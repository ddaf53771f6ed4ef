"""A call that its holder may answer in silence: nobody else can tell whether there is a holder."""

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec
import pytest
from tests.kit.tables import in_time, woken

from quadrille.cards import PACK, Card, Suit
from quadrille.errors import NotAllowed, Refusal
from quadrille.game import Setup, Stream, Why
from quadrille.games import QUADRILLE
from quadrille.rules.actions import (
    KEEP,
    PASS,
    PLAYS,
    RETURN,
    Action,
    Bid,
    Call,
    DealOut,
    Give,
    NameTrumps,
)
from quadrille.rules.events import Event
from quadrille.seating import Chair, Frame, Heard, Table, Thought, asked, look, sight
from quadrille.seats import NATURE, SEATS, Seat
from quadrille.server.frames import framed
from quadrille.sitting import Sitting
from quadrille.table import (
    BEAT,
    HUSH,
    THOUGHT,
    Step,
    act,
    heard,
    hinted,
    opened,
    ready,
    replayed,
    submit,
)
from quadrille.view import SeatView
from quadrille.waking import LEEWAY, MOMENT, Wake, latest, wake

AtTable = Table[Sitting, Action, Event, SeatView]
Done = Step[Sitting, Action, Event, SeatView]

DEALER, HOMBRE, ALLY, OTHER = SEATS
UNAWARE: Final = (DEALER, HOMBRE, OTHER)
WATCHERS: Final = (DEALER, OTHER)
"""Whose hands are the same whether the king is the ally's or Hombre's own."""

KING, TWO = Card.HEART_KING, Card.HEART_TWO
CALL: Final = (NameTrumps(Suit.SPADES), Call(KING))

PERSONS: Final = tuple(Chair(f"P{n}") for n in range(4))


def _called(
    *,
    own: bool = False,
    chairs: tuple[Chair, ...] = PERSONS,
    returned_king: str = "optional",
    now: float = 100.0,
) -> tuple[AtTable, Done]:
    """A table before and after Hombre has called the king of hearts, her own or not."""
    options = {"returned_king": returned_king, "self_call": "yes"}
    sitting = QUADRILLE.begin(Setup("historical", 4, options), 4, DEALER)
    table: AtTable = opened(QUADRILLE, sitting, chairs, beat=BEAT, now=0.0)
    table = act(table, NATURE, (_dealt(own=own),), now=0.0).table
    table = act(table, HOMBRE, (Bid("alliance"),), now=now).table
    for seat in (ALLY, OTHER, DEALER):
        table = act(table, seat, (PASS,), now=now).table
    return table, submit(table, HOMBRE, id="c", point=table.point, actions=CALL, now=now + 50)


def _dealt(*, own: bool) -> DealOut:
    hands = [[*PACK[seat::4]] for seat in SEATS]
    for seat, card in ((HOMBRE, KING if own else TWO), (ALLY, TWO if own else KING)):
        holder = next(hand for hand in hands if card in hand)
        if holder is not hands[seat]:
            holder[holder.index(card)] = hands[seat][-1]
            hands[seat][-1] = card
    four = [tuple(sorted(hand, key=PACK.index)) for hand in hands]
    return DealOut((four[0], four[1], four[2], four[3]))


def _shown(step: Done, chair: Seat) -> list[tuple[float, bytes]]:
    return [(post.due, framed(post.frame)) for post in step.posts if post.chair == chair]


def _bytes(frame: Frame) -> bytes:
    return framed(frame)


def _until(table: AtTable) -> float:
    assert table.hush is not None
    return table.hush.until


def test_the_two_deals_differ_only_in_whose_the_king_is() -> None:
    theirs, own = _dealt(own=False), _dealt(own=True)
    assert [theirs.hands[seat] for seat in WATCHERS] == [own.hands[seat] for seat in WATCHERS]
    assert KING in theirs.hands[ALLY]
    assert KING in own.hands[HOMBRE]
    assert {card for hand in theirs.hands for card in hand} == set(PACK)


@pytest.mark.clause("DECL-9")
@pytest.mark.parametrize("own", [False, True])
def test_a_call_is_accepted_at_once_and_shown_to_its_holder_alone(own: bool) -> None:
    before, step = _called(own=own)
    assert step.answer is None
    assert step.entry is not None
    assert [post.chair for post in step.posts] == ([] if own else [ALLY])
    for chair in UNAWARE:
        assert _bytes(look(step.table, chair, after=-1)) == _bytes(look(before, chair, after=-1))
        assert sight(step.table, chair).sitting == before.sitting
    if not own:
        assert b'"stage":"returning"' in step.posts[0].frame.screen
        assert step.posts[0].due == step.table.shown


def _answered(table: AtTable, when: float | None) -> AtTable:
    """The ally keeps the king at some time after the call, or says nothing."""
    if when is None:
        due = wake(table)
        assert due is not None
        return woken(table, due, lambda view: view.legal[0], Stream(b"")).table
    at, point = table.shown + when, table.point
    return submit(table, ALLY, id="k", point=point, actions=(KEEP,), now=at).table


def _end(table: AtTable) -> Done:
    due = wake(table)
    assert due is not None
    assert due.who is None
    return heard(table, now=due.at)


@pytest.mark.clause("DECL-9")
@pytest.mark.parametrize("when", [0.1, 3.0, 14.0, None])
def test_a_king_kept_and_ones_own_king_look_alike_to_the_byte_and_the_moment(
    when: float | None,
) -> None:
    _, kept = _called(own=False)
    _, own = _called(own=True)
    assert _until(kept.table) == _until(own.table)
    one, two = _end(_answered(kept.table, when)), _end(own.table)
    assert isinstance(one.entry, Heard)
    for chair in WATCHERS:
        assert _shown(one, chair) == _shown(two, chair) != []
        for after in range(-1, one.table.version + 1):
            mine, theirs = look(one.table, chair, after=after), look(two.table, chair, after=after)
            assert _bytes(mine) == _bytes(theirs)
    assert (one.table.version, one.table.point) == (two.table.version, two.table.point)
    assert one.table.shown == two.table.shown
    assert wake(one.table) == wake(two.table)


@pytest.mark.clause("DECL-9")
def test_what_is_tried_in_a_hush_is_refused_alike_whoever_tries_it() -> None:
    _, kept = _called(own=False)
    _, own = _called(own=True)
    for table in (kept.table, _answered(kept.table, 1.0), own.table):
        for chair in UNAWARE:
            for point in (table.point - 1, table.point, table.point + 1):
                lead = next(PLAYS[card.at] for card in _dealt(own=True).hands[HOMBRE])
                for actions in (CALL, (KEEP,), (RETURN,), (lead,), (PASS,)):
                    step = submit(table, chair, id="x", point=point, actions=actions, now=160.0)
                    assert step.answer == Refusal("stale", "")
                    assert step.entry is None
                    assert step.posts == ()


@pytest.mark.clause("DECL-9")
@pytest.mark.parametrize("own", [False, True])
def test_in_a_hush_a_hint_is_given_to_one_who_has_yet_to_answer_and_to_nobody_else(
    own: bool,
) -> None:
    table = _called(own=own)[1].table
    for chair in UNAWARE:
        for point in (table.point - 1, table.point, table.point + 1):
            step = hinted(table, chair, point=point, strength=1)
            assert (step.answer, step.entry) == (Refusal("stale", ""), None)
    if not own:
        assert hinted(table, ALLY, point=table.point, strength=1).answer is None
        answered = _answered(table, 1.0)
        late = hinted(answered, ALLY, point=answered.point, strength=1)
        assert (late.answer, late.entry) == (Refusal("stale", ""), None)


def test_hombres_own_message_is_answered_again_and_done_once() -> None:
    _, step = _called()
    again = submit(step.table, HOMBRE, id="c", point=0, actions=CALL, now=151.0)
    assert again.answer is None
    assert again.entry is None
    assert again.table == step.table


def test_an_answer_is_given_once() -> None:
    _, step = _called()
    table = _answered(step.table, 1.0)
    other = submit(table, ALLY, id="other", point=table.point, actions=(RETURN,), now=160.0)
    assert other.answer == Refusal("stale", "")
    same = submit(table, ALLY, id="k", point=table.point, actions=(KEEP,), now=160.0)
    assert same.answer is None
    assert same.entry is None


def test_an_unlawful_answer_is_refused_with_its_clause() -> None:
    _, step = _called(returned_king="compulsory")
    said = submit(
        step.table, ALLY, id="k", point=step.table.point, actions=(KEEP,), now=step.table.shown
    )
    assert said.answer is not None
    assert said.answer.clause == "DECL-9"
    assert said.entry is None


@pytest.mark.clause("DECL-9")
@pytest.mark.parametrize(("rule", "became"), [("optional", KEEP), ("compulsory", RETURN)])
def test_who_says_nothing_keeps_the_king_unless_it_must_come_back(
    rule: str, became: Action
) -> None:
    _, step = _called(returned_king=rule)
    due = wake(step.table)
    assert due is not None
    assert due.who == ALLY
    assert due.at < _until(step.table)
    silent = woken(step.table, due, lambda view: view.legal[0], Stream(b""))
    assert silent.posts == ()
    assert silent.table.hush is not None
    assert silent.table.hush.answer == (became,)
    assert wake(silent.table) == Wake(_until(step.table), None)


@pytest.mark.clause("DECL-9")
def test_a_king_returned_is_shown_to_all_when_the_hush_ends() -> None:
    _, step = _called()
    at, point = step.table.shown + 1, step.table.point
    said = submit(step.table, ALLY, id="r", point=point, actions=(RETURN,), now=at)
    assert said.posts == ()
    ended = heard(said.table, now=_until(step.table))
    assert [post.chair for post in ended.posts] == [*SEATS]
    for post in ended.posts:
        assert b'"stage":"exchange"' in post.frame.screen
        told = b"".join(post.frame.events)
        assert (b"card-called" in told) is (post.chair != ALLY)
        assert b"card-given-up" in told
    given = act(ended.table, HOMBRE, (Give(TWO),), now=200.0)
    assert all(b'"card-returned"' in b"".join(post.frame.events) for post in given.posts)
    assert all(TWO.encode() in b"".join(post.frame.events) for post in given.posts)


def test_when_a_hush_ends_each_chair_has_one_more_frame_and_the_holder_two() -> None:
    before, step = _called()
    ended = _end(_answered(step.table, 2.0))
    frames = [post.chair for post in (*step.posts, *ended.posts)]
    assert sorted(frames) == [DEALER, HOMBRE, ALLY, ALLY, OTHER]
    assert {post.frame.version for post in ended.posts} == {before.version + 2}
    assert {post.frame.point for post in ended.posts} == {before.point + 2}
    called = [b"".join(post.frame.events).count(b"card-called") for post in ended.posts]
    assert called == [1, 1, 0, 1]


def test_why_a_bot_answered_in_a_hush_as_it_did_is_kept_until_the_deal_is_settled() -> None:
    why, table = Why("rk-4", "S2"), _called(chairs=_bots_but(OTHER))[1].table
    said = act(table, ALLY, (KEEP,), now=101.0, whys=((why,),)).table
    ended = heard(said, now=_until(said))
    assert ended.table.thoughts == (Thought(ALLY, KEEP, (why,)),)
    assert {post.frame.reasons for post in ended.posts} == {None}
    assert ended.posts != ()


# Among bots


def _bots_but(*people: Seat) -> tuple[Chair, ...]:
    return tuple(Chair(f"C{n}", None if n in people else "random") for n in SEATS)


@pytest.mark.parametrize("own", [False, True])
def test_bots_answer_before_the_hush_is_over(own: bool) -> None:
    table = _called(own=own, chairs=_bots_but(OTHER))[1].table
    assert _until(table) == pytest.approx(table.shown + HUSH * BEAT)
    while (due := wake(table)) is not None and due.who is not None:
        assert due.who == ALLY
        assert due.at + BEAT < _until(table)
        table = woken(table, due, lambda view: view.legal[-1], Stream(b"")).table
    assert due == Wake(_until(table), None)


def test_among_bots_that_think_longer_a_hush_lasts_longer_whoever_is_asked() -> None:
    slow = tuple(Chair(f"C{n}", "search:2000" if n == HOMBRE else "random") for n in SEATS)
    for own in (False, True):
        table = _called(own=own, chairs=slow)[1].table
        assert _until(table) == pytest.approx(table.shown + LEEWAY * 2.0 + (HUSH - 1) * BEAT)
        assert latest(table) == _until(table)


def test_where_there_is_no_beat_a_bot_still_has_a_moment_for_her_answer() -> None:
    table = _called(chairs=_bots_but(OTHER))[1].table
    hush = table.hush
    assert hush is not None
    short = msgspec.structs.replace(hush, until=table.shown)
    assert latest(msgspec.structs.replace(table, hush=short)) == table.shown + MOMENT


def test_alone_among_bots_a_person_may_think_as_long_as_she_likes() -> None:
    table = _called(chairs=_bots_but(ALLY))[1].table
    assert asked(table) == ALLY
    assert wake(table) is None
    late = submit(table, ALLY, id="k", point=table.point, actions=(KEEP,), now=1000.0)
    ended = heard(late.table, now=1000.0)
    assert [(post.chair, post.due) for post in ended.posts] == [(ALLY, 1000.0)]


def test_among_people_a_hush_has_one_length_whoever_thinks() -> None:
    for own in (False, True):
        table = _called(own=own)[1].table
        assert _until(table) == pytest.approx(table.shown + THOUGHT)


# The log


@pytest.mark.parametrize("own", [False, True])
def test_the_log_is_told_again_from_any_moment_of_a_hush(own: bool) -> None:
    table, called = _called(own=own)
    steps = [called]
    if not own:
        at, point = called.table.shown + 1, called.table.point
        steps.append(submit(called.table, ALLY, id="k", point=point, actions=(KEEP,), now=at))
    steps.append(heard(steps[-1].table, now=_until(called.table)))
    again = table
    for step in steps:
        assert step.entry is not None
        again = replayed(again, step.entry, now=500.0)
        for chair in SEATS:
            assert _bytes(look(again, chair, after=-1)) == _bytes(look(step.table, chair, after=-1))
        assert again.given == step.table.given
        assert (again.hush is None) is (step.table.hush is None)
        if again.hush is not None:
            assert again.hush.until > 500.0


def test_a_hush_cannot_end_in_a_log_before_it_is_answered() -> None:
    table, called = _called()
    for wrong in (table, called.table):
        with pytest.raises(NotAllowed):
            replayed(wrong, Heard(), now=0.0)


# What is owed only if it is claimed


def _claimable(chairs: tuple[Chair, ...]) -> AtTable:
    """A deal is settled in which somebody is owed what she has to claim."""
    chance = Random(4)
    for number in range(200):
        setup = Setup("historical", 4, {"strict_claims": "yes"})
        table: AtTable = opened(
            QUADRILLE, QUADRILLE.begin(setup, 4, DEALER), PERSONS, beat=BEAT, now=0.0
        )
        table = _to_settlement(table, chance, Stream(bytes([number])))
        if any(QUADRILLE.unasked(table.sitting, seat) for seat in SEATS):
            fresh: AtTable = opened(QUADRILLE, table.sitting, chairs, beat=BEAT, now=0.0)
            return fresh
    raise AssertionError


def _to_settlement(table: AtTable, chance: Random, stream: Stream) -> AtTable:
    table = act(table, NATURE, (QUADRILLE.nature(table.sitting, stream),), now=0.0).table
    while not QUADRILLE.is_resting(table.sitting):
        who = QUADRILLE.turn(table.sitting)
        assert isinstance(who, int)
        due = Wake(0.0, who)
        bots = tuple(Chair("B", "random") for _ in SEATS)
        pretend: AtTable = opened(QUADRILLE, table.sitting, bots, beat=0.0, now=0.0)
        table = woken(pretend, due, _random(chance), stream).table
    return table


def _random(chance: Random) -> Callable[[SeatView], Action]:
    return lambda view: QUADRILLE.bots["random"](view, chance, in_time).action


def _owed(table: AtTable) -> tuple[Seat, tuple[Action, ...]]:
    return next((seat, owed) for seat in SEATS if (owed := QUADRILLE.unasked(table.sitting, seat)))


@pytest.mark.clause("HIST-7")
def test_a_person_claims_between_two_deals_though_nobody_asks_her() -> None:
    table = _claimable(PERSONS)
    seat, owed = _owed(table)
    other = next(place for place in SEATS if place != seat)
    assert wake(table) is None
    table = ready(table, other, id="r", point=table.point).table
    step = submit(table, seat, id="c", point=table.point, actions=owed[:1], now=10.0)
    assert step.answer is None
    assert len(step.posts) == 4
    assert all(post.frame.book is not None for post in step.posts)
    assert step.table.point == table.point
    assert step.table.version == table.version + 1
    assert step.table.ready == table.ready
    assert owed[0] not in QUADRILLE.unasked(step.table.sitting, seat)
    assert step.table.sitting.results[-1] != table.sitting.results[-1]
    refused = submit(step.table, seat, id="n", point=table.point, actions=owed[:1], now=11.0)
    assert refused.answer is not None
    assert refused.answer.clause == "HIST-7"


@pytest.mark.clause("HIST-7")
def test_bots_claim_all_that_they_are_owed_before_anybody_is_ready() -> None:
    table = _claimable(tuple(Chair(f"B{n}", "random") for n in SEATS))
    claimed = 0
    while (due := wake(table)) is not None and isinstance(due.who, int):
        assert due.at == table.shown
        table = woken(table, due, _random(Random(1)), Stream(b"")).table
        claimed += 1
    assert claimed
    assert not any(QUADRILLE.unasked(table.sitting, seat) for seat in SEATS)
    assert due == Wake(table.shown, NATURE)
