"""What follows from a deal, as the record writes it; and whether what a record says is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from quadrille.record import grammar
from quadrille.record.lines import BalancesLine, DerivedLine, OutcomeLine
from quadrille.seats import Four
from quadrille.sitting import DealResult, VoidDeal
from quadrille.text.payments import PaidLine, check_none_left, check_same, take, told


def derived_of(result: DealResult) -> tuple[DerivedLine, ...]:
    """Every derived line of a deal, in the usual order."""
    return (_outcome(result), *_paid(result), _balances(result))


def _outcome(result: DealResult) -> OutcomeLine:
    return OutcomeLine(result.outcome, result.facts.tricks)


def _paid(result: DealResult | VoidDeal) -> tuple[PaidLine, ...]:
    return () if isinstance(result, VoidDeal) else told(result.transfers)


def _balances(result: DealResult | VoidDeal) -> BalancesLine:
    beasts = result.beasts
    return BalancesLine(
        four(result.balances), result.pool, result.carried, beasts.active, beasts.waiting
    )


def four(numbers: tuple[int, ...]) -> Four[int]:
    """The numbers of four seats, known to be four."""
    first, second, third, fourth = numbers
    return (first, second, third, fourth)


def check(
    result: DealResult | VoidDeal, said: Sequence[tuple[int, DerivedLine]], *, whole: bool
) -> None:
    """Each derived line is true, and if one payment is told all are, in any order.

    Raises `RecordDiffers` with the line, what it says and what the rules say. Where the text
    could not be read to the end (not `whole`), more payments may have followed.
    """
    left = Counter(_paid(result))
    last_paid = 0
    for at, line in said:
        match line:
            case OutcomeLine():
                _same(at, line, None if isinstance(result, VoidDeal) else _outcome(result))
            case BalancesLine():
                _same(at, line, _balances(result))
            case PaidLine():
                take(at, line, left)
                last_paid = at
            case never:
                assert_never(never)
    if whole:
        check_none_left(last_paid, left)


def _same(at: int, said: DerivedLine, true: DerivedLine | None) -> None:
    check_same(at, grammar.write(said), None if true is None else grammar.write(true))
