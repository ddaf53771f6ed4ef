"""From what a person asks to the clauses that answer: an id, a group, a word."""

from __future__ import annotations

import re
from difflib import get_close_matches

from msgspec import Struct

from quadrille.lawbook.entries import Entry, Group


class Found(Struct, frozen=True):
    """What the law says on a topic."""

    group: Group | None
    """The group that is so called, if one is."""
    entries: tuple[Entry, ...]
    """The clauses that answer."""
    also: tuple[str, ...]
    """The ids of further clauses that mention the topic."""
    near: tuple[str, ...]
    """Topics that may have been meant, where nothing was found."""


def find(law: tuple[Group, ...], topic: str) -> Found:
    """The clause with that id, else the group, else the clauses that use the word."""
    wanted = " ".join(topic.split()).casefold()
    entries = tuple(entry for group in law for entry in group.entries)
    for entry in entries:
        if entry.clause.casefold() == wanted:
            return Found(None, (entry,), (), ())
    saying = tuple(entry for entry in entries if wanted and _says(entry, wanted))
    for group in law:
        if wanted in (group.key.casefold(), group.key.casefold() + "s"):
            also = tuple(each.clause for each in saying if each not in group.entries)
            return Found(group, group.entries, also, ())
    return Found(None, saying, (), () if saying else _near(law, wanted))


def _says(entry: Entry, wanted: str) -> bool:
    """Whether a clause, or a law function of it, uses a word, alone or with an ending."""
    told = (entry.words, *(each.statement for each in entry.functions))
    stem = re.escape(re.sub(r"(?<=\w{3})s$", "", wanted))
    pattern = re.compile(rf"(?<!\w){stem}(?:s|es)?(?!\w)")
    return any(pattern.search(text.casefold()) for text in told)


def _near(law: tuple[Group, ...], wanted: str) -> tuple[str, ...]:
    names: dict[str, str] = {}
    for group in law:
        names[group.key.casefold()] = group.key
        for entry in group.entries:
            names[entry.clause.casefold()] = entry.clause
            for word in re.findall(r"[^\W\d_]{4,}", entry.words):
                names.setdefault(word.casefold(), word.casefold())
    return tuple(names[each] for each in get_close_matches(wanted, names, n=4, cutoff=0.6))
