"""`quadrille docs`: write what is generated from the code; `--check` tells what is stale."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from quadrille.cli.law import ROOT
from quadrille.games import ALL
from quadrille.lawbook import book, carried_by, law_leaves, law_page, with_phases
from quadrille.scorekeeper.loo.page import LooReply
from quadrille.scorekeeper.page import Reply, Request
from quadrille.seats import SEATS
from quadrille.server.protocol import documents, types_of
from quadrille.words import say

LAW: Final = "docs/law.md"
LEAVES: Final = "web/src/law.gen.json"
HOUSE: Final = "docs/house.md"

KEEP: Final = "web/src/keep/law.gen.ts"
KEEP_LOO: Final = "web/src/keep/loo/law.gen.ts"

_KEEP_HEAD: Final = "// Made from scorekeeper/page.py by `quadrille docs`; not edited.\n"
_LOO_HEAD: Final = "// Made from scorekeeper/loo/page.py by `quadrille docs`; not edited.\n"

STALE: Final = 1
"""How the command ends when a generated file is not what the code says."""


def docs(*, check: bool = False) -> int:
    """Write what is generated from the code; with --check, only compare."""
    if not (ROOT / "pyproject.toml").is_file():
        print(say("docs-nowhere"), file=sys.stderr)
        return STALE
    pages = generated(ROOT)
    stale = [path for path, text in pages.items() if _read(ROOT / path) != text]
    if check:
        return _tell_stale(stale)
    for path in stale:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(pages[path], encoding="utf-8")
        print(say("docs-written", path=path))
    if not stale:
        print(say("docs-unchanged"))
    return 0


def generated(root: Path) -> dict[str, str]:
    """Every generated file of a source tree, by path, as it ought to be."""
    law = book(carried_by(root))
    pages = {LAW: law_page(law), LEAVES: law_leaves(law, root), **documents(*ALL)}
    shapes = {"Request": Request, "Reply": Reply}
    pages[KEEP] = types_of(shapes, head=_KEEP_HEAD, chairs=len(SEATS))
    pages[KEEP_LOO] = types_of({"LooReply": LooReply}, head=_LOO_HEAD, chairs=None)
    house = _read(root / HOUSE)
    if house is not None:
        pages[HOUSE] = with_phases(house)
    return pages


def _tell_stale(stale: list[str]) -> int:
    for path in stale:
        key = "docs-stale" if (ROOT / path).is_file() else "docs-missing"
        print(say(key, path=path), file=sys.stderr)
    if not stale:
        print(say("docs-fresh"))
    return STALE if stale else 0


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None
