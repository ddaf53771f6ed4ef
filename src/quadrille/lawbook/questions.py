"""Every question that sources answer differently, with each rule set's answer and its ground.

Questions and answers are told by the docstrings that stand with them, so that they are written
once.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from typing import Final, assert_never

import msgspec
from msgspec import Struct

from quadrille.cite import Cite, Ground, Reading
from quadrille.rules import choices
from quadrille.rules import questions as asked
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.rulesets import ALL, GROUNDS
from quadrille.words import say

CLAUSE: Final = re.compile(r"\b[A-Z]+-\d+\b")
"""How the id of a clause is written."""

SPELLED_OUT: Final = 4
"""So many numbers in a row are written out."""

NO_QUESTIONS: Final = frozenset({"key", "edition", "options"})
"""Fields of a rule set that are no answers."""


class Answered(Struct, frozen=True):
    """What a rule set answers to a question."""

    rules: str
    answer: str
    rests_on: str


class Question(Struct, frozen=True, kw_only=True):
    """A field of `RuleSet` as a question."""

    field: str
    asks: str
    clauses: frozenset[str]
    """The clauses that the question and its possible answers name."""
    options: tuple[str, ...]
    """The options by which a table may change the answer, and the values that each may take."""
    answers: tuple[Answered, ...]


@cache
def questions() -> tuple[Question, ...]:
    """Every question that the sources answer differently."""
    return tuple(_question(name) for name in fields_with_answers())


def fields_with_answers() -> tuple[str, ...]:
    """The fields of a rule set that answer a question."""
    fields = (field.name for field in msgspec.structs.fields(RuleSet))
    return tuple(name for name in fields if name not in NO_QUESTIONS)


def _question(field: str) -> Question:
    told = _told()
    kind = told.kinds[field]
    asks = told.fields.get(field) or told.classes.get(kind, "")
    named = " ".join((asks, told.classes.get(kind, ""), *told.members.get(kind, {}).values()))
    return Question(
        field=field,
        asks=asks,
        clauses=frozenset(CLAUSE.findall(named)),
        options=_options(field),
        answers=tuple(
            Answered(rules.key, _answer(rules, field, kind), _ground(GROUNDS[rules.key][field]))
            for rules in ALL
        ),
    )


def _options(field: str) -> tuple[str, ...]:
    written = [
        f"{option.key}={_values([value for value, _ in option.answers])}"
        for rules in ALL
        for option in rules.options
        if option.field == field
    ]
    return tuple(dict.fromkeys(written))


def _values(values: list[str]) -> str:
    """The values of an option; of a long row of numbers, the first and the last."""
    if values == [str(number) for number in range(len(values))] and len(values) > SPELLED_OUT:
        return say("law-from-to", first=values[0], last=values[-1])
    return " | ".join(values)


def _answer(rules: RuleSet, field: str, kind: str) -> str:
    answer: object = getattr(rules, field)
    match answer:
        case Enum(name=name):
            return _told().members[kind][name]
        case bool():
            return say("law-yes") if answer else say("law-no")
        case tuple():
            keys = [each.key for each in answer if isinstance(each, Contract)]
            return ", ".join(keys) or say("law-nothing")
        case Struct():
            values = ((each.name, getattr(answer, each.name)) for each in _fields(answer))
            return ", ".join(f"{name.replace('_', ' ')} {_price(value)}" for name, value in values)
        case _:
            return str(answer)


def _price(value: object) -> str:
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _fields(answer: Struct) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(answer)


def _ground(ground: Ground) -> str:
    match ground:
        case Cite(source=source, section=section):
            return f"{source} §{section}"
        case Reading(because=because):
            return say("law-reading", because=because)
        case never:
            assert_never(never)


class _Told(Struct, frozen=True):
    """What the docstrings of the two modules say."""

    classes: Mapping[str, str]
    members: Mapping[str, Mapping[str, str]]
    """By class, by member."""
    fields: Mapping[str, str]
    """Of `RuleSet`."""
    kinds: Mapping[str, str]
    """The class of each field of `RuleSet`."""


@cache
def _told() -> _Told:
    classes = {
        node.name: node
        for module in (asked, choices)
        for node in ast.parse(inspect.getsource(module)).body
        if isinstance(node, ast.ClassDef)
    }
    members = {name: dict(_documented(node)) for name, node in classes.items()}
    kinds = {
        line.target.id: ast.unparse(line.annotation)
        for line in classes["RuleSet"].body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }
    return _Told(
        classes={name: _first(ast.get_docstring(node) or "") for name, node in classes.items()},
        members=members,
        fields=members["RuleSet"],
        kinds=kinds,
    )


def _documented(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Each line of a class that is followed by a docstring of its own."""
    for line, below in zip(node.body, node.body[1:], strict=False):
        match line, below:
            case (
                ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, _first(text)
            case _:
                pass


def _first(text: str) -> str:
    """The first line of a docstring, without the module that it names."""
    line = text.strip().split("\n", 1)[0]
    return re.sub(r"\s*(Answered|Read) in \S+\.py\.?", "", line).strip()
