"""Write what DDS finds in 500 deals, for a test that needs no DDS.

    python bench/against/dds_values.py > tests/kernel/dds.json

Needs the extra `bench`. Of each deal the ten leads' tricks are told, as ten hexadecimal digits in
rising order.
"""

import json
import sys
from pathlib import Path

from dds import bridge

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.kernel.positions import as_in_bridge


def main() -> None:
    from endplay.dds import solve_board

    seed, count = 1, 500
    found = []
    for problem in as_in_bridge(seed, count):
        won = sorted(int(tricks) for _, tricks in solve_board(bridge(problem)))
        found.append("".join(f"{tricks:x}" for tricks in won))
    print(json.dumps({"seed": seed, "leads": found}, indent=0))


if __name__ == "__main__":
    main()
