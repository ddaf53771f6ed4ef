"""A real browser keeps the score of Three-Card Loo by keyboard, and needs no network for it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from tests.kit.browser import judge, served, tab_to, wait_until
from tests.kit.keeper import SIZES, WAKING, small

from quadrille.loo.keeping import from_text, played
from quadrille.loo.record import load

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

NAMES: Final = ("Anna", "Ben", "Carla", "Dan", "Eva")

TABLES: Final = (
    (SIZES[0], (*NAMES, *(f"Guest {chr(ord('A') + seat)}" for seat in range(11)))),
    (SIZES[1], NAMES),
)
"""A large device for sixteen, and a small one for five."""

PLAYED: Final = "Who played?"
MISS: Final = "Who took Miss?"


class _Keeper:
    """A person who never lets go of the keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def look(self, state: str) -> None:
        """The page is judged in a state, and pictured if one wants."""
        judge(self.page, f"keep-loo-{state}", whole=True)
        assert small(self.page) == [], state

    def begin(self, names: tuple[str, ...]) -> None:
        """The game, how many play, and their names."""
        self.page.wait_for_selector('input[name="rules"]', timeout=WAKING)
        tab_to(self.page, 'input[name="rules"]')
        self.page.keyboard.press("ArrowUp")
        self.page.locator(".count select").select_option(str(len(names)))
        for place, name in enumerate(names):
            tab_to(self.page, f'input[placeholder="Name {place + 1}"]')
            self.page.keyboard.type(name)
        self.look(f"opening-{len(names)}")
        tab_to(self.page, "button[type=submit]")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector(".entry")

    def say(self, *answers: str) -> None:
        """Press one answer after the other, each in the group that is named before it."""
        for answer in answers:
            group, _, button = answer.partition(": ")
            for each in button.split(", "):
                named = self.page.get_by_role("group", name=group)
                named.get_by_role("button", name=each, exact=True).focus()
                self.press()

    def press(self) -> None:
        """Press the button that has the focus, and wait until the law has answered."""
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(30)
        self.page.wait_for_selector('.entry[aria-busy="false"]')

    def button(self, name: str) -> None:
        """Press a button that stands alone."""
        self.page.get_by_role("button", name=name, exact=True).first.focus()
        self.press()

    def deal(self, *answers: str) -> None:
        """Enter a deal; the reader then goes where it is told."""
        self.say(*answers)
        self.button("Enter it")
        self.page.wait_for_selector(".last:focus-within")

    @property
    def standing(self) -> list[int]:
        """What the page says that everybody has won or lost."""
        told = self.page.locator(".players dd").all_inner_texts()
        return [int(each.replace("−", "-")) for each in told]

    @property
    def text(self) -> str:
        """The sheet as this device keeps it."""
        kept: str = self.page.evaluate("() => localStorage.getItem('quadrille-keep')")
        return kept


@pytest.mark.parametrize(
    ("size", "names"),
    [pytest.param(*TABLES[0], marks=pytest.mark.slow), TABLES[1]],
    ids=("1280", "360"),
)
@pytest.mark.clause("LOO-5", "LOO-8", "LOO-9")
def test_an_evening_of_loo_is_kept_by_keyboard_without_a_network(
    browser: Browser,
    built_client: Path,
    tmp_path: Path,
    size: tuple[int, int],
    names: tuple[str, ...],
) -> None:
    with served(tmp_path) as address:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]})
        page = context.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(f"{address}#/keep")
        keeper = _Keeper(page)
        keeper.begin(names)
        wait_until(page, "navigator.serviceWorker.controller !== null")
        context.set_offline(True)

        keeper.say(f"{PLAYED}: Anna, Ben, Carla", f"{MISS}: Carla", "Anna: 2")
        assert page.get_by_role("button", name="Enter it").count() == 0
        keeper.look("deal")
        keeper.deal("Carla: 1")
        assert "looed: Ben" in page.locator(".last h2").first.inner_text()
        assert keeper.standing[:4] == [-1, -3, 1, 0]

        keeper.deal(f"{PLAYED}: Ben, Dan", f"{MISS}: The dealer defended it", "Dan: 3")
        keeper.button("Strike it through")
        assert keeper.standing[:4] == [-1, -3, 1, 0]
        keeper.deal(f"{PLAYED}: Nobody")
        keeper.look("struck")

        sheet = from_text(keeper.text)
        assert [entry.struck for entry in sheet.entries] == [False, True, False]
        assert list(played(sheet).accounts.purses) == keeper.standing
        keeper.button("Let it stand 2")
        assert list(load(keeper.text).sitting.accounts.purses) == keeper.standing

        with page.expect_download() as saved:
            keeper.button("Save as CSV")
        assert saved.value.suggested_filename.startswith("loo-")
        assert "Anna; Ben; Carla" in saved.value.path().read_text(encoding="utf-8")
        assert wrong == []
        context.close()
