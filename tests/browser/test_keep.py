"""A real browser keeps the score of a real table, and goes on when the network is gone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from tests.kit.browser import judge, served, tab_to, wait_until
from tests.kit.keeper import SIZES, WAKING, small

from quadrille.record import load
from quadrille.scorekeeper import from_text, played, told

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

NAMES: Final = ("Anna", "Ben", "Carla", "Dan")


@pytest.fixture
def address(tmp_path: Path, built_client: Path) -> Iterator[str]:
    """A server of its own."""
    with served(tmp_path) as told:
        yield told


class _Keeper:
    """A person with one device at a real table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def look(self, state: str) -> None:
        """The page is judged in a state, and pictured if one wants."""
        judge(self.page, f"keep-{state}", whole=True)
        assert small(self.page) == [], state

    def begin(self, rules: str) -> None:
        """Four names and the rules, by keyboard alone."""
        self.page.wait_for_selector('input[name="rules"]', timeout=WAKING)
        self.look("opening")
        for place, name in enumerate(NAMES):
            tab_to(self.page, f'input[placeholder="Name {place + 1}"]')
            self.page.keyboard.type(name)
        self.page.locator(f'input[name="rules"][value="{rules}"]').check()
        tab_to(self.page, "button[type=submit]")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector(".entry")

    def say(self, *answers: str) -> None:
        """Tap one answer after the other, each in the group that is named before it."""
        for answer in answers:
            group, _, button = answer.partition(": ")
            self.page.get_by_role("group", name=group).get_by_role(
                "button", name=button, exact=True
            ).click()
            self.taps += 1
            self.settle()

    def tap(self, name: str) -> None:
        """Tap a button that stands alone."""
        self.taps += 1
        self.page.get_by_role("button", name=name, exact=True).first.click()
        self.settle()

    def settle(self) -> None:
        """Until the law has answered."""
        self.page.wait_for_selector('.entry[aria-busy="false"]')
        self.page.wait_for_timeout(30)

    def deal(self, taps: int, *answers: str) -> None:
        """Enter a deal in so many taps."""
        self.taps = 0
        for answer in answers:
            if ": " in answer:
                self.say(answer)
            else:
                self.tap(answer)
        assert self.taps == taps
        self.page.wait_for_selector(".last:focus-within")

    @property
    def text(self) -> str:
        """The sheet as this device keeps it."""
        kept: str = self.page.evaluate("() => localStorage.getItem('quadrille-keep')")
        return kept

    @property
    def standing(self) -> list[str]:
        """What the page says that everybody has won or lost."""
        return self.page.locator(".players dd").all_inner_texts()


@pytest.mark.parametrize(
    "size",
    [SIZES[0], pytest.param(SIZES[1], marks=pytest.mark.slow)],
    ids=lambda size: str(size[0]),
)
def test_five_deals_with_one_struck_are_kept_without_a_network(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(f"{address}#/keep")
    keeper = _Keeper(page)
    keeper.begin("quanti")
    wait_until(page, "navigator.serviceWorker.controller !== null")
    context.set_offline(True)

    keeper.look("deal")
    keeper.say("Alliance: Ben")
    keeper.look("result")
    keeper.say("Hearts: 5")
    keeper.look("rest")
    keeper.say("Who was the ally?: Carla")
    keeper.say("How many of them did Hombre make herself?: 3")
    keeper.look("entered")
    assert keeper.standing == ["−1", "−3", "−3", "−1"]

    keeper.deal(3, "Solo: Anna", "Spades: 7", "Enter it")
    keeper.tap("Strike it through")
    keeper.look("struck")
    assert keeper.standing == ["−1", "−3", "−3", "−1"]

    held = "Did the declaring side hold the matadors?: The three"
    keeper.deal(4, "Solo: Dan", "Spades: 7", held, "Enter it")
    own = "How many of them did Hombre make herself?: 2"
    keeper.deal(4, "Forced Spadille: Carla", "Clubs: 4", "Who was the ally?: Anna", own)
    keeper.deal(3, "Alliance: Ben", "Diamonds: 6, stop", "Who was the ally?: Dan")
    keeper.deal(3, "Vole: Anna", "Hearts: 10", "Enter it")
    keeper.look("five")

    sheet = from_text(keeper.text)
    assert [entry.struck for entry in sheet.entries] == [False, True, False, False, False, False]
    assert load(keeper.text).sitting.counted == 5
    known = told(sheet)
    assert [text.replace("−", "-").replace("+", "") for text in keeper.standing] == [
        str(change) for change in known.balances
    ]
    assert sum(known.balances) + played(sheet).accounts.pool == 0

    before = keeper.text
    page.reload()
    page.wait_for_selector(".players", timeout=WAKING)
    assert keeper.text == before
    assert problems == []
    context.close()


def test_a_mediateur_sheet_is_pushed_in_counters_and_turned_to_each_player(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(f"{address}#/keep")
    keeper = _Keeper(page)
    keeper.begin("mediateur")
    lost = ("Médiateur: Anna", "Hearts: 5", "Who gave up the called card?: Dan")
    keeper.say(*lost)
    keeper.look("mediateur-rest")
    keeper.say("Spadille: Anna", "Manille: Ben", "Basto: Ben")
    keeper.look("mediateur")
    assert "fish" in page.locator(".last .pushes").first.inner_text()
    page.locator("summary", has_text="Something irregular").click()
    keeper.tap("A ruling")
    keeper.say("What was the offence?: A hand turned up", "Who offended?: Ben")
    keeper.say("Who shares the beast?: Dan")
    keeper.tap("Enter it")
    assert "fault 1 hand-turned with 3" in keeper.text
    keeper.deal(4, "Simple call: Ben", "Spades: 7", "Who was the ally?: Carla", "All three: Ben")
    for _ in range(3):
        keeper.tap("Turn the sheet")
        keeper.look(f"turned-{page.locator('.turned').get_attribute('data-turn')}")
    keeper.tap("Turn the sheet")
    with page.expect_download() as saved:
        keeper.tap("Save as JSON")
    scores = json.loads(saved.value.path().read_text(encoding="utf-8"))["scores"]
    assert scores["deals"][0]["outcome"] == "remise"
    context.close()
