"""The card that Hombre gives for the called one."""

from __future__ import annotations

import msgspec

from quadrille.cards import Card
from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.rules.actions import Give, SeatAction
from quadrille.rules.deal import Deal, Exchange
from quadrille.rules.events import CardReturned, Event
from quadrille.rules.naming import opening
from quadrille.rules.partners import holder_of
from quadrille.rules.refusals import Why, because
from quadrille.seats import Seat, changed


def legal(deal: Deal, exchange: Exchange) -> tuple[SeatAction, ...]:
    """Every card that Hombre may give."""
    own = deal.held[exchange.undertaking.hombre]
    return tuple(Give(card) for card in own if card is not exchange.undertaking.called)


@cites("DECL-7", "S0 §Variants", "S2 §Médiateur")
def refuse(deal: Deal, exchange: Exchange, seat: Seat, action: SeatAction) -> Refusal | None:
    """Hombre gives any card of her own ten, not the one just received."""
    if seat != exchange.undertaking.hombre:
        return because(Why.NOT_YOUR_TURN_TO_NAME)
    if not isinstance(action, Give):
        return because(Why.NOT_IN_EXCHANGE)
    if action.card is exchange.undertaking.called:
        return because(Why.GIVE_RECEIVED, card=action.card)
    if action.card not in deal.held[seat]:
        return because(Why.GIVE_NOT_HELD, card=action.card)
    return None


def give(deal: Deal, exchange: Exchange, card: Card) -> tuple[Deal, tuple[Event, ...]]:
    """A card is given face down, lawfully, and play begins."""
    undertaking = exchange.undertaking
    assert undertaking.called is not None
    hombre, giver = undertaking.hombre, holder_of(deal, undertaking.called)
    held = changed(deal.held, hombre, deal.held[hombre].without(card))
    held = changed(held, giver, held[giver].with_card(card))
    done = msgspec.structs.replace(undertaking, given=card)
    given = msgspec.structs.replace(deal, held=held, phase=opening(deal, done))
    return given, (CardReturned(hombre, giver, card),)
