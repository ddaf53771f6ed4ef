"""When all pass: who must play, and who must bid so that it does not come to that."""

from __future__ import annotations

from typing import assert_never

from quadrille.cards import SPADILLE
from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import Deal, Undertaking
from quadrille.rules.ladders import forced_contract
from quadrille.rules.questions import AllPass
from quadrille.rules.refusals import Why, because
from quadrille.seats import SEATS


def may_all_pass(rules: RuleSet) -> bool:
    """Whether there is any deal in which all four pass."""
    match rules.all_pass:
        case AllPass.FORCED_SPADILLE:
            return True
        case AllPass.LAST_BIDS:
            return False
        case never:
            assert_never(never)


def why_no_pass(deal: Deal) -> Refusal | None:
    """Why the player on turn may not pass, if she may not."""
    if may_all_pass(deal.rules) or not _is_left_alone(deal):
        return None
    return because(Why.LAST_MUST_BID)


@cites("DECL-9", "S2 §The Returned King")
def _is_left_alone(deal: Deal) -> bool:
    """Where agreed, the last speaker must bid if all others have passed."""
    return len(deal.spoken) == len(SEATS) - 1 and all(said.bid is None for said in deal.spoken)


@cites(
    "AUC-6",
    "AUC-7",
    "S0 §The auction",
    "S1 §line 9",
    "S2 §Procedure and precedence",
    "S3 §Auction",
    "S4 §Alliance",
)
def all_passed(deal: Deal) -> Undertaking:
    """When all four pass the holder of Spadille must play an alliance.

    A last speaker who bids after three passes has made a voluntary bid.
    """
    holder = next(seat for seat in SEATS if SPADILLE in deal.dealt[seat])
    return Undertaking(holder, forced_contract(deal.rules), in_favourite=False, forced=True)
