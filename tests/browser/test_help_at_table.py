"""A person is helped at the table: by hints, by reasons after the deal, by the partner meter."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from tests.kit.browser import choose, opened, tab_to, wait_until
from tests.kit.deals import action, deal_out
from tests.kit.player import Player
from tests.kit.staged import lay_out

from quadrille.game import Setup
from quadrille.games import QUADRILLE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

STRONG: Final = "AS 2S AC KS QS 6S 7D KH QH 3C"
"""Enough for an alliance in spades, and no king of clubs or diamonds."""

IN_SIGHT: Final = ".hint.panel:visible"

_IN_SIGHT_TOGETHER: Final = """(() => {
  const asked = '.hint.panel, .card-button, main button.hint';
  return [...document.querySelectorAll(asked)].every((one) => {
    if (!one.checkVisibility()) return true;
    const { left, top, bottom } = one.getBoundingClientRect();
    return [top + 8, (top + bottom) / 2, bottom - 8].every((at) => {
      const found = document.elementFromPoint(left + 6, at);
      return found !== null && (one.contains(found) || found.contains(one));
    });
  });
})()"""
"""Whether the hint, the cards and the button that asks for more all show from top to bottom."""

SPOKEN: Final = "document.querySelector('[data-live=polite]')"


def test_a_deal_is_played_with_hints_and_its_bots_tell_why_after_it(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    _stage_with_maxims(tmp_path)
    with opened(browser, tmp_path) as page:
        player = Player(page, "helped", prefers=("alliance",))
        player.resume()
        player.play_until("bid")
        _ask_for_all_strengths(player, "bid")
        player.play_until("name")
        _ask_for_all_strengths(player, "name")
        trumps, call = player.says(IN_SIGHT).split("And then")
        assert "Name spades as trumps" in trumps
        assert "Call the king of" in call
        assert page.locator(".naming .flag").count() == 0
        choose(page, "trumps", "S")
        assert page.locator(".naming .option:has(input[name=call]) .flag").count() == 1
        player.look("hint-flag")
        player.play_until("card")
        _ask_for_all_strengths(player, "card")
        assert page.locator('.card-button[aria-label$=", hint"]').count() == 1
        player.play_until_settled()
        assert page.locator(IN_SIGHT).count() == 0
        assert "You had hints in this deal" in player.says(".settlement")
        player.press(".settlement .reasons")
        player.look("reasons")
        for number in (1, 2):
            _ask_why(player, f"[aria-labelledby=part-trick-{number}]")
        player.look("reason")
        page.keyboard.press("Escape")
        player.next_deal()
        assert page.locator(".settlement").count() == 0


@pytest.mark.slow
@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
def test_a_hint_comes_into_sight_with_the_hand_and_the_buttons(
    browser: Browser, built_client: Path, tmp_path: Path, size: tuple[int, int]
) -> None:
    _stage_with_maxims(tmp_path)
    with opened(browser, tmp_path) as page:
        player = Player(page, "sighted", prefers=("alliance",))
        player.resume()
        for decision in ("bid", "name", "card"):
            player.play_until(decision)
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate("scrollTo(0, 0)")
            page.evaluate("document.querySelector('a.skip').focus()")
            page.keyboard.press("Enter")
            for strength in (1, 2, 3):
                page.keyboard.press("i")
                wait_until(page, _shows(strength))
                wait_until(page, _IN_SIGHT_TOGETHER)
            page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.slow
def test_the_partner_meter_is_off_until_it_is_switched_on_and_then_stands_by_each_seat(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    _stage_with_maxims(tmp_path)
    with opened(browser, tmp_path) as page:
        player = Player(page, "metered", prefers=("alliance",))
        player.resume()
        player.play_until("card")
        assert page.locator(".seat .meter").count() == 0
        player.press(".menu .settings")
        tab_to(page, "#setting-meter")
        assert "public facts only" in player.says("#means-meter")
        page.keyboard.press("ArrowDown")
        player.look("meter-setting")
        page.keyboard.press("Escape")
        wait_until(page, "document.querySelectorAll('.seat .share').length >= 3")
        player.look("meter")
        told = page.locator(".seat .share").all_inner_texts()
        assert all(text.endswith("in 100") for text in told)
        tab_to(page, ".metered summary")
        page.keyboard.press("Enter")
        player.look("meter-means")
        page.keyboard.press("Enter")
        tab_to(page, ".card-button")
        page.keyboard.press("o")
        wait_until(page, f"{SPOKEN}.innerText.includes('in 100')")
        player.play_until_settled()
        assert page.locator(".seat .meter").count() == 0


@pytest.mark.slow
def test_opponents_who_search_are_chosen_by_level_and_style_and_tell_what_they_looked_at(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    with opened(browser, tmp_path) as page:
        page.wait_for_selector("button[type=submit]")
        choose(page, "level", "search")
        choose(page, "style", "search:50")
        player = Player(page, "searching", prefers=("alliance",))
        assert player.says("#level-search-means") != ""
        player.sit_down("quanti")
        player.play_until_settled()
        assert "You had hints" not in player.says(".settlement")
        player.press(".settlement .reasons")
        page.wait_for_selector("button[data-deed]")
        assert "No sentence" not in _all_reasons(page)


@pytest.mark.slow
def test_a_table_of_three_card_loo_gives_no_hints_and_tells_its_reasons(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    with opened(browser, tmp_path) as page:
        player = Player(page, "loo-helped", prefers=("play",))
        player.sit_down(game="loo")
        player.play_until("say")
        assert page.locator("button.hint").count() == 0
        player.play_until_settled()
        player.press(".settlement .reasons")
        page.wait_for_selector("button[data-deed]")
        assert "No sentence" not in _all_reasons(page)


def _stage_with_maxims(folder: Path) -> None:
    """The person deals and has the last word; three bots who play by the maxims have passed."""
    todo = [deal_out(STRONG), *[action("pass")] * 3]
    lay_out(folder, QUADRILLE, Setup("quanti", 4, {}), "maxims", todo)


def _ask_for_all_strengths(player: Player, decision: str) -> None:
    """Each press of the key tells more, and the last tells what to do."""
    page = player.page
    tab_to(page, ".card-button")
    for strength in (1, 2, 3):
        page.keyboard.press("i")
        wait_until(page, _shows(strength))
        assert "No sentence" not in player.says(IN_SIGHT)
        player.look(f"hint-{decision}-{strength}")
    assert "marked as assisted" in player.says(IN_SIGHT)


def _shows(strength: int) -> str:
    shown = f"{strength} of 3"
    return (
        "[...document.querySelectorAll('.hint.panel')]"
        f".some((one) => one.checkVisibility() && one.innerText.includes('{shown}'))"
    )


def _ask_why(player: Player, part: str) -> None:
    """The first act of a bot in a part opens its reason, by keyboard."""
    page = player.page
    tab_to(page, f"{part} button[data-deed]")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{part} .told")
    told = player.says(f"{part} .told")
    assert ":" in told.splitlines()[0]
    assert "No sentence" not in told


def _all_reasons(page: Page) -> str:
    """Every reason that can be asked for."""
    told: list[str] = []
    for deed in page.locator("button[data-deed]").all():
        deed.click()
        told.append(page.locator(".told").inner_text())
    assert told != []
    return "\n".join(told)
