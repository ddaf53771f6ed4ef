"""One bot of Three-Card Loo against as many of another as there are other seats.

A block is one deal: the same cards at the same seats, the same dealer and a single in the pool,
played once with bot A at each seat and bot B at all others. A deal stands alone: what it is worth
to a seat is the counters that it has gained, and its even share of what lies in the pool
afterwards, which somebody will win. So the worths of all seats sum to nothing. They are kept in
whole parts of a counter, as many as there are seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from statistics import fmean

from msgspec import Struct

from quadrille.arena.chunks import Progress, check_bots, check_deals, played_in_chunks
from quadrille.arena.intervals import Interval, interval
from quadrille.loo import apply, begin, find, turn, view, with_options
from quadrille.loo.actions import DealOut, Word
from quadrille.loo.bots import BOTS, Bot
from quadrille.loo.choices import RuleSet
from quadrille.loo.deal import HAND_SIZE
from quadrille.loo.dealing import has_miss
from quadrille.loo.pack import PACK
from quadrille.loo.sitting import Sitting
from quadrille.seats import NATURE, Seat


class Match(Struct, frozen=True, kw_only=True):
    """What is to be played: everything that its result depends on."""

    a: str
    b: str
    seats: int
    deals: int
    seed: int
    rules: str
    options: tuple[tuple[str, str], ...] = ()


class Played(Struct, frozen=True, kw_only=True):
    """One playing of a deal, as it was for bot A."""

    said: Word | None
    """What A announced; nothing if all others threw in before her."""
    tricks: int
    looed: bool
    worth: int
    """In as many parts of a counter as there are seats."""


Block = tuple[Played, ...]
"""One deal with bot A at each seat."""


class Line(Struct, frozen=True, kw_only=True):
    """How bot A fared after one announcement."""

    said: Word | None
    count: int
    looed: int
    tricks: float
    """Won in a deal."""
    mean: float
    """Counters a deal played."""


class Tally(Struct, frozen=True, kw_only=True):
    """The result of a match."""

    match: Match
    played: int
    gain: Interval
    """Counters that bot A gains in a deal; against itself it would be nothing."""
    lines: tuple[Line, ...]


def run(match: Match, *, workers: int = 2, progress: Progress | None = None) -> Tally:
    """Play a match; its result depends on the match alone, not on the workers.

    Raises `BadOption` for bots, options or numbers that are not there.
    """
    check_deals(match.deals)
    check_bots(BOTS, match.a, match.b)
    _begun(match, _rules(match))
    blocks = played_in_chunks(partial(_play_chunk, match), match.deals, workers, progress)
    return tally(match, blocks)


def _rules(match: Match) -> RuleSet:
    return with_options(find(match.rules), dict(match.options))


def _begun(match: Match, rules: RuleSet) -> Sitting:
    """The last seat deals, so that seat 0 is eldest."""
    return begin(rules, players=match.seats, deals=1, dealer=Seat(match.seats - 1))


def _play_chunk(match: Match, numbers: range) -> tuple[Block, ...]:
    rules = _rules(match)
    return tuple(play_block(match, rules, number) for number in numbers)


def play_block(match: Match, rules: RuleSet, number: int) -> Block:
    """A deal by its number, with bot A at each seat in turn."""
    dealt, _ = apply(_begun(match, rules), NATURE, _cards(match, number))
    return tuple(_play(match, dealt, Seat(place), number) for place in range(match.seats))


def _cards(match: Match, number: int) -> DealOut:
    pack = list(PACK)
    Random(f"{match.seed}/{number}/cards").shuffle(pack)
    hands = [tuple(pack[HAND_SIZE * n :][:HAND_SIZE]) for n in range(match.seats + 1)]
    miss = hands.pop() if has_miss(match.seats) else ()
    return DealOut(tuple(hands[: match.seats]), miss, pack[-1])


def _play(match: Match, sitting: Sitting, seat: Seat, number: int) -> Played:
    bots: list[Bot] = [BOTS[match.b]] * match.seats
    bots[seat] = BOTS[match.a]
    randoms = [Random(f"{match.seed}/{number}/{place}") for place in range(match.seats)]
    while isinstance(who := turn(sitting), int):
        action = bots[who].choose(view(sitting, who), randoms[who])
        sitting, _ = apply(sitting, who, action)
    (result,) = sitting.results
    assert sitting.deal is not None
    said = (each.word for each in sitting.deal.spoken if each.seat == seat)
    return Played(
        said=next(said, None),
        tricks=result.tricks[seat],
        looed=seat in result.looed,
        worth=match.seats * result.balances[seat] + result.pool,
    )


def tally(match: Match, blocks: Sequence[Block]) -> Tally:
    """Sum a match up, by block and by what bot A announced."""
    each = [sum(played.worth for played in block) / match.seats**2 for block in blocks]
    every = [played for block in blocks for played in block]
    kinds = [kind for kind in (*Word, None) if any(played.said is kind for played in every)]
    lines = tuple(_line(match, [p for p in every if p.said is kind]) for kind in kinds)
    return Tally(match=match, played=len(every), gain=interval(each), lines=lines)


def _line(match: Match, some: Sequence[Played]) -> Line:
    return Line(
        said=some[0].said,
        count=len(some),
        looed=sum(played.looed for played in some),
        tricks=fmean(played.tricks for played in some),
        mean=fmean(played.worth for played in some) / match.seats,
    )
