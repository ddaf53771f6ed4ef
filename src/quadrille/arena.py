"""One bot against three of another, over deals played four times each.

A block is one deal: the same four hands at the same four seats, with the same dealer, the
same favourite, the same pool and no beasts, played once with bot A at each seat and bot B at the
other three. So what a seat's cards are worth cancels out, and what remains is the players.
Each seat's generator is its own, and is drawn from the seed, the deal and the seat alone:
a bot against itself plays the same deal four times over, and its block is exactly nothing.

A deal stands alone. What it is worth to a seat is the counters that it has gained and a
quarter of what lies in the pool and in beasts afterwards, which somebody will win: so the four
seats' worths sum to nothing. What all owe alike to carried games is theirs to win alike, and
counts for nothing. Worths are kept in whole quarters of a counter.

An interval counts blocks, not deals played: the four times that a deal is played hang together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import Final

from joblib import Parallel, delayed
from msgspec import Struct

from quadrille.bots import Bot, find_bot, shown
from quadrille.cards import PACK, Suit
from quadrille.errors import BadOption
from quadrille.rules.actions import DealOut, Settle
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import Facts, Outcome
from quadrille.rules.options import with_options
from quadrille.rulesets import find
from quadrille.seats import NATURE, SEATS, Four, Seat
from quadrille.sitting import DealResult, Sitting, apply, begin, claims, turn
from quadrille.view import view

QUARTERS: Final = 4
"""Worths are whole quarters of a counter."""

CHUNK: Final = 20
"""Blocks that a worker plays at a time."""


class Role(StrEnum):
    """What a seat was in a deal."""

    HOMBRE = "hombre"
    ALLY = "ally"
    DEFENDER = "defender"


class Match(Struct, frozen=True, kw_only=True):
    """What is to be played: everything that its result depends on."""

    a: str
    b: str
    deals: int
    seed: int
    rules: str
    options: tuple[tuple[str, str], ...] = ()
    favourite: Suit | None = None


class Played(Struct, frozen=True, kw_only=True):
    """One playing of a deal, as it was for bot A."""

    contract: str
    forced: bool
    role: Role
    outcome: Outcome
    premiers: bool
    vole: str
    worth: int
    """In quarters of a counter."""


Block = tuple[Played, Played, Played, Played]
"""One deal with bot A at each seat."""


class Interval(Struct, frozen=True, kw_only=True):
    """A mean with the half width of its 95 % interval; no width if one block tells nothing."""

    mean: float
    half_width: float | None
    count: int


class Line(Struct, frozen=True, kw_only=True):
    """How bot A fared in one role of one contract."""

    contract: str
    forced: bool
    role: Role
    count: int
    won: int
    """How often the declaring side won, whichever side A was on."""
    remise: int
    premiers: int
    voles_made: int
    voles_failed: int
    mean: float
    """Counters a deal played, for bot A."""


class Tally(Struct, frozen=True, kw_only=True):
    """The result of a match."""

    match: Match
    played: int
    gain: Interval
    """Counters that bot A gains in a deal; against itself it would be nothing."""
    lines: tuple[Line, ...]


Progress = Callable[[int], None]
"""Told how many blocks are done."""


def run(match: Match, *, workers: int = 2, progress: Progress | None = None) -> Tally:
    """Play a match; its result depends on the match alone, not on the workers.

    Raises `BadOption` for a bot, rule set, option or number of deals that is not there.
    """
    _check(match)
    starts = range(0, match.deals, CHUNK)
    chunks = [range(start, min(start + CHUNK, match.deals)) for start in starts]
    blocks: list[Block] = []
    for some in _play_chunks(match, chunks, min(workers, len(chunks))):
        blocks.extend(some)
        if progress is not None:
            progress(len(blocks))
    return tally(match, blocks)


def _check(match: Match) -> None:
    if match.deals < 1:
        raise BadOption("arena-no-deals", facts=(("deals", str(match.deals)),))
    for key in (match.a, match.b):
        find_bot(key)
    begin(_rules(match), deals=len(SEATS), dealer=SEATS[-1], favourite=match.favourite)


def _rules(match: Match) -> RuleSet:
    return with_options(find(match.rules), dict(match.options))


def _play_chunks(
    match: Match, chunks: Sequence[range], workers: int
) -> Iterator[tuple[Block, ...]]:
    """The chunks' blocks in their order, however many play at once."""
    if workers <= 1:
        yield from (_play_chunk(match, chunk) for chunk in chunks)
        return
    parallel = Parallel(n_jobs=workers, return_as="generator")
    yield from parallel(delayed(_play_chunk)(match, chunk) for chunk in chunks)


def _play_chunk(match: Match, numbers: range) -> tuple[Block, ...]:
    rules = _rules(match)
    return tuple(play_block(match, rules, number) for number in numbers)


def play_block(match: Match, rules: RuleSet, number: int) -> Block:
    """A deal by its number, with bot A at each seat in turn."""
    a, b = find_bot(match.a), find_bot(match.b)
    hands = _hands(match.seed, number)

    def play(seat: Seat) -> Played:
        at_table = (
            a if seat == 0 else b,
            a if seat == 1 else b,
            a if seat == 2 else b,
            a if seat == 3 else b,
        )
        randoms = _randoms(match.seed, number)
        return _as_seen_by(seat, play_deal(rules, match.favourite, hands, at_table, randoms))

    first, second, third, fourth = SEATS
    return play(first), play(second), play(third), play(fourth)


def _hands(seed: int, number: int) -> DealOut:
    pack = list(PACK)
    Random(f"{seed}/{number}/cards").shuffle(pack)
    return DealOut((tuple(pack[:10]), tuple(pack[10:20]), tuple(pack[20:30]), tuple(pack[30:])))


def _randoms(seed: int, number: int) -> Four[Random]:
    """A generator for each seat; text is hashed the same on every machine."""
    return (
        Random(f"{seed}/{number}/0"),
        Random(f"{seed}/{number}/1"),
        Random(f"{seed}/{number}/2"),
        Random(f"{seed}/{number}/3"),
    )


def play_deal(
    rules: RuleSet, favourite: Suit | None, hands: DealOut, bots: Four[Bot], randoms: Four[Random]
) -> DealResult:
    """One deal from an empty pool, the last seat dealing."""
    sitting = begin(rules, deals=len(SEATS), dealer=SEATS[-1], favourite=favourite)
    sitting, _ = apply(sitting, NATURE, hands)
    while sitting.deal_is_on:
        sitting = _one_action(sitting, bots, randoms)
    result = _all_claimed(sitting).results[-1]
    assert isinstance(result, DealResult)
    return result


def _one_action(sitting: Sitting, bots: Four[Bot], randoms: Four[Random]) -> Sitting:
    who = turn(sitting)
    if who is NATURE:
        return apply(sitting, NATURE, Settle())[0]
    assert isinstance(who, int)
    assert sitting.deal is not None
    bot = shown(bots[who], sitting.deal.held)
    action = bot.choose(view(sitting, who), randoms[who])
    return apply(sitting, who, action)[0]


def _all_claimed(sitting: Sitting) -> Sitting:
    """What is owed only to those who claim it is claimed by all: no bot forgets."""
    for seat in SEATS:
        for claim in claims(sitting, seat):
            sitting, _ = apply(sitting, seat, claim)
    return sitting


def worths(result: DealResult) -> tuple[int, ...]:
    """What a deal was worth to each seat, in quarters of a counter; they sum to nothing."""
    stays = result.pool + result.beasts.total
    return tuple(QUARTERS * change + stays for change in result.balances)


def _as_seen_by(seat: Seat, result: DealResult) -> Played:
    facts = result.facts
    return Played(
        contract=facts.contract.key,
        forced=facts.forced,
        role=_role(seat, facts),
        outcome=result.outcome,
        premiers=facts.premiers,
        vole=result.vole,
        worth=worths(result)[seat],
    )


def _role(seat: Seat, facts: Facts) -> Role:
    if seat == facts.hombre:
        return Role.HOMBRE
    return Role.ALLY if seat == facts.ally else Role.DEFENDER


def tally(match: Match, blocks: Sequence[Block]) -> Tally:
    """Sum a match up, by block and by what bot A was."""
    each = [sum(played.worth for played in block) / (QUARTERS * len(SEATS)) for block in blocks]
    every = [played for block in blocks for played in block]
    kinds = sorted({(p.contract, p.forced, list(Role).index(p.role)) for p in every})
    lines = tuple(
        _line([p for p in every if (p.contract, p.forced, p.role) == (contract, forced, role)])
        for contract, forced, place in kinds
        for role in [list(Role)[place]]
    )
    return Tally(match=match, played=len(every), gain=interval(each), lines=lines)


def _line(some: Sequence[Played]) -> Line:
    first = some[0]
    return Line(
        contract=first.contract,
        forced=first.forced,
        role=first.role,
        count=len(some),
        won=sum(p.outcome is Outcome.WON for p in some),
        remise=sum(p.outcome is Outcome.REMISE for p in some),
        premiers=sum(p.premiers for p in some),
        voles_made=sum(p.vole == "made" for p in some),
        voles_failed=sum(p.vole == "failed" for p in some),
        mean=fmean(p.worth for p in some) / QUARTERS,
    )


def interval(values: Sequence[float]) -> Interval:
    """The mean and the half width of its 95 % interval by Student's t."""
    count = len(values)
    if count < 2:
        return Interval(mean=fmean(values), half_width=None, count=count)
    half = student(count - 1) * stdev(values) / count**0.5
    return Interval(mean=fmean(values), half_width=half, count=count)


def student(freedom: int, level: float = 0.95) -> float:
    """The two-sided quantile of Student's t, by its expansion about the normal one.

    Right to three figures from five degrees of freedom on; an arena has hundreds.
    """
    z = NormalDist().inv_cdf((1 + level) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
