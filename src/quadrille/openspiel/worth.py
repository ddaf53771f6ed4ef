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

from quadrille.ledger import Accounts, opened, posted
from quadrille.money import Pot, Transfer
from quadrille.rules.deal import Deal, Facts, Playing
from quadrille.rules.outcome import facts_of
from quadrille.rules.payment import Case, settle
from quadrille.rules.playing import TRICKS
from quadrille.rules.questions import Claims
from quadrille.rules.returning import is_fined
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
    """Asked again and again of the same few ends.

    What is due hangs neither on which card was called nor on what seats have paid one another, so
    many cases are settled as one.
    """
    in_pots = tuple(paid for paid in case.paid if _is_of_a_pot(paid))
    facts = replace(case.facts, called=None)
    purses, stays = _moved(replace(case, paid=in_pots, facts=facts))
    others = (paid for paid in case.paid if not _is_of_a_pot(paid))
    after = posted(Accounts(purses), tuple(others))
    a, b, c, d = (purse / HUNDRED + stays / (len(SEATS) * HUNDRED) for purse in after.purses)
    return (a, b, c, d)


@lru_cache(maxsize=1 << 15)
def _moved(case: Case) -> tuple[tuple[int, ...], int]:
    """What each purse has gained, and how much more than before lies in the pool and in beasts."""
    due = settle(replace(case, rules=replace(case.rules, claims=Claims.FREE)))
    after = posted(opened(len(SEATS)), case.paid + due.transfers)
    stays = after.pool + after.vole_pool + due.beasts.total - case.beasts.total
    return after.purses, stays


def _is_of_a_pot(paid: Transfer) -> bool:
    return isinstance(paid.payer, Pot) or isinstance(paid.payee, Pot)


def played_out(deal: Deal, playing: Playing, won: Sequence[int]) -> Worths:
    """What play-outs of a deal bring on average: four numbers each, the tricks won by each seat."""
    facts = facts_of(deal, playing)
    left = TRICKS - len(playing.tricks)
    # A fine hangs on the hand from which a king was returned, so no such end is like another.
    known = {} if is_fined(deal.rules, facts) else _known(case_of(deal, facts), left)
    ends = Counter(zip(won[facts.hombre :: 4], _of_ally(facts, won), strict=True))
    told = [0.0, 0.0, 0.0, 0.0]
    for (hombre, ally), times in ends.items():
        if (hombre, ally) not in known:
            known[hombre, ally] = _blended(deal, facts, hombre, ally, left)
        for seat, worth in enumerate(known[hombre, ally]):
            told[seat] += times * worth
    a, b, c, d = (each * len(SEATS) / len(won) for each in told)
    return (a, b, c, d)


@lru_cache(maxsize=1 << 13)
def _known(case: Case, left: int) -> dict[tuple[int, int], Worths]:
    """What deals that stand alike are worth, by the tricks that Hombre and her ally still win."""
    return {}


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
