"""How long searchers think at a table, and whether the server goes on answering meanwhile.

    python bench/table.py [--levels 50,300,2000] [--deals 4] [--idle] [--json]

For each level a server in a process of its own seats three searchers with a scripted person, who
plays through a sitting, while two other processes keep the cores busy. A decision is timed from
when it has got a thread to its end. Those that take less than a tenth of the time have nothing to
weigh, and are counted apart.
"""

from __future__ import annotations

import argparse
import http.client
import json
import logging
import multiprocessing
import os
import platform
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.cookies import SimpleCookie
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from server import next_message
from websockets.sync.client import connect
from websockets.typing import Origin

from quadrille.server.doors import COOKIE
from quadrille.server.serving import HOST, serve

LEVELS: Final = (50, 300, 2000)

SPINNING: Final = 2
"""Processes that keep the cores busy."""

EVERY: Final = 0.02
"""Seconds from one answer of the server to the next question whether it is well."""

SHARES: Final = (0.5, 0.95, 0.99)

_spawn: Final = multiprocessing.get_context("spawn")


class _Noting(logging.Handler):
    """Hands on how long each decision took."""

    def __init__(self, told: Connection) -> None:
        super().__init__()
        self._told = told

    def emit(self, record: logging.LogRecord) -> None:
        assert isinstance(record.args, tuple)
        self._told.send(record.args)


def _serve(told: Connection, home: str) -> None:
    """A server as it is started by its command, but without a beat."""
    log = logging.getLogger("quadrille.server.thinking")
    log.setLevel(logging.DEBUG)
    log.addHandler(_Noting(told))
    serve(port=0, home=Path(home), beat=0.0, on_ready=told.send)


def _spin() -> None:
    while True:
        pass


@contextmanager
def _busy(count: int) -> Iterator[None]:
    spinning = [_spawn.Process(target=_spin, daemon=True) for _ in range(count)]
    for one in spinning:
        one.start()
    try:
        yield
    finally:
        for one in spinning:
            one.terminate()
            one.join()


@contextmanager
def _served() -> Iterator[tuple[str, int, Connection]]:
    """Where a server can be spoken to, and what it tells of its decisions."""
    hears, tells = _spawn.Pipe(duplex=False)
    with tempfile.TemporaryDirectory() as home:
        running = _spawn.Process(target=_serve, args=(tells, home))
        running.start()
        address = str(hears.recv()).removeprefix("http://").rstrip("/")
        try:
            yield address, int(address.partition(":")[2]), hears
        finally:
            running.terminate()
            running.join()


class _Heartbeat(threading.Thread):
    """Asks again and again whether the server is well."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self.waits: list[float] = []
        self.is_ending = threading.Event()
        self._port = port

    def run(self) -> None:
        line = http.client.HTTPConnection(HOST, self._port)
        while not self.is_ending.wait(EVERY):
            start = time.perf_counter()
            line.request("GET", "/health")
            line.getresponse().read()
            self.waits.append(time.perf_counter() - start)


def _opened(port: int, address: str, level: int, deals: int) -> tuple[str, str]:
    """A new table with three searchers: its key, and the token of the chair."""
    line = http.client.HTTPConnection(HOST, port)
    opening = {
        "game": "quadrille",
        "setup": {"rules": "quanti", "deals": deals},
        "name": "Ida",
        "bots": [f"search:{level}"] * 3,
    }
    head = {"Origin": f"http://{address}", "Content-Type": "application/json"}
    line.request("POST", "/api/tables", json.dumps(opening), head)
    answer = line.getresponse()
    token = SimpleCookie(answer.headers["Set-Cookie"])[COOKIE].value
    return str(json.loads(answer.read())["id"]), token


def _play(address: str, key: str, token: str) -> None:
    """A sitting from its first deal to its end."""
    with connect(
        f"ws://{address}/api/tables/{key}/socket",
        origin=Origin(f"http://{address}"),
        additional_headers={"Cookie": f"{COOKIE}={token}"},
        compression=None,
    ) as line:
        while True:
            message = json.loads(line.recv())
            if message["t"] != "frame":
                assert message["t"] != "refused", message
                continue
            if message["screen"]["view"]["stage"] == "over":
                return
            answer = next_message(message)
            if answer is not None:
                line.send(json.dumps(answer))


def measured(level: int, deals: int, spinning: int) -> dict[str, object]:
    """What one sitting tells of a level: milliseconds, and how many decisions and questions."""
    with _served() as (address, port, told), _busy(spinning):
        # Its first answer tells that it has started.
        key, token = _opened(port, address, level, deals)
        heartbeat = _Heartbeat(port)
        heartbeat.start()
        start = time.perf_counter()
        _play(address, key, token)
        lasted = time.perf_counter() - start
        heartbeat.is_ending.set()
        heartbeat.join()
        taken = [told.recv()[0] for _ in iter(told.poll, False)]
    weighed = [each for each in taken if each >= level / 10_000]
    return {
        "level": level,
        "busy": spinning,
        "seconds": round(lasted, 1),
        "forced": len(taken) - len(weighed),
        "decisions": len(weighed),
        "decision": _shares(weighed),
        "asked": len(heartbeat.waits),
        "health": {**_shares(heartbeat.waits), "max": _thousandths(max(heartbeat.waits))},
    }


def _shares(taken: Sequence[float]) -> dict[str, float]:
    ordered = sorted(taken)
    last = len(ordered) - 1
    return {f"p{share * 100:.0f}": _thousandths(ordered[round(last * share)]) for share in SHARES}


def _thousandths(seconds: float) -> float:
    return round(seconds * 1e3, 1)


def _printed(row: dict[str, object]) -> str:
    decision, health = row["decision"], row["health"]
    assert isinstance(decision, dict)
    assert isinstance(health, dict)
    return (
        f"{row['level']:>6} ms {row['decisions']:>6} {row['forced']:>6}"
        f" {decision['p50']:>8} {decision['p95']:>8} {decision['p99']:>8}"
        f" {row['asked']:>8} {health['p50']:>8} {health['p95']:>8} {health['max']:>8}"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--levels", default=",".join(map(str, LEVELS)))
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--idle", action="store_true", help="nothing else keeps the cores busy")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    spinning = 0 if asked.idle else SPINNING
    if not asked.json:
        print(
            f"{platform.python_implementation()} {platform.python_version()},"
            f" {os.cpu_count()} cores, {spinning} processes spinning; milliseconds"
        )
        print(
            f"{'budget':>9} {'weighed':>6} {'forced':>6} {'p50':>8} {'p95':>8} {'p99':>8}"
            f" {'health':>8} {'p50':>8} {'p95':>8} {'max':>8}"
        )
    rows = []
    for level in map(int, asked.levels.split(",")):
        rows.append(measured(level, asked.deals, spinning))
        if not asked.json:
            print(_printed(rows[-1]), flush=True)
    if asked.json:
        print(json.dumps(rows, indent=2))


if __name__ == "__main__":
    main()
