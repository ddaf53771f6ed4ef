"""Worlds by the number, as hands in bits: every one if they are few, else drawn by the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from random import Random
from typing import Final

from msgspec import Struct

from quadrille.bots.beliefs.likely import likely
from quadrille.bots.masks import each
from quadrille.cards import Card, Cards
from quadrille.kernel import Ways, WeighedWays, counted, weighed
from quadrille.seats import SEATS, Four, Seat
from quadrille.view import SeatView
from quadrille.worlds import FEW, Worlds, worlds

EVENLY: Final = 0.04
"""The share of worlds that is drawn evenly, lest what others might do be taken for sure."""

NOBODY: Final[Four[float]] = (0.0, 0.0, 0.0, 0.0)


class Drawn(Struct, frozen=True):
    """Some worlds that fit with a view."""

    hands: tuple[Four[int], ...]
    weights: tuple[float, ...]
    are_all: bool
    """Whether they are every world there is, so that what is averaged over them is exact."""


class Belief:
    """What a seat believes of the hidden cards: by the rules alone, or by what others did too."""

    def __init__(self, view: SeatView, *, by_policy: bool) -> None:
        """All of it follows from the view."""
        self._view, self._found = view, worlds(view)
        sight = self._found.support.sight
        self._room, self._unseen = sight.room, sight.unseen
        self._likely = likely(view) if by_policy else ((1.0, 1.0, 1.0, 1.0),) * 40
        cases = self._found.support.cases
        self._even = [(counted(case, self._room), case) for case in cases if self._fits(case)]
        self._even = [(ways, case) for ways, case in self._even if ways.total]
        self._leaning = [self._weighed(case) for _, case in self._even]

    def _fits(self, case: Four[int]) -> bool:
        return case[0] | case[1] | case[2] | case[3] == self._unseen

    def _weighed(self, case: Four[int]) -> WeighedWays:
        rows = [
            tuple(self._likely[card.at][seat] if case[seat] & card.bit else 0.0 for seat in SEATS)
            for card in each(self._unseen)
        ]
        return weighed(self._unseen, rows, self._room)

    @property
    def found(self) -> Worlds:
        """The worlds that the rules leave."""
        return self._found

    def holders(self, card: Card) -> Four[float]:
        """The chance of each seat to hold an unseen card."""
        if not card.bit & self._unseen:
            return NOBODY
        place = (self._unseen & (card.bit - 1)).bit_count()
        by_case = [ways.by_seat()[place] for ways in self._leaning]
        whole = sum(sum(weights) for weights in by_case)
        a, b, c, d = (sum(weights[seat] for weights in by_case) / whole for seat in SEATS)
        return (a, b, c, d)

    def drawn(self, seed: int, size: int) -> Drawn:
        """So many worlds; all, each with its weight, if they are few.

        Their order is by chance, so that the first of them are a sample themselves.
        """
        if self._found.count <= min(FEW, 4 * size):
            return self._every(seed)
        some = max(1, round(EVENLY * size))
        hands = self._some([(ways, float(ways.total)) for ways, _ in self._even], seed, some)
        leaning = [(ways, ways.total) for ways in self._leaning]
        hands = self._some(leaning, seed + 1, size - some) + hands
        Random(seed).shuffle(hands)
        return Drawn(tuple(hands), (1.0,) * len(hands), are_all=False)

    def _some(
        self, parts: Sequence[tuple[Ways | WeighedWays, float]], seed: int, size: int
    ) -> list[Four[int]]:
        whole, done, given = sum(weight for _, weight in parts), 0.0, 0
        own = [hand.bits for hand in self._found.own]
        hands: list[Four[int]] = []
        for number, (ways, weight) in enumerate(parts):
            done += weight
            upto = round(size * done / whole)
            told = ways.draws((seed + 1_000_003 * number) & (1 << 64) - 1, 0, upto - given)
            given = upto
            hands += [(a | own[0], b | own[1], c | own[2], d | own[3]) for a, b, c, d in told]
        return hands

    def _every(self, seed: int) -> Drawn:
        hands = [_bits(world.hands) for world in self._found]
        Random(seed).shuffle(hands)
        own = [hand.bits for hand in self._found.own]
        known: dict[tuple[Seat, int], float] = {}
        weights = []
        for world in hands:
            weight = 1.0
            for seat in SEATS:
                held = seat, world[seat] & ~own[seat]
                if held not in known:
                    known[held] = prod(self._likely[card.at][seat] for card in each(held[1]))
                weight *= known[held]
            weights.append(weight)
        mean = sum(weights) / len(weights)
        mixed = tuple((1 - EVENLY) * weight / mean + EVENLY for weight in weights)
        return Drawn(tuple(hands), mixed, are_all=True)


def _bits(hands: Four[Cards]) -> Four[int]:
    return (hands[0].bits, hands[1].bits, hands[2].bits, hands[3].bits)
