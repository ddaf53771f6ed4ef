"""Worked deals of Three-Card Loo: what the engine makes of records that are kept with the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct

from quadrille.loo.deal import Deal
from quadrille.loo.events import Announced, Event, Played, TrickWon
from quadrille.loo.pack import Card
from quadrille.loo.record import Replayed, load
from quadrille.loo.sitting import DealResult, apply

GROUP: Final = "LOO"
"""The clauses of Three-Card Loo, which are no part of Quadrille's law."""

Told: TypeAlias = Announced | Played | TrickWon

THEMES: Final[tuple[Callable[[DealResult], bool], ...]] = (
    lambda result: result.miss is not None and any(result.tricks),
    lambda result: result.defended,
    lambda result: any(transfer.clause == "LOO-10" for transfer in result.transfers),
)
"""Miss is taken; Miss is defended; a looed player pays what the pool held."""


class LooExample(Struct, frozen=True, kw_only=True):
    """A deal that was played to its end."""

    names: tuple[str, ...]
    number: int
    hands: tuple[tuple[Card, ...], ...]
    """As they were dealt, by seat."""
    miss: tuple[Card, ...]
    turn_up: Card
    events: tuple[Told, ...]
    result: DealResult


def loo_examples(root: Path) -> tuple[LooExample, ...]:
    """For each theme the shortest deal, of every record that is kept with the tests."""
    paths = sorted((root / "tests" / "loo" / "records").glob("*.loo"))
    deals = [deal for path in paths for deal in _deals(load(path.read_bytes()))]
    fitting = ([deal for deal in deals if fits(deal.result)] for fits in THEMES)
    return tuple(min(some, key=lambda deal: len(deal.events)) for some in fitting if some)


def _deals(replayed: Replayed) -> Iterator[LooExample]:
    sitting, gathered = replayed.begun, tuple[Event, ...]()
    for who, action in replayed.deeds:
        before, (sitting, events) = sitting, apply(sitting, who, action)
        gathered = (*gathered, *events)
        if len(sitting.results) > len(before.results):
            assert sitting.deal is not None
            yield _example(replayed.names or (), sitting.deal, sitting.results[-1], gathered)
            gathered = ()


def _example(
    names: tuple[str, ...], deal: Deal, result: DealResult, events: tuple[Event, ...]
) -> LooExample:
    return LooExample(
        names=names,
        number=result.number,
        hands=deal.dealt,
        miss=deal.miss,
        turn_up=deal.turn_up,
        events=tuple(event for event in events if isinstance(event, Told)),
        result=result,
    )
