"""Fit what a bot believes of hidden cards to what players' hands and cards were.

    python research/fit_beliefs.py --tables maxims=1200 search:50=400 \\
        --out src/quadrille/bots/beliefs/weights.json

At each table all four are of one kind; kinds of table weigh alike, however many deals each played,
so that the belief is not tied to one style.

For each unseen card the seats that may hold it compete, by the room that they have, by what they
have said, and for the called card by what they have done: a conditional logit, fitted by
stochastic gradients.
"""

import argparse
import json
import math
from pathlib import Path
from random import Random

from joblib import Parallel, delayed

from quadrille import apply, begin, turn, view
from quadrille.bots import find_bot
from quadrille.bots.beliefs.signs import Kind, Said, Tell, kinds, said, tells
from quadrille.cards import PACK
from quadrille.rules.actions import DealOut, Settle
from quadrille.rulesets import ALL
from quadrille.seats import NATURE, SEATS
from quadrille.view import SeatView
from quadrille.worlds import support

Row = tuple[float, tuple[int, ...]]
"""A seat that may hold a card: the log of its room, and the weights that bear on it."""

AT_TELLS = len(Kind) * len(Said)


def examples(seen: SeatView, held, rng: Random):
    told = support(seen)
    sight = told.sight
    may = [0, 0, 0, 0]
    for case in told.cases:
        for seat in SEATS:
            may[seat] |= case[seat]
    contract = seen.contract
    called = contract.called if contract is not None else None
    of = kinds(contract.trumps if contract is not None else None, called)
    spoke = [said(seen, seat) for seat in SEATS]
    done = tells(seen)
    for card in PACK:
        if not sight.unseen & card.bit:
            continue
        seats = [seat for seat in SEATS if sight.room[seat] and may[seat] & card.bit]
        if len(seats) < 2 or (card is not called and rng.random() < 0.6):
            continue
        rows = []
        for seat in seats:
            weights = [of[card.at] * len(Said) + spoke[seat]]
            if card is called:
                weights += [AT_TELLS + tell for tell in done[seat]]
            rows.append((math.log(sight.room[seat]), tuple(weights)))
        truth = next(n for n, seat in enumerate(seats) if held[seat].bits & card.bit)
        yield truth, tuple(rows)


CHUNK = 20


def gather(name: str, deals: int, seed: int):
    chunks = range(0, deals, CHUNK)
    told = Parallel(n_jobs=2)(delayed(played)(name, at, seed) for at in chunks)
    return [example for chunk in told for example in chunk]


def played(name: str, first: int, seed: int):
    rng, bot, found = Random(f"{seed}/{name}/{first}"), find_bot(name), []
    for number in range(first, first + CHUNK):
        sitting = begin(ALL[number % len(ALL)], deals=4, dealer=SEATS[rng.randrange(4)])
        pack = list(PACK)
        rng.shuffle(pack)
        hands = (tuple(pack[:10]), tuple(pack[10:20]), tuple(pack[20:30]), tuple(pack[30:]))
        sitting, _ = apply(sitting, NATURE, DealOut(hands))
        while sitting.deal_is_on:
            who = turn(sitting)
            if who is NATURE:
                sitting, _ = apply(sitting, NATURE, Settle())
                continue
            seen = view(sitting, who)
            if rng.random() < 0.15:
                found += examples(seen, sitting.deal.held, rng)
            sitting, _ = apply(sitting, who, bot.choose(seen, rng))
    return found


def fit(kinds_of_table, seed: int, epochs: int) -> list[float]:
    """Each example is pushed by the weight of its kind of table."""
    most = max(map(len, kinds_of_table))
    found = [(each, most / len(told)) for told in kinds_of_table for each in told]
    rng = Random(seed)
    weights = [0.0] * (AT_TELLS + len(Tell))
    steps = [1e-2] * len(weights)
    for _ in range(epochs):
        rng.shuffle(found)
        for (truth, rows), weight in found:
            scores = [room + sum(weights[f] for f in told) for room, told in rows]
            top = max(scores)
            odds = [math.exp(score - top) for score in scores]
            whole = sum(odds)
            for place, (_, told) in enumerate(rows):
                push = weight * ((place == truth) - odds[place] / whole)
                for f in told:
                    steps[f] += push * push
                    weights[f] += 0.3 * push / math.sqrt(steps[f]) - 1e-5 * weights[f]
    return weights


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--tables", nargs="+", default=["maxims=1200", "search:50=400"])
    ask.add_argument("--epochs", type=int, default=4)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--out", type=Path)
    told = ask.parse_args()
    tables = [each.rpartition("=") for each in told.tables]
    found = [gather(name, int(deals), told.seed) for name, _, deals in tables]
    weights = fit(found, told.seed, told.epochs)
    note = (
        f"research/fit_beliefs.py --tables {' '.join(told.tables)} --epochs {told.epochs}"
        f" --seed {told.seed}: {sum(map(len, found))} hidden cards, all rule sets"
    )
    print(note)
    holds = {
        kind.name: {spoke.name: round(weights[kind * len(Said) + spoke], 3) for spoke in Said}
        for kind in Kind
    }
    ally = {tell.name: round(weights[AT_TELLS + tell], 3) for tell in Tell}
    for name, line in holds.items():
        print(name, line)
    print(ally)
    if told.out:
        told.out.write_text(
            json.dumps({"made_by": note, "holds": holds, "ally": ally}, indent=1) + "\n"
        )


if __name__ == "__main__":
    main()
