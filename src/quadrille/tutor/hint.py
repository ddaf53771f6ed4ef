"""A hint in three strengths: the maxim that decides here, what is worth considering, the act.

It is what the tuned maxims say to the view of the seat on turn. A stronger hint holds all that a
weaker one tells. What stands beside the act that is meant stands in the order of the law, so
that the place of it betrays nothing.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from quadrille.bots import BOTS, Choice, Reason
from quadrille.bots.maxims.bidding import BIDS
from quadrille.bots.maxims.common import LEAD_LEAST
from quadrille.bots.maxims.follows import LEAST
from quadrille.bots.maxims.shunning import SHUNS
from quadrille.cards import Card, Suit
from quadrille.game import Why
from quadrille.rules.actions import Call, Give, Invite, NameTrumps, Play, SeatAction
from quadrille.rules.ranking import ORDERS
from quadrille.view import SeatView, Stage

PRINCIPLE: Final = 1
CANDIDATES: Final = 2
ACTION: Final = 3

POINTING: Final = frozenset(
    {
        *("ev-1", "ev-2", "ev-4", "ev-5", "kc-1", "kc-5", "sc-0d", "sc-0e"),
        *("sp-d10", "po-c7", "po-d11", "po-s3", "only-choice"),
    }
)
"""Reasons whose sentences speak of "this suit" and the like: as principles they have others."""

FOR_WANT_OF_ANOTHER: Final = frozenset(maxim.reason.key for maxim in (LEAD_LEAST, LEAST))
"""Reasons of what is played when no maxim has anything to say."""

FALLBACKS: Final = FOR_WANT_OF_ANOTHER | {
    maxim.reason.key for shunned in SHUNS.values() for maxim in shunned
}
"""Those, and reasons that only tell what is not led: they allow nearly every card."""

_ON_BIDS: Final = frozenset(maxim.reason.key for maxim in BIDS)


class Hint(Struct, frozen=True, kw_only=True):
    """What a player is told who asks what to do."""

    strength: int
    principle: Why
    """The maxim that decides, told so that it does not point to the act."""
    suits: tuple[Suit, ...] = ()
    """From the second strength on, where a suit or a card is to be chosen: those to consider."""
    among: tuple[SeatAction, ...] = ()
    """The same for any other choice: the acts to consider."""
    action: SeatAction | None = None
    """What she would do whose hint this is, in the third strength."""
    also: tuple[Why, ...] = ()
    """Other maxims that would have her do the same, in the third strength."""
    then: Hint | None = None
    """What goes with the act in one announcement, as a hint of the same strength: a vole's way,
    trumps and call are said together. It supposes the act that is meant, in the weaker ones too."""


def hint(view: SeatView, strength: int) -> Hint:
    """What the tuned maxims say to the seat on turn; the same for the same view."""
    if not PRINCIPLE <= strength <= ACTION:
        raise ValueError(strength)
    chosen = _asked(view)
    told = Hint(strength=strength, principle=_as_principle(chosen.reason))
    if strength >= CANDIDATES:
        told = _with_candidates(told, view, chosen.action)
    if strength >= ACTION:
        told = replace(told, action=chosen.action, also=also_told(chosen))
    return told


def advised(view: SeatView) -> SeatAction:
    """The act that a hint means, whatever its strength."""
    return _asked(view).action


def _asked(view: SeatView) -> Choice:
    return BOTS["maxims"].explain(view, Random(0))


def why(reason: Reason) -> Why:
    """A reason of a bot, as any game tells one."""
    return Why(reason.key, reason.source, reason.facts)


def also_told(chosen: Choice) -> tuple[Why, ...]:
    """The other reasons of a choice that support it in so many words.

    A fallback allows a card and tells of another; of two views of a hand on a bid, the second is
    what would have been said if the first were not true.
    """
    is_bid = chosen.reason.key in _ON_BIDS
    return tuple(
        why(reason)
        for reason in chosen.also
        if reason.key not in FALLBACKS and not (is_bid and reason.key in _ON_BIDS)
    )


def _as_principle(reason: Reason) -> Why:
    told = why(reason)
    return replace(told, key=f"principle-{told.key}") if told.key in POINTING else told


# What is worth considering


def _with_candidates(told: Hint, view: SeatView, chosen: SeatAction) -> Hint:
    """The act that is meant, and the next best: as suits if suits are all that is to choose."""
    if len({type(action) for action in view.legal}) == 1 and _suit(view, chosen) is not None:
        suits = {_suit(view, action) for action in (chosen, _of_another_suit(view, chosen))}
        return replace(told, suits=tuple(suit for suit in Suit if suit in suits))
    considered = (chosen, _otherwise(view, chosen))
    return replace(told, among=tuple(action for action in view.legal if action in considered))


def _of_another_suit(view: SeatView, chosen: SeatAction) -> SeatAction | None:
    """What a maxim would have her choose of the other suits, if any says anything of them."""
    suit = _suit(view, chosen)
    next_best = _best_of(view, tuple(one for one in view.legal if _suit(view, one) is not suit))
    if next_best is None or next_best.reason.key in FOR_WANT_OF_ANOTHER:
        return None
    return next_best.action


def _otherwise(view: SeatView, chosen: SeatAction) -> SeatAction | None:
    """The next best act; beside a card something else than a card."""
    is_card = isinstance(chosen, Play)
    next_best = _best_of(
        view,
        tuple(
            action
            for action in view.legal
            if action != chosen and not (is_card and isinstance(action, Play))
        ),
    )
    return None if next_best is None else next_best.action


def _best_of(view: SeatView, left: tuple[SeatAction, ...]) -> Choice | None:
    """What the maxims would have her do if only so much were allowed.

    Of a card to be given they look at the hand alone; so she is asked as if she held no other.
    """
    if not left:
        return None
    hand = view.hand
    if view.stage is Stage.EXCHANGE:
        hand = tuple(action.card for action in left if isinstance(action, Give))
    return _asked(replace(view, legal=left, hand=hand))


def _suit(view: SeatView, action: SeatAction | None) -> Suit | None:
    """The suit of what is chosen; every trump is of the trump suit."""
    match action:
        case Play(card=card) | Give(card=card):
            return _suit_in_play(view, card)
        case Call(card=card) | Invite(card=card):
            return card.suit
        case NameTrumps(suit=suit):
            return suit
        case _:
            return None


def _suit_in_play(view: SeatView, card: Card) -> Suit:
    trumps = view.contract.trumps if view.contract is not None else None
    return trumps if trumps is not None and card in ORDERS[trumps].trumps else card.suit
