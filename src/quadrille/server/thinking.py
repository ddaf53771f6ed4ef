"""Where bots think and advice is worked out: in a few threads, so that the tables go on.

All tables share them, and a decision waits its turn. A bot's time runs from when its turn has
come; then it is told that it is late, and chooses by what it has found.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import Final, Generic, TypeVar

from quadrille.game import IsLate
from quadrille.server.clock import Clock

T = TypeVar("T")

ENOUGH: Final = 0.9
"""When so much of its time is over a bot is told that it is late, for it ends what it has begun."""

TURN: Final = 0.02
"""And so many seconds sooner, for on busy cores a thread may wait so long before it goes on."""

ADVISERS: Final = 1
"""Threads for those who ask for advice, who wait for no bot."""

_log: Final = logging.getLogger(__name__)


def enough(seconds: float) -> float:
    """After how many seconds of those allowed a bot is told that it is late."""
    return max(0.0, ENOUGH * seconds - TURN)


class Thinking(Generic[T]):
    """A decision that is being thought over."""

    def __init__(self, choose: Callable[[IsLate], T], seconds: float, clock: Clock) -> None:
        """Take so many seconds for it; none means as long as it takes, which is not long."""
        self._choose = choose
        self._seconds = seconds
        self._clock = clock
        self._late_at = inf
        self._is_stopped = False
        self.told: asyncio.Future[T]
        """What is chosen in the end."""

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._is_stopped = True

    def is_late(self) -> bool:
        """Whether its time is up."""
        return self._is_stopped or self._clock.now() >= self._late_at

    def run(self) -> T:
        """Think, in a thread of its own."""
        began = self._clock.now()
        if self._seconds:
            self._late_at = began + enough(self._seconds)
        chosen = self._choose(self.is_late)
        _log.debug("thought for %.4f s of %.2f s", self._clock.now() - began, self._seconds)
        return chosen


class Thinkers:
    """The threads of a hall."""

    def __init__(self, clock: Clock, most: int | None = None) -> None:
        """As many bots think at once as the machine has cores, unless told otherwise."""
        self._clock = clock
        self._bots = ThreadPoolExecutor(most or os.cpu_count() or 1, "bot")
        self._advisers = ThreadPoolExecutor(ADVISERS, "adviser")

    def think(self, choose: Callable[[IsLate], T], *, seconds: float) -> Thinking[T]:
        """Begin to think as soon as a thread is free."""
        thinking = Thinking(choose, seconds, self._clock)
        loop = asyncio.get_running_loop()
        thinking.told = loop.run_in_executor(self._bots, thinking.run)
        return thinking

    async def advise(self, work: Callable[[], T]) -> T:
        """What comes of something that is worked out for a person."""
        return await asyncio.get_running_loop().run_in_executor(self._advisers, work)

    async def close(self) -> None:
        """Wait until nobody thinks any more."""
        for threads in (self._bots, self._advisers):
            await asyncio.to_thread(threads.shutdown, cancel_futures=True)
