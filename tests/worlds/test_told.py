"""What a call tells of the caller's hand is what the law of calling allows, turned round."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from quadrille import RuleSet, with_options
from quadrille.cards import Card, Cards, Suit, cards
from quadrille.rules.calling import (
    Told,
    callable_cards,
    inviting_cards,
    told_by_call,
    told_by_invitation,
)
from quadrille.rules.ranking import plain_order
from quadrille.rulesets import ALL

ASKED = ("self_call", "queen_call", "forced_invite")


def variants() -> Iterator[RuleSet]:
    for rules in ALL:
        options = [option for option in rules.options if option.key in ASKED]
        for values in product(*(option.answers for option in options)):
            chosen = zip(options, values, strict=True)
            yield with_options(rules, {option.key: value[0] for option, value in chosen})


def hands(levels: int) -> Iterator[Cards]:
    """Every choice of the highest cards of each suit that fits in a hand."""
    high = [card for suit in Suit for card in plain_order(suit)[:levels]]
    for size in range(11):
        for some in combinations(high, size):
            yield cards(some)


def _fits(told: Told, hand: Cards) -> bool:
    return not told.holds - hand and not told.lacks & hand


def _asked(levels: int) -> list[Card]:
    return [card for suit in Suit for card in plain_order(suit)[:levels]]


@pytest.mark.parametrize("trumps", [Suit.SPADES, Suit.HEARTS])
def test_a_call_tells_just_the_hands_that_may_make_it(trumps: Suit) -> None:
    for rules in variants():
        told = {
            card: told_by_call(rules, card, trumps) for card in _asked(2) if card.suit is not trumps
        }
        for hand in hands(2):
            lawful = callable_cards(rules, hand, trumps)
            for card, cases in told.items():
                assert sum(_fits(case, hand) for case in cases) == (card in lawful), (card, hand)


def test_a_jack_called_tells_that_all_above_it_are_held() -> None:
    rules = ALL[0]
    jack = Card.HEART_JACK
    (told,) = told_by_call(rules, jack, Suit.SPADES)
    above = [c for s in (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS) for c in plain_order(s)[:2]]
    assert told == Told(cards(above), cards([jack]))
    assert jack in callable_cards(rules, cards(above), Suit.SPADES)


def test_an_invitation_tells_just_the_hands_that_may_make_it() -> None:
    for rules in variants():
        for hand in hands(2):
            lawful = inviting_cards(rules, hand)
            if lawful:
                for card in _asked(2):
                    assert _fits(told_by_invitation(card), hand) == (card in lawful)
