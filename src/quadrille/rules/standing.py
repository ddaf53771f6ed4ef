"""What a deal is played for: the occasion, the beasts, and what lies on the table."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quadrille.seats import Seat


class Occasion(Struct, frozen=True):
    """What kind of deal this is in the sitting."""

    double: bool = False
    """Whether it is played for double stakes and payments (MPAY-8)."""
    clearing: bool = False
    """Whether it is played only to clear beasts (BEAST-5)."""


ORDINARY = Occasion()
"""A single deal of the agreed rounds."""


class Beasts(Struct, frozen=True):
    """Beasts and carried games, before a deal."""

    active: tuple[int, ...] = ()
    """Beasts that this deal is played for, in the order in which they became active."""
    waiting: tuple[int, ...] = ()
    """Beasts that wait, largest first."""
    owed: int = 0
    """What each player owes to the games carried by remises, in jetons."""

    @property
    def total(self) -> int:
        """All beasts together."""
        return sum(self.active) + sum(self.waiting)


NO_BEASTS = Beasts()
"""As a sitting begins."""


class Offence(StrEnum):
    """What an arbiter may have to rule on; the words of the record."""

    REVOKE = "revoke"
    FALSE_TRUMP = "false-trump"
    HAND_TURNED = "hand-turned"
    DISSUASION = "dissuasion"
    FALSE_RETURN = "false-return"
    SHOWN_ALLY = "shown-ally"
    SPEECH = "speech"


class Fault(Struct, frozen=True, tag_field="t", tag="fault"):
    """A ruling: who offended, how, and who shares the beast."""

    offender: Seat
    offence: Offence
    sharer: Seat | None = None


class Bonus(StrEnum):
    """What must be claimed where claims are strict; the words of the record."""

    SOLO = "solo"
    MATADORS = "matadors"


class Claimed(Struct, frozen=True):
    """A bonus that a seat has claimed."""

    seat: Seat
    bonus: Bonus
