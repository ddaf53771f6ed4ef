"""Find the numbers of the tuned maxims by play among the bots themselves; it prints what it tries.

    python research/fit_maxims.py maxims RULES DEALS SEED     which maxims gain, and which lose
    python research/fit_maxims.py needs RULES DEALS SEED      which needs of bids earn most
    python research/fit_maxims.py signs RULES DEALS SEED      what each sign tells of the sides

Nothing is written: what is found is put into `bots/maxims/thresholds.toml` and `bots/signs.py`
by hand.

A maxim is judged where it decides: the deal is played on from there with its card, and again with
the card that the maxims would choose without it. A need is judged over blocks of the arena: one
seat with another number against three with the present one, every deal played at each seat; the
best is taken, and the next need tried against it, until nothing gains any more. Signs are counted:
how often the ally and each defender give them before the called card is seen.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Final

import msgspec
from joblib import Parallel, delayed

from quadrille.arena.intervals import student_interval
from quadrille.arena.quadrille import worths
from quadrille.bots.friends import signs_of
from quadrille.bots.masks import RANKS
from quadrille.bots.maxims import TUNED, Maximist, Style
from quadrille.bots.maxims.maxim import decide
from quadrille.bots.maxims.order import asked_of
from quadrille.bots.maxims.scene import look
from quadrille.bots.maxims.styles import OTHERS, Judgement
from quadrille.cards import PACK, Cards
from quadrille.rules.actions import PLAYS, DealOut, Play, SeatAction, Settle
from quadrille.rules.partners import ally_of
from quadrille.rulesets import find
from quadrille.seats import NATURE, SEATS, Four, Seat
from quadrille.sitting import DealResult, Sitting, apply, begin, turn
from quadrille.view import SeatView, view

WORKERS: Final = 2
CHUNK: Final = 25
NOBODY: Final = Random(0)
"""These bots take no chances."""
STEPS: Final = (-2, -1, 1, 2)
"""Thirds of a trick."""
NEEDS: Final = ("few", "ally", "king", "alone", "returned", "eldest", "spadille")


def dealt(key: str, number: int, seed: int) -> Sitting:
    """A deal alone, as in the arena."""
    pack = list(PACK)
    Random(f"{seed}/{number}/cards").shuffle(pack)
    hands = DealOut((tuple(pack[:10]), tuple(pack[10:20]), tuple(pack[20:30]), tuple(pack[30:])))
    return apply(begin(find(key), deals=4, dealer=SEATS[-1]), NATURE, hands)[0]


def finished(sitting: Sitting, bots: Sequence[Maximist]) -> Four[float]:
    """What the deal is worth to each seat when it is played on by these bots."""
    while sitting.deal_is_on:
        who = turn(sitting)
        if who is NATURE:
            sitting, _ = apply(sitting, NATURE, Settle())
            continue
        assert isinstance(who, int)
        sitting, _ = apply(sitting, who, bots[who].choose(view(sitting, who), NOBODY))
    result = sitting.results[-1]
    assert isinstance(result, DealResult)
    first, second, third, fourth = (worth / 4 for worth in worths(result))
    return first, second, third, fourth


def without(seen: SeatView, silent: frozenset[str]) -> tuple[str, str, SeatAction | None]:
    """The maxim that decides, for which party, and what is done without it."""
    assert seen.contract is not None
    scene = look(seen, seen.contract)
    lawful = Cards(scene.lawful)
    found = decide(asked_of(scene, silent), scene, lawful)
    assert found is not None
    maxim = found[1].id
    other = decide(asked_of(scene, silent | {maxim}), scene, lawful)
    same = other is None or other[0] is found[0]
    return maxim, scene.party.value, None if other is None or same else PLAYS[other[0].at]


def forks(key: str, number: int, seed: int) -> Iterator[tuple[str, float]]:
    """For each card that a maxim alone decides, what its seat gains by it."""
    bot, sitting = Maximist(TUNED), dealt(key, number, seed)
    silent = TUNED.judgement(sitting.rules).silent
    branches: list[tuple[str, Seat, Sitting]] = []
    while sitting.deal_is_on:
        who = turn(sitting)
        if who is NATURE:
            sitting, _ = apply(sitting, NATURE, Settle())
            continue
        assert isinstance(who, int)
        seen = view(sitting, who)
        chosen = bot.choose(seen, NOBODY)
        if isinstance(chosen, Play) and len(seen.legal) > 1:
            maxim, party, other = without(seen, silent)
            if other is not None:
                branches.append((f"{maxim} {party}", who, apply(sitting, who, other)[0]))
        sitting, _ = apply(sitting, who, chosen)
    four = (bot,) * 4
    base = finished(sitting, four)
    for name, seat, branch in branches:
        yield name, base[seat] - finished(branch, four)[seat]


def _forks_of(key: str, numbers: range, seed: int) -> list[tuple[str, float]]:
    return [fork for number in numbers for fork in forks(key, number, seed)]


def judge_maxims(key: str, deals: int, seed: int) -> None:
    """Print for each maxim and party how often it alone decides, and what it gains."""
    gains: dict[str, list[float]] = defaultdict(list)
    chunks = [range(start, min(start + CHUNK, deals)) for start in range(0, deals, CHUNK)]
    parallel = Parallel(n_jobs=WORKERS, return_as="generator")
    for some in parallel(delayed(_forks_of)(key, chunk, seed) for chunk in chunks):
        for name, gain in some:
            gains[name].append(gain)
    for name, all_ in sorted(gains.items(), key=lambda each: sum(each[1])):
        error = stdev(all_) / len(all_) ** 0.5 if len(all_) > 1 else float("inf")
        each = 100 * sum(all_) / deals
        print(f"{name:20} {len(all_):6} {fmean(all_):+8.2f} ± {1.96 * error:6.2f} {each:+8.0f}")


def changed(judgement: Judgement, need: str, step: int) -> Judgement:
    """The judgement with one need moved."""
    needs = judgement.needs
    assert needs is not None
    moved = getattr(needs, need) + step
    return msgspec.structs.replace(judgement, needs=msgspec.structs.replace(needs, **{need: moved}))


def _blocks(key: str, one: Judgement, three: Judgement, numbers: range, seed: int) -> list[float]:
    """What one seat gains in each deal, played at each seat, against three others."""
    a, b = (Maximist(Style({OTHERS: each})) for each in (one, three))
    found = []
    for number in numbers:
        sitting = dealt(key, number, seed)
        tables = ([a if seat == other else b for other in SEATS] for seat in SEATS)
        found.append(fmean(finished(sitting, bots)[at] for at, bots in enumerate(tables)))
    return found


def compare(
    key: str, one: Judgement, three: Judgement, deals: int, seed: int
) -> tuple[float, float]:
    """What one seat gains a hundred deals against three others, and the half width of it."""
    chunks = [range(start, min(start + CHUNK, deals)) for start in range(0, deals, CHUNK)]
    parallel = Parallel(n_jobs=WORKERS)
    blocks: Sequence[list[float]] = parallel(
        delayed(_blocks)(key, one, three, chunk, seed) for chunk in chunks
    )
    every = [each for some in blocks for each in some]
    span = student_interval(every)
    return 100 * fmean(every), 50 * (span.high - span.low if span else 0.0)


def fit_needs(key: str, deals: int, seed: int) -> None:
    """Move each need as long as a seat with the moved one gains over three without."""
    present = TUNED.judgement(find(key))
    moved = True
    while moved:
        moved = False
        for need in NEEDS:
            for step in STEPS:
                tried = changed(present, need, step)
                gain, half = compare(key, tried, present, deals, seed)
                verdict = "taken" if gain > half / 2 else ""
                asked = getattr(tried.needs, need)
                print(f"{need} {asked}: {gain:+.1f} ± {half:.1f} {verdict}", flush=True)
                if verdict:
                    present, moved = tried, True
                    seed += 1
    print(present.needs)


def _signs_of(key: str, numbers: range, seed: int) -> list[tuple[str, bool]]:
    """Each sign that is given in some deals, and whether the ally gives it."""
    bot, found = Maximist(TUNED), []
    for number in numbers:
        sitting = dealt(key, number, seed)
        while sitting.deal_is_on and sitting.deal is not None:
            who, deal = turn(sitting), sitting.deal
            if who is NATURE:
                sitting, _ = apply(sitting, NATURE, Settle())
                continue
            assert isinstance(who, int)
            seen = view(sitting, who)
            before, contract = len(seen.tricks), seen.contract
            sitting, _ = apply(sitting, who, bot.choose(seen, NOBODY))
            now = view(sitting, who)
            if len(now.tricks) == before or contract is None or contract.called is None:
                continue
            trick, ally = now.tricks[-1], ally_of(deal)
            is_out = all(contract.called not in each.cards for each in seen.tricks)
            if ally is not None and contract.trumps is not None and is_out:
                ranks = RANKS[contract.trumps]
                given = signs_of(contract.hombre, contract.called, ranks, trick.leader, trick.cards)
                found += [
                    (sign.key, seat == ally)
                    for seat, sign in given
                    if trick.cards[(seat - trick.leader) & 3] is not contract.called
                ]
    return found


def count_signs(key: str, deals: int, seed: int) -> None:
    """Print how often the ally and the two defenders give each sign, and the ratio for one seat."""
    chunks = [range(start, min(start + CHUNK, deals)) for start in range(0, deals, CHUNK)]
    counted: Counter[tuple[str, bool]] = Counter()
    for some in Parallel(n_jobs=WORKERS)(delayed(_signs_of)(key, each, seed) for each in chunks):
        counted.update(some)
    for sign in sorted({sign for sign, _ in counted}):
        ally, defenders = counted[sign, True], counted[sign, False]
        ratio = 2 * (ally + 0.5) / (defenders + 0.5)
        print(f"{sign:20} ally {ally:5} defenders {defenders:5} ratio {ratio:.2f}")


if __name__ == "__main__":
    what, rules_key, count, first_seed = sys.argv[1:5]
    command = {"maxims": judge_maxims, "needs": fit_needs, "signs": count_signs}[what]
    command(rules_key, int(count), int(first_seed))
