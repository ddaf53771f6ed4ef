"""A real browser plays Three-Card Loo with the keyboard alone, and every state is fit for all."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from tests.kit.browser import judge, opened, wait_until
from tests.kit.loo import dealt, deed
from tests.kit.player import SIZES, Player
from tests.kit.staged import lay_out

from quadrille.game import Setup
from quadrille.games import LOO
from quadrille.loo.actions import Action, DealOut

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

BOT: Final = "trump-or-ace"

SEEN: Final = frozenset({"saying", "card", "following", "why"})
"""What the first of the deals shows; the others are judged by what only they have."""


def _stage(folder: Path, *deals: tuple[DealOut, str], dealer: int = 0, **options: str) -> None:
    """Lay out deals, each with what was said and played in it; the person is at seat 0."""
    todo: list[Action] = []
    for deal, said in deals:
        todo += [deal, *map(deed, said.split())]
    setup = Setup(LOO.offers[0].rules, 10, options)
    lay_out(folder, LOO, setup, BOT, todo, chairs=len(deals[0][0].hands), dealer=dealer)


@pytest.mark.clause("LOO-3", "LOO-7")
def test_miss_is_taken_and_played_by_keyboard_alone(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    deal = dealt("2C 3C 4D", "AH 9H 8S", miss="7H 6S KD", turn_up="5H", players=5)
    _stage(tmp_path, (deal, ""), dealer=4)
    with opened(browser, tmp_path) as page:
        player = Player(page, "loo-miss", prefers=("miss",))
        player.resume()
        assert "Miss lies face down" in player.says(".trick")
        player.play_until_settled()
        assert {"saying", "following", "why", "settlement"} <= player.seen
        assert player.cards_played == 3
        told = player.says(".settlement")
        assert "You take Miss" in told
        assert "check ok" in told


@pytest.mark.clause("LOO-5")
def test_the_dealer_defends_miss_and_hears_why_she_may_not_throw_in(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    deal = dealt("2C 3C 4D", "AH 9H 8S", miss="7H 6S KD", turn_up="5H", players=3)
    _stage(tmp_path, (deal, "play throw-in"))
    with opened(browser, tmp_path) as page:
        player = Player(page, "loo-defended", prefers=("defend",))
        player.seen |= SEEN
        player.resume()
        player.press('.actions [data-word="throw-in"]')
        assert "Only Ben plays" in player.says(".notice")
        assert "LOO-5" in player.says(".notice")
        player.look("refused")
        player.play_until_settled()
        told = player.says(".settlement")
        assert "You defend Miss" in told
        assert "check ok" in told
        player.press(".menu .ledger")
        player.look("ledger")
        assert "defended" in player.says("dialog tbody")


@pytest.mark.clause("LOO-9", "LOO-10")
def test_in_an_unlimited_loo_the_looed_pay_what_the_pool_held(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    # Ben, who is eldest, wins all three tricks; she and Carla are looed.
    ben = dealt("3H 3C 4D", "AH KH QH", "6H 6S 7D", turn_up="5H", players=3)
    lost = (ben, "play play play AH 6H 3H KH 7D 4D QH 6S 3C")
    weak = dealt("2S 3S 4C", "AH KH QH", "6S 7S 8D", turn_up="5H", players=3)
    _stage(tmp_path, lost, (weak, "throw-in"), unlimited="yes")
    with opened(browser, tmp_path) as page:
        player = Player(page, "loo-unlimited", prefers=("play",))
        player.seen |= SEEN
        player.resume()
        assert "a double of 9" in player.says(".strip")
        player.play_until_settled()
        told = player.says(".settlement")
        assert "You pay the pool 9" in told
        assert "LOO-10" in told
        player.next_deal()
        assert "Deal 3" in player.says(".head")


@pytest.mark.clause("LOO-1")
def test_a_table_of_any_size_is_chosen_on_the_first_page(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    with opened(browser, tmp_path) as page:
        for players in (2, 7, 17):
            player = Player(page, f"loo-{players}")
            player.seen.add("start")
            player.sit_down(game="loo", players=players)
            wait_until(page, "document.querySelector('.actions [data-word], .settlement') !== null")
            assert page.locator(".cloth .seat").count() in (players, 0)
            _judge(page, f"loo-table-{players}")
            player.press(".menu button:last-child")


def _judge(page: Page, state: str) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        judge(page, state)


def test_the_rule_book_tells_its_law_with_deals_that_were_played(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    with opened(browser, tmp_path) as page:
        page.wait_for_selector("button[type=submit]")
        page.goto(f"{page.url.partition('#')[0]}#/law/loo/LOO-5")
        wait_until(page, "document.activeElement?.id === 'LOO-5'")
        assert page.locator(".example").count() == 3
        told = page.locator("main").inner_text()
        assert "defends Miss" in told
        assert "is looed" in told
        _judge(page, "loo-law")
