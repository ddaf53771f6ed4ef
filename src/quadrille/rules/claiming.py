"""Bonuses that lapse unless they are claimed."""

from __future__ import annotations

from typing import assert_never

from quadrille.cite import cites
from quadrille.money import Reason, Transfer
from quadrille.rules.choices import RuleSet
from quadrille.rules.questions import Claims
from quadrille.rules.standing import Bonus, Claimed

_BONUSES = {Reason.SOLO: Bonus.SOLO, Reason.MATADORS: Bonus.MATADORS}


def claimed(
    rules: RuleSet, owed: tuple[Transfer, ...], claims: tuple[Claimed, ...]
) -> tuple[Transfer, ...]:
    """What is paid of what is owed."""
    match rules.claims:
        case Claims.FREE:
            return owed
        case Claims.STRICT:
            return tuple(transfer for transfer in owed if _is_claimed(transfer, claims))
        case never:
            assert_never(never)


@cites("HIST-7", "S2 §Historical scoring and payment")
def _is_claimed(transfer: Transfer, claims: tuple[Claimed, ...]) -> bool:
    """Solo and matadors are owed only to one who claims them; all else never lapses."""
    bonus = _BONUSES.get(transfer.reason)
    return bonus is None or any(
        claim.seat == transfer.payee and claim.bonus is bonus for claim in claims
    )
