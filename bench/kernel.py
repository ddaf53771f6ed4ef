"""How fast the kernel is: beside DDS on open cards, beside OpenSpiel in random play, and alone.

    python bench/kernel.py [--seed 1] [--json]

The peers come with the extra `bench`; without them there are no ratios. Rates are of processor
time, works that are compared are timed in turn, and each figure is the median of seven passes.
With --json the last line is one JSON object of all figures.
"""

import json
from argparse import ArgumentParser

from against import calls, dds, instructions, openspiel, targets, threads
from against.timing import on_one_core

from quadrille.kernel import BUILD

PARTS = (dds, calls, openspiel, targets, instructions, threads)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    on_one_core()
    print(f"build: {BUILD}")
    figures: dict[str, float] = {}
    for part in PARTS:
        for line, found in part.lines(asked.seed):
            print(line, flush=True)
            figures |= found
    if asked.json:
        print(json.dumps({key: round(value, 3) for key, value in figures.items()}))


if __name__ == "__main__":
    main()
