"""What a person is shown beside her view: why things are closed to her, and the public accounts."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from quadrille.errors import Refusal
from quadrille.loo.actions import Play, Say, SeatAction, Word
from quadrille.loo.deal import Announcing, Playing, Settled
from quadrille.loo.sitting import DealResult, Sitting, refuse
from quadrille.loo.view import SeatView, view
from quadrille.seats import Seat


class Closed(Struct, frozen=True):
    """An action of the moment that is not allowed, and why."""

    action: SeatAction
    refusal: Refusal


class Screen(Struct, frozen=True):
    """What a person at a seat is shown: her view, and why each closed action is closed."""

    view: SeatView
    closed: tuple[Closed, ...]


class Book(Struct, frozen=True, kw_only=True):
    """The public accounts of a sitting."""

    results: tuple[DealResult, ...]
    balances: tuple[int, ...]
    complete: bool


def screen(sitting: Sitting, seat: Seat | None) -> Screen:
    """What a person at a seat is shown."""
    shown = view(sitting, seat)
    if seat is None or shown.turn != seat:
        return Screen(shown, ())
    asked = ((action, refuse(sitting, seat, action)) for action in _imaginable(sitting, seat))
    closed = (Closed(action, refusal) for action, refusal in asked if refusal is not None)
    return Screen(shown, tuple(closed))


def book(sitting: Sitting) -> Book:
    """The accounts of all deals so far; they are public."""
    return Book(
        results=sitting.results,
        balances=sitting.accounts.purses,
        complete=sitting.is_complete,
    )


def _imaginable(sitting: Sitting, seat: Seat) -> tuple[SeatAction, ...]:
    """What a person might want to do now, allowed or not; to defend Miss, only the dealer."""
    assert sitting.deal is not None
    match sitting.deal.phase:
        case Announcing():
            return tuple(
                Say(word) for word in Word if word is not Word.DEFEND or seat == sitting.deal.dealer
            )
        case Playing() | Settled():
            return tuple(map(Play, sitting.deal.held[seat]))
        case never:
            assert_never(never)
