"""A maxim: one rule of the old treatise as a record, and how the first that speaks decides."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from quadrille.bots.reasons import Reason
from quadrille.bots.signs import Sign

S = TypeVar("S")
A = TypeVar("A")


class Maxim(Struct, Generic[S, A], frozen=True, kw_only=True):
    """One rule; `S` is what it looks at, and `A` what it proposes."""

    id: str
    """As the inventory of the treatise numbers it, such as SC-7; the sentence's key, too."""
    source: str
    """The section in which it stands."""
    lines: tuple[int, int] | None
    """The first and the last line of it in the text of S2; none if it is from elsewhere."""
    proposes: Callable[[S], Sequence[A]]
    """What it would do, the best first; nothing if it has nothing to say here."""
    applies: Callable[[S], bool] = lambda _: True
    """When it is to be asked at all."""
    tells: Sign | None = None
    """What the others may tell from the act."""

    @property
    def reason(self) -> Reason:
        """The same, for one who asks why."""
        return Reason(self.id.lower(), self.source)


Maxims = tuple[Maxim[S, A], ...]
"""In the order in which they are asked."""


def decide(maxims: Maxims[S, A], scene: S, lawful: Container[A]) -> tuple[A, Maxim[S, A]] | None:
    """The first lawful proposal of the first maxim that has one."""
    for maxim in maxims:
        if maxim.applies(scene):
            for proposed in maxim.proposes(scene):
                if proposed in lawful:
                    return proposed, maxim
    return None


def others(maxims: Maxims[S, A], scene: S, chosen: A, decided: Maxim[S, A]) -> tuple[Reason, ...]:
    """The reasons of the other maxims that would have allowed the same."""
    return tuple(
        maxim.reason
        for maxim in maxims
        if maxim.id != decided.id and maxim.applies(scene) and chosen in maxim.proposes(scene)
    )
