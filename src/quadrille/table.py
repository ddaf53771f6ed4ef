"""A table: a sitting among connected people and bots, as a value without sockets and clocks.

Messages come in with the time, and a step goes out: the table after it, the answer, what is
shown to whom and when, and what the log must hold before anything is answered or shown. A
table knows its game by `game.py` alone.
"""

from __future__ import annotations

from typing import Final, Generic, TypeAlias

import msgspec
from msgspec import Struct

from quadrille.errors import NotAllowed, Refusal
from quadrille.game import A, E, Game, S, V
from quadrille.seats import NATURE, Nature, Seat

BEAT: Final = 0.8
"""Seconds from one action shown to the next, whatever it is and whoever chose it."""

REMEMBERED: Final = 64
"""Answers that are kept for each chair, to be given again."""


class Chair(Struct, frozen=True):
    """Who sits in a place."""

    name: str
    bot: str | None = None
    """The key of the bot; nothing for a person."""


class Acted(Struct, frozen=True, kw_only=True, tag_field="t", tag="acted"):
    """What the log keeps of actions that were done together."""

    chair: Seat | None
    """Who acted; nobody for nature."""
    id: str | None
    """Under which the message came; nothing for nature and bots."""
    lines: tuple[str, ...]
    """Each action in the game's own notation."""


class Readied(Struct, frozen=True, kw_only=True, tag_field="t", tag="ready"):
    """What the log keeps of a person who is ready for the next deal."""

    chair: Seat
    id: str


Entry: TypeAlias = Acted | Readied
"""One entry of a table's log."""


class Frame(Struct, frozen=True, kw_only=True):
    """What a chair is shown; the parts that belong to the game are JSON already."""

    version: int
    point: int
    screen: bytes
    events: tuple[bytes, ...]
    book: bytes | None


class Post(Struct, frozen=True):
    """A frame for a chair, not to be shown before its time."""

    chair: Seat
    due: float
    frame: Frame


class Told(Struct, Generic[E], frozen=True):
    """What became so with one public action."""

    version: int
    events: tuple[E, ...]


Given: TypeAlias = tuple[str, Refusal | None]
"""An answer that was given: under which id, and whether it was a refusal."""


class Table(Struct, Generic[S, A, E, V], frozen=True, kw_only=True):
    """A sitting and those who sit at it."""

    game: Game[S, A, E, V]
    sitting: S
    chairs: tuple[Chair, ...]
    beat: float
    version: int = 0
    """Public actions so far."""
    point: int = 0
    """The decision that is awaited; being ready does not change it."""
    ready: tuple[bool, ...]
    """By chair, for the next deal; bots always are."""
    given: tuple[tuple[Given, ...], ...]
    """By chair, the last answers."""
    told: tuple[Told[E], ...] = ()
    """What became so in the deal that is on, or was last."""
    shown: float
    """When the latest action is shown to all."""


class Step(Struct, Generic[S, A, E, V], frozen=True, kw_only=True):
    """What comes of a message; no entry means that nothing has changed."""

    table: Table[S, A, E, V]
    answer: Refusal | None = None
    posts: tuple[Post, ...] = ()
    entry: Entry | None = None


class Wake(Struct, frozen=True):
    """Nature or a bot is to act, and not before this time."""

    at: float
    who: Seat | Nature


def opened(
    game: Game[S, A, E, V], sitting: S, chairs: tuple[Chair, ...], *, beat: float, now: float
) -> Table[S, A, E, V]:
    """A table before its first deal."""
    return Table(
        game=game,
        sitting=sitting,
        chairs=chairs,
        beat=beat,
        ready=_bots_are_ready(chairs),
        given=((),) * len(chairs),
        shown=now,
    )


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
        return _refused(table, chair, id, Refusal("stale", ""))
    done = _carried_out(table, chair, actions)
    if isinstance(done, Refusal):
        return _refused(table, chair, id, done)
    return _published(table, chair, id, actions, *done, now=now)


def act(
    table: Table[S, A, E, V], who: Seat | Nature, actions: tuple[A, ...], *, now: float
) -> Step[S, A, E, V]:
    """Nature or a bot acts; that its actions are lawful is its own duty."""
    done = _carried_out(table, who, actions)
    if isinstance(done, Refusal):
        raise NotAllowed(done, who)
    return _published(table, who, None, actions, *done, now=now)


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
        return _refused(table, chair, id, Refusal("stale", ""))
    if not table.game.is_resting(table.sitting) or table.game.turn(table.sitting) is None:
        return _refused(table, chair, id, Refusal("not-resting", ""))
    marked = tuple(is_so or place == chair for place, is_so in enumerate(table.ready))
    after = msgspec.structs.replace(table, ready=marked)
    return Step(table=_answered(after, chair, id, None), entry=Readied(chair=chair, id=id))


def replayed(table: Table[S, A, E, V], entry: Entry, *, now: float) -> Table[S, A, E, V]:
    """The table after an entry of its log; raises `NotAllowed` or `Unreadable` for a wrong one."""
    match entry:
        case Readied(chair=chair, id=id_):
            return ready(table, chair, id=id_, point=table.point).table
        case Acted(chair=chair, id=id_, lines=lines):
            who = NATURE if chair is None else chair
            actions = tuple(table.game.read_line(line)[1] for line in lines)
            done = _carried_out(table, who, actions)
            if isinstance(done, Refusal):
                raise NotAllowed(done, who)
            return _after(table, who, id_, *done, now=now)


def wake(table: Table[S, A, E, V]) -> Wake | None:
    """Whether nature or a bot is to act, and when; else a person is, or nobody any more."""
    who = table.game.turn(table.sitting)
    match who:
        case None:
            return None
        case Nature() if table.game.is_resting(table.sitting):
            return Wake(table.shown, who) if all(table.ready) else None
        case Nature():
            return Wake(table.shown, who)
        case seat:
            return None if table.chairs[seat].bot is None else Wake(table.shown + table.beat, seat)


def look(table: Table[S, A, E, V], chair: Seat, *, after: int) -> Frame:
    """All that a chair sees now, with the accounts, and what became so after a version."""
    return _frame(table, chair, after=after, with_book=True)


def is_over(table: Table[S, A, E, V]) -> bool:
    """Whether nobody acts any more."""
    return table.game.turn(table.sitting) is None


def answer_given(table: Table[S, A, E, V], chair: Seat, id_: str) -> Given | None:
    """The answer that a message of this id has got, if it came before."""
    return next((given for given in table.given[chair] if given[0] == id_), None)


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


def _published(
    table: Table[S, A, E, V],
    who: Seat | Nature,
    id_: str | None,
    actions: tuple[A, ...],
    sitting: S,
    events: tuple[E, ...],
    *,
    now: float,
) -> Step[S, A, E, V]:
    """Each person gets one frame; the one who acted at once, the others at the beat."""
    after = _after(table, who, id_, sitting, events, now=now)
    with_book = table.game.is_resting(sitting) or is_over(after)
    posts = tuple(
        Post(
            chair,
            max(now, table.shown) if chair == who else after.shown,
            _frame(after, chair, after=table.version, with_book=with_book),
        )
        for chair in _persons(table.chairs)
    )
    lines = tuple(table.game.write_line(who, action) for action in actions)
    chair = None if isinstance(who, Nature) else who
    return Step(table=after, posts=posts, entry=Acted(chair=chair, id=id_, lines=lines))


def _after(
    table: Table[S, A, E, V],
    who: Seat | Nature,
    id_: str | None,
    sitting: S,
    events: tuple[E, ...],
    *,
    now: float,
) -> Table[S, A, E, V]:
    begins = table.version == 0 or table.game.is_resting(table.sitting)
    version = table.version + 1
    after = msgspec.structs.replace(
        table,
        sitting=sitting,
        version=version,
        point=table.point + 1,
        ready=_bots_are_ready(table.chairs),
        told=(*(() if begins else table.told), Told(version, events)),
        shown=max(now, table.shown + table.beat),
    )
    return after if id_ is None or isinstance(who, Nature) else _answered(after, who, id_, None)


def _frame(table: Table[S, A, E, V], chair: Seat, *, after: int, with_book: bool) -> Frame:
    game, sitting = table.game, table.sitting
    events = (event for told in table.told if told.version > after for event in told.events)
    return Frame(
        version=table.version,
        point=table.point,
        screen=game.screen_json(sitting, chair),
        events=tuple(game.event_json(game.see(event, chair)) for event in events),
        book=game.book_json(sitting) if with_book else None,
    )


def _refused(table: Table[S, A, E, V], chair: Seat, id_: str, refusal: Refusal) -> Step[S, A, E, V]:
    return Step(table=_answered(table, chair, id_, refusal), answer=refusal)


def _answered(
    table: Table[S, A, E, V], chair: Seat, id_: str, refusal: Refusal | None
) -> Table[S, A, E, V]:
    kept = (*table.given[chair], (id_, refusal))[-REMEMBERED:]
    given = (*table.given[:chair], kept, *table.given[chair + 1 :])
    return msgspec.structs.replace(table, given=given)


def _persons(chairs: tuple[Chair, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(place) for place, chair in enumerate(chairs) if chair.bot is None)


def _bots_are_ready(chairs: tuple[Chair, ...]) -> tuple[bool, ...]:
    return tuple(chair.bot is not None for chair in chairs)
