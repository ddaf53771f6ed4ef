"""Time: the running clock for beats, and the calendar for what the log notes."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """What the server asks about time."""

    def now(self) -> float:
        """Seconds on a clock that only runs forward."""
        ...

    def today(self) -> int:
        """Milliseconds since 1970."""
        ...

    async def until(self, at: float) -> None:
        """Wait until the running clock shows a time."""
        ...


class WallClock:
    """The machine's own clocks."""

    def now(self) -> float:
        """Seconds on a clock that only runs forward."""
        return time.monotonic()

    def today(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def until(self, at: float) -> None:
        """Wait until the running clock shows a time."""
        wait = at - self.now()
        if wait > 0:
            await asyncio.sleep(wait)
