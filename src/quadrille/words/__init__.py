"""Sentences for people: the one door to the Fluent catalogues of each language.

Decides how a message is found and filled. Which messages there are is decided in the
catalogues, `<locale>/*.ftl`; code elsewhere knows keys and facts, never sentences. The
browser reads the same files.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from quadrille.errors import Refusal

__all__ = [
    "FIRST",
    "LOCALES",
    "STRICT",
    "Fact",
    "Words",
    "catalogues",
    "refused",
    "say",
    "say_in",
    "speaks",
    "spoken",
]

Fact: TypeAlias = str | int
"""What a sentence may be told: a name, a code, a number."""

FIRST: Final = "en"
"""The language in which every message exists."""

LOCALES: Final[tuple[str, ...]] = (FIRST,)
"""The languages there are."""

STRICT: Final = "QUADRILLE_STRICT_WORDS"
"""While this is set in the environment, a missing message or fact is a KeyError, as in tests."""

_CARD = re.compile(r"[KQJA2-7][SHDC]")
_CARD_FACTS: Final = frozenset({"card", "led", "lower", "missing"})
_BID_FACTS: Final = frozenset({"bid", "contract", "standing"})
_SEAT_FACTS: Final = frozenset({"holder", "seat"})


class Words:
    """The sentences of one language."""

    def __init__(self, locale: str = FIRST) -> None:
        """Take the catalogues of a locale; an unknown one speaks English."""
        self.locale = locale if locale in LOCALES else FIRST

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return _bundle(self.locale).has_message(key)

    def say(self, key: str, /, **facts: Fact) -> str:
        """A message with its facts; a missing one is told by its key, or is a KeyError in tests."""
        bundle = _bundle(self.locale)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            if STRICT in os.environ:
                raise KeyError(key)
            return _readable(key, facts)
        text, faults = bundle.format_pattern(pattern, dict(facts))
        if faults and STRICT in os.environ:
            raise KeyError(f"{key}: {faults}")
        return str(text)

    def say_in(self, rules: str, key: str, /, **facts: Fact) -> str:
        """A message as a rule set words it, which may have its own words for a thing."""
        own = f"{key}-in-{rules}"
        return self.say(own if self.knows(own) else key, **facts)

    def spoken(self, facts: Iterable[tuple[str, str]]) -> dict[str, Fact]:
        """The facts of a refusal, with cards and bids by their names."""
        return {name: self._named(name, value) for name, value in facts}

    def _named(self, name: str, value: str) -> str:
        if name in _CARD_FACTS and _CARD.fullmatch(value):
            return self.say(f"card-{value}")
        if name in _BID_FACTS and self.knows(f"contract-{value.rstrip('+')}"):
            bid = self.say(f"contract-{value.rstrip('+')}")
            return self.say("bid-in-favourite", contract=bid) if value.endswith("+") else bid
        return value

    def refused(self, refusal: Refusal, *, players: Sequence[str] = ()) -> str:
        """Why an action was refused, in the third person: "she holds spades and must follow".

        Cards and bids stand as the record writes them. Players are named if names are given.
        """
        facts: dict[str, Fact] = {
            name: self._player(value, players) if name in _SEAT_FACTS else value
            for name, value in refusal.facts
        }
        return self.say(f"refusal-{refusal.code}", **facts)

    def _player(self, seat: str, players: Sequence[str]) -> str:
        named = seat.isdecimal() and int(seat) < len(players)
        return players[int(seat)] if named else self.say("player", number=seat)


_ENGLISH: Final = Words()

say = _ENGLISH.say
"""A message in English."""

say_in = _ENGLISH.say_in
"""A message in English, as a rule set words it."""

speaks = _ENGLISH.knows
"""Whether there is such a message in English."""

spoken = _ENGLISH.spoken
"""The facts of a refusal in English names."""

refused = _ENGLISH.refused
"""Why an action was refused, in English."""


def catalogues(locale: str) -> dict[str, str]:
    """The text of each catalogue of a locale, by file name."""
    folder: Traversable = files(__name__) / locale
    found = sorted((each for each in folder.iterdir() if each.name.endswith(".ftl")), key=_name)
    return {each.name: each.read_text(encoding="utf-8") for each in found}


def _name(file: Traversable) -> str:
    return file.name


@cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for text in catalogues(locale).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def _readable(key: str, facts: dict[str, Fact]) -> str:
    told = ", ".join(f"{name} {value}" for name, value in facts.items())
    words = key.replace("-", " ")
    return f"{words} ({told})" if told else words
