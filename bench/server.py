"""How long the host takes: an action to four frames, acknowledgements over a socket, a restart.

    python bench/server.py [--tables 100] [--seconds 5]

Everything runs in this process, the clients too, so that the figures are rather too low.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import socket
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final
from uuid import uuid4

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from quadrille.game import Chosen, Setup, Stream, announced
from quadrille.games import ALL, QUADRILLE
from quadrille.rules.actions import Action
from quadrille.seating import Chair
from quadrille.seats import NATURE, Nature, Seat
from quadrille.server import store, wire
from quadrille.server.app import application
from quadrille.server.clock import WallClock
from quadrille.server.doors import COOKIE, Limits, digest, new_token
from quadrille.server.frames import framed
from quadrille.server.hall import Hall
from quadrille.table import act, opened

UNLIMITED: Final = Limits(messages=1e9, burst=10**9, tables=1e9, tables_burst=10**9)


def four_frames(deals: int) -> list[float]:
    """Seconds from each action to the frames of four persons, ready to be sent."""
    chance, stream = Random(1), Stream(b"bench")
    chairs = tuple(Chair(f"P{n}") for n in range(4))
    sitting = QUADRILLE.begin(Setup("quanti", deals), 4, Seat(0))
    table = opened(QUADRILLE, sitting, chairs, beat=0.0, now=0.0)
    taken: list[float] = []
    while (who := QUADRILLE.turn(table.sitting)) is not None:
        if isinstance(who, Nature):
            actions: tuple[Action, ...] = (QUADRILLE.nature(table.sitting, stream),)
            who = NATURE
        else:
            said = announced(
                QUADRILLE, table.sitting, who, lambda view: Chosen(chance.choice(view.legal))
            )
            actions = tuple(one.action for one in said)
        start = time.perf_counter()
        step = act(table, who, actions, now=0.0)
        for post in step.posts:
            framed(post.frame)
        taken.append(time.perf_counter() - start)
        table = step.table
    return taken


class _Client:
    """Plays the first lawful thing as fast as it is asked to."""

    def __init__(self, key: str, token: str, port: int) -> None:
        self.key, self.token, self.port = key, token, port
        self.waits: list[float] = []

    async def play(self, until: float) -> None:
        origin = f"http://127.0.0.1:{self.port}"
        async with connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{self.key}/socket",
            origin=Origin(origin),
            additional_headers={"Cookie": f"{COOKIE}={self.token}"},
            compression=None,
        ) as line:
            while time.perf_counter() < until:
                message = json.loads(await line.recv())
                if message["t"] == "frame":
                    await self._answer(line, message)

    async def _answer(self, line: ClientConnection, frame: dict[str, object]) -> None:
        message = next_message(frame)
        if message is None:
            return
        start = time.perf_counter()
        await line.send(json.dumps(message))
        while json.loads(await line.recv())["t"] != "accepted":
            pass
        self.waits.append(time.perf_counter() - start)


def next_message(frame: dict[str, object]) -> dict[str, object] | None:
    screen = frame["screen"]
    assert isinstance(screen, dict)
    view, calls = screen["view"], screen["calls"]
    head = {"id": uuid4().hex, "point": frame["point"]}
    if view["stage"] == "settled":
        return {"t": "ready", **head}
    if not view["legal"]:
        return None
    if calls:
        each = next(each for each in calls if each["legal"])
        named = {"t": "name-trumps", "suit": each["trumps"]}
        return {"t": "act", **head, "actions": [named, {"t": "call", "card": each["legal"][0]}]}
    return {"t": "act", **head, "actions": [view["legal"][0]]}


async def over_sockets(home: Path, tables: int, seconds: float) -> tuple[list[float], int]:
    """The wait for each acknowledgement, and the entries that the log got meanwhile."""
    clock = WallClock()
    log = await store.opened(home)
    hall = Hall(ALL, log, clock, beat=0.0)

    @asynccontextmanager
    async def open_hall() -> AsyncIterator[Hall]:
        yield hall
        await hall.close()

    with socket.socket(proto=socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        port = int(listening.getsockname()[1])
        app = application(open_hall, clock, host="127.0.0.1", port=port, limits=UNLIMITED)
        server = uvicorn.Server(
            uvicorn.Config(app, log_level="error", access_log=False, ws="websockets-sansio")
        )
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        clients: list[_Client] = []
        for _ in range(tables):
            token = new_token()
            opening = wire.Opening(
                game="quadrille",
                setup=Setup("quanti", 40),
                name="Ida",
                bots=("random", "random", "random"),
            )
            clients.append(_Client(await hall.begin(opening, digest(token)), token, port))
        until = time.perf_counter() + seconds
        await asyncio.gather(*(client.play(until) for client in clients))
        server.should_exit = True
        await serving
    waits = [wait for client in clients for wait in client.waits]
    return waits, await _entries(home)


async def _entries(home: Path) -> int:
    log = await store.opened(home)
    counts = [len(await log.lines(table)) for table in await log.begun_with("quadrille")]
    await log.close()
    return sum(counts)


async def restart(home: Path) -> tuple[float, float, int]:
    """Seconds until the log is checked, until all tables are open, and how many there are."""
    start = time.perf_counter()
    log = await store.opened(home)
    checked = time.perf_counter() - start
    hall = Hall(ALL, log, WallClock())
    keys = await log.begun_with("quadrille")
    for key in keys:
        await hall.find(key)
    total = time.perf_counter() - start
    await hall.close()
    return checked, total, len(keys)


def _told(waits: list[float]) -> str:
    ordered = sorted(waits)
    half, most = statistics.median(ordered), ordered[int(len(ordered) * 0.99)]
    return f"p50 {half * 1e3:.2f} ms, p99 {most * 1e3:.2f} ms"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    print(f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores")
    frames = four_frames(40)
    print(f"action to four frames: {_told(frames)}, over {len(frames)} actions")
    for tables in (1, asked.tables):
        with tempfile.TemporaryDirectory() as folder:
            home = Path(folder)
            waits, entries = asyncio.run(over_sockets(home, tables, asked.seconds))
            print(
                f"{tables} tables over sockets, each entry synced: "
                f"{len(waits) / asked.seconds:.0f} acknowledgements a second ({_told(waits)}), "
                f"{entries / asked.seconds:.0f} entries a second with the bots'"
            )
            checked, total, count = asyncio.run(restart(home))
            print(
                f"restart with {count} sittings of {entries / count:.0f} entries: "
                f"log checked after {checked:.2f} s, all open after {total:.2f} s"
            )


if __name__ == "__main__":
    main()
