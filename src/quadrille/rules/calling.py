"""Which cards may be called: kings, queens when kings are held, and one's own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from msgspec import Struct

from quadrille.cards import NO_CARDS, Card, Cards, Suit, cards
from quadrille.cite import cites
from quadrille.rules.choices import RuleSet
from quadrille.rules.questions import ForcedInvite, QueenCall, SelfCall
from quadrille.rules.ranking import plain_order


def callable_cards(rules: RuleSet, hand: Cards, trumps: Suit) -> Cards:
    """Every card that may be called from a hand when a suit is trumps; never none."""
    match rules.queen_call:
        case QueenCall.CALLABLE_KINGS:
            return _down_to_a_stranger(rules, hand, trumps)
        case QueenCall.FOUR_KINGS:
            return _by_four_kings(rules, hand, trumps)
        case never:
            assert_never(never)


@cites(
    "DECL-2", "DECL-3", "DECL-4", "S0 §The called King", "S1 §line 10", "S3 §Notes", "S4 §Alliance"
)
def _down_to_a_stranger(rules: RuleSet, hand: Cards, trumps: Suit) -> Cards:
    """A king is called; a queen if she holds all callable kings; and so on down.

    The call stops at the first rank of which another player holds a card.
    """
    suits = tuple(suit for suit in Suit if suit is not trumps)
    kings, queens = level(0, suits), level(1, suits)
    rank = 0
    while not level(rank, suits) - hand:
        rank += 1
    open_to_call = level(rank, suits) - hand
    if _may_call_own(rules):
        open_to_call |= hand & (kings | queens if rank > 0 else kings)
    return open_to_call


@cites("DECL-2", "DECL-3", "S2 §Simple call")
def _by_four_kings(rules: RuleSet, hand: Cards, trumps: Suit) -> Cards:
    """A queen is called only if she holds all four kings.

    Left without any other, she calls one of her own, whatever the rule about her own cards.
    """
    suits = tuple(suit for suit in Suit if suit is not trumps)
    kings, queens = level(0, suits), level(1, suits)
    has_all_kings = not level(0, Suit) - hand
    ranks = queens if has_all_kings else kings
    strangers = ranks - hand
    if _may_call_own(rules):
        return strangers | (hand & (ranks | kings))
    return strangers if strangers else ranks


@cites("DECL-5", "S0 §The called King", "S2 §Simple call", "S3 §Auction", "S4 §Alliance")
def _may_call_own(rules: RuleSet) -> bool:
    """Hombre may call her own king, or queen where queens may be called; she then plays alone."""
    match rules.self_call:
        case SelfCall.ALLOWED:
            return True
        case SelfCall.FORBIDDEN:
            return False
        case never:
            assert_never(never)


def may_call_own_at_all(rules: RuleSet) -> bool:
    """Whether there is any deal in which Hombre may call her own card (DECL-3, DECL-5)."""
    return _may_call_own(rules) or rules.queen_call is QueenCall.FOUR_KINGS


def level(rank: int, suits: Iterable[Suit]) -> Cards:
    """The cards of one place in the order of each of some suits that are not trumps."""
    return cards(plain_order(suit)[rank] for suit in suits)


@cites("DECL-6", "S3 §Auction")
def inviting_cards(rules: RuleSet, hand: Cards) -> Cards:
    """Forced Spadille may call a king that another holds, and invite her to name trumps.

    With all four kings she invites with a queen, and so on down. A self-call cannot invite.
    """
    match rules.forced_invite:
        case ForcedInvite.ALLOWED:
            rank = 0
            while not level(rank, Suit) - hand:
                rank += 1
            return level(rank, Suit) - hand
        case ForcedInvite.FORBIDDEN:
            return NO_CARDS
        case never:
            assert_never(never)


class Told(Struct, frozen=True):
    """What a call tells of the hand, as dealt, that made it."""

    holds: Cards
    lacks: Cards


def told_by_call(rules: RuleSet, card: Card, trumps: Suit) -> tuple[Told, ...]:
    """The hands from which a card may be called, as cases that exclude each other."""
    rank = plain_order(card.suit).index(card)
    plain = tuple(suit for suit in Suit if suit is not trumps)
    in_need: tuple[Told, ...] = ()
    match rules.queen_call:
        case QueenCall.CALLABLE_KINGS:
            above, own_too = _levels_above(rank, plain), rank <= 1 and _may_call_own(rules)
        case QueenCall.FOUR_KINGS:
            above, own_too = _levels_above(rank, Suit), _may_call_own(rules)
            in_need = (_told_by_need(rank, plain),)
        case never:
            assert_never(never)
    if own_too:
        return (Told(above, NO_CARDS),)
    return (Told(above, cards((card,))), *in_need)


def _told_by_need(rank: int, plain: tuple[Suit, ...]) -> Told:
    """Who must not call her own does so only if there is nothing else to call."""
    if rank == 0:
        return Told(level(0, plain), level(0, Suit) - level(0, plain))
    return Told(level(0, Suit) | level(rank, plain), NO_CARDS)


def told_by_invitation(card: Card) -> Told:
    """One who invites holds every card of the levels above, and not the card itself."""
    rank = plain_order(card.suit).index(card)
    return Told(_levels_above(rank, Suit), cards((card,)))


def _levels_above(rank: int, suits: Iterable[Suit]) -> Cards:
    return cards(plain_order(suit)[place] for suit in suits for place in range(rank))
