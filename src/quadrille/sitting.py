"""A sitting: deals in sequence, the accounts, and what is left at the end.

The same verbs as a deal's, one level up. Nature deals, voids and enters results; seats do
the rest. A deal's payments are posted when it is settled, so that a deal left unfinished has
moved nothing.
"""

from __future__ import annotations

from typing import assert_never

import msgspec
from msgspec import Struct

from quadrille import rules as law
from quadrille.cards import Suit
from quadrille.cite import cites
from quadrille.errors import BadOption, NotAllowed, Refusal
from quadrille.ledger import Accounts, opened, posted
from quadrille.money import Transfer
from quadrille.rules.actions import (
    NATURE_ACTIONS,
    Action,
    DealOut,
    NatureAction,
    Redeal,
    Report,
    SeatAction,
    Settle,
    Void,
)
from quadrille.rules.choices import RuleSet, Tally
from quadrille.rules.deal import Deal, Facts, Outcome, Playing, Settled
from quadrille.rules.dealing import next_dealer, why_not_dealt, why_not_void
from quadrille.rules.events import DealSettled, DealVoid, Event, Paid, SittingEnded
from quadrille.rules.outcome import outcome_of, vole_has_failed, vole_is_made
from quadrille.rules.payment import settle, share_out
from quadrille.rules.refusals import Why, because
from quadrille.rules.reporting import facts_reported, stakes_reported, why_no_report
from quadrille.rules.settling import ends_early
from quadrille.rules.stakes import stakes
from quadrille.seats import NATURE, SEATS, Nature, Seat, Turn


class DealResult(Struct, frozen=True, tag_field="t", tag="result", kw_only=True):
    """A deal that counts, as the ledger and the scores tell it."""

    number: int
    dealer: Seat
    facts: Facts
    outcome: Outcome
    transfers: tuple[Transfer, ...]
    balances: tuple[int, ...]
    """Each player's total change since the sitting began, after this deal."""
    pool: int
    """Counters that lie in the pool after this deal."""

    @property
    def vole(self) -> str:
        """`made`, `failed`, or `no` when it was neither bid nor undertaken."""
        if vole_is_made(self.facts):
            return "made"
        return "failed" if vole_has_failed(self.facts) else "no"


class VoidDeal(Struct, frozen=True, tag_field="t", tag="void", kw_only=True):
    """A deal that was void: it has a number but does not count, and moves nothing."""

    number: int
    dealer: Seat
    cause: Void
    balances: tuple[int, ...]
    pool: int


class Sitting(Struct, frozen=True, kw_only=True):
    """An evening of deals with accounts."""

    rules: RuleSet
    favourite: Suit | None
    deals: int
    """How many deals are agreed."""
    dealer: Seat
    """Whose turn it is to deal, or who properly deals the deal that is on."""
    skipped: tuple[Seat, ...] = ()
    """Players who have dealt out of turn and whose own next turn is skipped (DEAL-4)."""
    number: int = 0
    """Deals so far, void ones and the one that is on included."""
    accounts: Accounts
    deal: Deal | None = None
    """The deal that is on, or the last one until the next is dealt."""
    results: tuple[DealResult | VoidDeal, ...] = ()
    counted: int = 0
    """How many deals have been settled."""

    @property
    def is_complete(self) -> bool:
        """Whether the agreed deals are played."""
        return self.counted >= self.deals

    @property
    def deal_is_on(self) -> bool:
        """Whether a deal has been given and is not over."""
        return self.deal is not None and not isinstance(self.deal.phase, Settled)


@cites("DEAL-2", "QPAY-13", "S0 §Setup", "S3 §Structure")
def begin(rules: RuleSet, *, deals: int, dealer: Seat, favourite: Suit | None = None) -> Sitting:
    """A sitting is a number of deals that is a multiple of four, so that all deal equally often.

    Raises `BadOption` for another number, or a favourite where the rule set has none.
    """
    if deals <= 0 or deals % len(SEATS):
        raise BadOption("deals-not-fours", facts=(("deals", str(deals)),))
    if favourite is not None and not rules.takes_favourite:
        raise BadOption("favourite-not-taken", facts=(("rules", rules.key),))
    return Sitting(
        rules=rules,
        favourite=favourite,
        deals=deals,
        dealer=dealer,
        accounts=opened(len(SEATS)),
    )


def turn(sitting: Sitting) -> Turn:
    """Who acts next: nature between deals, nobody when the agreed deals are played."""
    if sitting.deal is not None and not isinstance(sitting.deal.phase, Settled):
        return NATURE if _nature_ends(sitting.deal) else law.turn(sitting.deal)
    return None if sitting.is_complete else NATURE


def _nature_ends(deal: Deal) -> bool:
    return isinstance(deal.phase, Playing) and ends_early(deal, deal.phase)


def legal(sitting: Sitting) -> tuple[SeatAction, ...]:
    """Every action of the seat on turn, in a fixed order; none when it is nature's turn."""
    if sitting.deal is None or _nature_ends(sitting.deal):
        return ()
    return law.legal(sitting.deal)


def is_unfinished(sitting: Sitting) -> bool:
    """Whether the last action is half of an announcement whose other half belongs with it."""
    return sitting.deal is not None and law.is_unfinished(sitting.deal)


def refuse(sitting: Sitting, who: Seat | Nature, action: Action) -> Refusal | None:
    """Why an action is not allowed, if it is not."""
    if isinstance(action, NATURE_ACTIONS):
        is_nature = isinstance(who, Nature)
        return _refuse_nature(sitting, action) if is_nature else because(Why.NOT_TO_DEAL)
    if isinstance(who, Nature):
        return because(Why.NOT_NATURES_TURN)
    if sitting.deal is None:
        return because(Why.NOT_YOUR_TURN_TO_BID)
    if _nature_ends(sitting.deal):
        return because(Why.OVER)
    return law.refuse(sitting.deal, who, action)


def _refuse_nature(sitting: Sitting, action: NatureAction) -> Refusal | None:
    match action:
        case Settle():
            on = sitting.deal if sitting.deal_is_on else None
            return because(Why.NOT_SETTLED) if on is None else law.refuse_end(on)
        case Redeal():
            return _refuse_redeal(sitting, action)
        case DealOut() | Report() if sitting.deal_is_on or sitting.is_complete:
            return because(Why.NOT_TO_DEAL)
        case DealOut():
            return why_not_dealt(action)
        case Report():
            return why_no_report(sitting.rules, action)
        case never:
            assert_never(never)


def _refuse_redeal(sitting: Sitting, action: Redeal) -> Refusal | None:
    deal = sitting.deal if sitting.deal_is_on else None
    dealer = action.dealer if deal is None else deal.dealer
    if action.cause is Void.OUT_OF_TURN and dealer in (None, sitting.dealer):
        return because(Why.REDEAL_IN_TURN)
    if deal is None:
        return why_not_void(action, acted=False, settled=sitting.is_complete)
    return why_not_void(action, acted=bool(deal.spoken), settled=False)


def apply(
    sitting: Sitting, who: Seat | Nature, action: Action
) -> tuple[Sitting, tuple[Event, ...]]:
    """Do what was chosen; raises `NotAllowed` and changes nothing if the law refuses it."""
    if isinstance(action, NATURE_ACTIONS):
        _raise_if_refused(sitting, who, action)
        return _apply_nature(sitting, action)
    if isinstance(who, Nature) or sitting.deal is None or _nature_ends(sitting.deal):
        refusal = refuse(sitting, who, action)
        assert refusal is not None
        raise NotAllowed(refusal, who)
    deal, events = law.apply(sitting.deal, who, action)
    return _after(sitting, deal, events)


def _raise_if_refused(sitting: Sitting, who: Seat | Nature, action: Action) -> None:
    refusal = refuse(sitting, who, action)
    if refusal is not None:
        raise NotAllowed(refusal, who)


def _apply_nature(sitting: Sitting, action: NatureAction) -> tuple[Sitting, tuple[Event, ...]]:
    match action:
        case DealOut():
            return _deal_out(sitting, action)
        case Redeal():
            return _void(sitting, action)
        case Report():
            return _report(sitting, action)
        case Settle():
            assert sitting.deal is not None
            deal, events = law.end_early(sitting.deal)
            return _after(sitting, deal, events)
        case never:
            assert_never(never)


def _deal_out(sitting: Sitting, action: DealOut) -> tuple[Sitting, tuple[Event, ...]]:
    dealer = sitting.dealer if action.dealer is None else action.dealer
    deal, events = law.begin(
        sitting.rules, dealer, sitting.favourite, sitting.accounts.pool, action
    )
    return msgspec.structs.replace(sitting, number=sitting.number + 1, deal=deal), events


def _after(
    sitting: Sitting, deal: Deal, events: tuple[Event, ...]
) -> tuple[Sitting, tuple[Event, ...]]:
    if not isinstance(deal.phase, Settled):
        return _with_deal(sitting, deal), events
    over = _with_deal(sitting, deal)
    return _post(over, deal.dealer, deal.phase.facts, deal.phase.outcome, deal.paid, events)


def _with_deal(sitting: Sitting, deal: Deal) -> Sitting:
    return Sitting(
        rules=sitting.rules,
        favourite=sitting.favourite,
        deals=sitting.deals,
        dealer=sitting.dealer,
        skipped=sitting.skipped,
        number=sitting.number,
        accounts=sitting.accounts,
        deal=deal,
        results=sitting.results,
        counted=sitting.counted,
    )


def _report(sitting: Sitting, report: Report) -> tuple[Sitting, tuple[Event, ...]]:
    """A deal known by its result has the payments of the played deal that it sums up."""
    dealer = sitting.dealer if report.dealer is None else report.dealer
    facts = facts_reported(sitting.rules, sitting.favourite, report)
    paid = stakes(sitting.rules, dealer) + stakes_reported(sitting.rules, facts)
    paid += settle(sitting.rules, facts, sitting.accounts.pool, paid)
    over = msgspec.structs.replace(sitting, number=sitting.number + 1, deal=None)
    return _post(over, dealer, facts, outcome_of(sitting.rules, facts), paid, (Paid(paid),))


def _post(
    sitting: Sitting,
    dealer: Seat,
    facts: Facts,
    outcome: Outcome,
    paid: tuple[Transfer, ...],
    events: tuple[Event, ...],
) -> tuple[Sitting, tuple[Event, ...]]:
    """The deal is over: its payments are posted and the next dealer is found."""
    accounts = posted(sitting.accounts, paid)
    assert accounts.total == 0
    assert accounts.vole_pool == 0
    result = DealResult(
        number=sitting.number,
        dealer=dealer,
        facts=facts,
        outcome=outcome,
        transfers=paid,
        balances=accounts.purses,
        pool=accounts.pool,
    )
    onward = _next_deal(sitting, dealer)
    done = msgspec.structs.replace(
        onward,
        accounts=accounts,
        results=(*sitting.results, result),
        counted=sitting.counted + 1,
    )
    events = (*events, DealSettled(sitting.number, outcome, facts))
    return done, (*events, SittingEnded(final_balances(done))) if done.is_complete else events


@cites("DEAL-2", "DEAL-4", "S2 §Deal and bidding")
def _next_deal(sitting: Sitting, dealer: Seat) -> Sitting:
    """After a deal out of turn that stands the proper dealer deals, and the other is skipped."""
    if dealer != sitting.dealer:
        return msgspec.structs.replace(sitting, skipped=(*sitting.skipped, dealer))
    following, skipped = next_dealer(sitting.dealer, sitting.skipped)
    return msgspec.structs.replace(sitting, dealer=following, skipped=skipped)


@cites("DEAL-3", "DEAL-4", "S2 §Deal and bidding")
def _void(sitting: Sitting, action: Redeal) -> tuple[Sitting, tuple[Event, ...]]:
    """A void deal moves nothing, and the proper dealer deals again."""
    on = sitting.deal if sitting.deal_is_on else None
    mistaken = action.dealer if on is None else on.dealer
    number = sitting.number if on is not None else sitting.number + 1
    result = VoidDeal(
        number=number,
        dealer=sitting.dealer if mistaken is None else mistaken,
        cause=action.cause,
        balances=sitting.accounts.purses,
        pool=sitting.accounts.pool,
    )
    done = msgspec.structs.replace(
        sitting, number=number, deal=None, results=(*sitting.results, result)
    )
    return done, (DealVoid(number, action.cause),)


def now_paid(sitting: Sitting) -> Accounts:
    """The accounts with what the deal that is on has moved so far."""
    if sitting.deal is None or not sitting.deal_is_on:
        return sitting.accounts
    return posted(sitting.accounts, sitting.deal.paid)


def final_transfers(sitting: Sitting) -> tuple[Transfer, ...]:
    """What is paid when the agreed deals are over: a pool that is left is shared (QPAY-13)."""
    if not sitting.is_complete or not sitting.accounts.pool:
        return ()
    last = next(r for r in reversed(sitting.results) if isinstance(r, DealResult))
    return share_out(sitting.accounts.pool, last.dealer)


def final_balances(sitting: Sitting) -> tuple[int, ...]:
    """Each player's total change, after the final payments if the sitting is complete."""
    return posted(sitting.accounts, final_transfers(sitting)).purses


@cites("QPAY-13", "S0 §Overview", "S3 §Hard score")
def purses(sitting: Sitting) -> tuple[int, ...]:
    """Each player starts with the same number of counters; a purse may go below zero."""
    start = sitting.rules.purse
    return tuple(start + change for change in now_paid(sitting).purses)


@cites("QPAY-14", "S1 §line 14")
def deals_won(sitting: Sitting) -> tuple[int, int] | None:
    """Deals won by the declaring side and by the defenders, where the table tells them."""
    match sitting.rules.tally:
        case Tally.COUNTERS:
            return None
        case Tally.DEALS_WON:
            outcomes = [r.outcome for r in sitting.results if isinstance(r, DealResult)]
            won = outcomes.count(Outcome.WON)
            return won, len(outcomes) - won
        case never:
            assert_never(never)
