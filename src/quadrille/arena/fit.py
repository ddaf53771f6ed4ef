"""Skills that add up: what each bot is worth at a seat, fitted to all tables of a block at once.

A seat's worth is taken as the skill of its bot less the mean skill of the table, for what all
seats gain sums to nothing, and an effect of the deal on that seat, the same for all seatings.
Least squares with a small ridge, which makes the skills sum to nothing too. As each block has the
same seatings, each has its own fitted skills, and their mean over blocks is the fit to them all:
so they have intervals like any other number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from quadrille.arena.match import Table

RIDGE: Final = 1e-6
"""Against tables counted by the dozen: it settles what seatings leave open, and shrinks nothing."""

Row: TypeAlias = tuple[float, ...]


class Fit(Struct, frozen=True):
    """By bot, seating and seat, how much a worth adds to the bot's skill."""

    weights: tuple[Mapping[tuple[int, ...], Row], ...]

    def skill(self, tables: Mapping[tuple[int, ...], Table], bot: int) -> float:
        """A bot's skill by one block, in the unit of the worths."""
        return sum(
            weight * worth
            for seating, row in self.weights[bot].items()
            for weight, worth in zip(row, tables[seating].worths, strict=True)
        )


def fitted(seatings: Sequence[tuple[int, ...]], bots: int) -> Fit:
    """What turns worths into skills, for blocks of these seatings."""
    seats = len(seatings[0])
    design = {
        seating: [_row(seating, place, bots) for place in range(seats)] for seating in seatings
    }
    means = [
        [sum(rows[place][bot] for rows in design.values()) / len(design) for bot in range(bots)]
        for place in range(seats)
    ]
    centred = {
        seating: [
            [x - mean for x, mean in zip(row, means[p], strict=True)] for p, row in enumerate(rows)
        ]
        for seating, rows in design.items()
    }
    every = [row for rows in centred.values() for row in rows]
    square = [
        [sum(row[i] * row[j] for row in every) + (RIDGE if i == j else 0.0) for j in range(bots)]
        for i in range(bots)
    ]
    inverse = [_solved(square, [float(i == bot) for i in range(bots)]) for bot in range(bots)]
    return Fit(
        tuple(
            {
                seating: tuple(
                    sum(a * b for a, b in zip(inverse[bot], row, strict=True)) for row in rows
                )
                for seating, rows in centred.items()
            }
            for bot in range(bots)
        )
    )


def _row(seating: tuple[int, ...], place: int, bots: int) -> Row:
    """Which bot sits there, less the share of each at the table."""
    seats = len(seating)
    return tuple((seating[place] == bot) - seating.count(bot) / seats for bot in range(bots))


def _solved(square: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """A small system of linear equations, by elimination with the largest pivot."""
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda at: abs(rows[at][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for at in range(size):
            if at != column:
                factor = rows[at][column] / rows[column][column]
                rows[at] = [x - factor * y for x, y in zip(rows[at], rows[column], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]
