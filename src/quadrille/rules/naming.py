"""Naming trumps, calling a card, and calling one's own."""

from __future__ import annotations

import msgspec

from quadrille.cards import NO_CARDS, Card, Cards, Rank, Suit
from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.rules.actions import Call, Invite, NameTrumps, SeatAction
from quadrille.rules.calling import callable_cards, inviting_cards, level
from quadrille.rules.deal import Deal, Exchange, Naming, Playing, Quest, Undertaking, eldest
from quadrille.rules.events import AllyInvited, CardCalled, CardGivenUp, Event, TrumpsNamed
from quadrille.rules.partners import holder_of
from quadrille.rules.ranking import plain_order
from quadrille.rules.refusals import Why, because
from quadrille.seats import Seat, changed


def speaker(deal: Deal, naming: Naming) -> Seat:
    """Hombre names trumps and calls; an invited ally names trumps."""
    undertaking = naming.undertaking
    if undertaking.invited and undertaking.called is not None:
        return holder_of(deal, undertaking.called)
    return undertaking.hombre


def legal(deal: Deal, naming: Naming) -> tuple[SeatAction, ...]:
    """The suits that may be trumps, then the cards that may be called."""
    undertaking = naming.undertaking
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
    """Trumps are named, or a card is called, lawfully."""
    seat, undertaking = speaker(deal, naming), naming.undertaking
    match action:
        case NameTrumps(suit=suit):
            done = msgspec.structs.replace(undertaking, trumps=suit)
            return _go_on(deal, done), (TrumpsNamed(seat, suit),)
        case Call(card=card):
            done = msgspec.structs.replace(undertaking, called=card)
            return _called(deal, done, card)
        case _:
            assert isinstance(action, Invite)
            done = msgspec.structs.replace(undertaking, called=action.card, invited=True)
            event = AllyInvited(seat, action.card, holder_of(deal, action.card))
            return msgspec.structs.replace(deal, phase=Naming(done)), (event,)


def _go_on(deal: Deal, undertaking: Undertaking) -> Deal:
    """Trumps are named: a card is still to be called, or play begins."""
    awaits_call = undertaking.contract.calls and undertaking.called is None
    phase = Naming(undertaking) if awaits_call else opening(deal, undertaking)
    return msgspec.structs.replace(deal, phase=phase)


def _called(deal: Deal, undertaking: Undertaking, card: Card) -> tuple[Deal, tuple[Event, ...]]:
    hombre, holder = undertaking.hombre, holder_of(deal, card)
    event = CardCalled(hombre, card)
    if not undertaking.contract.exchanges or holder == hombre:
        return msgspec.structs.replace(deal, phase=opening(deal, undertaking)), (event,)
    return _given_up(deal, undertaking, card, holder), (event, CardGivenUp(holder, hombre, card))


@cites("DECL-7", "S0 §Variants", "S2 §Médiateur")
def _given_up(deal: Deal, undertaking: Undertaking, card: Card, holder: Seat) -> Deal:
    """In médiateur the holder gives the called card face up to Hombre, who owes one for it."""
    hombre = undertaking.hombre
    held = changed(deal.held, holder, deal.held[holder].without(card))
    held = changed(held, hombre, held[hombre].with_card(card))
    return msgspec.structs.replace(deal, held=held, phase=Exchange(undertaking))


@cites("PLAY-1", "S0 §Playing the tricks", "S3 §Play", "S4 §Stikkspill")
def opening(deal: Deal, undertaking: Undertaking) -> Playing:
    """Eldest leads to the first trick."""
    quest = Quest.BID if undertaking.contract.all_ten else Quest.NONE
    return Playing(undertaking, leader=eldest(deal), quest=quest)


def is_unfinished(naming: Naming) -> bool:
    """Whether trumps are named and the call that belongs to them is still to be said."""
    return naming.undertaking.trumps is not None
