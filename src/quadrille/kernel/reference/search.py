"""Open-card questions, answered by a plain search: what the compiled solver must agree with.

Alpha-beta over cards, with a table of what is known where tricks begin. A value is how many of
the next tricks the side wins against best play, all hands being open.
"""

from __future__ import annotations

from functools import cache

from quadrille.kernel.problem import Problem, Tables, check
from quadrille.kernel.reference.table import Trick, best_place, by_rank, playable
from quadrille.seats import Four

Hands = Four[int]


def tricks(problem: Problem, within: int = 10) -> int:
    """How many the side wins of the tricks left, or of the next few, against best play."""
    check(problem)
    asked = min(within, problem.left)
    return _Search(problem).value(problem.hands, problem.leader, problem.table, asked, 0, asked)


def at_least(problem: Problem, wanted: int, within: int = 10) -> bool:
    """Whether the side wins so many of the tricks left, or of the next few."""
    check(problem)
    asked = min(within, problem.left)
    if not 0 < wanted <= asked:
        return wanted <= 0
    search = _Search(problem)
    found = search.value(problem.hands, problem.leader, problem.table, asked, wanted - 1, wanted)
    return found >= wanted


def card_values(problem: Problem, within: int = 10) -> dict[int, int]:
    """For each card that the seat on turn may play, the tricks that the side then wins."""
    check(problem)
    asked = min(within, problem.left)
    search = _Search(problem)
    hand = playable(problem.tables, problem.hands[problem.turn], problem.table)
    return {
        card: search.after(card, problem.hands, problem.leader, problem.table, asked, 0, asked)
        for card in range(40)
        if hand >> card & 1
    }


class _Search:
    """What is known of the positions of one deal, from one question to the next."""

    def __init__(self, problem: Problem) -> None:
        self.tables = problem.tables
        self.side = problem.side
        self.alike = _alike(problem.tables)
        self.known: dict[tuple[Hands, int, int], tuple[int, int]] = {}

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
        found = self._best(hands, leader, trick, left, max(alpha, low), min(beta, high))
        if found > alpha:
            low = max(low, found)
        if found < beta:
            high = min(high, found)
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
