"""What has to be asked about a deal of Three-Card Loo: who played, Miss, and the tricks.

Everything can be answered on one screen, and what hangs on who played is asked when that is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from quadrille.loo.actions import Report
from quadrille.loo.announcing import must_all_play
from quadrille.loo.deal import HAND_SIZE
from quadrille.loo.dealing import STAKE
from quadrille.loo.keeping import reported
from quadrille.loo.sitting import Sitting, refuse
from quadrille.scorekeeper.questions import Course, Question, Step
from quadrille.seats import NATURE, Seat

PLAYED: Final = "played"
"""Answered with several of its answers, parted by blanks."""

NOBODY: Final = "nobody"
"""Nobody played, or nobody took Miss."""

MISS: Final = "miss"
DEFENDED: Final = "defended"
"""The dealer played Miss for the pool's sake."""

TRICKS: Final = "tricks-"
"""The seat follows."""


def course(sitting: Sitting, given: Mapping[str, str]) -> Course:
    """The questions about the next deal, and whether the law can make a deal of the answers."""
    questions = tuple(_asked(sitting, given))
    answers = {PLAYED: _written(_played(sitting, given))} if _are_all_in(sitting) else {}
    for each in questions:
        answer = each.given or each.usual
        if answer is not None:
            answers[each.key] = answer
    is_told = PLAYED in answers
    return Course(questions, answers, complete=is_told and _is_lawful(sitting, answers))


def report_of(sitting: Sitting, answers: Mapping[str, str]) -> Report:
    """The deal that some answers tell of."""
    miss = answers.get(MISS, NOBODY)
    seats = range(sitting.players)
    return reported(
        sitting,
        _played(sitting, answers),
        miss=Seat(int(miss)) if miss.isdecimal() else None,
        defended=miss == DEFENDED,
        tricks=tuple(int(answers.get(f"{TRICKS}{seat}", "0")) for seat in seats),
    )


def _asked(sitting: Sitting, given: Mapping[str, str]) -> Iterator[Question]:
    if not _are_all_in(sitting):
        everybody = (*map(str, range(sitting.players)), NOBODY)
        said = given.get(PLAYED) and _written(_played(sitting, given))
        yield Question(key=PLAYED, step=Step.REST, answers=everybody, given=said or None)
    some = _played(sitting, given)
    if len(some) < 2:
        return
    takers = tuple(_takers(sitting, some))
    if len(takers) > 1:
        yield _question(MISS, takers, given)
    for seat in some:
        yield _question(f"{TRICKS}{seat}", tuple(map(str, range(HAND_SIZE + 1))), given)


def _question(key: str, answers: tuple[str, ...], given: Mapping[str, str]) -> Question:
    said = given.get(key)
    return Question(
        key=key,
        step=Step.REST,
        answers=answers,
        usual=answers[0],
        given=said if said in answers else None,
    )


def _takers(sitting: Sitting, some: tuple[Seat, ...]) -> Iterator[str]:
    """What may have become of Miss, as far as the law can make a deal of it."""
    tricks = {f"{TRICKS}{some[0]}": str(HAND_SIZE)}
    for taker in (NOBODY, *map(str, some), DEFENDED):
        if _is_lawful(sitting, {PLAYED: _written(some), MISS: taker, **tricks}):
            yield taker


def _is_lawful(sitting: Sitting, answers: Mapping[str, str]) -> bool:
    return refuse(sitting, NATURE, report_of(sitting, answers)) is None


def _are_all_in(sitting: Sitting) -> bool:
    """Whether it need not be asked who played."""
    return must_all_play(sitting.rules, sitting.accounts.pool + STAKE)


def _played(sitting: Sitting, answers: Mapping[str, str]) -> tuple[Seat, ...]:
    if _are_all_in(sitting):
        return tuple(map(Seat, range(sitting.players)))
    said = answers.get(PLAYED, "").split()
    return tuple(Seat(seat) for seat in range(sitting.players) if str(seat) in said)


def _written(some: tuple[Seat, ...]) -> str:
    return " ".join(map(str, some)) or NOBODY
