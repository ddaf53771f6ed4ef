"""A score sheet for other programs: as a table of values parted by commas, and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec
from msgspec import Struct

from quadrille.record import Scores, scores
from quadrille.scorekeeper.sheet import Sheet, played
from quadrille.scorekeeper.telling import EntryTold, SheetTold, told

_COLUMNS: Final = (
    "entry",
    "struck",
    "kind",
    "deal",
    "dealer",
    "round",
    "hombre",
    "ally",
    "contract",
    "trumps",
    "tricks",
    "outcome",
)
"""What is told of every entry, before the players' accounts."""

_OBEYED: Final = ("=", "+", "-", "@")
"""A spreadsheet takes a cell that begins so for a formula."""


class EntryKept(Struct, frozen=True):
    """An entry as the record writes it."""

    line: str
    struck: bool


class SheetKept(Struct, frozen=True, kw_only=True):
    """A score sheet as JSON."""

    names: tuple[str, ...]
    rules: str
    options: dict[str, str]
    favourite: str | None
    deals: int
    entries: tuple[EntryKept, ...]
    scores: Scores
    """What `quadrille score --json` tells of the entries that stand."""


def as_json(sheet: Sheet) -> str:
    """The sheet and its scores as one object, in one line."""
    known = told(sheet)
    kept = SheetKept(
        names=known.names,
        rules=known.rules,
        options=dict(known.options),
        favourite=known.favourite,
        deals=known.deals,
        entries=tuple(EntryKept(each.line, each.struck) for each in known.entries),
        scores=scores(played(sheet)),
    )
    return msgspec.json.encode(kept).decode() + "\n"


def as_csv(sheet: Sheet) -> str:
    """A line for each entry; balances stand where an entry has changed them."""
    known = told(sheet)
    heads = (*_COLUMNS, *known.names, "pool", "carried", "active beasts", "waiting beasts")
    rows = (tuple(_row(known, entry)) for entry in known.entries)
    return csv_of((heads, *rows))


def _row(known: SheetTold, entry: EntryTold) -> Iterator[str]:
    yield str(entry.at + 1)
    yield "yes" if entry.struck else "no"
    yield entry.kind
    yield "" if entry.number is None else str(entry.number)
    yield "" if entry.dealer is None else known.names[entry.dealer]
    yield from _undertaking(known, entry)
    if entry.struck:
        yield from [""] * (len(known.names) + 4)
        return
    yield from map(str, entry.balances)
    yield str(entry.pool)
    yield str(entry.carried)
    yield " ".join(map(str, entry.active))
    yield " ".join(map(str, entry.waiting))


def _undertaking(known: SheetTold, entry: EntryTold) -> Iterator[str]:
    deal = entry.deal
    if deal is None:
        yield from ["", "", "", "", "", "", "" if entry.kind == "result" else entry.line]
        return
    yield " ".join(["double"] * deal.double + ["clearing"] * deal.clearing)
    yield known.names[deal.hombre]
    yield "" if deal.ally is None else known.names[deal.ally]
    yield "forced" if deal.forced else deal.contract
    yield deal.trumps
    yield " ".join(map(str, deal.tricks))
    yield deal.outcome


def csv_of(rows: Iterable[Iterable[str]]) -> str:
    """Rows of cells as lines of values parted by commas."""
    return "".join(map(_line, rows))


def _line(cells: Iterable[str]) -> str:
    return ",".join(map(_cell, cells)) + "\r\n"


def _cell(text: str) -> str:
    """Quoted where it must be, and harmless in a spreadsheet; a number may be below zero."""
    is_number = text.removeprefix("-").isdecimal()
    safe = f"'{text}" if text.startswith(_OBEYED) and not is_number else text
    if any(sign in safe for sign in ',"\n\r'):
        return '"' + safe.replace('"', '""') + '"'
    return safe
