"""Who may come in: which pages may speak to the server, which seats a browser holds, how fast.

A browser holds its seats by a token in a cookie that no script can read. The log keeps only a
digest of it. The token stands in no address, no message and no other place.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quadrille.server.clock import Clock

COOKIE: Final = "quadrille-seat"

TOKEN_BYTES: Final = 16

_YEAR: Final = 365 * 24 * 60 * 60

_UNCHANGING: Final = "/assets/"
"""Where the client's files carry a digest of their content in their names."""

_LAW: Final = "/assets/law.worker"
"""The scorekeeper's worker runs Python compiled for browsers; the page itself may not."""


class Limits(Struct, frozen=True, kw_only=True):
    """How much one browser may ask for."""

    messages: float = 2.0
    """Messages a second over a socket, in the long run."""
    burst: int = 10
    """Messages that may come at once after a pause."""
    tables: float = 60 / 3600
    """New tables a second, in the long run."""
    tables_burst: int = 60
    queued: int = 256 * 1024
    """Bytes that may wait for a client that does not read."""


class Bucket:
    """An allowance that refills as time goes by."""

    def __init__(self, clock: Clock, *, rate: float, burst: int) -> None:
        """Begin with a full bucket."""
        self._clock = clock
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = clock.now()

    def _refill(self) -> None:
        now = self._clock.now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now

    def take(self) -> bool:
        """Take one, if there is one."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    async def wait(self) -> None:
        """Take one as soon as there is one."""
        while not self.take():
            await self._clock.until(self._at + (1 - self._left) / self._rate + 0.001)


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_hex(TOKEN_BYTES)


def digest(token: str) -> str:
    """What the log keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(text: str) -> bool:
    """Whether a cookie's value has the form of a token."""
    return len(text) == 2 * TOKEN_BYTES and all(sign in "0123456789abcdef" for sign in text)


def token_of(cookies: Mapping[str, str]) -> str | None:
    """The token that a request brings."""
    token = cookies.get(COOKIE)
    return token if token is not None and is_token(token) else None


def cookie(token: str) -> str:
    """The header that gives a browser its token."""
    return f"{COOKIE}={token}; Path=/api; Max-Age={_YEAR}; HttpOnly; SameSite=Strict"


def names_of(host: str, port: int) -> frozenset[str]:
    """The names under which the server may be spoken to."""
    own = f"[{host}]" if ":" in host else host
    return frozenset(f"{name}:{port}" for name in ("127.0.0.1", "localhost", "[::1]", own))


class Guard:
    """Every request goes through here: foreign names and foreign pages are turned away."""

    def __init__(self, app: ASGIApp, *, names: Iterable[str]) -> None:
        """Stand before an application that is known under some names."""
        self._app = app
        self._names = frozenset(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or turn it away."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        is_change = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if not self._knows(headers, is_change=is_change):
            await self._turn_away(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                _protect(MutableHeaders(scope=message), str(scope["path"]), headers["host"])
            await send(message)

        await self._app(scope, receive, with_headers)

    def _knows(self, headers: Headers, *, is_change: bool) -> bool:
        """A page of ours was loaded under one of our names, and asks under the same name."""
        hosts, origins = headers.getlist("host"), headers.getlist("origin")
        if len(hosts) != 1 or hosts[0] not in self._names:
            return False
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return not is_change and headers.get("sec-fetch-mode") == "navigate"
        return not is_change or origins == [f"http://{hosts[0]}"]

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        await PlainTextResponse("403", status_code=403)(scope, receive, send)


def _protect(headers: MutableHeaders, path: str, host: str) -> None:
    """The page runs its own scripts only, stands in no frame and tells nobody where it was."""
    is_law = path.startswith(_LAW)
    headers["Content-Security-Policy"] = "; ".join(
        (
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'" if is_law else "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self' data:",
            f"connect-src 'self' ws://{host}",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )
    headers["X-Content-Type-Options"] = "nosniff"
    headers["X-Frame-Options"] = "DENY"
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    keep = "public, max-age=31536000, immutable" if path.startswith(_UNCHANGING) else "no-store"
    headers["Cache-Control"] = keep
