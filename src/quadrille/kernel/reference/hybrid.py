"""Play-outs that end in open cards: on by a policy, and the last tricks as well as all can."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from quadrille.kernel.policy import Past, Policy
from quadrille.kernel.problem import Problem, check
from quadrille.kernel.reference.chance import stream
from quadrille.kernel.reference.features import Seen
from quadrille.kernel.reference.playouts import decided

Solve = Callable[[Problem], int | None]
"""The worth of a position; None if it is not found within the steps."""


class Hybrid(Struct, frozen=True):
    """How it is played on."""

    policy: Policy
    mark: int
    past: Past
    leave: int
    """Tricks that are left to the solver, once no holder is hidden."""
    seed: int
    times: int

    def by_card(
        self, problem: Problem, among: int, first: int, solve: Solve
    ) -> dict[int, int] | None:
        """For each card of some that may be played, what is won in all play-outs together."""
        check(problem)
        if self.leave not in range(11):
            raise ValueError("leave: from none to ten tricks")
        lawful = Seen(problem, self.mark, self.past).table.playable()
        found: dict[int, int] = {}
        for card in sorted(lawful):
            if not among >> card & 1:
                continue
            won = [self._once(problem, card, first + each, solve) for each in range(self.times)]
            known = [worth for worth in won if worth is not None]
            if len(known) < len(won):
                return None
            found[card] = sum(known)
        return found

    def _once(self, problem: Problem, card: int, number: int, solve: Solve) -> int | None:
        seen, chance = Seen(problem, self.mark, self.past), stream(self.seed, number)
        seen.play(card)
        table = seen.table
        while table.left > (0 if seen.is_hidden else self.leave):
            seen.play(decided(self.policy, seen, chance))
        joined = 1 << seen.holder if seen.holder >= 0 else 0
        side = problem.side | joined
        won = sum(table.won[seat] for seat in range(4) if side >> seat & 1)
        first, second, third, fourth = table.hands
        worth = problem.worth
        return solve(
            replace(
                problem,
                hands=(first, second, third, fourth),
                leader=table.leader,
                table=table.trick,
                side=side,
                worth=tuple(worth[min(won + more, 10)] for more in range(11)),
            )
        )
