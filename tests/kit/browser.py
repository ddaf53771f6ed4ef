"""A person at the table who has a keyboard and eyes, and a judge of what the page shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT: Final = Path(__file__).resolve().parent.parent.parent
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

FARTHEST: Final = 120
"""So many times Tab may be pressed before a place counts as out of reach."""

_FAULTS: Final = """async () => {
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  const found = await axe.run(document, {rules: {'target-size': {enabled: true}}});
  return found.violations.map((one) => [one.id, one.nodes.map((node) => node.html)]);
}"""


def faults(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds wrong with the page as it stands."""
    if not page.evaluate("() => 'axe' in window"):
        # The page's own policy forbids foreign scripts, so this one is run, not linked.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[tuple[str, list[str]]] = page.evaluate(_FAULTS)
    return found


def is_too_wide(page: Page) -> bool:
    """Whether the page can be scrolled sideways."""
    wide: bool = page.evaluate(
        "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
    return wide


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something that a selector fits has the focus."""
    fits = f"() => document.activeElement?.matches({json.dumps(selector)}) ?? false"
    for _ in range(FARTHEST):
        if page.evaluate(fits):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def choose(page: Page, group: str, value: str) -> None:
    """Go to a group of radio buttons and take one by the arrow keys."""
    tab_to(page, f'input[type=radio][name="{group}"]')
    for _ in range(12):
        at: str = page.evaluate("() => document.activeElement.value")
        if at == value:
            page.keyboard.press("Space")
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"{value} is not among {group}")


def values(page: Page, group: str) -> list[str]:
    """The values of a group of radio buttons."""
    found: list[str] = page.locator(f'input[type=radio][name="{group}"]').evaluate_all(
        "all => all.map((one) => one.value)"
    )
    return found


MOST_PRESSES: Final = 12
"""So often a key may be pressed again before it counts as dead."""


def comes(page: Page, question: str, *, seconds: float) -> bool:
    """Whether a JavaScript expression comes to be true in time.

    The page's policy forbids the page to ask itself, so it is asked again and again.
    """
    for _ in range(round(seconds * 20)):
        if page.evaluate(f"() => {question}"):
            return True
        page.wait_for_timeout(50)
    return False


def wait_until(page: Page, question: str) -> None:
    """Until a JavaScript expression is true."""
    assert comes(page, question, seconds=20), f"it never came to be that {question}"
