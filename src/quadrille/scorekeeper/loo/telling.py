"""A score sheet of Three-Card Loo told as data, for a page, for programs and for spreadsheets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from quadrille.loo import notation
from quadrille.loo.choices import options_of
from quadrille.loo.dealing import STAKE, is_single
from quadrille.loo.keeping import Sheet, played, pushes
from quadrille.loo.scores import Scores, scores
from quadrille.loo.sitting import DealResult, apply
from quadrille.money import Party, Pot
from quadrille.scorekeeper.exports import EntryKept, csv_of
from quadrille.scorekeeper.telling import Pushed
from quadrille.seats import NATURE, Seat

_COLUMNS: Final = ("entry", "struck", "deal", "dealer", "pool played for", "played", "miss")
"""What is told of every entry, before the tricks, who was looed, and the accounts."""


class LooEntryTold(Struct, frozen=True, kw_only=True):
    """A deal that was entered; what came of it is not told of one that is struck through."""

    at: int
    """Its place in the sheet."""
    line: str
    """As the record writes it."""
    struck: bool
    played: tuple[Seat, ...]
    miss: Seat | None
    defended: bool
    tricks: tuple[int, ...]
    number: int | None = None
    dealer: Seat | None = None
    pool_before: int = 0
    """What was played for, the dealer's stake among it."""
    double: bool = False
    """Whether more than the stake was played for."""
    looed: tuple[Seat, ...] = ()
    balances: tuple[int, ...] = ()
    pool: int = 0
    pushes: tuple[Pushed, ...] = ()


class LooSheetTold(Struct, frozen=True, kw_only=True):
    """A score sheet with everything that follows from it."""

    names: tuple[str, ...]
    rules: str
    options: tuple[tuple[str, str], ...]
    deals: int
    counted: int
    dealer: Seat
    """Who deals next."""
    double: bool
    """Whether more than the stake is played for in the next deal."""
    entries: tuple[LooEntryTold, ...]
    balances: tuple[int, ...]
    pool: int
    due: tuple[Pushed, ...]
    """What is put up before the next deal."""
    complete: bool


class LooSheetKept(Struct, frozen=True, kw_only=True):
    """A score sheet as JSON."""

    names: tuple[str, ...]
    rules: str
    options: dict[str, str]
    deals: int
    entries: tuple[EntryKept, ...]
    scores: Scores
    """What `quadrille score --json` tells of the entries that stand."""


def told(sheet: Sheet) -> LooSheetTold:
    """Everything that a page may want to know of a sheet."""
    sitting = played(sheet)
    accounts = sitting.accounts
    due = () if sitting.is_complete else (_push(sitting.dealer, Pot.POOL, STAKE),)
    return LooSheetTold(
        names=sheet.names,
        rules=sitting.rules.key,
        options=options_of(sitting.rules),
        deals=sitting.deals,
        counted=len(sitting.results),
        dealer=sitting.dealer,
        double=not is_single(accounts.pool + STAKE),
        entries=tuple(_entries(sheet)),
        balances=accounts.purses,
        pool=accounts.pool,
        due=due,
        complete=sitting.is_complete,
    )


def _entries(sheet: Sheet) -> Iterator[LooEntryTold]:
    sitting = sheet.begun
    for at, entry in enumerate(sheet.entries):
        report = entry.report
        known = LooEntryTold(
            at=at,
            line=notation.write_report(report),
            struck=entry.struck,
            played=report.played,
            miss=report.miss,
            defended=report.defended,
            tricks=report.tricks,
        )
        if not entry.struck:
            sitting, _ = apply(sitting, NATURE, report)
            known = _with_result(known, sitting.results[-1])
        yield known


def _with_result(known: LooEntryTold, result: DealResult) -> LooEntryTold:
    return msgspec.structs.replace(
        known,
        number=result.number,
        dealer=result.dealer,
        pool_before=result.pool_before,
        double=not is_single(result.pool_before),
        looed=result.looed,
        balances=result.balances,
        pool=result.pool,
        pushes=tuple(_pushes(result)),
    )


def _pushes(result: DealResult) -> Iterator[Pushed]:
    for seat, amount in pushes(result):
        payer, payee = (seat, Pot.POOL) if amount > 0 else (Pot.POOL, seat)
        yield _push(payer, payee, abs(amount))


def _push(payer: Party, payee: Party, amount: int) -> Pushed:
    return Pushed(payer=payer, payee=payee, amount=amount, markers=0, fish=0, jetons=amount)


def as_json(sheet: Sheet) -> str:
    """The sheet and its scores as one object, in one line."""
    known = told(sheet)
    kept = LooSheetKept(
        names=known.names,
        rules=known.rules,
        options=dict(known.options),
        deals=known.deals,
        entries=tuple(EntryKept(each.line, each.struck) for each in known.entries),
        scores=scores(played(sheet)),
    )
    return msgspec.json.encode(kept).decode() + "\n"


def as_csv(sheet: Sheet) -> str:
    """A line for each entry; balances stand where an entry has changed them."""
    known = told(sheet)
    heads = (*_COLUMNS, "tricks", "looed", *known.names, "pool")
    return csv_of((heads, *(tuple(_row(known, entry)) for entry in known.entries)))


def _row(known: LooSheetTold, entry: LooEntryTold) -> Iterator[str]:
    def named(*seats: Seat) -> str:
        return "; ".join(known.names[seat] for seat in seats)

    yield str(entry.at + 1)
    yield "yes" if entry.struck else "no"
    yield "" if entry.number is None else str(entry.number)
    yield "" if entry.dealer is None else named(entry.dealer)
    yield "" if entry.struck else str(entry.pool_before)
    yield named(*entry.played)
    yield "defended" if entry.defended else "" if entry.miss is None else named(entry.miss)
    yield " ".join(map(str, entry.tricks))
    yield named(*entry.looed)
    yield from [""] * len(known.names) if entry.struck else map(str, entry.balances)
    yield "" if entry.struck else str(entry.pool)
