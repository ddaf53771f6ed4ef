"""Which question comes next, and which ruling the answers lead to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

from quadrille.arbiter.values import Beast, Matter, Question, Ruling, Vole, When

Answers: TypeAlias = Mapping[str, str]

BEASTS: Final = Question("beasts", ("yes", "no"))
"""Asked last, where the ruling means anything only at a table with beasts."""


def next_question(matter: Matter, answers: Answers) -> Question | None:
    """The first thing that is still to be known; None when the ruling can be given."""
    for question in matter.questions:
        if question.key not in answers and _holds(question.when, answers):
            return question
    if BEASTS.key not in answers and _first(matter, answers).needs_beasts:
        return BEASTS
    return None


def ruling(matter: Matter, answers: Answers) -> Ruling:
    """What follows, once nothing more is to be asked.

    Where the rules have no beasts for offences, the deal is set right and nobody pays.
    """
    found = _first(matter, answers)
    if not found.needs_beasts or answers.get(BEASTS.key) == "yes":
        return found
    return msgspec.structs.replace(found, beast=Beast.NOBODY, vole=Vole.UNTOUCHED, enter=())


def allowed(matter: Matter) -> tuple[Question, ...]:
    """Every question that may come up."""
    last = (BEASTS,) if any(each.needs_beasts for each in matter.rulings) else ()
    return (*matter.questions, *last)


def _first(matter: Matter, answers: Answers) -> Ruling:
    return next(each for each in matter.rulings if _holds(each.when, answers))


def _holds(when: When, answers: Answers) -> bool:
    return all(answers.get(key) == value for key, value in when)
