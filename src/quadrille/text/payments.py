"""Payments as a record tells them and as JSON tells them, and whether all of them are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from quadrille.errors import RecordDiffers
from quadrille.money import Party, Pot, Reason, Transfer
from quadrille.seats import Seat
from quadrille.text.spelling import Words


class PaidLine(Struct, frozen=True):
    """Derived: counters that moved."""

    payer: Party
    payee: Party
    amount: int
    reason: Reason


class Moved(Struct, frozen=True, kw_only=True):
    """Counters that moved, as JSON tells it."""

    payer: Party = msgspec.field(name="from")
    payee: Party = msgspec.field(name="to")
    amount: int
    reason: Reason


def told(transfers: Iterable[Transfer]) -> tuple[PaidLine, ...]:
    """Payments as lines."""
    return tuple(PaidLine(t.payer, t.payee, t.amount, t.reason) for t in transfers)


def moved(transfers: Iterable[Transfer]) -> tuple[Moved, ...]:
    """Payments as JSON."""
    return tuple(
        Moved(payer=each.payer, payee=each.payee, amount=each.amount, reason=each.reason)
        for each in transfers
    )


def read_paid(words: Words, seats: int) -> PaidLine:
    """The words after `= paid`, where so many sit at the table."""
    payer, arrow, payee = words.ahead.partition("->")
    found = (_party(payer, seats), _party(payee, seats))
    if not arrow or found[0] is None or found[1] is None:
        raise words.wrong("parties")
    words.take()
    return PaidLine(found[0], found[1], words.whole(), words.one_of(Reason, "reason"))


def _party(word: str, seats: int) -> Party | None:
    for place in range(seats):
        if word == str(place):
            return Seat(place)
    return next((pot for pot in Pot if pot.value == word), None)


def write_paid(line: PaidLine) -> str:
    """The line of a payment."""
    return f"= paid {line.payer}->{line.payee} {line.amount} {line.reason}"


def check_same(at: int, said: str, true: str | None) -> None:
    """A derived line says what the rules say; raises `RecordDiffers`, which tells both."""
    if said == true:
        return
    if true is None:
        raise RecordDiffers("has-none", line=at, facts=(("said", said),))
    raise RecordDiffers("differs", line=at, facts=(("said", said), ("true", true)))


def take(at: int, said: PaidLine, left: Counter[PaidLine]) -> None:
    """One of the payments that are left; if it is none of them, the likest is told."""
    if left[said] > 0:
        left[said] -= 1
        return
    likest = max(left.elements(), key=lambda true: _likeness(said, true), default=None)
    check_same(at, write_paid(said), None if likest is None else write_paid(likest))


def check_none_left(last_paid: int, left: Counter[PaidLine]) -> None:
    """If one payment is told all are; raises `RecordDiffers` at the last one that is told."""
    missing = next(left.elements(), None)
    if last_paid and missing is not None:
        facts = (("missing", write_paid(missing)),)
        raise RecordDiffers("paid-missing", line=last_paid, facts=facts)


def _likeness(said: PaidLine, true: PaidLine) -> tuple[int, int]:
    same = (said.reason == true.reason, said.payer == true.payer, said.payee == true.payee)
    return sum(same), said.amount == true.amount
