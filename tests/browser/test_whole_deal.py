"""A real browser plays whole deals with the keyboard alone, and every state is fit for all."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from tests.kit.browser import choose, faults, is_too_wide, tab_to, values, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

SIZES: Final = ((1280, 800), (360, 640))
PICTURES: Final = os.environ.get("QUADRILLE_PICTURES")
"""A folder for pictures of each state, for those who want to look."""

COMMAND: Final = "import sys; from quadrille.cli import main; sys.exit(main())"
MOST_DEALS: Final = 7

ASKED: Final = """() => {
  const has = (selector) => document.querySelector(selector) !== null;
  if (has('input[name="bid"]')) return 'bid';
  if (has('.naming input')) return 'name';
  if (has('.vole button')) return 'vole';
  return has('.duty.mine') ? 'card' : 'nothing';
}"""
"""What the table wants of this player, asked at one moment."""


@pytest.fixture
def address(tmp_path: Path, built_client: Path) -> Iterator[str]:
    """A server of its own, with no beat between actions."""
    server = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "serve", "--beat", "0", "--port", "0"],
        env={**os.environ, "QUADRILLE_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    told = server.stdout.readline()
    yield next(word for word in told.split() if word.startswith("http"))
    server.terminate()
    server.wait(timeout=20)
    server.stdout.close()


class _Player:
    """A person who bids an alliance when she may, names, calls, plays and reads."""

    def __init__(self, page: Page, size: tuple[int, int]) -> None:
        self.page = page
        self.size = size
        self.seen: set[str] = set()
        self.cards_played = 0

    def look(self, state: str) -> None:
        """The first time in a state the page is judged, and pictured if one wants."""
        if state in self.seen:
            return
        self.seen.add(state)
        found = faults(self.page)
        assert found == [], f"{state} at {self.size}: {found}"
        assert not is_too_wide(self.page), f"{state} at {self.size} scrolls sideways"
        if PICTURES is not None:
            name = f"{state}-{self.size[0]}.png"
            self.page.screenshot(path=str(Path(PICTURES) / name))

    def sit_down(self) -> None:
        """From the first page to the table."""
        self.page.wait_for_selector("button[type=submit]")
        self.look("start")
        tab_to(self.page, "input[type=text], input:not([type])")
        self.page.keyboard.type("Anna")
        tab_to(self.page, "button[type=submit]")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("main.table")

    def play_until_settled(self) -> None:
        """Do what is asked until the account of the deal is on the table."""
        ends = time.monotonic() + 120
        while time.monotonic() < ends:
            if self.page.locator(".settlement").count():
                self.page.wait_for_timeout(300)
                self.look("settlement")
                return
            if not self._act():
                self.page.wait_for_timeout(60)
        raise AssertionError("the deal does not end")

    def _act(self) -> bool:
        match self.page.evaluate(ASKED):
            case "bid":
                return self._bid()
            case "name":
                return self._name()
            case "vole":
                return self._speak_of_vole()
            case "card":
                return self._play_card()
            case _:
                return False

    def _bid(self) -> bool:
        self.look("auction")
        offered = values(self.page, "bid")
        alliance = [value for value in offered if "alliance" in value]
        choose(self.page, "bid", (alliance or offered)[0])
        self._submit(".auction")
        return True

    def _name(self) -> bool:
        self.look("naming")
        if self.page.locator('.naming input[name="trumps"]').count():
            choose(self.page, "trumps", values(self.page, "trumps")[0])
        self.page.wait_for_timeout(50)
        if self.page.locator('input[name="call"]').count():
            choose(self.page, "call", values(self.page, "call")[0])
        self.look("named")
        self._submit(".naming")
        return True

    def _submit(self, dialog: str) -> None:
        tab_to(self.page, f"{dialog} button[type=submit]")
        self._do("Enter")

    def _speak_of_vole(self) -> bool:
        self.look("vole")
        tab_to(self.page, ".vole button")
        self._do("Enter")
        return True

    def _do(self, *keys: str) -> None:
        """Press keys, and wait until the table goes on from this decision.

        While a finished trick still lies there, what is asked may turn out to be the vole.
        """
        before = self.page.locator("main.table").get_attribute("data-point")
        was_vole = self.page.locator(".vole button").count() > 0
        for key in keys:
            self.page.keyboard.press(key)
        goes_on = f"document.querySelector('main.table').dataset.point !== '{before}'"
        is_vole = "document.querySelector('.vole button') !== null"
        wait_until(self.page, goes_on if was_vole else f"({goes_on} || {is_vole})")

    def _play_card(self) -> bool:
        tab_to(self.page, ".card-button")
        if self.page.locator('.card-button[aria-disabled="true"]').count():
            self.look("following")
            self._ask_why()
            self.page.keyboard.press("ArrowDown")
        else:
            self.look("leading")
        if not self._lies_open():
            self.page.keyboard.press("ArrowUp")
        assert self._lies_open(), f"the focused card is covered at {self.size}"
        self._do("Enter", "Enter")
        self.cards_played += 1
        return True

    def _ask_why(self) -> None:
        """A card that may not be played says why, and stays."""
        if "why" in self.seen:
            return
        shut = self.page.locator('.card-button[aria-disabled="true"]').first.get_attribute(
            "data-card"
        )
        for key in ("Home", *["ArrowRight"] * 10):
            self.page.keyboard.press(key)
            if self.page.evaluate("() => document.activeElement.dataset.card") == shut:
                break
        self.page.keyboard.press("w")
        self.page.wait_for_timeout(200)
        self.look("why")
        tab_to(self.page, ".card-button")

    def _lies_open(self) -> bool:
        """Whether the card that has the focus can be seen, not covered by anything."""
        open_: bool = self.page.evaluate(
            """() => {
              const card = document.activeElement;
              if (!card?.matches('.card-button')) return false;
              card.scrollIntoView({block: 'nearest'});
              const box = card.getBoundingClientRect();
              const at = document.elementFromPoint(box.left + 10, box.top + 24);
              return at !== null && (card.contains(at) || at.contains(card));
            }"""
        )
        return open_


@pytest.mark.clause("VOLE-7")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_whole_deals_are_played_by_keyboard_alone_and_axe_finds_nothing(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(address)
    player = _Player(page, size)
    player.sit_down()
    for _ in range(MOST_DEALS):
        player.play_until_settled()
        if {"naming", "following", "leading", "settlement"} <= player.seen:
            break
        tab_to(page, ".settlement button.main")
        page.keyboard.press("Enter")
        wait_until(page, "!document.querySelector('.settlement')")
    assert {"start", "auction", "naming", "following", "settlement"} <= player.seen
    assert player.cards_played >= 10
    assert wrong == []
    context.close()
