"""The server as a process: how it starts, what hinders it, how it is killed and stopped."""

import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final
from uuid import uuid4

import httpx2
import pytest
from tests.kit.deals import action, deal_out
from tests.kit.host import opening
from tests.kit.often import times
from tests.kit.staged import TOKEN, lay_out
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from quadrille.cli import main
from quadrille.game import Setup
from quadrille.games import QUADRILLE
from quadrille.server import store
from quadrille.server.doors import COOKIE
from quadrille.server.serving import PORT, usual_port
from quadrille.words import say

KILLS: Final = times(10, 30)

STRONG: Final = "AS 2S AC KS QS 6S 7D KH QH 3C"
"""Enough for an alliance in spades."""

COMMAND: Final = "import sys; from quadrille.cli import main; sys.exit(main())"

IN_CHILDREN: Final = """
import os, signal, sys
from quadrille.cli import main
import quadrille.cli.commands, quadrille.cli.serve
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
while sys.stdin.readline():
    child = os.fork()
    if child == 0:
        os._exit(main())
    print(child, flush=True)
"""
"""A process that has loaded the program and at each word from us starts a server in a child of
its own. Loading takes most of the time in which a server starts, and is not what is tried."""


def _free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class _Process:
    """A server that was started by its command."""

    def __init__(
        self, home: Path, *words: str, port: int | None = None, command: str = COMMAND
    ) -> None:
        self.port = _free_port() if port is None else port
        self.origin = f"http://127.0.0.1:{self.port}"
        environment = {**os.environ, "QUADRILLE_HOME": str(home), "PORT": str(self.port)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", command, *(words or ("serve", "--beat", "0"))],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def wait(self) -> None:
        """Until it can be spoken to."""
        assert self.process.stdout is not None
        assert self.origin in self.process.stdout.readline()

    def end(self, number: signal.Signals) -> tuple[int, str, str]:
        """Its exit code and what it has said."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=20)
        return self.process.returncode, out, err

    def child(self) -> int:
        """A new server in a child; its process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        told = ""
        found: int | None = None
        while found is None or self.origin not in told:
            line = self.process.stdout.readline()
            found = int(line) if line.strip().isdecimal() else found
            told += line
        return found


@contextmanager
def _nursery(home: Path) -> Iterator[_Process]:
    """Where servers are born; nothing of it is left behind."""
    running = _Process(home, command=IN_CHILDREN)
    try:
        yield running
    finally:
        # What it holds of pipes is closed, too.
        with running.process, suppress(ProcessLookupError):
            os.killpg(running.process.pid, signal.SIGKILL)


def _killed(child: int) -> None:
    """It is gone, with everything that it held."""
    os.kill(child, signal.SIGKILL)
    with suppress(ProcessLookupError):
        while True:
            os.kill(child, 0)
            time.sleep(0.001)


@contextmanager
def _serving(home: Path, *words: str, port: int | None = None) -> Iterator[_Process]:
    running = _Process(home, *words, port=port)
    try:
        running.wait()
        yield running
    finally:
        if running.process.poll() is None:
            running.end(signal.SIGKILL)


def _ended(home: Path, *words: str, port: int | None = None) -> tuple[int, str, str]:
    running = _Process(home, *words, port=port)
    out, err = running.process.communicate(timeout=30)
    return running.process.returncode, out, err


# Starting


def test_a_port_in_use_is_told_in_one_sentence(tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        code, out, err = _ended(tmp_path, "serve", port=port)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert str(port) in err
    assert "--port" in err
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_log_is_told_in_one_sentence_and_left_alone(tmp_path: Path) -> None:
    with _serving(tmp_path) as running:
        for _ in range(3):
            assert _post(running).status_code == 201
        assert running.end(signal.SIGTERM)[0] == 0
    path = tmp_path / store.FILE
    with closing(sqlite3.connect(path)) as log:
        log.execute("UPDATE entries SET line = replace(line, 'Ida', 'Eva') WHERE number = 2")
        log.commit()
    before = path.read_bytes()
    code, out, err = _ended(tmp_path, "serve")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert str(path) in err
    assert "2" in err
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == [store.FILE]


def test_a_log_that_is_none_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / store.FILE).write_bytes(bytes(5000))
    code, out, err = _ended(tmp_path, "play", "--no-browser")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert (tmp_path / store.FILE).read_bytes() == bytes(5000)


def test_a_second_server_on_the_same_log_is_told_so(tmp_path: Path) -> None:
    with _serving(tmp_path):
        code, out, err = _ended(tmp_path, "serve")
        assert (code, out) == (2, "")
        assert err.count("\n") == 1


def test_an_answer_does_not_wait_for_what_might_be_sent_with_it(tmp_path: Path) -> None:
    with _serving(tmp_path) as running, httpx2.Client(base_url=running.origin) as client:
        taken = []
        for _ in range(60):
            start = time.perf_counter()
            assert client.get("/health").status_code == 200
            taken.append(time.perf_counter() - start)
    # The system would hold the second part of each back for 40 ms, after the first dozen or so.
    assert min(taken[30:]) < 0.03


def test_told_to_stop_it_stops_as_it_should(tmp_path: Path) -> None:
    with _serving(tmp_path) as running:
        person = _Person(running)
        person.begin()
        person.connect()
        person.play(3)
        code, _, err = running.end(signal.SIGTERM)
        assert (code, err) == (0, "")
        with pytest.raises(ConnectionClosed) as closed:
            person.hear_all()
        person.opened.close()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert [file.name for file in tmp_path.iterdir()] == [store.FILE]


def test_letters_that_are_none_end_one_connection_and_are_told_without_a_trace(
    tmp_path: Path,
) -> None:
    with _serving(tmp_path) as running:
        person = _Person(running)
        person.begin()
        person.connect()
        assert person.socket is not None
        person.socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            person.hear_all()
        assert _post(running).status_code == 201
        code, _, err = running.end(signal.SIGTERM)
    assert code == 0
    assert "Traceback" not in err
    assert err.count("\n") == 1


def test_a_port_that_is_none_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for named in ("abc", "65536", "-1", "8" * 5000):
        monkeypatch.setenv("PORT", named)
        assert main(["serve"]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith("PORT names no port")
    monkeypatch.setenv("PORT", " ")
    assert usual_port() == PORT


# Killing


def _post(running: _Process, **changes: object) -> httpx2.Response:
    usual = {"bots": ["random"] * 3, "setup": {"rules": "quanti", "deals": 40}}
    return httpx2.post(
        f"{running.origin}/api/tables",
        json=opening(**(usual | changes)),
        headers={"origin": running.origin},
    )


class _Person:
    """Plays over the real network, and keeps her own account of what was acknowledged."""

    def __init__(self, running: _Process) -> None:
        self.running = running
        self.key = ""
        self.cookie = ""
        self.socket: ClientConnection | None = None
        self.opened = ExitStack()
        self.is_ready = False
        self.frame: dict[str, object] = {}
        self.acknowledged: list[str] = []
        self.pending: dict[str, object] | None = None
        self.played: list[str] = []
        """Cards of this deal that were acknowledged."""
        self.hand: list[str] = []
        self.deal = 0

    def begin(self, **changes: object) -> None:
        answer = _post(self.running, **changes)
        self.key = str(answer.json()["id"])
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    def connect(self) -> None:
        self.opened.close()
        self.socket = self.opened.enter_context(
            connect(
                f"ws://127.0.0.1:{self.running.port}/api/tables/{self.key}/socket",
                origin=Origin(self.running.origin),
                additional_headers={"Cookie": self.cookie},
            )
        )

    def hear(self) -> dict[str, object]:
        assert self.socket is not None
        message: dict[str, object] = json.loads(self.socket.recv(timeout=20))
        if message["t"] == "frame":
            self.frame = message
            self.is_ready = self.is_ready and self.view["stage"] == "settled"
            self._check_cards()
        elif message["t"] in ("welcome", "people"):
            people = message["people"]
            assert isinstance(people, list)
            self.is_ready = bool(people[0]["ready"])
        elif message["t"] == "accepted":
            self._acknowledge(str(message["id"]))
        elif message["t"] == "refused":
            raise AssertionError(message)
        return message

    def hear_all(self) -> None:
        while True:
            self.hear()

    @property
    def view(self) -> dict[str, object]:
        screen = self.frame["screen"]
        assert isinstance(screen, dict)
        view = screen["view"]
        assert isinstance(view, dict)
        return view

    def _acknowledge(self, name: str) -> None:
        self.acknowledged.append(name)
        pending = self.pending
        if pending is not None and pending["id"] == name:
            for action in _actions(pending):
                if action["t"] == "play":
                    self.played.append(str(action["card"]))
            self.pending = None

    def _check_cards(self) -> None:
        """The hand is what was dealt less what was played; nothing comes back, nothing is lost."""
        view = self.view
        hand, number = view["hand"], view["number"]
        assert isinstance(hand, list)
        assert isinstance(number, int)
        if number != self.deal:
            assert number == self.deal + 1
            self.deal, self.hand, self.played = number, sorted(hand), []
            assert len(hand) == 10
            return
        # A king that its holder returns comes to her who has called it.
        came = set(hand) - set(self.hand)
        contract = view["contract"]
        assert came <= {contract["called"] if isinstance(contract, dict) else None}
        self.hand = sorted({*self.hand, *came})
        left = sorted(set(self.hand) - set(hand))
        under_way = [a["card"] for a in _actions(self.pending) if a["t"] == "play"]
        assert set(hand) <= set(self.hand)
        assert set(self.played) <= set(left)
        assert set(left) <= {*self.played, *under_way}

    def until_asked(self) -> None:
        while not self.frame or not (
            self.view["legal"] or (self.view["stage"] == "settled" and not self.is_ready)
        ):
            self.hear()

    def send(self) -> None:
        """Send the next thing, or again what was not answered."""
        assert self.socket is not None
        if self.pending is None:
            self.pending = self._next()
        self.socket.send(json.dumps(self.pending))

    def _next(self) -> dict[str, object]:
        head = {"id": uuid4().hex, "point": self.frame["point"]}
        if self.view["stage"] == "settled":
            return {"t": "ready", **head}
        legal = self.view["legal"]
        screen = self.frame["screen"]
        assert isinstance(legal, list)
        assert isinstance(screen, dict)
        actions = [legal[0]]
        if screen["calls"]:
            with_call = next(each for each in screen["calls"] if each["legal"])
            actions = [
                {"t": "name-trumps", "suit": with_call["trumps"]},
                {"t": "call", "card": with_call["legal"][0]},
            ]
        return {"t": "act", **head, "actions": actions}

    def say(self, message: dict[str, object]) -> None:
        """Send a message, and hear until it is acknowledged."""
        self.pending = message
        self.send()
        while self.pending is not None:
            self.hear()

    def until_after(self, frame: dict[str, object]) -> None:
        """Hear until the table has gone on from a frame."""
        while self.frame["version"] == frame["version"]:
            self.hear()

    def send_again(self) -> None:
        """What was not answered is sent under the same id, and is answered now."""
        self.send()
        while self.pending is not None:
            self.hear()
        self.look()

    def look(self) -> None:
        """See the table as it stands."""
        assert self.socket is not None
        self.socket.send(json.dumps({"t": "resume", "after": self.frame["version"]}))
        while self.hear()["t"] != "frame":
            pass

    def play(self, count: int) -> None:
        """So many things, each acknowledged and shown."""
        for _ in range(count):
            self.until_asked()
            version = self.frame["version"]
            self.send()
            while self.pending is not None or self.frame["version"] == version:
                self.hear()


def _actions(message: dict[str, object] | None) -> list[dict[str, object]]:
    actions = message.get("actions", []) if message is not None else []
    assert isinstance(actions, list)
    return actions


def _logged_ids(home: Path, copy: Path) -> list[str]:
    """Every message that the log holds, in order, read from a copy."""
    shutil.copytree(home, copy)
    with closing(sqlite3.connect(copy / store.FILE)) as log:
        lines = [json.loads(line) for (line,) in log.execute("SELECT line FROM entries")]
    shutil.rmtree(copy)
    return [line["id"] for line in lines if line.get("id")]


def test_killed_in_the_middle_of_a_trick_it_loses_nothing_and_does_nothing_twice(
    tmp_path: Path,
) -> None:
    home, chance = tmp_path / "home", Random(11)
    with _nursery(home) as nursery:
        person = _Person(nursery)
        for _ in range(KILLS):
            child = nursery.child()
            _come_back(person)
            person.play(chance.randrange(1, 4))
            person.until_asked()
            if chance.random() < 0.8:
                person.send()
                time.sleep(chance.random() * 0.012)
            _killed(child)
            _drain(person)
            ids = _logged_ids(home, tmp_path / "copy")
            assert len(ids) == len(set(ids))
            assert set(person.acknowledged) <= set(ids)
        person.opened.close()
        _, out, err = nursery.end(signal.SIGTERM)
    assert len(person.acknowledged) > KILLS
    assert err == ""
    assert out.replace(say("host-stop"), "").strip() == "", "the server tells nothing of a table"


def _drain(person: _Person) -> None:
    """What was on its way when the server was killed."""
    try:
        while True:
            person.hear()
    except (ConnectionClosed, TimeoutError):
        pass


def _come_back(person: _Person) -> None:
    """After a restart the table stands where it was seen, or further by what was under way."""
    if not person.key:
        person.begin()
        person.connect()
        return
    seen = person.frame
    person.connect()
    assert person.hear()["t"] == "welcome"
    assert person.hear()["t"] == "frame"
    if person.frame["version"] == seen["version"]:
        assert person.frame["screen"] == seen["screen"]
        assert person.frame["point"] == seen["point"]
    else:
        now, then = person.frame["version"], seen["version"]
        assert isinstance(now, int)
        assert isinstance(then, int)
        assert now > then
    if person.pending is not None:
        person.send_again()


def test_killed_in_a_hush_it_neither_loses_the_call_nor_tells_of_it_too_soon(
    tmp_path: Path,
) -> None:
    # Hombre is to name and call; the table keeps the beat that it began with.
    said = [deal_out(STRONG), *map(action, ("pass", "pass", "pass", "alliance"))]
    setup = Setup("historical", 4, {"returned_king": "optional"})
    lay_out(tmp_path, QUADRILLE, setup, "thumb", said, beat=0.25)
    with _nursery(tmp_path) as nursery:
        child, person = nursery.child(), _Person(nursery)
        person.key, person.cookie = "staged", f"{COOKIE}={TOKEN}"
        person.connect()
        person.until_asked()
        before, call = person.frame, _call(person)
        person.say(call)
        _killed(child)
        _drain(person)
        assert person.frame == before
        child = nursery.child()
        person.connect()
        assert person.hear()["t"] == "welcome"
        assert person.hear()["t"] == "frame"
        assert (person.frame["version"], person.frame["screen"]) == (
            before["version"],
            before["screen"],
        )
        person.say(call)
        person.until_after(before)
        heard = person.frame
        assert heard["version"] == int(str(before["version"])) + 2
        assert person.view["stage"] in ("exchange", "playing")
        person.opened.close()
        _killed(child)
        nursery.child()
        person.connect()
        assert person.hear()["t"] == "welcome"
        assert person.hear()["t"] == "frame"
        assert int(str(person.frame["version"])) >= int(str(heard["version"]))
        person.opened.close()


def _call(person: _Person) -> dict[str, object]:
    """Trumps, and a card that another holds."""
    screen, hand = person.frame["screen"], person.view["hand"]
    assert isinstance(screen, dict)
    assert isinstance(hand, list)
    each, card = next(
        (each, card) for each in screen["calls"] for card in each["legal"] if card not in hand
    )
    named = {"t": "name-trumps", "suit": each["trumps"]}
    head = {"id": uuid4().hex, "point": person.frame["point"]}
    return {"t": "act", **head, "actions": [named, {"t": "call", "card": card}]}
