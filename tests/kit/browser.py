"""A server and a page at it, what a keyboard can reach there, and a judge of what is shown."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.kit.staged import TOKEN

from quadrille.server.doors import COOKIE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT: Final = Path(__file__).resolve().parent.parent.parent
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

PICTURES: Final = os.environ.get("QUADRILLE_PICTURES")
"""A folder for pictures of each state, for those who want to look."""

FARTHEST: Final = 120
"""So many times Tab may be pressed before a place counts as out of reach."""

_SERVE: Final = "import sys; from quadrille.cli import main; sys.exit(main())"

_FAULTS: Final = """async () => {
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  const found = await axe.run(document, {
    rules: {'target-size': {enabled: true}}, resultTypes: ['violations'], selectors: false,
  });
  return found.violations.map((one) => [one.id, one.nodes.map((node) => node.html)]);
}"""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server of its own, with no beat between actions; its address."""
    server = subprocess.Popen(
        [sys.executable, "-c", _SERVE, "serve", "--beat", "0", "--port", "0"],
        env={**os.environ, "QUADRILLE_HOME": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        told = server.stdout.readline()
        yield next(word for word in told.split() if word.startswith("http"))
    finally:
        server.terminate()
        server.wait(timeout=20)
        server.stdout.close()


@contextmanager
def opened(browser: Browser, folder: Path) -> Iterator[Page]:
    """The first page of a server of its own, in the browser of whoever holds the staged chair.

    Nothing may go wrong in the page as long as it is open.
    """
    with served(folder) as address:
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        domain = address.split("//")[1].partition(":")[0]
        context.add_cookies([{"name": COOKIE, "value": TOKEN, "domain": domain, "path": "/api"}])
        page = context.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(address)
        yield page
        assert wrong == []
        context.close()


def judge(page: Page, state: str, *, whole: bool = False) -> None:
    """A state is fit for all, and does not scroll sideways; it is pictured if one wants."""
    width = page.evaluate("() => innerWidth")
    found = faults(page)
    assert found == [], f"{state} at {width}: {found}"
    assert not is_too_wide(page), f"{state} at {width} scrolls sideways"
    if PICTURES is not None:
        path = str(Path(PICTURES) / f"{state}-{width}.png")
        page.screenshot(path=path, full_page=whole)


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
