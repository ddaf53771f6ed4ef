"""How fast the pure engine is, by each rule set, and beside the first of them.

Whole random deals, from the cards to the posted accounts; the last action of a deal, with which
it is settled; records read and played again; and from an action to four views. Everything runs
on one core and is timed by the time that the processor gave to this process. The rule sets take
turns, several times over, and the median is told. Cards and choices are drawn beforehand, so
that what is timed is the law alone.

    python bench/engine.py [--json] [--deals N] [--passes N]
"""

import argparse
import gc
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random

from quadrille import NATURE, RuleSet, Sitting, apply, begin, legal, turn, view
from quadrille.cards import PACK
from quadrille.record import load, recorded, write
from quadrille.rules.actions import Action, DealOut
from quadrille.rulesets import ALL
from quadrille.seats import SEATS, Nature, Seat

CHOICES = 96
"""Random numbers drawn for a deal: no deal has more actions."""

LENGTH = 4
"""Deals of a sitting; beasts may make it longer."""

Chance = Sequence[tuple[DealOut, list[float]]]
Deed = tuple[Seat | Nature, Action]
Step = tuple[Sitting, Seat | Nature, Action]
"""A sitting, and what is done in it."""

WORKS = ("deals", "settlements", "replayed deals", "four views")


def drawn(deals: int) -> Chance:
    """Hands and random numbers for some deals."""
    rng = Random(1822)
    found = []
    for _ in range(deals):
        pack = list(PACK)
        rng.shuffle(pack)
        hands = (tuple(pack[:10]), tuple(pack[10:20]), tuple(pack[20:30]), tuple(pack[30:]))
        found.append((DealOut(hands), [rng.random() for _ in range(CHOICES)]))
    return found


def played(rules: RuleSet, chance: Chance, steps: list[Step] | None = None) -> None:
    """Play the deals; keep each step, if a list for them is given."""
    sitting = begin(rules, deals=LENGTH, dealer=SEATS[0])
    for dealt, numbers in chance:
        if turn(sitting) is None:
            sitting = begin(rules, deals=LENGTH, dealer=SEATS[0])
        if steps is not None:
            steps.append((sitting, NATURE, dealt))
        sitting, _ = apply(sitting, NATURE, dealt)
        number = 0
        while sitting.deal_is_on:
            who = turn(sitting)
            assert who is not None
            assert not isinstance(who, Nature)
            lawful = legal(sitting)
            action = lawful[int(numbers[number] * len(lawful))]
            if steps is not None:
                steps.append((sitting, who, action))
            sitting, _ = apply(sitting, who, action)
            number += 1


def records(rules: RuleSet, steps: Sequence[Step]) -> list[bytes]:
    """The record of each sitting."""
    found: list[bytes] = []
    begun, deeds = begin(rules, deals=LENGTH, dealer=SEATS[0]), list[Deed]()
    for sitting, who, action in steps:
        if sitting.number == 0 and deeds and isinstance(action, DealOut):
            found.append(write(recorded(begun, deeds)).encode())
            deeds = []
        deeds.append((who, action))
    return [*found, write(recorded(begun, deeds)).encode()]


def works(rules: RuleSet, chance: Chance) -> dict[str, tuple[Callable[[], object], int]]:
    """What is timed of a rule set, and how often each does what it is named for."""
    steps: list[Step] = []
    played(rules, chance, steps)
    last = [step for step, (_, _, following) in pairwise(steps) if isinstance(following, DealOut)]
    texts = records(rules, steps)
    looked_at = [sitting for sitting, _, _ in steps[::20]]
    return {
        "deals": (lambda: played(rules, chance), len(chance)),
        "settlements": (lambda: [apply(*step) for step in last * 10], 10 * len(last)),
        "replayed deals": (lambda: [load(text) for text in texts], len(chance)),
        "four views": (
            lambda: [view(sitting, seat) for sitting in looked_at for seat in SEATS],
            len(looked_at),
        ),
    }


def rates(deals: int, passes: int) -> dict[str, dict[str, list[float]]]:
    """For each rule set and work, how often a second in each pass, after one not counted."""
    chance = drawn(deals)
    every = {rules.key: works(rules, chance) for rules in ALL}
    found = {key: {work: list[float]() for work in WORKS} for key in every}
    for number in range(passes + 1):
        for key, each in every.items():
            for work, (done, times) in each.items():
                gc.collect()
                began = time.process_time()
                done()
                taken = time.process_time() - began
                if number:
                    found[key][work].append(times / taken)
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description="How fast the pure engine is.")
    asked.add_argument("--json", action="store_true", help="print one object")
    asked.add_argument("--deals", type=int, default=500, help="deals in a pass")
    asked.add_argument("--passes", type=int, default=7, help="passes, of which the median is told")
    told = asked.parse_args()
    found = rates(told.deals, told.passes)
    if told.json:
        machine = {"python": platform.python_version(), "machine": platform.machine()}
        json.dump({**machine, "rates": found}, sys.stdout, indent=1)
        print()
        return
    print(f"{told.passes} passes of {told.deals} random deals, one core, Python", end=" ")
    print(f"{platform.python_version()}; a second, and beside {ALL[0].key}")
    print(f"{'rules':<12}" + "".join(f"{work:>30}" for work in WORKS))
    first = found[ALL[0].key]
    for key, each in found.items():
        print(f"{key:<12}", end="")
        for work, passed in each.items():
            median = statistics.median(passed)
            span = f"({min(passed):,.0f} to {max(passed):,.0f})"
            ratio = median / statistics.median(first[work])
            print(f"{median:>9,.0f} {span:>15}{ratio:>5.2f}", end="")
        print()


if __name__ == "__main__":
    main()
