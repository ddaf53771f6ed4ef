"""Naming trumps, calling, inviting, and giving a card for the called one."""

from __future__ import annotations

from typing import Final

from quadrille.bots.counting import (
    PLAIN,
    PLAIN_CARDS,
    Estimate,
    estimate,
    king_to_call,
    king_to_take,
)
from quadrille.bots.reasons import (
    BEST_TRUMPS,
    CALL_FROM_NEED,
    CALL_LONGEST,
    CALL_SHORTEST,
    CALL_SINGLETON,
    GIVE_SHORTEST,
    INVITE_WEAK,
    MUST_BE_FAVOURITE,
    Choice,
    Reason,
)
from quadrille.cards import Card, Cards, Suit, cards
from quadrille.rules.actions import Call, Give, Invite, NameTrumps
from quadrille.rules.ranking import ORDERS
from quadrille.view import Contracted, SeatView

INVITES_BELOW: Final = 15
"""Forced to play with fewer thirds of a trick than this, Hombre lets the ally name trumps."""


def best_trumps(hand: Cards, suits: tuple[Suit, ...], favourite: Suit | None) -> Estimate:
    """The suit that promises most as trumps; among equals the favourite, then the longest."""
    return max(
        (estimate(hand, suit) for suit in suits),
        key=lambda found: (found.thirds, found.suit is favourite, found.trumps, found.tricks),
    )


def name(view: SeatView, contract: Contracted) -> Choice:
    """Trumps are named by the best count, and the called card by its suit."""
    if contract.trumps is not None:
        return _call(view, contract, contract.trumps)
    suits = tuple(action.suit for action in view.legal if isinstance(action, NameTrumps))
    found = best_trumps(cards(view.hand), suits, view.favourite)
    inviting = cards(action.card for action in view.legal if isinstance(action, Invite))
    if inviting and found.thirds < INVITES_BELOW:
        return Choice(Invite(king_to_call(cards(view.hand), inviting)), INVITE_WEAK)
    only = len(suits) == 1 and contract.in_favourite
    return Choice(NameTrumps(found.suit), MUST_BE_FAVOURITE if only else BEST_TRUMPS)


def _call(view: SeatView, contract: Contracted, trumps: Suit) -> Choice:
    hand = cards(view.hand)
    callable_ = cards(action.card for action in view.legal if isinstance(action, Call))
    if contract.exchanges:
        return Choice(Call(king_to_take(hand, callable_)), CALL_LONGEST)
    card = king_to_call(hand, callable_)
    return Choice(Call(card), _why_called(len(hand & PLAIN_CARDS[card.suit])))


def _why_called(length: int) -> Reason:
    match length:
        case 0:
            return CALL_FROM_NEED
        case 1:
            return CALL_SINGLETON
        case _:
            return CALL_SHORTEST


def give(view: SeatView, contract: Contracted) -> Choice:
    """The card given for a king is the lowest of the shortest suit, kings and trumps apart."""
    assert contract.trumps is not None
    assert contract.called is not None
    hand, trumps = cards(view.hand), contract.trumps
    offered = [action.card for action in view.legal if isinstance(action, Give)]
    card = min(offered, key=lambda card: _order_to_give(hand, trumps, contract.called, card))
    return Choice(Give(card), GIVE_SHORTEST)


def _order_to_give(
    hand: Cards, trumps: Suit, called: Card | None, card: Card
) -> tuple[bool, bool, bool, int, int]:
    order = ORDERS[trumps]
    suit = order.members[card.at]
    is_king = card not in order.trumps and card is PLAIN[card.suit][0]
    in_called_suit = called is not None and called in suit
    return (
        card in order.trumps,
        is_king,
        in_called_suit,
        len(hand & suit),
        order.strength[card.at],
    )
