"""Counting a hand: what it may expect, step by step, what it may bid, and whom it calls.

The count is an estimate for an ordinary division of the cards, not a promise.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quadrille.cards import Card, Cards, Suit
from quadrille.cite import cites
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.rules.ranking import ORDERS, plain_order

DRAWN_BY = 3
"""A missing trump below so many that are held is expected to be drawn by them."""


class Counted(StrEnum):
    """What a step of a count is about."""

    TRUMPS = "trumps"
    """Trumps held, a trick each."""
    KING = "king"
    """A king of another suit, a trick."""
    PAIR = "pair"
    """Queen and jack of another suit, together a trick."""
    CHARGE = "charge"
    """A higher trump is missing: the lowest held is no trick."""
    QUEEN = "queen"
    """A guarded queen: an encouragement, not a trick."""


class Step(Struct, frozen=True):
    """One step of a count: the cards it is about, and what it adds or takes."""

    about: Counted
    cards: tuple[Card, ...]
    missing: Card | None
    """The trump for which a held one is charged."""
    tricks: int


class Count(Struct, frozen=True):
    """A hand counted for one trump suit."""

    trumps: Suit
    tricks: int
    steps: tuple[Step, ...]


@cites("EVAL-1", "S2 §Evaluating a hand")
def count(hand: Cards, trumps: Suit) -> Count:
    """Trumps, kings, and queen with jack count; each missing higher trump costs the lowest held."""
    steps = (*_trumps(hand, trumps), *_kings(hand, trumps), *_queens(hand, trumps))
    return Count(trumps, sum(step.tricks for step in steps), steps)


def counts(hand: Cards) -> tuple[Count, ...]:
    """The hand counted for each trump suit, the best first."""
    every = [count(hand, suit) for suit in Suit]
    return tuple(sorted(every, key=lambda one: (-one.tricks, -_length(hand, one.trumps))))


def _length(hand: Cards, trumps: Suit) -> int:
    return len(hand & ORDERS[trumps].trumps)


@cites("EVAL-1", "S2 §Evaluating a hand", "S2 §Red-suit hands for sans-prendre")
def _trumps(hand: Cards, trumps: Suit) -> tuple[Step, ...]:
    """The lowest trumps are charged, not the highest: the high ones draw what is missing.

    Our reading of the hands that S2 lists: a trump that three held ones beat is drawn by them
    and costs nothing.
    """
    ladder = ORDERS[trumps].ladder
    held = [card for card in ladder if card in hand]
    if not held:
        return ()
    steps = [Step(Counted.TRUMPS, tuple(held), None, len(held))]
    above = 0
    for card in ladder:
        if card in hand:
            above += 1
        elif above < DRAWN_BY and held and ladder.index(held[-1]) > ladder.index(card):
            steps.append(Step(Counted.CHARGE, (held.pop(),), card, -1))
    return tuple(steps)


def _plain_suits(trumps: Suit) -> tuple[Suit, ...]:
    return tuple(suit for suit in Suit if suit is not trumps)


def _kings(hand: Cards, trumps: Suit) -> tuple[Step, ...]:
    kings = (plain_order(suit)[0] for suit in _plain_suits(trumps))
    return tuple(Step(Counted.KING, (king,), None, 1) for king in kings if king in hand)


@cites("EVAL-1", "S2 §Evaluating a hand")
def _queens(hand: Cards, trumps: Suit) -> tuple[Step, ...]:
    """Queen and jack are one trick, since one falls to the king; a guarded queen is none."""
    steps = []
    for suit in _plain_suits(trumps):
        king, queen, jack = plain_order(suit)[:3]
        if queen not in hand:
            continue
        guards = len(hand & Cards(sum(card.bit for card in plain_order(suit)))) - 1
        if jack in hand:
            steps.append(Step(Counted.PAIR, (queen, jack), None, 1))
        elif king not in hand and guards > 0:
            steps.append(Step(Counted.QUEEN, (queen,), None, 0))
    return tuple(steps)


@cites("EVAL-2", "S2 §Evaluating a hand", "S2 §Historical examples of playable hands")
def playable(rules: RuleSet, expected: int) -> tuple[Contract, ...]:
    """A contract may be bid on so many expected tricks as it needs from one's own hand."""
    rows = (*rules.ladder, *(row for row in rules.vole_ways if row.exchanges))
    return tuple(row for row in rows if row.needs <= expected)


class Ground(StrEnum):
    """Why one king is called rather than another."""

    IN_RULE = "in-rule"
    """Hombre holds one card of its suit and can soon trump it."""
    SHORTEST = "shortest"
    QUEEN = "queen"
    """As long as another suit, but with the queen, which becomes good."""
    RED = "red"
    """As long as another suit, and red: it has a card more."""
    FROM_NEED = "from-need"
    """Hombre holds no card of any suit that she could call."""
    LONGEST = "longest"
    """To be given the king of the longest suit."""
    OWN = "own"
    """There is nothing else to call."""


@cites("EVAL-4", "S2 §Simple call", "S2 §Reasons for the rules on calling a King")
def ally_to_call(hand: Cards, callable_cards: Cards) -> tuple[Card, Ground]:
    """The king of a singleton is called, else of the shortest suit; of a void only from need.

    At equal length red goes before black, unless the black suit has the queen and the red one
    no better than a jack.
    """
    card = min(callable_cards, key=lambda one: _order_to_call(hand, one))
    return card, _ground(hand, callable_cards, card)


def _order_to_call(hand: Cards, card: Card) -> tuple[bool, bool, int, bool, bool, int]:
    length, has_queen = _suit_length(hand, card), _has_queen(hand, card)
    return (card in hand, length == 0, length, not has_queen, not card.suit.is_red, card.at)


def _suit_length(hand: Cards, card: Card) -> int:
    return sum(other in hand for other in plain_order(card.suit))


def _has_queen(hand: Cards, card: Card) -> bool:
    return plain_order(card.suit)[1] in hand


def _ground(hand: Cards, callable_cards: Cards, card: Card) -> Ground:
    length = _suit_length(hand, card)
    equals = [
        other
        for other in callable_cards
        if other is not card and other not in hand and _suit_length(hand, other) == length
    ]
    if card in hand:
        return Ground.OWN
    if length == 0:
        return Ground.FROM_NEED
    if _has_queen(hand, card) and any(not _has_queen(hand, other) for other in equals):
        return Ground.QUEEN
    if card.suit.is_red and any(not other.suit.is_red for other in equals):
        return Ground.RED
    return Ground.IN_RULE if length == 1 else Ground.SHORTEST


@cites("EVAL-4", "S2 §Médiateur")
def king_to_take(hand: Cards, callable_cards: Cards) -> tuple[Card, Ground]:
    """To be given a king, that of the longest suit is called: it may make others good."""
    card = min(callable_cards, key=lambda one: (one in hand, -_suit_length(hand, one), one.at))
    return card, Ground.OWN if card in hand else Ground.LONGEST


@cites("EVAL-4", "S2 §Médiateur")
def card_to_give(hand: Cards, trumps: Suit, received: Card) -> Card:
    """The card given for a king comes from the shortest suit, the lowest of it."""
    spare = [card for card in hand - ORDERS[trumps].trumps if card is not received]
    spare = [card for card in spare if card.rank != received.rank] or spare
    if not spare:
        ladder = [card for card in ORDERS[trumps].ladder if card in hand]
        return ladder[-1]
    order = ORDERS[trumps].strength
    return min(spare, key=lambda card: (_suit_length(hand, card), order[card.at], card.at))
