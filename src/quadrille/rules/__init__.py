"""The law of one deal, behind five verbs: begin, turn, legal, refuse, apply.

Each verb is a pure function of a deal. This door alone knows the rooms behind it.
"""

from __future__ import annotations

from typing import assert_never

import msgspec

from quadrille.cards import Suit, cards
from quadrille.cite import cites
from quadrille.errors import NotAllowed, Refusal
from quadrille.rules import auction, exchange, naming, playing, returning
from quadrille.rules.actions import DealOut, Give, SeatAction
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import Auction, Deal, Exchange, Naming, Playing, Returning, Settled
from quadrille.rules.events import Dealt, Event, Paid
from quadrille.rules.outcome import facts_of, outcome_of
from quadrille.rules.refusals import Why, because
from quadrille.rules.settling import nothing_can_change
from quadrille.rules.stakes import stakes
from quadrille.rules.standing import NO_BEASTS, ORDINARY, Beasts, Occasion
from quadrille.seats import Seat, after

__all__ = [
    "apply",
    "begin",
    "end_early",
    "is_hushed",
    "is_unfinished",
    "legal",
    "refuse",
    "refuse_end",
    "turn",
    "will_be_hushed",
]


@cites("DEAL-1", "DEAL-2", "QPAY-1", "AUC-1", "S0 §Setup", "S3 §Deal")
def begin(
    rules: RuleSet,
    dealer: Seat,
    favourite: Suit | None,
    dealt: DealOut,
    *,
    pool: int = 0,
    occasion: Occasion = ORDINARY,
    beasts: Beasts = NO_BEASTS,
) -> tuple[Deal, tuple[Event, ...]]:
    """Hands are dealt, stakes are put up, and eldest speaks first."""
    hands = dealt.hands
    given = (cards(hands[0]), cards(hands[1]), cards(hands[2]), cards(hands[3]))
    staked = stakes(rules, dealer, occasion)
    deal = Deal(
        rules,
        dealer,
        favourite,
        pool,
        occasion,
        beasts,
        given,
        given,
        Auction(turn=after(dealer)),
        staked,
    )
    sorted_hands = (tuple(given[0]), tuple(given[1]), tuple(given[2]), tuple(given[3]))
    return deal, (Dealt(dealer, sorted_hands), *((Paid(staked),) if staked else ()))


def turn(deal: Deal) -> Seat | None:
    """Whose turn it is; nobody's when the deal is settled."""
    phase = deal.phase
    match phase:
        case Playing():
            return playing.player(deal, phase)
        case Auction():
            return phase.turn
        case Naming():
            return naming.speaker(deal, phase)
        case Returning():
            return returning.decider(deal, phase)
        case Exchange():
            return phase.undertaking.hombre
        case Settled():
            return None
        case never:
            assert_never(never)


def legal(deal: Deal) -> tuple[SeatAction, ...]:
    """Every action that the player on turn may choose, in a fixed order."""
    phase = deal.phase
    match phase:
        case Playing():
            return playing.legal(deal, phase)
        case Auction():
            return auction.legal(deal, phase)
        case Naming():
            return naming.legal(deal, phase)
        case Returning():
            return returning.legal(deal)
        case Exchange():
            return exchange.legal(deal, phase)
        case Settled():
            return ()
        case never:
            assert_never(never)


def refuse(deal: Deal, seat: Seat, action: SeatAction) -> Refusal | None:
    """Why an action is not allowed, if it is not."""
    phase = deal.phase
    match phase:
        case Playing():
            return playing.refuse(deal, phase, seat, action)
        case Auction():
            return auction.refuse(deal, phase, seat, action)
        case Naming():
            return naming.refuse(deal, phase, seat, action)
        case Returning():
            return returning.refuse(deal, phase, seat, action)
        case Exchange():
            return exchange.refuse(deal, phase, seat, action)
        case Settled():
            return because(Why.OVER)
        case never:
            assert_never(never)


def apply(deal: Deal, seat: Seat, action: SeatAction) -> tuple[Deal, tuple[Event, ...]]:
    """Do what was chosen; raises `NotAllowed` and changes nothing if the law refuses it."""
    refusal = refuse(deal, seat, action)
    if refusal is not None:
        raise NotAllowed(refusal, seat)
    phase = deal.phase
    match phase:
        case Playing():
            deal, played, over, events = playing.act(deal, phase, action)
            if over:
                return _settle(deal, played, events)
            if deal.phase is not played:
                deal = msgspec.structs.replace(deal, phase=played)
            return deal, events
        case Auction():
            return auction.speak(deal, phase, action)
        case Naming():
            return naming.name(deal, phase, action)
        case Returning():
            return returning.decide(deal, phase, action)
        case Exchange() | Settled():
            assert isinstance(phase, Exchange)
            assert isinstance(action, Give)
            return exchange.give(deal, phase, action)
        case never:
            assert_never(never)


def refuse_end(deal: Deal) -> Refusal | None:
    """Why the deal may not be ended before its last trick, if it may not (VOLE-8)."""
    ends = isinstance(deal.phase, Playing) and nothing_can_change(deal, deal.phase)
    return None if ends else because(Why.NOT_SETTLED)


def end_early(deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    """Settle a deal in which nothing can change any more."""
    assert isinstance(deal.phase, Playing)
    return _settle(deal, deal.phase, ())


def is_unfinished(deal: Deal) -> bool:
    """Whether what was said last is half of an announcement: a vole's way, trumps, the call."""
    return isinstance(deal.phase, Naming) and naming.is_unfinished(deal.phase)


def is_hushed(deal: Deal) -> bool:
    """Whether what was said last is not yet for all to hear.

    A call to which the ally may return the card is heard together with what she does, lest the
    pause tell that there is an ally.
    """
    return isinstance(deal.phase, Returning)


def will_be_hushed(deal: Deal) -> bool:
    """Whether what is said next might be answered by a return; that nobody can may be secret."""
    phase = deal.phase
    return isinstance(phase, Naming) and returning.may_come_back(deal.rules, phase.undertaking)


def _settle(
    deal: Deal, played: Playing, events: tuple[Event, ...]
) -> tuple[Deal, tuple[Event, ...]]:
    facts = facts_of(deal, played)
    phase = Settled(played, facts, outcome_of(deal.rules, facts))
    return msgspec.structs.replace(deal, phase=phase), events
