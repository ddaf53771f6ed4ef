"""Advice for people, which is worked out beside the table: a hint, the meter."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from quadrille.errors import Refusal
from quadrille.server import wire
from quadrille.server.line import Line
from quadrille.server.thinking import Thinkers

NO_ADVICE: Final = Refusal("no-advice", "")
"""What has gone wrong is told in the server's log."""

_log: Final = logging.getLogger(__name__)


class Advice:
    """What is being worked out at a table."""

    def __init__(self, thinkers: Thinkers) -> None:
        """Nothing yet."""
        self._thinkers = thinkers
        self._tasks: set[asyncio.Task[wire.ToClient]] = set()

    def give(self, line: Line, id_: str, work: Callable[[], wire.ToClient]) -> None:
        """Answer a person while the table goes on; she is answered also where the work fails."""
        task = asyncio.create_task(self._thinkers.advise(work))
        self._tasks.add(task)
        task.add_done_callback(partial(self._given, line, id_))

    def _given(self, line: Line, id_: str, task: asyncio.Task[wire.ToClient]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            _log.error("advice could not be worked out", exc_info=error)
        answer = task.result() if error is None else wire.refused(id_, NO_ADVICE)
        line.send(wire.write(answer))
