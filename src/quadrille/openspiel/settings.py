"""How OpenSpiel's tree search is set, and how that is written in a bot's name.

    openspiel:all-100-0.5-visits-8:2000
    openspiel-cards:own-new-1-value-1:500

In order: what the tree tells apart, how many worlds, how much is explored, what is chosen in the
end, how many play-outs a leaf gets, with a `p` if nobody bids in them; and then how many
simulations. OpenSpiel itself is not needed here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
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

_NEW: Final = "new"

_PASSING: Final = "p"


class Part(StrEnum):
    """The parts of a name after the kind of bot, in order."""

    APART = "apart"
    WORLDS = "worlds"
    EXPLORES = "explores"
    TAKEN = "taken"
    PLAYOUTS = "playouts"
    SIMULATIONS = "simulations"


_WRITTEN: Final[Mapping[Part, str]] = {
    Part.APART: "own|all",
    Part.WORLDS: r"new|[1-9]\d{0,4}",
    Part.EXPLORES: r"\d{1,2}(\.\d{1,3})?",
    Part.TAKEN: "visits|value",
    Part.PLAYOUTS: r"[1-9]\d{0,2}p?",
    Part.SIMULATIONS: r"[1-9]\d{0,6}",
}
"""How each part is written."""


def read(name: str) -> Named | Part:
    """What a name of one of the kinds tells, or its first part that is missing or not so written.

    Whatever stands where no part belongs counts to the part before it.
    """
    kind, _, rest = name.partition(":")
    before, _, simulations = rest.partition(":")
    searched = before.split("-", len(Part) - 2)
    searched += [""] * (len(Part) - 1 - len(searched))
    said = dict(zip(Part, (*searched, simulations), strict=True))
    for part, text in said.items():
        if re.fullmatch(_WRITTEN[part], text) is None:
            return part
    return Named(_settings(said), int(simulations), cards_only=kind != KINDS[0])


def _settings(said: Mapping[Part, str]) -> Settings:
    worlds, playouts = said[Part.WORLDS], said[Part.PLAYOUTS]
    return Settings(
        apart=Apart(said[Part.APART]),
        worlds=None if worlds == _NEW else int(worlds),
        explores=float(said[Part.EXPLORES]),
        taken=Taken(said[Part.TAKEN]),
        playouts=int(playouts.removesuffix(_PASSING)),
        passing=playouts.endswith(_PASSING),
    )
