"""Results as files: what was played, by which code, and what came of it; and played again.

Two runs of the same matches by the same code write the same bytes, on any machine and with any
backend, but for the times, which stand last.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from quadrille.arena.clock import Times
from quadrille.arena.match import Tally
from quadrille.errors import BadOption

PACKAGE: Final = Path(__file__).resolve().parent.parent

MATTER: Final = (
    "books",
    "bots",
    "cards",
    "cite",
    "errors",
    "kernel",
    "ledger",
    "loo",
    "money",
    "rules",
    "rulesets",
    "seats",
    "sitting",
    "view",
    "worlds",
)
"""Rooms that a choice, or what comes of it, depends on: bots, law, and what they import.

The compiled kernel gives what its reference gives, number for number; so the reference, which is
among these, stands for both.
"""


FINAL: Final = "final"
"""The set that proves what was claimed."""

SEEDS: Final[Mapping[str, int]] = {"tune": 1724, "dev": 1752, FINAL: 1822}
"""The fixed sets of deals, and what each is drawn from."""


class Made(Struct, frozen=True, kw_only=True):
    """By what a result was made."""

    commit: str | None
    """Of the checkout, with a `+` if something in it was changed; none where there is none."""
    code: str
    """A hash of the code that the law and the bots are made of."""
    weights: str
    """A hash of the numbers that bots are shipped with."""


class Report(Struct, frozen=True, kw_only=True):
    """A results file."""

    made: Made
    results: tuple[Tally, ...]
    times: tuple[tuple[Times, ...], ...]
    """For each match by bot and kind of decision; they differ from run to run."""


@cache
def code() -> str:
    """The hash of all Python code that a bot's choice, or what it comes to, may depend on."""
    every = PACKAGE.rglob("*.py")
    return _hashed(path for path in every if _room(path) in MATTER)


@cache
def weights() -> str:
    """The hash of every file that lies beside the bots' code."""
    rooms = (PACKAGE / "bots", PACKAGE / "loo" / "bots")
    every = (path for room in rooms for path in room.rglob("*") if path.is_file())
    return _hashed(path for path in every if path.suffix not in (".py", ".pyc"))


def _hashed(paths: Iterable[Path]) -> str:
    """Of names and contents, in the order of the names."""
    found = sha256()
    for name, path in sorted((path.relative_to(PACKAGE).as_posix(), path) for path in paths):
        content = path.read_bytes()
        found.update(f"{name} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def _room(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def made() -> Made:
    """What is running."""
    return Made(commit=_commit(), code=code(), weights=weights())


def _commit() -> str | None:
    commit = _git("rev-parse", "HEAD")
    return commit and commit + ("+" if _git("status", "--porcelain", "-uno") else "")


def _git(*words: str) -> str | None:
    try:
        told = subprocess.run(
            ["git", *words], cwd=PACKAGE, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return told.stdout.strip()


def written(report: Report) -> bytes:
    """A report as the text of its file."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"


def read(path: Path) -> Report:
    """A results file; raises `BadOption` if it is none, or not there."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Report, strict=True)
    except FileNotFoundError as error:
        raise BadOption("arena-no-file", facts=(("file", str(path)),)) from error
    except (OSError, msgspec.DecodeError) as error:
        raise BadOption("arena-no-results", facts=(("file", str(path)),)) from error


def seed_of(chosen: str) -> int:
    """The seed of a fixed set of deals; raises `BadOption` if there is none of that name.

    That of `final` hangs on the code and the weights too: its deals cannot be known while either
    may still be changed, and whoever changes one afterwards has other deals.
    """
    if chosen == FINAL:
        sealed = sha256(f"{SEEDS[FINAL]}/{code()}/{weights()}".encode()).digest()
        return int.from_bytes(sealed[:6])
    if chosen not in SEEDS:
        facts = (("option", "set"), ("value", chosen), ("allowed", ", ".join(SEEDS)))
        raise BadOption("option-value", facts=facts)
    return SEEDS[chosen]
