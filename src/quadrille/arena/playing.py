"""A match played: its blocks shared out, added up, and told with their intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from random import Random
from statistics import fmean, stdev
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from quadrille.arena import loo, quadrille
from quadrille.arena.clock import Clock, Times, times
from quadrille.arena.intervals import (
    bootstrap_interval,
    chance_of,
    holm,
    rounded,
    student_interval,
)
from quadrille.arena.match import Gain, Kind, Line, Match, Question, Sums, Table, Tally
from quadrille.arena.seatings import check_seating, readings, seatings
from quadrille.arena.sharing import Backend, on_this_machine
from quadrille.arena.stage import Ready, Stage
from quadrille.errors import BadOption

GAMES: Final[Mapping[str, Ready]] = {"quadrille": quadrille.ready, "loo": loo.ready}
"""How each game is made ready."""

CHUNK: Final = 4
"""Blocks that a worker plays at a time; a sitting is a chunk of its own."""

Progress: TypeAlias = Callable[[int], None]
"""Told how many more blocks are done."""


class Chunk(Struct, frozen=True):
    """What some blocks come to: little, however many deals they were."""

    answers: tuple[tuple[float, ...], ...]
    """By block, what it says to each question, in counters."""
    tables: int
    sums: dict[tuple[str, Kind], Sums]
    """By bot and kind of deal: how many, and what is added up."""
    classes: Counter[tuple[str, str, int]]
    """Times, as the clock keeps them."""


class Finding(Struct, frozen=True):
    """What a match came to, and apart from it how long the bots thought."""

    tally: Tally
    times: tuple[Times, ...]


def run(
    match: Match, *, backend: Backend | None = None, progress: Progress | None = None
) -> Finding:
    """Play a match; its tally depends on the match alone, not on where it is played.

    Raises `BadOption` for a game, bots, options or numbers that are not there.
    """
    stage = ready(match)
    chunks: list[Chunk] = []
    for chunk in (backend or on_this_machine(1))(partial(play_chunk, match), _shares(match)):
        chunks.append(chunk)
        if progress is not None:
            progress(len(chunk.answers))
    return told(match, stage, chunks)


@cache
def ready(match: Match) -> Stage:
    """The match's game, once all is found to be there; raises `BadOption`."""
    if match.game not in GAMES:
        facts = (("game", match.game), ("allowed", ", ".join(GAMES)))
        raise BadOption("game-unknown", facts=facts)
    if match.deals < 1:
        raise BadOption("arena-no-deals", facts=(("deals", str(match.deals)),))
    stage = GAMES[match.game](match)
    check_seating(match)
    return stage


def _shares(match: Match) -> list[range]:
    size = CHUNK if match.length == 1 else 1
    return [range(at, min(at + size, match.deals)) for at in range(0, match.deals, size)]


def play_chunk(match: Match, numbers: range) -> Chunk:
    """Some blocks of a match, by their numbers."""
    stage, clock = ready(match), Clock()
    asked = readings(match, allied=stage.allied)
    sums: dict[tuple[str, Kind], Sums] = {}
    answers: list[tuple[float, ...]] = []
    tables = 0
    for number in numbers:
        block = play_block(match, stage, number, clock)
        tables += len(block)
        answers.append(tuple(each.answer(block) / stage.parts for each in asked))
        for seating, table in block.items():
            for note in table.notes:
                key = (match.bots[seating[note.place]], note.kind)
                sums[key] = _added(sums.get(key), (1, *note.sums))
    return Chunk(tuple(answers), tables, sums, clock.classes)


def play_block(
    match: Match, stage: Stage, number: int, clock: Clock
) -> dict[tuple[int, ...], Table]:
    """All seatings of one block, by its number."""
    return {
        seating: stage.play(tuple(match.bots[bot] for bot in seating), number, clock)
        for seating in seatings(match, number)
    }


def _added(one: Sums | None, other: Sums) -> Sums:
    return other if one is None else tuple(a + b for a, b in zip(one, other, strict=True))


def told(match: Match, stage: Stage, chunks: Sequence[Chunk]) -> Finding:
    """Add chunks up."""
    answers = [answer for chunk in chunks for answer in chunk.answers]
    questions = [each.question for each in readings(match, allied=stage.allied)]
    gains = [
        _gain(match, *each) for each in zip(questions, zip(*answers, strict=True), strict=True)
    ]
    sums: dict[tuple[str, Kind], Sums] = {}
    classes: Counter[tuple[str, str, int]] = Counter()
    for chunk in chunks:
        classes.update(chunk.classes)
        for key, more in chunk.sums.items():
            sums[key] = _added(sums.get(key), more)
    tally = Tally(
        match=match,
        tables=sum(chunk.tables for chunk in chunks),
        gains=_corrected(gains),
        lines=_lines(match, stage, sums),
    )
    return Finding(tally, times(classes, match.bots))


def _gain(match: Match, question: Question, answers: Sequence[float]) -> Gain:
    """Every question of a match is answered over the same deals drawn anew."""
    return Gain(
        question=question,
        count=len(answers),
        mean=rounded(fmean(answers)),
        deviation=rounded(stdev(answers)) if len(answers) > 1 else None,
        student=student_interval(answers),
        bootstrap=bootstrap_interval(answers, Random(f"{match.seed}/bootstrap")),
        p=chance_of(answers),
        holm=None,
    )


def _corrected(gains: Iterable[Gain]) -> tuple[Gain, ...]:
    """Holm's correction, among all questions of a kind."""
    every = list(gains)
    for asked in {gain.question.asked for gain in every}:
        places = [at for at, gain in enumerate(every) if gain.question.asked is asked]
        for at, p in zip(places, holm([every[at].p for at in places]), strict=True):
            every[at] = replace(every[at], holm=p)
    return tuple(every)


def _lines(match: Match, stage: Stage, sums: Mapping[tuple[str, Kind], Sums]) -> tuple[Line, ...]:
    order = {bot: place for place, bot in enumerate(match.bots)}
    lines = []
    for bot, kind in sorted(sums, key=lambda key: (order[key[0]], key[1])):
        count, *rest, worth = sums[bot, kind]
        counts = dict(zip(stage.counts, rest, strict=True))
        mean = rounded(worth / (stage.parts * count))
        lines.append(Line(bot=bot, kind=kind, count=count, counts=counts, mean=mean))
    return tuple(lines)
