"""Sharing out cards among seats: how many ways there are, which has a number, and drawing one.

The cards are taken one by one, by number, and for every number of places that may be left it is
known what all ways together weigh from there on. A count is a weight in whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import Generic, TypeVar

from quadrille.kernel.reference.chance import stream
from quadrille.seats import Four

Number = TypeVar("Number", int, float)

State = tuple[int, ...]
"""The places left at each seat."""


class Shares(Generic[Number]):
    """The ways to share out cards, each card weighed by the seat that gets it."""

    def __init__(
        self, cards: int, weights: Sequence[Sequence[Number]], room: Sequence[int], one: Number
    ) -> None:
        if cards >> 40:
            raise ValueError("cards: a card is beyond the pack")
        if len(room) != 4 or not all(0 <= places <= 10 for places in room):
            raise ValueError("room: none to ten places at each seat")
        self.cards = [card for card in range(40) if cards >> card & 1]
        self.weights: Sequence[Sequence[Number]] = weights
        self.room = tuple(room)
        self.one: Number = one
        self.none: Number = one - one
        self.left: list[dict[State, Number]] = (
            self._weighed() if len(self.cards) == sum(room) else []
        )

    def _weighed(self) -> list[dict[State, Number]]:
        """By card, then by the places left before it, the weight of all ways from there on."""
        left: list[dict[State, Number]] = [{(0, 0, 0, 0): self.one}]
        for count, weights in enumerate(reversed(self.weights), start=1):
            left.append(self._before(count, weights, left[-1]))
        return left[::-1]

    def _before(
        self, count: int, weights: Sequence[Number], later: dict[State, Number]
    ) -> dict[State, Number]:
        found: dict[State, Number] = {}
        for state in self._states(count):
            # Not by `sum`, which from Python 3.12 on adds fractions in a way of its own.
            total = self.none
            for seat in range(4):
                if state[seat]:
                    total += weights[seat] * later[_less(state, seat)]
            found[state] = total
        return found

    def _states(self, count: int) -> Iterator[State]:
        """Every number of places at each seat that makes so many together."""
        first, second, third, last = (range(places + 1) for places in self.room)
        for one, two, three in product(first, second, third):
            rest = count - one - two - three
            if rest in last:
                yield (one, two, three, rest)

    @property
    def total(self) -> Number:
        """How much all ways weigh together."""
        return self.left[0][self.room] if self.left else self.none

    def hands(self, number: Number) -> Four[int]:
        """The way with a number, or at so much of the total."""
        hands, room = [0, 0, 0, 0], self.room
        so_far = self.one
        for card, weights, later in zip(self.cards, self.weights, self.left[1:], strict=True):
            # Rounding may carry a fraction past the last share, which then is the last of any.
            chosen, with_it = 0, so_far
            for seat in range(4):
                weight = so_far * weights[seat]
                share = weight * later[_less(room, seat)] if room[seat] else self.none
                if share > 0:
                    chosen, with_it = seat, weight
                    if number < share:
                        break
                    number -= share
            hands[chosen] |= 1 << card
            room, so_far = _less(room, chosen), with_it
        first, second, third, fourth = hands
        return (first, second, third, fourth)


def _less(state: State, seat: int) -> State:
    return (*state[:seat], state[seat] - 1, *state[seat + 1 :])


class Counted:
    """The ways in which each seat gets only cards that it may hold, all of them alike."""

    def __init__(self, may: Sequence[int], room: Sequence[int]) -> None:
        if any(cards >> 40 for cards in may):
            raise ValueError("may: a card is beyond the pack")
        cards = may[0] | may[1] | may[2] | may[3]
        weights = [[mask >> card & 1 for mask in may] for card in range(40) if cards >> card & 1]
        self._shares = Shares(cards, weights, room, 1)

    @property
    def total(self) -> int:
        """How many ways there are, exactly."""
        return self._shares.total

    def at(self, number: int) -> Four[int]:
        """The way with a number, from 0 to less than the total."""
        if not 0 <= number < self.total:
            raise IndexError("there are fewer ways")
        return self._shares.hands(number)

    def draws(self, seed: int, first: int, count: int) -> list[Four[int]]:
        """So many ways, each as likely as any other, from the seed's streams from one on."""
        if not self.total:
            raise ValueError("room: there is no way to share the cards out")
        return [
            self._shares.hands(stream(seed, number).below(self.total))
            for number in range(first, first + count)
        ]


class Weighed:
    """The ways to share out cards, a way weighing the product of its cards' weights."""

    def __init__(self, cards: int, weights: Sequence[Sequence[float]], room: Sequence[int]) -> None:
        if len(weights) != cards.bit_count():
            raise ValueError("weights: not one for each card")
        if not all(0 <= weight <= 1e6 for each in weights for weight in each):
            raise ValueError("weights: from 0 to a million")
        self._weights = weights
        self._shares = Shares(cards, weights, room, 1.0)

    @cached_property
    def total(self) -> float:
        """What all ways weigh together."""
        return self._shares.total

    def by_seat(self) -> list[Four[float]]:
        """For each card, by rising number, the weight of the ways in which each seat gets it."""
        if not self._shares.left:
            return [(0.0, 0.0, 0.0, 0.0) for _ in self._weights]
        found: list[Four[float]] = []
        reached: dict[State, float] = {self._shares.room: 1.0}
        for weights, later in zip(self._weights, self._shares.left[1:], strict=True):
            onward: dict[State, float] = {}
            sums = [0.0, 0.0, 0.0, 0.0]
            for state, weight in reached.items():
                for seat in range(4):
                    if state[seat]:
                        rest = _less(state, seat)
                        onward[rest] = onward.get(rest, 0.0) + weight * weights[seat]
                        sums[seat] += weight * weights[seat] * later[rest]
            reached = onward
            found.append((sums[0], sums[1], sums[2], sums[3]))
        return found

    def draws(self, seed: int, first: int, count: int) -> list[Four[int]]:
        """So many ways, each as likely as it weighs, from the seed's streams from one on."""
        if not self.total > 0:
            raise ValueError("room: there is no way to share the cards out")
        return [
            self._shares.hands(stream(seed, number).fraction() * self.total)
            for number in range(first, first + count)
        ]
