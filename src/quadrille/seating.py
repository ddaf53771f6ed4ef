"""Who sits at a table, what its log keeps, and what each chair is shown.

Values, and what follows from them. How a table goes on is decided in `table.py`.
"""

from __future__ import annotations

from typing import Generic, TypeAlias

from msgspec import Struct

from quadrille.errors import Refusal
from quadrille.game import A, E, Game, S, V, Why
from quadrille.seats import Seat


class Chair(Struct, frozen=True):
    """Who sits in a place."""

    name: str
    bot: str | None = None
    """The key of the bot; nothing for a person."""


class Acted(Struct, frozen=True, kw_only=True, tag_field="t", tag="acted", omit_defaults=True):
    """What the log keeps of actions that were done together."""

    chair: Seat | None
    """Who acted; nobody for nature."""
    id: str | None
    """Under which the message came; nothing for nature and bots."""
    lines: tuple[str, ...]
    """Each action in the game's own notation."""
    whys: tuple[tuple[Why, ...], ...] = ()
    """Why a bot chose each of them, as far as it told: what decided first."""


class Readied(Struct, frozen=True, kw_only=True, tag_field="t", tag="ready"):
    """What the log keeps of a person who is ready for the next deal."""

    chair: Seat
    id: str


class Heard(Struct, frozen=True, tag_field="t", tag="heard"):
    """What the log keeps of the end of a hush."""


class Hinted(Struct, frozen=True, kw_only=True, tag_field="t", tag="hinted"):
    """What the log keeps of a hint: the deal that is on is assisted for this chair."""

    chair: Seat
    strength: int


Entry: TypeAlias = Acted | Readied | Heard | Hinted
"""One entry of a table's log."""


class Explained(Struct, frozen=True, kw_only=True):
    """Why a bot did something; its action is JSON already."""

    chair: Seat
    action: bytes
    whys: tuple[Why, ...]


class Frame(Struct, frozen=True, kw_only=True):
    """What a chair is shown; the parts that belong to the game are JSON already."""

    version: int
    point: int
    screen: bytes
    events: tuple[bytes, ...]
    book: bytes | None
    reasons: tuple[Explained, ...] | None
    """Why the bots did what they did in a deal that is settled."""


class Post(Struct, frozen=True):
    """A frame for a chair, not to be shown before its time."""

    chair: Seat
    due: float
    frame: Frame


class Told(Struct, Generic[E], frozen=True):
    """What became so with one public action."""

    version: int
    events: tuple[E, ...]


class Thought(Struct, Generic[A], frozen=True):
    """What a bot did, and why; no chair hears of it before the deal is settled."""

    chair: Seat
    action: A
    whys: tuple[Why, ...]


Given: TypeAlias = tuple[str, Refusal | None]
"""An answer that was given: under which id, and whether it was a refusal."""


class Hush(Struct, Generic[S, A], frozen=True, kw_only=True):
    """What was chosen last is heard by nobody yet, save by one who may answer it.

    Whether there is such a one is secret, and so all is as if there were, for as long as it
    would last, and none the longer.
    """

    before: S
    """The sitting as everybody else still sees it."""
    until: float
    """When it ends at the earliest."""
    answer: tuple[A, ...] = ()
    """What is answered, which is done when the hush ends."""


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
    thoughts: tuple[Thought[A], ...] = ()
    """Why the bots acted as they did in that deal."""
    assisted: tuple[int, ...]
    """By chair, the strongest hint that was asked for in that deal; 0 for none."""
    shown: float
    """When the latest action is shown to all."""
    hush: Hush[S, A] | None = None
    """While one lasts, `version` and `point` are already those of what is hushed."""


class Sight(Struct, Generic[S], frozen=True):
    """What a chair knows of a table."""

    sitting: S
    version: int
    point: int


def sight(table: Table[S, A, E, V], chair: Seat) -> Sight[S]:
    """The sitting as a chair sees it: during a hush most see it as it was before."""
    hush = table.hush
    if hush is None or chair == asked(table):
        return Sight(table.sitting, table.version, table.point)
    return Sight(hush.before, table.version - 1, table.point - 1)


def asked(table: Table[S, A, E, V]) -> Seat | None:
    """Who may answer what is hushed, if anybody may."""
    if table.hush is None or not table.game.is_hushed(table.sitting):
        return None
    who = table.game.turn(table.sitting)
    return who if isinstance(who, int) else None


def frame(table: Table[S, A, E, V], chair: Seat, *, after: int, with_book: bool) -> Frame:
    """What a chair is shown, with what has become so after a version."""
    game, seen = table.game, sight(table, chair)
    events = (
        event
        for told in table.told
        if after < told.version <= seen.version
        for event in told.events
    )
    return Frame(
        version=seen.version,
        point=seen.point,
        screen=game.screen_json(seen.sitting, chair),
        events=tuple(game.event_json(game.see(event, chair)) for event in events),
        book=game.book_json(seen.sitting) if with_book else None,
        reasons=_explained(table) if is_settled(game, seen.sitting) else None,
    )


def _explained(table: Table[S, A, E, V]) -> tuple[Explained, ...]:
    """Every act of a bot in this deal for which it told a reason, in order."""
    return tuple(
        Explained(chair=said.chair, action=table.game.action_json(said.action), whys=said.whys)
        for said in table.thoughts
    )


def is_settled(game: Game[S, A, E, V], sitting: S) -> bool:
    """Whether no deal is on: one is settled, or all are."""
    return game.is_resting(sitting) or game.turn(sitting) is None


def look(table: Table[S, A, E, V], chair: Seat, *, after: int) -> Frame:
    """All that a chair sees now, with the accounts, and what became so after a version."""
    return frame(table, chair, after=after, with_book=True)


def persons(chairs: tuple[Chair, ...]) -> tuple[Seat, ...]:
    """The chairs on which people sit."""
    return tuple(Seat(place) for place, chair in enumerate(chairs) if chair.bot is None)


def bots_are_ready(chairs: tuple[Chair, ...]) -> tuple[bool, ...]:
    """By chair, who need not say that she is ready for the next deal."""
    return tuple(chair.bot is not None for chair in chairs)
