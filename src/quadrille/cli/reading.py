"""Files that a command reads: a path, or standard input."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import BinaryIO, Final, TypeVar

from quadrille.record import MOST_BYTES
from quadrille.words import say
from quadrille.words.faults import cut

STANDARD_INPUT: Final = "-"

T = TypeVar("T")


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
        if not file.startswith("-") or file == STANDARD_INPUT:
            return work()
        key = "cli-unknown-option"
    except FileNotFoundError:
        key = "cli-no-file"
    except IsADirectoryError:
        key = "cli-is-folder"
    except (OSError, ValueError, AttributeError) as error:
        key, reason = "cli-cannot-read", getattr(error, "strerror", None) or str(error)
    print(say(key, file=cut(file), option=cut(file), reason=cut(reason)), file=sys.stderr)
    return None
