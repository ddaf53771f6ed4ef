"""Columns of accounts, for people: drawn in a terminal, plain elsewhere."""

from __future__ import annotations

import sys
from typing import Final

from msgspec import Struct

from quadrille.cards import Suit

NOTHING: Final = "–"
"""Where there is nothing to tell."""

SIGNS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}


class Column(Struct, frozen=True):
    """What stands at the head, in the rows, and at the foot."""

    head: str
    cells: tuple[str, ...]
    foot: str = ""
    to_right: bool = False


def print_columns(columns: tuple[Column, ...]) -> None:
    """Print columns side by side."""
    if sys.stdout.isatty():
        _draw(columns)
    else:
        _list(columns)


def row(numbers: tuple[int, ...]) -> str:
    """Numbers in a row."""
    return " ".join(map(str, numbers))


def signed(counters: int) -> str:
    """A number with its sign."""
    return f"{counters:+d}" if counters else "0"


def _draw(columns: tuple[Column, ...]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, show_footer=True, padding=(0, 1, 0, 0))
    for column in columns:
        head, foot = Text(column.head), Text(column.foot)
        table.add_column(head, foot, justify="right" if column.to_right else "left")
    for cells in zip(*(column.cells for column in columns), strict=True):
        table.add_row(*map(Text, cells))
    Console(highlight=False).print(table)


def _list(columns: tuple[Column, ...]) -> None:
    texts = [(column.head, *column.cells, column.foot) for column in columns]
    widths = [max(map(len, column)) for column in texts]
    for cells in zip(*texts, strict=True):
        padded = (
            cell.rjust(width) if column.to_right else cell.ljust(width)
            for cell, width, column in zip(cells, widths, columns, strict=True)
        )
        print("  ".join(padded).rstrip())
