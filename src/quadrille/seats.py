"""Seats in order of play, and nature, who deals.

Player n+1 (modulo the number of seats) sits on the right of player n, and everything
turns that way (RULES, Words).
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final, NewType, TypeAlias, TypeVar

Seat = NewType("Seat", int)
"""A place at the table, counted in order of play from 0."""


class Nature(Enum):
    """Chance and the host of the table: deals, voids, and enters results."""

    NATURE = "nature"


NATURE: Final = Nature.NATURE
"""Whose turn it is when cards are to be dealt."""

Turn: TypeAlias = Seat | Nature | None
"""Who acts next: a seat, nature, or nobody when all is over."""

T = TypeVar("T")
Four: TypeAlias = tuple[T, T, T, T]
"""One value for each of the four seats."""

SEATS: Final[Four[Seat]] = (Seat(0), Seat(1), Seat(2), Seat(3))
"""The four seats of Quadrille, in order of play."""


def after(seat: Seat, steps: int = 1) -> Seat:
    """The seat so many places later in order of play, of four."""
    return SEATS[(seat + steps) & 3]


def in_order_from(first: Seat) -> Iterator[Seat]:
    """All four seats in order of play, beginning with one of them."""
    return (after(first, steps) for steps in range(4))


def changed(values: Four[T], seat: Seat, value: T) -> Four[T]:
    """The same four values, but for one seat."""
    first, second, third, fourth = values
    match seat:
        case 0:
            return (value, second, third, fourth)
        case 1:
            return (first, value, third, fourth)
        case 2:
            return (first, second, value, fourth)
        case _:
            return (first, second, third, value)
