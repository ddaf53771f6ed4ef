"""What follows from a deal, as the record writes it; and whether what a record says is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from quadrille.errors import RecordDiffers
from quadrille.record import grammar
from quadrille.record.lines import BalancesLine, DerivedLine, OutcomeLine, PaidLine
from quadrille.seats import Four
from quadrille.sitting import DealResult, VoidDeal


def derived_of(result: DealResult) -> tuple[DerivedLine, ...]:
    """Every derived line of a deal, in the usual order."""
    return (_outcome(result), *_paid(result), _balances(result))


def _outcome(result: DealResult) -> OutcomeLine:
    return OutcomeLine(result.outcome, result.facts.tricks)


def _paid(result: DealResult | VoidDeal) -> tuple[PaidLine, ...]:
    if isinstance(result, VoidDeal):
        return ()
    return tuple(PaidLine(t.payer, t.payee, t.amount, t.reason) for t in result.transfers)


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
                _take(at, line, left)
                last_paid = at
            case never:
                assert_never(never)
    missing = next(left.elements(), None)
    if whole and last_paid and missing is not None:
        facts = (("missing", grammar.write(missing)),)
        raise RecordDiffers("paid-missing", line=last_paid, facts=facts)


def _same(at: int, said: DerivedLine, true: DerivedLine | None) -> None:
    if said == true:
        return
    told = (("said", grammar.write(said)),)
    if true is None:
        raise RecordDiffers("has-none", line=at, facts=told)
    raise RecordDiffers("differs", line=at, facts=(*told, ("true", grammar.write(true))))


def _take(at: int, said: PaidLine, left: Counter[PaidLine]) -> None:
    """One of the payments that are left; if it is none of them, the likest is told."""
    if left[said] > 0:
        left[said] -= 1
        return
    told = (("said", grammar.write(said)),)
    likest = max(left.elements(), key=lambda true: _likeness(said, true), default=None)
    if likest is None:
        raise RecordDiffers("has-none", line=at, facts=told)
    raise RecordDiffers("differs", line=at, facts=(*told, ("true", grammar.write(likest))))


def _likeness(said: PaidLine, true: PaidLine) -> tuple[int, int]:
    same = (said.reason == true.reason, said.payer == true.payer, said.payee == true.payee)
    return sum(same), said.amount == true.amount
