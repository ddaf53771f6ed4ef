"""Which tables a block has, and what they tell.

All seatings of a block get the same cards, so that what a seat's cards are worth cancels out and
what remains is the players. Worths are whole parts of a counter and are summed as such: two bots
that play alike differ by exactly nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations
from math import factorial
from typing import Final, TypeAlias, assert_never

from msgspec import Struct

from quadrille.arena.fit import Fit, fitted
from quadrille.arena.match import Asked, Block, Match, Question, Table
from quadrille.errors import BadOption

Seating: TypeAlias = tuple[int, ...]
"""By seat, the place of its bot among the match's bots."""

Tables: TypeAlias = Mapping[Seating, Table]
"""What came of each seating of a block."""

Answer: TypeAlias = Callable[[Tables], float]
"""What a block says to a question, in parts of a counter."""

MOST_IN_PAIRS: Final = 8
"""Seats beyond which there are too many ways to give half of them to each bot."""

BOTH: Final = 2
"""Of two bots, each has been the whole of a side."""


class Reading(Struct, frozen=True):
    """A question, and how a block answers it."""

    question: Question
    answer: Answer


def check_seating(match: Match) -> None:
    """The bots are as many as the block seats; raises `BadOption`."""
    wanted = _wanted(match)
    few = len(match.bots) < wanted
    if few or (match.block is not Block.CROSS and len(match.bots) > wanted):
        facts = (("bots", str(len(match.bots))), ("wanted", str(wanted)))
        raise BadOption("arena-bots-number", facts=facts)
    if match.block is Block.PAIR and not _has_pairs(match.seats):
        raise BadOption("arena-no-pairs", facts=(("seats", str(match.seats)),))
    if match.block in (Block.CROSS, Block.STRANGERS) and len({*match.bots}) < len(match.bots):
        raise BadOption("arena-bots-twice", facts=(("bots", ", ".join(match.bots)),))


def _wanted(match: Match) -> int:
    return match.seats if match.block is Block.STRANGERS else 2


def _has_pairs(seats: int) -> bool:
    return seats % 2 == 0 and seats <= MOST_IN_PAIRS


def seatings(match: Match, number: int) -> tuple[Seating, ...]:
    """The tables of a block, by its number."""
    match match.block:
        case Block.SEAT:
            return _seat(match.seats, 0, 1)
        case Block.PAIR:
            return _pair(match.seats, 0, 1)
        case Block.STRANGERS:
            return _strangers(match.seats, number)
        case Block.CROSS:
            return _cross(match.seats, len(match.bots))
        case never:
            assert_never(never)


def _seat(seats: int, one: int, other: int) -> tuple[Seating, ...]:
    """One bot at each seat in turn; a table of one bot gains nothing, and need not be played."""
    return tuple(
        tuple(one if place == seat else other for place in range(seats)) for seat in range(seats)
    )


def _pair(seats: int, one: int, other: int) -> tuple[Seating, ...]:
    """Half of the seats to each of two bots, in every way: six at a table of four."""
    return tuple(
        tuple(one if place in chosen else other for place in range(seats))
        for chosen in combinations(range(seats), seats // 2)
    )


def _strangers(seats: int, number: int) -> tuple[Seating, ...]:
    """Each bot at each seat once, in one order round the table; the next deal takes the next order.

    That is a share of all seatings, four of twenty-four at a table of four: for the same work
    more deals tell more than more seatings of one deal.
    """
    orders = permutations(range(1, seats))
    wanted = number % factorial(seats - 1)
    order = (0, *next(each for place, each in enumerate(orders) if place == wanted))
    return tuple(order[turned:] + order[:turned] for turned in range(seats))


def _cross(seats: int, bots: int) -> tuple[Seating, ...]:
    pairs = combinations(range(bots), 2)
    return tuple(
        seating
        for one, other in pairs
        for seating in (
            *_seat(seats, one, other),
            *(_pair(seats, one, other) if _has_pairs(seats) else ()),
            # At a table of two one bot at one seat is the other at the other.
            *(_seat(seats, other, one) if seats > 2 else ()),
        )
    )


def readings(match: Match, *, allied: bool) -> tuple[Reading, ...]:
    """The questions that a match's blocks answer, in the order in which they are told."""
    match match.block:
        case Block.SEAT:
            return (_seat_reading(match, 0, 1),)
        case Block.PAIR:
            return (_pair_reading(match, 0, 1),)
        case Block.STRANGERS:
            return tuple(_stranger_reading(match, bot) for bot in range(match.seats))
        case Block.CROSS:
            return _cross_readings(match, allied)
        case never:
            assert_never(never)


def _cross_readings(match: Match, allied: bool) -> tuple[Reading, ...]:
    bots = range(len(match.bots))
    fit = fitted(seatings(match, 0), len(match.bots))
    return (
        *(_skill_reading(match, fit, bot) for bot in bots),
        *(_seat_reading(match, a, b) for a, b in permutations(bots, 2)),
        *(_pair_reading(match, a, b) for a, b in combinations(bots, 2) if _has_pairs(match.seats)),
        *(_own_kind_reading(match, bot) for bot in bots if allied),
    )


def _summed(tables: Tables, some: Sequence[Seating], bot: int) -> int:
    """What all seats of a bot gained in some seatings."""
    return sum(
        worth
        for seating in some
        for place, worth in zip(seating, tables[seating].worths, strict=True)
        if place == bot
    )


def _seat_reading(match: Match, one: int, other: int) -> Reading:
    some = _seat(match.seats, one, other)
    question = Question(Asked.SEAT, match.bots[one], match.bots[other])
    return Reading(question, lambda tables: _summed(tables, some, one) / len(some))


def _pair_reading(match: Match, one: int, other: int) -> Reading:
    some = _pair(match.seats, one, other)
    question = Question(Asked.PAIR, match.bots[one], match.bots[other])
    seats = len(some) * match.seats // 2

    def answer(tables: Tables) -> float:
        return (_summed(tables, some, one) - _summed(tables, some, other)) / seats

    return Reading(question, answer)


def _stranger_reading(match: Match, bot: int) -> Reading:
    question = Question(Asked.STRANGERS, match.bots[bot])
    return Reading(question, lambda tables: _summed(tables, (*tables,), bot) / match.seats)


def _skill_reading(match: Match, fit: Fit, bot: int) -> Reading:
    return Reading(Question(Asked.SKILL, match.bots[bot]), lambda tables: fit.skill(tables, bot))


def _own_kind_reading(match: Match, bot: int) -> Reading:
    """How much more each of two allies gains if they are of one kind, whichever, than if not.

    Asked of half-and-half seatings in which the same two seats declared; a block without such
    answers nothing. Both kinds declare as often, so who plays better cancels out, and what is
    left is what allies of one kind know of each other. The mean over the other bots.
    """
    others = [other for other in range(len(match.bots)) if other != bot]
    blocks = [_pair(match.seats, bot, other) for other in others]

    def answer(tables: Tables) -> float:
        return sum(_own_kind(tables, some) for some in blocks) / len(blocks)

    return Reading(Question(Asked.OWN_KIND, match.bots[bot]), answer)


def _own_kind(tables: Tables, some: Sequence[Seating]) -> float:
    gained = 0.0
    for side in sorted({tables[seating].allies for seating in some} - {()}):
        own: list[int] = []
        mixed: list[int] = []
        for seating in some:
            if tables[seating].allies == side:
                alike = len({seating[seat] for seat in side}) == 1
                (own if alike else mixed).append(sum(tables[seating].worths[s] for s in side))
        if len(own) == BOTH and mixed:
            gained += (sum(own) / len(own) - sum(mixed) / len(mixed)) / len(side)
    return gained
