"""The names of those who sit at a table, as a record writes them: `seats Anna | Ben | …`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quadrille.errors import Unreadable
from quadrille.text.spelling import shown

SEATS_WORD: Final = "seats "
"""With what the line begins."""

_BETWEEN: Final = " | "


def read_names(text: str) -> tuple[str, ...]:
    """The names on such a line; they may hold spaces."""
    return tuple(text.removeprefix(SEATS_WORD).split(_BETWEEN))


def check_names(names: Sequence[str]) -> None:
    """Each name can be written; raises `Unreadable` with the column of the first that cannot."""
    column = len(SEATS_WORD) + 1
    for name in names:
        if not may_be_named(name):
            raise Unreadable("bad-name", column=column, facts=(("found", shown(name)),))
        column += len(name) + len(_BETWEEN)


def may_be_named(name: str) -> bool:
    """A name can be written if it is one line of visible letters, without `|` or `#` in it."""
    return bool(name) and name.strip() == name and name.isprintable() and not set(name) & {"|", "#"}


def write_names(names: Sequence[str]) -> str:
    """The line that tells them."""
    return SEATS_WORD + _BETWEEN.join(names)
