"""The `quadrille` command: each of its words is a function in a module of its own.

A word's module is imported when the word is used, so that a small one starts at once. Every
error ends here: what the program refuses is one line and exit code 2; a fault of the program's
own is one line too, with the place, and code 70.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

__all__ = ["COMMANDS", "INTERRUPTED", "PIPE_CLOSED", "PROGRAM_FAULT", "REFUSED", "main"]

COMMANDS: Final = (
    "play",
    "serve",
    "score",
    "keep",
    "law",
    "rule-on",
    "arena",
    "solve",
    "par",
    "docs",
)
"""The words of the command; each is a function of that name in a module of that name."""

REFUSED: Final = 2
"""What was asked for cannot be done as it was asked."""
PROGRAM_FAULT: Final = 70
"""The program has a fault; the number is that of BSD's sysexits."""
INTERRUPTED: Final = 130
"""Somebody pressed Ctrl-C: 128 and the number of the signal, as shells have it."""
PIPE_CLOSED: Final = 141
"""Nobody reads any more what is written; likewise."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code. Nothing is ever raised."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        from quadrille.cli.commands import run

        _write_whatever_can_be_written()
        code = run(given)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _write_no_more()
        return PIPE_CLOSED
    except OSError as error:
        if error.errno != errno.ENOSPC:
            return _explained(error)
        _write_no_more()
        return _no_room()
    except Exception as error:  # noqa: BLE001  the one place that catches everything
        return _explained(error)
    return code


def _write_whatever_can_be_written() -> None:
    """A terminal that has no sign for a letter shows another; nothing ends for that."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _write_no_more() -> None:
    """Let Python's own last flush find an open door."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _no_room() -> int:
    """What was to be printed has found no place on the disk; that is no fault of the program."""
    from quadrille.words import say

    print(say("cli-no-room"), file=sys.stderr)
    return REFUSED


def _explained(error: Exception) -> int:
    """One line that tells a refusal, or where the program went wrong."""
    from quadrille.errors import QuadrilleError
    from quadrille.words import say
    from quadrille.words.faults import cut, told

    if isinstance(error, QuadrilleError):
        print(told(error), file=sys.stderr)
        return REFUSED
    kind, what = type(error).__name__, cut(" ".join(str(error).split()))
    print(say("cli-fault", kind=kind, what=what, place=_place(error)), file=sys.stderr)
    return PROGRAM_FAULT


def _place(error: Exception) -> str:
    """The file and line where an error was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "?"
    return f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
