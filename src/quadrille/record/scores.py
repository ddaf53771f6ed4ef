"""The accounts of a sitting for programs: one object, with the keys of the record's contract."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from quadrille.cards import Card, Suit
from quadrille.rules.deal import Outcome
from quadrille.seats import Seat
from quadrille.sitting import (
    DealResult,
    Sitting,
    VoidDeal,
    final_balances,
    final_transfers,
)
from quadrille.text.payments import Moved, moved


class DealScores(Struct, frozen=True, kw_only=True):
    """One deal; of a void one, the keys that tell what was undertaken are null."""

    number: int
    dealer: Seat
    void: bool
    contract: str | None = None
    favourite: bool | None = None
    forced: bool | None = None
    hombre: Seat | None = None
    ally: Seat | None = None
    trumps: Suit | None = None
    called: Card | None = None
    tricks: tuple[int, ...] = (0, 0, 0, 0)
    outcome: Outcome | None = None
    premiers: bool | None = None
    vole: str | None = None
    transfers: tuple[Moved, ...] = ()
    balances: tuple[int, ...]
    pool: int
    vole_pool: int = 0
    carried: int = 0
    active_beasts: tuple[int, ...] = ()
    waiting_beasts: tuple[int, ...] = ()


class FinalScores(Struct, frozen=True, kw_only=True):
    """How the sitting stands."""

    balances: tuple[int, ...]
    transfers: tuple[Moved, ...]
    complete: bool


class Scores(Struct, frozen=True, kw_only=True):
    """The accounts of a sitting, deal by deal."""

    rules: str
    deals: tuple[DealScores, ...]
    final: FinalScores


Result: TypeAlias = DealResult | VoidDeal


def scores(sitting: Sitting) -> Scores:
    """The accounts of all deals that are over; an unfinished one is not among them."""
    return Scores(
        rules=sitting.rules.key,
        deals=tuple(_deal(result) for result in sitting.results),
        final=FinalScores(
            balances=final_balances(sitting),
            transfers=moved(final_transfers(sitting)),
            complete=sitting.is_complete,
        ),
    )


def encode(told: Scores) -> bytes:
    """The scores as JSON, in one line."""
    return msgspec.json.encode(told)


def _deal(result: Result) -> DealScores:
    told = DealScores(
        number=result.number,
        dealer=result.dealer,
        void=isinstance(result, VoidDeal),
        balances=result.balances,
        pool=result.pool,
        carried=result.carried,
        active_beasts=result.beasts.active,
        waiting_beasts=result.beasts.waiting,
    )
    return told if isinstance(result, VoidDeal) else _undertaken(told, result)


def _undertaken(told: DealScores, result: DealResult) -> DealScores:
    facts = result.facts
    return msgspec.structs.replace(
        told,
        contract=facts.contract.key,
        favourite=facts.in_favourite,
        forced=facts.forced,
        hombre=facts.hombre,
        ally=facts.ally,
        trumps=facts.trumps,
        called=facts.called,
        tricks=facts.tricks,
        outcome=result.outcome,
        premiers=facts.premiers,
        vole=result.vole,
        transfers=moved(result.transfers),
    )
