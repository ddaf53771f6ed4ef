"""The result of a match, for people: its numbers with their intervals, kinds of deals, times."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from quadrille.arena.clock import Times
from quadrille.arena.intervals import FEW
from quadrille.arena.loo import UNASKED
from quadrille.arena.match import Gain, Kind, Match, Question, Span, Tally
from quadrille.arena.playing import Finding
from quadrille.arena.plot import Panel, Row, svg
from quadrille.arena.quadrille import FORCED
from quadrille.cli.columns import NOTHING
from quadrille.words import say

WIDTH: Final = 110
"""Columns of the tables where there is no terminal."""


def print_finding(finding: Finding) -> None:
    """Print what a match came to."""
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
    tally = finding.tally
    console.print(_title(tally.match), style="bold", markup=False)
    console.print(_conditions(tally), markup=False)
    console.print()
    console.print(_gains(tally))
    if tally.match.deals < FEW:
        console.print(
            say("arena-few-deals" if tally.match.length == 1 else "arena-few-sittings"),
            markup=False,
        )
    for table in (_lines(tally), _times(finding.times)):
        console.print()
        console.print(table)


def pictured(tallies: Sequence[Tally]) -> str:
    """The intervals of matches in one picture, a panel for each."""
    return svg(
        [
            Panel(
                f"{_title(tally.match)} ({tally.match.rules})",
                _unit(tally.match),
                tuple(Row(_name(gain.question), gain) for gain in tally.gains),
            )
            for tally in tallies
        ]
    )


def _title(match: Match) -> str:
    first, *others = match.bots
    return say(f"arena-title-{match.block}", a=first, b=", ".join(others))


def _conditions(tally: Tally) -> str:
    match = tally.match
    played = say(
        "arena-played" if match.length == 1 else "arena-sittings-played",
        blocks=match.deals,
        length=match.length,
        tables=tally.tables,
        rules=match.rules,
        seed=str(match.seed),
    )
    return played + (say("arena-staked", stake=match.stake) if match.stake else "")


def _unit(match: Match) -> str:
    return say("arena-a-deal" if match.length == 1 else "arena-a-sitting")


def _name(question: Question) -> str:
    return say(f"arena-asked-{question.asked}", bot=question.bot, against=question.against or "")


def _gains(tally: Tally) -> Table:
    heads = (_unit(tally.match), say("arena-student"), say("arena-bootstrap"), say("arena-holm"))
    return _columns(("",), heads, map(_gain, tally.gains))


def _gain(gain: Gain) -> tuple[str, ...]:
    return (
        _name(gain.question),
        _signed(gain.mean),
        _span(gain.student),
        _span(gain.bootstrap),
        NOTHING if gain.holm is None else f"{gain.holm:.4f}",
    )


def _span(span: Span | None) -> str:
    if span is None:
        return NOTHING
    return say("arena-span", low=_signed(span.low), high=_signed(span.high))


def _lines(tally: Tally) -> Table:
    """Kinds of deals: how many, how many of each thing in a deal, and counters a deal."""
    played = Counter[str]()
    for line in tally.lines:
        played[line.bot] += line.count
    counts = tuple(tally.lines[0].counts)
    kinds = len(tally.lines[0].kind)
    heads = ("count", "share", *counts, "mean")
    return _columns(
        (say("arena-bot"), *("",) * kinds),
        [say(f"arena-{head.replace('_', '-')}") for head in heads],
        (
            (
                line.bot,
                *_kind(tally.match.game, line.kind),
                str(line.count),
                _share(line.count, played[line.bot]),
                *(_share(line.counts[each], line.count) for each in counts),
                _signed(line.mean),
            )
            for line in tally.lines
        ),
    )


def _kind(game: str, kind: Kind) -> tuple[str, ...]:
    if game == "loo":
        (said,) = kind
        return (say("arena-unasked" if said == UNASKED else f"loo-word-{said}"),)
    contract, role = kind
    what = say("arena-forced") if contract == FORCED else say(f"contract-{contract}")
    return what, say(f"arena-role-{role}")


def _times(times: Sequence[Times]) -> Table:
    heads = [say(f"arena-{head}") for head in ("decisions", "p50", "p95")]
    return _columns(
        (say("arena-bot"), ""),
        heads,
        (
            (t.bot, say(f"arena-at-{t.kind}"), str(t.count), f"{t.p50:.2f}", f"{t.p95:.2f}")
            for t in times
        ),
    )


def _columns(left: Sequence[str], right: Sequence[str], rows: Iterable[tuple[str, ...]]) -> Table:
    """Names on the left, numbers on the right."""
    table = Table(box=None, pad_edge=False)
    for head in left:
        table.add_column(Text(head))
    for head in right:
        table.add_column(Text(head), justify="right")
    for cells in rows:
        table.add_row(*map(Text, cells))
    return table


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.3f}"


def _signed(number: float) -> str:
    return f"{number:+.2f}"
