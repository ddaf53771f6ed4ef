"""`quadrille solve`: what can be won when all cards are open, a line of JSON for each question."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated, BinaryIO, Final

import msgspec
from cyclopts import Parameter

from quadrille.cli import REFUSED
from quadrille.cli.reading import STANDARD_INPUT, opened, record_of
from quadrille.cli.solve.points import points
from quadrille.cli.solve.questions import answered, read
from quadrille.errors import Unreadable
from quadrille.kernel import solver
from quadrille.record import load
from quadrille.words import say
from quadrille.words.faults import told

__all__ = ["solve"]

SOME_FAILED: Final = 1
"""A line was no question that can be answered; all others have been."""

LONGEST: Final = 1 << 16
"""Bytes of a line, at most."""


def solve(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)] = STANDARD_INPUT,
    /,
    *,
    record: str | None = None,
    deal: int | None = None,
    trick: int | None = None,
    memory: int = 64,
) -> int:
    """Answer questions about open cards, or solve a deal of a record card by card.

    Parameters
    ----------
    file
        Questions, a line of JSON each; - is standard input. docs/kernel.md tells their form.
    record
        A record to take a deal from, instead of questions.
    deal
        The number of the deal.
    trick
        One of its tricks; without it all of them are solved.
    memory
        How much the solver may remember, in MiB.
    """
    if memory not in range(1, 1 << 16):
        return _refused("solve-memory", memory=memory)
    if record is not None:
        return (
            _refused("solve-which-deal") if deal is None else _by_card(record, deal, trick, memory)
        )
    if deal is not None or trick is not None:
        return _refused("solve-no-record")
    stream = opened(file)
    if stream is None:
        return REFUSED
    with stream:
        return _questions(stream, memory)


def _by_card(record: str, deal: int, trick: int | None, memory: int) -> int:
    data = record_of(record)
    if data is None:
        return REFUSED
    for point in points(load(data), deal, trick, solver(memory)):
        _write(point)
    return 0


def _questions(stream: BinaryIO, memory: int) -> int:
    """Each answer is written before the next line is waited for."""
    at_work, code = solver(memory), 0
    for number, line in enumerate(_lines(stream), 1):
        if not line.strip():
            continue
        try:
            if len(line) > LONGEST:
                raise Unreadable("question-long", facts=(("most", str(LONGEST)),))
            _write(answered(read(line), at_work))
        except Unreadable as error:
            _write({"error": told(error), "line": number})
            code = SOME_FAILED
    return code


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines; of one that is too long only the beginning."""
    while line := stream.readline(LONGEST + 1):
        yield line
        while line and len(line) > LONGEST and not line.endswith(b"\n"):
            line = stream.readline(LONGEST + 1)


def _write(told: object) -> None:
    sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
    sys.stdout.flush()


def _refused(key: str, **facts: int) -> int:
    print(say(key, **facts), file=sys.stderr)
    return REFUSED
