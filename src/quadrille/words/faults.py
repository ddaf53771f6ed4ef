"""What went wrong, as one sentence: any error that this program refuses and can explain."""

from __future__ import annotations

from typing import Final

from quadrille.errors import (
    BadOption,
    Damaged,
    NotAllowed,
    QuadrilleError,
    Refusal,
    Unreadable,
    Unusable,
)
from quadrille.words import Fact, Words

__all__ = ["cut", "told"]

_ENGLISH: Final = Words()

_MOST: Final = 200
"""How long a fact may be in a sentence, in letters."""

_REFUSALS_OWN: Final = ("player", "deed", "thing", "why", "clause")
"""The facts of a refused line that are not the refusal's."""


def told(error: QuadrilleError, words: Words = _ENGLISH) -> str:
    """One line that says what is wrong, where, and what was expected."""
    match error:
        case Unreadable():
            return _placed(error, _fault(error, words), words)
        case BadOption(code=code, facts=facts):
            return words.say(f"error-{code}", **{key: cut(fact) for key, fact in facts})
        case NotAllowed(refusal=refusal):
            return f"{words.refused(refusal)} ({refusal.clause})"
        case Damaged(where=where, number=number):
            return words.say("error-damaged", where=where, number=number)
        case Unusable(code=code, where=where):
            return words.say(f"host-{code}", where=where)
        case _:
            return str(error)


def _placed(error: Unreadable, fault: str, words: Words) -> str:
    if error.line is not None and error.column is not None:
        return words.say("record-at-column", line=error.line, column=error.column, fault=fault)
    if error.line is not None:
        return words.say("record-at-line", line=error.line, fault=fault)
    if error.column is not None:
        return words.say("record-in-column", column=error.column, fault=fault)
    return fault


def _fault(error: Unreadable, words: Words) -> str:
    """The sentence of a fault; a bad option in a record is told as anywhere else."""
    facts: dict[str, Fact] = {key: cut(value) for key, value in error.facts}
    if "expected" in facts and words.knows(f"record-expected-{facts['expected']}"):
        facts["expected"] = words.say(f"record-expected-{facts['expected']}", **facts)
    if "why" in facts:
        given = tuple((key, value) for key, value in error.facts if key not in _REFUSALS_OWN)
        refusal = Refusal(str(facts["why"]), str(facts["clause"]), given)
        facts["why"] = words.refused(refusal)
    known = words.knows(f"record-{error.code}")
    return words.say(f"record-{error.code}" if known else f"error-{error.code}", **facts)


def cut(text: str) -> str:
    """A text as it may stand in a sentence: of no great length, and nothing a terminal obeys."""
    short = text if len(text) <= _MOST else text[:_MOST] + "…"
    return "".join(letter if letter.isprintable() else "�" for letter in short)
