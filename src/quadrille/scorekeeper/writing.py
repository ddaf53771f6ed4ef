"""A score sheet as a file: the record of what stands, and comments that keep the rest.

    # first dealer 2
    # struck: result hombre 1 ally 2 contract alliance trumps H tricks 3 3 2 2 …

Programs that read records pass over the comments. Here they are read again, so that nothing
that was ever entered is lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from quadrille.books import occasion_if
from quadrille.errors import Unreadable
from quadrille.record import Record, load, notation, recorded, write
from quadrille.record.lines import ActionLine, DealLine, HandsLine, Line, ResultLine
from quadrille.record.reading import parse
from quadrille.rules.actions import Action, Redeal, Report
from quadrille.rules.standing import ORDINARY
from quadrille.scorekeeper.sheet import ENTERABLE, Enterable, Entry, Sheet
from quadrille.seats import SEATS, Seat
from quadrille.sitting import Sitting, apply

_STRUCK: Final = "# struck: "
_DEALER: Final = "# first dealer "

_DEEDS: Final = (HandsLine, ActionLine, ResultLine)
"""The lines that tell what was done, one each."""


def as_text(sheet: Sheet) -> str:
    """The file of a sheet."""
    deeds = [(entry.who, entry.action) for entry in sheet.entries if not entry.struck]
    lines = recorded(sheet.begun, deeds, names=sheet.names).lines
    return "".join(_laid_out(sheet, lines))


def _laid_out(sheet: Sheet, lines: tuple[Line, ...]) -> Iterator[str]:
    """The lines of the record, with a comment wherever something was struck through."""
    struck = _struck_before(sheet)
    first, *texts = write(Record(lines)).splitlines()
    yield f"{first}\n{_DEALER}{sheet.begun.dealer}\n"
    place = 0
    for at, (line, text) in enumerate(zip(lines, texts, strict=True)):
        if _begins_entry(line, lines[at - 1] if at else None):
            yield from struck.pop(place, ())
            place += 1
        yield f"{text}\n"
    yield from struck.pop(place, ())


def _begins_entry(line: Line, before: Line | None) -> bool:
    """A deal's line begins an entry; so does a ruling or a claim, which has none."""
    if isinstance(before, DealLine):
        return False
    return isinstance(line, DealLine | ActionLine | ResultLine)


def _struck_before(sheet: Sheet) -> dict[int, list[str]]:
    """The comments, by how many entries stand before them."""
    comments: dict[int, list[str]] = {}
    place = 0
    for entry in sheet.entries:
        if entry.struck:
            text = notation.write(entry.who, entry.action)
            comments.setdefault(place, []).append(f"{_STRUCK}{text}\n")
        place += not entry.struck
    return comments


def from_text(text: str) -> Sheet:
    """The sheet of a file; raises `Unreadable` for the first thing wrong with it.

    So does a record that names nobody, or one of deals that were played card by card.
    """
    replayed = load(text)
    if replayed.names is None:
        raise Unreadable("keep-no-names")
    places = [each.at for each in parse(text).lines if isinstance(each.line, _DEEDS)]
    begun = msgspec.structs.replace(replayed.begun, dealer=_dealer(text, replayed.begun.dealer))
    entries: list[Entry] = []
    comments, sitting = _comments(text), begun
    for (who, action), at in zip(replayed.deeds, places, strict=True):
        entries.extend(_read_struck(line, n) for n, line in comments if n < at)
        comments = [(n, line) for n, line in comments if n > at]
        bare = _unmarked(sitting, _enterable(action, at))
        entries.append(Entry(who, bare))
        sitting, _ = apply(sitting, who, bare)
    entries.extend(_read_struck(line, n) for n, line in comments)
    return Sheet(names=replayed.names, begun=begun, entries=tuple(entries))


def _unmarked(sitting: Sitting, action: Enterable) -> Enterable:
    """The same without marks that go without saying, so that it may come to stand elsewhere."""
    if not isinstance(action, Report | Redeal):
        return action
    is_implied = occasion_if(sitting, action.occasion) == occasion_if(sitting, ORDINARY)
    return msgspec.structs.replace(action, occasion=ORDINARY) if is_implied else action


def _comments(text: str) -> list[tuple[int, str]]:
    """The entries that are struck through, and on which lines they stand."""
    lines = enumerate(text.split("\n"), 1)
    return [(n, line.removeprefix(_STRUCK)) for n, line in lines if line.startswith(_STRUCK)]


def _read_struck(line: str, at: int) -> Entry:
    try:
        who, action = notation.read(line)
    except Unreadable as fault:
        column = None if fault.column is None else fault.column + len(_STRUCK)
        raise Unreadable(fault.code, line=at, column=column, facts=fault.facts) from fault
    return Entry(who, _enterable(action, at), struck=True)


def _enterable(action: Action, at: int) -> Enterable:
    if not isinstance(action, ENTERABLE):
        raise Unreadable("keep-played", line=at)
    return action


def _dealer(text: str, otherwise: Seat) -> Seat:
    """Who deals first; the deals alone do not tell while there are none."""
    told = (line.removeprefix(_DEALER) for line in text.split("\n") if line.startswith(_DEALER))
    seats = {str(seat): seat for seat in SEATS}
    return seats.get(next(told, ""), otherwise)
