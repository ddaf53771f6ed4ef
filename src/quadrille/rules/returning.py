"""The returned king: an ally who gives the called card back before the first lead."""

from __future__ import annotations

import msgspec

from quadrille.cards import Cards, Suit
from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.rules.actions import KEEP, RETURN, Keep, Return, SeatAction
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import GAME, Deal, Exchange, Facts, Returning, Undertaking
from quadrille.rules.evaluation import count
from quadrille.rules.events import CardGivenUp, Event
from quadrille.rules.opening import open_play
from quadrille.rules.partners import holder_of
from quadrille.rules.questions import GoodHand, ReturnedKing
from quadrille.rules.refusals import Why, because
from quadrille.rules.standing import Fault, Offence
from quadrille.seats import Seat, changed

CERTAIN = 3
"""Certain tricks that make a hand too good to return the king from."""


@cites("DECL-9", "S2 §The Returned King")
def is_to_decide(deal: Deal, undertaking: Undertaking) -> bool:
    """The ally may return the called card; who has called her own has no ally."""
    called = undertaking.called
    if called is None or not may_come_back(deal.rules, undertaking):
        return False
    return holder_of(deal, called) != undertaking.hombre


@cites("DECL-9", "S2 §The Returned King")
def may_come_back(rules: RuleSet, undertaking: Undertaking) -> bool:
    """What is called in an alliance may come back, but not in forced Spadille."""
    contract = undertaking.contract
    return may_return(rules) and contract.calls and not (undertaking.forced or contract.exchanges)


def may_return(rules: RuleSet) -> bool:
    """Whether there is any deal in which a called card may come back."""
    return rules.returned_king is not ReturnedKing.OFF


def decider(deal: Deal, returning: Returning) -> Seat:
    """The holder of the called card decides."""
    assert returning.undertaking.called is not None
    return holder_of(deal, returning.undertaking.called)


def legal(deal: Deal) -> tuple[SeatAction, ...]:
    """To return, or to keep unless returning is compulsory."""
    return (RETURN,) if must_return(deal.rules) else (RETURN, KEEP)


@cites("DECL-9", "S2 §The Returned King")
def must_return(rules: RuleSet) -> bool:
    """In some houses the return is compulsory."""
    return rules.returned_king is ReturnedKing.COMPULSORY


def refuse(deal: Deal, returning: Returning, seat: Seat, action: SeatAction) -> Refusal | None:
    """Why an action is not allowed while the ally decides, if it is not."""
    if seat != decider(deal, returning):
        return because(Why.NOT_YOUR_TURN_TO_NAME)
    match action:
        case Return():
            return None
        case Keep():
            return because(Why.MUST_RETURN) if must_return(deal.rules) else None
        case _:
            return because(Why.NOT_IN_RETURNING)


def decide(deal: Deal, returning: Returning, action: SeatAction) -> tuple[Deal, tuple[Event, ...]]:
    """The card is given back face up, or kept without a word."""
    undertaking = returning.undertaking
    if isinstance(action, Keep):
        return open_play(deal, undertaking)
    done = msgspec.structs.replace(undertaking, returned=True)
    return given_up(deal, done)


@cites("DECL-7", "DECL-9", "S0 §Variants", "S2 §Médiateur")
def given_up(deal: Deal, undertaking: Undertaking) -> tuple[Deal, tuple[Event, ...]]:
    """The holder gives the called card face up to Hombre, who owes one for it."""
    hombre, called = undertaking.hombre, undertaking.called
    assert called is not None
    holder = holder_of(deal, called)
    held = changed(deal.held, holder, deal.held[holder].without(called))
    held = changed(held, hombre, held[hombre].with_card(called))
    given = msgspec.structs.replace(deal, held=held, phase=Exchange(undertaking))
    return given, (CardGivenUp(holder, hombre, called),)


@cites("DECL-10", "S2 §The Returned King")
def false_return(deal: Deal, facts: Facts) -> tuple[Fault, ...]:
    """Who returns the king from three certain tricks, if Hombre loses, has earned a beast.

    The engine judges the hand as dealt by its own count.
    """
    giver = facts.giver
    if giver is None or not is_fined(deal.rules, facts):
        return ()
    fault = Fault(giver, Offence.FALSE_RETURN)
    return (fault,) if earns_fine(deal.dealt[giver], facts.trumps) else ()


def earns_fine(dealt: Cards, trumps: Suit) -> bool:
    """Whether a hand, as dealt, was too good to return the king from."""
    return count(dealt, trumps).tricks >= CERTAIN


def is_fined(rules: RuleSet, facts: Facts) -> bool:
    """Whether a return from a good hand is fined after such a deal: one that Hombre has lost."""
    is_return = facts.giver is not None and not facts.contract.exchanges
    return is_return and facts.side_tricks < GAME and rules.good_hand is GoodHand.FINED
