"""How a log proves itself whole: each entry is sealed together with the seal before it.

An entry that was being written when the power went may be broken. It is then the last one of
all and nobody has been told of it, so it is cut. A broken entry with others after it is damage.
"""

from __future__ import annotations

import hashlib
import sqlite3
import struct
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec import Struct

from quadrille.errors import Damaged, Unusable

SEAL_BYTES: Final = 16

_HEAD: Final = b"SQLite format 3\0"

_CODES: Final = {
    sqlite3.SQLITE_PERM: "store-not-readable",
    sqlite3.SQLITE_BUSY: "store-in-use",
    sqlite3.SQLITE_LOCKED: "store-in-use",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_CANTOPEN: "store-not-readable",
    sqlite3.SQLITE_NOTADB: "store-not-a-log",
}


class Entry(Struct, frozen=True):
    """One line of the log, where it stands in its table's, and its seal."""

    table: str
    seq: int
    at: int
    """Milliseconds since 1970."""
    line: str
    seal: bytes


class Tail(Struct, frozen=True):
    """The last entry of a table's log."""

    seq: int
    seal: bytes


class Checked(Struct, frozen=True):
    """What a whole log holds."""

    tails: dict[str, Tail]
    torn: int | None
    """The number of a broken last entry, to be cut."""


NO_LOG: Final = Tail(-1, b"")
"""What comes before a table's first entry."""


def sealed(before: Tail, table: str, at: int, line: str) -> Entry:
    """The entry after another, with its seal."""
    seq = before.seq + 1
    return Entry(table, seq, at, line, seal(before.seal, table, seq, at, line))


def seal(before: bytes, table: str, seq: int, at: int, line: str) -> bytes:
    """What an entry must be sealed with."""
    content = f"{table}\n{seq}\n{at}\n{line}".encode()
    return hashlib.sha256(before + content).digest()[:SEAL_BYTES]


def check(path: Path) -> Checked:
    """Read a whole log without writing a byte of it.

    Raises `Damaged` where it is broken before its end, `Unusable` where it cannot be read.
    """
    if not path.exists() or path.stat().st_size == 0:
        return Checked({}, None)
    try:
        if _first_bytes(path) != _HEAD:
            raise Unusable("store-not-a-log", where=str(path))
        _check_journal(path)
        with closing(sqlite3.connect(_address(path), timeout=0, uri=True)) as log:
            return _check_entries(path, log)
    except OSError as error:
        raise Unusable("store-not-readable", where=str(path)) from error
    except (sqlite3.Error, UnicodeDecodeError, OverflowError) as error:
        raise trouble(error, path) from error


def _address(path: Path) -> str:
    """Where to read it. Without a journal nothing moves, and nothing is laid beside the log."""
    still = "" if _journal(path).exists() else "&immutable=1"
    return f"{path.absolute().as_uri()}?mode=ro{still}"


def _journal(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def trouble(error: BaseException, path: Path) -> Damaged | Unusable:
    """What a fault of the database means."""
    told: object = getattr(error, "sqlite_errorcode", None)
    code = told & 0xFF if isinstance(told, int) else sqlite3.SQLITE_CORRUPT
    if code in _CODES:
        return Unusable(_CODES[code], where=str(path))
    if code == sqlite3.SQLITE_IOERR:
        return Unusable("store-failed", where=str(path))
    return Damaged(where=str(path), number=0)


def _first_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(_HEAD))


def _check_entries(path: Path, log: sqlite3.Connection) -> Checked:
    if log.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise Damaged(where=str(path), number=0)
    named = log.execute("SELECT 1 FROM sqlite_schema WHERE name = 'entries'")
    if named.fetchone() is None:
        return _without_entries(path, log)
    # Text that is no text any more has a wrong seal; it needs no error of its own.
    log.text_factory = _as_it_is
    rows = log.execute("SELECT number, table_id, seq, at, line, seal FROM entries ORDER BY number")
    return _follow(path, rows)


def _as_it_is(text: bytes) -> str:
    return text.decode(errors="replace")


def _without_entries(path: Path, log: sqlite3.Connection) -> Checked:
    """A database of something else is left alone; an empty one is ours to fill."""
    if log.execute("SELECT count(*) FROM sqlite_schema").fetchone() != (0,):
        raise Unusable("store-not-a-log", where=str(path))
    return Checked({}, None)


def _follow(path: Path, rows: Iterable[tuple[object, ...]]) -> Checked:
    tails: dict[str, Tail] = {}
    torn: int | None = None
    for place, (number, table, *rest) in enumerate(rows, start=1):
        if torn is not None:
            raise Damaged(where=str(path), number=torn)
        before = tails.get(str(table), NO_LOG)
        tail = _next(before, str(table), tuple(rest)) if number == place else None
        if tail is None:
            torn = place
        else:
            tails[str(table)] = tail
    return Checked(tails, torn)


def _next(before: Tail, table: str, row: tuple[object, ...]) -> Tail | None:
    """The tail after a row, if the row is whole and in its place."""
    match row:
        case (int(seq), int(at), str(line), bytes(written)) if seq == before.seq + 1:
            proper = seal(before.seal, table, seq, at, line)
            return Tail(seq, written) if written == proper else None
        case _:
            return None


# SQLite replays its write-ahead log up to the first broken frame and says nothing of what comes
# after. Frames of one log share two numbers (salts); a whole transaction behind a broken frame
# therefore tells damage from a transaction that was cut short.

_JOURNAL_HEAD: Final = 32
_FRAME_HEAD: Final = 24


class _Frame(Struct, frozen=True):
    is_ours: bool
    """Whether it carries the numbers of this log."""
    is_whole: bool
    """Whether its checksum, which covers all before it, is right."""
    commits: bool


def _check_journal(path: Path) -> None:
    journal = _journal(path)
    content = journal.read_bytes() if journal.exists() else b""
    if len(content) <= _JOURNAL_HEAD:
        return
    head = struct.unpack(">8I", content[:_JOURNAL_HEAD])
    order = ">" if head[0] & 1 else "<"
    start = _checksum(order, (0, 0), content[:24])
    # The head is safely on disk before any frame is written.
    if start != head[6:] or not 512 <= head[2] <= 65536:
        raise Damaged(where=str(journal), number=0)
    frames = _frames(content, order, start, page=head[2], salts=head[4:6])
    broken = next((frame for frame in frames if not frame.is_whole), None)
    committed_after = sum(frame.is_ours and frame.commits for frame in frames)
    if broken is not None and committed_after > int(broken.is_ours and not broken.commits):
        raise Damaged(where=str(journal), number=0)


def _frames(
    content: bytes, order: str, running: tuple[int, int], *, page: int, salts: tuple[int, ...]
) -> Iterator[_Frame]:
    is_whole = True
    for start in range(_JOURNAL_HEAD, len(content), _FRAME_HEAD + page):
        frame = content[start : start + _FRAME_HEAD + page]
        if len(frame) < _FRAME_HEAD:
            return
        _, size, *rest = struct.unpack(">6I", frame[:_FRAME_HEAD])
        is_ours = tuple(rest[:2]) == salts
        is_whole = is_whole and is_ours and len(frame) == _FRAME_HEAD + page
        if is_whole:
            running = _checksum(order, running, frame[:8] + frame[_FRAME_HEAD:])
            is_whole = running == tuple(rest[2:])
        yield _Frame(is_ours, is_whole, size != 0)


def _checksum(order: str, before: tuple[int, int], content: bytes) -> tuple[int, int]:
    one, two = before
    for even, odd in struct.iter_unpack(f"{order}2I", content):
        one = (one + even + two) & 0xFFFFFFFF
        two = (two + odd + one) & 0xFFFFFFFF
    return one, two
