"""The score sheet of a real table of Three-Card Loo: what was entered, and what is struck through.

Nothing is ever erased, and the accounts are not kept but follow: whatever stands is done again by
the law. The file is the record of what stands, with comments that keep the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from quadrille.errors import Unreadable
from quadrille.loo import notation
from quadrille.loo.actions import Report
from quadrille.loo.lines import ResultLine
from quadrille.loo.record import load, recorded, write_lines
from quadrille.loo.sitting import DealResult, Sitting, apply
from quadrille.money import Pot, Reason
from quadrille.seats import NATURE, Seat
from quadrille.text.names import check_names

_STRUCK: Final = "# struck: "
_DEALER: Final = "# first dealer "


class Entry(Struct, frozen=True):
    """A deal that was entered, struck through or not."""

    report: Report
    struck: bool = False


class Sheet(Struct, frozen=True):
    """The score sheet of one sitting."""

    names: tuple[str, ...]
    begun: Sitting
    entries: tuple[Entry, ...] = ()


def opened(names: tuple[str, ...], begun: Sitting) -> Sheet:
    """A sheet with nothing on it; raises `Unreadable` for a name."""
    check_names(names)
    return Sheet(names, begun)


def played(sheet: Sheet, upto: int | None = None) -> Sitting:
    """The sitting that follows from the entries that stand, or from those before a place."""
    sitting = sheet.begun
    for entry in sheet.entries[:upto]:
        if not entry.struck:
            sitting, _ = apply(sitting, NATURE, entry.report)
    return sitting


def entered(sheet: Sheet, report: Report) -> Sheet:
    """The sheet with one deal more; raises `NotAllowed` for what the law refuses."""
    return _checked(sheet, (*sheet.entries, Entry(report)))


def amended(sheet: Sheet, at: int, report: Report) -> Sheet:
    """An entry is made anew; raises `NotAllowed` if it, or a later one, then cannot stand."""
    return _checked(sheet, (*sheet.entries[:at], Entry(report), *sheet.entries[at + 1 :]))


def marked(sheet: Sheet, at: int, *, struck: bool) -> Sheet:
    """An entry is struck through, or stands again; raises `NotAllowed` if another then cannot."""
    entry = msgspec.structs.replace(sheet.entries[at], struck=struck)
    return _checked(sheet, (*sheet.entries[:at], entry, *sheet.entries[at + 1 :]))


def _checked(sheet: Sheet, entries: tuple[Entry, ...]) -> Sheet:
    changed = msgspec.structs.replace(sheet, entries=entries)
    played(changed)
    return changed


def reported(
    sitting: Sitting,
    some: tuple[Seat, ...],
    *,
    miss: Seat | None,
    defended: bool,
    tricks: tuple[int, ...],
) -> Report:
    """A deal as a table tells of it: who played, what became of Miss, and the tricks by seat.

    Who plays alone has taken Miss, and no trick is played; a dealer who is alone takes the pool
    because nobody else has played (LOO-4).
    """
    if len(some) > 1:
        return Report(played=some, miss=miss, defended=defended, tricks=tricks)
    nothing = (0,) * sitting.players
    if some in ((), (sitting.dealer,)):
        return Report(played=(), tricks=nothing)
    return Report(played=some, miss=some[0], tricks=nothing)


def last_standing(sheet: Sheet) -> int | None:
    """The place of the last entry that stands; none if there is none."""
    return max((at for at, entry in enumerate(sheet.entries) if not entry.struck), default=None)


def pushes(result: DealResult) -> tuple[tuple[Seat, int], ...]:
    """What each pushes to the pool when a deal is over, or takes from it if below zero.

    The dealer's stake lies there since before the deal.
    """
    due: dict[Seat, int] = {}
    for each in result.transfers:
        if each.reason is Reason.STAKE:
            continue
        seat, amount = (
            (each.payee, -each.amount) if each.payer is Pot.POOL else (each.payer, each.amount)
        )
        assert not isinstance(seat, Pot)
        due[seat] = due.get(seat, 0) + amount
    return tuple((seat, amount) for seat, amount in sorted(due.items()) if amount)


def as_text(sheet: Sheet) -> str:
    """The file of a sheet."""
    return "".join(f"{line}\n" for line in _texts(sheet))


def _texts(sheet: Sheet) -> Iterator[str]:
    standing = [(NATURE, entry.report) for entry in sheet.entries if not entry.struck]
    record = recorded(sheet.begun, standing, names=sheet.names)
    first, *texts = write_lines(record)
    yield first
    yield f"{_DEALER}{sheet.begun.dealer}"
    deals = list(sheet.entries)
    for line, text in zip(record.lines, texts, strict=True):
        if text.startswith("deal "):
            while deals and deals[0].struck:
                yield _struck(deals.pop(0))
        yield text
        if isinstance(line, ResultLine):
            deals.pop(0)
    yield from map(_struck, deals)


def _struck(entry: Entry) -> str:
    return f"{_STRUCK}{notation.write_report(entry.report)}"


def from_text(text: str) -> Sheet:
    """The sheet of a file; raises `Unreadable` for the first thing wrong with it.

    So does a record that names nobody, or one of deals that were played card by card.
    """
    replayed = load(text)
    if replayed.names is None:
        raise Unreadable("keep-no-names")
    standing = [_reported(action) for _, action in replayed.deeds]
    entries: list[Entry] = []
    begun = replayed.begun
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("result "):
            entries.append(Entry(standing.pop(0)))
        elif line.startswith(_STRUCK):
            entries.append(Entry(_read(line.removeprefix(_STRUCK), number), struck=True))
        elif line.startswith(_DEALER):
            begun = msgspec.structs.replace(begun, dealer=_dealer(line, begun))
    return Sheet(replayed.names, begun, tuple(entries))


def _read(line: str, at: int) -> Report:
    try:
        return _reported(notation.read(line)[1])
    except Unreadable as fault:
        raise Unreadable(fault.code, line=at, facts=fault.facts) from fault


def _reported(action: object) -> Report:
    if not isinstance(action, Report):
        raise Unreadable("keep-played")
    return action


def _dealer(line: str, begun: Sitting) -> Seat:
    """Who deals first; the deals alone do not tell while there are none."""
    told = line.removeprefix(_DEALER)
    seats = {str(seat): Seat(seat) for seat in range(begun.players)}
    return seats.get(told, begun.dealer)
