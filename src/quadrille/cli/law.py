"""`quadrille law TOPIC`: what the law says of a clause, a group or a word."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import quadrille
from quadrille.lawbook import Entry, Found, Group, book, carried_by, find
from quadrille.words import say
from quadrille.words.faults import cut

ROOT: Final = Path(quadrille.__file__).resolve().parents[2]
"""Where the source tree is, if the program runs from one."""

UNKNOWN: Final = 2
"""How the command ends when it does not know the topic."""


def law(*words: str) -> int:
    """Print what the law says of a clause (PLAY-2), a group (PLAY) or a word (beast)."""
    topic = " ".join(words)
    groups = book(carried_by(ROOT))
    console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
    if not topic.strip():
        _print_groups(console, groups)
        return 0
    found = find(groups, topic)
    if not found.entries:
        _print_none(topic, found)
        return UNKNOWN
    _print_found(console, found)
    return 0


def _print_groups(console: Console, groups: tuple[Group, ...]) -> None:
    console.print(say("law-groups"), markup=False)
    for group in groups:
        console.print("  " + say("law-group", key=group.key, name=group.name), markup=False)


def _print_none(topic: str, found: Found) -> None:
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    console.print(say("law-none", topic=cut(topic)), markup=False)
    if found.near:
        console.print(say("law-near", topics=", ".join(found.near)), markup=False)


def _print_found(console: Console, found: Found) -> None:
    if found.group is not None:
        name = say("law-group", key=found.group.key, name=found.group.name)
        console.print(Text(name, style="bold underline"))
        console.print()
    for number, entry in enumerate(found.entries):
        if number:
            console.print()
        _print_entry(console, entry)
    if found.also:
        console.print()
        console.print(say("law-also", clauses=", ".join(found.also)), markup=False)


def _print_entry(console: Console, entry: Entry) -> None:
    console.print(Text(entry.clause, style="bold"))
    _indented(console, Text(entry.words), 2)
    for line, depth in _details(entry):
        _indented(console, line, depth)


def _indented(console: Console, text: Text, depth: int) -> None:
    """In a terminal long lines are wrapped below their beginning; in a pipe they stay whole."""
    if console.soft_wrap:
        console.print(Text(" " * depth).append_text(text))
    else:
        console.print(Padding(text, (0, 0, 0, depth)))


def _details(entry: Entry) -> Iterator[tuple[Text, int]]:
    if entry.functions:
        yield Text(say("law-functions") + ":", style="dim"), 2
    for each in entry.functions:
        places = "; ".join(each.sources)
        text = Text().append(each.function.removeprefix("quadrille."), style="cyan")
        text.append(f": {each.statement}")
        yield text.append(f" ({places})" if places else "", style="dim"), 4
    for question in entry.questions:
        yield Text(f"{say('law-question')}: {question.asks}", style="dim"), 2
        if question.options:
            yield Text(f"{say('law-option')}: {'; '.join(question.options)}"), 4
        for answered in question.answers:
            text = Text().append(answered.rules, style="cyan").append(f": {answered.answer}")
            yield text.append(f" ({answered.rests_on})", style="dim"), 4
    if entry.tests:
        yield Text(say("law-tests") + ":", style="dim"), 2
    for test in entry.tests:
        yield Text(test), 4
