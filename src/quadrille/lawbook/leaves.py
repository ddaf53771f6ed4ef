"""The law as data for the pages of the browser client, one page a rule set.

Words of clauses are not in it: those stand in the catalogues, which the client has.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from quadrille.lawbook.entries import Entry, Group
from quadrille.lawbook.examples import Example, Examples, examples
from quadrille.lawbook.loo_examples import GROUP, LooExample, loo_examples
from quadrille.loo.choices import LOO
from quadrille.rulesets import ALL


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
    """The clauses of one subject, and what the engine made of deals that show them."""

    group: str
    clauses: tuple[Clause, ...]
    examples: tuple[Example, ...] | tuple[LooExample, ...]


class Leaf(Struct, frozen=True):
    """The law of one rule set."""

    rules: str
    is_loo: bool
    """Whether it is Three-Card Loo, whose deals look otherwise."""
    chapters: tuple[Chapter, ...]


class Leaves(Struct, frozen=True):
    """The law of every rule set."""

    says: dict[str, tuple[Saying, ...]]
    """What the functions of each clause state, whatever the rule set."""
    leaves: tuple[Leaf, ...]


def law_leaves(law: tuple[Group, ...], root: Path) -> str:
    """Every rule set's law, as JSON."""
    says = {entry.clause: _says(entry) for group in law for entry in group.entries}
    beside = tuple(group for group in law if group.key == GROUP)
    law = tuple(group for group in law if group.key != GROUP)
    shown = {each.rules: each for each in examples(root)}
    accounts = {group for each in shown.values() for group in each.paid}
    none = Examples("", {}, ())
    leaves = tuple(_leaf(law, rules.key, shown.get(rules.key, none), accounts) for rules in ALL)
    leaves += (_loo_leaf(beside, root),)
    return msgspec.json.format(msgspec.json.encode(Leaves(says, leaves)), indent=1).decode() + "\n"


def _loo_leaf(law: tuple[Group, ...], root: Path) -> Leaf:
    shown = loo_examples(root)
    chapters = (
        Chapter(group.key, tuple(_clause(entry, LOO.key) for entry in group.entries), shown)
        for group in law
    )
    return Leaf(LOO.key, True, tuple(chapters))


def _leaf(law: tuple[Group, ...], rules: str, shown: Examples, accounts: set[str]) -> Leaf:
    """Groups of accounts by which the rule set never pays are left out."""
    return Leaf(
        rules,
        False,
        tuple(
            Chapter(
                group.key,
                tuple(_clause(entry, rules) for entry in group.entries),
                tuple(filter(None, [shown.groups.get(group.key)])),
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
