"""A real browser plays Médiateur and Historical deals, with what only they have, to the account."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from tests.kit.browser import tab_to, wait_until
from tests.kit.player import Player, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]
"""Cards fall as they fall, so these play many deals: `make test-all` runs them."""

SIZES: Final = ((1280, 800), (360, 640))
MOST_DEALS: Final = 8


@pytest.mark.clause("DECL-7", "MPAY-7", "MPAY-8")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_a_mediateur_in_the_favourite_is_exchanged_and_settled_double(
    browser: Browser, built_client: Path, tmp_path: Path, size: tuple[int, int]
) -> None:
    with served(tmp_path) as address:
        page, wrong = _opened(browser, address, size)
        prefers = ("mediateur+", "solo+", "mediateur", "alliance+")
        player = Player(page, f"mediateur-{size[0]}", prefers=prefers)
        options = {"favourite": "H", "double_rounds": "all", "self_call": "no"}
        player.sit_down("mediateur", options)
        for _ in range(MOST_DEALS):
            player.play_until_settled()
            told = player.says(".settlement")
            hers = "You: Médiateur" in told and "favourite" in told
            if hers and "give" in player.seen:
                break
            player.next_deal()
        else:
            raise AssertionError("nobody let her have her médiateur in the favourite")
        assert "Double round" in told
        assert "give" in player.seen
        assert "fish" in told
        assert "check ok" in told
        assert wrong == []
        page.context.close()


@pytest.mark.clause("DECL-9", "HIST-3")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_a_king_is_returned_and_another_card_shown_for_it(
    browser: Browser, built_client: Path, tmp_path: Path, size: tuple[int, int]
) -> None:
    with served(tmp_path) as address:
        page, wrong = _opened(browser, address, size)
        player = Player(page, f"historical-{size[0]}", prefers=("alliance",))
        options = {"self_call": "no", "returned_king": "compulsory", "strict_claims": "yes"}
        player.sit_down("historical", options)
        for _ in range(MOST_DEALS):
            player.play_until_settled()
            if "give" in player.seen:
                break
            player.next_deal()
        else:
            raise AssertionError("no king came back to her")
        player.look("returned")
        assert "check ok" in player.says(".settlement")
        assert wrong == []
        page.context.close()


def _opened(browser: Browser, address: str, size: tuple[int, int]) -> tuple[Page, list[str]]:
    """A page at the server, and what goes wrong in it from now on."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(address)
    return page, wrong


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_the_rule_book_is_read_by_keyboard_and_leads_to_a_clause(
    browser: Browser, built_client: Path, tmp_path: Path, size: tuple[int, int]
) -> None:
    with served(tmp_path) as address:
        page, wrong = _opened(browser, address, size)
        reader = Player(page, f"law-{size[0]}", prefers=())
        page.wait_for_selector("button[type=submit]")
        tab_to(page, 'a[href="#/law"]')
        page.keyboard.press("Enter")
        page.wait_for_selector(".sets")
        reader.look("list")
        tab_to(page, 'a[href="#/law/mediateur"]')
        page.keyboard.press("Enter")
        page.wait_for_selector("#BEAST-4")
        reader.look("book")
        page.goto(f"{address.rstrip('/')}/#/law/mediateur/BEAST-4")
        wait_until(page, "document.activeElement?.id === 'BEAST-4'")
        assert "Worked example" in reader.says("main")
        assert wrong == []
        page.context.close()
