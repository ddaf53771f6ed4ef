"""The score sheet of a record, for people: a table, one deal a line."""

from __future__ import annotations

import sys
from typing import Final

from quadrille.cards import Suit
from quadrille.record import Replayed
from quadrille.record.scores import DealScores, scores
from quadrille.seats import SEATS, Four
from quadrille.words import say

NOTHING: Final = "–"
"""Where there is nothing to tell."""

_COLUMNS: Final = ("deal", "hombre", "contract", "tricks", "outcome")
_NUMBERS: Final = ("deal", "tricks")

_SIGNS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}


def print_sheet(replayed: Replayed) -> None:
    """Print the accounts: drawn in a terminal, in plain columns elsewhere."""
    names = replayed.names or _numbered()
    told = scores(replayed.sitting)
    heads = [*(say(f"score-{column}") for column in _COLUMNS), *names, say("score-pool")]
    to_right = [*(column in _NUMBERS for column in _COLUMNS), *(True for _ in SEATS), True]
    rows = [_row(deal, names) for deal in told.deals]
    pool = told.deals[-1].pool if told.deals and not told.final.transfers else 0
    last = say("score-final", complete="yes" if told.final.complete else "no")
    final = [last, *("" for _ in _COLUMNS[1:]), *map(_signed, told.final.balances), str(pool)]
    if sys.stdout.isatty():
        _draw(heads, to_right, rows, final)
    else:
        _list(heads, to_right, [*rows, final])


def _numbered() -> Four[str]:
    first, second, third, fourth = (say("player", number=seat) for seat in SEATS)
    return (first, second, third, fourth)


def _row(deal: DealScores, names: Four[str]) -> list[str]:
    money = [*map(_signed, deal.balances), str(deal.pool)]
    if deal.contract is None or deal.trumps is None or deal.outcome is None:
        return [str(deal.number), NOTHING, NOTHING, NOTHING, say("score-void"), *money]
    side = [names[seat] for seat in (deal.hombre, deal.ally) if seat is not None]
    return [
        str(deal.number),
        " + ".join(side),
        f"{say(f'contract-{deal.contract}')} {_SIGNS[deal.trumps]}",
        " ".join(map(str, deal.tricks)),
        say(f"outcome-{deal.outcome}"),
        *money,
    ]


def _signed(counters: int) -> str:
    return f"{counters:+d}" if counters else "0"


def _draw(heads: list[str], to_right: list[bool], rows: list[list[str]], final: list[str]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, show_footer=True, padding=(0, 1, 0, 0))
    for head, right, foot in zip(heads, to_right, final, strict=True):
        table.add_column(Text(head), Text(foot), justify="right" if right else "left")
    for row in rows:
        table.add_row(*map(Text, row))
    Console(highlight=False).print(table)


def _list(heads: list[str], to_right: list[bool], rows: list[list[str]]) -> None:
    columns = list(zip(heads, *rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    for row in (heads, *rows):
        cells = (
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, to_right, strict=True)
        )
        print("  ".join(cells).rstrip())
