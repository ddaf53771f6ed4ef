"""Lines that people type: read one at a time, and matched with what may be meant."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence

from quadrille.cli.keep.telling import answer_told, is_numbered
from quadrille.scorekeeper import Question, SheetTold
from quadrille.words import say
from quadrille.words.faults import cut

PROMPT = "> "


class Gone(Exception):
    """Nobody types any more."""


class Lines:
    """What is typed, and what goes wrong with it; a screen reader hears each line once."""

    def __init__(self) -> None:
        """Begin without a fault."""
        self.faults = 0

    @property
    def is_watched(self) -> bool:
        """Whether a person types, and not a file."""
        return sys.stdin.isatty()

    def read(self) -> str:
        """The next line without its blanks; raises `Gone` at the end."""
        if self.is_watched:
            try:
                return input(PROMPT).strip()
            except EOFError as end:
                raise Gone from end
        line = sys.stdin.readline()
        if not line:
            raise Gone
        return line.strip()

    def tell(self, *lines: str) -> None:
        """Each line by itself."""
        for line in lines:
            print(line, flush=True)

    def refuse(self, line: str) -> None:
        """One line that says what is wrong."""
        self.faults += 1
        self.tell(line)


def meant(words: Iterable[tuple[str, tuple[str, ...]]], typed: str) -> str | None:
    """The key one of whose words was typed, in full or as a beginning that no other word has."""
    small = typed.casefold()
    every = [(key, [word.casefold() for word in its]) for key, its in words]
    whole = [key for key, its in every if small in its]
    found = whole or [key for key, its in every if any(word.startswith(small) for word in its)]
    return found[0] if len(found) == 1 and small else None


def answer_meant(known: SheetTold, question: Question, typed: str) -> str | None:
    """The answer that a number or a word stands for; none if that is not to be seen."""
    if not typed:
        return question.usual
    if typed.isdecimal():
        is_answer = is_numbered(question) and typed in question.answers
        listed = None if is_numbered(question) else numbered(question.answers, typed)
        return typed if is_answer else listed
    return meant(_worded(known, question), typed)


def _worded(known: SheetTold, question: Question) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each answer with the words for it: as people say it, and as the record does."""
    for each in question.answers:
        told = answer_told(known, question.key, each)
        yield each, (told,) if each.isdecimal() else (told, each)


def numbered(answers: Sequence[str], typed: str) -> str | None:
    """The answer with a number, counted from one."""
    place = int(typed) if typed.isdecimal() and len(typed) < 4 else 0
    return answers[place - 1] if 0 < place <= len(answers) else None


def not_meant(typed: str) -> str:
    """What is said to a word that nobody understands."""
    return say("keep-what", typed=cut(typed))
