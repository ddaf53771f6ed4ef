"""The best of some cards, or of some lines, over worlds; and what is told of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from quadrille.bots.beliefs.drawing import Belief
from quadrille.bots.reasons import SEARCHED, SEARCHED_ALL, SEARCHED_EVEN, Choice, Reason
from quadrille.bots.search.asked import Sequels
from quadrille.bots.search.budget import Budget
from quadrille.bots.search.cards import Worths, as_it_stands, laid_out, unlike, values
from quadrille.bots.search.lines import Line, Said, leads_to_play, lines, played_after, worths
from quadrille.bots.search.opened import played_on
from quadrille.bots.search.race import Result, Values, race
from quadrille.bots.search.worth import QUARTERS
from quadrille.cards import Card
from quadrille.rules.actions import PLAYS, Play, SeatAction
from quadrille.rules.ranking import ORDERS
from quadrille.seats import Four
from quadrille.view import SeatView, Stage
from quadrille.worlds import World
from quadrille.worlds.support import sight_of
from quadrille.worlds.supposed import supposed

LEAN_ON_CARDS: Final = 1.0
LEAN_ON_LINES: Final = 1.25
"""Standard errors by which a choice must be ahead of the rule player's."""

IsLate = Callable[[], bool]
"""Whether the time for a choice is over; whoever asks nobody has time without end."""

FEWEST: Final = 8
"""So many worlds at least for each line."""

ALIKE: Final = 0.05
"""Counters that are as good as none."""


def unlike_cards(view: SeatView, usual: Choice, belief: Belief) -> tuple[Card, ...]:
    """The cards that may be played and differ, the rule player's first."""
    assert view.contract is not None
    assert view.contract.trumps is not None
    lawful = [action.card for action in view.legal if isinstance(action, Play)]
    first = usual.action.card if isinstance(usual.action, Play) else lawful[0]
    unseen = belief.found.support.sight.unseen
    return unlike(view, first, lawful, ORDERS[view.contract.trumps], unseen)


def best_card(
    view: SeatView,
    usual: Choice,
    some: Sequence[Card],
    budget: Budget,
    belief: Belief,
    seed: int,
    *,
    is_late: IsLate,
) -> Choice:
    """The card that is worth most over some worlds, the first one unless another is ahead."""
    found = belief.drawn(seed, budget.cards // len(some))
    seat, leave = view.seat, budget.leave
    assert seat is not None
    table = laid_out(view, found.hands)

    def tried(number: int, first: int, last: int) -> list[float]:
        if leave:
            return played_on(table, some[number], leave, seed, first, last)
        return values(table, seat, some[number], seed, first, last)

    result = race(len(some), tried, found.weights, lean=LEAN_ON_CARDS, is_late=is_late)
    return _chosen(PLAYS[some[result.best].at], usual, result, len(some), are_all=found.are_all)


def best_line(
    view: SeatView, usual: Choice, budget: Budget, belief: Belief, seed: int, *, is_late: IsLate
) -> Choice:
    """What is best said or given, the rule player's choice unless another is ahead."""
    first = belief.found.world(0)
    some = sorted(lines(view, supposed(view, first)), key=lambda line: line[0] != usual.action)
    weigh = way_to_weigh(view, first, some)
    size = max(FEWEST, (budget.lines if weigh is asking else budget.cards // 3) // len(some))
    found = belief.drawn(seed, size)
    tried = weigh(view, found.hands[:size], some, seed)
    result = race(len(some), tried, found.weights[:size], lean=LEAN_ON_LINES, is_late=is_late)
    are_all = found.are_all and len(found.hands) <= size
    return _chosen(some[result.best][0], usual, result, len(some), are_all=are_all)


def _chosen(
    action: SeatAction, usual: Choice, result: Result, choices: int, *, are_all: bool
) -> Choice:
    """A choice by what it is worth; the rule player's reason too, if she would do the same.

    Where it was late before anything had been weighed, the rule player's choice.
    """
    if not result.worlds:
        return usual
    also = (usual.reason, *usual.also) if usual.action == action else ()
    return Choice(action, told(result, choices, are_all), also)


Weigh = Callable[[SeatView, Sequence[Four[int]], Sequence[Line], int], Values]
"""What each of some lines is worth in some worlds, in quarters of a counter."""


def way_to_weigh(view: SeatView, world: World, some: Sequence[Line]) -> Weigh:
    """How lines are weighed: the law is asked once for worlds in which it tells alike."""
    if view.stage in (Stage.PLAYING, Stage.ANSWER):
        return while_played
    if all(leads_to_play(view, world, line) for line in some):
        return played_at_once
    return asking


def while_played(
    view: SeatView, hands: Sequence[Four[int]], some: Sequence[Line], seed: int
) -> Values:
    """What follows hangs on little in a world, so the law is asked once for very many."""
    sequels = Sequels(view, hands[0])
    return lambda number, first, last: sequels.worths(hands[first:last], some[number], seed + first)


def asking(view: SeatView, hands: Sequence[Four[int]], some: Sequence[Line], seed: int) -> Values:
    """The law is asked in each world, for the others' words hang on their hands."""
    said: Said = {}
    return lambda number, first, last: worths(
        view, hands[first:last], some[number], seed + first, said
    )


def played_at_once(
    view: SeatView, hands: Sequence[Four[int]], some: Sequence[Line], seed: int
) -> Values:
    """Cards are played at once, in whatever world; so the law is asked once for many."""
    assert view.seat is not None
    known = sight_of(view).known
    tables = [Worths(view.seat, hands, known, partial(played_after, view, line)) for line in some]
    return lambda number, first, last: as_it_stands(tables[number], seed, first, last)


def told(result: Result, choices: int, are_all: bool) -> Reason:
    """What was weighed, over how many worlds, and by how many counters it is ahead."""
    ahead = result.ahead / QUARTERS
    why = SEARCHED_EVEN if ahead < ALIKE else SEARCHED_ALL if are_all else SEARCHED
    facts = (("choices", str(choices)), ("worlds", str(result.worlds)), ("ahead", f"{ahead:.1f}"))
    return msgspec.structs.replace(why, facts=facts)
