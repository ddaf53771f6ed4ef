"""A player's hand before the play, as the maxims of bidding and naming look at it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from quadrille.bots.counting import Estimate, estimate
from quadrille.bots.maxims.styles import TRICK, USUAL, Judgement, Style
from quadrille.cards import SPADILLE, Cards, Suit, cards
from quadrille.rules.actions import Bid
from quadrille.rules.calling import callable_cards
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.rules.evaluation import playable
from quadrille.rules.ladders import contract_named, vole_ways
from quadrille.seats import after
from quadrille.view import SeatView
from quadrille.worlds.support import rules_of


class Hand(Struct, frozen=True, kw_only=True):
    """What is held, what it counts with each suit as trumps, and how it is judged."""

    view: SeatView
    rules: RuleSet
    judgement: Judgement
    held: Cards
    estimates: Mapping[Suit, Estimate]
    lonely: frozenset[Suit]
    """Suits in which, were they trumps, she could call only what she holds herself."""


def take_up(view: SeatView, style: Style) -> Hand:
    """Look at one's hand."""
    rules = rules_of(view.rules, view.options)
    held = cards(view.hand)
    return Hand(
        view=view,
        rules=rules,
        judgement=style.judgement(rules),
        held=held,
        estimates={suit: estimate(held, suit) for suit in Suit},
        lonely=frozenset(suit for suit in Suit if not callable_cards(rules, held, suit) - held),
    )


def worth(hand: Hand, suit: Suit, *, calls: bool) -> int:
    """What the hand is worth with a suit as trumps, less an ally where none can be called."""
    needs = hand.judgement.needs
    less = needs.lonely if needs is not None and calls and suit in hand.lonely else 0
    return hand.judgement.worth(hand.estimates[suit]) - less


def best_suit(hand: Hand, suits: tuple[Suit, ...], *, calls: bool) -> Suit:
    """The suit that promises most as trumps; among equals the favourite, then the longest."""
    return max(
        suits,
        key=lambda suit: (
            worth(hand, suit, calls=calls),
            suit is hand.view.favourite,
            hand.estimates[suit].trumps,
            hand.estimates[suit].guarded_queens,
        ),
    )


def contract_of(hand: Hand, bid: Bid) -> Contract:
    """The row of a bid."""
    contract = contract_named(hand.rules, bid.contract)
    assert contract is not None
    return contract


def suits_of(hand: Hand, bid: Bid) -> tuple[Suit, ...]:
    """The suits that may be trumps after a bid."""
    favourite = hand.view.favourite
    return (favourite,) if bid.favourite and favourite is not None else tuple(Suit)


def is_enough(hand: Hand, bid: Bid) -> bool:
    """Whether the hand is worth what its judgement asks for a bid."""
    contract = contract_of(hand, bid)
    suit = best_suit(hand, suits_of(hand, bid), calls=contract.calls)
    if contract.all_ten:
        ways = vole_ways(hand.rules) or (contract,)
        return hand.estimates[suit].tricks >= min(way.needs for way in ways)
    asked = hand.judgement.asks(hand.rules, contract) + _by_place(hand)
    made_good = _queen_made_good(hand, contract, suit)
    return worth(hand, suit, calls=contract.calls) + made_good >= asked


def _queen_made_good(hand: Hand, contract: Contract, trumps: Suit) -> int:
    """Where three tricks are asked, a guarded queen is one of them if her king can be called."""
    by_the_book = hand.judgement.needs is None and contract.calls and contract.needs < USUAL
    return TRICK * min(1, hand.estimates[trumps].guarded_queens) if by_the_book else 0


def is_enough_by_the_book(hand: Hand, bid: Bid) -> bool:
    """Whether the treatise would make the bid on the hand (EVAL-2)."""
    contract = contract_of(hand, bid)
    counted = max(hand.estimates[suit].tricks for suit in suits_of(hand, bid))
    return contract in playable(hand.rules, counted)


def _by_place(hand: Hand) -> int:
    """More or less is asked of the eldest hand, and of her who may be forced to play."""
    needs = hand.judgement.needs
    if needs is None:
        return 0
    first = needs.eldest if hand.view.seat == after(hand.view.dealer) else 0
    return first + (needs.spadille if SPADILLE in hand.held else 0)
