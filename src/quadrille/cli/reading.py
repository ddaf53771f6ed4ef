"""Files that a command reads: a path, or standard input."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import BinaryIO, Final, TypeVar

from cyclopts import Parameter

from quadrille.errors import BadOption
from quadrille.text.reading import MOST_BYTES
from quadrille.words import say
from quadrille.words.faults import cut

STANDARD_INPUT: Final = "-"

T = TypeVar("T")


def _refuse_options(_: object, file: str | None) -> None:
    """What begins like an option and is none is no file either."""
    if file is not None and file.startswith("-") and file != STANDARD_INPUT:
        raise BadOption("flag-unknown", facts=(("option", file),))


A_FILE: Final = Parameter(allow_leading_hyphen=True, validator=_refuse_options)
"""How a command names a file that it reads; - is standard input."""


def opened(file: str) -> BinaryIO | None:
    """A file to be read from; None, having told why, if it cannot be opened."""
    return _tried(file, lambda: _open(file))


def record_of(file: str) -> bytes | None:
    """What a file holds, as far as a record may go; None, having told why it cannot be read."""

    def whole() -> bytes:
        with _open(file) as stream:
            return stream.read(MOST_BYTES + 1)

    return _tried(file, whole)


def _open(file: str) -> BinaryIO:
    if file == STANDARD_INPUT:
        return sys.stdin.buffer
    return open(file, "rb")  # noqa: PTH123  a path is all that is known of it


def _tried(file: str, work: Callable[[], T]) -> T | None:
    key, reason = "", ""
    try:
        if file == STANDARD_INPUT and sys.stdin is None:
            key = "cli-no-input"
        else:
            return work()
    except FileNotFoundError:
        key = "cli-no-file"
    except IsADirectoryError:
        key = "cli-is-folder"
    except (OSError, ValueError) as error:
        key, reason = "cli-cannot-read", getattr(error, "strerror", None) or str(error)
    print(say(key, file=cut(file), reason=cut(reason)), file=sys.stderr)
    return None
