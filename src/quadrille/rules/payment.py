"""From what happened to what is paid: the one place that picks the kind of account."""

from __future__ import annotations

from quadrille.cite import cites
from quadrille.money import Pot, Reason, Transfer
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import Facts
from quadrille.rules.unit_accounts import settle as settle_in_units
from quadrille.seats import SEATS, Seat, after


def lies_in(pot: Pot, before: int, paid: tuple[Transfer, ...]) -> int:
    """What lies in a pot after some payments."""
    came = sum(transfer.amount for transfer in paid if transfer.payee == pot)
    went = sum(transfer.amount for transfer in paid if transfer.payer == pot)
    return before + came - went


def settle(
    rules: RuleSet, facts: Facts, pool: int, paid: tuple[Transfer, ...]
) -> tuple[Transfer, ...]:
    """All payments at the end of a deal, after those that it has had so far."""
    return settle_in_units(
        rules, facts, lies_in(Pot.POOL, pool, paid), lies_in(Pot.VOLE_POOL, 0, paid)
    )


@cites("QPAY-13", "S3 §Structure")
def share_out(pool: int, last_dealer: Seat) -> tuple[Transfer, ...]:
    """A pool left at the end of the last deal is shared equally.

    Counters that do not divide go one each in order of play from the last eldest.
    """
    each, left = divmod(pool, len(SEATS))
    order = [after(last_dealer, steps) for steps in (1, 2, 3, 4)]
    shares = [(seat, each + (place < left)) for place, seat in enumerate(order)]
    return tuple(
        Transfer(Pot.POOL, seat, share, Reason.SHARE, "QPAY-13") for seat, share in shares if share
    )
