"""A sitting: deals in sequence, the accounts, and what is left at the end.

The same verbs as a deal's, one level up. Nature deals, voids, rules and enters results;
seats do the rest. A deal's payments are posted when it is settled, so that a deal left
unfinished has moved nothing; a claim or a ruling that follows settles the deal anew. The
values are those of `books.py`.
"""

from __future__ import annotations

from typing import assert_never

import msgspec

from quadrille import rules as law
from quadrille.books import (
    Books,
    DealResult,
    Open,
    Sitting,
    VoidDeal,
    carried_games,
    deals_won,
    final_balances,
    final_transfers,
    now_paid,
    occasion,
    occasion_if,
    purses,
    result_of,
    with_deal,
)
from quadrille.cards import Suit
from quadrille.cite import cites
from quadrille.errors import BadOption, NotAllowed, Refusal
from quadrille.ledger import opened, posted
from quadrille.rules.actions import (
    NATURE_ACTIONS,
    Action,
    Claim,
    DealOut,
    NatureAction,
    Redeal,
    Report,
    SeatAction,
    Settle,
    Void,
)
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import Deal, Playing, Settled
from quadrille.rules.dealing import next_dealer, why_not_dealt, why_not_void
from quadrille.rules.events import (
    BonusClaimed,
    DealSettled,
    DealVoid,
    Event,
    Paid,
    Ruled,
    SittingEnded,
)
from quadrille.rules.payment import Case, settle
from quadrille.rules.possible import why_no_report
from quadrille.rules.refusals import Why, because
from quadrille.rules.reporting import facts_reported, paid_in_report
from quadrille.rules.rounds import why_not_marked
from quadrille.rules.rulings import bars_vole, why_no_fault
from quadrille.rules.settling import case_of, ends_early
from quadrille.rules.standing import NO_BEASTS, Bonus, Claimed, Fault
from quadrille.rules.vole import after_ruling
from quadrille.seats import NATURE, SEATS, Nature, Seat, Turn

__all__ = [
    "Books",
    "DealResult",
    "Open",
    "Sitting",
    "VoidDeal",
    "apply",
    "begin",
    "carried_games",
    "claims",
    "deals_won",
    "final_balances",
    "final_transfers",
    "is_hushed",
    "is_unfinished",
    "legal",
    "now_paid",
    "occasion",
    "purses",
    "refuse",
    "turn",
    "will_be_hushed",
]


@cites("DEAL-2", "QPAY-13", "S0 §Setup", "S3 §Structure")
def begin(rules: RuleSet, *, deals: int, dealer: Seat, favourite: Suit | None = None) -> Sitting:
    """A sitting is a number of deals that is a multiple of four, so that all deal equally often.

    Raises `BadOption` for another number, a dealer who is no seat, or a favourite where the rule
    set has none.
    """
    if deals <= 0 or deals % len(SEATS):
        raise BadOption("deals-not-fours", facts=(("deals", str(deals)),))
    if dealer not in SEATS:
        raise BadOption("no-seat", facts=(("seat", str(dealer)), ("last", str(SEATS[-1]))))
    if favourite is not None and not rules.takes_favourite:
        raise BadOption("favourite-not-taken", facts=(("rules", rules.key),))
    return Sitting(
        rules=rules,
        favourite=favourite,
        deals=deals,
        dealer=dealer,
        books=Books(opened(len(SEATS)), NO_BEASTS),
    )


def turn(sitting: Sitting) -> Turn:
    """Who acts next: nature between deals, nobody when the sitting is complete."""
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


def is_hushed(sitting: Sitting) -> bool:
    """Whether the last action is heard by the seat on turn alone, until that seat has acted."""
    return sitting.deal is not None and law.is_hushed(sitting.deal)


def will_be_hushed(sitting: Sitting) -> bool:
    """Whether what is said next is not heard at once by all, whatever comes of it."""
    return sitting.deal is not None and law.will_be_hushed(sitting.deal)


def refuse(sitting: Sitting, who: Seat | Nature, action: Action) -> Refusal | None:
    """Why an action is not allowed, if it is not."""
    if isinstance(action, NATURE_ACTIONS):
        is_nature = isinstance(who, Nature)
        return _refuse_nature(sitting, action) if is_nature else because(Why.NOT_TO_DEAL)
    if isinstance(who, Nature):
        return because(Why.NOT_NATURES_TURN)
    if isinstance(action, Claim):
        return _refuse_claim(sitting, who, action)
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
        case Fault():
            in_a_deal = sitting.deal_is_on or sitting.last is not None
            unruled = because(Why.FAULT_TOO_LATE)
            return why_no_fault(sitting.rules, action) if in_a_deal else unruled
        case DealOut() | Report() if sitting.deal_is_on or sitting.is_complete:
            return because(Why.NOT_TO_DEAL)
        case DealOut():
            return _why_not_marked(sitting, action) or why_not_dealt(action)
        case Report():
            return _why_not_marked(sitting, action) or why_no_report(
                sitting.rules, occasion_if(sitting, action.occasion), action
            )
        case never:
            assert_never(never)


def _why_not_marked(sitting: Sitting, action: DealOut | Report | Redeal) -> Refusal | None:
    return why_not_marked(action.occasion, occasion_if(sitting, action.occasion))


def _refuse_redeal(sitting: Sitting, action: Redeal) -> Refusal | None:
    deal = sitting.deal if sitting.deal_is_on else None
    dealer = action.dealer if deal is None else deal.dealer
    if action.cause is Void.OUT_OF_TURN and dealer in (None, sitting.dealer):
        return because(Why.REDEAL_IN_TURN)
    if deal is None:
        late = why_not_void(action, acted=False, settled=sitting.is_complete)
        return late or _why_not_marked(sitting, action)
    return why_not_void(action, acted=bool(deal.spoken), settled=False)


def _refuse_claim(sitting: Sitting, seat: Seat, action: Claim) -> Refusal | None:
    """A bonus may be claimed after the last card, by one to whom it is owed (HIST-7)."""
    if sitting.last is None or sitting.deal_is_on:
        return because(Why.CLAIM_AFTER)
    case = sitting.last.case
    more = _with_claim(case, seat, action)
    gains = len(settle(more).transfers) > len(settle(case).transfers)
    return None if gains else because(Why.NOTHING_TO_CLAIM, bonus=action.bonus)


def _with_claim(case: Case, seat: Seat, action: Claim) -> Case:
    return msgspec.structs.replace(case, claims=(*case.claims, Claimed(seat, action.bonus)))


def claims(sitting: Sitting, seat: Seat) -> tuple[Claim, ...]:
    """What a seat may claim now."""
    if sitting.last is None or sitting.deal_is_on:
        return ()
    every = (Claim(bonus) for bonus in Bonus)
    return tuple(claim for claim in every if _refuse_claim(sitting, seat, claim) is None)


def apply(
    sitting: Sitting, who: Seat | Nature, action: Action
) -> tuple[Sitting, tuple[Event, ...]]:
    """Do what was chosen; raises `NotAllowed` and changes nothing if the law refuses it."""
    if isinstance(action, NATURE_ACTIONS):
        _raise_if_refused(sitting, who, action)
        return _apply_nature(sitting, action)
    is_claim = isinstance(action, Claim)
    if isinstance(who, Nature) or is_claim or sitting.deal is None or _nature_ends(sitting.deal):
        _raise_if_refused(sitting, who, action)
        assert isinstance(action, Claim)
        assert not isinstance(who, Nature)
        return _claim(sitting, who, action)
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
        case Fault():
            return _rule(sitting, action)
        case Settle():
            assert sitting.deal is not None
            deal, events = law.end_early(sitting.deal)
            return _after(sitting, deal, events)
        case never:
            assert_never(never)


def _deal_out(sitting: Sitting, action: DealOut) -> tuple[Sitting, tuple[Event, ...]]:
    deal, events = law.begin(
        sitting.rules,
        sitting.dealer if action.dealer is None else action.dealer,
        sitting.favourite,
        action,
        pool=sitting.accounts.pool,
        occasion=occasion_if(sitting, action.occasion),
        beasts=sitting.books.beasts,
    )
    number = sitting.number + 1
    return msgspec.structs.replace(sitting, number=number, deal=deal, last=None), events


def _after(
    sitting: Sitting, deal: Deal, events: tuple[Event, ...]
) -> tuple[Sitting, tuple[Event, ...]]:
    onward = with_deal(sitting, deal)
    if not isinstance(deal.phase, Settled):
        return onward, events
    done, settled = _post(_passed_on(onward, deal.dealer), case_of(deal, deal.phase.facts))
    return done, events + settled


def _report(sitting: Sitting, report: Report) -> tuple[Sitting, tuple[Event, ...]]:
    """A deal known by its result has the payments of the played deal that it sums up."""
    dealer = sitting.dealer if report.dealer is None else report.dealer
    facts = facts_reported(sitting.rules, sitting.favourite, report)
    occasion = occasion_if(sitting, report.occasion)
    case = Case(
        rules=sitting.rules,
        facts=facts,
        dealer=dealer,
        occasion=occasion,
        beasts=sitting.books.beasts,
        pool=sitting.accounts.pool,
        paid=paid_in_report(sitting.rules, facts, report, dealer, occasion),
    )
    over = msgspec.structs.replace(sitting, number=sitting.number + 1, deal=None)
    done, settled = _post(_passed_on(over, dealer), case)
    return done, (Paid(case.paid), *settled)


@cites("DEAL-2", "DEAL-4", "S2 §Deal and bidding")
def _passed_on(sitting: Sitting, dealer: Seat) -> Sitting:
    """After a deal out of turn that stands the proper dealer deals, and the other is skipped."""
    if dealer != sitting.dealer:
        return msgspec.structs.replace(sitting, skipped=(*sitting.skipped, dealer))
    following, skipped = next_dealer(sitting.dealer, sitting.skipped)
    return msgspec.structs.replace(sitting, dealer=following, skipped=skipped)


def _post(sitting: Sitting, case: Case) -> tuple[Sitting, tuple[Event, ...]]:
    """A deal is over: its payments are posted, and it stays open to claims and rulings."""
    due = settle(case)
    transfers = case.paid + due.transfers
    books = Books(posted(sitting.accounts, transfers), due.beasts)
    assert books.accounts.total == 0
    assert books.accounts.vole_pool == 0
    result = result_of(sitting.number, case, transfers, books)
    done = msgspec.structs.replace(
        sitting,
        counted=sitting.counted + 1,
        books=books,
        last=Open(case, sitting.books),
        results=(*sitting.results, result),
    )
    events: tuple[Event, ...] = (Paid(due.transfers),) if due.transfers else ()
    events += (DealSettled(result.number, result.outcome, case.facts),)
    return done, (*events, SittingEnded(final_balances(done))) if done.is_complete else events


def _claim(sitting: Sitting, seat: Seat, action: Claim) -> tuple[Sitting, tuple[Event, ...]]:
    assert sitting.last is not None
    done, events = _settle_anew(sitting, _with_claim(sitting.last.case, seat, action))
    return done, (BonusClaimed(seat, action.bonus), *events)


@cites("LAW-1", "LAW-4", "BEAST-3", "S2 §Deal and bidding")
def _rule(sitting: Sitting, fault: Fault) -> tuple[Sitting, tuple[Event, ...]]:
    """A ruling costs its beast when the deal is settled, or settles the last one anew."""
    if sitting.deal is not None and sitting.deal_is_on:
        faulted = msgspec.structs.replace(sitting.deal, faults=(*sitting.deal.faults, fault))
        return with_deal(sitting, after_ruling(faulted)), (Ruled(fault),)
    assert sitting.last is not None
    case, faults = sitting.last.case, (*sitting.last.case.faults, fault)
    facts = msgspec.structs.replace(case.facts, vole_barred=bars_vole(faults, case.facts.side))
    done, events = _settle_anew(sitting, msgspec.structs.replace(case, facts=facts, faults=faults))
    return done, (Ruled(fault), *events)


def _settle_anew(sitting: Sitting, case: Case) -> tuple[Sitting, tuple[Event, ...]]:
    assert sitting.last is not None
    before = msgspec.structs.replace(
        sitting,
        counted=sitting.counted - 1,
        books=sitting.last.before,
        results=sitting.results[:-1],
    )
    return _post(before, case)


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
        beasts=sitting.books.beasts,
    )
    done = msgspec.structs.replace(
        sitting, number=number, deal=None, last=None, results=(*sitting.results, result)
    )
    return done, (DealVoid(number, action.cause),)
