"""A sitting of Three-Card Loo as text: read and played again, and written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from quadrille.loo.actions import Action, DealOut, Report
from quadrille.loo.choices import LOO, options_of
from quadrille.loo.lines import (
    FIRST_LINE,
    ActionLine,
    DealLine,
    HandsLine,
    HeaderLine,
    Line,
    MissLine,
    NamesLine,
    PlayersLine,
    ResultLine,
    TurnUpLine,
    read_first,
)
from quadrille.loo.lines import read as read_line
from quadrille.loo.lines import write as write_line
from quadrille.loo.pack import arranged
from quadrille.loo.replay import Replay, balances_line, tricks_line
from quadrille.loo.sitting import DealResult, Sitting, apply
from quadrille.seats import Nature, Seat
from quadrille.text.header import LengthLine, OptionLine
from quadrille.text.names import check_names
from quadrille.text.payments import told
from quadrille.text.reading import parse

Deed = tuple[Seat | Nature, Action]
"""Who did what."""


class Record(Struct, frozen=True):
    """A sitting as text: every line after the first that is neither blank nor a comment."""

    lines: tuple[Line, ...]


class Replayed(Struct, frozen=True, kw_only=True):
    """A record found true, and the sitting that it tells."""

    record: Record
    begun: Sitting
    """As it was before the first deal."""
    deeds: tuple[Deed, ...]
    """All that was done, in order."""
    sitting: Sitting
    """As it stands at the end of the record."""
    names: tuple[str, ...] | None
    """Who sits where, if that is told."""


def load(data: bytes | str) -> Replayed:
    """Read a record and play it again; raises `Unreadable` for its first fault."""
    parsed = parse(data, read_first, read_line)
    replay = Replay()
    for placed in parsed.lines:
        replay.take(placed.at, placed.line)
    if parsed.fault is not None:
        raise parsed.fault
    begun, sitting = replay.ended(parsed.end)
    return Replayed(
        record=Record(tuple(placed.line for placed in parsed.lines)),
        begun=begun,
        deeds=tuple(replay.deeds),
        sitting=sitting,
        names=replay.agreed.names,
    )


def write(record: Record) -> str:
    """The text of a record."""
    return "".join(f"{line}\n" for line in write_lines(record))


def write_lines(record: Record) -> tuple[str, ...]:
    """The same line by line, the first one included."""
    return (FIRST_LINE, *map(write_line, record.lines))


def recorded(
    begun: Sitting,
    deeds: Sequence[Deed],
    *,
    names: Sequence[str] | None = None,
    derived: bool = True,
) -> Record:
    """The record of a sitting: how it began, all that was done, and what followed from it.

    Raises `NotAllowed` for what the law refuses, `Unreadable` for a name that cannot be written.
    """
    lines: list[Line] = list(_header(begun, names))
    sitting = begun
    for who, action in deeds:
        lines.extend(_lines(sitting, who, action))
        before, (sitting, _) = sitting, apply(sitting, who, action)
        if derived and len(sitting.results) > len(before.results):
            lines.extend(_derived(sitting.results[-1]))
    return Record(tuple(lines))


def _header(begun: Sitting, names: Sequence[str] | None) -> Iterator[HeaderLine]:
    usual = dict(options_of(LOO))
    for key, value in options_of(begun.rules):
        if value != usual[key]:
            yield OptionLine(key, value)
    yield LengthLine(begun.deals, in_rounds=False)
    if names is None:
        yield PlayersLine(begun.players)
    else:
        check_names(names)
        yield NamesLine(tuple(names))


def _lines(sitting: Sitting, who: Seat | Nature, action: Action) -> Iterator[Line]:
    match action:
        case DealOut(hands=hands, miss=miss, turn_up=turn_up):
            yield DealLine(sitting.number + 1, sitting.dealer)
            yield HandsLine(tuple(map(arranged, hands)))
            if miss:
                yield MissLine(arranged(miss))
            yield TurnUpLine(turn_up)
        case Report():
            yield DealLine(sitting.number + 1, sitting.dealer)
            yield ResultLine(action)
        case _:
            assert not isinstance(who, Nature)
            yield ActionLine(who, action)


def _derived(result: DealResult) -> Iterator[Line]:
    yield tricks_line(result)
    yield from told(result.transfers)
    yield balances_line(result)
