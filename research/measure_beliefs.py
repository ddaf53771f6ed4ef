"""How well the ally is told: Brier scores by trick, from defenders' seats, over self-play.

    nice -n 5 python -m research.measure_beliefs --table maxims --deals 400 \\
        --json bench/results/measured/ally-belief-maxims.json

Wherever a defender is on turn who does not know the ally, the chance of each seat to hold the
called card is told twice: by the rules alone, and by what all have said and done too. A score is
the sum over seats of the squared distance from the truth: 0 for certain and right. Deals take the
rule sets in turn; spans are over deals, of which one may have several such views.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import partial
from time import monotonic
from typing import Final

from msgspec import Struct
from research.measure_shared import Decision, asked, by_deal, decisions, made, ratio, write

from quadrille.arena.match import Span
from quadrille.bots import find_bot
from quadrille.bots.beliefs.drawing import Belief
from quadrille.rulesets import ALL
from quadrille.seats import SEATS, Four, Seat

TENTHS: Final = 10
EVERY: Final = "all"
"""All rule sets, in turn."""


class Told(Struct, frozen=True):
    """What one view told of the ally."""

    tricks: int
    rules: float
    """The Brier score by the rules alone."""
    policy: float
    """And with what all have said and done."""
    chances: tuple[tuple[float, bool], ...]
    """By seat that may hold the card: how likely with policy, and whether it does."""


class Trick(Struct, frozen=True):
    """Scores after so many tricks."""

    tricks: int
    views: int
    rules: float
    policy: float
    change: float
    """What the policy takes from the score of the rules, as a share of it; less is better."""
    span: Span | None


class Tenth(Struct, frozen=True):
    """Of what was told to be about so likely, how much was true."""

    told: float
    true: float
    count: int


class Finding(Struct, frozen=True):
    rules: str
    table: str
    deals: int
    tricks: tuple[Trick, ...]
    calibration: tuple[Tenth, ...]


def brier(chances: Four[float], truth: Seat) -> float:
    """The squared distance from the truth, over all seats."""
    return sum((chance - (seat == truth)) ** 2 for seat, chance in zip(SEATS, chances, strict=True))


def looked_at(keys: Sequence[str], seed: int, table: str, number: int) -> list[Told]:
    """What each view of a defender tells who does not know the ally."""
    key, bot = keys[number % len(keys)], find_bot(table)
    every = (told(each) for each in decisions(key, number, seed, bot))
    return [each for each in every if each is not None]


def told(decision: Decision) -> Told | None:
    """What a view tells, if it is a defender's to whom the ally is hidden."""
    view, deal = decision.view, decision.sitting.deal
    contract = view.contract
    if contract is None or contract.called is None or contract.trumps is None or deal is None:
        return None
    if contract.ally is not None or contract.alone or decision.seat == contract.hombre:
        return None
    truth = next(seat for seat in SEATS if contract.called in deal.held[seat])
    plain = Belief(view, by_policy=False).holders(contract.called)
    leaning = Belief(view, by_policy=True).holders(contract.called)
    open_seats = [seat for seat in SEATS if 0 < leaning[seat] < 1]
    return Told(
        tricks=len(view.tricks),
        rules=brier(plain, truth),
        policy=brier(leaning, truth),
        chances=tuple((leaning[seat], seat == truth) for seat in open_seats),
    )


def found(rules: str, table: str, deals: Sequence[Sequence[Told]], seed: int) -> Finding:
    """What the views of many deals come to."""
    every = [each for deal in deals for each in deal]
    tenths: dict[int, list[bool]] = defaultdict(list)
    for each in every:
        for chance, is_true in each.chances:
            tenths[int(TENTHS * chance)].append(is_true)
    return Finding(
        rules=rules,
        table=table,
        deals=len(deals),
        tricks=tuple(_trick(deals, n, seed) for n in sorted({each.tricks for each in every})),
        calibration=tuple(_tenth(tenths, at) for at in sorted(tenths)),
    )


def _trick(deals: Sequence[Sequence[Told]], tricks: int, seed: int) -> Trick:
    some = [[each for each in deal if each.tricks == tricks] for deal in deals]
    plain = [sum(each.rules for each in deal) for deal in some if deal]
    leaning = [sum(each.policy for each in deal) for deal in some if deal]
    views, share = sum(map(len, some)), ratio(leaning, plain, f"{seed}/{tricks}")
    return Trick(
        tricks=tricks,
        views=views,
        rules=round(sum(plain) / views, 4),
        policy=round(sum(leaning) / views, 4),
        change=round(share[0] - 1, 4) if share else 0.0,
        span=Span(share[1].low - 1, share[1].high - 1) if share else None,
    )


def _tenth(tenths: Mapping[int, Sequence[bool]], at: int) -> Tenth:
    some = tenths[at]
    return Tenth((at + 0.5) / TENTHS, round(sum(some) / len(some), 3), len(some))


def main() -> None:
    ask = asked("How well the ally is told.", deals=400, rules=EVERY)
    asked_for = ask.parse_args()
    by, begun = made(), monotonic()
    is_every = asked_for.rules == EVERY
    keys = [rules.key for rules in ALL] if is_every else asked_for.rules.split(",")
    look = partial(looked_at, keys, asked_for.seed, asked_for.table)
    for deals in by_deal(look, asked_for.deals, asked_for.workers):
        finding = found(",".join(keys), asked_for.table, deals, asked_for.seed)
        write(asked_for.json, by, monotonic() - begun, finding)
    show(finding)


def show(finding: Finding) -> None:
    """The figures as lines."""
    print(f"{finding.rules}, tables of {finding.table}, {finding.deals} deals")
    for each in finding.tricks:
        span = f" [{each.span.low:+.0%}, {each.span.high:+.0%}]" if each.span else ""
        print(
            f"{each.tricks} tricks: {each.views:5} views, Brier {each.rules:.3f} by the rules,"
            f" {each.policy:.3f} with policy ({each.change:+.0%}{span})"
        )
    for tenth in finding.calibration:
        print(f"told about {tenth.told:.2f}: true {tenth.true:.2f} of {tenth.count}")


if __name__ == "__main__":
    main()
