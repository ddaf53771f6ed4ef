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
from quadrille.rules.ladders import every_row
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


@cites(
    "EVAL-1",
    "EVAL-3",
    "S2 §Evaluating a hand",
    "S2 §Red-suit hands for a simple call",
    "S2 §Black-suit hands for a simple call",
)
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


@cites(
    "EVAL-1",
    "S2 §Evaluating a hand",
    "S2 §Red-suit hands for sans-prendre",
    "S2 §Black-suit hands for sans-prendre",
)
def charges(hand: Cards, trumps: Suit) -> tuple[tuple[Card, Card], ...]:
    """The lowest trumps are charged, not the highest: the high ones draw what is missing.

    Each that is no trick, and the missing one for which it is charged. Our reading of the hands
    that S2 lists: a trump that three held ones beat is drawn by them and costs nothing.
    """
    ladder = ORDERS[trumps].ladder
    standing = [place for place, card in enumerate(ladder) if card in hand]
    charged, above = [], 0
    for place, card in enumerate(ladder):
        if card in hand:
            above += 1
        elif above >= DRAWN_BY or not standing or standing[-1] < place:
            break
        else:
            charged.append((ladder[standing.pop()], card))
    return tuple(charged)


def _trumps(hand: Cards, trumps: Suit) -> tuple[Step, ...]:
    held = tuple(card for card in ORDERS[trumps].ladder if card in hand)
    if not held:
        return ()
    charged = (
        Step(Counted.CHARGE, (lowest,), missing, -1) for lowest, missing in charges(hand, trumps)
    )
    return (Step(Counted.TRUMPS, held, None, len(held)), *charged)


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
    return tuple(row for row in every_row(rules) if row.needs <= expected)
