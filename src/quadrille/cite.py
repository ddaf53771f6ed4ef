"""Citations: which clause, and which place of which source, a law function states.

`@cites` hands the function back untouched and notes it in a register, from which the law
index is printed. Clauses are those of the rules (`PLAY-2`), sources those of
`rulesets/sources.toml` (`S3 §Play`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from msgspec import Struct

P = ParamSpec("P")
R = TypeVar("R")


class Citation(Struct, frozen=True):
    """One law function and what it rests on."""

    function: str
    """Dotted name, module included."""
    statement: str
    """The rule, as the first line of the function's docstring tells it."""
    clauses: tuple[str, ...]
    sources: tuple[str, ...]


class Cite(Struct, frozen=True):
    """An answer of a rule set that a source gives, such as `Cite("S3", "Auction")`."""

    source: str
    section: str


class Reading(Struct, frozen=True):
    """An answer of a rule set on which its source is silent or unclear, and why we chose it."""

    because: str


Ground = Cite | Reading
"""What an answer rests on."""

_REGISTER: list[Citation] = []


def cites(*places: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Note that a function states a law: clauses first, then `source §section` places."""

    def note(function: Callable[P, R]) -> Callable[P, R]:
        statement = (function.__doc__ or "").strip().split("\n", 1)[0]
        _REGISTER.append(
            Citation(
                function=f"{function.__module__}.{function.__qualname__}",
                statement=statement,
                clauses=tuple(place for place in places if "§" not in place),
                sources=tuple(place for place in places if "§" in place),
            )
        )
        return function

    return note


def register() -> tuple[Citation, ...]:
    """Every citation noted so far, by function name."""
    return tuple(sorted(_REGISTER, key=lambda citation: citation.function))
