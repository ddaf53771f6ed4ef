"""A line of JSON for each line that is read."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import BinaryIO, Final, TypeVar

import msgspec

from quadrille.errors import QuadrilleError, Unreadable
from quadrille.words.faults import told

SOME_FAILED: Final = 1
"""A line could not be answered; all others have been."""

LONGEST: Final = 1 << 16
"""Bytes of a line, at most."""

T = TypeVar("T")


def answer_each(stream: BinaryIO, answer: Callable[[bytes], object]) -> int:
    """Answer each line before the next is waited for; the exit code.

    A line that is refused is answered by what is wrong with it and by its number. Empty
    ones are passed over.
    """
    code = 0
    for number, line in enumerate(_lines(stream), 1):
        if not line.strip():
            continue
        try:
            if len(line) > LONGEST:
                raise Unreadable("line-long", facts=(("most", str(LONGEST)),))
            write(answer(line))
        except QuadrilleError as error:
            write({"error": told(error), "line": number})
            code = SOME_FAILED
    return code


def decoded(line: bytes, kind: type[T]) -> T:
    """What a line holds, as far as its form goes; raises `Unreadable`."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable("line-form", facts=(("fault", str(error)),)) from error


def write(told: object) -> None:
    """A line of JSON, for whoever waits for it."""
    sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
    sys.stdout.flush()


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines; of one that is too long only the beginning."""
    while line := stream.readline(LONGEST + 1):
        yield line
        while line and len(line) > LONGEST and not line.endswith(b"\n"):
            line = stream.readline(LONGEST + 1)
