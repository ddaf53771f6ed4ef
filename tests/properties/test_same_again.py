"""The same actions give the same sitting, bytes and all, whatever order Python hashes things in."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest
from tests.kit.play import random_begin, random_rules, random_steps

ROOT: Final = Path(__file__).resolve().parent.parent.parent


def told() -> str:
    """A digest of all that became so in some sittings, and of how they ended."""
    digest = hashlib.sha256()
    for seed in range(40):
        rng = Random(seed)
        for step in random_steps(random_begin(random_rules(rng), rng, 4), rng, until=2):
            digest.update(msgspec.json.encode((step.action, step.events)))
            digest.update(msgspec.json.encode(step.after))
    return digest.hexdigest()


@pytest.mark.parametrize("hash_seed", ["1", "2718"])
def test_another_process_with_another_hash_seed_tells_the_same(hash_seed: str) -> None:
    command = "from tests.properties.test_same_again import told; print(told())"
    other = subprocess.run(
        [sys.executable, "-c", command],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout.strip() == told()
