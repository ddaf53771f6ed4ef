"""Fit the policy of the play-outs to rule players, by soft-max regression on their own choices.

    python research/fit_policy.py --deals 6000 --out src/quadrille/bots/search/weights.json

Each sheet (role and place in the trick) is fitted by itself, by stochastic gradients with a step
of its own for each weight. A tenth of the deals is kept apart: on it the share of equal cards is
reported, where there was a choice.
"""

import argparse
import json
import math
from collections import defaultdict
from pathlib import Path
from random import Random

from quadrille import apply, begin, turn, view
from quadrille.bots import BOTS
from quadrille.bots.search.position import position
from quadrille.cards import PACK
from quadrille.kernel import Feature, Role, features
from quadrille.kernel.policy import SHEETS
from quadrille.rules.actions import DealOut, Play, Settle
from quadrille.rulesets import ALL
from quadrille.seats import NATURE, SEATS
from quadrille.view import SeatView

SCALE = 1000
Sample = tuple[tuple[int, ...], ...]  # features of each candidate, the chosen first


def roles(seen: SeatView) -> tuple[Role, ...]:
    """As the kernel tells them; an ally shown is a known holder only if she was shown lately."""
    contract, seat = seen.contract, seen.seat
    assert contract is not None
    holds = contract.called is not None and contract.called in seen.hand
    is_of_side = seat in (contract.hombre, contract.ally if contract.shown else None)
    if contract.shown or contract.called is None:
        if not is_of_side:
            return (Role.OTHER_SHOWN,)
        ally = (Role.HOLDER_SHOWN,) if seat == contract.ally else ()
        return (Role.SIDE_SHOWN, *ally)
    if holds:
        return (Role.SECRET if is_of_side else Role.HOLDER,)
    return (Role.SIDE if is_of_side else Role.OTHER,)


def play(rules, bot, rng, sheets, test, rate) -> None:
    sitting = begin(rules, deals=4, dealer=SEATS[rng.randrange(4)])
    pack = list(PACK)
    rng.shuffle(pack)
    hands = DealOut((tuple(pack[:10]), tuple(pack[10:20]), tuple(pack[20:30]), tuple(pack[30:])))
    sitting, _ = apply(sitting, NATURE, hands)
    while sitting.deal_is_on:
        who = turn(sitting)
        if who is NATURE:
            sitting, _ = apply(sitting, NATURE, Settle())
            continue
        seen = view(sitting, who)
        action = bot.choose(seen, rng)
        if isinstance(action, Play) and sum(isinstance(a, Play) for a in seen.legal) > 1:
            held = sitting.deal.held
            now = position(sitting.deal, sitting.deal.phase)
            asked = now.problem(tuple(hand.bits for hand in held))
            found = features(asked, mark=now.mark, past=now.past)
            chosen = action.card.at
            rows = [tuple(sorted(found[chosen]))]
            rows += [tuple(sorted(told)) for card, told in found.items() if card != chosen]
            for role in roles(seen):
                sheets[role * 4 + len(asked.table)][test].append(tuple(rows))
        legal = seen.legal
        wild = rng.random() < rate and isinstance(action, Play)
        if wild:
            action = legal[rng.randrange(len(legal))]
        sitting, _ = apply(sitting, who, action)


def fit(samples: list[Sample], rng: Random, epochs: int) -> list[float]:
    weights = [0.0] * len(Feature)
    seen = [1e-3] * len(Feature)
    total, kept = [0.0] * len(Feature), 0
    for epoch in range(epochs):
        rng.shuffle(samples)
        for rows in samples:
            scores = [sum(weights[f] for f in row) for row in rows]
            top = max(scores)
            odds = [math.exp(score - top) for score in scores]
            whole = sum(odds)
            slope: dict[int, float] = defaultdict(float)
            for place, (row, odd) in enumerate(zip(rows, odds, strict=True)):
                push = (place == 0) - odd / whole
                for f in row:
                    slope[f] += push
            for f, push in slope.items():
                if push:
                    seen[f] += push * push
                    weights[f] += 0.5 * push / math.sqrt(seen[f]) - 1e-6 * weights[f]
        if epoch >= epochs // 2:
            kept += 1
            total = [a + b for a, b in zip(total, weights, strict=True)]
    return [value / max(kept, 1) for value in total]


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--bots", nargs="+", default=["maxims", "thumb"])
    ask.add_argument("--deals", type=int, default=6000)
    ask.add_argument("--epochs", type=int, default=6)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--out", type=Path)
    told = ask.parse_args()
    rng, bots = Random(told.seed), [BOTS[name] for name in told.bots]
    sheets = [([], []) for _ in range(SHEETS)]
    for number in range(told.deals):
        bot = bots[number // 10 % len(bots)]
        play(ALL[number % len(ALL)], bot, rng, sheets, number % 10 == 9, 0.03)
    weights: list[int] = []
    same = asked = 0
    for sheet, (train, test) in enumerate(sheets):
        found = fit(train, rng, told.epochs)
        weights += [round(SCALE * value) for value in found]
        hits = sum(
            max(range(len(rows)), key=lambda n: sum(found[f] for f in rows[n])) == 0
            for rows in test
        )
        same, asked = same + hits, asked + len(test)
        if test:
            print(sheet, len(train), len(test), round(hits / len(test), 3), flush=True)
    note = (
        f"research/fit_policy.py --bots {' '.join(told.bots)} --deals {told.deals}"
        f" --epochs {told.epochs} --seed {told.seed}:"
        f" {sum(len(a) for a, _ in sheets)} choices of all rule sets,"
        f" {same} of {asked} others the same card"
    )
    print(note)
    if told.out:
        told.out.write_text(json.dumps({"made_by": note, "scale": SCALE, "weights": weights}))


if __name__ == "__main__":
    main()
