"""The house keeps its own rules: sizes, exports, the import law, and clean files.

Style, types and the order of exports are ruff's and mypy's affair (`make check`).
"""

import ast
import io
import json
import re
import shutil
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SRC: Final = ROOT / "src" / "quadrille"
RULES: Final = SRC / "rules"

CORE: Final = (
    "books",
    "cards",
    "cite",
    "errors",
    "ledger",
    "money",
    "record",
    "rules",
    "rulesets",
    "scorekeeper",
    "screen",
    "seats",
    "seen",
    "sitting",
    "view",
)
"""The layers in which same arguments give the same result, and nothing else happens."""

MODULE_LINES: Final = 400
RULES_MODULE_LINES: Final = 200
RULES_FUNCTION_LINES: Final = 30


def _named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def _core_modules() -> list[Path]:
    return [path for path in _modules(SRC) if path.relative_to(SRC).parts[0].split(".")[0] in CORE]


@cache
def tree_of(path: Path) -> ast.Module:
    """What a module says; many laws look at each."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def _tracked_texts() -> Iterator[tuple[str, str]]:
    """Every file under version control that holds text, with its name."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("this is no git checkout, so no list of its files can be had")
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    for name in names.decode().split("\0"):
        path = ROOT / name
        if name and path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            if b"\0" not in content:
                yield name, content.decode("utf-8", errors="replace")


# Clean files


def test_no_tracked_file_names_a_registry_or_a_workplace() -> None:
    # The names are put together here, so that this file does not hold them either.
    hosts = ["pypi" + ".org", "pythonhosted" + ".org", "registry." + "npmjs", "registry." + "yarn"]
    unwanted = re.compile("|".join([*map(re.escape, hosts), r"(?<![\w.])/" + "work/"]))
    found = [
        f"{name}: {match.group()}"
        for name, text in _tracked_texts()
        if (match := unwanted.search(text))
    ]
    assert found == []


def test_the_clients_lock_says_what_and_not_where_from() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and not package["integrity"]] == []


def test_every_python_requirement_has_its_hash() -> None:
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        blocks = path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
        bare = [block for block in blocks if "==" not in block or "--hash=sha256:" not in block]
        assert bare == [], _named(path)


# Sizes


@pytest.mark.parametrize("path", _modules(SRC), ids=_named)
def test_a_module_keeps_to_one_topic(path: Path) -> None:
    limit = RULES_MODULE_LINES if path.is_relative_to(RULES) else MODULE_LINES
    lines = path.read_text(encoding="utf-8").count("\n")
    assert lines < limit


def _length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function, its decorators and its docstring apart."""
    assert function.end_lineno is not None
    lines = function.end_lineno - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function) is not None and first.end_lineno is not None:
        lines -= first.end_lineno - first.lineno + 1
    return lines


@pytest.mark.parametrize("path", _modules(RULES), ids=_named)
def test_a_rule_fits_in_one_look(path: Path) -> None:
    long = {
        node.name: _length(node)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and _length(node) >= RULES_FUNCTION_LINES
    }
    assert long == {}


# Exports


def _public_names(tree: ast.Module) -> set[str]:
    """What a module defines for others: functions, classes and constants without underscore."""
    names: set[str] = set()
    for node in tree.body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                names.add(node.name)
            case ast.Assign():
                names.update(each.id for each in node.targets if isinstance(each, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
            case _:
                pass
    return {name for name in names if not name.startswith("_")}


def _imported_names(tree: ast.Module) -> set[str]:
    return {
        alias.asname or alias.name.split(".")[0]
        for node in tree.body
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }


def _exported_names(tree: ast.Module) -> list[str] | None:
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(each, ast.Name) and each.id == "__all__" for each in targets):
                names: list[str] = ast.literal_eval(node.value)
                return names
    return None


@pytest.mark.parametrize("path", _modules(SRC), ids=_named)
def test_exports_are_complete_and_exist(path: Path) -> None:
    tree = tree_of(path)
    exported = _exported_names(tree)
    if exported is None:
        return  # a module without `__all__` offers whatever it defines
    names = set(exported)
    variables = {name for name in exported if name.startswith("__")}
    assert len(names) == len(exported)
    assert _public_names(tree) - names == set()
    assert names - variables - _public_names(tree) - _imported_names(tree) == set()


def test_a_package_that_offers_names_says_which() -> None:
    silent = [
        _named(path)
        for path in SRC.rglob("__init__.py")
        if _exported_names(tree_of(path)) is None
        and any(
            isinstance(node, ast.ImportFrom) and (node.module or "").startswith("quadrille")
            for node in tree_of(path).body
        )
    ]
    assert silent == []


# The core


def _comments(path: Path) -> Iterator[str]:
    words = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
    return (word.string for word in words if word.type == tokenize.COMMENT)


@pytest.mark.parametrize("path", _core_modules(), ids=_named)
def test_the_core_is_honest_about_its_types(path: Path) -> None:
    imported = {
        alias.name
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ImportFrom) and node.module == "typing"
        for alias in node.names
    }
    assert imported & {"Any", "cast"} == set()
    assert [comment for comment in _comments(path) if "type: ignore" in comment] == []


# The import law


def _law() -> list[str]:
    """The names on the lines of the layers contract, optional ones too."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (layers,) = (contract for contract in contracts if contract["type"] == "layers")
    words = " ".join([*layers["layers"], *layers["exhaustive_ignores"]])
    return re.findall(r"\w+", words)


def test_every_part_of_the_program_has_its_place_in_the_import_law() -> None:
    parts = {path.name.removesuffix(".py") for path in SRC.glob("*.py")}
    parts |= {path.parent.name for path in SRC.glob("*/__init__.py")}
    assert sorted(parts - {"__init__"} - set(_law())) == []


def test_the_import_law_is_kept(tmp_path: Path) -> None:
    command = [
        str(Path(sys.executable).parent / "lint-imports"),
        str(ROOT / "pyproject.toml"),
        "--cache-dir",
        str(tmp_path),
    ]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
