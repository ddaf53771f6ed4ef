"""Counting the honours that a hand, or two hands together, hold."""

from __future__ import annotations

from typing import assert_never

from quadrille.cards import Cards, Suit
from quadrille.cite import cites
from quadrille.rules.choices import RuleSet
from quadrille.rules.questions import PaidRun
from quadrille.rules.ranking import ORDERS


@cites(
    "CARD-5", "QPAY-3", "S0 §Payment", "S2 §Pack and rank of the cards", "S3 §Pay-off for won solo"
)
def run(holding: Cards, trumps: Suit) -> int:
    """Matadors count as the unbroken run of trumps from Spadille, and only if the three are held.

    So 0, or 3 and more: 3 are matadors, 4 in red are double matadors (Punto held).
    """
    length = _unbroken(holding, trumps, 0)
    return length if length >= len(ORDERS[trumps].matadors) else 0


def counted_run(rules: RuleSet, holding: Cards, trumps: Suit) -> int:
    """The run of matadors of a declaring side, as far as the rule set pays it."""
    match rules.paid_run:
        case PaidRun.TO_PUNTO:
            return min(run(holding, trumps), _to_punto(trumps))
        case PaidRun.UNBROKEN:
            return run(holding, trumps)
        case never:
            assert_never(never)


@cites("QPAY-3", "S3 §Pay-off for won solo")
def _to_punto(trumps: Suit) -> int:
    """Three matadors are paid, and in red Punto makes them double."""
    order = ORDERS[trumps]
    return len(order.matadors) + (order.punto is not None)


@cites("CARD-5", "S2 §Pack and rank of the cards")
def false_run(holding: Cards, trumps: Suit) -> int:
    """False matadors are a run from Manille with Spadille missing; they are never paid."""
    if ORDERS[trumps].matadors[0] in holding:
        return 0
    length = _unbroken(holding, trumps, 1)
    return length if length > 1 else 0


def _unbroken(holding: Cards, trumps: Suit, first: int) -> int:
    length = 0
    for card in ORDERS[trumps].ladder[first:]:
        if card not in holding:
            break
        length += 1
    return length
