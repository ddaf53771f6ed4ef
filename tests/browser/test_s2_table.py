"""A real browser plays Médiateur and Historical deals, with what only they have, to the account.

Each deal is staged, so that it comes at once; the person sits at chair 0 and speaks last.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from tests.kit.browser import opened, tab_to, wait_until
from tests.kit.player import Player
from tests.kit.staged import stage

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

SUITS: Final = ("spades", "hearts", "diamonds", "clubs")

STRONG: Final = "AS 2S AC KS QS JS 7S KH KD QD"
"""Six tricks in black trumps and more, whoever is called."""


@pytest.mark.clause("DECL-7", "MPAY-7", "MPAY-8")
def test_a_mediateur_in_the_favourite_is_exchanged_and_settled_double(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    options = {"favourite": "S", "double_rounds": "all", "self_call": "no"}
    stage(tmp_path, "mediateur", STRONG, said="pass pass pass", **options)
    with opened(browser, tmp_path) as page:
        player = Player(page, "mediateur", prefers=("mediateur+",))
        player.resume()
        assert "Favourite: spades" in player.says(".strip")
        player.play_until_settled()
        told = player.says(".settlement")
        assert "give" in player.seen
        assert "You: Médiateur" in told
        assert "Trumps were the favourite" in told
        assert "Double round" in told
        assert "fish" in told
        assert "check ok" in told
        player.press(".menu .ledger")
        player.look("ledger")
        assert "Beasts" in player.says("dialog thead")


@pytest.mark.slow
@pytest.mark.clause("DECL-9", "HIST-3")
def test_a_king_is_returned_and_another_card_shown_for_it(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    options = {"self_call": "no", "returned_king": "compulsory"}
    stage(tmp_path, "historical", STRONG, said="pass pass pass", **options)
    with opened(browser, tmp_path) as page:
        player = Player(page, "returned-to", prefers=("alliance",))
        player.resume()
        player.play_until_settled()
        told = player.says(".settlement")
        assert "give" in player.seen
        assert "returned" in told
        assert "check ok" in told


@pytest.mark.clause("DECL-9")
@pytest.mark.parametrize(
    "keeps", [pytest.param(True, marks=pytest.mark.slow), False], ids=["kept", "returned"]
)
def test_who_holds_the_called_king_keeps_it_or_gives_it_back(
    browser: Browser, built_client: Path, tmp_path: Path, keeps: bool
) -> None:
    said = "alliance pass pass pass trumps:S call:KC"
    options = {"self_call": "no", "returned_king": "optional"}
    stage(tmp_path, "historical", "KC", STRONG, said=said, **options)
    with opened(browser, tmp_path) as page:
        player = Player(page, "keeps" if keeps else "returns", keeps=keeps)
        player.resume()
        player.play_until_settled()
        told = player.says(".settlement")
        assert "return" in player.seen
        assert ("You returned the king of clubs" in told) != keeps
        assert "check ok" in told


@pytest.mark.clause("HIST-7")
def test_matadors_are_paid_once_their_holder_claims_them(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    stage(tmp_path, "historical", STRONG, said="pass pass pass", strict_claims="yes")
    with opened(browser, tmp_path) as page:
        player = Player(page, "claims", prefers=("solo",))
        player.resume()
        player.play_until_settled()
        assert "matadors" not in player.says(".lines")
        while page.locator(".claims button").count():
            claims = page.locator(".claims button").count()
            player.press(".claims button")
            wait_until(page, f"document.querySelectorAll('.claims button').length < {claims}")
        player.look("claimed")
        assert "matadors" in player.says(".lines")
        assert "check ok" in player.says(".settlement")


@pytest.mark.clause("DEAL-5")
@pytest.mark.parametrize("way", ["drawn", pytest.param("turned", marks=pytest.mark.slow)])
def test_a_favourite_that_was_drawn_is_shown(
    browser: Browser, built_client: Path, tmp_path: Path, way: str
) -> None:
    with opened(browser, tmp_path) as page:
        player = Player(page, way)
        player.sit_down("mediateur", favourite=way)
        wait_until(page, "document.querySelector('.strip')?.innerText.includes('Favourite')")
        told = player.says(".strip")
        assert any(f"Favourite: {suit}" in told for suit in SUITS)


def test_the_rule_book_is_read_by_keyboard_and_leads_to_a_clause(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    with opened(browser, tmp_path) as page:
        reader = Player(page, "law")
        page.wait_for_selector("button[type=submit]")
        tab_to(page, 'a[href="#/law"]')
        page.keyboard.press("Enter")
        page.wait_for_selector(".sets")
        reader.look("list")
        tab_to(page, 'a[href="#/law/mediateur"]')
        page.keyboard.press("Enter")
        page.wait_for_selector("#BEAST-4")
        reader.look("book")
        page.goto(f"{page.url.partition('#')[0]}#/law/mediateur/BEAST-4")
        wait_until(page, "document.activeElement?.id === 'BEAST-4'")
        assert "Worked example" in reader.says("main")
