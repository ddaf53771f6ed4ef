"""What may be played to a trick: following suit, and the matadors' right to be held back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from quadrille.cards import NO_CARDS, PACK, Card, Cards, Suit, cards
from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.rules.ranking import ORDERS, Order
from quadrille.rules.refusals import Why, because


class Duty(Struct, frozen=True):
    """What a led card asks: whoever holds one of `obliges` must play one of `follows`.

    The same two tables, as masks, are all that the kernel knows of this law.
    """

    obliges: Cards
    follows: Cards


@cites(
    "PLAY-2",
    "PLAY-3",
    "S0 §Playing the tricks",
    "S1 §line 13",
    "S2 §General conduct",
    "S3 §Play",
    "S4 §Stikkspill",
)
def _plain_duty(order: Order, led: Card) -> Duty:
    """A suit that is led must be followed; who cannot may play any card."""
    return Duty(obliges=order.members[led.at], follows=order.members[led.at])


@cites(
    "PLAY-5",
    "PLAY-6",
    "S0 §Playing the tricks",
    "S1 §line 13",
    "S3 §Reneging",
    "S4 §Matadorprivilegium",
)
def _trump_duty(order: Order, led: Card) -> Duty:
    """One whose trumps are all matadors may hold them back, but a led matador forces a lower one.

    She who is so forced chooses which of her trumps to play.
    """
    ordinary = order.trumps - cards(order.matadors)
    return Duty(obliges=ordinary | lower_matadors(order, led), follows=order.trumps)


def lower_matadors(order: Order, led: Card) -> Cards:
    """The matadors below a led matador; none below any other card."""
    if led not in order.matadors:
        return NO_CARDS
    return cards(order.matadors[order.matadors.index(led) + 1 :])


def _duties(order: Order) -> tuple[Duty, ...]:
    return tuple(
        _trump_duty(order, led) if led in order.trumps else _plain_duty(order, led) for led in PACK
    )


DUTIES: Final[Mapping[Suit, tuple[Duty, ...]]] = {
    suit: _duties(order) for suit, order in ORDERS.items()
}
"""For each trump suit, by `Card.at` of the led card, what it asks."""


def playable(hand: Cards, led: Card | None, trumps: Suit) -> Cards:
    """The cards of a hand that may be played; all of them when leading."""
    if led is None:
        return hand
    duty = DUTIES[trumps][led.at]
    if hand.bits & duty.obliges.bits:
        return hand & duty.follows
    return hand


def why_not_playable(hand: Cards, card: Card, led: Card | None, trumps: Suit) -> Refusal | None:
    """Why a card may not be played, if it may not."""
    if card not in hand:
        return because(Why.NOT_HELD, card=card)
    if led is None or card in playable(hand, led, trumps):
        return None
    order = ORDERS[trumps]
    held = hand & DUTIES[trumps][led.at].obliges
    lower = lower_matadors(order, led)
    if held - lower:
        suit = trumps if led in order.trumps else led.suit
        return because(Why.MUST_FOLLOW, card=card, led=led, suit=suit)
    return because(Why.MATADOR_FORCED, card=card, led=led, lower=next(iter(held)))
