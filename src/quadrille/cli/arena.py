"""`quadrille arena`: one bot against others, the same deals from each seat, in either game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Final, TypeAlias

import msgspec
from cyclopts import Parameter
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from quadrille.arena import loo, quadrille
from quadrille.arena.chunks import Progress as Told
from quadrille.cards import Suit
from quadrille.errors import BadOption
from quadrille.loo import LOO
from quadrille.rulesets import ALL
from quadrille.seats import SEATS
from quadrille.words import say

WIDTH: Final = 100
"""Columns of the table where there is no terminal."""

LOO_SEATS: Final = 5
"""How many play Three-Card Loo if nothing is said."""

Tally: TypeAlias = quadrille.Tally | loo.Tally


class Asked(Struct, frozen=True, kw_only=True):
    """What the command line asks for; what is left open is for the game to say."""

    a: str | None
    b: str
    seats: int | None
    deals: int
    seed: int
    rules: str | None
    options: tuple[tuple[str, str], ...]
    favourite: Suit | None
    workers: int


def arena(
    *,
    game: str = "quadrille",
    a: str | None = None,
    b: str = "random",
    seats: int | None = None,
    deals: int = 2000,
    seed: int = 1,
    rules: str | None = None,
    option: Annotated[tuple[str, ...], Parameter(consume_multiple=True)] = (),
    favourite: str | None = None,
    workers: int = 2,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Play bot A at one seat against bot B at all others, each deal once from every seat.

    Parameters
    ----------
    game
        quadrille or loo.
    a
        The bot that is tried.
    b
        The bot at the other seats.
    seats
        How many play, where the game leaves it open.
    deals
        How many deals; each is played as many times as there are seats.
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
    if game not in _PLAY:
        facts = (("game", game), ("allowed", ", ".join(_PLAY)))
        raise BadOption("game-unknown", facts=facts)
    asked = Asked(
        a=a,
        b=b,
        seats=seats,
        deals=deals,
        seed=seed,
        rules=rules,
        options=tuple(_option(written) for written in option),
        favourite=_favourite(favourite),
        workers=workers,
    )
    with _progress(deals) as progress:
        result = _PLAY[game](asked, progress)
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


def _play_quadrille(asked: Asked, progress: Told | None) -> Tally:
    four = len(SEATS)
    if asked.seats not in (None, four):
        facts = (("players", str(asked.seats)), ("least", str(four)), ("most", str(four)))
        raise BadOption("players-number", facts=facts)
    match = quadrille.Match(
        a=asked.a or "thumb",
        b=asked.b,
        deals=asked.deals,
        seed=asked.seed,
        rules=asked.rules or ALL[0].key,
        options=asked.options,
        favourite=asked.favourite,
    )
    return quadrille.run(match, workers=asked.workers, progress=progress)


def _play_loo(asked: Asked, progress: Told | None) -> Tally:
    rules = asked.rules or LOO.key
    if asked.favourite is not None:
        raise BadOption("favourite-not-taken", facts=(("rules", rules),))
    match = loo.Match(
        a=asked.a or "guess-32",
        b=asked.b,
        seats=LOO_SEATS if asked.seats is None else asked.seats,
        deals=asked.deals,
        seed=asked.seed,
        rules=rules,
        options=asked.options,
    )
    return loo.run(match, workers=asked.workers, progress=progress)


_PLAY: Final[Mapping[str, Callable[[Asked, Told | None], Tally]]] = {
    "quadrille": _play_quadrille,
    "loo": _play_loo,
}


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
    console.print(_lines(result) if isinstance(result, quadrille.Tally) else _loo_lines(result))
    console.print(_gain(result), style="bold", markup=False)


def _gain(result: Tally) -> str:
    gain, name = result.gain, result.match.a
    if gain.half_width is None:
        return say("arena-gain-one", a=name, mean=_signed(gain.mean))
    low, high = gain.mean - gain.half_width, gain.mean + gain.half_width
    return say("arena-gain", a=name, mean=_signed(gain.mean), low=_signed(low), high=_signed(high))


def _lines(result: quadrille.Tally) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say("arena-contract"))
    table.add_column(say("arena-role", bot=result.match.a))
    for key in ("count", "share", "won", "remise", "premiers", "voles", "mean"):
        table.add_column(say(f"arena-{key}"), justify="right")
    for line in result.lines:
        table.add_row(*_cells(line, result.played))
    return table


def _cells(line: quadrille.Line, played: int) -> tuple[str, ...]:
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


def _loo_lines(result: loo.Tally) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(result.match.a)
    for key in ("count", "share", "tricks", "looed", "mean"):
        table.add_column(say(f"arena-{key}"), justify="right")
    for line in result.lines:
        table.add_row(
            say("arena-unasked") if line.said is None else say(f"loo-word-{line.said}"),
            str(line.count),
            _share(line.count, result.played),
            f"{line.tricks:.2f}",
            _share(line.looed, line.count),
            _signed(line.mean),
        )
    return table


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


def _signed(number: float) -> str:
    return f"{number:+.2f}"
