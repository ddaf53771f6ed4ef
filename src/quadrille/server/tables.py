"""A table that is open on this server: one task, one queue, and a log before every answer.

A message is read, its sender known by her line, the table asked, its entry kept on disk, and
only then answered and shown. After a restart the log is folded again; what chance gave the bots
follows from the table's secret and the version, so that it need not be kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
from functools import partial
from random import Random
from typing import Final, Generic, TypeAlias

import msgspec
from msgspec import Struct

from quadrille.errors import Damaged, Refusal, Unreadable, Unusable
from quadrille.game import SEED_BYTES, A, Chooser, E, S, Stream, V
from quadrille.seating import Entry, Frame, Heard, Post, Table, look, sight
from quadrille.seats import Nature, Seat
from quadrille.server import wire
from quadrille.server.clock import Clock
from quadrille.server.line import ELSEWHERE, STOPPING, Line
from quadrille.server.log import Begun, written
from quadrille.server.store import Store
from quadrille.table import Step, act, heard, is_over, ready, submit
from quadrille.waking import Wake, chosen, wake

BUCKET: Final = 256
"""Frames are filled up to a multiple of this, so that their length tells nothing."""

PATIENCE: Final = 5.0
"""Seconds until a bot tries again when the log could not be written."""

HESITATION: Final = 0.5
"""A bot takes up to so much of a beat more than one beat, whatever it holds."""

_log: Final = logging.getLogger(__name__)


class Joined(Struct, frozen=True):
    """A client has connected and wants what came after a version."""

    line: Line
    after: int


class Left(Struct, frozen=True):
    """A client is gone."""

    line: Line


class Said(Struct, frozen=True):
    """A client has sent a message."""

    line: Line
    text: bytes


class Closing(Struct, frozen=True):
    """The server stops."""


Note: TypeAlias = Joined | Left | Said | Closing


class Hosted(Generic[S, A, E, V]):
    """An open table."""

    def __init__(
        self, key: str, begun: Begun, table: Table[S, A, E, V], *, store: Store, clock: Clock
    ) -> None:
        """Take a table as it stands; `run` carries it on."""
        self.key = key
        self.begun = begun
        self.notes: asyncio.Queue[Note] = asyncio.Queue()
        self._table = table
        self._store = store
        self._clock = clock
        self._lines: dict[Seat, Line] = {}
        self._hesitation = (-1, 0.0)
        self._thought: tuple[int, list[A]] | None = None
        """What a bot has chosen, and at which version."""
        self._not_before = 0.0
        self._touched = clock.today()

    def chair_of(self, holder: str | None) -> Seat | None:
        """The chair that the digest of a token holds."""
        if holder is None or holder not in self.begun.holders:
            return None
        return Seat(self.begun.holders.index(holder))

    def listed(self, chair: Seat, touched: int) -> wire.Listed:
        """How the table stands, as a chair sees it."""
        screen = self._table.game.screen_json(sight(self._table, chair).sitting, chair)
        return wire.Listed(
            id=self.key,
            game=self.begun.game,
            setup=self.begun.setup,
            people=tuple(chair.name for chair in self._table.chairs),
            screen=msgspec.Raw(screen),
            touched=touched,
            over=is_over(self._table),
        )

    async def run(self) -> None:
        """Take one message after another, and let bots and nature act in their time."""
        while True:
            due = self._due()
            if due is not None and isinstance(due.who, int):
                await self._think(due.who)
            note = await self._next(due)
            match note:
                case None:
                    assert due is not None
                    await self._move(due)
                case Joined(line=line, after=after):
                    self._join(line, after)
                case Left(line=line):
                    self._leave(line)
                case Said(line=line, text=text):
                    await self._hear(line, text)
                case Closing():
                    self._close()
                    return

    def _due(self) -> Wake | None:
        """When the program is to act next; it does not play to an empty room."""
        due = wake(self._table) if self._lines else None
        if due is None or not self._hesitates(due.who):
            return due
        if self._hesitation[0] != self._table.version:
            drawn = Random(os.urandom(8)).random() * HESITATION * self._table.beat
            self._hesitation = (self._table.version, drawn)
        return Wake(due.at + self._hesitation[1], due.who)

    def _hesitates(self, who: Seat | Nature | None) -> bool:
        """A bot that has something to choose does; not nature, nor one who claims or is silent."""
        if who is None or isinstance(who, Nature) or self._table.chairs[who].bot is None:
            return False
        return not self._table.game.is_resting(self._table.sitting)

    async def _next(self, due: Wake | None) -> Note | None:
        """The next message, or nothing when the program is to act first."""
        if due is None:
            return await self.notes.get()
        if not self.notes.empty():
            return self.notes.get_nowait()
        waits = max(due.at, self._not_before) - self._clock.now()
        if waits <= 0:
            return None
        try:
            async with asyncio.timeout(waits):
                return await self.notes.get()
        except TimeoutError:
            return None

    async def _think(self, seat: Seat) -> None:
        """A bot chooses before its time has come, so that the time tells nothing of the choice."""
        if self._thought is None or self._thought[0] != self._table.version:
            version = self._table.version
            self._thought = version, await asyncio.to_thread(self._choose, seat)

    async def _move(self, due: Wake) -> None:
        """Nature or a bot acts, or a hush ends."""
        table, step = self._table, self._moved(due.who)
        if await self._keep(step) is not None:
            self._not_before = self._clock.now() + PATIENCE
            return
        self._post(step.posts)
        if table.ready != step.table.ready:
            self._tell_people()

    def _moved(self, who: Seat | Nature | None) -> Step[S, A, E, V]:
        table = self._table
        match who:
            case None:
                return heard(table, now=self._clock.now())
            case Nature():
                deal = table.game.nature(table.sitting, Stream(os.urandom(SEED_BYTES)))
                return act(table, who, (deal,), now=self._clock.now())
            case seat:
                assert self._thought is not None
                actions = tuple(self._thought[1])
                return act(table, seat, actions, now=self._clock.now())

    def _choose(self, seat: Seat) -> list[A]:
        """A bot sees its view, and draws what the secret and the version give it."""
        table = self._table
        chooser = table.game.bots.get(table.chairs[seat].bot or "")
        if chooser is None:
            chooser = next(iter(table.game.bots.values()))
        chance = Random(chance_seed(self.begun.secret, table.version))
        choose = partial(_with_chance, chooser, chance)
        return [*chosen(table, seat, choose)]

    async def _hear(self, line: Line, text: bytes) -> None:
        try:
            message = wire.read(text)
        except Unreadable as error:
            self._refuse(line, wire.id_of(text), Refusal(error.code, ""))
            return
        match message:
            case wire.Resume(after=after):
                self._show(line, after)
            case wire.Ready():
                await self._hear_ready(line, message)
            case wire.Act():
                await self._hear_act(line, message)

    async def _hear_act(self, line: Line, message: wire.Act) -> None:
        try:
            actions = tuple(self._table.game.read(bytes(raw)) for raw in message.actions)
        except Unreadable as error:
            self._refuse(line, message.id, Refusal(error.code, ""))
            return
        step = submit(
            self._table,
            line.chair,
            id=message.id,
            point=message.point,
            actions=actions,
            now=self._clock.now(),
        )
        await self._answer(line, message.id, step)

    async def _hear_ready(self, line: Line, message: wire.Ready) -> None:
        step = ready(self._table, line.chair, id=message.id, point=message.point)
        await self._answer(line, message.id, step)
        if step.entry is not None:
            self._tell_people()

    async def _answer(self, line: Line, id_: str, step: Step[S, A, E, V]) -> None:
        fault = await self._keep(step)
        refusal = step.answer or fault
        if refusal is not None:
            self._refuse(line, id_, refusal)
        else:
            line.send(wire.write(wire.Accepted(id=id_)))
            self._post(step.posts)

    async def _keep(self, step: Step[S, A, E, V]) -> Refusal | None:
        """Keep a step's entry; where it cannot be kept, nothing has happened."""
        if step.entry is not None:
            try:
                await self._store.append(self.key, self._noted(step.entry), written(step.entry))
            except (Damaged, Unusable) as error:
                _log.error("table %s: an entry could not be kept: %s", self.key, error)
                return Refusal("not-kept", "")
        self._table = step.table
        return None

    def _noted(self, entry: Entry) -> int:
        """When an entry is noted, which anybody may ask: no answer in a hush has its own time."""
        if self._table.hush is None or isinstance(entry, Heard):
            self._touched = self._clock.today()
        return self._touched

    def _post(self, posts: tuple[Post, ...]) -> None:
        for post in posts:
            if post.chair in self._lines:
                self._lines[post.chair].send(framed(post.frame), due=post.due)

    def _refuse(self, line: Line, id_: str | None, refusal: Refusal) -> None:
        line.send(wire.write(wire.refused(id_, refusal)))

    def _show(self, line: Line, after: int) -> None:
        frame = look(self._table, line.chair, after=after)
        line.send(framed(frame), due=self._table.shown)

    def _join(self, line: Line, after: int) -> None:
        older = self._lines.get(line.chair)
        if older is not None:
            older.close(ELSEWHERE)
        self._lines[line.chair] = line
        line.send(wire.write(self._welcome(line.chair)))
        self._show(line, after)
        self._tell_people(but=line)

    def _leave(self, line: Line) -> None:
        if self._lines.get(line.chair) is line:
            del self._lines[line.chair]
            self._tell_people()

    def _close(self) -> None:
        for line in self._lines.values():
            line.close(STOPPING)

    def _welcome(self, chair: Seat) -> wire.Welcome:
        return wire.Welcome(
            table=self.key,
            game=self.begun.game,
            chair=chair,
            setup=self.begun.setup,
            people=self._people(),
            terms=wire.Terms(beat=self._table.beat),
        )

    def _people(self) -> tuple[wire.Person, ...]:
        table = self._table
        return tuple(
            wire.Person(
                name=chair.name,
                bot=chair.bot,
                here=chair.bot is not None or Seat(place) in self._lines,
                ready=table.ready[place],
            )
            for place, chair in enumerate(table.chairs)
        )

    def _tell_people(self, but: Line | None = None) -> None:
        message = wire.write(wire.People(people=self._people()))
        for line in self._lines.values():
            if line is not but:
                line.send(message)


def _with_chance(chooser: Chooser[V, A], chance: Random, view: V) -> A:
    return chooser(view, chance)


def chance_seed(secret: str, version: int) -> bytes:
    """What a bot's chance begins with: the same for the same decision, and no other."""
    return hashlib.sha256(f"{secret} {version}".encode()).digest()


def framed(frame: Frame) -> bytes:
    """A frame as it is sent, filled up with blanks."""
    message = wire.write(
        wire.Frame(
            version=frame.version,
            point=frame.point,
            screen=msgspec.Raw(frame.screen),
            events=tuple(map(msgspec.Raw, frame.events)),
            book=None if frame.book is None else msgspec.Raw(frame.book),
        )
    )
    return message.ljust(-(-len(message) // BUCKET) * BUCKET)
