"""`quadrille solve`: what can be won when all cards are open, a line of JSON for each question."""

from __future__ import annotations

import sys
from typing import Annotated

from quadrille.cli import REFUSED
from quadrille.cli.lines import answer_each, decoded, write
from quadrille.cli.reading import A_FILE, STANDARD_INPUT, opened, record_of
from quadrille.cli.solve.points import points
from quadrille.cli.solve.questions import Question, answered
from quadrille.kernel import solver
from quadrille.record import load
from quadrille.words import say

__all__ = ["solve"]


def solve(
    file: Annotated[str, A_FILE] = STANDARD_INPUT,
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
    at_work = solver(memory)
    with stream:
        return answer_each(stream, lambda line: answered(decoded(line, Question), at_work))


def _by_card(record: str, deal: int, trick: int | None, memory: int) -> int:
    data = record_of(record)
    if data is None:
        return REFUSED
    for point in points(load(data), deal, trick, solver(memory)):
        write(point)
    return 0


def _refused(key: str, **facts: int) -> int:
    print(say(key, **facts), file=sys.stderr)
    return REFUSED
