"""What the arena asks of a game: how a seating of a deal is played, and what is counted of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from quadrille.arena.clock import Clock
from quadrille.arena.match import Match, Table


class Stage(Protocol):
    """A game made ready for a match."""

    @property
    def parts(self) -> int:
        """Worths are whole parts of a counter, so many."""
        ...

    @property
    def counts(self) -> tuple[str, ...]:
        """The names of what a note's sums count, in order."""
        ...

    @property
    def allied(self) -> bool:
        """Whether tables tell which seats were allies."""
        ...

    def play(self, bots: tuple[str, ...], number: int, clock: Clock) -> Table:
        """One seating of a block, by seat and number: it depends on these and the match alone."""
        ...


Ready: TypeAlias = Callable[[Match], Stage]
"""Make a game ready; raises `BadOption` for bots, options or numbers that are not there."""
