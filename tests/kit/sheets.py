"""Score sheets as a careless scorekeeper might fill them: any answers, strikes, corrections."""

from __future__ import annotations

from random import Random
from typing import Final

from quadrille.cards import Suit
from quadrille.errors import NotAllowed
from quadrille.rulesets import ALL
from quadrille.scorekeeper import (
    Form,
    Sheet,
    amended,
    course,
    deed,
    entered,
    opened,
    played,
    restored,
    struck,
)
from quadrille.seats import SEATS
from quadrille.sitting import Sitting

NAMES: Final = ("Anna", "Ben", "Carla", "Dan")


def any_sheet(rng: Random, *, deals: int = 4) -> Sheet:
    """An empty sheet of any rule set, with any options and favourite."""
    rules = rng.choice(ALL)
    options = {
        option.key: rng.choice(option.answers)[0] for option in rules.options if rng.random() < 0.4
    }
    takes = rules.takes_favourite and rng.random() < 0.5
    return opened(
        NAMES,
        rules.key,
        deals=deals,
        dealer=rng.choice(SEATS),
        options=options,
        favourite=rng.choice(tuple(Suit)) if takes else None,
    )


def any_answers(rng: Random, sitting: Sitting, form: Form) -> dict[str, str] | None:
    """Any answers to a form; none where there is nothing to answer."""
    given: dict[str, str] = {}
    while (question := (asked := course(sitting, form, given)).next) is not None:
        if not question.answers:
            return None
        given[question.key] = rng.choice(question.answers)
    return asked.answers if asked.complete else None


def any_change(rng: Random, sheet: Sheet) -> Sheet:
    """The sheet after one more thing that a scorekeeper may do."""
    places = range(len(sheet.entries))
    try:
        match rng.choice(("deal",) * 8 + ("redeal", "fault", "claim", "stood", "strike", "amend")):
            case "strike" if places:
                return _struck_or_restored(sheet, rng.choice(places))
            case "amend" if places:
                return _amended(rng, sheet, rng.choice(places))
            case "redeal" | "fault" | "claim" | "stood" as form:
                return _entered(rng, sheet, Form(form))
            case _:
                return _entered(rng, sheet, Form.DEAL)
    except NotAllowed:
        # A later entry rests on it.
        return sheet


def _entered(rng: Random, sheet: Sheet, form: Form) -> Sheet:
    sitting = played(sheet)
    if sitting.is_complete and form is not Form.FAULT:
        return sheet
    answers = any_answers(rng, sitting, form)
    return sheet if answers is None else entered(sheet, *deed(sitting, form, answers))


def _amended(rng: Random, sheet: Sheet, at: int) -> Sheet:
    before = played(sheet, at)
    if not sheet.entries[at].is_deal or before.is_complete:
        return sheet
    answers = any_answers(rng, before, Form.DEAL)
    return sheet if answers is None else amended(sheet, at, *deed(before, Form.DEAL, answers))


def _struck_or_restored(sheet: Sheet, at: int) -> Sheet:
    return restored(sheet, at) if sheet.entries[at].struck else struck(sheet, at)
