"""The law as data for the pages of the browser client, one page a rule set.

Words of clauses are not in it: those stand in the catalogues, which the client has.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from quadrille.lawbook.entries import Entry, Group
from quadrille.lawbook.examples import Example, Examples, examples
from quadrille.rulesets import ALL

OF_ANOTHER_GAME: Final = frozenset({"LOO"})
"""Groups of clauses that are no part of Quadrille's law."""


class Saying(Struct, frozen=True):
    """What a function of the law states, and where it is found."""

    statement: str
    sources: tuple[str, ...]


class Asked(Struct, frozen=True):
    """A question on which sources differ, as one rule set answers it."""

    asks: str
    answer: str
    rests_on: str


class Clause(Struct, frozen=True):
    """One clause of a page."""

    id: str
    questions: tuple[Asked, ...]


class Chapter(Struct, frozen=True):
    """The clauses of one subject, and what the engine made of a deal that shows them."""

    group: str
    clauses: tuple[Clause, ...]
    example: Example | None


class Leaf(Struct, frozen=True):
    """The law of one rule set."""

    rules: str
    chapters: tuple[Chapter, ...]


class Leaves(Struct, frozen=True):
    """The law of every rule set."""

    says: dict[str, tuple[Saying, ...]]
    """What the functions of each clause state, whatever the rule set."""
    leaves: tuple[Leaf, ...]


def law_leaves(law: tuple[Group, ...], root: Path) -> str:
    """Every rule set's law, as JSON."""
    law = tuple(group for group in law if group.key not in OF_ANOTHER_GAME)
    shown = {each.rules: each for each in examples(root)}
    accounts = {group for each in shown.values() for group in each.paid}
    none = Examples("", {}, ())
    leaves = tuple(_leaf(law, rules.key, shown.get(rules.key, none), accounts) for rules in ALL)
    says = {entry.clause: _says(entry) for group in law for entry in group.entries}
    return msgspec.json.format(msgspec.json.encode(Leaves(says, leaves)), indent=1).decode() + "\n"


def _leaf(law: tuple[Group, ...], rules: str, shown: Examples, accounts: set[str]) -> Leaf:
    """Groups of accounts by which the rule set never pays are left out."""
    return Leaf(
        rules,
        tuple(
            Chapter(
                group.key,
                tuple(_clause(entry, rules) for entry in group.entries),
                shown.groups.get(group.key),
            )
            for group in law
            if group.key not in accounts or group.key in shown.paid
        ),
    )


def _clause(entry: Entry, rules: str) -> Clause:
    questions = (
        Asked(question.asks, answer.answer, answer.rests_on)
        for question in entry.questions
        for answer in question.answers
        if answer.rules == rules
    )
    return Clause(entry.clause, tuple(questions))


def _says(entry: Entry) -> tuple[Saying, ...]:
    says = (Saying(each.statement, each.sources) for each in entry.functions)
    return tuple(dict.fromkeys(says))
