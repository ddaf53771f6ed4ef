"""A rival: tree search over what all see, in another evenly drawn world at each turn.

Single-observer information-set search with the rule player's cards beyond the tree. It is compiled,
so that a search that is ahead of it at equal time is ahead of an equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from quadrille.bots.beliefs.drawing import Belief, Drawn
from quadrille.bots.reasons import GROWN, ONLY_CHOICE, Choice
from quadrille.bots.search import only_plays
from quadrille.bots.search.cards import laid_out
from quadrille.bots.search.policy import POLICY, RULES
from quadrille.bots.search.worth import TRICKS
from quadrille.kernel import ismcts
from quadrille.rules.actions import PLAYS, SeatAction
from quadrille.view import SeatView

TURNS: Final[Mapping[int, int]] = {50: 3_000, 300: 18_000, 2000: 120_000}
"""Turns through the tree, by the milliseconds that they take."""

WORLDS: Final = 4_000
"""So many worlds at most are drawn; then they come round again."""

EXPLORES: Final = 0.5
"""In units of what lies between the best and the worst end: how much is tried what was not."""


class Ismcts(Struct, frozen=True):
    """Plays the card that was tried most often; words are the rule player's."""

    turns: int

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """The card that the tree grew most about."""
        return self.explain(view, random).action

    def explain(self, view: SeatView, random: Random) -> Choice:
        """The same, with how often the tree was gone through."""
        if len(view.legal) == 1:
            return Choice(view.legal[0], ONLY_CHOICE)
        if not only_plays(view):
            return RULES.explain(view, random)
        seed = random.getrandbits(63)
        found = Belief(view, by_policy=False).drawn(seed, min(self.turns, WORLDS))
        told = _tree(view, found, seed, self.turns)
        best = max(told, key=lambda card: told[card])
        facts = (("turns", str(self.turns)), ("times", str(told[best][0])))
        return Choice(PLAYS[best], msgspec.structs.replace(GROWN, facts=facts))


def _tree(view: SeatView, found: Drawn, seed: int, turns: int) -> dict[int, tuple[int, int]]:
    table = laid_out(view, found.hands)
    now = table.now
    left = TRICKS - len(now.tricks)
    worths = [tally.to_side(left) for tally in table.tallies(0, len(found.hands))]
    problems = [
        msgspec.structs.replace(
            now.problem(hands), worth=(*worth, *((worth[-1],) * (TRICKS - left)))
        )
        for hands, worth in zip(found.hands, worths, strict=True)
    ]
    spread = max(worth[-1] - worth[0] for worth in worths)
    return ismcts(
        problems,
        POLICY,
        explore=EXPLORES * spread,
        seed=seed,
        turns=turns,
        mark=now.mark,
        past=now.past,
    )
