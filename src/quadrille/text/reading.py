"""A text from its bytes: line by line, up to the first line that cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from msgspec import Struct

from quadrille.errors import Unreadable

L = TypeVar("L")
"""What a line comes to."""

MOST_BYTES: Final = 4 << 20
"""The longest record that is read; a sitting of forty deals takes some forty thousand."""

_MARK: Final = b"\xef\xbb\xbf"
"""What some editors put before a text in UTF-8."""


class Placed(Struct, Generic[L], frozen=True):
    """A line of a record, and which line of the text it is."""

    at: int
    line: L


class Parsed(Struct, Generic[L], frozen=True):
    """What could be read, and what could not."""

    lines: tuple[Placed[L], ...]
    fault: Unreadable | None
    """Why reading stopped before the end, if it did."""
    end: int
    """The number of the last line of the text."""


def parse(
    data: bytes | str, read_first: Callable[[str], None], read_line: Callable[[str], L]
) -> Parsed[L]:
    """Every line up to the first fault, and that fault; the first line says what the text is."""
    text = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    raws = text.removesuffix(b"\n").split(b"\n")
    lines: list[Placed[L]] = []
    at, begun = 1, False
    try:
        _check_whole(text)
        for at, raw in enumerate(raws, 1):
            content = _content(raw)
            if content and begun:
                lines.append(Placed(at, read_line(content)))
            elif content:
                read_first(content)
                begun = True
        if not begun:
            raise Unreadable("empty")
    except Unreadable as fault:
        return Parsed(tuple(lines), placed_at(fault, at), len(raws))
    return Parsed(tuple(lines), None, len(raws))


def first_word(data: bytes) -> str:
    """The word with which a text begins, comments and blank lines apart; empty if none can be."""
    for raw in data.split(b"\n"):
        words = raw.partition(b"#")[0].split()
        if words:
            return words[0].decode("utf-8", "replace")
    return ""


def placed_at(fault: Unreadable, line: int) -> Unreadable:
    """The same fault, on a line."""
    return type(fault)(fault.code, line=line, column=fault.column, facts=fault.facts)


def _check_whole(text: bytes) -> None:
    """A record is not endless, and nothing stands before its first line."""
    if len(text) > MOST_BYTES:
        raise Unreadable("too-long", facts=(("most", str(MOST_BYTES)),))
    if text.startswith(_MARK):
        raise Unreadable("byte-order-mark", column=1)


def _content(raw: bytes) -> str:
    """What stands on a line before its comment, without the blanks that end it."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8")
        facts = (("byte", f"{raw[error.start]:02X}"),)
        raise Unreadable("not-utf-8", column=len(before) + 1, facts=facts) from error
    if "\r" in text:
        raise Unreadable("carriage-return", column=text.index("\r") + 1)
    return text.partition("#")[0].rstrip(" \t")
