"""What every person with a device at a real table needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES: Final = ((1280, 800), (360, 740))

WAKING: Final = 120_000
"""Milliseconds that a busy machine may take to load the law."""


def small(page: Page) -> list[str]:
    """Buttons that a finger may miss."""
    found: list[str] = page.locator("button:visible, summary:visible").evaluate_all(
        """all => all.filter((one) => {
          const box = one.getBoundingClientRect();
          return box.width < 47.5 || box.height < 47.5;
        }).map((one) => one.textContent)"""
    )
    return found
