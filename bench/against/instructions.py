"""Instructions a deal, which repeat from run to run whatever else the machine does.

python bench/against/instructions.py ours|dds DEALS SEED     the work that is counted
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from against.dds import ours, problems, theirs

DEALS = 40


def lines(seed: int) -> Iterator[tuple[str, dict[str, float]]]:
    """What was found, line by line, with the figures that it adds."""
    if which("valgrind") is None:
        yield "valgrind is not installed: no instructions are counted", {}
        return
    found: dict[str, float] = {}
    for who in ("ours", "dds"):
        try:
            spent = _counted(who, DEALS, seed) - _counted(who, 0, seed)
        except ModuleNotFoundError:
            yield f"{who}: not installed", {}
            continue
        found[who] = spent / DEALS
        yield f"{who:<5} {spent / DEALS / 1e6:.2f} M instructions a deal, tricks", {}
    if len(found) == 2:
        ratio = found["dds"] / found["ours"]
        yield f"  DDS takes {ratio:.2f} x as many", {"ratio_dds_instructions": ratio}


def _counted(who: str, deals: int, seed: int) -> int:
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    line = [*valgrind, sys.executable, __file__, who, str(deals), str(seed)]
    told = subprocess.run(line, capture_output=True, text=True, check=False).stderr
    counted = re.search(r"Collected : (\d+)", told)
    if counted is None:
        raise ModuleNotFoundError(who)
    return int(counted[1])


def main() -> None:
    who, deals, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    asked = problems(seed, reneges=False)
    tricks, _, _ = (ours if who == "ours" else theirs)(asked)
    for number in range(deals):
        tricks(number)


if __name__ == "__main__":
    main()
