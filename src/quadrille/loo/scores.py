"""The accounts of a sitting of Three-Card Loo for programs: one object, much as Quadrille's."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from quadrille.cards import Suit
from quadrille.loo.pack import Card
from quadrille.loo.sitting import DealResult, Sitting
from quadrille.seats import Seat
from quadrille.text.payments import Moved, moved


class DealScores(Struct, frozen=True, kw_only=True):
    """One deal."""

    number: int
    dealer: Seat
    pool_before: int
    """What was played for, the dealer's stake among it."""
    turn_up: Card | None
    trumps: Suit | None
    """Both are unknown of a deal that is reported."""
    played: tuple[Seat, ...]
    """Who took part, from eldest."""
    miss: Seat | None
    """Who took Miss."""
    defended: bool
    """Whether the dealer defended it."""
    tricks: tuple[int, ...]
    looed: tuple[Seat, ...]
    transfers: tuple[Moved, ...]
    balances: tuple[int, ...]
    pool: int


class FinalScores(Struct, frozen=True, kw_only=True):
    """How the sitting stands."""

    balances: tuple[int, ...]
    transfers: tuple[Moved, ...] = ()
    """Nothing is paid at the end; a pool that is left stays there."""
    complete: bool


class Scores(Struct, frozen=True, kw_only=True):
    """The accounts of a sitting, deal by deal."""

    rules: str
    deals: tuple[DealScores, ...]
    final: FinalScores


def scores(sitting: Sitting) -> Scores:
    """The accounts of all deals that are over; an unfinished one is not among them."""
    balances = sitting.accounts.purses
    return Scores(
        rules=sitting.rules.key,
        deals=tuple(map(_deal, sitting.results)),
        final=FinalScores(balances=balances, complete=sitting.is_complete),
    )


def encode(told: Scores) -> bytes:
    """The scores as JSON, in one line."""
    return msgspec.json.encode(told)


def _deal(result: DealResult) -> DealScores:
    return DealScores(
        number=result.number,
        dealer=result.dealer,
        pool_before=result.pool_before,
        turn_up=result.turn_up,
        trumps=None if result.turn_up is None else result.turn_up.suit,
        played=result.played,
        miss=result.miss,
        defended=result.defended,
        tricks=result.tricks,
        looed=result.looed,
        transfers=moved(result.transfers),
        balances=result.balances,
        pool=result.pool,
    )
