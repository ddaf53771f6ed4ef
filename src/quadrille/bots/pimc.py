"""A rival: cards by open cards in evenly drawn worlds, and words by the rule player.

Perfect-information Monte Carlo, as bridge programs do it. It never sees that who the ally is may
be worth telling or finding out, since in each world everybody knows.
"""

from __future__ import annotations

from random import Random

import msgspec
from msgspec import Struct

from quadrille.bots.beliefs.drawing import Belief, Drawn
from quadrille.bots.reasons import ONLY_CHOICE, OPEN_CARDS, Choice
from quadrille.bots.search import only_plays
from quadrille.bots.search.cards import laid_out
from quadrille.bots.search.lines import lines
from quadrille.bots.search.opened import opened
from quadrille.bots.search.policy import RULES
from quadrille.bots.search.weighing import unlike_cards, way_to_weigh
from quadrille.cards import Cards
from quadrille.rules.actions import PLAYS, SeatAction
from quadrille.seats import Four
from quadrille.view import SeatView
from quadrille.worlds.supposed import supposed


class Pimc(Struct, frozen=True):
    """Plays the card that wins most over so many worlds, were all cards open in each."""

    worlds: int

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """The card that is worth most with open cards."""
        return self.explain(view, random).action

    def explain(self, view: SeatView, random: Random) -> Choice:
        """The same, with over how many worlds."""
        if len(view.legal) == 1 or not only_plays(view):
            return RULES.explain(view, random)
        belief = Belief(view, by_policy=False)
        return _with_open_cards(view, belief, belief.drawn(random.getrandbits(63), self.worlds))


class Cheat(Struct, frozen=True):
    """Sees the true deal: a mark to measure against, for the arena alone.

    It plays as if everybody saw all cards, and so may lose to one who does not cheat.
    """

    hands: Four[Cards] | None = None
    """The true hands as they now stand."""

    def seeing(self, hands: Four[Cards]) -> Cheat:
        """The same when these are the true hands."""
        return Cheat(hands)

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """What is best in the true deal; ValueError if it was not shown."""
        return self.explain(view, random).action

    def explain(self, view: SeatView, random: Random) -> Choice:
        """The same, with what was weighed."""
        if self.hands is None:
            raise ValueError("a cheat must be shown the cards")
        if len(view.legal) == 1:
            return Choice(view.legal[0], ONLY_CHOICE)
        a, b, c, d = self.hands
        truth = Drawn(((a.bits, b.bits, c.bits, d.bits),), (1.0,), are_all=True)
        if only_plays(view):
            return _with_open_cards(view, Belief(view, by_policy=False), truth)
        seed = random.getrandbits(63)
        belief = Belief(view, by_policy=False)
        first = belief.found.world(0)
        some = lines(view, supposed(view, first))
        tried = way_to_weigh(view, first, some)(view, truth.hands, some, seed)
        best = max(range(len(some)), key=lambda place: tried(place, 0, 1)[0])
        return Choice(
            some[best][0], msgspec.structs.replace(OPEN_CARDS, facts=_facts(len(some), 1))
        )


def _with_open_cards(view: SeatView, belief: Belief, found: Drawn) -> Choice:
    some = unlike_cards(view, RULES.explain(view, Random(0)), belief)
    if len(some) == 1:
        return Choice(PLAYS[some[0].at], ONLY_CHOICE)
    table = laid_out(view, found.hands)
    totals = [
        sum(weight * worth for weight, worth in zip(found.weights, told, strict=True))
        for told in opened(table, some)
    ]
    best = max(range(len(some)), key=lambda place: totals[place])
    facts = _facts(len(some), len(found.hands))
    return Choice(PLAYS[some[best].at], msgspec.structs.replace(OPEN_CARDS, facts=facts))


def _facts(choices: int, worlds: int) -> tuple[tuple[str, str], ...]:
    return (("choices", str(choices)), ("worlds", str(worlds)))
