"""Which tests carry which clause: `@pytest.mark.clause("PLAY-2")`, read without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef


def carried_by(root: Path) -> dict[str, tuple[str, ...]]:
    """By clause, the tests of a source tree that carry its id, as `tests/file.py::test`."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        name = path.relative_to(root).as_posix()
        for test, clauses in _carried(ast.parse(path.read_text(encoding="utf-8"))):
            for clause in clauses:
                found.setdefault(clause, []).append(f"{name}::{test}")
    return {clause: tuple(dict.fromkeys(tests)) for clause, tests in sorted(found.items())}


def _carried(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    everywhere = [
        clause
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(each, ast.Name) and each.id == "pytestmark" for each in node.targets)
        for clause in _named(node.value)
    ]
    for node in tree.body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from _of(node, everywhere)
            case ast.ClassDef():
                marked = [*everywhere, *_decorated(node)]
                for each in node.body:
                    if isinstance(each, Function):
                        yield from _of(each, marked)
            case _:
                pass


def _of(function: Function, marked: list[str]) -> Iterator[tuple[str, list[str]]]:
    if function.name.startswith("test_"):
        yield function.name, [*marked, *_decorated(function)]


def _decorated(node: Function | ast.ClassDef) -> list[str]:
    return [clause for decorator in node.decorator_list for clause in _named(decorator)]


def _named(decorator: ast.expr) -> list[str]:
    """The clauses of each `….clause(…)` in an expression."""
    return [
        argument.value
        for call in ast.walk(decorator)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "clause"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
