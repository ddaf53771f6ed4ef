"""The lines of a header that every game's record has: rules, options, and how long it lasts."""

from __future__ import annotations

import re
from typing import Final, TypeAlias, assert_never

from msgspec import Struct

from quadrille.text.spelling import Words

_KEY: Final = re.compile(r"[!-~]{1,40}")
"""What a rule set may be called: a word without accents, of no great length."""
_OPTION: Final = re.compile(r"(?P<key>[a-z_]{1,40})=(?P<value>[!-<>-~]{1,40})")


class RulesLine(Struct, frozen=True):
    """By which rules the sitting is played."""

    key: str


class OptionLine(Struct, frozen=True):
    """An answer that the table changes, or repeats."""

    key: str
    value: str


class LengthLine(Struct, frozen=True):
    """How many deals are agreed, or rounds in which each player deals once."""

    number: int
    in_rounds: bool


AgreedLine: TypeAlias = RulesLine | OptionLine | LengthLine


def read_agreed(word: str, words: Words) -> AgreedLine:
    """The rest of a line that begins with `rules`, `option`, `deals` or `rounds`."""
    match word:
        case "rules":
            if not _KEY.fullmatch(words.ahead):
                raise words.wrong("rules")
            return RulesLine(words.take())
        case "option":
            found = _OPTION.fullmatch(words.ahead)
            if found is None:
                raise words.wrong("option")
            words.take()
            return OptionLine(found["key"], found["value"])
        case length:
            return LengthLine(words.whole(), in_rounds=length == "rounds")


def write_agreed(line: AgreedLine) -> str:
    """A line as it stands in a record."""
    match line:
        case RulesLine(key=key):
            return f"rules {key}"
        case OptionLine(key=key, value=value):
            return f"option {key}={value}"
        case LengthLine(number=number, in_rounds=in_rounds):
            return f"{'rounds' if in_rounds else 'deals'} {number}"
        case never:
            assert_never(never)
