"""`quadrille arena`: bots against bots over the same deals, in either game."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from quadrille import rulesets
from quadrille.arena.match import Block, Match
from quadrille.arena.playing import Finding, ready, run
from quadrille.arena.playing import Progress as Told
from quadrille.arena.results import Report, made, read, seed_of, written
from quadrille.arena.sharing import Backend, backend
from quadrille.cards import Suit
from quadrille.cli.arena_sheet import pictured, print_finding
from quadrille.errors import BadOption
from quadrille.loo import LOO
from quadrille.seats import SEATS
from quadrille.words import say

DIFFERS: Final = 1
"""A result that was played again has come out otherwise."""

SITTING: Final = 40
"""Deals of a whole sitting."""


DEALS: Final = 2000
"""So many are played where nothing is said."""

SEED: Final = 1
"""What deals are drawn from where nothing is said."""

QUADRILLE: Final = "quadrille"
"""What is played where nothing is said."""

RIVAL: Final = "random"
"""Whom a bot is tried against where nothing is said."""

APART: Final = (
    ("all", "strangers"),
    ("all", "a"),
    ("all", "b"),
    ("all", "block"),
    ("strangers", "a"),
    ("strangers", "b"),
    ("strangers", "block"),
    ("sittings", "deals"),
    ("set", "seed"),
)
"""Options that are not said together: the first leaves nothing to say to the second."""


class Usual(Struct, frozen=True):
    """What is meant where the command says nothing."""

    a: str
    seats: int
    rules: str


USUAL: Final[Mapping[str, Usual]] = {
    QUADRILLE: Usual("thumb", len(SEATS), rulesets.ALL[0].key),
    "loo": Usual("guess-32", 5, LOO.key),
}


def arena(
    *,
    game: str | None = None,
    a: str | None = None,
    b: str | None = None,
    block: str | None = None,
    strangers: str | None = None,
    every: Annotated[str | None, Parameter(name="--all")] = None,
    seats: int | None = None,
    deals: int | None = None,
    sittings: int | None = None,
    stake: int | None = None,
    seed: int | None = None,
    chosen: Annotated[str | None, Parameter(name="--set")] = None,
    rules: str | None = None,
    option: Annotated[tuple[str, ...], Parameter(consume_multiple=True)] = (),
    favourite: str | None = None,
    workers: int = 2,
    cluster: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    out: Path | None = None,
    plot: Path | None = None,
    check: Path | None = None,
) -> int:
    """Let bots play the same deals in every seat, and tell who is ahead and how surely.

    Parameters
    ----------
    game
        quadrille, also if nothing is said, or loo.
    a
        The bot that is tried; if nothing is said, thumb, and in Loo guess-32.
    b
        The bot that it is tried against; if nothing is said, random.
    block
        seat, also if nothing is said: A at one seat, B at all others. pair: half of the seats each.
    strangers
        Bots that are all different, one for each seat, with commas between.
    every
        Any number of bots, with commas between: every one against every other.
    seats
        How many play, where the game leaves it open.
    deals
        How many deals, or 2000; each is played with every seating of the block.
    sittings
        How many sittings of forty deals, instead of deals that stand alone.
    stake
        Counters, at least, that lost deals have left on the table.
    seed
        What the deals are drawn from, or 1; the same seed gives the same result.
    chosen
        A fixed set of deals instead of a seed: tune, dev or final.
    rules
        The rule set, or several with commas between.
    option
        Options of the rule set, such as mediateur=yes.
    favourite
        The favourite suit: S, H, D or C.
    workers
        How many processes play; the result does not depend on it.
    cluster
        A Dask scheduler's address, or local:2 for one with two workers started here.
    as_json
        Print the result as JSON.
    out
        Write the result to a file too.
    plot
        Draw the intervals to a file.
    check
        Play the matches of a results file again and compare.
    """
    bots_said = {"all": every, "strangers": strangers, "a": a, "b": b, "block": block}
    deals_said = {"sittings": sittings, "deals": deals, "set": chosen, "seed": seed}
    match_said = {"game": game, "seats": seats, "stake": stake, "favourite": favourite}
    rules_said = {"rules": rules, "option": option or None}
    told = {"json": as_json or None, "out": out, "plot": plot, "check": check}
    _check_apart({**bots_said, **deals_said, **match_said, **rules_said, **told})
    _check_folders(out, plot)
    with backend(workers, cluster) as found:
        if check is not None:
            return _checked(check, found)
        game = game or QUADRILLE
        usual = _usual(game)
        kind, bots = _seated(block or Block.SEAT, (a or usual.a, b or RIVAL), strangers, every)
        match = Match(
            game=game,
            block=kind,
            bots=bots,
            seats=usual.seats if seats is None else seats,
            deals=_either(sittings, deals, DEALS),
            seed=_either(None if chosen is None else seed_of(chosen), seed, SEED),
            rules="",
            options=tuple(_option(each) for each in option),
            favourite=_favourite(favourite),
            stake=stake or 0,
            length=1 if sittings is None else SITTING,
        )
        keys = (rules or usual.rules).split(",")
        findings = _played([replace(match, rules=key) for key in keys], found)
    report = Report(
        made=made(),
        results=tuple(each.tally for each in findings),
        times=tuple(each.times for each in findings),
    )
    if out is not None:
        out.write_bytes(written(report))
    if plot is not None:
        plot.write_text(pictured(report.results), encoding="utf-8")
    if as_json:
        print(written(report).decode(), end="")
    else:
        for finding in findings:
            print_finding(finding)
    return 0


def _check_apart(said: Mapping[str, object]) -> None:
    """No option is said that another leaves without a meaning; raises `BadOption`.

    A file that is played again tells its matches, and of it is told only what differs.
    """
    checks = (("check", each) for each in said if each != "check")
    for one, other in (*APART, *checks):
        if said[one] is not None and said[other] is not None:
            raise BadOption("arena-apart", facts=(("one", one), ("other", other)))


def _either(first: int | None, second: int | None, usual: int) -> int:
    """Whichever is said, or what is usual."""
    return next((each for each in (first, second) if each is not None), usual)


def _check_folders(*files: Path | None) -> None:
    """What takes hours to play finds its place afterwards; raises `BadOption`."""
    for file in files:
        if file is not None and not file.parent.is_dir():
            raise BadOption("arena-no-folder", facts=(("file", str(file)),))


def _usual(game: str) -> Usual:
    if game not in USUAL:
        facts = (("game", game), ("allowed", ", ".join(USUAL)))
        raise BadOption("game-unknown", facts=facts)
    return USUAL[game]


def _seated(
    block: str, two: tuple[str, ...], strangers: str | None, every: str | None
) -> tuple[Block, tuple[str, ...]]:
    if every is not None:
        return Block.CROSS, tuple(every.split(","))
    if strangers is not None:
        return Block.STRANGERS, tuple(strangers.split(","))
    allowed = (Block.SEAT, Block.PAIR)
    if block not in allowed:
        raise _no_value("block", block, allowed)
    return Block(block), two


def _option(written: str) -> tuple[str, str]:
    key, _, value = written.partition("=")
    return key, value


def _favourite(written: str | None) -> Suit | None:
    if written is None:
        return None
    if written.upper() not in tuple(Suit):
        raise _no_value("favourite", written, tuple(Suit))
    return Suit(written.upper())


def _no_value(option: str, value: str, allowed: tuple[str, ...]) -> BadOption:
    facts = (("option", option), ("value", value), ("allowed", ", ".join(allowed)))
    return BadOption("option-value", facts=facts)


def _played(matches: list[Match], found: Backend) -> list[Finding]:
    """All matches; none is played before each is known to be playable."""
    for match in matches:
        ready(match)
    findings: list[Finding] = []
    with _bar(sum(match.deals for match in matches)) as bar:
        for match in matches:
            findings.append(run(match, backend=found, progress=bar))
    return findings


def _checked(path: Path, found: Backend) -> int:
    """Play a file's matches again, and tell which come out otherwise."""
    before = read(path)
    now = _played([tally.match for tally in before.results], found)
    differ = [old for old, new in zip(before.results, now, strict=True) if old != new.tally]
    if (made().code, made().weights) != (before.made.code, before.made.weights):
        print(say("arena-code-changed", commit=before.made.commit or "?"))
    for tally in differ:
        print(say("arena-differs", rules=tally.match.rules, bots=", ".join(tally.match.bots)))
    if not differ:
        print(say("arena-same", count=len(now)))
    return DIFFERS if differ else 0


@contextmanager
def _bar(blocks: int) -> Iterator[Told]:
    """A bar on the terminal's error stream; nothing where there is no terminal."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    columns = (
        TextColumn(say("arena-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=blocks)
        yield lambda more: bar.advance(task, more)
