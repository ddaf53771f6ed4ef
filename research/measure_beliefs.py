"""How well the ally is told: Brier scores by trick, from defenders' seats, over self-play.

python research/measure_beliefs.py --deals 400
"""

import argparse
from collections import defaultdict
from random import Random

from quadrille import apply, begin, turn, view
from quadrille.bots import BOTS
from quadrille.bots.beliefs.drawing import Belief
from quadrille.cards import PACK
from quadrille.rules.actions import DealOut, Settle
from quadrille.rulesets import ALL
from quadrille.seats import NATURE, SEATS


def brier(chances, truth) -> float:
    return sum((chance - (seat == truth)) ** 2 for seat, chance in enumerate(chances))


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--bot", default="thumb")
    ask.add_argument("--deals", type=int, default=400)
    ask.add_argument("--seed", type=int, default=77)
    told = ask.parse_args()
    rng, bot = Random(told.seed), BOTS[told.bot]
    scores = defaultdict(list)
    bins = defaultdict(list)
    for number in range(told.deals):
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
            contract = seen.contract
            hidden = contract is not None and contract.called and contract.trumps
            if hidden and contract.ally is None and not contract.alone and who != contract.hombre:
                truth = next(s for s in SEATS if contract.called in sitting.deal.held[s])
                plain = Belief(seen, by_policy=False).holders(contract.called)
                leaning = Belief(seen, by_policy=True).holders(contract.called)
                scores[len(seen.tricks)].append((brier(plain, truth), brier(leaning, truth)))
                for seat, chance in enumerate(leaning):
                    if 0 < chance < 1:
                        bins[int(10 * chance)].append(seat == truth)
            sitting, _ = apply(sitting, who, bot.choose(seen, rng))
    for tricks, pairs in sorted(scores.items()):
        rules = sum(a for a, _ in pairs) / len(pairs)
        policy = sum(b for _, b in pairs) / len(pairs)
        print(
            f"{tricks} tricks: {len(pairs):5} views, Brier {rules:.3f} by the rules,"
            f" {policy:.3f} with policy ({policy / rules - 1:+.0%})"
        )
    for tenth, hits in sorted(bins.items()):
        true = sum(hits) / len(hits)
        print(f"told {tenth / 10:.1f} to {(tenth + 1) / 10:.1f}: true {true:.2f} of {len(hits)}")


if __name__ == "__main__":
    main()
