"""How OpenSpiel's tree search is set, and how that is written in a bot's name.

    openspiel:all-100-0.5-visits-8:2000
    openspiel-cards:own-new-1-value-1:500

In order: what the tree tells apart, how many worlds, how much is explored, what is chosen in the
end, how many play-outs a leaf gets, with a `p` if nobody bids in them; and then how many
simulations. OpenSpiel itself is not needed here.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from msgspec import Struct


class Apart(StrEnum):
    """Which states are told apart as nodes of the tree."""

    OWN = "own"
    """By all that the seat on turn knows."""
    ALL = "all"
    """By what all have seen, whatever the cards."""


class Taken(StrEnum):
    """Which action is taken in the end."""

    VISITS = "visits"
    """The one that was tried most often."""
    VALUE = "value"
    """The one that brought most."""


class Settings(Struct, frozen=True):
    """What a search may be told but for how long it goes on."""

    apart: Apart
    worlds: int | None
    """So many are drawn and then come round again; none is a new one for each simulation."""
    explores: float
    """The constant of UCT, in hundreds of counters."""
    taken: Taken
    playouts: int
    """For each leaf of the tree."""
    passing: bool
    """Whether in them whoever may pass passes, and whoever may stop stops; else all is drawn."""


class Named(Struct, frozen=True):
    """What a bot's name tells."""

    settings: Settings
    simulations: int
    cards_only: bool
    """Whether what is said is left to the maxims."""


KINDS: Final = ("openspiel", "openspiel-cards")
"""The first words of the names; the second searches for cards alone."""

_WRITTEN: Final = re.compile(
    r"(own|all)-(new|[1-9]\d{0,4})-(\d{1,2}(?:\.\d{1,3})?)-(visits|value)-([1-9]\d{0,2})(p?)"
    r":([1-9]\d{0,6})"
)

_NEW: Final = "new"


def read(name: str) -> Named | None:
    """What a name tells; nothing if it is not written so."""
    kind, _, rest = name.partition(":")
    found = _WRITTEN.fullmatch(rest)
    if kind not in KINDS or found is None:
        return None
    apart, worlds, explores, taken, playouts, passing, simulations = found.groups()
    settings = Settings(
        apart=Apart(apart),
        worlds=None if worlds == _NEW else int(worlds),
        explores=float(explores),
        taken=Taken(taken),
        playouts=int(playouts),
        passing=passing == "p",
    )
    return Named(settings, int(simulations), cards_only=kind != KINDS[0])
