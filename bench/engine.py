"""How fast the pure engine is: whole random deals a second, and from an action to four views.

Everything runs on one core and is timed by the time that the processor gave to this process,
several times over, and the median is told. Cards and choices are drawn beforehand, so that
what is timed is the law alone: the verbs `turn`, `legal` and `apply` of a sitting, and `view`.

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
from random import Random

from quadrille import NATURE, RuleSet, Sitting, apply, begin, legal, turn, view
from quadrille.cards import PACK
from quadrille.rules.actions import DealOut
from quadrille.rulesets import ALL
from quadrille.seats import SEATS, Nature

CHOICES = 96
"""Random numbers drawn for a deal: no deal has more actions."""


def drawn(deals: int) -> list[tuple[DealOut, list[float]]]:
    """Hands and random numbers for some deals."""
    rng = Random(1822)
    found = []
    for _ in range(deals):
        pack = list(PACK)
        rng.shuffle(pack)
        hands = (tuple(pack[:10]), tuple(pack[10:20]), tuple(pack[20:30]), tuple(pack[30:]))
        found.append((DealOut(hands), [rng.random() for _ in range(CHOICES)]))
    return found


def played(
    rules: RuleSet,
    chance: Sequence[tuple[DealOut, list[float]]],
    seen: list[Sitting] | None = None,
) -> None:
    """Play the deals; keep each sitting that there was, if a list for them is given."""
    sitting = begin(rules, deals=4, dealer=SEATS[0])
    for dealt, numbers in chance:
        if turn(sitting) is None:
            sitting = begin(rules, deals=4, dealer=SEATS[0])
        sitting, _ = apply(sitting, NATURE, dealt)
        if seen is not None:
            seen.append(sitting)
        number = 0
        while sitting.deal_is_on:
            who = turn(sitting)
            assert who is not None
            assert not isinstance(who, Nature)
            lawful = legal(sitting)
            sitting, _ = apply(sitting, who, lawful[int(numbers[number] * len(lawful))])
            number += 1
            if seen is not None:
                seen.append(sitting)


def four_views(sittings: Sequence[Sitting]) -> None:
    """The views of all four seats."""
    for sitting in sittings:
        for seat in SEATS:
            view(sitting, seat)


def seconds(work: Callable[[], object], passes: int) -> list[float]:
    """Processor seconds of each of some passes, after one that is not counted."""
    work()
    found = []
    for _ in range(passes):
        gc.collect()
        began = time.process_time()
        work()
        found.append(time.process_time() - began)
    return found


def measured(rules: RuleSet, deals: int, passes: int) -> dict[str, float]:
    """What one rule set takes."""
    chance = drawn(deals)
    sittings: list[Sitting] = []
    played(rules, chance, sittings)
    actions, looked_at = len(sittings), sittings[::20]
    views = seconds(lambda: four_views(looked_at), passes)
    sittings.clear()
    whole = seconds(lambda: played(rules, chance), passes)
    each = statistics.median(whole)
    return {
        "deals_per_second": deals / each,
        "slowest_pass": deals / max(whole),
        "fastest_pass": deals / min(whole),
        "actions_per_deal": actions / deals,
        "microseconds_per_action": 1e6 * each / actions,
        "microseconds_for_four_views": 1e6 * statistics.median(views) / len(looked_at),
    }


def main() -> None:
    asked = argparse.ArgumentParser(description="How fast the pure engine is.")
    asked.add_argument("--json", action="store_true", help="print one object")
    asked.add_argument("--deals", type=int, default=500, help="deals in a pass")
    asked.add_argument("--passes", type=int, default=7, help="passes, of which the median is told")
    told = asked.parse_args()
    found = {rules.key: measured(rules, told.deals, told.passes) for rules in ALL}
    if told.json:
        machine = {"python": platform.python_version(), "machine": platform.machine()}
        json.dump({**machine, "rules": found}, sys.stdout, indent=1)
        print()
        return
    print(f"{told.passes} passes of {told.deals} random deals, one core, Python", end=" ")
    print(platform.python_version())
    print(f"{'rules':<12}{'deals/s':>9}{'(slowest to fastest)':>24}{'per action':>13}", end="")
    print(f"{'and four views':>17}")
    for key, one in found.items():
        span = f"{one['slowest_pass']:,.0f} to {one['fastest_pass']:,.0f}"
        print(f"{key:<12}{one['deals_per_second']:>9,.0f}{span:>24}", end="")
        print(f"{one['microseconds_per_action']:>10.1f} µs", end="")
        print(f"{one['microseconds_for_four_views']:>14.1f} µs")


if __name__ == "__main__":
    main()
