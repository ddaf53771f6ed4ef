"""A person who plays whole deals in a real browser with the keyboard alone, and has them judged."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.kit.browser import (
    MOST_PRESSES,
    choose,
    comes,
    faults,
    is_too_wide,
    tab_to,
    values,
    wait_until,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

PICTURES: Final = os.environ.get("QUADRILLE_PICTURES")
"""A folder for pictures of each state, for those who want to look."""

COMMAND: Final = "import sys; from quadrille.cli import main; sys.exit(main())"

ASKED: Final = """() => {
  const has = (selector) => document.querySelector(selector) !== null;
  if (has('.settlement')) return 'settled';
  if (has('input[name="bid"]')) return 'bid';
  if (has('.naming input')) return 'name';
  if (has('.returning button')) return 'return';
  if (has('.vole button')) return 'vole';
  if (has('.gift')) return 'give';
  return has('.duty.mine') ? 'card' : 'nothing';
}"""
"""What the table wants of this player, asked at one moment."""

LONGEST_DEAL: Final = 120.0
"""Seconds."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server of its own, with no beat between actions; its address."""
    server = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "serve", "--beat", "0", "--port", "0"],
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


class Player:
    """She bids what she prefers, where it is open, and does what is asked until the account."""

    def __init__(self, page: Page, name: str, *, prefers: tuple[str, ...]) -> None:
        self.page = page
        self.name = name
        self.prefers = prefers
        self.seen: set[str] = set()

    def look(self, state: str) -> None:
        """The first time in a state the page is judged, and pictured if one wants."""
        if state in self.seen:
            return
        self.seen.add(state)
        found = faults(self.page)
        assert found == [], f"{state}: {found}"
        assert not is_too_wide(self.page), f"{state} scrolls sideways"
        if PICTURES is not None:
            self.page.screenshot(path=str(Path(PICTURES) / f"{self.name}-{state}.png"))

    def sit_down(self, rules: str, options: dict[str, str]) -> None:
        """From the first page to a table with these rules."""
        self.page.wait_for_selector("button[type=submit]")
        tab_to(self.page, "input[type=text]")
        self.page.keyboard.type("Anna")
        choose(self.page, "rules", rules)
        tab_to(self.page, ".options summary")
        self.page.keyboard.press("Enter")
        for key, value in options.items():
            self._pick(key, value)
        self.look("options")
        tab_to(self.page, "button[type=submit]")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("main.table")

    def _pick(self, key: str, value: str) -> None:
        tab_to(self.page, f'select[name="{key}"]')
        self.page.keyboard.press("Home")
        for _ in range(120):
            if self.page.evaluate("() => document.activeElement.value") == value:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"{key} cannot be {value}")

    def play_until_settled(self) -> None:
        """Do what is asked until the account of the deal is on the table."""
        ends = time.monotonic() + LONGEST_DEAL
        while time.monotonic() < ends:
            asked = str(self.page.evaluate(ASKED))
            if asked == "settled":
                self.page.wait_for_timeout(300)
                self.look("settlement")
                return
            self._act(asked)
        raise AssertionError("the deal does not end")

    def next_deal(self) -> None:
        """The account has been read."""
        tab_to(self.page, ".settlement button.main")
        self.page.keyboard.press("Enter")
        wait_until(self.page, "!document.querySelector('.settlement')")

    def says(self, selector: str) -> str:
        """What is written in a place, or nothing."""
        place = self.page.locator(selector)
        return place.first.inner_text() if place.count() else ""

    def _act(self, asked: str) -> None:
        match asked:
            case "bid":
                self._bid()
            case "name":
                self._name()
            case "return":
                self._press_first(".returning button", asked)
            case "vole":
                self._press_first(".vole button", asked)
            case "give" | "card":
                self._play_card(asked)
            case _:
                self.page.wait_for_timeout(60)

    def _bid(self) -> None:
        self.look("auction")
        offered = values(self.page, "bid")
        wanted = [bid for bid in self.prefers if bid in offered]
        choose(self.page, "bid", (wanted or ["pass"])[0])
        tab_to(self.page, ".auction button[type=submit]")
        self._do("Enter")

    def _name(self) -> None:
        for group in ("way", "trumps", "call"):
            self.page.wait_for_timeout(50)
            if self.page.locator(f'.naming input[name="{group}"]').count():
                choose(self.page, group, values(self.page, group)[0])
        self.look("naming")
        tab_to(self.page, ".naming button[type=submit]")
        self._do("Enter")

    def _press_first(self, button: str, state: str) -> None:
        self.look(state)
        tab_to(self.page, button)
        self._do("Enter")

    def _play_card(self, state: str) -> None:
        self.look(state)
        tab_to(self.page, ".card-button")
        if self.page.locator('.card-button[aria-disabled="true"]').count():
            self.page.keyboard.press("ArrowDown")
        self._do("Enter")

    def _do(self, key: str) -> None:
        """Press a key until the table goes on: to lift a card, to play it, to sweep a trick.

        While a finished trick still lies there, what is asked may turn out to be the vole.
        """
        before = self.page.locator("main.table").get_attribute("data-point")
        goes_on = f"document.querySelector('main.table').dataset.point !== '{before}'"
        if self.page.locator(".vole button").count() == 0:
            goes_on = f"({goes_on} || document.querySelector('.vole button') !== null)"
        for _ in range(MOST_PRESSES):
            self.page.keyboard.press(key)
            if comes(self.page, goes_on, seconds=1.5):
                return
        raise AssertionError(f"{key} does nothing at point {before}")
