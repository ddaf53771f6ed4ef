"""A policy of play given as numbers: what may be so of a card, and what each of that weighs.

Each feature that holds of a card adds its weight, and the card with the highest sum is played. The
mover sees her hand, the cards that others hold (not who holds which), and what is public: so the
numbers can be fitted to any player's choices, and say how she plays.
"""

from __future__ import annotations

from enum import IntEnum, auto
from functools import lru_cache
from typing import Final

from msgspec import Struct

from quadrille.seats import Four


class Feature(IntEnum):
    """What may be so of a card that may be played; the value is its place in a sheet.

    A master is a card than which no unseen card of its suit is higher. A friend or foe is a seat
    that the mover knows to be one. Led, threw and lacks speak of the card's suit, in this deal so
    far. A card takes if it would be winning, surely if no card still to come can beat it.
    """

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[int]) -> int:
        return count

    TRUMP = auto()
    MARK = auto()
    """It is the marked card."""
    MARK_SUIT = auto()
    """It is of the suit of the marked card, which is still to be played."""

    MASTER = auto()
    ONE_ABOVE = auto()
    """One unseen card of its suit is higher."""
    TWO_ABOVE = auto()
    MORE_ABOVE = auto()

    LOWEST = auto()
    """Of the mover's cards of the suit."""
    HIGHEST = auto()
    ONLY = auto()
    """It is her only card of the suit."""
    OF_TWO = auto()
    OF_THREE = auto()
    OF_MORE = auto()

    NONE_UNSEEN = auto()
    """No card of its suit is with the others."""
    FEW_UNSEEN = auto()
    """One or two are."""
    SOME_UNSEEN = auto()
    """Three to five are."""
    MANY_UNSEEN = auto()

    FRIEND_LED = auto()
    FRIEND_THREW = auto()
    FRIEND_LACKS = auto()
    FOE_LED = auto()
    FOE_LACKS = auto()
    UNKNOWN_LED = auto()
    UNKNOWN_LACKS = auto()
    OWN_LED = auto()
    """The mover led the suit before."""

    MASTER_TRUMP = auto()
    SAFE_MASTER = auto()
    """A master that is no trump, and no trump is unseen."""
    LOW_TO_MARK = auto()
    """Her lowest of the suit of the marked card."""
    EARLY_MASTER = auto()
    """A master while eight tricks or more are left."""
    LATE_MASTER = auto()
    """A master when three tricks or fewer are left."""
    MOST_TRUMPS = auto()
    """A trump of one who holds more of them than all others together."""
    TOUCHES_ABOVE = auto()
    """The next higher card of the suit that is not played is hers as well."""
    TOUCHES_BELOW = auto()
    LAST_TRUMP = auto()
    UNGUARDS = auto()
    """The lower of two, where one unseen card is above the higher."""

    FOLLOWS = auto()
    RUFFS = auto()
    """A trump on another suit."""
    THROWS = auto()
    """Neither of the suit led nor a trump."""
    TAKES_FRIEND = auto()
    """It takes from a friend, and not surely."""
    TAKES_FOE = auto()
    TAKES_UNKNOWN = auto()
    TAKES_FRIEND_SURELY = auto()
    TAKES_FOE_SURELY = auto()
    TAKES_UNKNOWN_SURELY = auto()
    LEAVES_FRIEND = auto()
    """It leaves the trick with a friend, whose card may still be beaten."""
    LEAVES_FOE = auto()
    LEAVES_UNKNOWN = auto()
    LEAVES_FRIEND_SAFE = auto()
    """It leaves the trick with a friend, whose card cannot be beaten."""
    LEAVES_FOE_SAFE = auto()
    LEAVES_UNKNOWN_SAFE = auto()
    CHEAPEST_TAKER = auto()
    CHEAPEST_SURE_TAKER = auto()
    DEAREST_TAKER = auto()
    TAKES_UNDER_ONE = auto()
    """It takes, and one unseen card beats it."""
    TAKES_UNDER_MORE = auto()
    LEAVES_MASTER = auto()
    """A master, yet it does not take."""
    FREE_TRUMP = auto()
    """A trump on trumps, though she may hold it back."""
    MARK_TAKES = auto()
    MARK_LEAVES = auto()


class Role(IntEnum):
    """Who the mover is to the side, and what all know of it; the value is her place in a policy."""

    SIDE = 0
    """Publicly of the side; whether the marked card's holder has joined it is not yet public."""
    SIDE_SHOWN = 1
    """The same when nothing is hidden."""
    HOLDER = 2
    """She holds the marked card and so is of the side."""
    HOLDER_SHOWN = 3
    OTHER = 4
    """Not of the side."""
    OTHER_SHOWN = 5
    SECRET = 6
    """Publicly of the side, and the marked card is her own."""


PLACES: Final = 4
"""Places in a trick: the lead, second, third and last."""

SHEETS: Final = len(Role) * PLACES

EVEN: Final = 1 << 16
"""How often a card is drawn evenly if the policy is not asked at all."""


class Policy(Struct, frozen=True):
    """Weights of features, by role, then place in the trick."""

    weights: tuple[int, ...]
    """Sheet after sheet, each with one number for each feature."""
    explore: int = 0
    """How often, of `EVEN` times, a card is drawn evenly instead."""

    def sheet(self, role: Role, place: int) -> tuple[int, ...]:
        """The weights of one in a role who plays at a place in the trick."""
        start = (role * PLACES + place) * len(Feature)
        return self.weights[start : start + len(Feature)]


class Past(Struct, frozen=True):
    """What is public of the finished tricks: by seat, sets of suits as bits."""

    led: Four[int] = (0, 0, 0, 0)
    """The suits she has led."""
    threw: Four[int] = (0, 0, 0, 0)
    """The suits, trumps apart, from which she threw a card on another."""
    lacks: Four[int] = (0, 0, 0, 0)
    """The suits to which she did not follow."""


NO_PAST: Final = Past()
"""Before the first trick."""


@lru_cache(maxsize=8)
def check(policy: Policy) -> None:
    """A policy that makes no sense is refused: ValueError, which begins with the field's name."""
    if len(policy.weights) != SHEETS * len(Feature):
        raise ValueError("weights: too few or many")
    if not all(abs(weight) < 1 << 31 for weight in policy.weights):
        raise ValueError("weights: not such numbers")
    if policy.explore not in range(EVEN + 1):
        raise ValueError("explore: more than always")
