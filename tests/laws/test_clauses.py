"""Every clause is told and tried, and every rule has one home.

These tests walk the syntax trees, so that what the house promises is seen to be kept.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import fields
from tests.laws.test_house import ROOT, RULES, SRC, tree_of

from quadrille.bots import BOTS
from quadrille.lawbook import carried_by
from quadrille.lawbook.entries import clauses
from quadrille.lawbook.questions import NO_QUESTIONS
from quadrille.loo.choices import OPTIONS
from quadrille.rules.choices import RuleSet
from quadrille.rulesets import ALL
from quadrille.words import catalogues

CARRIED: Final = carried_by(ROOT)

COUNTS: Final = {
    "CARD": range(1, 8),
    "DEAL": range(1, 6),
    "AUC": range(1, 8),
    "DECL": range(1, 11),
    "PLAY": range(9),
    "VOLE": range(1, 9),
    "QPAY": range(1, 15),
    "MPAY": range(1, 17),
    "BEAST": range(1, 7),
    "HIST": range(1, 10),
    "LAW": range(1, 10),
    "EVAL": range(1, 5),
    "LOO": range(1, 11),
}
"""The clauses of each group that there are."""

DUE: Final = [f"{group}-{n}" for group, numbers in COUNTS.items() for n in numbers]


# Clauses


def test_the_catalogue_tells_every_clause_in_order() -> None:
    assert list(clauses()) == DUE


@pytest.mark.parametrize("clause", DUE)
def test_every_clause_has_a_test_that_carries_its_id(clause: str) -> None:
    assert CARRIED.get(clause, ()) != ()


def test_tests_carry_only_clauses_that_there_are() -> None:
    assert [each for each in CARRIED if each not in DUE] == []


def test_clauses_named_in_sentences_and_docstrings_exist() -> None:
    groups = "|".join(COUNTS)
    named = re.compile(rf"\b(?:{groups})-\d+\b")
    texts = [path.read_text(encoding="utf-8") for path in SRC.rglob("*.py")]
    texts += list(catalogues("en").values())
    assert sorted({each for text in texts for each in named.findall(text)} - set(DUE)) == []


# One home for each answer


def _trees(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(SRC).as_posix(), tree_of(path)


@cache
def _read(tree: ast.Module) -> frozenset[str]:
    """Each `rules.<field>` or `….rules.<field>` that is read anywhere."""
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="rules") | ast.Attribute(attr="rules"), attr=attr):
                found.add(attr)
            case _:
                pass
    return frozenset(found)


@pytest.mark.parametrize(
    "field", [each.name for each in fields(RuleSet) if each.name not in NO_QUESTIONS]
)
def test_each_answer_is_read_in_exactly_one_module_of_the_law(field: str) -> None:
    beside = [(name, tree_of(SRC / name)) for name in BESIDE]
    law = [*_trees(RULES), *beside]
    assert len([name for name, tree in law if field in _read(tree)]) == 1


@pytest.mark.parametrize("field", OPTIONS)
def test_each_option_of_loo_is_read_in_exactly_one_chapter_beside_the_list_of_them(
    field: str,
) -> None:
    readers = [name for name, tree in _trees(SRC / "loo") if field in _read(tree)]
    assert len([name for name in readers if name != "loo/choices.py"]) == 1


BESIDE: Final = ("books.py", "sitting.py")
"""The law of a sitting, beside that of a deal."""

OUTSIDE: Final = {
    # As a hosted game Quadrille offers a favourite where a rule set takes one.
    "games/quadrille.py": {"takes_favourite"},
    # So does the scorekeeper's page.
    "scorekeeper/page.py": {"takes_favourite"},
    # The public accounts tell what everybody started with.
    "screen.py": {"purse"},
}
"""What is read above the law, to show it."""


def test_above_the_law_answers_are_not_read_but_to_be_shown() -> None:
    names = {each.name for each in fields(RuleSet)} - NO_QUESTIONS
    found = {
        name: _read(tree) & names
        for name, tree in _trees(SRC)
        if not name.startswith(("rules/", "rulesets/", *BESIDE))
    }
    assert {name: read for name, read in found.items() if read} == OUTSIDE


# Nobody asks for a name


def _docstrings(tree: ast.Module) -> set[int]:
    """The places of strings that are statements of their own."""
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


KEYS: Final = frozenset(rules.key for rules in ALL)
CONTRACTS: Final = frozenset(contract.key for rules in ALL for contract in rules.ladder)
"""A contract has the word of a rule set; then only a question for that word is a question."""

NAMED: Final = re.compile(r"(?<!\w)(?:" + "|".join(sorted(KEYS - CONTRACTS)) + r")(?!\w)")
QUOTED: Final = re.compile("(['\"`])(?:" + "|".join(sorted(KEYS)) + r")\1")


def test_no_module_outside_rulesets_names_a_rule_set() -> None:
    named = [
        f"{name}:{node.lineno}"
        for name, tree in _trees(SRC)
        if not name.startswith("rulesets/")
        for told, asked in [(_docstrings(tree), _asked(tree))]
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
        if node.value not in BOTS  # one plays by an old book, whatever the rules of the table
        if NAMED.search(node.value) or (node.value in KEYS and id(node) in asked)
    ]
    assert named == []


def test_no_module_outside_rulesets_imports_one_of_them() -> None:
    homes = {f"quadrille.rulesets.{key}" for key in KEYS}
    importing = [
        f"{name}:{node.lineno}"
        for name, tree in _trees(SRC)
        if not name.startswith("rulesets/")
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        if {node.module, *(f"{node.module}.{each.name}" for each in node.names)} & homes
    ]
    assert importing == []


def test_the_client_names_no_rule_set() -> None:
    sources = [
        path
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in {".ts", ".svelte", ".py"} and ".test." not in path.name
        # Its generated types and texts come from the program.
        if ".gen." not in path.name
    ]
    assert len(sources) > 50
    lines = [
        (f"{path.relative_to(ROOT)}:{number}", line)
        for path in sources
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
    ]
    assert [at for at, line in lines if NAMED.search(line) or QUOTED.search(line)] == []


def _asked(tree: ast.Module) -> set[int]:
    """The places of literals that something is compared with, or that are looked up."""
    asking = (ast.Compare, ast.MatchValue, ast.Call)
    return {
        id(each)
        for node in ast.walk(tree)
        if isinstance(node, asking) and not _makes_a_contract(node)
        for each in ast.walk(node)
        if isinstance(each, ast.Constant)
    }


def _makes_a_contract(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="Contract")):
            return True
        case _:
            return False


def test_nobody_asks_a_contract_for_its_name() -> None:
    asked = []
    for name, tree in _trees(SRC):
        for node in ast.walk(tree):
            match node:
                case ast.Compare(left=left, comparators=others):
                    sides = [left, *others]
                case ast.Match(subject=subject):
                    sides = [subject]
                case _:
                    continue
            keys = [each for each in sides if _is_contracts_key(each)]
            literal = any(isinstance(each, ast.Constant) for each in sides)
            if keys and (literal or isinstance(node, ast.Match)):
                asked.append(f"{name}:{node.lineno}")
    assert asked == []


def _is_contracts_key(node: ast.expr) -> bool:
    match node:
        case ast.Attribute(value=ast.Name(id="contract"), attr="key"):
            return True
        case ast.Attribute(value=ast.Attribute(attr="contract"), attr="key"):
            return True
        case ast.Attribute(value=ast.Name(id="bid"), attr="contract"):
            return True
        case _:
            return False


# The order of the rules


ORDER: Final = (
    "contracts",
    "tariffs",
    "questions",
    "choices",
    "options",
    "rates",
    "standing",
    "nature",
    "actions",
    "ladders",
    "refusals",
    "facts",
    "deal",
    "declared",
    "events",
    "course",
    "ranking",
    "following",
    "tricks",
    "matadors",
    "evaluation",
    "counsel",
    "rulings",
    "dealing",
    "drawing",
    "rounds",
    "stakes",
    "calling",
    "compulsion",
    "ways",
    "auction",
    "partners",
    "vole",
    "asking",
    "opening",
    "returning",
    "exchange",
    "naming",
    "playing",
    "outcome",
    "beasts",
    "claiming",
    "unit_accounts",
    "jeton_prices",
    "jeton_accounts",
    "payment",
    "settling",
    "reporting",
    "possible",
    "final",
)
"""The chapters of the law: each imports only from those above it. The door imports all."""


def _imports(tree: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module="quadrille.rules", names=names):
                found.update(each.name for each in names)
            case ast.ImportFrom(module=str(module)) if module.startswith("quadrille.rules."):
                found.add(module.split(".")[2])
            case _:
                pass
    return found


def test_the_chapters_are_those_that_there_are() -> None:
    assert sorted(ORDER) == sorted(path.stem for path in RULES.glob("[!_]*.py"))


@pytest.mark.parametrize("chapter", ORDER)
def test_a_chapter_imports_only_chapters_above_it(chapter: str) -> None:
    tree = tree_of(RULES / f"{chapter}.py")
    below = ORDER[ORDER.index(chapter) :]
    assert sorted(_imports(tree) & set(below)) == []
