"""What the README shows is true."""

import doctest
import re
from pathlib import Path
from typing import Final

from quadrille.cli import COMMANDS
from quadrille.rulesets import ALL

ROOT: Final = Path(__file__).resolve().parent.parent
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES: Final = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]


def test_the_library_example_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_every_rule_set_is_in_the_list() -> None:
    assert [rules.key for rules in ALL if f"| `{rules.key}` |" not in README] == []


def test_every_command_that_is_shown_exists() -> None:
    shown = set(re.findall(r"\$ quadrille ([\w-]+)", README))
    assert shown
    assert shown <= set(COMMANDS)


def test_every_link_to_a_page_leads_somewhere() -> None:
    broken = [
        f"{page.relative_to(ROOT)}: {target}"
        for page in PAGES
        for target in re.findall(r"\]\(([^)#:\s]+\.md)(?:#[^)]*)?\)", page.read_text("utf-8"))
        if not (page.parent / target).exists()
    ]
    assert broken == []
