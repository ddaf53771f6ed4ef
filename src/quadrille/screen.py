"""What a person is shown beside her view: why things are closed to her, and the public accounts."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from quadrille.cards import Suit
from quadrille.errors import Refusal
from quadrille.money import Transfer
from quadrille.rules.actions import PLAYS, Call, Give, NameTrumps, SeatAction
from quadrille.rules.auction import all_bids
from quadrille.rules.deal import Auction, Exchange, Naming, Playing, Settled
from quadrille.rules.ranking import plain_order
from quadrille.seats import Seat
from quadrille.sitting import (
    DealResult,
    Sitting,
    VoidDeal,
    deals_won,
    final_balances,
    final_transfers,
    refuse,
)
from quadrille.view import SeatView, view


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

    purse: int
    """Counters that each player started with."""
    results: tuple[DealResult | VoidDeal, ...]
    final_transfers: tuple[Transfer, ...]
    final_balances: tuple[int, ...]
    complete: bool
    deals_won: tuple[int, int] | None
    """Deals won by the declaring side and by the defenders, where the table tells them."""


def screen(sitting: Sitting, seat: Seat | None) -> Screen:
    """What a person at a seat is shown."""
    shown = view(sitting, seat)
    closed = _closed(sitting, seat) if seat is not None and shown.turn == seat else ()
    return Screen(shown, closed)


def book(sitting: Sitting) -> Book:
    """The accounts of all deals so far; they are public."""
    return Book(
        purse=sitting.rules.purse,
        results=sitting.results,
        final_transfers=final_transfers(sitting),
        final_balances=final_balances(sitting),
        complete=sitting.is_complete,
        deals_won=deals_won(sitting),
    )


def _closed(sitting: Sitting, seat: Seat) -> tuple[Closed, ...]:
    asked = ((action, refuse(sitting, seat, action)) for action in _imaginable(sitting, seat))
    return tuple(Closed(action, refusal) for action, refusal in asked if refusal is not None)


def _imaginable(sitting: Sitting, seat: Seat) -> tuple[SeatAction, ...]:
    """What a person might want to do now, allowed or not."""
    assert sitting.deal is not None
    phase, hand = sitting.deal.phase, sitting.deal.held[seat]
    match phase:
        case Auction():
            return all_bids(sitting.rules, sitting.favourite)
        case Naming(undertaking=undertaking) if undertaking.trumps is None:
            return tuple(NameTrumps(suit) for suit in Suit)
        case Naming(undertaking=undertaking):
            suits = (suit for suit in Suit if suit is not undertaking.trumps)
            return tuple(Call(card) for suit in suits for card in plain_order(suit)[:2])
        case Exchange():
            return tuple(Give(card) for card in hand)
        case Playing():
            return tuple(PLAYS[card.at] for card in hand)
        case Settled():
            return ()
        case never:
            assert_never(never)
