"""One player's tree search over what all see, in another world at each turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from msgspec import Struct

from quadrille.kernel.policy import Past, Policy
from quadrille.kernel.problem import Problem, check
from quadrille.kernel.reference.chance import Chance, stream
from quadrille.kernel.reference.features import Seen
from quadrille.kernel.reference.playouts import decided


class Node(Struct):
    """A card played, how often it was there to be chosen and was, and what may follow."""

    offered: int = 0
    times: int = 0
    sum: int = 0
    after: dict[int, Node] = {}

    def promise(self, explore: float) -> float:
        """What it was worth so far, and more if it was little tried."""
        return self.sum / self.times + explore * sqrt(log(float(self.offered)) / self.times)


class Growth(Struct, frozen=True):
    """How the tree grows."""

    policy: Policy | None
    """None if cards are drawn evenly from the tree's edge."""
    mark: int
    past: Past
    explore: float
    seed: int

    def turn(self, root: Node, world: Problem, number: int) -> None:
        """Once through the tree, and from its edge to the end."""
        seen, chance = Seen(world, self.mark, self.past), stream(self.seed, number)
        side = world.side | (1 << seen.holder if seen.holder >= 0 else 0)
        path: list[tuple[Node, int]] = []
        node, is_new = root, False
        while seen.table.left and not is_new:
            mover, lawful = seen.table.turn, seen.table.playable()
            card, is_new = self._chosen(node, lawful, chance)
            node = node.after[card]
            path.append((node, mover))
            seen.play(card)
        self._play_out(seen, chance)
        worth = world.worth[sum(seen.table.won[seat] for seat in range(4) if side >> seat & 1)]
        for each, mover in path:
            each.times += 1
            each.sum += worth if side >> mover & 1 else -worth

    def _chosen(self, node: Node, lawful: list[int], chance: Chance) -> tuple[int, bool]:
        """A card that was never tried here, if there is one; else the most promising."""
        untried = [card for card in lawful if card not in node.after]
        for card in lawful:
            if card in node.after:
                node.after[card].offered += 1
        if not untried:
            return max(lawful, key=lambda card: node.after[card].promise(self.explore)), False
        card = untried[chance.pick(len(untried))]
        node.after[card] = Node(offered=1)
        return card, True

    def _play_out(self, seen: Seen, chance: Chance) -> None:
        while seen.table.left:
            if self.policy is not None:
                seen.play(decided(self.policy, seen, chance))
            else:
                lawful = seen.table.playable()
                seen.play(lawful[chance.pick(len(lawful))])


def ismcts(
    problems: Sequence[Problem],
    policy: Policy | None,
    mark: int,
    past: Past,
    explore: float,
    seed: int,
    turns: int,
) -> dict[int, tuple[int, int]]:
    """Each card that may be played: how often it was tried, and its worth in sum."""
    for problem in problems:
        check(problem)
    if not problems:
        raise ValueError("problems: one at least")
    root, growth = Node(), Growth(policy, mark, past, explore, seed)
    for number in range(turns):
        growth.turn(root, problems[number % len(problems)], number)
    return {card: (node.times, node.sum) for card, node in sorted(root.after.items())}
