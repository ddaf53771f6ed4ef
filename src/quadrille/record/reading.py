"""A record from its bytes: line by line, up to the first line that cannot be read."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quadrille.errors import Unreadable
from quadrille.record import grammar
from quadrille.record.lines import Line, Record

MOST_BYTES: Final = 4 << 20
"""The longest record that is read; a sitting of forty deals takes some forty thousand."""

_MARK: Final = b"\xef\xbb\xbf"
"""What some editors put before a text in UTF-8."""


class Placed(Struct, frozen=True):
    """A line of a record, and which line of the text it is."""

    at: int
    line: Line


class Parsed(Struct, frozen=True):
    """What could be read, and what could not."""

    lines: tuple[Placed, ...]
    fault: Unreadable | None
    """Why reading stopped before the end, if it did."""
    end: int
    """The number of the last line of the text."""


def read(data: bytes | str) -> Record:
    """A record, by its text alone; raises `Unreadable`. Whether it is lawful is `replay`'s."""
    parsed = parse(data)
    if parsed.fault is not None:
        raise parsed.fault
    return Record(tuple(placed.line for placed in parsed.lines))


def parse(data: bytes | str) -> Parsed:
    """Every line up to the first fault, and that fault."""
    text = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    raws = text.removesuffix(b"\n").split(b"\n")
    lines: list[Placed] = []
    at, begun = 1, False
    try:
        _check_whole(text)
        for at, raw in enumerate(raws, 1):
            content = _content(raw)
            if content and begun:
                lines.append(Placed(at, grammar.read(content)))
            elif content:
                grammar.read_first(content)
                begun = True
        if not begun:
            raise Unreadable("empty")
    except Unreadable as fault:
        return Parsed(tuple(lines), placed_at(fault, at), len(raws))
    return Parsed(tuple(lines), None, len(raws))


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
