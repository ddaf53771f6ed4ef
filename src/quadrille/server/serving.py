"""The server as a process: its port, its folder, its start and its end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from quadrille.errors import BadOption, QuadrilleError
from quadrille.games import ALL
from quadrille.server import store, wire
from quadrille.server.app import application
from quadrille.server.clock import WallClock
from quadrille.server.hall import Hall
from quadrille.table import BEAT
from quadrille.words import say
from quadrille.words.faults import told

HOST: Final = "127.0.0.1"
PORT: Final = 8421

FAILED: Final = 2
"""How the process ends when it cannot start."""

DRAIN: Final = 3
"""Seconds that clients have to go when the server is told to stop."""

SWITCH: Final = 0.0005
"""Seconds after which a bot that thinks lets the server look who is waiting for an answer."""

_HOME: Final = "QUADRILLE_HOME"
_PORT: Final = "PORT"


def folder() -> Path:
    """Where sittings are kept: $QUADRILLE_HOME, else the user's own place for such things."""
    named = os.environ.get(_HOME)
    if named:
        return Path(named)
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "quadrille"


def usual_port() -> int:
    """The port that $PORT names, or ours where it is not set; raises `BadOption` for no port."""
    named = os.environ.get(_PORT, "").strip()
    if not named:
        return PORT
    if not (named.isdecimal() and len(named) < 6 and int(named) < 65536):
        raise BadOption("port-unreadable", facts=(("variable", _PORT), ("port", named)))
    return int(named)


def serve(
    *,
    host: str = HOST,
    port: int | None = None,
    home: Path | None = None,
    beat: float = BEAT,
    on_ready: Callable[[str], None] = lambda address: None,
) -> int:
    """Serve until told to stop; the exit code. What hinders the start is told in one sentence."""
    asked = usual_port() if port is None else port
    try:
        listening = _listening(host, asked)
    except (OSError, OverflowError) as error:
        print(_why_no_port(error, host, asked), file=sys.stderr)
        return FAILED
    sys.setswitchinterval(SWITCH)
    # uvicorn passes SIGTERM on when it has closed everything; that is no failure.
    signal.signal(signal.SIGTERM, _stop)
    with listening:
        try:
            asyncio.run(
                _serve(
                    listening, host, folder() if home is None else home, max(0.0, beat), on_ready
                )
            )
        except QuadrilleError as error:
            print(told(error), file=sys.stderr)
            return FAILED
        except KeyboardInterrupt:
            pass
    return 0


def _stop(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _listening(host: str, port: int) -> socket.socket:
    """The port, taken before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named, or else asyncio leaves answers waiting for what might be sent with them.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(128)
    except (OSError, OverflowError):
        listening.close()
        raise
    return listening


def _why_no_port(error: OSError | OverflowError, host: str, port: int) -> str:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return say("host-port-in-use", port=str(port))
    told = error.strerror if isinstance(error, OSError) else None
    return say("host-port-refused", port=str(port), host=host, why=told or str(error))


async def _serve(
    listening: socket.socket,
    host: str,
    home: Path,
    beat: float,
    on_ready: Callable[[str], None],
) -> None:
    clock = WallClock()
    # Opened before the server, so that a log that is damaged stops it with its own sentence.
    kept = await store.opened(home)

    port = int(listening.getsockname()[1])

    @asynccontextmanager
    async def open_hall() -> AsyncIterator[Hall]:
        hall = Hall(ALL, kept, clock, beat=beat)
        # The port is taken: who comes from now on waits a moment and is answered.
        on_ready(f"http://{_shown(host)}:{port}/")
        try:
            yield hall
        finally:
            await hall.close()

    app = application(open_hall, clock, host=host, port=port)
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=wire.LONGEST_MESSAGE,
            timeout_graceful_shutdown=DRAIN,
        )
    )
    logging.getLogger("uvicorn.error").addFilter(_without_trace)
    with contextlib.suppress(asyncio.CancelledError):
        await server.serve(sockets=[listening])


def _without_trace(record: logging.LogRecord) -> bool:
    """What a client has sent wrongly is told in one line; where uvicorn saw it helps nobody."""
    if record.exc_info is not None and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host
