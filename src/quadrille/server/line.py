"""A line to one client: what is sent waits for its time, goes in order, and never piles up."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from quadrille.seats import Seat
from quadrille.server.clock import Clock

ELSEWHERE: Final = 4001
"""The chair was opened in another page."""
REFUSED: Final = 1008
TOO_LONG: Final = 1009
FAILED: Final = 1011
STOPPING: Final = 1012
TOO_SLOW: Final = 1013


class Wire(Protocol):
    """The part of a socket that a line needs."""

    async def send_text(self, data: str) -> None:
        """Send a message."""
        ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """End the connection."""
        ...


class Line:
    """What goes to one client that sits on a chair."""

    def __init__(self, chair: Seat, clock: Clock, *, most_queued: int) -> None:
        """A line with nothing to send."""
        self.chair = chair
        self._clock = clock
        self._most_queued = most_queued
        self._queued = 0
        self._waiting: asyncio.Queue[tuple[float, str] | int] = asyncio.Queue()
        self._is_closing = False

    def send(self, message: bytes, *, due: float = 0.0) -> None:
        """Send a message when its time has come; a client that does not read is dropped."""
        if self._is_closing:
            return
        self._queued += len(message)
        if self._queued > self._most_queued:
            self.close(TOO_SLOW)
            return
        self._waiting.put_nowait((due, message.decode()))

    def close(self, code: int) -> None:
        """Send what waits, without waiting for its time, and hang up."""
        if not self._is_closing:
            self._is_closing = True
            self._waiting.put_nowait(code)

    async def run(self, wire: Wire) -> None:
        """Send until the line is closed."""
        while not isinstance(item := await self._waiting.get(), int):
            due, text = item
            if not self._is_closing:
                await self._clock.until(due)
            await wire.send_text(text)
            self._queued -= len(text.encode())
        await wire.close(item)
