"""A real browser plays whole deals with the keyboard alone, and every state is fit for all."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.kit.browser import opened
from tests.kit.player import Player
from tests.kit.staged import stage

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.clause("VOLE-7")]


def test_a_deal_is_played_as_it_falls_by_keyboard_alone_and_then_the_next_is_dealt(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    with opened(browser, tmp_path) as page:
        player = Player(page, "as-it-falls", prefers=("alliance",))
        player.sit_down()
        player.play_until_settled()
        assert player.cards_played >= 1
        player.next_deal()
        assert "Deal 2" in player.says(".head")


@pytest.mark.slow
def test_an_alliance_is_bid_named_and_played_by_keyboard_alone(
    browser: Browser, built_client: Path, tmp_path: Path
) -> None:
    stage(tmp_path, "quanti", "AS 2S AC KS QS 6S 7D KH QH 3C", said="pass pass pass")
    with opened(browser, tmp_path) as page:
        player = Player(page, "alliance", prefers=("alliance",))
        player.resume()
        player.play_until_settled()
        assert {"auction", "naming", "named", "following", "why", "settlement"} <= player.seen
        assert player.cards_played >= 6
        assert "You: Alliance" in player.says(".settlement")
