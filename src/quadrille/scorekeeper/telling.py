"""A score sheet told as data: every entry with what came of it, and how the sitting stands."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from quadrille.books import carried_games, occasion, purses
from quadrille.cards import Suit
from quadrille.ledger import posted
from quadrille.money import Party, Transfer, in_counters
from quadrille.record import notation
from quadrille.rules.actions import Claim, Redeal, Report
from quadrille.rules.deal import Outcome
from quadrille.rules.final import reprises
from quadrille.rules.options import options_of
from quadrille.rules.rates import jeton_tariff
from quadrille.rules.stakes import stakes
from quadrille.rules.standing import Bonus, Fault
from quadrille.rulesets import find
from quadrille.scorekeeper.pushes import Push, evened, netted, pushed, put_up
from quadrille.scorekeeper.sheet import Entry, Sheet
from quadrille.seats import SEATS, Four, Seat
from quadrille.sitting import (
    DealResult,
    Sitting,
    VoidDeal,
    apply,
    claims,
    deals_won,
    final_balances,
    final_transfers,
)


class Pushed(Struct, frozen=True, kw_only=True):
    """Counters that one party pushes to another, laid out in as few as can be."""

    payer: Party
    payee: Party
    amount: int
    markers: int
    fish: int
    jetons: int
    """Where a rule set has one kind of counter only, all of them are here."""


class DealTold(Struct, frozen=True, kw_only=True):
    """A deal that counts, as a score sheet tells it."""

    hombre: Seat
    ally: Seat | None
    giver: Seat | None
    contract: str
    forced: bool
    called_own: bool
    trumps: Suit
    favourite: bool
    double: bool
    clearing: bool
    tricks: Four[int]
    side: int
    """Tricks of the declaring side."""
    matadors: int
    outcome: Outcome
    vole: str
    transfers: tuple[Transfer, ...]
    change: tuple[int, ...]
    """What each player has won or lost in it."""


class EntryTold(Struct, frozen=True, kw_only=True):
    """An entry; what came of it is not told of one that is struck through."""

    at: int
    """Its place in the sheet."""
    kind: str
    """`result`, `redeal`, `fault` or `claim`."""
    line: str
    """As the record writes it."""
    struck: bool
    number: int | None = None
    """The deal that it is, or belongs to."""
    dealer: Seat | None = None
    deal: DealTold | None = None
    balances: tuple[int, ...] = ()
    pool: int = 0
    carried: int = 0
    active: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    put_up: tuple[Pushed, ...] = ()
    pushes: tuple[Pushed, ...] = ()


class Owed(Struct, frozen=True):
    """A bonus that lapses unless it is claimed before the next deal."""

    seat: Seat
    bonus: Bonus


class SheetTold(Struct, frozen=True, kw_only=True):
    """A score sheet with everything that follows from it."""

    names: Four[str]
    rules: str
    options: tuple[tuple[str, str], ...]
    """What the table has changed."""
    favourite: Suit | None
    jetons: bool
    """Whether amounts are jetons, which are laid out as markers and fish too."""
    deals: int
    counted: int
    dealer: Seat
    """Who deals next."""
    double: bool
    clearing: bool
    entries: tuple[EntryTold, ...]
    balances: tuple[int, ...]
    purses: tuple[int, ...]
    pool: int
    carried: int
    active: tuple[int, ...]
    waiting: tuple[int, ...]
    owed: tuple[Owed, ...]
    due: tuple[Pushed, ...]
    """What is put up before the next deal."""
    complete: bool
    final: tuple[int, ...]
    """Each player's total change, after the final payments if the sitting is complete."""
    last_pushes: tuple[Pushed, ...]
    """What is pushed when the sitting is complete: a pool that is left, and the cards."""
    evening: tuple[Pushed, ...]
    """The fewest payments between players that settle the sitting as it stands."""
    reprises: tuple[int, ...]
    deals_won: tuple[int, int] | None


def told(sheet: Sheet) -> SheetTold:
    """Everything that a page, a terminal or a program may want to know of a sheet."""
    entries, sitting = _entries(sheet)
    rules, accounts, beasts = sitting.rules, sitting.accounts, sitting.books.beasts
    then, final = occasion(sitting), final_transfers(sitting)
    due = () if sitting.is_complete else stakes(rules, sitting.dealer, then)
    return SheetTold(
        names=sheet.names,
        rules=rules.key,
        options=changed_options(sitting),
        favourite=sitting.favourite,
        jetons=has_jetons(sitting),
        deals=sitting.deals,
        counted=sitting.counted,
        dealer=sitting.dealer,
        double=then.double,
        clearing=then.clearing,
        entries=entries,
        balances=accounts.purses,
        purses=purses(sitting),
        pool=accounts.pool,
        carried=carried_games(sitting),
        active=beasts.active,
        waiting=beasts.waiting,
        owed=tuple(Owed(seat, each.bonus) for seat in SEATS for each in claims(sitting, seat)),
        due=laid_out(sitting, netted(due)),
        complete=sitting.is_complete,
        final=final_balances(sitting),
        last_pushes=laid_out(sitting, netted(final)),
        evening=laid_out(sitting, evened(posted(accounts, final))),
        reprises=reprises(rules, final_balances(sitting)),
        deals_won=deals_won(sitting),
    )


def changed_options(sitting: Sitting) -> tuple[tuple[str, str], ...]:
    """The options that the table has changed, with the values that they have."""
    usual = dict(options_of(find(sitting.rules.key)))
    return tuple(pair for pair in options_of(sitting.rules) if usual[pair[0]] != pair[1])


def has_jetons(sitting: Sitting) -> bool:
    """Whether amounts are jetons, of which ten are a fish and a hundred a marker."""
    return jeton_tariff(sitting.rules) is not None


def laid_out(sitting: Sitting, pushes: tuple[Push, ...]) -> tuple[Pushed, ...]:
    """Pushes in as few counters as can be."""
    return tuple(_pushed(push, in_jetons=has_jetons(sitting)) for push in pushes)


def _pushed(push: Push, *, in_jetons: bool) -> Pushed:
    laid = in_counters(push.amount)
    return Pushed(
        payer=push.payer,
        payee=push.payee,
        amount=push.amount,
        markers=laid.markers if in_jetons else 0,
        fish=laid.fish if in_jetons else 0,
        jetons=laid.jetons if in_jetons else push.amount,
    )


def _entries(sheet: Sheet) -> tuple[tuple[EntryTold, ...], Sitting]:
    """Each entry as it is told, and the sitting after the last that stands."""
    sitting, entries = sheet.begun, []
    for at, entry in enumerate(sheet.entries):
        if entry.struck:
            entries.append(_struck(at, entry))
            continue
        before, (sitting, _) = sitting, apply(sitting, entry.who, entry.action)
        entries.append(_standing(at, entry, before, sitting))
    return tuple(entries), sitting


def _struck(at: int, entry: Entry) -> EntryTold:
    line = notation.write(entry.who, entry.action)
    return EntryTold(at=at, kind=_kind(entry), line=line, struck=True)


def _kind(entry: Entry) -> str:
    match entry.action:
        case Report():
            return "result"
        case Redeal():
            return "redeal"
        case Fault():
            return "fault"
        case Claim():
            return "claim"
        case never:
            assert_never(never)


def _standing(at: int, entry: Entry, before: Sitting, after: Sitting) -> EntryTold:
    result = after.results[-1]
    moved = _moved(entry, before, result)
    return EntryTold(
        at=at,
        kind=_kind(entry),
        line=notation.write(entry.who, entry.action),
        struck=False,
        number=result.number,
        dealer=result.dealer,
        deal=_deal(result, before) if isinstance(entry.action, Report) else None,
        balances=result.balances,
        pool=result.pool,
        carried=result.carried,
        active=result.beasts.active,
        waiting=result.beasts.waiting,
        put_up=laid_out(after, put_up(moved)),
        pushes=laid_out(after, pushed(moved)),
    )


def _moved(entry: Entry, before: Sitting, result: DealResult | VoidDeal) -> tuple[Transfer, ...]:
    """What moves at an entry: of a deal all, and of what settles it anew the difference."""
    if isinstance(result, VoidDeal):
        return ()
    if entry.is_deal:
        return result.transfers
    settled = before.results[-1]
    assert isinstance(settled, DealResult)
    return (*result.transfers, *map(_taken_back, settled.transfers))


def _taken_back(each: Transfer) -> Transfer:
    return Transfer(each.payee, each.payer, each.amount, each.reason, each.clause)


def _deal(result: DealResult | VoidDeal, before: Sitting) -> DealTold:
    assert isinstance(result, DealResult)
    facts, balances = result.facts, before.accounts.purses
    return DealTold(
        hombre=facts.hombre,
        ally=facts.ally,
        giver=facts.giver,
        contract=facts.contract.key,
        forced=facts.forced,
        called_own=facts.called_own,
        trumps=facts.trumps,
        favourite=facts.in_favourite,
        double=result.occasion.double,
        clearing=result.occasion.clearing,
        tricks=facts.tricks,
        side=facts.side_tricks,
        matadors=facts.matadors,
        outcome=result.outcome,
        vole=result.vole,
        transfers=result.transfers,
        change=tuple(now - then for now, then in zip(result.balances, balances, strict=True)),
    )
