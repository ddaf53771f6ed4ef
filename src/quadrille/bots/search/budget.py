"""How much a searcher may look at: numbers of worlds, never the clock.

They are what fills 50, 300 and 2,000 milliseconds here, so that the same view is always thought
over alike, on whatever machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct


class Budget(Struct, frozen=True):
    """What may be looked at before one choice."""

    cards: int
    """Worlds times cards, where a card is to be played."""
    lines: int
    """Worlds times lines, where the law is asked what follows."""
    leave: int = 0
    """The tricks at the end that are solved with open cards, not played out."""


BUDGETS: Final[Mapping[int, Budget]] = {
    50: Budget(cards=3_500, lines=80),
    300: Budget(cards=16_000, lines=600, leave=4),
    2000: Budget(cards=110_000, lines=6_000, leave=5),
}
"""By the milliseconds that they take."""
