"""Each clause with all that belongs to it, gathered from the law itself."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from msgspec import Struct

from quadrille import loo, rules
from quadrille.cite import Citation, register
from quadrille.lawbook.questions import Question, questions
from quadrille.words import catalogues, say

_BESIDE_RULES: Final = (
    "quadrille.books",
    "quadrille.sitting",
    "quadrille.view",
    "quadrille.screen",
)
"""Modules with law functions outside `rules`; bots have their own counting."""


class Entry(Struct, frozen=True, kw_only=True):
    """One clause of the law."""

    clause: str
    words: str
    functions: tuple[Citation, ...]
    questions: tuple[Question, ...]
    tests: tuple[str, ...]
    """Tests that carry the clause's id, as `file::test`."""


class Group(Struct, frozen=True):
    """The clauses of one subject."""

    key: str
    name: str
    entries: tuple[Entry, ...]


def book(tests: Mapping[str, tuple[str, ...]] | None = None) -> tuple[Group, ...]:
    """The whole law; `tests` gives, by clause, the tests that carry its id."""
    carrying = tests or {}
    citations = law_functions()
    groups: dict[str, list[Entry]] = {}
    for clause in clauses():
        entry = Entry(
            clause=clause,
            words=say(f"clause-{clause}"),
            functions=tuple(each for each in citations if clause in each.clauses),
            questions=tuple(each for each in questions() if clause in each.clauses),
            tests=carrying.get(clause, ()),
        )
        groups.setdefault(clause.split("-")[0], []).append(entry)
    return tuple(Group(key, say(f"group-{key}"), tuple(each)) for key, each in groups.items())


def clauses() -> tuple[str, ...]:
    """The id of every clause, in the order of the catalogue."""
    return tuple(re.findall(r"^clause-(\S+) =", catalogues("en")["law.ftl"], flags=re.MULTILINE))


def law_functions() -> tuple[Citation, ...]:
    """Every function of the law that states a clause."""
    law = (rules.__name__, loo.__name__)
    for package in (rules, loo):
        for module in iter_modules(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    for name in _BESIDE_RULES:
        import_module(name)
    return tuple(each for each in register() if each.function.startswith((*law, *_BESIDE_RULES)))
