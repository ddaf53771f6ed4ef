"""Why a bot of Three-Card Loo chose as it did, for those who ask.

Sentences live in `words/`, keyed `reason-<key>`; the facts are their variables.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quadrille.loo.actions import SeatAction


class Reason(Struct, frozen=True):
    """What decided."""

    key: str
    facts: tuple[tuple[str, str], ...] = ()


class Choice(Struct, frozen=True):
    """What a bot does, and why."""

    action: SeatAction
    reason: Reason


BY_CHANCE: Final = Reason("by-chance")
ONLY_CHOICE: Final = Reason("only-choice")

TRUMP_OR_ACE: Final = Reason("loo-trump-or-ace")
NEITHER: Final = Reason("loo-neither")

LEAD_HIGHEST: Final = Reason("loo-lead-highest")
WIN_LAST: Final = Reason("loo-win-last")
WIN_HIGH: Final = Reason("loo-win-high")
LOSE_LOW: Final = Reason("loo-lose-low")

IMAGINED: Final = "loo-imagined"
"""The key of a reason with the gains of imagined deals."""
