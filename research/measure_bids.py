"""Bid regret: what choices before the first card lose, as a longer search values them.

    nice -n 5 python -m research.measure_bids --rules mediateur,quanti --deals 100 \\
        --json bench/results/measured/bid-regret.json

A table of one kind plays natural deals. At each bid, pass, naming and call each bot is asked what
it would say there, and the judge values the lines on the same worlds, drawn as `search:2000` draws
its own, from a seed that no bot has. All go on alike after each line: the auction by the tuned
maxims, the cards by the play-outs' policy. A bot's regret is by how much the best line is worth
more than its own. As the searchers go on so too, what is measured is how well they choose by what
they believe of others; whether that belief is true, only matches can tell.

The best line looks better on the worlds that have made it the best. So the regret is told twice:
`same` by all worlds, which is too much; and `split`, where one half of the worlds names the best
and the other values it, and the other way round, which is too little. The truth lies between. The
`saved` of a bot is what its choices are worth more than those of the first bot: no best enters
it, so it has neither fault.

A naming and the call that follows it in the same breath are one decision. Auction and naming are
all that is judged. A deal's regret is the sum over its four seats.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from random import Random
from typing import Final

from msgspec import Struct
from research.measure_shared import (
    Decision,
    Figure,
    asked,
    by_rules,
    decisions,
    figure,
    ratio,
)

from quadrille.arena.match import Span
from quadrille.bots import Bot, find_bot
from quadrille.bots.beliefs.drawing import Belief
from quadrille.bots.search.lines import Line, lines
from quadrille.bots.search.race import compared
from quadrille.bots.search.weighing import played_at_once, way_to_weigh
from quadrille.bots.search.worth import QUARTERS
from quadrille.rules.actions import Bid
from quadrille.view import SeatView, Stage
from quadrille.worlds import worlds
from quadrille.worlds.supposed import act, seen_by, supposed

CHOOSERS: Final = "maxims:historical,maxims,search:50,search:300"
HUNDRED: Final = 100.0
LOOK: Final = 4
"""The first look is at so great a part of the worlds."""
HOPELESS: Final = 4.0
"""Standard errors behind the best, from where a line that nobody picked cannot be it."""
AT_ONCE: Final = 3
"""So many times the worlds where cards are played at once, which costs less."""


class Judged(Struct, frozen=True):
    """A decision, and what each bot would lose by its choice, in counters."""

    stage: str
    worlds: int
    same: tuple[float, ...]
    """By bot, by all worlds."""
    split: tuple[float, ...]
    """By bot, the best named by the other half of the worlds."""
    worth: tuple[float, ...]
    """By bot, what its choice is worth."""
    vole_bids: tuple[bool, ...]
    """By bot, whether it declares the vole."""
    vole_is_best: bool


class Level(Struct, frozen=True):
    """What a bot loses; regrets are counters of all four seats in a hundred deals."""

    bot: str
    same: Figure
    split: Figure
    by_stage: Mapping[str, tuple[float, float]]
    """The means again by stage: same, split."""
    a_decision: tuple[float, float]
    """The same by the decision."""
    as_judged: float
    """The share of decisions in which it chooses the judge's best."""
    same_share: tuple[float, Span] | None
    """Its regret as a share of the first bot's."""
    split_share: tuple[float, Span] | None
    saved: Figure
    """What its choices are worth more than the first bot's."""
    vole_bids: int
    """How often it declares the vole."""


class Finding(Struct, frozen=True):
    rules: str
    table: str
    deals: int
    decisions: int
    worlds: float
    """How many the judge looks at for each decision, on average."""
    vole_best: int
    """In how many a declared vole is the judge's best, by all worlds."""
    levels: tuple[Level, ...]


def line_of(view: SeatView, some: Sequence[Line], bot: Bot, name: str) -> int:
    """Which line a bot says: it is asked again as long as it is to say more at one go."""
    random, said = Random(name), Line()
    deal, seen = supposed(view, worlds(view).world(0)), view
    assert view.seat is not None
    while said not in some:
        action = bot.choose(seen, random)
        said = (*said, action)
        deal = act(deal, view.seat, action)
        seen = seen_by(view, deal, view.seat)
    return some.index(said)


def valued(
    view: SeatView, some: Sequence[Line], picks: Collection[int], seed: int, size: int
) -> tuple[dict[int, list[float]], Sequence[float]]:
    """By line, then by world, what it is worth in counters; and what each world weighs.

    After a first look lines are left out that nobody has picked and that lie too far behind to be
    the best. All that remain are valued on all worlds; where only one does, nothing is lost.
    """
    belief = Belief(view, by_policy=True)
    weigh = way_to_weigh(view, belief.found.world(0), some)
    size *= AT_ONCE if weigh is played_at_once else 1
    drawn = belief.drawn(seed, size)
    hands, weights = drawn.hands[:size], drawn.weights[:size]
    tried = weigh(view, hands, some, seed)
    look = len(hands) // LOOK
    told = {at: tried(at, 0, look) for at in range(len(some))}
    best = max(told, key=lambda at: _mean(told[at], weights[:look]))
    for at in list(told):
        behind, error = compared(told[best], told[at], weights)
        if at not in picks and behind > HOPELESS * error:
            del told[at]
    if len(told) > 1:
        told = {at: [*line, *tried(at, look, len(hands))] for at, line in told.items()}
    size = len(told[best])
    return {at: [v / QUARTERS for v in line] for at, line in told.items()}, weights[:size]


def regrets(
    values: Mapping[int, Sequence[float]], weights: Sequence[float], picks: Sequence[int]
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By pick, what it loses: by all worlds, and with the best named by the other half."""
    half = len(weights) // 2
    every, one, other = (
        {at: _mean(line[some], weights[some]) for at, line in values.items()}
        for some in (slice(None), slice(half), slice(half, None))
    )
    best, here, there = (max(at, key=at.__getitem__) for at in (every, other, one))
    same = tuple(every[best] - every[pick] for pick in picks)
    split = tuple((one[here] - one[pick] + other[there] - other[pick]) / 2 for pick in picks)
    return same, split


def _mean(values: Sequence[float], weights: Sequence[float]) -> float:
    return sum(v * w for v, w in zip(values, weights, strict=True)) / sum(weights)


def judged(decision: Decision, bots: Sequence[Bot], size: int) -> Judged:
    """What each bot loses by its choice at a decision."""
    view = decision.view
    some = lines(view, supposed(view, worlds(view).world(0)))
    picks = [line_of(view, some, bot, f"{decision.name}/chooser") for bot in bots]
    seed = Random(f"{decision.name}/judge").getrandbits(63)
    values, weights = valued(view, some, picks, seed, size)
    same, split = regrets(values, weights, picks)
    means = {at: _mean(line, weights) for at, line in values.items()}
    return Judged(
        stage=view.stage.value,
        worlds=len(weights),
        same=same,
        split=split,
        worth=tuple(means[pick] for pick in picks),
        vole_bids=tuple(_is_vole(some[pick]) for pick in picks),
        vole_is_best=_is_vole(some[max(means, key=means.__getitem__)]),
    )


def _is_vole(line: Line) -> bool:
    return isinstance(line[0], Bid) and "vole" in line[0].contract


def looked_at(
    key: str, seed: int, table: str, names: Sequence[str], size: int, number: int
) -> list[Judged]:
    """Every choice of a deal before its first card."""
    bots, told = [find_bot(name) for name in names], []
    before: Decision | None = None
    for decision in decisions(key, number, seed, find_bot(table)):
        if decision.view.stage is Stage.PLAYING:
            break
        if is_judged(decision, before):
            told.append(judged(decision, bots, size))
        before = decision
    return told


def is_judged(decision: Decision, before: Decision | None) -> bool:
    """Whether there is a choice of bid or name, which was not judged with the one before."""
    view = decision.view
    if len(view.legal) < 2 or view.stage not in (Stage.AUCTION, Stage.NAMING):
        return False
    is_first = before is None or before.seat != decision.seat or before.view.stage != view.stage
    return is_first or view.stage is Stage.AUCTION


def found(
    key: str, table: str, names: Sequence[str], by_deals: Sequence[Sequence[Judged]], seed: int
) -> Finding:
    """What the decisions of many deals come to."""
    every = [each for deal in by_deals for each in deal]
    return Finding(
        rules=key,
        table=table,
        deals=len(by_deals),
        decisions=len(every),
        worlds=round(sum(each.worlds for each in every) / max(1, len(every)), 1),
        vole_best=sum(each.vole_is_best for each in every),
        levels=tuple(_level(names, at, by_deals, f"{seed}/{key}") for at in range(len(names))),
    )


def _level(names: Sequence[str], at: int, by_deals: Sequence[Sequence[Judged]], name: str) -> Level:
    every = [each for deal in by_deals for each in deal]
    same = [sum(each.same[at] for each in deal) for deal in by_deals]
    split = [sum(each.split[at] for each in deal) for deal in by_deals]
    saved = [sum(each.worth[at] - each.worth[0] for each in deal) for deal in by_deals]
    stages: dict[str, list[Judged]] = defaultdict(list)
    for each in every:
        stages[each.stage].append(each)
    per_deal, count = HUNDRED / len(by_deals), len(every) or 1
    return Level(
        bot=names[at],
        same=figure(same, name, times=HUNDRED),
        split=figure(split, name, times=HUNDRED),
        by_stage={stage: _means(some, at, per_deal) for stage, some in sorted(stages.items())},
        a_decision=_means(every, at, 1 / count),
        as_judged=round(sum(each.same[at] == 0 for each in every) / count, 4),
        same_share=ratio(same, [sum(each.same[0] for each in deal) for deal in by_deals], name),
        split_share=ratio(split, [sum(each.split[0] for each in deal) for deal in by_deals], name),
        saved=figure(saved, name, times=HUNDRED),
        vole_bids=sum(each.vole_bids[at] for each in every),
    )


def _means(some: Sequence[Judged], at: int, times: float) -> tuple[float, float]:
    same, split = (
        sum(each) for each in zip(*((e.same[at], e.split[at]) for e in some), strict=True)
    )
    return round(times * same, 4), round(times * split, 4)


def main() -> None:
    ask = asked("Bid regret, as a longer search values it.", deals=40)
    ask.add_argument("--bots", default=CHOOSERS, help="whose choices are judged, with commas")
    ask.add_argument("--worlds", type=int, default=400, help="in which the judge values a line")
    told = ask.parse_args()
    names = told.bots.split(",")
    by_rules(
        told,
        lambda key: partial(looked_at, key, told.seed, told.table, names, told.worlds),
        lambda key, deals: found(key, told.table, names, deals, told.seed),
        show,
    )


def show(finding: Finding) -> None:
    """The figures as lines."""
    print(
        f"{finding.rules}, tables of {finding.table}: {finding.deals} deals,"
        f" {finding.decisions} decisions, {finding.worlds} worlds each; counters per 100 deals"
    )
    for level in finding.levels:
        share = [
            f"{each[0]:.0%}" if each else "none" for each in (level.split_share, level.same_share)
        ]
        print(
            f"  {level.bot:18} split {level.split.mean:8.1f}  same {level.same.mean:8.1f}"
            f"  shares {share[0]} {share[1]}  as judged {level.as_judged:.0%}"
            f"  saved {level.saved.mean:+.1f}  {dict(level.by_stage)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
