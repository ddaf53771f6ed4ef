"""A person who plays whole deals in a real browser with the keyboard alone, and has them judged."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from tests.kit.browser import (
    MOST_PRESSES,
    PICTURES,
    choose,
    comes,
    is_too_wide,
    judge,
    tab_to,
    values,
    wait_until,
)
from tests.kit.often import MANY

if TYPE_CHECKING:
    from playwright.sync_api import Page

ASKED: Final = """() => {
  const has = (selector) => document.querySelector(selector) !== null;
  if (has('.settlement')) return 'settled';
  if (has('input[name="bid"]')) return 'bid';
  if (has('.naming input')) return 'name';
  if (has('.returning button')) return 'return';
  if (has('.vole button')) return 'vole';
  if (has('.gift')) return 'give';
  if (has('.actions [data-word]')) return 'say';
  return has('.duty.mine') ? 'card' : 'nothing';
}"""
"""What the table wants of this player, asked at one moment."""

SIZES: Final = ((360, 640), (1280, 800))
"""The deal is played in the last. Every state is judged in each, in a quick run in one by turns."""

NARROWEST: Final = (320, 568)
"""Here too nothing may be covered or stick out."""

LONGEST_DEAL: Final = 120.0
"""Seconds."""

_LIES_OPEN: Final = """() => {
  const card = document.activeElement;
  if (!card?.matches('.card-button')) return false;
  card.scrollIntoView({block: 'nearest'});
  const box = card.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + 10, box.top + 24);
  return at !== null && (card.contains(at) || at.contains(card));
}"""
"""Whether the card that has the focus can be seen, not covered by anything."""

_COVERED: Final = """() => {
  const place = document.querySelector('dialog[open]') ?? document;
  const all = [...place.querySelectorAll(':is(button, summary, a[href]:not(.skip), input)')];
  return all.filter((one) => one.checkVisibility()).flatMap((one) => {
    one.scrollIntoView({block: 'nearest'});
    const box = one.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + 8, box.top + box.height / 2);
    const isOpen = at !== null && (one.contains(at) || at.contains(one));
    return isOpen ? [] : [one.outerHTML];
  });
}"""
"""Controls that something lies upon even when they are scrolled to."""

_HAND_IN_SIGHT: Final = """() => {
  scrollTo(0, 0);
  if (document.querySelector('dialog[open], .settlement') !== null) return true;
  const cards = [...document.querySelectorAll('.card-button')];
  return cards.every((card) => {
    const box = card.getBoundingClientRect();
    return box.top >= 0 && box.top + 40 <= innerHeight;
  });
}"""
"""Whether the tops of all cards in hand show when nobody has scrolled.

Under an account they may lie lower: a deal that is settled early leaves cards in hand.
"""


class Player:
    """She bids what she prefers, where it is open, and does what is asked until the account."""

    def __init__(
        self, page: Page, name: str, *, prefers: tuple[str, ...] = (), keeps: bool = False
    ) -> None:
        self.page = page
        self.name = name
        self.prefers = prefers
        self.keeps = keeps
        """Whether she keeps a called card that she may give back."""
        self.seen: set[str] = set()
        self.cards_played = 0

    def look(self, state: str) -> None:
        """The first time in a state the page is judged in all sizes."""
        if state in self.seen:
            return
        self.seen.add(state)
        judged = SIZES if MANY or PICTURES else (SIZES[len(self.seen) % len(SIZES)],)
        for width, height in (NARROWEST, *SIZES):
            self.page.set_viewport_size({"width": width, "height": height})
            self._measure(f"{state} at {width}")
            if (width, height) in judged:
                judge(self.page, f"{self.name}-{state}")

    def _measure(self, state: str) -> None:
        """The hand is in sight, nothing lies upon what can be pressed, nothing sticks out."""
        assert not is_too_wide(self.page), f"{state}: it scrolls sideways"
        assert self.page.evaluate(_HAND_IN_SIGHT), f"{state}: the hand is out of sight"
        covered = self.page.evaluate(_COVERED)
        assert covered == [], f"{state}: covered: {covered}"

    def sit_down(
        self,
        rules: str | None = None,
        *,
        game: str | None = None,
        players: int | None = None,
        **options: str,
    ) -> None:
        """From the first page to a new table, with what is usual or something else."""
        self.page.wait_for_selector("button[type=submit]")
        self.look("start")
        tab_to(self.page, "input[type=text]")
        self.page.keyboard.type("Anna")
        if game is not None:
            choose(self.page, "game", game)
        if rules is not None:
            choose(self.page, "rules", rules)
        if players is not None:
            self._pick("players", str(players))
        if options:
            tab_to(self.page, ".options summary")
            self.page.keyboard.press("Enter")
        for key, value in options.items():
            self._pick(key, value)
            self.look("options")
        tab_to(self.page, "button[type=submit]")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("main.table")

    def resume(self) -> None:
        """From the first page to the table that waits for her."""
        self.page.wait_for_selector(".waiting button")
        tab_to(self.page, ".waiting button")
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
        self.play_until("settled")
        self.page.wait_for_timeout(300)
        self.look("settlement")

    def play_until(self, wanted: str) -> None:
        """Do what is asked until the table asks for that, and leave it undone."""
        ends = time.monotonic() + LONGEST_DEAL
        while time.monotonic() < ends:
            asked = str(self.page.evaluate(ASKED))
            if asked == wanted:
                return
            assert asked != "settled", f"the deal ends without {wanted}"
            self._act(asked)
        raise AssertionError("the deal does not end")

    def next_deal(self) -> None:
        """The account has been read."""
        tab_to(self.page, ".settlement button.main")
        self.page.keyboard.press("Enter")
        wait_until(self.page, "!document.querySelector('.settlement')")

    def press(self, button: str) -> None:
        """Go to a button and press it."""
        tab_to(self.page, button)
        self.page.keyboard.press("Enter")

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
                place = "last-child" if self.keeps else "first-child"
                self._decide(f".returning button:{place}", asked)
            case "vole":
                self._decide(".vole button", asked)
            case "say":
                self._say()
            case "give" | "card":
                self._play_card(asked)
            case _:
                self.page.wait_for_timeout(60)

    def _bid(self) -> None:
        self.look("auction")
        offered = values(self.page, "bid")
        wanted = [bid for bid in self.prefers if bid in offered]
        choose(self.page, "bid", (wanted or ["pass"])[0])
        self._decide(".auction button[type=submit]", "bidding")

    def _say(self) -> None:
        """At a table where it is said who plays: what she prefers, else whatever comes first."""
        open_now = ".actions .main[data-word]"
        wanted = [f'.actions .main[data-word="{word}"]' for word in self.prefers]
        found = [button for button in wanted if self.page.locator(button).count()]
        self._decide((found or [open_now])[0], "saying")

    def _name(self) -> None:
        self.look("naming")
        for group in ("way", "trumps", "call"):
            self.page.wait_for_timeout(50)
            if self.page.locator(f'.naming input[name="{group}"]').count():
                choose(self.page, group, values(self.page, group)[0])
        self._decide(".naming button[type=submit]", "named")

    def _decide(self, button: str, state: str) -> None:
        self.look(state)
        tab_to(self.page, button)
        self._do("Enter")

    def _play_card(self, state: str) -> None:
        tab_to(self.page, ".card-button")
        self.look(state)
        if self.page.locator('.card-button[aria-disabled="true"]').count():
            self.look("following")
            self._ask_why()
            self.page.keyboard.press("ArrowDown")
        if not self.page.evaluate(_LIES_OPEN):
            self.page.keyboard.press("ArrowUp")
        assert self.page.evaluate(_LIES_OPEN), "the focused card is covered"
        self._do("Enter")
        self.cards_played += state == "card"

    def _ask_why(self) -> None:
        """A card that may not be played says why, and stays."""
        if "why" in self.seen:
            return
        shut = self.page.locator('.card-button[aria-disabled="true"]').first
        card = shut.get_attribute("data-card")
        for key in ("Home", *["ArrowRight"] * 10):
            self.page.keyboard.press(key)
            if self.page.evaluate("() => document.activeElement.dataset.card") == card:
                break
        self.page.keyboard.press("w")
        self.page.wait_for_timeout(200)
        self.look("why")
        tab_to(self.page, ".card-button")

    def _do(self, key: str) -> None:
        """Press a key until the table goes on: to lift a card, to play it, to sweep a trick.

        While a finished trick still lies there, what is asked may turn out to be the vole.
        """
        before = self.page.locator("main.table").get_attribute("data-point")
        goes_on = f"document.querySelector('main.table').dataset.point !== '{before}'"
        if self.page.locator(".vole button").count() == 0:
            goes_on = f"({goes_on} || document.querySelector('.vole button') !== null)"
        is_lifted = "document.querySelector('.card-button[aria-pressed=true]') !== null"
        for press in range(MOST_PRESSES):
            self.page.keyboard.press(key)
            if press == 0 and self.page.evaluate(f"() => {is_lifted}"):
                continue
            if comes(self.page, goes_on, seconds=1.5):
                return
        raise AssertionError(f"{key} does nothing at point {before}")
