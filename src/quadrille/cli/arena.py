"""`quadrille arena`: one bot against three of another, the same deals from each seat."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from quadrille.arena import Line, Match, Tally, run
from quadrille.arena import Progress as Told
from quadrille.cards import Suit
from quadrille.errors import BadOption
from quadrille.rulesets import ALL
from quadrille.words import say

WIDTH: Final = 100
"""Columns of the table where there is no terminal."""


def arena(
    *,
    a: str = "thumb",
    b: str = "random",
    deals: int = 2000,
    seed: int = 1,
    rules: str = ALL[0].key,
    option: Annotated[tuple[str, ...], Parameter(consume_multiple=True)] = (),
    favourite: str | None = None,
    workers: int = 2,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Play bot A against three of bot B, each deal once from every seat.

    Parameters
    ----------
    a
        The bot that is tried.
    b
        The bot at the other three seats.
    deals
        How many deals; each is played four times.
    seed
        What the deals are drawn from; the same seed gives the same result.
    rules
        The rule set.
    option
        Options of the rule set, such as mediateur=yes.
    favourite
        The favourite suit: S, H, D or C.
    workers
        How many processes play; the result does not depend on it.
    as_json
        Print the result as JSON.
    """
    match = Match(
        a=a,
        b=b,
        deals=deals,
        seed=seed,
        rules=rules,
        options=tuple(_option(written) for written in option),
        favourite=_favourite(favourite),
    )
    with _progress(deals) as progress:
        result = run(match, workers=workers, progress=progress)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        _print(result)
    return 0


def _option(written: str) -> tuple[str, str]:
    key, _, value = written.partition("=")
    return key, value


def _favourite(written: str | None) -> Suit | None:
    if written is None:
        return None
    if written.upper() not in tuple(Suit):
        allowed = ", ".join(Suit)
        facts = (("option", "favourite"), ("value", written), ("allowed", allowed))
        raise BadOption("option-value", facts=facts)
    return Suit(written.upper())


@contextmanager
def _progress(deals: int) -> Iterator[Told | None]:
    """A bar on the terminal's error stream; nothing where there is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (
        TextColumn(say("arena-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=deals)
        yield lambda done: bar.update(task, completed=done)


def _print(result: Tally) -> None:
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
    match = result.match
    console.print(say("arena-title", a=match.a, b=match.b), style="bold", markup=False)
    console.print(
        say(
            "arena-played",
            deals=match.deals,
            played=result.played,
            rules=match.rules,
            seed=str(match.seed),
        ),
        markup=False,
    )
    console.print(_lines(result))
    console.print(_gain(result), style="bold", markup=False)


def _gain(result: Tally) -> str:
    gain, name = result.gain, result.match.a
    if gain.half_width is None:
        return say("arena-gain-one", a=name, mean=_signed(gain.mean))
    low, high = gain.mean - gain.half_width, gain.mean + gain.half_width
    return say("arena-gain", a=name, mean=_signed(gain.mean), low=_signed(low), high=_signed(high))


def _lines(result: Tally) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say("arena-contract"))
    table.add_column(say("arena-role", bot=result.match.a))
    for key in ("count", "share", "won", "remise", "premiers", "voles", "mean"):
        table.add_column(say(f"arena-{key}"), justify="right")
    for line in result.lines:
        table.add_row(*_cells(line, result.played))
    return table


def _cells(line: Line, played: int) -> tuple[str, ...]:
    contract = say("arena-forced") if line.forced else say(f"contract-{line.contract}")
    return (
        contract,
        say(f"arena-role-{line.role}"),
        str(line.count),
        _share(line.count, played),
        _share(line.won, line.count),
        _share(line.remise, line.count),
        _share(line.premiers, line.count),
        f"{line.voles_made}/{line.voles_failed}",
        _signed(line.mean),
    )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


def _signed(number: float) -> str:
    return f"{number:+.2f}"
