"""What the measuring scripts share: deals played to look at each decision, and figures with spans.

Every deal is drawn from the seed and its number, and every choice has a generator of its own: so a
figure depends on neither the order of the deals nor the number of workers.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import floor
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from quadrille.arena.intervals import (
    LEVEL,
    RESAMPLES,
    bootstrap_interval,
    rounded,
    student_interval,
)
from quadrille.arena.match import Span
from quadrille.arena.quadrille import hands_of
from quadrille.arena.results import Made, made
from quadrille.bots import Bot
from quadrille.rules.actions import Settle
from quadrille.rulesets import find
from quadrille.seats import NATURE, SEATS, Seat
from quadrille.sitting import Sitting, apply, begin, turn
from quadrille.view import SeatView, view

T = TypeVar("T")

D = TypeVar("D")
"""What is seen in a deal."""

CHUNK: Final = 4
"""Deals that a worker plays at a time."""

OFTEN: Final = 30.0
"""So many seconds pass at least until what is found is told again."""


class Decision(Struct, frozen=True):
    """A seat on turn in a deal that is being played."""

    sitting: Sitting
    seat: Seat
    view: SeatView
    name: str
    """By deal, seat and the number of the choice: what generators are drawn from."""


class Figure(Struct, frozen=True):
    """A mean, and how sure it is; the values are of deals, or of whatever is counted."""

    count: int
    mean: float
    student: Span | None
    bootstrap: Span | None


class Result(Struct, frozen=True):
    """A results file."""

    made: Made
    command: str
    """Without the number of deals, which each finding has, for a run may be broken off."""
    seconds: int
    found: object


def dealt(key: str, number: int, seed: int) -> Sitting:
    """A deal alone, as in the arena."""
    sitting = begin(find(key), deals=len(SEATS), dealer=SEATS[-1])
    return apply(sitting, NATURE, hands_of(f"{seed}/{number}"))[0]


def decisions(key: str, number: int, seed: int, bot: Bot) -> Iterator[Decision]:
    """Every choice of a deal, which four of a kind play."""
    sitting, done = dealt(key, number, seed), Counter[Seat]()
    while sitting.deal_is_on:
        who = turn(sitting)
        if not isinstance(who, int):
            sitting, _ = apply(sitting, NATURE, Settle())
            continue
        name = f"{seed}/{number}/{who}/{done[who]}"
        seen = view(sitting, who)
        yield Decision(sitting, who, seen, name)
        sitting, _ = apply(sitting, who, bot.choose(seen, Random(name)))
        done[who] += 1


def by_deal(look: Callable[[int], T], deals: int, workers: int) -> Iterator[list[T]]:
    """What is seen in the first deals, by their numbers, told again whenever there are more.

    So a run that is broken off leaves what it has found of the deals before.
    """
    chunks = [range(at, min(at + CHUNK, deals)) for at in range(0, deals, CHUNK)]
    begun, last, told = monotonic(), monotonic(), list[T]()
    for some in _each(look, chunks, workers):
        told += some
        if monotonic() - last > OFTEN or len(told) == deals:
            last = monotonic()
            print(f"{len(told)} deals, {last - begun:.0f} s", file=sys.stderr, flush=True)
            yield told


def by_rules(
    told: argparse.Namespace,
    look: Callable[[str], Callable[[int], D]],
    found: Callable[[str, Sequence[D]], T],
    show: Callable[[T], None],
) -> None:
    """What is found in the deals of each rule set asked for, written as it grows, then shown."""
    by, begun, before = made(), monotonic(), list[T]()
    for key in told.rules.split(","):
        for deals in by_deal(look(key), told.deals, told.workers):
            finding = found(key, deals)
            write(told.json, by, monotonic() - begun, [*before, finding])
        show(finding)
        before.append(finding)


def _each(look: Callable[[int], T], chunks: Sequence[range], workers: int) -> Iterator[list[T]]:
    """In the order of the chunks. A worker finds the script's own values by name, as they are."""
    if workers <= 1:
        yield from map(partial(_all, look), chunks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(partial(_all, look), chunks)


def _all(look: Callable[[int], T], numbers: Sequence[int]) -> list[T]:
    return [look(number) for number in numbers]


def figure(values: Sequence[float], name: str, *, times: float = 1.0) -> Figure:
    """The mean of some values, so many times over, by t and by drawing them anew."""
    told = [times * value for value in values]
    return Figure(
        count=len(told),
        mean=rounded(fmean(told)) if told else 0.0,
        student=student_interval(told),
        bootstrap=bootstrap_interval(told, Random(f"{name}/bootstrap")),
    )


def ratio(over: Sequence[float], under: Sequence[float], name: str) -> tuple[float, Span] | None:
    """The sum of some values as a share of the sum of others, and its span over deals drawn anew.

    None if the others sum to nothing or less in what is drawn, for then it is no share.
    """
    random, count = Random(f"{name}/ratio"), len(under)
    if not count or sum(under) <= 0:
        return None
    drawn = []
    for _ in range(RESAMPLES):
        some = random.choices(range(count), k=count)
        below = sum(under[at] for at in some)
        if below <= 0:
            return None
        drawn.append(sum(over[at] for at in some) / below)
    drawn.sort()
    low = drawn[floor((1 - LEVEL) / 2 * RESAMPLES)]
    high = drawn[floor((1 + LEVEL) / 2 * RESAMPLES)]
    return rounded(sum(over) / sum(under)), Span(rounded(low), rounded(high))


def asked(about: str, *, deals: int, rules: str = "mediateur") -> argparse.ArgumentParser:
    """The options that every measuring script has."""
    ask = argparse.ArgumentParser(description=about)
    ask.add_argument("--rules", default=rules, help="rule sets, with commas")
    ask.add_argument("--table", default="maxims", help="who plays the deals")
    ask.add_argument("--deals", type=int, default=deals)
    ask.add_argument("--seed", type=int, default=1752)
    ask.add_argument("--workers", type=int, default=1)
    ask.add_argument("--json", type=Path, help="where the results are written")
    return ask


def write(path: Path | None, by: Made, seconds: float, found: object) -> None:
    """A results file, if one is asked for; all but the seconds is the same for the same code."""
    if path is None:
        return
    script = Path(sys.argv[0]).stem
    command = " ".join(["python -m", f"research.{script}", *_asked_of(sys.argv[1:])])
    result = Result(by, command, round(seconds), found)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")


def _asked_of(words: Sequence[str]) -> list[str]:
    """The words of a command without the file and the workers, which change no figure."""
    apart = {at + step for at, word in enumerate(words) for step in (0, 1) if word in _APART}
    return [word for at, word in enumerate(words) if at not in apart]


_APART: Final = ("--json", "--workers", "--deals")


__all__ = [
    "Decision",
    "Figure",
    "asked",
    "by_deal",
    "dealt",
    "decisions",
    "figure",
    "made",
    "ratio",
    "write",
]
