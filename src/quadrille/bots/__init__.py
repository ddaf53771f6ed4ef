"""Players that see views only: a view in, an action out.

A bot is the same for the same view and generator, and knows nothing of what its seat does
not know. Levels go from chance over rules of thumb and maxims to search. A name is a kind, for some
kinds with a colon and a style or a number: `thumb`, `maxims:historical`, `search:300`, `pimc:20`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, Protocol

import msgspec

from quadrille.bots.chance import Chance
from quadrille.bots.ismcts import TURNS, Ismcts
from quadrille.bots.maxims import BY_THE_BOOK, TUNED, Maximist
from quadrille.bots.pimc import Cheat, Pimc
from quadrille.bots.reasons import Choice, Reason
from quadrille.bots.search import BUDGETS, Search
from quadrille.bots.thumb import Thumb
from quadrille.cards import Cards
from quadrille.errors import BadOption
from quadrille.rules.actions import SeatAction
from quadrille.seats import Four
from quadrille.view import SeatView

__all__ = ["BOTS", "Bot", "Choice", "Reason", "find_bot", "hurried", "shown"]


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
"""Every bot that a table may seat, weakest first, by name."""

_SEARCHERS: Final[Mapping[str, Bot]] = {
    f"search:{time}": Search(budget) for time, budget in BUDGETS.items()
}
"""Those that think for so many milliseconds."""

_CARD_SEARCHERS: Final[Mapping[str, Bot]] = {
    f"search-cards:{time}": Search(budget, only_cards=True) for time, budget in BUDGETS.items()
}
"""The same for cards alone: beside those of the maxims, what searching them is worth."""

_TREES: Final[Mapping[str, Bot]] = {
    f"ismcts:{time}": Ismcts(turns) for time, turns in TURNS.items()
}

_MOST_WORLDS: Final = 1000
"""So many worlds, and no more, `pimc` may look at."""


def find_bot(name: str) -> Bot:
    """The bot of a name, also of those that play in the arena only; raises `BadOption`."""
    named = {**BOTS, **_SEARCHERS, **_CARD_SEARCHERS, **_TREES, "cheat": Cheat()}
    if name in named:
        return named[name]
    kind, _, number = name.partition(":")
    if kind == "pimc" and number.isdecimal() and 0 < int(number) <= _MOST_WORLDS:
        return Pimc(int(number))
    allowed = ", ".join([*named, "pimc:20"])
    raise BadOption("bot-unknown", facts=(("bot", name), ("allowed", allowed)))


def shown(bot: Bot, hands: Four[Cards]) -> Bot:
    """A bot at a deal of the arena: one that cheats is shown the hands as they now stand."""
    return bot.seeing(hands) if isinstance(bot, Cheat) else bot


def hurried(bot: Bot, is_late: Callable[[], bool]) -> Bot:
    """A bot at a table that waits: one that searches stops when it is late."""
    return msgspec.structs.replace(bot, is_late=is_late) if isinstance(bot, Search) else bot
