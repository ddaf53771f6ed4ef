"""The words of one line: how a text becomes cards, seats and numbers, and where it does not.

Everything here raises `Unreadable` with the column and what was expected there; the line's
number is added by those who know it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Final, TypeVar

from quadrille.cards import Card, Suit
from quadrille.errors import Unreadable
from quadrille.seats import SEATS, Seat

NUMBER_DIGITS = 9
"""The longest number that a record may hold; no account comes near it."""

CONTRACTS: Final = ("alliance", "mediateur", "solo", "vole", "contre")
"""The words for what one may undertake, by every rule set."""

_WHOLE = re.compile(rf"0|[1-9][0-9]{{0,{NUMBER_DIGITS - 1}}}")
_SEATS = {str(seat): seat for seat in SEATS}
_CARDS = {card.value: card for card in Card}
_SHOWN = 24
"""How much of a wrong word is told."""

W = TypeVar("W", bound=StrEnum)


class Words:
    """The words of a line, taken one after the other."""

    def __init__(self, text: str) -> None:
        """Part a text at its spaces; words stand apart by one space each."""
        self._words: list[tuple[str, int]] = []
        self._next = 0
        column = 1
        for word in text.split(" "):
            if not word or "\t" in word:
                raise Unreadable("spaces", column=column + word.find("\t") * ("\t" in word))
            self._words.append((word, column))
            column += len(word) + 1
        self._end = column - 1

    @property
    def column(self) -> int:
        """Where the next word stands, or would stand."""
        return self._words[self._next][1] if self.more else self._end

    @property
    def more(self) -> bool:
        """Whether a word is left."""
        return self._next < len(self._words)

    @property
    def ahead(self) -> str:
        """The next word without taking it; empty at the end of the line."""
        return self._words[self._next][0] if self.more else ""

    def back(self) -> None:
        """Put the last word back."""
        self._next -= 1

    def wrong(self, expected: str, **facts: str) -> Unreadable:
        """The fault that another thing was expected here."""
        told = tuple(sorted(facts.items()))
        if not self.more:
            return Unreadable("ended", column=self._end, facts=(("expected", expected), *told))
        found = shown(self.ahead)
        return Unreadable(
            "unexpected",
            column=self.column,
            facts=(("expected", expected), ("found", found), *told),
        )

    def take(self) -> str:
        """The next word, which is known to be there."""
        self._next += 1
        return self._words[self._next - 1][0]

    def exactly(self, word: str) -> None:
        """Just this word."""
        if self.ahead != word:
            raise self.wrong("word", word=word)
        self._next += 1

    def may_say(self, word: str) -> bool:
        """Whether this word comes next; it is taken if it does."""
        said = self.ahead == word
        self._next += said
        return said

    def whole(self, expected: str = "number") -> int:
        """A number without sign, fraction or leading naught."""
        if not _WHOLE.fullmatch(self.ahead):
            raise self.wrong(expected)
        return int(self.take())

    def counted(self) -> int:
        """A number of at least one."""
        if self.ahead == "0":
            raise self.wrong("counted")
        return self.whole("counted")

    def signed(self) -> int:
        """A number that may be below zero."""
        figures = self.ahead.removeprefix("-")
        if not _WHOLE.fullmatch(figures) or self.ahead == "-0":
            raise self.wrong("signed")
        return int(self.take())

    def seat(self) -> Seat:
        """A player, 0 to 3."""
        if self.ahead not in _SEATS:
            raise self.wrong("seat")
        return _SEATS[self.take()]

    def card(self, expected: str = "card") -> Card:
        """A card: rank, then suit."""
        if self.ahead not in _CARDS:
            raise self.wrong(expected)
        return _CARDS[self.take()]

    def suit(self) -> Suit:
        """A suit by its letter."""
        return self.one_of(Suit, "suit")

    def one_of(self, kind: type[W], expected: str) -> W:
        """One of the words of a closed list."""
        try:
            named = kind(self.ahead)
        except ValueError:
            raise self.wrong(expected, allowed=" ".join(kind)) from None
        self.take()
        return named

    def among(self, allowed: Sequence[str], expected: str) -> str:
        """One of some words."""
        if self.ahead not in allowed:
            raise self.wrong(expected, allowed=" ".join(allowed))
        return self.take()

    def yes_or_no(self) -> bool:
        """`yes` or `no`."""
        return self.among(("yes", "no"), "yes-or-no") == "yes"

    def end(self) -> None:
        """Nothing more."""
        if self.more:
            raise Unreadable("too-much", column=self.column, facts=(("found", shown(self.ahead)),))


def shown(word: str) -> str:
    """A word as a message tells it: cut if long, and with nothing that a terminal would obey."""
    cut = word if len(word) <= _SHOWN else word[:_SHOWN] + "…"
    return "".join(letter if letter.isprintable() else "�" for letter in cut)
