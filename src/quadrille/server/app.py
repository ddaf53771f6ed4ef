"""Every address of the server, and what answers there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from quadrille.errors import BadOption, Damaged, Refusal, Unreadable, Unusable
from quadrille.server import pages, wire
from quadrille.server.clock import Clock
from quadrille.server.doors import (
    Bucket,
    Guard,
    Limits,
    cookie,
    digest,
    names_of,
    new_token,
    token_of,
)
from quadrille.server.hall import AnyHosted, Hall
from quadrille.server.line import FAILED, REFUSED, TOO_LONG, Line
from quadrille.server.notes import Joined, Left, Said
from quadrille.words.faults import told

CLIENT: Final = Path(__file__).parent / "static"
"""Where the built browser client lies."""

_JSON: Final = "application/json"

_log: Final = logging.getLogger(__name__)

HallOpener = Callable[[], AbstractAsyncContextManager[Hall]]


def application(
    open_hall: HallOpener,
    clock: Clock,
    *,
    host: str,
    port: int,
    limits: Limits | None = None,
    client: Path = CLIENT,
) -> Starlette:
    """The server, as an ASGI application that is spoken to under a host and port."""
    desk = _Desk(clock, Limits() if limits is None else limits)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_hall() as hall:
            desk.hall = hall
            yield

    return Starlette(
        routes=_routes(desk, client),
        middleware=[Middleware(Guard, names=names_of(host, port))],
        lifespan=lifespan,
        exception_handlers={404: _lost},
    )


def _routes(desk: _Desk, client: Path) -> list[BaseRoute]:
    routes: list[BaseRoute] = [
        Route("/health", _health),
        Route("/law", _law),
        Route("/plain.css", _style),
        Route("/api/setups", desk.setups),
        Route("/api/tables", desk.held, methods=["GET"]),
        Route("/api/tables", desk.begin, methods=["POST"]),
        WebSocketRoute("/api/tables/{key}/socket", desk.play),
    ]
    if (client / "index.html").is_file():
        return [*routes, Mount("/", StaticFiles(directory=client, html=True))]
    return [*routes, Route("/", _unbuilt)]


class _Desk:
    """What answers where a table is concerned."""

    hall: Hall

    def __init__(self, clock: Clock, limits: Limits) -> None:
        self._clock = clock
        self._limits = limits
        self._openings = Bucket(clock, rate=limits.tables, burst=limits.tables_burst)

    async def setups(self, request: Request) -> Response:
        return _json(self.hall.setups())

    async def held(self, request: Request) -> Response:
        token = token_of(request.cookies)
        if token is None:
            return _json(wire.Tables(tables=()))
        return _json(await self.hall.held(digest(token)))

    async def begin(self, request: Request) -> Response:
        token = token_of(request.cookies) or new_token()
        try:
            opening = wire.read_opening(await _body(request))
            if not self._openings.take():
                return _fault(429, "host-too-fast")
            key = await self.hall.begin(opening, digest(token))
        except Unreadable as error:
            return _fault(400, f"host-{error.code}")
        except BadOption as error:
            return _fault(422, f"error-{error.code}", error.facts)
        except (Damaged, Unusable) as error:
            _log.error("%s", told(error))
            return _fault(507, "host-not-kept")
        answer = _json(wire.Opened(id=key), status=201)
        answer.headers["Set-Cookie"] = cookie(token)
        return answer

    async def play(self, socket: WebSocket) -> None:
        """One client at one chair, from her coming to her going."""
        await socket.accept()
        found = await self._seat(socket)
        if isinstance(found, Refusal):
            await socket.send_text(wire.write(wire.refused(None, found)).decode())
            await socket.close(FAILED if found.code == "damaged" else REFUSED)
            return
        hosted, line = found
        sending = asyncio.create_task(_send(line, socket))
        hosted.notes.put_nowait(Joined(line, _after(socket)))
        try:
            await self._listen(socket, hosted, line)
        finally:
            hosted.notes.put_nowait(Left(line))
            line.close(REFUSED)
            await sending

    async def _seat(self, socket: WebSocket) -> tuple[AnyHosted, Line] | Refusal:
        """The chair that the client's cookie holds at the table that she asks for."""
        token = token_of(socket.cookies)
        try:
            hosted = await self.hall.find(str(socket.path_params["key"]))
        except Damaged as error:
            _log.error("%s", told(error))
            return Refusal("damaged", "")
        if hosted is None:
            return Refusal("no-table", "")
        chair = hosted.chair_of(digest(token)) if token is not None else None
        if chair is None:
            return Refusal("no-seat", "")
        return hosted, Line(chair, self._clock, most_queued=self._limits.queued)

    async def _listen(self, socket: WebSocket, hosted: AnyHosted, line: Line) -> None:
        """Hand on what the client says, no faster than is allowed, until she goes."""
        limits = self._limits
        allowance = Bucket(self._clock, rate=limits.messages, burst=limits.burst)
        while (text := await _heard(socket)) is not None:
            if len(text) > wire.LONGEST_MESSAGE:
                line.close(TOO_LONG)
                return
            await allowance.wait()
            hosted.notes.put_nowait(Said(line, text))


async def _heard(socket: WebSocket) -> bytes | None:
    """The next message; nothing when the client is gone."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text, content = message.get("text"), message.get("bytes")
    if isinstance(text, str):
        return text.encode(errors="replace")
    return content if isinstance(content, bytes) else b""


async def _send(line: Line, socket: WebSocket) -> None:
    """What fails to reach a client that is gone need not reach her."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await line.run(socket)


def _after(socket: WebSocket) -> int:
    """The version that the client saw last."""
    text = socket.query_params.get("after", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


async def _body(request: Request) -> bytes:
    """A request's body, as far as it may be long."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > wire.LONGEST_MESSAGE:
            raise Unreadable("too-long")
    return body


async def _health(request: Request) -> Response:
    return Response('{"ok":true}', media_type=_JSON)


async def _law(request: Request) -> Response:
    return HTMLResponse(pages.law())


async def _style(request: Request) -> Response:
    return Response(pages.STYLE, media_type="text/css")


async def _unbuilt(request: Request) -> Response:
    return HTMLResponse(pages.unbuilt(), status_code=503)


async def _lost(request: Request, error: Exception) -> Response:
    return Response("404", status_code=404, media_type="text/plain")


def _json(answer: wire.Sent, status: int = 200) -> Response:
    return Response(wire.write(answer), status_code=status, media_type=_JSON)


def _fault(status: int, sentence: str, facts: tuple[tuple[str, str], ...] = ()) -> Response:
    code = sentence.partition("-")[2]
    return _json(wire.Denied(code=code, sentence=sentence, facts=facts), status)
