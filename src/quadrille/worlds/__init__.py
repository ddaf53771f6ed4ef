"""The worlds that a seat cannot tell apart: every way in which the unseen cards may lie.

From a view alone they are counted exactly and drawn evenly. A world is the four hands as they
now stand, and each that fits with all that the seat has seen counts as one; how likely the
others would have bid and played as they did in it is not asked here.

    found = worlds(view)
    found.count              # say 1664
    found.draw(random)       # a World, each as likely as any other
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec import Struct

from quadrille.cards import Card, Cards, cards
from quadrille.seats import SEATS, Four, Seat
from quadrille.view import SeatView, Stage
from quadrille.worlds.counting import Ways, ways
from quadrille.worlds.rebuild import World, dealt, gifts, retold
from quadrille.worlds.support import Sight, Support, placed, sight_of, undertaken, unfollowed
from quadrille.worlds.verdicts import judged

__all__ = ["FEW", "World", "Worlds", "dealt", "gifts", "retold", "support", "worlds"]

FEW: Final = 2048
"""So many worlds are rather listed than drawn from."""


class Worlds(Struct, frozen=True):
    """All worlds that fit with a view, numbered from 0 to less than their count."""

    own: Four[Cards]
    """One's own hand, at one's seat."""
    support: Support
    parts: tuple[Ways, ...]
    """The ways to share out the unseen cards, case by case."""
    count: int
    """How many worlds there are, exactly."""

    def world(self, number: int) -> World:
        """The world with a number."""
        for part in self.parts:
            if number < part.total:
                return self._with(part.hands(number))
            number -= part.total
        raise IndexError(number)

    def draw(self, rng: Random) -> World:
        """A world, each as likely as any other."""
        return self.world(rng.randrange(self.count))

    def sample(self, rng: Random, size: int) -> tuple[World, ...]:
        """So many different worlds, each as likely as any other; all of them if there are fewer."""
        if size >= self.count:
            return tuple(self)
        numbers: dict[int, None] = {}
        while len(numbers) < size:
            numbers[rng.randrange(self.count)] = None
        return tuple(self.world(number) for number in numbers)

    def few_or_sample(self, rng: Random, size: int) -> tuple[World, ...]:
        """Every world if there are few, so that what is averaged over them is exact."""
        return tuple(self) if self.count <= FEW else self.sample(rng, size)

    def __iter__(self) -> Iterator[World]:
        """Each world once, by rising number."""
        return (self._with(part.hands(n)) for part in self.parts for n in range(part.total))

    def __contains__(self, world: object) -> bool:
        """Whether a world fits with all that the seat has seen."""
        return isinstance(world, World) and any(
            all(
                hand.bits & ~(masks[seat] | self.own[seat].bits) == 0
                and len(hand) == self.support.sight.room[seat] + len(self.own[seat])
                for seat, hand in zip(SEATS, world.hands, strict=True)
            )
            for masks in self.support.cases
        )

    def count_with(self, card: Card, seat: Seat) -> int:
        """In how many of the worlds a card that is not yet played is with a seat."""
        sight = self.support.sight
        if not sight.unseen & card.bit:
            return self.count if card in self.own[seat] else 0
        narrowed = (placed(masks, sight, card, seat) for masks in self.support.cases)
        return sum(_ways(masks, sight).total for masks in narrowed if masks is not None)

    def _with(self, hands: list[int]) -> World:
        first, second, third, fourth = self.own
        theirs = iter(hands)
        room = self.support.sight.room
        return World(
            (
                Cards(next(theirs)) if room[0] else first,
                Cards(next(theirs)) if room[1] else second,
                Cards(next(theirs)) if room[2] else third,
                Cards(next(theirs)) if room[3] else fourth,
            )
        )


def support(view: SeatView) -> Support:
    """Who may hold each unseen card now, as a seat can tell."""
    sight = sight_of(view)
    cases = undertaken(view, sight, unfollowed(view, sight))
    return Support(sight=sight, cases=judged(view, sight, cases))


def worlds(view: SeatView) -> Worlds:
    """The worlds that fit with a view of a deal that is on, or has just been settled."""
    assert view.stage is not Stage.TO_DEAL
    told = support(view)
    parts = tuple(part for part in (_ways(masks, told.sight) for masks in told.cases) if part.total)
    hand = cards(view.hand)
    none = Cards()
    own = (
        hand if view.seat == 0 else none,
        hand if view.seat == 1 else none,
        hand if view.seat == 2 else none,
        hand if view.seat == 3 else none,
    )
    return Worlds(own, told, parts, sum(part.total for part in parts))


def _ways(masks: Four[int], sight: Sight) -> Ways:
    """The ways to share out the unseen cards among the seats that hold any of them."""
    seats = [seat for seat in SEATS if sight.room[seat]]
    may = [masks[seat] for seat in seats]
    together = 0
    for bits in may:
        together |= bits
    room = [sight.room[seat] for seat in seats]
    return ways(may if together == sight.unseen else [0] * len(seats), room)
