"""How many ways there are to share out cards, and which way has a given number.

Each card has a mask of seats that may hold it, each seat has room for so many cards. Nothing
here knows a game: it serves any number of seats. Ways are numbered from 0, so that drawing a
number evenly draws a way evenly, and going through the numbers goes through the ways.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, product
from math import comb
from typing import Final

from msgspec import Struct

PACK_SIZE: Final = 52
"""The largest pack that is counted."""

CHOOSE: Final = tuple(
    tuple(comb(of, some) for some in range(PACK_SIZE + 1)) for of in range(PACK_SIZE + 1)
)
"""In how many ways so many cards can be chosen of so many."""

Groups = dict[int, int]
"""For each mask of seats, the cards, as bits, that just those seats may hold."""


class Share(Struct, frozen=True):
    """One way of how many cards of each group the seat in hand gets, and what follows."""

    taken: tuple[int, ...]
    """Cards of each group that it may hold, by rising mask."""
    onward: Node
    """The other seats."""


class Node(Struct, frozen=True):
    """The seats from one on, given how many cards there are of each mask."""

    total: int
    """The ways for all of these seats together."""
    ends: tuple[int, ...] = ()
    """Where the numbers of each share end."""
    shares: tuple[Share, ...] = ()
    """None where only two seats are left: the rest then follows from one choice."""


NO_WAY: Final = Node(0)


class Ways(Struct, frozen=True):
    """All ways to share out some cards, numbered from 0 to less than the total."""

    root: Node
    groups: Groups
    room: tuple[int, ...]

    @property
    def total(self) -> int:
        """How many ways there are; none if the masks leave no room."""
        return self.root.total

    def hands(self, number: int) -> list[int]:
        """The cards of each seat, as bits, in the way with a number."""
        node, groups, hands = self.root, self.groups, []
        while node.shares:
            place = bisect_right(node.ends, number)
            if place:
                number -= node.ends[place - 1]
            share = node.shares[place]
            number, hand, groups = _taken(groups, share.taken, number, share.onward.total)
            hands.append(hand)
            node = share.onward
        return hands + _last_hands(groups, self.room[len(hands) :], number)


def ways(may: Sequence[int], room: Sequence[int]) -> Ways:
    """Prepare the ways to share out cards, given which each seat may hold and its room.

    The cards to share out are those that any seat may hold, and all of them are shared out.
    """
    groups = _grouped(may)
    sizes = tuple(sorted((mask, bits.bit_count()) for mask, bits in groups.items()))
    if sum(size for _, size in sizes) != sum(room):
        return Ways(NO_WAY, groups, tuple(room))
    return Ways(_node(sizes, tuple(room), {}), groups, tuple(room))


def _grouped(may: Sequence[int]) -> Groups:
    groups: Groups = {0: 0}
    for bits in may:
        groups[0] |= bits
    for seat, bits in enumerate(may):
        groups = {
            mask | (1 << seat if inside else 0): part
            for mask, cards in groups.items()
            for inside, part in ((False, cards & ~bits), (True, cards & bits))
            if part
        }
    return groups


def subset(bits: int, size: int, number: int) -> int:
    """The choice with a number, of all choices of so many cards of some."""
    left = bits.bit_count()
    chosen = 0
    while size:
        if size == left:
            return chosen | bits
        lowest = bits & -bits
        bits ^= lowest
        left -= 1
        with_it = CHOOSE[left][size - 1]
        if number < with_it:
            chosen |= lowest
            size -= 1
        else:
            number -= with_it
    return chosen


# Counting

Sizes = tuple[tuple[int, int], ...]
"""How many cards there are of each mask, by rising mask."""

Known = dict[tuple[int, Sizes], Node]
"""What has been counted, by how many seats are left and the cards left to them."""


def _node(sizes: Sizes, room: tuple[int, ...], known: Known) -> Node:
    """The shares of the first seat, and for each of them what is left to the others.

    Cards that only differed in that the first seat might have had them are alike once she has
    hers; so few different things are left to be counted.
    """
    if len(room) <= 2:
        return _last_node(dict(sizes), room)
    key = (len(room), sizes)
    if key not in known:
        three = len(room) == 3
        shares = list(_three(dict(sizes), room) if three else _shares(sizes, room, known))
        ends = tuple(accumulate(weight for weight, _ in shares))
        known[key] = Node(ends[-1], ends, tuple(share for _, share in shares)) if ends else NO_WAY
    return known[key]


def _shares(sizes: Sizes, room: tuple[int, ...], known: Known) -> Iterator[tuple[int, Share]]:
    """Each share that the first seat may get, with the number of its ways."""
    mine = [(mask, size) for mask, size in sizes if mask & 1]
    others = {mask >> 1: size for mask, size in sizes if not mask & 1}
    for taken in _splits(mine, room[0]):
        weight, rest = 1, dict(others)
        for (mask, size), some in zip(mine, taken, strict=True):
            weight *= CHOOSE[size][some]
            if size > some:
                rest[mask >> 1] = rest.get(mask >> 1, 0) + size - some
        onward = _node(tuple(sorted(rest.items())), room[1:], known)
        if onward.total:
            yield weight * onward.total, Share(taken, onward)


def _splits(mine: list[tuple[int, int]], room: int) -> Iterator[tuple[int, ...]]:
    """How many cards of each group a seat may take so that she is full.

    Those that nobody else may hold are all hers; of the last group she takes what is wanting.
    """
    if not mine:
        if room == 0:
            yield ()
        return
    *first, (last_mask, last_size) = mine
    choices = ((size,) if mask == 1 else range(min(size, room) + 1) for mask, size in first)
    for taken in product(*choices):
        rest = room - sum(taken)
        if rest == last_size or (0 <= rest < last_size and last_mask != 1):
            yield (*taken, rest)


def _three(sizes: Groups, room: tuple[int, ...]) -> Iterator[tuple[int, Share]]:
    """The same for the first of three seats, written out, for it is asked most often.

    She takes `left` of those between her and the second seat, `right` of those between her and
    the third, and the rest from those that anybody may hold.
    """
    alone, left_size, right_size = sizes.get(1, 0), sizes.get(3, 0), sizes.get(5, 0)
    free_size = sizes.get(7, 0)
    others, seconds = sizes.get(6, 0) + free_size, room[1] - sizes.get(2, 0) - left_size
    present = [mask for mask in (1, 3, 5, 7) if mask in sizes]
    for left in range(left_size + 1):
        wanting = seconds + left
        for right in range(right_size + 1):
            free = room[0] - alone - left - right
            if not 0 <= free <= free_size or not 0 <= wanting <= others - free:
                continue
            later = CHOOSE[others - free][wanting]
            mine = CHOOSE[left_size][left] * CHOOSE[right_size][right] * CHOOSE[free_size][free]
            by_mask = {1: alone, 3: left, 5: right, 7: free}
            yield mine * later, Share(tuple(by_mask[mask] for mask in present), Node(later))


def _last_node(sizes: Groups, room: tuple[int, ...]) -> Node:
    """With two seats left all follows from which of their common cards the first one has."""
    alone, common = sizes.get(1, 0), sizes.get(3, 0)
    wanting = room[0] - alone if room else 0
    fits = sum(sizes.values()) == sum(room) and 0 <= wanting <= common
    return Node(CHOOSE[common][wanting]) if fits else NO_WAY


# Finding the way with a number


def _taken(
    groups: Groups, taken: tuple[int, ...], number: int, later: int
) -> tuple[int, int, Groups]:
    """The first seat's cards in the way with a number, and the number and cards left over.

    Of the number, the ways of the later seats are the lowest digit.
    """
    number, onward = divmod(number, later)
    hand, place = 0, 0
    rest: Groups = {}
    for mask in sorted(groups):
        bits = groups[mask]
        if mask & 1:
            size = taken[place]
            place += 1
            number, digit = divmod(number, CHOOSE[bits.bit_count()][size])
            mine = subset(bits, size, digit)
            hand |= mine
            bits ^= mine
        if bits:
            rest[mask >> 1] = rest.get(mask >> 1, 0) | bits
    return onward, hand, rest


def _last_hands(groups: Groups, room: tuple[int, ...], number: int) -> list[int]:
    if len(room) < 2:
        return [groups.get(1, 0)][: len(room)]
    alone = groups.get(1, 0)
    mine = alone | subset(groups.get(3, 0), room[0] - alone.bit_count(), number)
    return [mine, (groups.get(2, 0) | groups.get(3, 0)) & ~mine]
