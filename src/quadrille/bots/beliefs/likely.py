"""How much likelier a card is with one seat than with another, by what they have said and done.

Each card's holder is weighed by itself, so that worlds can be drawn by these weights exactly.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from math import exp
from typing import Final

import msgspec
from msgspec import Struct

from quadrille.bots.beliefs.signs import Kind, Said, Tell, kinds, said, tells
from quadrille.seats import SEATS, Four
from quadrille.view import SeatView

SUREST: Final = 4.0
"""No more is made of what a seat has done, as a logarithm of odds, however often she does it."""


class _Fitted(Struct, frozen=True):
    """Logarithms of odds, by name; `research/fit_beliefs.py` has made them."""

    made_by: str
    holds: Mapping[str, Mapping[str, float]]
    ally: Mapping[str, float]


def _fitted() -> _Fitted:
    told = files(__package__).joinpath("weights.json").read_bytes()
    return msgspec.json.decode(told, type=_Fitted)


_FITTED: Final = _fitted()
_HOLDS: Final = tuple(
    tuple(exp(_FITTED.holds[kind.name][spoke.name]) for spoke in Said) for kind in Kind
)
_ALLY: Final = tuple(_FITTED.ally[tell.name] for tell in Tell)


def likely(view: SeatView) -> tuple[Four[float], ...]:
    """For each card, by number, how much it weighs that each seat holds it."""
    contract = view.contract
    trumps, called = (contract.trumps, contract.called) if contract is not None else (None, None)
    spoke = [said(view, seat) for seat in SEATS]
    shows = [_shows(done) for done in tells(view)]
    a, b, c, d = spoke
    weights = [
        (_HOLDS[kind][a], _HOLDS[kind][b], _HOLDS[kind][c], _HOLDS[kind][d])
        for kind in kinds(trumps, called)
    ]
    if called is not None:
        first, second, third, fourth = (
            weight * show for weight, show in zip(weights[called.at], shows, strict=True)
        )
        weights[called.at] = (first, second, third, fourth)
    return tuple(weights)


def _shows(done: tuple[Tell, ...]) -> float:
    told = sum(_ALLY[tell] for tell in done)
    return exp(max(-SUREST, min(SUREST, told)))
