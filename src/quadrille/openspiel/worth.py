"""What a deal brings each seat, in hundreds of counters; the four sum to nothing.

As in the arena: the counters gained, and a quarter of what then lies in the pool and in beasts
less what lay there before. What is owed only to those who claim it counts as claimed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

from msgspec.structs import replace

from quadrille.ledger import opened, posted
from quadrille.rules.deal import Deal, Facts, Playing
from quadrille.rules.outcome import facts_of
from quadrille.rules.payment import Case, settle
from quadrille.rules.playing import TRICKS
from quadrille.rules.questions import Claims
from quadrille.rules.settling import case_of, with_more
from quadrille.rules.vole import PREMIERS
from quadrille.seats import SEATS, Four

HUNDRED: Final = 100
"""Counters that a return of one stands for."""

Worths = Four[float]
"""By seat, in hundreds of counters."""


def worths(deal: Deal, facts: Facts) -> Worths:
    """What a deal that has come to some facts brings each seat."""
    return _settled(case_of(deal, facts))


@lru_cache(maxsize=1 << 15)
def _settled(case: Case) -> Worths:
    """Asked again and again of the same few ends."""
    due = settle(replace(case, rules=replace(case.rules, claims=Claims.FREE)))
    after = posted(opened(len(SEATS)), case.paid + due.transfers)
    stays = after.pool + after.vole_pool + due.beasts.total - case.beasts.total
    a, b, c, d = (purse / HUNDRED + stays / (len(SEATS) * HUNDRED) for purse in after.purses)
    return (a, b, c, d)


def played_out(deal: Deal, playing: Playing, won: Sequence[int]) -> Worths:
    """What play-outs of a deal bring on average: four numbers each, the tricks won by each seat."""
    facts = facts_of(deal, playing)
    left = TRICKS - len(playing.tricks)
    ends = Counter(zip(won[facts.hombre :: 4], _of_ally(facts, won), strict=True))
    told = [0.0, 0.0, 0.0, 0.0]
    for (hombre, ally), times in ends.items():
        for seat, worth in enumerate(_blended(deal, facts, hombre, ally, left)):
            told[seat] += times * worth
    a, b, c, d = (each * len(SEATS) / len(won) for each in told)
    return (a, b, c, d)


def _of_ally(facts: Facts, won: Sequence[int]) -> Sequence[int]:
    return bytes(len(won) // len(SEATS)) if facts.ally is None else won[facts.ally :: 4]


def _blended(deal: Deal, facts: Facts, hombre: int, ally: int, left: int) -> Worths:
    """By how often the first six are among what the side wins: a play-out does not tell."""
    end = with_more(facts, hombre, ally, left)
    plain = worths(deal, end)
    chance = _of_premiers(facts, hombre + ally, left)
    if not chance:
        return plain
    first = worths(deal, replace(end, premiers=True))
    a, b, c, d = (one + chance * (two - one) for one, two in zip(plain, first, strict=True))
    return (a, b, c, d)


def _of_premiers(facts: Facts, won: int, left: int) -> float:
    """The chance that a side that lost no trick yet loses none of the first six, in any order."""
    done = TRICKS - left
    if done >= PREMIERS or facts.side_tricks < done or facts.forced:
        return 0.0
    return comb(TRICKS - PREMIERS, left - won) / comb(left, won)
