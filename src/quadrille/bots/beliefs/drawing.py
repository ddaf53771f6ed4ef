"""Worlds by the number, as hands in bits: every one if they are few, else evenly drawn ones."""

from __future__ import annotations


from typing import Final

from msgspec import Struct

from quadrille.cards import Cards
from quadrille.kernel import counted
from quadrille.seats import Four
from quadrille.view import SeatView
from quadrille.worlds import FEW, Worlds, worlds

_GOLDEN: Final = 0x9E3779B97F4A7C15


class Drawn(Struct, frozen=True):
    """Some worlds that fit with a view; all that is averaged over them is exact if they are all."""

    hands: tuple[Four[int], ...]
    are_all: bool


def drawn(view: SeatView, seed: int, size: int) -> Drawn:
    """So many worlds that fit with a view, each as likely as any other; all if they are few.

    The same view, seed and size give the same worlds.
    """
    found = worlds(view)
    if found.count <= min(FEW, 4 * size):
        return Drawn(tuple(_bits(world.hands) for world in found), are_all=True)
    hands: list[Four[int]] = []
    for number, (case, share) in enumerate(_shares(found, size)):
        ways = counted(case, found.support.sight.room)
        own = _bits(found.own)
        drawn_ways = ways.draws(seed + number * _GOLDEN & (1 << 64) - 1, 0, share)
        hands += [
            (a | own[0], b | own[1], c | own[2], d | own[3]) for a, b, c, d in drawn_ways
        ]
    return Drawn(tuple(hands), are_all=False)


def _shares(found: Worlds, size: int) -> list[tuple[Four[int], int]]:
    """The cases that can be, each with its share of the worlds to draw, as even as may be."""
    unseen = found.support.sight.unseen
    cases = [
        case
        for case in found.support.cases
        if case[0] | case[1] | case[2] | case[3] == unseen
        and counted(case, found.support.sight.room).total
    ]
    totals = [counted(case, found.support.sight.room).total for case in cases]
    shares, done, given = [], 0, 0
    for case, total in zip(cases, totals, strict=True):
        done += total
        upto = (2 * size * done + found.count) // (2 * found.count)
        shares.append((case, upto - given))
        given = upto
    return [(case, share) for case, share in shares if share]


def _bits(hands: Four[Cards]) -> Four[int]:
    return (hands[0].bits, hands[1].bits, hands[2].bits, hands[3].bits)
