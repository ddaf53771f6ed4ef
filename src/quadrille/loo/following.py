"""What may be led, and what may be played to a trick: following, heading and trumping.

Everything here is a function of cards alone; whose cards they are does not matter.
"""

from __future__ import annotations

from quadrille.cards import Suit
from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.loo.pack import Card, Rank, of_suit
from quadrille.loo.refusals import Why, because


@cites("LOO-6", "S3 §Three-Card Loo: Play")
def first_leads(
    hand: tuple[Card, ...], turn_up: Card, *, single_opponent: bool
) -> tuple[Card, ...]:
    """The first lead is the trump ace, or the king if the ace was turned; else one of two trumps.

    Against a single opponent that is her highest. With fewer trumps she leads what she likes.
    """
    trumps = of_suit(hand, turn_up.suit)
    if trumps and trumps[0].rank is _top(turn_up):
        return trumps[:1]
    if len(trumps) < 2:
        return hand
    return trumps[:1] if single_opponent else trumps


def _top(turn_up: Card) -> Rank:
    return Rank.KING if turn_up.rank is Rank.ACE else Rank.ACE


@cites("LOO-8", "S3 §Three-Card Loo: Play")
def later_leads(hand: tuple[Card, ...], trumps: Suit) -> tuple[Card, ...]:
    """The winner of a trick leads a trump to the next if she has one, and may choose which."""
    return of_suit(hand, trumps) or hand


@cites("LOO-7", "S3 §Three-Card Loo: Play", "S3 §Loo Notes")
def playable(hand: tuple[Card, ...], table: tuple[Card, ...], trumps: Suit) -> tuple[Card, ...]:
    """The suit must be followed and the trick headed; who cannot follow must trump, and overtrump.

    Only who has neither may discard. A suit that has been trumped need not be headed. The hand
    is in pack order, and so is what may be played of it.
    """
    led = table[0].suit
    followers = of_suit(hand, led)
    if followers:
        is_trumped = led is not trumps and any(card.suit is trumps for card in table)
        return followers if is_trumped else _beating(followers, table, led) or followers
    own = of_suit(hand, trumps)
    return _beating(own, table, trumps) or own or hand


def _beating(own: tuple[Card, ...], table: tuple[Card, ...], suit: Suit) -> tuple[Card, ...]:
    """Those of some cards of a suit that are higher than every card of it on the table."""
    best = min((card.at for card in table if card.suit is suit), default=None)
    return own if best is None else tuple(card for card in own if card.at < best)


def why_no_first_lead(
    hand: tuple[Card, ...], card: Card, turn_up: Card, *, single_opponent: bool
) -> Refusal | None:
    """Why a card may not be led first, if it may not."""
    leads = first_leads(hand, turn_up, single_opponent=single_opponent)
    if card in leads:
        return None
    if leads[0].rank is _top(turn_up) and len(leads) == 1:
        return because(Why.LEAD_TOP, card=card, higher=leads[0])
    if len(leads) == 1:
        return because(Why.LEAD_HIGHEST, card=card, higher=leads[0])
    return because(Why.LEAD_TRUMP, card=card)


def why_no_later_lead(hand: tuple[Card, ...], card: Card, trumps: Suit) -> Refusal | None:
    """Why a card may not be led by the winner of a trick, if it may not."""
    allowed = card in later_leads(hand, trumps)
    return None if allowed else because(Why.LEAD_TRUMP_AGAIN, card=card)


def why_not_playable(
    hand: tuple[Card, ...], card: Card, table: tuple[Card, ...], trumps: Suit
) -> Refusal | None:
    """Why a card may not be played to a trick, if it may not."""
    allowed = playable(hand, table, trumps)
    if card in allowed:
        return None
    led, suit = table[0].suit, allowed[0].suit
    if suit is led:
        if card.suit is not led:
            return because(Why.MUST_FOLLOW, card=card, suit=led)
        return because(Why.MUST_HEAD, card=card, higher=allowed[-1])
    if card.suit is not trumps:
        return because(Why.MUST_TRUMP, card=card, suit=led)
    return because(Why.MUST_OVERTRUMP, card=card, higher=allowed[-1])
