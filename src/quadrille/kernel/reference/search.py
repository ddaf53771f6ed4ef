"""Open-card questions, answered by a plain search: what the compiled solver must agree with.

Alpha-beta over cards, with a table of what is known where tricks begin. A value is how many of
the next tricks the side wins against best play, all hands being open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeVar

from quadrille.kernel.policy import Past, Policy
from quadrille.kernel.problem import NO_LIMIT, Problem, Tables, check
from quadrille.kernel.reference.hybrid import Hybrid
from quadrille.kernel.reference.table import Trick, best_place, by_rank, playable
from quadrille.seats import Four

Hands = Four[int]

T = TypeVar("T")

_ENTRIES_IN_A_MEBIBYTE: Final = 2000


class Solver:
    """Answers open-card questions; what it finds out of one problem it forgets with the next.

    A question may begin so many tricks (`steps`) and is answered by None if that is too few.
    """

    def __init__(self, mebibytes: int) -> None:
        if mebibytes < 1:
            raise ValueError("mebibytes: one at least")
        self._entries = mebibytes * _ENTRIES_IN_A_MEBIBYTE

    def at_least(
        self, problems: Sequence[Problem], wanted: int, within: int = 10, steps: int = NO_LIMIT
    ) -> list[bool | None]:
        """Whether the side wins so many of the tricks left, or of the next few."""

        def work(search: _Search) -> bool:
            if not 0 < wanted <= search.asked:
                return wanted <= 0
            return search.at_start(wanted - 1, wanted) >= wanted

        return [self._answer(problem, within, steps, work) for problem in problems]

    def worth(
        self, problems: Sequence[Problem], within: int = 10, steps: int = NO_LIMIT
    ) -> list[int | None]:
        """What the tricks are worth that the side wins of those left, or of the next few."""

        def work(search: _Search) -> int:
            return search.problem.worth[search.at_start(0, search.asked)]

        return [self._answer(problem, within, steps, work) for problem in problems]

    def worth_by_card(
        self, problems: Sequence[Problem], within: int = 10, steps: int = NO_LIMIT
    ) -> list[dict[int, int] | None]:
        """The same for each card that may be played, by its number."""

        def work(search: _Search) -> dict[int, int]:
            worth = search.problem.worth
            return {card: worth[tricks] for card, tricks in search.by_card().items()}

        return [self._answer(problem, within, steps, work) for problem in problems]

    def worth_by_play(
        self,
        problems: Sequence[Problem],
        policy: Policy,
        mark: int,
        past: Past,
        seed: int,
        first: int,
        times: int,
        leave: int,
        among: int,
        steps: int,
    ) -> list[dict[int, int] | None]:
        """For each card of some: what is won in play-outs with it, the last tricks being solved."""
        how = Hybrid(policy, mark, past, leave, seed, times)
        return [
            how.by_card(
                problem, among, first + place * times, lambda rest: self.worth([rest], 10, steps)[0]
            )
            for place, problem in enumerate(problems)
        ]

    def _answer(
        self, problem: Problem, within: int, steps: int, work: Callable[[_Search], T]
    ) -> T | None:
        check(problem)
        try:
            return work(_Search(problem, within, steps, self._entries))
        except _NotFinishedError:
            return None


class _NotFinishedError(Exception):
    """More tricks would be begun than are allowed."""


class _Search:
    """What is known of the positions of one problem, from one question to the next."""

    def __init__(self, problem: Problem, within: int, steps: int, entries: int) -> None:
        self.problem = problem
        self.tables = problem.tables
        self.side = problem.side
        self.asked = max(0, min(within, problem.left))
        self.steps = steps
        self.entries = entries
        self.alike = _alike(problem.tables)
        self.known: dict[tuple[Hands, int, int], tuple[int, int]] = {}

    def at_start(self, alpha: int, beta: int) -> int:
        """The value of the problem between two bounds."""
        told = self.problem
        return self.value(told.hands, told.leader, told.table, self.asked, alpha, beta)

    def by_card(self) -> dict[int, int]:
        """The value of each card that the seat on turn may play."""
        told, asked = self.problem, self.asked
        hand = playable(told.tables, told.hands[told.turn], told.table)
        return {
            card: self.after(card, told.hands, told.leader, told.table, asked, 0, asked)
            for card in range(40)
            if hand >> card & 1 and asked
        }

    def value(
        self, hands: Hands, leader: int, trick: Trick, left: int, alpha: int, beta: int
    ) -> int:
        """The value if it is above alpha and below beta, else a bound beyond the one it passes."""
        if left == 0:
            return 0
        if trick:
            return self._best(hands, leader, trick, left, alpha, beta)
        key = (hands, leader, left)
        low, high = self.known.get(key, (0, left))
        if low == high or low >= beta:
            return low
        if high <= alpha:
            return high
        self.steps -= 1
        if self.steps < 0:
            raise _NotFinishedError
        found = self._best(hands, leader, trick, left, max(alpha, low), min(beta, high))
        if found > alpha:
            low = max(low, found)
        if found < beta:
            high = min(high, found)
        if len(self.known) >= self.entries:
            self.known.clear()
        self.known[key] = (low, high)
        return found

    def after(
        self, card: int, hands: Hands, leader: int, trick: Trick, left: int, alpha: int, beta: int
    ) -> int:
        """The same once the seat on turn has played a card."""
        bit = ~(1 << card)
        first, second, third, fourth = hands
        rest = (first & bit, second & bit, third & bit, fourth & bit)
        trick = (*trick, card)
        if len(trick) < 4:
            return self.value(rest, leader, trick, left, alpha, beta)
        winner = (leader + best_place(self.tables, trick)) % 4
        won = self.side >> winner & 1
        return won + self.value(rest, winner, (), left - 1, alpha - won, beta - won)

    def _best(
        self, hands: Hands, leader: int, trick: Trick, left: int, alpha: int, beta: int
    ) -> int:
        mover = (leader + len(trick)) % 4
        is_ours = self.side >> mover & 1
        best = -1 if is_ours else left + 1
        for card in self._choices(hands, mover, trick):
            found = self.after(card, hands, leader, trick, left, alpha, beta)
            if is_ours:
                best = max(best, found)
                alpha = max(alpha, best)
            else:
                best = min(best, found)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _choices(self, hands: Hands, mover: int, trick: Trick) -> list[int]:
        """What may be played, high cards first, and one card of each run of equal ones."""
        lawful = playable(self.tables, hands[mover], trick)
        left = hands[0] | hands[1] | hands[2] | hands[3]
        for card in trick:
            left |= 1 << card
        found: list[int] = []
        above = -1
        for card in reversed(by_rank(self.tables)):
            if not left >> card & 1:
                continue
            if lawful >> card & 1:
                is_equal = above >= 0 and lawful >> above & 1
                if not is_equal or self.alike[card] != self.alike[above]:
                    found.append(card)
            above = card
        return found


@cache
def _alike(tables: Tables) -> tuple[tuple[int, int, int], ...]:
    """By card, its suit, what it asks when led, and by which leads it obliges its holder."""
    return tuple(
        (
            tables.suit[card],
            tables.obliges[card],
            sum(1 << led for led in range(40) if tables.obliges[led] >> card & 1),
        )
        for card in range(40)
    )
