"""What a person is shown beside her view: why things are closed to her, and the public accounts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from msgspec import Struct

from quadrille.cards import Card, Suit
from quadrille.errors import Refusal
from quadrille.money import Transfer
from quadrille.rules.actions import KEEP, PLAYS, RETURN, Call, Give, NameTrumps, SeatAction, Through
from quadrille.rules.deal import Auction, Exchange, Naming, Playing, Returning, Settled
from quadrille.rules.final import reprises
from quadrille.rules.ladders import all_bids
from quadrille.rules.ranking import plain_order
from quadrille.seats import Seat
from quadrille.sitting import (
    DealResult,
    Sitting,
    VoidDeal,
    apply,
    deals_won,
    final_balances,
    final_transfers,
    is_unfinished,
    legal,
    refuse,
)
from quadrille.view import SeatView, view


class Closed(Struct, frozen=True):
    """An action of the moment that is not allowed, and why."""

    action: SeatAction
    refusal: Refusal


class CallsWith(Struct, frozen=True):
    """What may be called after some trumps; what is chosen together is said as one."""

    way: str | None
    """How a declared vole is to be played, where that is said first; then nothing may be called
    if nothing is listed."""
    trumps: Suit
    legal: tuple[Card, ...]
    closed: tuple[Closed, ...]


class Screen(Struct, frozen=True):
    """What a person at a seat is shown: her view, and why each closed action is closed."""

    view: SeatView
    closed: tuple[Closed, ...]
    calls: tuple[CallsWith, ...]
    """While trumps are hers to name and a call goes with them: what may be called with each."""


class Book(Struct, frozen=True, kw_only=True):
    """The public accounts of a sitting."""

    purse: int
    """Counters that each player started with."""
    results: tuple[DealResult | VoidDeal, ...]
    final_transfers: tuple[Transfer, ...]
    final_balances: tuple[int, ...]
    complete: bool
    reprises: tuple[int, ...]
    """Net losses in reprises, where the rule set tells them."""
    deals_won: tuple[int, int] | None
    """Deals won by the declaring side and by the defenders, where the table tells them."""


def screen(sitting: Sitting, seat: Seat | None) -> Screen:
    """What a person at a seat is shown."""
    shown = view(sitting, seat)
    if seat is None or shown.turn != seat:
        return Screen(shown, (), ())
    return Screen(shown, _closed(sitting, seat), _calls(sitting, seat))


def book(sitting: Sitting) -> Book:
    """The accounts of all deals so far; they are public."""
    return Book(
        purse=sitting.rules.purse,
        results=sitting.results,
        final_transfers=final_transfers(sitting),
        final_balances=final_balances(sitting),
        complete=sitting.is_complete,
        reprises=reprises(sitting.rules, final_balances(sitting)),
        deals_won=deals_won(sitting),
    )


def _closed(sitting: Sitting, seat: Seat) -> tuple[Closed, ...]:
    asked = ((action, refuse(sitting, seat, action)) for action in _imaginable(sitting, seat))
    return tuple(Closed(action, refusal) for action, refusal in asked if refusal is not None)


def _calls(sitting: Sitting, seat: Seat) -> tuple[CallsWith, ...]:
    ways = tuple(action for action in legal(sitting) if isinstance(action, Through))
    if not ways:
        return tuple(
            _calls_with(after, seat, None, suit)
            for suit, after in _named(sitting, seat)
            if is_unfinished(after)
        )
    return tuple(
        _calls_with(after, seat, way.contract, suit)
        for way in ways
        for suit, after in _named(apply(sitting, seat, way)[0], seat)
    )


def _named(sitting: Sitting, seat: Seat) -> Iterator[tuple[Suit, Sitting]]:
    """What becomes of a sitting by each naming of trumps."""
    for action in legal(sitting):
        if isinstance(action, NameTrumps):
            yield action.suit, apply(sitting, seat, action)[0]


def _calls_with(after: Sitting, seat: Seat, way: str | None, suit: Suit) -> CallsWith:
    return CallsWith(
        way,
        suit,
        tuple(action.card for action in legal(after) if isinstance(action, Call)),
        _closed(after, seat) if is_unfinished(after) else (),
    )


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
        case Returning():
            return (RETURN, KEEP)
        case Exchange():
            return tuple(Give(card) for card in hand)
        case Playing() | Settled():
            return tuple(PLAYS[card.at] for card in hand)
        case never:
            assert_never(never)
