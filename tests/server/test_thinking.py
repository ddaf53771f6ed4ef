"""Bots think beside the table, in their time, and the time tells nothing of what they hold."""

import asyncio
import json
import threading
import time
from bisect import bisect_right
from collections.abc import Coroutine, Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest
from msgspec import Struct
from tests.kit.host import announcement
from tests.kit.lines import Far, JumpingClock

from quadrille.cards import Card
from quadrille.game import Chosen, IsLate, Setup, Stream
from quadrille.games import QUADRILLE
from quadrille.games.quadrille import Quadrille
from quadrille.rules.actions import Action
from quadrille.rules.events import Event
from quadrille.seating import Acted, Chair, Table
from quadrille.seats import NATURE, Seat
from quadrille.server import store, wire
from quadrille.server.clock import WallClock
from quadrille.server.hall import AnyHosted, Hall
from quadrille.server.line import FAILED, STOPPING, Line
from quadrille.server.log import Begun, folded, logged, written
from quadrille.server.notes import Closing, Joined, Note, Said
from quadrille.server.store import Store
from quadrille.server.tables import HESITATION, Hosted
from quadrille.server.thinking import Thinkers, enough
from quadrille.sitting import Sitting
from quadrille.table import act, opened, replayed
from quadrille.view import SeatView
from quadrille.waking import LEEWAY, Wake, pace, wake

ME: Final = Seat(0)


def _ran(work: Coroutine[object, object, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


def _begun(bot: str, *, beat: float, setup: Setup | None = None) -> Begun:
    return Begun(
        game="quadrille",
        setup=Setup("quanti", 4) if setup is None else setup,
        chairs=(Chair("Ida"), *(Chair(f"B{n}", bot) for n in range(3))),
        holders=("h", "", "", ""),
        dealer=ME,
        beat=beat,
        secret="s",
    )


# Beside the table


class _Pondering:
    """A bot that thinks until it is let go, or told that it is late."""

    def __init__(self) -> None:
        self.has_begun = threading.Event()
        self.may_end = threading.Event()
        self.was_late = threading.Event()

    def __call__(self, view: SeatView, chance: Random, is_late: IsLate) -> Chosen[Action]:
        self.has_begun.set()
        while not self.may_end.wait(0.001):
            if is_late():
                self.was_late.set()
                break
        return Chosen(view.legal[0])


def _with(bot: _Pondering, thinks: float) -> Quadrille:
    bots = {**QUADRILLE.bots, "ponders": bot}
    return msgspec.structs.replace(QUADRILLE, bots=bots, thinks={"ponders": thinks})


async def _logged(log: Store, begun: Begun, *said: str) -> None:
    """A table in the log whose first deal is dealt, and some things said in it."""
    await log.append("t", 0, written(begun))
    sitting = QUADRILLE.begin(begun.setup, 4, begun.dealer)
    dealt = QUADRILLE.write_line(NATURE, QUADRILLE.nature(sitting, Stream(b"one deal")))
    await log.append("t", 0, written(Acted(chair=None, id=None, lines=(dealt,))))
    for line in said:
        entry = Acted(chair=Seat(int(line[0])), id=None, lines=(line,))
        await log.append("t", 0, written(entry))


async def _joined(hall: Hall) -> tuple[AnyHosted, Line, Far, asyncio.Task[None]]:
    """A person comes to the table: where it is, her line, what she gets, and the sending of it."""
    hosted = await hall.find("t")
    assert hosted is not None
    far, line = Far(WallClock()), Line(ME, WallClock(), most_queued=10**6)
    sending = asyncio.create_task(line.run(far))
    hosted.notes.put_nowait(Joined(line, -1))
    return hosted, line, far, sending


async def _until(far: Far, part: str, count: int = 1) -> str:
    """What has come that has some part in it, when so many have."""
    while len(found := [text for text in far.got if part in text]) < count:
        await asyncio.sleep(0.001)
    return found[-1]


def test_a_person_is_answered_while_a_bot_thinks(tmp_path: Path) -> None:
    async def think() -> None:
        bot, log = _Pondering(), await store.opened(tmp_path)
        await _logged(log, _begun("ponders", beat=0.0))
        hall = Hall((_with(bot, 60.0),), log, WallClock(), beat=0.0)
        hosted, line, far, sending = await _joined(hall)
        assert await asyncio.to_thread(bot.has_begun.wait, 10)
        point = json.loads(await _until(far, '"frame"'))["point"]
        hosted.notes.put_nowait(Said(line, msgspec.json.encode(wire.AskMeter(id="m", point=point))))
        hosted.notes.put_nowait(Said(line, msgspec.json.encode(wire.Resume(after=-1))))
        await _until(far, '"metered"')
        await _until(far, '"frame"', 2)
        assert not bot.may_end.is_set()
        assert not bot.was_late.is_set()
        await hall.close()
        await sending
        assert bot.was_late.is_set()

    _ran(think())


@pytest.mark.clause("DECL-9")
def test_a_hush_lasts_no_longer_because_a_bot_is_still_thinking(tmp_path: Path) -> None:
    async def hush() -> None:
        bot, log = _Pondering(), await store.opened(tmp_path)
        setup = Setup("historical", 4, {"returned_king": "optional", "self_call": "no"})
        begun = _begun("ponders", beat=0.1, setup=setup)
        chairs = (*begun.chairs[:1], Chair("B", "maxims"), *begun.chairs[2:])
        begun = msgspec.structs.replace(begun, chairs=chairs)
        await _logged(log, begun, "1 alliance", "2 pass", "3 pass", "0 pass")
        hall = Hall((_with(bot, 0.0),), log, WallClock(), beat=0.1)
        _, _, far, sending = await _joined(hall)
        await _until(far, '"version":7,')
        assert bot.has_begun.is_set()
        assert any('"keep"' in entry or " keep" in entry for entry in await log.lines("t"))
        assert await asyncio.to_thread(bot.was_late.wait, 10)
        await hall.close()
        await sending

    _ran(hush())


class _Failing(_Pondering):
    """A bot that falls over as long as she is ill."""

    def __init__(self) -> None:
        super().__init__()
        self.may_end.set()
        self.is_ill = True

    def __call__(self, view: SeatView, chance: Random, is_late: IsLate) -> Chosen[Action]:
        if self.is_ill:
            raise ZeroDivisionError
        return super().__call__(view, chance, is_late)


def test_where_a_bot_falls_over_all_are_sent_away_and_find_the_table_again(tmp_path: Path) -> None:
    async def fall() -> None:
        bot, log = _Failing(), await store.opened(tmp_path)
        await _logged(log, _begun("ponders", beat=0.0))
        hall = Hall((_with(bot, 0.0),), log, WallClock(), beat=0.0)
        for code in (FAILED, STOPPING):
            _, _, far, sending = await _joined(hall)
            if code == STOPPING:
                await _until(far, '"version":4,')
                await hall.close()
            await sending
            assert far.code == code
            bot.is_ill = False

    _ran(fall())


def test_one_whose_advice_cannot_be_worked_out_is_told_so_and_the_table_goes_on(
    tmp_path: Path,
) -> None:
    def fails(sitting: Sitting) -> bytes:
        raise ZeroDivisionError

    async def ask() -> None:
        bot, log = _Pondering(), await store.opened(tmp_path)
        await _logged(log, _begun("ponders", beat=0.0))
        game = msgspec.structs.replace(_with(bot, 0.0), meter_json=fails)
        hall = Hall((game,), log, WallClock(), beat=0.0)
        hosted, line, far, sending = await _joined(hall)
        point = json.loads(await _until(far, '"frame"'))["point"]
        hosted.notes.put_nowait(Said(line, msgspec.json.encode(wire.AskMeter(id="m", point=point))))
        told = json.loads(await _until(far, '"id":"m"'))
        assert (told["t"], told["sentence"]) == ("refused", "host-no-advice")
        bot.may_end.set()
        await _until(far, '"version":4,')
        await hall.close()
        await sending

    _ran(ask())


@pytest.mark.parametrize(("is_mine", "stage"), [(True, "returning"), (False, "naming")])
def test_the_meter_tells_nobody_of_a_call_that_is_hushed_not_even_who_is_asked(
    tmp_path: Path, is_mine: bool, stage: str
) -> None:
    async def hush() -> None:
        bot, log = _Pondering(), await store.opened(tmp_path)
        setup = Setup("historical", 4, {"returned_king": "optional", "self_call": "no"})
        begun = _begun("ponders", beat=0.0, setup=setup)
        await _logged(log, begun, "1 alliance", "2 pass", "3 pass", "0 pass")
        lines = await log.lines("t")
        table = opened(QUADRILLE, QUADRILLE.begin(setup, 4, ME), begun.chairs, beat=0.0, now=0.0)
        deal = folded(table, lines[1:], where="", now=0.0).sitting.deal
        assert deal is not None
        kings = (Card.HEART_KING, Card.DIAMOND_KING, Card.CLUB_KING)
        theirs = [card for card in kings if card not in deal.held[1]]
        call = next(card for card in theirs if (card in deal.held[ME]) is is_mine)
        said = Acted(chair=Seat(1), id=None, lines=("1 trumps S", f"1 call {call}"))
        await log.append("t", 0, written(said))
        hall = Hall((_with(bot, 60.0),), log, WallClock(), beat=0.0)
        hosted, line, far, sending = await _joined(hall)
        frame = json.loads(await _until(far, '"frame"'))
        assert frame["screen"]["view"]["stage"] == stage
        asks = wire.AskMeter(id="m", point=frame["point"])
        hosted.notes.put_nowait(Said(line, msgspec.json.encode(asks)))
        told = json.loads(await _until(far, '"id":"m"'))
        assert (told["t"], told["meter"]) == ("metered", None)
        await hall.close()
        await sending

    _ran(hush())


# In their time


@pytest.mark.anyio
async def test_a_bot_is_late_when_its_time_is_up_and_not_before() -> None:
    thinkers = Thinkers(WallClock())

    def choose(is_late: IsLate) -> float:
        began = time.monotonic()
        while not is_late():
            pass
        return time.monotonic() - began

    assert 0.9 * enough(0.1) <= await thinkers.think(choose, seconds=0.1).told < 10
    await thinkers.close()


@pytest.mark.anyio
async def test_who_waits_for_a_thread_has_her_whole_time_when_her_turn_comes() -> None:
    thinkers, at_once, most = Thinkers(WallClock(), most=2), 0, 0
    lock = threading.Lock()

    def choose(is_late: IsLate) -> float:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
        began = time.monotonic()
        while not is_late():
            time.sleep(0.001)
        with lock:
            at_once -= 1
        return time.monotonic() - began

    taken = await asyncio.gather(*(thinkers.think(choose, seconds=0.05).told for _ in range(6)))
    assert min(taken) >= 0.9 * enough(0.05)
    assert most == 2
    await thinkers.close()


@pytest.mark.anyio
async def test_a_bot_that_takes_no_time_is_never_late() -> None:
    thinkers = Thinkers(JumpingClock())
    assert await thinkers.think(lambda is_late: is_late(), seconds=0.0).told is False
    await thinkers.close()


@pytest.mark.anyio
async def test_advice_waits_for_no_bot() -> None:
    thinkers, may_end = Thinkers(WallClock(), most=1), threading.Event()
    thinking = thinkers.think(lambda _: may_end.wait(20), seconds=0.0)
    assert await thinkers.advise(lambda: "advice") == "advice"
    assert not thinking.told.done()
    may_end.set()
    await thinkers.close()


# What the time tells


class _Playing(Line):
    """A person who plays the first lawful thing at once, and notes when each frame may be seen."""

    def __init__(self, notes: asyncio.Queue[Note], clock: WallClock) -> None:
        super().__init__(ME, clock, most_queued=10**9)
        self.shown: list[tuple[int, float]] = []
        self._notes = notes

    def send(self, message: bytes, *, due: float = 0.0) -> None:
        told = json.loads(message)
        if told["t"] == "frame":
            self.shown.append((told["version"], due))
            self._answer(told)

    def _answer(self, frame: dict[str, object]) -> None:
        screen = frame["screen"]
        assert isinstance(screen, dict)
        view, calls = screen["view"], screen["calls"]
        head = {"id": f"n{len(self.shown)}", "point": frame["point"]}
        if view["stage"] == "over":
            self._notes.put_nowait(Closing())
        elif view["stage"] == "settled":
            self._say({"t": "ready", **head})
        elif view["legal"]:
            said = announcement(calls[0]) if calls else view["legal"][:1]
            self._say({"t": "act", **head, "actions": said})

    def _say(self, message: dict[str, object]) -> None:
        self._notes.put_nowait(Said(self, json.dumps(message).encode()))


BEAT: Final = 0.8

SEED: Final = 5

AtTable = Table[Sitting, Action, Event, SeatView]


class Wait(Struct, frozen=True):
    """What a bot let the others wait for beyond her pace."""

    number: int
    """Which of the bots' acts it was, from 0."""
    choices: int
    """Among how much she chose."""
    seconds: float


async def _played(folder: Path, bot: str) -> list[Wait]:
    """A sitting of one who plays at once with three bots, on a clock that jumps."""
    log, clock, thinkers = await store.opened(folder), JumpingClock(), Thinkers(WallClock())
    begun = _begun(bot, beat=BEAT, setup=Setup("quanti", 12))
    sitting = QUADRILLE.begin(begun.setup, 4, ME)
    table = opened(QUADRILLE, sitting, begun.chairs, beat=BEAT, now=clock.now())
    hosted = Hosted(
        "t", begun, table, store=log, clock=clock, thinkers=thinkers, chance=Random(SEED)
    )
    line = _Playing(hosted.notes, clock)
    hosted.notes.put_nowait(Joined(line, -1))
    await hosted.run()
    lines = await log.lines("t")
    await thinkers.close()
    await log.close()
    return [*_waits(table, lines, dict(line.shown), pace(table, Seat(1)))]


def _waits(
    table: AtTable, lines: list[str], shown: dict[int, float], least: float
) -> Iterator[Wait]:
    """By the log, and by when each version was shown; not after an act of the person's own."""
    number, before = 0, None
    for line in lines:
        entry = logged(line)
        assert not isinstance(entry, Begun)
        choices = len(QUADRILLE.legal(table.sitting))
        version = table.version
        table = replayed(table, entry, now=0.0)
        if not isinstance(entry, Acted):
            continue
        if entry.chair not in (None, ME):
            if before != ME:
                yield Wait(number, choices, shown[table.version] - shown[version] - least)
            number += 1
        before = entry.chair


def _apart(one: Sequence[float], other: Sequence[float]) -> float:
    """How far two samples are apart, in the measure of Kolmogorov and Smirnov."""
    one, other = sorted(one), sorted(other)
    most = max(
        abs(bisect_right(one, each) / len(one) - bisect_right(other, each) / len(other))
        for each in (*one, *other)
    )
    return most / sqrt(1 / len(one) + 1 / len(other))


@pytest.mark.parametrize("bot", ["random", "maxims"])
def test_when_a_bot_acts_tells_nothing_of_how_much_she_could_choose_among(
    tmp_path: Path, bot: str
) -> None:
    waits: list[Wait] = []

    async def play() -> None:
        waits.extend(await _played(tmp_path, bot))

    _ran(play())
    forced = [wait.seconds for wait in waits if wait.choices == 1]
    free = [wait.seconds for wait in waits if wait.choices > 1]
    assert min(len(forced), len(free)) > 30
    # By chance alone they would be so far apart once in 100,000 times.
    assert _apart(forced, free) < 2.5


def test_how_long_a_bot_hesitates_is_drawn_before_anything_else_is_known(tmp_path: Path) -> None:
    waits: list[Wait] = []

    async def play() -> None:
        waits.extend(await _played(tmp_path, "maxims"))

    _ran(play())
    chance = Random(SEED)
    drawn = [chance.random() * HESITATION * BEAT for _ in range(waits[-1].number + 1)]
    assert len(drawn) > 100
    assert [wait.seconds for wait in waits] == pytest.approx([drawn[w.number] for w in waits])


@pytest.mark.parametrize(
    ("bot", "least"),
    [("thumb", BEAT), ("search:50", BEAT), ("search:300", BEAT), ("search:2000", 2.0 * LEEWAY)],
)
def test_a_bot_is_waited_for_by_what_she_is_and_not_by_what_she_holds(
    bot: str, least: float
) -> None:
    begun = _begun(bot, beat=BEAT)
    for seed in range(20):
        table = opened(
            QUADRILLE, QUADRILLE.begin(begun.setup, 4, ME), begun.chairs, beat=BEAT, now=0.0
        )
        dealt = QUADRILLE.nature(table.sitting, Stream(bytes([seed])))
        table = act(table, NATURE, (dealt,), now=0.0).table
        assert wake(table) == Wake(table.shown + least, Seat(1))
