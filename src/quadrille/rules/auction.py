"""The auction: who speaks, and which bid outranks which."""

from __future__ import annotations

from typing import assert_never

from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.money import Transfer
from quadrille.rules.actions import PASS, Bid, Pass, SeatAction
from quadrille.rules.choices import RuleSet
from quadrille.rules.compulsion import all_passed, why_no_pass
from quadrille.rules.deal import Auction, Deal, Naming, Spoken, Undertaking, is_elder
from quadrille.rules.events import BidMade, Event, Paid, Passed, Undertaken
from quadrille.rules.ladders import all_bids, contract_named, rank
from quadrille.rules.questions import Priority
from quadrille.rules.refusals import Why, because
from quadrille.rules.stakes import vole_stakes
from quadrille.seats import Seat, after


def legal(deal: Deal, auction: Auction) -> tuple[SeatAction, ...]:
    """A pass, and every bid that may be made."""
    bids = all_bids(deal.rules, deal.favourite)
    lawful = tuple(bid for bid in bids if why_no_bid(deal, auction, bid) is None)
    return lawful if why_no_pass(deal) is not None else (PASS, *lawful)


@cites(
    "AUC-1", "S0 §The auction", "S1 §line 9", "S3 §Auction", "S4 §Hvordan melder man i Quadrille?"
)
def refuse(deal: Deal, auction: Auction, seat: Seat, action: SeatAction) -> Refusal | None:
    """Each in turn passes or bids, eldest first; a pass is final and a bid is not withdrawn."""
    if seat != auction.turn:
        has_passed = any(said.seat == seat and said.bid is None for said in deal.spoken)
        return because(Why.HAS_PASSED if has_passed else Why.NOT_YOUR_TURN_TO_BID)
    match action:
        case Pass():
            return why_no_pass(deal)
        case Bid():
            return why_no_bid(deal, auction, action)
        case _:
            return because(Why.NOT_IN_AUCTION)


def why_no_bid(deal: Deal, auction: Auction, bid: Bid) -> Refusal | None:
    """Why the player on turn may not make a bid, if she may not."""
    contract = contract_named(deal.rules, bid.contract)
    if contract is None or (bid.favourite and not contract.graded):
        return because(Why.NO_SUCH_BID, contract=written(bid))
    if bid.favourite and deal.favourite is None:
        return because(Why.NO_FAVOURITE)
    if auction.standing is None or auction.holder is None:
        return None
    above = rank(deal.rules, bid) - rank(deal.rules, auction.standing)
    if above > 0 or (above == 0 and _has_priority(deal, auction.turn, auction.holder)):
        return None
    why = Why.NOT_ELDER if above == 0 else Why.BID_TOO_LOW
    return because(
        why, standing=written(auction.standing), bid=written(bid), holder=str(auction.holder)
    )


def written(bid: Bid) -> str:
    """A bid as the record writes it: the contract's key, `+` after it in the favourite."""
    return bid.contract + "+" * bid.favourite


@cites("AUC-3", "S0 §The auction", "S2 §Procedure and precedence", "S3 §Auction")
def _has_priority(deal: Deal, seat: Seat, holder: Seat) -> bool:
    """One who was outbid may say the standing bid again if she speaks before its holder."""
    match deal.rules.priority:
        case Priority.POSITIONAL:
            return is_elder(deal, seat, holder)
        case Priority.NONE:
            return False
        case never:
            assert_never(never)


def speak(deal: Deal, auction: Auction, action: SeatAction) -> tuple[Deal, tuple[Event, ...]]:
    """A lawful pass or bid is made."""
    seat = auction.turn
    bid = action if isinstance(action, Bid) else None
    said = (*deal.spoken, Spoken(seat, bid))
    said_event = Passed(seat) if bid is None else BidMade(seat, bid)
    staked = vole_stakes(deal.rules, "AUC-5") if bid and _first_vole(deal, bid) else ()
    standing, holder = (auction.standing, auction.holder) if bid is None else (bid, seat)
    turn = _next_speaker(seat, holder, said)
    if turn is not None:
        phase: Auction | Naming = Auction(turn, standing, holder)
        ended: tuple[Event, ...] = ()
    else:
        undertaking = _undertaking(deal, standing, holder)
        phase = Naming(undertaking)
        ended = (_undertaken(undertaking),)
    events = (said_event, *((Paid(staked),) if staked else ()), *ended)
    return _with_said(deal, said, phase, staked), events


def _with_said(
    deal: Deal, said: tuple[Spoken, ...], phase: Auction | Naming, staked: tuple[Transfer, ...]
) -> Deal:
    return Deal(
        deal.rules,
        deal.dealer,
        deal.favourite,
        deal.pool,
        deal.occasion,
        deal.beasts,
        deal.dealt,
        deal.held,
        phase,
        deal.paid + staked,
        said,
        deal.faults,
    )


@cites("AUC-5", "S0 §The auction", "S3 §Auction")
def _first_vole(deal: Deal, bid: Bid) -> bool:
    """Only the first bid of all ten tricks in a deal is staked on."""
    before = [said.bid.contract for said in deal.spoken if said.bid]
    return _all_ten(deal.rules, bid.contract) and not any(
        _all_ten(deal.rules, key) for key in before
    )


def _all_ten(rules: RuleSet, key: str) -> bool:
    contract = contract_named(rules, key)
    return contract is not None and contract.all_ten


@cites("AUC-4", "S2 §Procedure and precedence", "S3 §Auction")
def _next_speaker(seat: Seat, holder: Seat | None, said: tuple[Spoken, ...]) -> Seat | None:
    """The auction goes round over those who have not passed and do not hold the standing bid."""
    out = {spoken.seat for spoken in said if spoken.bid is None}
    for steps in (1, 2, 3, 4):
        candidate = after(seat, steps)
        if candidate not in out and candidate != holder:
            return candidate
    return None


def _undertaking(deal: Deal, standing: Bid | None, holder: Seat | None) -> Undertaking:
    if standing is None or holder is None:
        return all_passed(deal)
    contract = contract_named(deal.rules, standing.contract)
    assert contract is not None
    return Undertaking(holder, contract, standing.favourite, forced=False)


def _undertaken(undertaking: Undertaking) -> Undertaken:
    return Undertaken(
        hombre=undertaking.hombre,
        contract=undertaking.contract.key,
        in_favourite=undertaking.in_favourite,
        forced=undertaking.forced,
    )
