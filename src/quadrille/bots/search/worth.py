"""What a deal is worth to a seat however its tricks fall, by the settlement that pays people.

Worths are whole quarters of a counter, as in the arena: the counters gained, and a quarter of what
then lies in the pool and in beasts, which somebody will win.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import accumulate, chain, repeat
from typing import Final

import msgspec

from quadrille.ledger import opened, posted
from quadrille.rules.deal import Deal, Facts, Playing
from quadrille.rules.outcome import facts_of
from quadrille.rules.payment import settle
from quadrille.rules.settling import case_of, with_more
from quadrille.rules.vole import PREMIERS
from quadrille.seats import SEATS, Seat

QUARTERS: Final = len(SEATS)
"""Worths are whole quarters of a counter."""

TRICKS: Final = 10

FIRST_SIX: Final[Mapping[int, float]] = {0: 1.0, 1: 0.7, 2: 0.38, 3: 0.15, 4: 0.05}
"""By how many of all ten tricks a side loses that has lost none yet: how often none of the first.

A play-out does not tell where the losses fall.
"""


def worth_of(deal: Deal, facts: Facts, seat: Seat) -> int:
    """What a deal that has come to some facts is worth to a seat, in quarters of a counter."""
    case = case_of(deal, facts)
    due = settle(case)
    after = posted(opened(len(SEATS)), case.paid + due.transfers)
    stays = deal.pool + after.pool + after.vole_pool + due.beasts.total
    return QUARTERS * after.purses[seat] + stays


class Tally:
    """What a deal that is being played is worth to a seat, by the tricks that each seat wins more.

    Each way in which they may fall is settled once.
    """

    def __init__(self, deal: Deal, playing: Playing, seat: Seat) -> None:
        """The deal is as supposed: its hidden cards only tell who the ally is and the matadors."""
        self._deal, self._seat = deal, seat
        self._facts = facts_of(deal, playing)
        self._known: dict[tuple[int, int], float] = {}
        self._by_seat: defaultdict[Seat | None, dict[bytes, float]] = defaultdict(dict)
        self._to_sides: dict[int, tuple[int, ...]] = {}
        self._classes: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        done = len(playing.tricks)
        is_open = done < PREMIERS and self._facts.side_tricks == done
        self._may_be_first = is_open and not self._facts.forced

    @property
    def side(self) -> int:
        """The declaring side as it truly is, as bits."""
        return sum(1 << seat for seat in self._facts.side)

    def __call__(self, hombre: int, ally: int, left: int) -> float:
        """If Hombre, her ally and the others share the tricks that are left, in quarters."""
        key = (hombre, ally)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._settled(with_more(self._facts, hombre, ally, left))
        return found

    def by_seat(self, won: bytes, winner: Seat | None = None) -> float:
        """The same, by what each seat wins of the tricks that are left.

        A trick that is full already goes to its winner beside.
        """
        known = self._by_seat[winner]
        found = known.get(won)
        if found is None:
            tricks = list(won)
            if winner is not None:
                tricks[winner] += 1
            ally = 0 if self._facts.ally is None else tricks[self._facts.ally]
            found = known[won] = self(tricks[self._facts.hombre], ally, sum(tricks))
        return found

    def by_side(self, won: int, left: int) -> float:
        """The same, by what the side wins of the tricks that are left, Hombre most of it."""
        hombre, ally = self._split(won)
        return self(hombre, ally, left)

    def to_side(self, left: int) -> tuple[int, ...]:
        """By the tricks that the side wins more, what the deal is worth to Hombre.

        Whole quarters, and never less for a trick more, so that it can be played for.
        """
        if left not in self._to_sides:
            worths = (self._to_hombre(won, left) for won in range(left + 1))
            self._to_sides[left] = tuple(accumulate(map(round, worths), max))
        return self._to_sides[left]

    def classes(self, left: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """By the tricks that the side wins more, which class of outcome that is, to Hombre.

        And by class the most tricks that make it: a deal is mostly lost by little.
        """
        if left not in self._classes:
            worths = self.to_side(left)
            steps = sorted(set(worths))
            of = tuple(steps.index(worth) for worth in worths)
            most = {place: won for won, place in enumerate(of)}
            self._classes[left] = of, tuple(most.values())
        return self._classes[left]

    def _split(self, won: int) -> tuple[int, int]:
        if self._facts.ally is None:
            return won, 0
        return won - won // 3, won // 3

    def _to_hombre(self, won: int, left: int) -> float:
        facts = with_more(self._facts, *self._split(won), left)
        return self._blended(facts, facts.hombre)

    def _settled(self, facts: Facts) -> float:
        return self._blended(facts, self._seat)

    def _blended(self, facts: Facts, seat: Seat) -> float:
        plain = float(worth_of(self._deal, facts, seat))
        chance = FIRST_SIX.get(TRICKS - facts.side_tricks, 0.0) if self._may_be_first else 0.0
        if not chance:
            return plain
        first = worth_of(self._deal, msgspec.structs.replace(facts, premiers=True), seat)
        return plain + chance * (first - plain)


def averaged(tallies: Sequence[Tally], won: bytes, winner: Seat | None = None) -> list[float]:
    """What each of some deals is worth, on average over its play-outs as the kernel tells them."""
    times = len(won) // (len(SEATS) * len(tallies))
    each = chain.from_iterable(map(repeat, tallies, repeat(times)))
    starts = range(0, len(won), len(SEATS))
    told = [
        tally.by_seat(won[start : start + 4], winner)
        for start, tally in zip(starts, each, strict=True)
    ]
    return [sum(told[n : n + times]) / times for n in range(0, len(told), times)]
