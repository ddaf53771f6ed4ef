"""A table: a sitting among connected people and bots, as a value without sockets and clocks.

Messages come in with the time, and a step goes out: the table after it, the answer, what is
shown to whom and when, and what the log must hold before anything is answered or shown. A
table knows its game by `game.py` alone.

What one other may answer in silence is hushed: nobody else hears of it before a time that does
not hang on whether there is such a one, and then all hear it together with what came of it.
"""

from __future__ import annotations

from typing import Final, Generic

import msgspec
from msgspec import Struct

from quadrille.errors import NotAllowed, Refusal
from quadrille.game import A, E, Game, S, V, Why
from quadrille.seating import (
    Acted,
    Chair,
    Entry,
    Given,
    Heard,
    Hinted,
    Hush,
    Post,
    Readied,
    Table,
    Thought,
    Told,
    asked,
    bots_are_ready,
    frame,
    is_settled,
    persons,
    sight,
)
from quadrille.seats import NATURE, Nature, Seat
from quadrille.waking import is_company, slowest

BEAT: Final = 0.8
"""Seconds from one action shown to the next, whatever it is and whoever chose it."""

HUSH: Final = 2.5
"""Beats that a hush lasts among bots that answer after one; longer where they think longer."""

THOUGHT: Final = 15.0
"""Seconds that a hush lasts where a person might be waited for by other persons."""

REMEMBERED: Final = 64
"""Answers that are kept for each chair, to be given again."""


class Step(Struct, Generic[S, A, E, V], frozen=True, kw_only=True):
    """What comes of a message; no entry means that nothing has changed."""

    table: Table[S, A, E, V]
    answer: Refusal | None = None
    posts: tuple[Post, ...] = ()
    entry: Entry | None = None


def opened(
    game: Game[S, A, E, V], sitting: S, chairs: tuple[Chair, ...], *, beat: float, now: float
) -> Table[S, A, E, V]:
    """A table before its first deal."""
    return Table(
        game=game,
        sitting=sitting,
        chairs=chairs,
        beat=beat,
        ready=bots_are_ready(chairs),
        given=((),) * len(chairs),
        assisted=(0,) * len(chairs),
        shown=now,
    )


# What comes in


def submit(
    table: Table[S, A, E, V],
    chair: Seat,
    *,
    id: str,  # noqa: A002
    point: int,
    actions: tuple[A, ...],
    now: float,
) -> Step[S, A, E, V]:
    """A person's actions are done, all or none, for the decision that they were chosen for.

    A message that comes again gets the answer that it got.
    """
    known = answer_given(table, chair, id)
    if known is not None:
        return Step(table=table, answer=known[1])
    if point != table.point:
        return _refused(table, chair, id, STALE)
    done = _done(table, chair, id, actions, (), now=now)
    return _refused(table, chair, id, done) if isinstance(done, Refusal) else done


def act(
    table: Table[S, A, E, V],
    who: Seat | Nature,
    actions: tuple[A, ...],
    *,
    now: float,
    whys: tuple[tuple[Why, ...], ...] = (),
) -> Step[S, A, E, V]:
    """Nature or a bot acts, and may tell why; that its actions are lawful is its own duty."""
    done = _done(table, who, None, actions, whys, now=now)
    if isinstance(done, Refusal):
        raise NotAllowed(done, who)
    return done


def ready(
    table: Table[S, A, E, V],
    chair: Seat,
    *,
    id: str,  # noqa: A002
    point: int,
) -> Step[S, A, E, V]:
    """A person has read the settlement; the next deal comes when all have."""
    known = answer_given(table, chair, id)
    if known is not None:
        return Step(table=table, answer=known[1])
    if point != table.point:
        return _refused(table, chair, id, STALE)
    if not table.game.is_resting(table.sitting) or table.game.turn(table.sitting) is None:
        return _refused(table, chair, id, Refusal("not-resting", ""))
    marked = tuple(is_so or place == chair for place, is_so in enumerate(table.ready))
    after = msgspec.structs.replace(table, ready=marked)
    return Step(table=_answered(after, chair, id, None), entry=Readied(chair=chair, id=id))


def hinted(table: Table[S, A, E, V], chair: Seat, *, point: int, strength: int) -> Step[S, A, E, V]:
    """A person asks for a hint, which she may before a choice of her own; the deal is assisted.

    Nobody else is told before the deal is settled.
    """
    seen = sight(table, chair)
    is_of_chair = table.game.turn(seen.sitting) == chair and not _must_wait(table, chair)
    if point != seen.point or not is_of_chair:
        return Step(table=table, answer=STALE)
    if table.game.hint_json is None:
        return Step(table=table, answer=NO_HINTS)
    if strength <= table.assisted[chair]:
        return Step(table=table)
    after = _assisted(table, chair, strength)
    return Step(table=after, entry=Hinted(chair=chair, strength=strength))


def heard(table: Table[S, A, E, V], *, now: float) -> Step[S, A, E, V]:
    """A hush ends: what was hushed and what was answered are shown to all together."""
    hush = table.hush
    assert hush is not None
    who = asked(table)
    done = _carried_out(table, who, hush.answer) if who is not None else (table.sitting, ())
    assert not isinstance(done, Refusal)
    sitting, events = done
    *earlier, called = table.told
    version = table.version + 1
    after = msgspec.structs.replace(
        table,
        sitting=sitting,
        version=version,
        point=table.point + 1,
        told=(*table.told, Told(version, events)),
        shown=max(now, table.shown),
        hush=None,
    )
    posts = _posts(table, after, None, at=after.shown)
    together = Told(version, called.events + events)
    kept = msgspec.structs.replace(after, told=(*earlier, together))
    return Step(table=kept, posts=posts, entry=Heard())


def replayed(table: Table[S, A, E, V], entry: Entry, *, now: float) -> Table[S, A, E, V]:
    """The table after an entry of its log; raises `NotAllowed` or `Unreadable` for a wrong one."""
    match entry:
        case Readied(chair=chair, id=id_):
            return ready(table, chair, id=id_, point=table.point).table
        case Heard():
            if table.hush is None or (asked(table) is not None and not table.hush.answer):
                raise NotAllowed(STALE, NATURE)
            return heard(table, now=now).table
        case Hinted(chair=chair, strength=strength):
            return _assisted(table, chair, strength)
        case Acted(chair=chair, id=id_, lines=lines, whys=whys):
            who = NATURE if chair is None else chair
            actions = tuple(table.game.read_line(line)[1] for line in lines)
            done = _done(table, who, id_, actions, whys, now=now)
            if isinstance(done, Refusal):
                raise NotAllowed(done, who)
            return done.table


def rests(table: Table[S, A, E, V]) -> bool:
    """Whether no deal is on: one is settled, or all are."""
    return is_settled(table.game, table.sitting)


def is_over(table: Table[S, A, E, V]) -> bool:
    """Whether nobody acts any more."""
    return table.game.turn(table.sitting) is None


# What is done

STALE: Final = Refusal("stale", "")
"""The decision is no longer awaited, or not yet, or not of this chair."""

NO_HINTS: Final = Refusal("no-hints", "")
"""The game gives none."""


def _done(
    table: Table[S, A, E, V],
    who: Seat | Nature,
    id_: str | None,
    actions: tuple[A, ...],
    whys: tuple[tuple[Why, ...], ...],
    *,
    now: float,
) -> Step[S, A, E, V] | Refusal:
    """Actions are shown to all, or they begin a hush, or answer in one."""
    if _must_wait(table, who):
        return STALE
    done = _carried_out(table, who, actions)
    if isinstance(done, Refusal):
        return done
    table = _explaining(table, who, actions, whys)
    if table.hush is not None:
        answered = msgspec.structs.replace(table.hush, answer=actions)
        after = _remembering(msgspec.structs.replace(table, hush=answered), who, id_)
        posts: tuple[Post, ...] = ()
    elif table.game.will_be_hushed(table.sitting):
        after, posts = _hushed(table, who, id_, *done, now=now)
    else:
        after, posts = _published(table, who, id_, *done, now=now)
    lines = tuple(table.game.write_line(who, action) for action in actions)
    chair = None if isinstance(who, Nature) else who
    entry = Acted(chair=chair, id=id_, lines=lines, whys=whys)
    return Step(table=after, posts=posts, entry=entry)


def _must_wait(table: Table[S, A, E, V], who: Seat | Nature) -> bool:
    """Whether there is a hush, and somebody else may answer in it, or she has."""
    return table.hush is not None and (who != asked(table) or bool(table.hush.answer))


def _explaining(
    table: Table[S, A, E, V],
    who: Seat | Nature,
    actions: tuple[A, ...],
    whys: tuple[tuple[Why, ...], ...],
) -> Table[S, A, E, V]:
    if isinstance(who, Nature):
        return table
    told = tuple(Thought(who, *each) for each in zip(actions, whys, strict=False) if each[1])
    return msgspec.structs.replace(table, thoughts=table.thoughts + told)


def _assisted(table: Table[S, A, E, V], chair: Seat, strength: int) -> Table[S, A, E, V]:
    marked = (
        max(one, strength) if place == chair else one for place, one in enumerate(table.assisted)
    )
    return msgspec.structs.replace(table, assisted=tuple(marked))


def _carried_out(
    table: Table[S, A, E, V], who: Seat | Nature, actions: tuple[A, ...]
) -> tuple[S, tuple[E, ...]] | Refusal:
    """The sitting after all actions, which are one announcement; or why they cannot be done."""
    game, sitting = table.game, table.sitting
    events: tuple[E, ...] = ()
    for number, action in enumerate(actions):
        if number > 0 and not game.is_unfinished(sitting):
            return Refusal("too-many", "")
        refusal = game.refuse(sitting, who, action)
        if refusal is not None:
            return refusal
        sitting, became = game.apply(sitting, who, action)
        events = (*events, *became)
    return Refusal("half", "") if game.is_unfinished(sitting) else (sitting, events)


def _hushed(
    table: Table[S, A, E, V],
    who: Seat | Nature,
    id_: str | None,
    sitting: S,
    events: tuple[E, ...],
    *,
    now: float,
) -> tuple[Table[S, A, E, V], tuple[Post, ...]]:
    """A hush begins: only who may answer is shown anything."""
    after = _after(table, who, id_, sitting, events, now=now)
    lasts = THOUGHT if is_company(table) else slowest(table) + (HUSH - 1) * table.beat
    hush: Hush[S, A] = Hush(before=table.sitting, until=after.shown + lasts)
    after = msgspec.structs.replace(after, hush=hush)
    seat = asked(after)
    if seat is None or after.chairs[seat].bot is not None:
        return after, ()
    shown = frame(after, seat, after=table.version, with_book=False)
    return after, (Post(seat, after.shown, shown),)


def _published(
    table: Table[S, A, E, V],
    who: Seat | Nature,
    id_: str | None,
    sitting: S,
    events: tuple[E, ...],
    *,
    now: float,
) -> tuple[Table[S, A, E, V], tuple[Post, ...]]:
    """Each person gets one frame; the one who acted at once, the others at the beat."""
    after = _after(table, who, id_, sitting, events, now=now)
    return after, _posts(table, after, who, at=max(now, table.shown))


def _posts(
    before: Table[S, A, E, V], after: Table[S, A, E, V], who: Seat | Nature | None, *, at: float
) -> tuple[Post, ...]:
    """A frame for each person with what is new to her; for one of them at another time."""
    with_book = rests(after)
    posts = []
    for chair in persons(after.chairs):
        seen = sight(before, chair).version
        shown = frame(after, chair, after=seen, with_book=with_book)
        posts.append(Post(chair, at if chair == who else after.shown, shown))
    return tuple(posts)


def _after(
    table: Table[S, A, E, V],
    who: Seat | Nature,
    id_: str | None,
    sitting: S,
    events: tuple[E, ...],
    *,
    now: float,
) -> Table[S, A, E, V]:
    was_resting = table.game.is_resting(table.sitting)
    rests_on = was_resting and table.game.is_resting(sitting)
    begins = (was_resting and not rests_on) or table.version == 0
    version = table.version + 1
    after = msgspec.structs.replace(
        table,
        sitting=sitting,
        version=version,
        # Who is about to say that she is ready need not say it for another decision.
        point=table.point if rests_on else table.point + 1,
        ready=table.ready if rests_on else bots_are_ready(table.chairs),
        told=(*(() if begins else table.told), Told(version, events)),
        thoughts=() if begins else table.thoughts,
        assisted=(0,) * len(table.chairs) if begins else table.assisted,
        shown=max(now, table.shown + table.beat),
    )
    return _remembering(after, who, id_)


# What is answered


def answer_given(table: Table[S, A, E, V], chair: Seat, id_: str) -> Given | None:
    """The answer that a message of this id has got, if it came before."""
    return next((given for given in table.given[chair] if given[0] == id_), None)


def _refused(table: Table[S, A, E, V], chair: Seat, id_: str, refusal: Refusal) -> Step[S, A, E, V]:
    return Step(table=_answered(table, chair, id_, refusal), answer=refusal)


def _remembering(
    table: Table[S, A, E, V], who: Seat | Nature, id_: str | None
) -> Table[S, A, E, V]:
    if id_ is None or isinstance(who, Nature):
        return table
    return _answered(table, who, id_, None)


def _answered(
    table: Table[S, A, E, V], chair: Seat, id_: str, refusal: Refusal | None
) -> Table[S, A, E, V]:
    kept = (*table.given[chair], (id_, refusal))[-REMEMBERED:]
    given = (*table.given[:chair], kept, *table.given[chair + 1 :])
    return msgspec.structs.replace(table, given=given)
