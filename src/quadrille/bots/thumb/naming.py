"""Naming trumps, calling, inviting, and giving a card for the called one."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from quadrille.bots.counting import (
    PLAIN,
    Estimate,
    estimate,
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
    THROUGH_KING,
    THROUGH_SOLO,
    Choice,
    Reason,
)
from quadrille.cards import Card, Cards, Suit, cards
from quadrille.rules.actions import Call, Give, Invite, NameTrumps, Through
from quadrille.rules.calling import callable_cards
from quadrille.rules.choices import RuleSet
from quadrille.rules.counsel import Ground, ally_to_call, king_to_take
from quadrille.rules.ranking import ORDERS
from quadrille.rules.returning import must_return
from quadrille.rules.ways import contract_through
from quadrille.view import Contracted, SeatView
from quadrille.worlds.support import rules_of

INVITES_BELOW: Final = 15
"""Forced to play with fewer thirds of a trick than this, Hombre lets the ally name trumps."""


LONELY: Final = 9
"""Thirds of a trick that an ally is worth, and that Hombre lacks who must call her own card."""


def best_trumps(
    hand: Cards,
    suits: tuple[Suit, ...],
    favourite: Suit | None,
    lonely: Container[Suit] = (),
) -> Estimate:
    """The suit that promises most as trumps; among equals the favourite, then the longest."""
    return max(
        (estimate(hand, suit) for suit in suits),
        key=lambda found: (
            promise(found, lonely),
            found.suit is favourite,
            found.trumps,
            found.tricks,
        ),
    )


def promise(found: Estimate, lonely: Container[Suit]) -> int:
    """Thirds of a trick that a suit promises where an ally may be missing."""
    return found.thirds - (LONELY if found.suit in lonely else 0)


def lonely_suits(rules: RuleSet, hand: Cards) -> frozenset[Suit]:
    """The suits in which, were they trumps, she could call only what she holds herself."""
    return frozenset(suit for suit in Suit if not callable_cards(rules, hand, suit) - hand)


def name(view: SeatView, contract: Contracted) -> Choice:
    """Trumps are named by the best count, and the called card by its suit."""
    if contract.trumps is not None:
        return _call(view, contract, contract.trumps)
    ways = [action for action in view.legal if isinstance(action, Through)]
    if ways:
        return _through(view, ways)
    suits = tuple(action.suit for action in view.legal if isinstance(action, NameTrumps))
    hand, rules = cards(view.hand), rules_of(view.rules, view.options)
    lonely = lonely_suits(rules, hand) if contract.calls else frozenset[Suit]()
    found = best_trumps(hand, suits, view.favourite, lonely)
    inviting = cards(action.card for action in view.legal if isinstance(action, Invite))
    if inviting and found.thirds < INVITES_BELOW:
        return Choice(Invite(ally_to_call(hand, inviting)[0]), INVITE_WEAK)
    only = len(suits) == 1 and contract.in_favourite
    return Choice(NameTrumps(found.suit), MUST_BE_FAVOURITE if only else BEST_TRUMPS)


def _through(view: SeatView, ways: Sequence[Through]) -> Choice:
    """All ten are played alone by a hand that counts them, else with a king given up."""
    rules = rules_of(view.rules, view.options)
    tricks = best_trumps(cards(view.hand), tuple(Suit), view.favourite).tricks
    fit = [way for way in ways if contract_through(rules, way).needs <= tricks]
    chosen = (fit or ways)[0 if fit else -1]
    return Choice(chosen, THROUGH_KING if contract_through(rules, chosen).calls else THROUGH_SOLO)


def _call(view: SeatView, contract: Contracted, trumps: Suit) -> Choice:
    hand = cards(view.hand)
    callable_ = cards(action.card for action in view.legal if isinstance(action, Call))
    comes_back = not contract.forced and must_return(rules_of(view.rules, view.options))
    if contract.exchanges or comes_back:
        return Choice(Call(king_to_take(hand, callable_)[0]), CALL_LONGEST)
    card, ground = ally_to_call(hand, callable_)
    return Choice(Call(card), _why_called(ground))


def _why_called(ground: Ground) -> Reason:
    match ground:
        case Ground.FROM_NEED | Ground.OWN:
            return CALL_FROM_NEED
        case Ground.IN_RULE:
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
