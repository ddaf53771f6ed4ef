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
from random import Random, SystemRandom
from typing import Final, Generic

import msgspec

from quadrille.errors import Damaged, Refusal, Unreadable, Unusable
from quadrille.game import SEED_BYTES, A, Chosen, E, IsLate, S, Stream, V, announced
from quadrille.seating import Entry, Heard, Hinted, Post, Table, look, sight
from quadrille.seats import Nature, Seat
from quadrille.server import wire
from quadrille.server.advice import Advice
from quadrille.server.clock import Clock
from quadrille.server.frames import framed
from quadrille.server.line import ELSEWHERE, FAILED, STOPPING, Line
from quadrille.server.log import Begun, written
from quadrille.server.notes import Closing, Joined, Left, Note, Said
from quadrille.server.store import Store
from quadrille.server.thinking import Thinkers, Thinking
from quadrille.table import NO_HINTS, STALE, Step, act, heard, hinted, is_over, ready, rests, submit
from quadrille.waking import Wake, latest, silent, unthinking, wake

PATIENCE: Final = 5.0
"""Seconds until a bot tries again when the log could not be written."""

HESITATION: Final = 0.5
"""A bot takes up to so much of a beat more than one beat, whatever it holds."""

_log: Final = logging.getLogger(__name__)


class Hosted(Generic[S, A, E, V]):
    """An open table."""

    def __init__(
        self,
        key: str,
        begun: Begun,
        table: Table[S, A, E, V],
        *,
        store: Store,
        clock: Clock,
        thinkers: Thinkers,
        chance: Random | None = None,
    ) -> None:
        """Take a table as it stands; `run` carries it on. Chance is of how long bots hesitate."""
        self.key = key
        self.begun = begun
        self.notes: asyncio.Queue[Note] = asyncio.Queue()
        self._table = table
        self._store = store
        self._clock = clock
        self._thinkers = thinkers
        self._chance = SystemRandom() if chance is None else chance
        self._lines: dict[Seat, Line] = {}
        self._hesitation = (-1, 0.0)
        self._thought: tuple[int, Thinking[tuple[Chosen[A], ...]]] | None = None
        """What a bot chooses, and at which version."""
        self._advice = Advice(thinkers)
        self._not_before = 0.0
        self._touched = 0
        """When anything was last noted here that has a time of its own; of all entries of a log
        the latest counts, so what is noted before that tells no time."""

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
        """Carry the table on until it is closed; if it falls over, all are sent to come again."""
        code = FAILED
        try:
            await self._go_on()
            code = STOPPING
        finally:
            self._close(code)

    async def _go_on(self) -> None:
        """Take one message after another, and let bots and nature act in their time."""
        while True:
            due = self._due()
            self._think(due)
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
                    return

    def _due(self) -> Wake | None:
        """When the program is to act next; it does not play to an empty room."""
        due = wake(self._table) if self._lines else None
        if due is None or not self._hesitates(due.who):
            return due
        if self._hesitation[0] != self._table.version:
            drawn = self._chance.random() * HESITATION * self._table.beat
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
        hearing = asyncio.create_task(self.notes.get())
        waiting = asyncio.create_task(self._ripen(due))
        try:
            await asyncio.wait({hearing, waiting}, return_when=asyncio.FIRST_COMPLETED)
            return hearing.result() if hearing.done() else waiting.result()
        finally:
            hearing.cancel()
            waiting.cancel()

    async def _ripen(self, due: Wake) -> None:
        """Wait until a bot has chosen, and until its time has come.

        A hush must not last the longer for her thoughts: at its end she is silent.
        """
        if self._thought is not None:
            ends = latest(self._table)
            left = None if ends is None else max(0.0, ends - self._clock.now())
            await asyncio.wait({self._thought[1].told}, timeout=left)
        await self._clock.until(max(due.at, self._not_before))

    def _think(self, due: Wake | None) -> None:
        """A bot chooses before its time has come, so that the time tells nothing of the choice.

        Where the table has moved on, what she thought of is of no use any more.
        """
        table = self._table
        if self._thought is not None and self._thought[0] != table.version:
            self._thought[1].stop()
            self._thought = None
        if due is None or self._thought is not None or not self._hesitates(due.who):
            return
        assert isinstance(due.who, int)
        bot = table.chairs[due.who].bot or ""
        choose = partial(self._choose, table, due.who)
        thinking = self._thinkers.think(choose, seconds=table.game.thinks.get(bot, 0.0))
        self._thought = table.version, thinking

    async def _move(self, due: Wake) -> None:
        """Nature or a bot acts, or a hush ends."""
        step = self._moved(due.who)
        people = self._people()
        if await self._keep(step) is not None:
            self._not_before = self._clock.now() + PATIENCE
            return
        self._post(step.posts)
        self._tell_people_anew(people)

    def _moved(self, who: Seat | Nature | None) -> Step[S, A, E, V]:
        table = self._table
        match who:
            case None:
                return heard(table, now=self._clock.now())
            case Nature():
                deal = table.game.nature(table.sitting, Stream(os.urandom(SEED_BYTES)))
                return act(table, who, (deal,), now=self._clock.now())
            case seat:
                said = unthinking(table, seat) or self._said()
                actions, whys = tuple(one.action for one in said), tuple(one.whys for one in said)
                return act(table, seat, actions, now=self._clock.now(), whys=whys)

    def _said(self) -> tuple[Chosen[A], ...]:
        """What a bot has chosen; silence in a hush that has come to its end before that."""
        assert self._thought is not None
        told = self._thought[1].told
        return told.result() if told.done() else silent(self._table)

    def _choose(
        self, table: Table[S, A, E, V], seat: Seat, is_late: IsLate
    ) -> tuple[Chosen[A], ...]:
        """A bot sees its view, and draws what the secret and the version give it."""
        game = table.game
        chooser = game.bots.get(table.chairs[seat].bot or "") or next(iter(game.bots.values()))
        chance = Random(chance_seed(self.begun.secret, table.version))
        return announced(game, table.sitting, seat, lambda view: chooser(view, chance, is_late))

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
            case wire.AskHint():
                await self._hear_hint(line, message)
            case wire.AskMeter():
                self._hear_meter(line, message)

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

    async def _hear_hint(self, line: Line, message: wire.AskHint) -> None:
        """That she asked is kept before she is told anything."""
        point, strength = message.point, message.strength
        sitting, hint_json = sight(self._table, line.chair).sitting, self._table.game.hint_json
        step = hinted(self._table, line.chair, point=point, strength=strength)
        refusal = step.answer or await self._keep(step)
        if refusal is not None or hint_json is None:
            self._refuse(line, message.id, refusal or NO_HINTS)
            return

        def told() -> wire.Hinted:
            hint = msgspec.Raw(hint_json(sitting, line.chair, strength))
            return wire.Hinted(id=message.id, point=point, hint=hint)

        self._advice.give(line, message.id, told)

    def _hear_meter(self, line: Line, message: wire.AskMeter) -> None:
        """What an onlooker knows is told, who hears of nothing that is hushed."""
        table, meter_json = self._table, self._table.game.meter_json
        if message.point != sight(table, line.chair).point:
            self._refuse(line, message.id, STALE)
            return
        sitting = table.sitting if table.hush is None else table.hush.before

        def metered() -> wire.Metered:
            told = None if meter_json is None else msgspec.Raw(meter_json(sitting))
            return wire.Metered(id=message.id, point=message.point, meter=told)

        self._advice.give(line, message.id, metered)

    async def _answer(self, line: Line, id_: str, step: Step[S, A, E, V]) -> None:
        people = self._people()
        fault = await self._keep(step)
        refusal = step.answer or fault
        if refusal is not None:
            self._refuse(line, id_, refusal)
            return
        line.send(wire.write(wire.Accepted(id=id_)))
        self._post(step.posts)
        self._tell_people_anew(people)

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
        """When an entry is noted, which anybody may ask.

        No answer in a hush has its own time, and no hint.
        """
        is_open = self._table.hush is None or isinstance(entry, Heard)
        if is_open and not isinstance(entry, Hinted):
            self._touched = self._clock.today()
        return self._touched

    def _post(self, posts: tuple[Post, ...]) -> None:
        for post in posts:
            if post.chair in self._lines:
                self._lines[post.chair].send(framed(post.frame), due=post.due)

    def _refuse(self, line: Line, id_: str | None, refusal: Refusal) -> None:
        line.send(wire.write(wire.refused(id_, refusal)))

    def _show(self, line: Line, after: int) -> None:
        line.send(framed(look(self._table, line.chair, after=after)), due=self._table.shown)

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

    def _close(self, code: int) -> None:
        if self._thought is not None:
            self._thought[1].stop()
        for line in self._lines.values():
            line.close(code)

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
        """Who sits here; whose deal was assisted is told when it is settled."""
        table = self._table
        is_told = rests(table)
        return tuple(
            wire.Person(
                name=chair.name,
                bot=chair.bot,
                here=chair.bot is not None or Seat(place) in self._lines,
                ready=table.ready[place],
                assisted=is_told and table.assisted[place] > 0,
            )
            for place, chair in enumerate(table.chairs)
        )

    def _tell_people_anew(self, before: tuple[wire.Person, ...]) -> None:
        if self._people() != before:
            self._tell_people()

    def _tell_people(self, but: Line | None = None) -> None:
        message = wire.write(wire.People(people=self._people()))
        for line in self._lines.values():
            if line is not but:
                line.send(message)


def chance_seed(secret: str, version: int) -> bytes:
    """What a bot's chance begins with: the same for the same decision, and no other."""
    return hashlib.sha256(f"{secret} {version}".encode()).digest()
