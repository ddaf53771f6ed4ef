"""A server in this process, and a person who plays at it."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final
from uuid import uuid4

from starlette.testclient import TestClient, WebSocketTestSession
from tests.kit.toy import TOY

from quadrille.errors import Unusable
from quadrille.games import ALL
from quadrille.server import store
from quadrille.server.app import application
from quadrille.server.clock import WallClock
from quadrille.server.doors import Limits
from quadrille.server.hall import Hall
from quadrille.server.store import Store

HOST: Final = "127.0.0.1:8421"
ORIGIN: Final = f"http://{HOST}"
FROM_PAGE: Final = {"origin": ORIGIN}

UNHURRIED: Final = Limits(messages=1e6, burst=10**6, tables=1e6, tables_burst=10**6)


class Failing(Store):
    """A log that can be told not to keep anything."""

    is_full = False

    async def append(self, table: str, at: int, line: str) -> None:
        if self.is_full:
            raise Unusable("store-full", where="test")
        await super().append(table, at, line)


@contextmanager
def server(
    folder: Path, *, limits: Limits = UNHURRIED, client: Path | None = None
) -> Iterator[TestClient]:
    """A server whose sittings lie in a folder."""
    clock = WallClock()

    @asynccontextmanager
    async def open_hall() -> AsyncIterator[Hall]:
        log = await store.opened(folder)
        log.__class__ = Failing
        hall = Hall((*ALL, TOY), log, clock, beat=0.0)
        try:
            yield hall
        finally:
            await hall.close()

    app = application(
        open_hall,
        clock,
        host="127.0.0.1",
        port=8421,
        limits=limits,
        client=folder / "no-client" if client is None else client,
    )
    with TestClient(app, base_url=ORIGIN) as session:
        yield session


def opening(**changes: object) -> dict[str, object]:
    """What opens a table."""
    plain: dict[str, object] = {
        "game": "quadrille",
        "setup": {"rules": "quanti", "deals": 4},
        "name": "Ida",
        "bots": ["random", "thumb", "random"],
    }
    return {**plain, **changes}


def begun(session: TestClient, **changes: object) -> str:
    """A new table; its key."""
    answer = session.post("/api/tables", json=opening(**changes), headers=FROM_PAGE)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


class Seated:
    """A person at a table, who keeps the last frame and every answer."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.frame: dict[str, object] = {}
        self.frames: list[dict[str, object]] = []
        self.answers: list[dict[str, object]] = []
        self.people: object = None

    def hear(self) -> dict[str, object]:
        """The next message."""
        message: dict[str, object] = self.socket.receive_json()
        match message["t"]:
            case "frame":
                self.frame = message
                self.frames.append(message)
            case "accepted" | "refused" | "hinted" | "metered":
                self.answers.append(message)
            case "people" | "welcome":
                self.people = message["people"]
            case _:
                pass
        return message

    @property
    def screen(self) -> dict[str, object]:
        screen = self.frame["screen"]
        assert isinstance(screen, dict)
        return screen

    @property
    def view(self) -> dict[str, object]:
        view = self.screen["view"]
        assert isinstance(view, dict)
        return view

    def until_asked(self) -> None:
        """Hear until there is something to choose, a settlement to read, or the end."""
        while not self.frame or not (
            self.view["legal"] or self.view["stage"] in ("settled", "over")
        ):
            self.hear()

    def choice(self) -> list[object]:
        """The first lawful action, with the call that goes with it."""
        legal, calls = self.view["legal"], self.screen.get("calls", [])
        assert isinstance(legal, list)
        assert isinstance(calls, list)
        return announcement(calls[0]) if calls else [legal[0]]

    def message(self) -> dict[str, object]:
        """What does the next thing."""
        head = {"id": uuid4().hex, "point": self.frame["point"]}
        if self.view["stage"] == "settled":
            return {"t": "ready", **head}
        return {"t": "act", **head, "actions": self.choice()}

    def send(self, message: object) -> None:
        self.socket.send_json(message)

    def answer(self) -> dict[str, object]:
        """The answer to what was sent last."""
        heard = len(self.answers)
        while len(self.answers) == heard:
            self.hear()
        return self.answers[-1]

    def do(self) -> None:
        """Do the next thing, which is lawful, and hear what comes of it."""
        before, was_settled = self.frame["version"], self.view["stage"] == "settled"
        self.send(self.message())
        answer = self.answer()
        assert answer["t"] == "accepted", answer
        # While she is ready, what bots are owed may still be claimed.
        while self.frame["version"] == before or (was_settled and self.view["stage"] == "settled"):
            self.hear()

    def resume(self) -> dict[str, object]:
        """The table as it stands now."""
        self.send({"t": "resume", "after": self.frame["version"]})
        while self.hear()["t"] != "frame":
            pass
        return self.frame


def announcement(calls: dict[str, object]) -> list[object]:
    """A vole's way, trumps and the first card that may be called, as far as they are to be said."""
    cards = calls["legal"]
    assert isinstance(cards, list)
    said: list[object] = [{"t": "name-trumps", "suit": calls["trumps"]}]
    if calls["way"] is not None:
        said = [{"t": "through", "contract": calls["way"]}, *said]
    return [*said, {"t": "call", "card": cards[0]}] if cards else said


def socket_of(key: str) -> str:
    """The address of a table's socket."""
    return f"ws://{HOST}/api/tables/{key}/socket"


@contextmanager
def seated(session: TestClient, key: str, *, after: int = -1) -> Iterator[Seated]:
    """The person of a table, connected."""
    address = f"{socket_of(key)}?after={after}"
    with session.websocket_connect(address, headers=FROM_PAGE) as socket:
        person = Seated(socket)
        person.hear()
        person.hear()
        yield person
