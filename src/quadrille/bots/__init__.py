"""Players that see views only: a view in, an action out.

A bot is the same for the same view and generator, and knows nothing of what its seat does
not know. Levels go from chance to rules of thumb and to maxims, each with its source; search will
follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, Protocol

from quadrille.bots.chance import Chance
from quadrille.bots.maxims import BY_THE_BOOK, TUNED, Maximist
from quadrille.bots.reasons import Choice, Reason
from quadrille.bots.thumb import Thumb
from quadrille.rules.actions import SeatAction
from quadrille.view import SeatView

__all__ = ["BOTS", "Bot", "Choice", "Reason"]


class Bot(Protocol):
    """A player who can be asked for a choice, and for the reason of it."""

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """One of the view's lawful actions; it must be this seat's turn."""

    def explain(self, view: SeatView, random: Random) -> Choice:
        """The same choice, with its reason."""


BOTS: Final[Mapping[str, Bot]] = {
    "random": Chance(),
    "thumb": Thumb(),
    "maxims:historical": Maximist(BY_THE_BOOK),
    "maxims": Maximist(TUNED),
}
"""Every bot, weakest first, by key."""
