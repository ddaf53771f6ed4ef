"""Which tests carry which clause: `@pytest.mark.clause("PLAY-2")`, read without running them.

A table of cases may carry its clauses row by row: then a function of the file marks each row
with `pytest.mark.clause(*…)`, and the rows have their clauses as one string, `"QPAY-3 QPAY-4"`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

Function = ast.FunctionDef | ast.AsyncFunctionDef

_CLAUSES: Final = re.compile(r"[A-Z]+-\d+(?: [A-Z]+-\d+)*")


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
    yield from _by_rows(tree)
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


def _by_rows(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Tests over a table whose rows are marked one by one."""
    functions = [node for node in tree.body if isinstance(node, Function)]
    markers = {node.name for node in functions if _marks_rows(node)}
    clauses = _of_rows(tree) if markers else []
    for test in functions:
        names = (each for decorator in test.decorator_list for each in ast.walk(decorator))
        if any(isinstance(each, ast.Name) and each.id in markers for each in names):
            yield test.name, clauses


def _marks_rows(function: Function) -> bool:
    return any(
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "clause"
        and any(isinstance(argument, ast.Starred) for argument in call.args)
        for call in ast.walk(function)
    )


def _of_rows(tree: ast.Module) -> list[str]:
    texts = (
        argument.value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        for argument in (*call.args, *(keyword.value for keyword in call.keywords))
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )
    return [clause for text in texts if _CLAUSES.fullmatch(text) for clause in text.split()]
