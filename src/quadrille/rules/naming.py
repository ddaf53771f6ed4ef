"""Naming trumps, calling a card, and calling one's own."""

from __future__ import annotations

import msgspec

from quadrille.cards import NO_CARDS, Card, Cards, Rank, Suit
from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.rules.actions import Call, Invite, NameTrumps, SeatAction, Through
from quadrille.rules.calling import callable_cards, inviting_cards, level
from quadrille.rules.deal import Deal, Naming, Returning, Undertaking
from quadrille.rules.events import AllyInvited, CardCalled, Event, TrumpsNamed, WaySaid
from quadrille.rules.opening import open_play
from quadrille.rules.partners import holder_of
from quadrille.rules.ranking import plain_order
from quadrille.rules.refusals import Why, because
from quadrille.rules.returning import given_up, is_to_decide
from quadrille.rules.ways import contract_through, is_to_say, ways, why_no_way
from quadrille.seats import Seat


def speaker(deal: Deal, naming: Naming) -> Seat:
    """Hombre names trumps and calls; an invited ally names trumps."""
    undertaking = naming.undertaking
    if undertaking.invited and undertaking.called is not None:
        return holder_of(deal, undertaking.called)
    return undertaking.hombre


def legal(deal: Deal, naming: Naming) -> tuple[SeatAction, ...]:
    """The suits that may be trumps, then the cards that may be called."""
    undertaking = naming.undertaking
    if is_to_say(deal.rules, undertaking):
        return ways(deal.rules)
    if undertaking.trumps is not None:
        return tuple(
            Call(card)
            for card in callable_cards(
                deal.rules, deal.held[undertaking.hombre], undertaking.trumps
            )
        )
    suits = (NameTrumps(suit) for suit in Suit if why_not_trumps(deal, undertaking, suit) is None)
    return (*suits, *(Invite(card) for card in _inviting_cards(deal, undertaking)))


def refuse(deal: Deal, naming: Naming, seat: Seat, action: SeatAction) -> Refusal | None:
    """Why an action is not allowed while trumps and call are awaited, if it is not."""
    if seat != speaker(deal, naming):
        return because(Why.NOT_YOUR_TURN_TO_NAME)
    undertaking = naming.undertaking
    match action:
        case Through():
            return why_no_way(deal.rules, undertaking, action)
        case NameTrumps() | Call() | Invite() if is_to_say(deal.rules, undertaking):
            return because(Why.WAY_FIRST)
        case NameTrumps(suit=suit):
            return why_not_trumps(deal, undertaking, suit)
        case Call(card=card):
            return why_no_call(deal, undertaking, card)
        case Invite(card=card):
            return why_no_invite(deal, undertaking, card)
        case _:
            return because(Why.NOT_IN_NAMING)


@cites(
    "DECL-1", "DECL-6", "S0 §The called King", "S2 §Deal and bidding", "S3 §Auction", "S4 §Alliance"
)
def why_not_trumps(deal: Deal, undertaking: Undertaking, suit: Suit) -> Refusal | None:
    """Hombre names trumps, once; after a bid in the favourite they are the favourite.

    An invited ally may not name the suit of the called card.
    """
    if undertaking.trumps is not None:
        return because(Why.TRUMPS_ARE_NAMED, trumps=undertaking.trumps)
    if undertaking.in_favourite and suit is not deal.favourite:
        return because(Why.TRUMPS_NOT_FAVOURITE, favourite=str(deal.favourite))
    called = undertaking.called
    if called is not None and suit is called.suit:
        return because(Why.TRUMPS_IN_CALLED_SUIT, card=called)
    return None


def why_no_call(deal: Deal, undertaking: Undertaking, card: Card) -> Refusal | None:
    """Why a card may not be called, if it may not."""
    trumps = undertaking.trumps
    if not undertaking.contract.calls:
        return because(Why.NOTHING_TO_CALL)
    if trumps is None:
        return because(Why.TRUMPS_FIRST)
    open_to_call = callable_cards(deal.rules, deal.held[undertaking.hombre], trumps)
    if card in open_to_call:
        return None
    if not any(card in plain_order(suit) for suit in Suit if suit is not trumps):
        return because(Why.CALL_OF_TRUMPS, card=card, trumps=trumps)
    if card.rank is not Rank.KING and _misses_a_king(deal, undertaking, trumps):
        return because(Why.CALL_NOT_KING, card=card)
    is_low = any(_depth(other) < _depth(card) for other in open_to_call)
    return because(Why.CALL_HIGHER_FIRST if is_low else Why.CALL_OWN, card=card)


def _depth(card: Card) -> int:
    return plain_order(card.suit).index(card)


def _misses_a_king(deal: Deal, undertaking: Undertaking, trumps: Suit) -> bool:
    kings = level(0, (suit for suit in Suit if suit is not trumps))
    return bool(kings - deal.held[undertaking.hombre])


def _inviting_cards(deal: Deal, undertaking: Undertaking) -> Cards:
    if not undertaking.forced or undertaking.invited or undertaking.trumps is not None:
        return NO_CARDS
    return inviting_cards(deal.rules, deal.held[undertaking.hombre])


def why_no_invite(deal: Deal, undertaking: Undertaking, card: Card) -> Refusal | None:
    """Why the holder of a card may not be invited to name trumps, if she may not."""
    inviting = _inviting_cards(deal, undertaking)
    if not inviting:
        return because(Why.NO_INVITE)
    if card in inviting:
        return None
    own = card in deal.held[undertaking.hombre]
    return because(Why.INVITE_OWN if own else Why.INVITE_NOT_KING, card=card)


def name(deal: Deal, naming: Naming, action: SeatAction) -> tuple[Deal, tuple[Event, ...]]:
    """The way of a vole is said, trumps are named, or a card is called, lawfully."""
    seat, undertaking = speaker(deal, naming), naming.undertaking
    match action:
        case Through():
            row = contract_through(deal.rules, action)
            done = msgspec.structs.replace(undertaking, contract=row, way_is_said=True)
            return _still_naming(deal, done), (WaySaid(seat, action.contract),)
        case NameTrumps(suit=suit):
            done = msgspec.structs.replace(undertaking, trumps=suit)
            onward, events = _go_on(deal, done)
            return onward, (TrumpsNamed(seat, suit), *events)
        case Call(card=card):
            done = msgspec.structs.replace(undertaking, called=card)
            onward, events = _called(deal, done, card)
            return onward, (CardCalled(seat, card), *events)
        case _:
            assert isinstance(action, Invite)
            done = msgspec.structs.replace(undertaking, called=action.card, invited=True)
            event = AllyInvited(seat, action.card, holder_of(deal, action.card))
            return _still_naming(deal, done), (event,)


def _still_naming(deal: Deal, undertaking: Undertaking) -> Deal:
    return msgspec.structs.replace(deal, phase=Naming(undertaking))


def _go_on(deal: Deal, undertaking: Undertaking) -> tuple[Deal, tuple[Event, ...]]:
    """Trumps are named: a card is still to be called, or play begins."""
    if undertaking.contract.calls and undertaking.called is None:
        return _still_naming(deal, undertaking), ()
    return open_play(deal, undertaking)


def _called(deal: Deal, undertaking: Undertaking, card: Card) -> tuple[Deal, tuple[Event, ...]]:
    """A card is called: it is given up, or may be returned, or play begins."""
    if undertaking.contract.exchanges and holder_of(deal, card) != undertaking.hombre:
        return given_up(deal, undertaking)
    if is_to_decide(deal, undertaking):
        return msgspec.structs.replace(deal, phase=Returning(undertaking)), ()
    return open_play(deal, undertaking)


def is_unfinished(naming: Naming) -> bool:
    """Whether a part is said of what belongs together: a vole's way, trumps, a called card."""
    return naming.undertaking.trumps is not None or naming.undertaking.way_is_said
