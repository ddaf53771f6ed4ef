"""What each card is worth with open cards: in every world all play as well as they can."""

from __future__ import annotations

from collections.abc import Sequence
from threading import local
from typing import Final

from quadrille.bots.search.cards import Hands, Worths
from quadrille.bots.search.policy import WANDERING
from quadrille.bots.search.position import Position
from quadrille.bots.search.worth import TRICKS, Tally
from quadrille.cards import Card
from quadrille.kernel import Problem, Solver, solver, worth_by_play

MEBIBYTES: Final = 32


class _Mine(local):
    """Each thread has a solver of its own, for one solver serves one thread at a time."""

    def __init__(self) -> None:
        self.solver: Solver = solver(MEBIBYTES)


_MINE: Final = _Mine()


def opened(worths: Worths, some: Sequence[Card]) -> list[list[float]]:
    """By card, then by world: its worth in quarters of a counter, if all cards lie open.

    The side plays for what a deal is worth to Hombre, so that tricks which change nothing are
    all alike; what the outcome is worth to one's own seat is then told by the settlement.
    """
    now = worths.now
    left = TRICKS - len(now.tricks)
    tallies = worths.tallies(0, len(worths.hands))
    classes = [tally.classes(left) for tally in tallies]
    problems = [
        _problem(now, hands, tally.side, of)
        for hands, tally, (of, _) in zip(worths.hands, tallies, classes, strict=True)
    ]
    told: list[list[float]] = [[] for _ in some]
    answers = _MINE.solver.worth_by_card(problems)
    for answer, (_, most), tally in zip(answers, classes, tallies, strict=True):
        assert answer is not None
        for place, card in enumerate(some):
            told[place].append(tally.by_side(most[answer[card.at]], left))
    return told


def all_open(deals: Sequence[tuple[Position, Hands, Tally]]) -> list[float]:
    """What each of some deals is worth, if all play it on as well as they can with open cards."""
    classes = [tally.classes(TRICKS - len(now.tricks)) for now, _, tally in deals]
    problems = [
        _problem(now, hands, tally.side, of)
        for (now, hands, tally), (of, _) in zip(deals, classes, strict=True)
    ]
    told = []
    answers = _MINE.solver.worth(problems)
    for answer, (_, most), (now, _, tally) in zip(answers, classes, deals, strict=True):
        assert answer is not None
        told.append(tally.by_side(most[answer], TRICKS - len(now.tricks)))
    return told


def _problem(now: Position, hands: Hands, side: int, of: tuple[int, ...]) -> Problem:
    """The position with the sides as they truly are."""
    table = tuple(card.at for card in now.table)
    worth = (*of, *((of[-1],) * (TRICKS + 1 - len(of))))
    return Problem(hands, now.tables, now.leader, side, table, worth)


def played_on(
    worths: Worths, card: Card, leave: int, seed: int, first: int, last: int
) -> list[float]:
    """What a card is worth in the worlds from one on, played on by the policy, the end open.

    Once no holder is hidden and so few tricks are left, all play them as well as they can.
    """
    now = worths.now
    left = TRICKS - len(now.tricks)
    tallies = worths.tallies(first, last)
    classes = [tally.classes(left) for tally in tallies]
    problems = [
        _problem(now, hands, now.side, of)
        for hands, (of, _) in zip(worths.hands[first:last], classes, strict=True)
    ]
    answers = worth_by_play(
        _MINE.solver,
        problems,
        WANDERING,
        leave=leave,
        seed=seed + first,
        mark=now.mark,
        past=now.past,
        among=card.bit,
    )
    told = []
    for answer, (_, most), tally in zip(answers, classes, tallies, strict=True):
        assert answer is not None
        told.append(tally.by_side(most[answer[card.at]], left))
    return told
