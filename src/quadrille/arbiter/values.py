"""What an arbiter asks and what a ruling says, as values."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

When: TypeAlias = tuple[tuple[str, str], ...]
"""Answers under which a question is asked or a ruling holds; none: always."""


class Fate(StrEnum):
    """What happens to the deal."""

    GOES_ON = "goes-on"
    """Nothing: it is played on."""
    CORRECTED = "corrected"
    """What was done is taken back, and play goes on."""
    RESTORED = "restored"
    """The cards go back to the faulty trick, and play begins again there."""
    STANDS = "stands"
    """It is over, or counts as good, and stays as it is."""
    VOID = "void"
    """It is dealt again."""


class Beast(StrEnum):
    """Who puts up a beast."""

    NOBODY = "nobody"
    OFFENDER = "offender"
    SHARED = "shared"
    """The offender and the other player, half each."""


class Vole(StrEnum):
    """What becomes of the declaring side's right to the vole."""

    UNTOUCHED = "untouched"
    LOST = "lost"


class Question(Struct, frozen=True):
    """One thing that must be known, with every answer that there is."""

    key: str
    choices: tuple[str, ...]
    when: When = ()


class Ruling(Struct, frozen=True, kw_only=True):
    """What follows. P in a line to enter is the offender, Q the other player, N the deal."""

    key: str
    when: When = ()
    fate: Fate
    beast: Beast = Beast.NOBODY
    vole: Vole = Vole.UNTOUCHED
    enter: tuple[str, ...] = ()
    """What the scorekeeper writes in the record."""
    clauses: tuple[str, ...]
    sources: tuple[str, ...]

    @property
    def needs_beasts(self) -> bool:
        """Whether it means anything only where offences cost beasts."""
        return self.beast is not Beast.NOBODY or self.vole is Vole.LOST


class Matter(Struct, frozen=True):
    """An offence: what is asked of it, and its rulings, of which the first that fits holds."""

    key: str
    rulings: tuple[Ruling, ...]
    questions: tuple[Question, ...] = ()
