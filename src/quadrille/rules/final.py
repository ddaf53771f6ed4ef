"""The end of a sitting: a pool that is left, the cards, and reprises."""

from __future__ import annotations

from quadrille.cite import cites
from quadrille.money import Pot, Reason, Transfer
from quadrille.rules.choices import RuleSet
from quadrille.seats import SEATS, Seat, after


@cites("QPAY-13", "HIST-8", "S3 §Structure")
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


@cites("MPAY-15", "HIST-5", "S2 §Claims and settlement at the end of the sitting")
def paid_for_cards(rules: RuleSet) -> tuple[Transfer, ...]:
    """Each player pays the agreed charge for the cards before net gains are told."""
    if not rules.cards:
        return ()
    return tuple(Transfer(seat, Pot.CARDS, rules.cards, Reason.CARDS, "MPAY-15") for seat in SEATS)


@cites("MPAY-16", "S2 §Value of the counters")
def reprises(rules: RuleSet, balances: tuple[int, ...]) -> tuple[int, ...]:
    """A net loss of so many counters is a reprise; how many each player has lost."""
    if not rules.reprise:
        return (0,) * len(balances)
    return tuple(max(0, -balance) // rules.reprise for balance in balances)
