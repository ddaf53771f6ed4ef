"""Leading and playing to three tricks, until all are played."""

from __future__ import annotations

import msgspec

from quadrille.cards import Suit
from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.loo.actions import Play
from quadrille.loo.deal import HAND_SIZE, Deal, Laid, Playing, Settled, Trick, in_play
from quadrille.loo.events import Event, Played, TrickWon
from quadrille.loo.following import (
    first_leads,
    later_leads,
    playable,
    why_no_first_lead,
    why_no_later_lead,
    why_not_playable,
)
from quadrille.loo.pack import Card
from quadrille.loo.refusals import Why, because
from quadrille.loo.settling import outcome_of, settled
from quadrille.loo.tricks import best_card
from quadrille.seats import Seat


@cites("LOO-1", "LOO-6", "S3 §Three-Card Loo: Play", "S3 §Loo Notes")
def player(deal: Deal, phase: Playing) -> Seat:
    """The first of those who play, from eldest, leads first; the others follow to the left."""
    order = in_play(deal.spoken)
    return order[(order.index(phase.leader) + len(phase.table)) % len(order)]


def legal(deal: Deal, phase: Playing) -> tuple[Play, ...]:
    """The cards that the player on turn may play, in pack order."""
    hand = deal.held[player(deal, phase)]
    if phase.table:
        cards = playable(hand, _cards(phase), deal.trumps)
    elif phase.tricks:
        cards = later_leads(hand, deal.trumps)
    else:
        cards = first_leads(hand, deal.turn_up, single_opponent=_single_opponent(deal))
    return tuple(map(Play, cards))


def refuse(deal: Deal, phase: Playing, seat: Seat, action: Play) -> Refusal | None:
    """Why a card may not be played, if it may not."""
    if seat != player(deal, phase):
        return because(Why.NOT_YOUR_TURN_TO_PLAY)
    hand, card = deal.held[seat], action.card
    if card not in hand:
        return because(Why.NOT_HELD, card=card)
    if phase.table:
        return why_not_playable(hand, card, _cards(phase), deal.trumps)
    if phase.tricks:
        return why_no_later_lead(hand, card, deal.trumps)
    single = _single_opponent(deal)
    return why_no_first_lead(hand, card, deal.turn_up, single_opponent=single)


def _cards(phase: Playing) -> tuple[Card, ...]:
    return tuple(laid.card for laid in phase.table)


def _single_opponent(deal: Deal) -> bool:
    """Whether just two play; one who defends Miss is an opponent too."""
    return len(in_play(deal.spoken)) == 2


def winning(table: tuple[Laid, ...], trumps: Suit) -> Seat | None:
    """Who has played the best card so far; nobody before the lead."""
    return table[best_card(tuple(laid.card for laid in table), trumps)].seat if table else None


def play(deal: Deal, phase: Playing, seat: Seat, card: Card) -> tuple[Deal, tuple[Event, ...]]:
    """A card is laid on the table; the last of a trick tells who has won it."""
    left = tuple(each for each in deal.held[seat] if each is not card)
    held = (*deal.held[:seat], left, *deal.held[seat + 1 :])
    table = (*phase.table, Laid(seat, card))
    if len(table) < len(in_play(deal.spoken)):
        onward = Playing(phase.leader, table, phase.tricks)
        return msgspec.structs.replace(deal, held=held, phase=onward), (Played(seat, card),)
    winner = winning(table, deal.trumps)
    assert winner is not None
    tricks = (*phase.tricks, Trick(table, winner))
    over = len(tricks) == HAND_SIZE
    after = (
        Settled(tricks, settled(outcome_of(deal, tricks))) if over else Playing(winner, (), tricks)
    )
    events = (Played(seat, card), TrickWon(winner, len(tricks)))
    return msgspec.structs.replace(deal, held=held, phase=after), events
