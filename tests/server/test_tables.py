"""An open table: its bots, its time, its log, and the sentences for what it refuses."""

import ast
import asyncio
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest
from tests.kit.lines import Far, JumpingClock
from tests.kit.toy import TOY

from quadrille.errors import Damaged, Refusal
from quadrille.game import Setup, Stream
from quadrille.games import QUADRILLE
from quadrille.seating import Acted, Chair
from quadrille.seats import NATURE, Seat
from quadrille.server import store, wire
from quadrille.server.clock import WallClock
from quadrille.server.hall import Hall, clean_name
from quadrille.server.line import TOO_SLOW, Line
from quadrille.server.log import Begun, written
from quadrille.server.notes import Closing, Joined
from quadrille.server.tables import chance_seed
from quadrille.words import speaks

SERVER: Final = Path(store.__file__).parent


def _ran(work: Coroutine[object, object, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 20))


# Lines


def test_a_line_sends_in_order_and_not_before_the_time() -> None:
    async def send() -> None:
        clock = JumpingClock()
        line, far = Line(Seat(0), clock, most_queued=1000), Far(clock)
        line.send(b"one", due=1001.0)
        line.send(b"two", due=1000.5)
        line.send(b"three", due=1003.0)
        running = asyncio.create_task(line.run(far))
        while len(far.got) < 3:
            await asyncio.sleep(0)
        line.close(1000)
        await running
        assert far.got == ["one", "two", "three"]
        assert far.times == [1001.0, 1001.0, 1003.0]

    _ran(send())


def test_a_client_that_does_not_read_is_let_go() -> None:
    async def send() -> None:
        clock = JumpingClock()
        line, far = Line(Seat(0), clock, most_queued=100), Far(clock)
        line.send(b"x" * 100)
        line.send(b"y")
        line.send(b"z")
        await line.run(far)
        assert (far.got, far.code) == (["x" * 100], TOO_SLOW)

    _ran(send())


def test_a_client_that_reads_what_is_not_ascii_stays() -> None:
    async def send() -> None:
        clock = JumpingClock()
        line, far = Line(Seat(0), clock, most_queued=100), Far(clock)
        running = asyncio.create_task(line.run(far))
        for number in range(1, 200):
            line.send("Zoë §".encode())
            while len(far.got) < number and far.code is None:
                await asyncio.sleep(0)
        line.close(1000)
        await running
        assert (len(far.got), far.code) == (199, 1000)

    _ran(send())


# Bots


def test_a_bot_draws_the_same_for_the_same_decision_and_not_for_another() -> None:
    one = Random(chance_seed("secret", 7)).random()
    assert Random(chance_seed("secret", 7)).random() == one
    assert Random(chance_seed("secret", 8)).random() != one
    assert Random(chance_seed("other", 7)).random() != one


async def _one_deal(folder: Path, beat: float, copies: int) -> list[list[str]]:
    """The same table, with a person who never speaks, as it goes on from the same log."""
    told: list[list[str]] = []
    for copy in range(copies):
        log = await store.opened(folder / str(copy))
        begun = _begun(beat)
        await log.append("t", 0, written(begun))
        sitting = QUADRILLE.begin(begun.setup, 4, begun.dealer)
        dealt = QUADRILLE.nature(sitting, _stream())
        line = QUADRILLE.write_line(QUADRILLE.turn(sitting) or Seat(0), dealt)
        await log.append("t", 0, written(Acted(chair=None, id=None, lines=(line,))))
        clock = WallClock()
        hall = Hall((QUADRILLE,), log, clock, beat=beat)
        opened = clock.now()
        hosted = await hall.find("t")
        assert hosted is not None
        far, joined = Far(clock), Line(Seat(0), clock, most_queued=10**6)
        sending = asyncio.create_task(joined.run(far))
        hosted.notes.put_nowait(Joined(joined, -1))
        while not any('"version":4,' in text for text in far.got):
            await asyncio.sleep(0.01)
        told.append(await log.lines("t"))
        await hall.close()
        await sending
        # A busy machine may be late with any of them, but none may be early.
        for number, time in enumerate(far.times[2:], 1):
            assert time >= opened + number * beat
    return told


def _stream() -> Stream:
    return Stream(b"one deal")


def _begun(beat: float) -> Begun:
    return Begun(
        game="quadrille",
        setup=Setup("quanti", 4),
        chairs=(Chair("Ida"), *(Chair(f"B{n}", "random") for n in range(3))),
        holders=("h", "", "", ""),
        dealer=Seat(0),
        beat=beat,
        secret="s",
    )


def test_a_table_that_is_opened_again_goes_on_in_the_same_way(tmp_path: Path) -> None:
    async def both() -> None:
        one, two = await _one_deal(tmp_path, 0.0, copies=2)
        assert one == two
        assert len(one) == 5

    _ran(both())


def test_bots_keep_the_beat(tmp_path: Path) -> None:
    async def deal() -> None:
        await _one_deal(tmp_path, 0.1, copies=1)

    _ran(deal())


# A hush


class _Calendar(WallClock):
    """A clock on which every look at the calendar finds another day."""

    def __init__(self) -> None:
        self.days = 100

    def today(self) -> int:
        self.days += 1
        return self.days


async def _hushed(folder: Path) -> list[tuple[int, str]]:
    """A bot calls a card, and when all have heard of it: what was logged since, and when."""
    log, clock = await store.opened(folder), _Calendar()
    options = {"returned_king": "optional", "self_call": "no"}
    setup = Setup("historical", 4, options)
    begun = msgspec.structs.replace(_begun(0.02), setup=setup)
    await log.append("t", 0, written(begun))
    sitting = QUADRILLE.begin(begun.setup, 4, begun.dealer)
    dealt = QUADRILLE.write_line(NATURE, QUADRILLE.nature(sitting, _stream()))
    for chair, line in (
        (None, dealt),
        (1, "1 alliance"),
        (2, "2 pass"),
        (3, "3 pass"),
        (0, "0 pass"),
    ):
        seat = None if chair is None else Seat(chair)
        await log.append("t", 0, written(Acted(chair=seat, id=None, lines=(line,))))
    hosted = await Hall((QUADRILLE,), log, clock, beat=0.02).find("t")
    assert hosted is not None
    far, joined = Far(clock), Line(Seat(0), clock, most_queued=10**6)
    sending = asyncio.create_task(joined.run(far))
    hosted.notes.put_nowait(Joined(joined, -1))
    while not any('"version":7,' in text for text in far.got):
        assert not any('"version":6,' in text for text in far.got)
        await asyncio.sleep(0.001)
    hosted.notes.put_nowait(Closing())
    await sending
    await log.close()
    with closing(sqlite3.connect(folder / store.FILE)) as kept:
        return [*kept.execute("SELECT at, line FROM entries WHERE at > 0 ORDER BY number")]


@pytest.mark.clause("DECL-9")
def test_an_answer_in_a_hush_has_no_time_of_its_own(tmp_path: Path) -> None:
    async def hush() -> None:
        (called, first), (answered, second), (heard, third), *_ = await _hushed(tmp_path)
        assert '"1 call' in first
        assert "return" in second or "keep" in second
        assert '"heard"' in third
        assert called == answered < heard

    _ran(hush())


# A log that makes no sense


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        '{"t":"acted","chair":0,"id":null,"lines":["0 AS"]}',
        '{"t":"acted","chair":null,"id":null,"lines":["hands AS"]}',
        '{"t":"acted","chair":2,"id":null,"lines":["2 pass"]}',
    ],
)
def test_an_entry_that_cannot_have_happened_is_damage(tmp_path: Path, line: str) -> None:
    async def find() -> None:
        log = await store.opened(tmp_path)
        await log.append("t", 0, written(_begun(0.0)))
        await log.append("t", 1, line)
        hall = Hall((QUADRILLE,), log, WallClock())
        with pytest.raises(Damaged):
            await hall.find("t")
        assert (await hall.held("h")).tables == ()
        await hall.close()

    _ran(find())


def test_a_table_of_a_game_that_is_not_here_is_told_as_damage(tmp_path: Path) -> None:
    async def find() -> None:
        log = await store.opened(tmp_path)
        await log.append("t", 0, written(_begun(0.0)))
        hall = Hall((TOY,), log, WallClock())
        with pytest.raises(Damaged):
            await hall.find("t")
        assert await hall.find("no such") is None
        await hall.close()

    _ran(find())


# Words


def test_a_name_is_shown_as_it_is_meant() -> None:
    assert clean_name("  Ida   von  B ") == "Ida von B"
    assert clean_name("ﬁne") == "fine"
    assert clean_name("Zoë") == "Zoë"


def test_each_refusal_of_the_host_has_its_sentence() -> None:
    codes = {
        str(node.args[0].value)
        for file in (*SERVER.glob("*.py"), SERVER.parent / "table.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("Refusal", "Unreadable", "Unusable")
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert len(codes) > 10
    assert [code for code in sorted(codes) if not speaks(f"host-{code}")] == []


def test_a_refusal_is_sent_with_the_key_of_its_sentence() -> None:

    law = wire.refused("a", Refusal("must-follow", "PLAY-2", (("card", "AS"),)))
    host = wire.refused(None, Refusal("stale", ""))
    assert (law.sentence, host.sentence) == ("refusal-must-follow", "host-stale")
