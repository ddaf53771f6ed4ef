"""The scorekeeper of Three-Card Loo as a page asks it, with the same requests as Quadrille's."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from quadrille.errors import NotAllowed, QuadrilleError, Refusal
from quadrille.loo.actions import Report
from quadrille.loo.choices import LOO, YES_OR_NO, find, options_of, with_options
from quadrille.loo.dealing import LEAST, MOST
from quadrille.loo.keeping import (
    Sheet,
    amended,
    as_text,
    entered,
    from_text,
    marked,
    opened,
    played,
)
from quadrille.loo.sitting import Sitting, begin
from quadrille.scorekeeper.loo.questions import course, report_of
from quadrille.scorekeeper.loo.telling import LooSheetTold, as_csv, as_json, told
from quadrille.scorekeeper.page import (
    ROUNDS,
    Fault,
    Offers,
    OptionOffered,
    Request,
    RulesOffered,
    fault_of,
)
from quadrille.scorekeeper.questions import Course
from quadrille.seats import NATURE, Seat

USUAL_ROUNDS: Final = 4
"""In each of them everybody deals once."""


class LooReply(Struct, frozen=True, kw_only=True):
    """The answer: the sheet as it now stands, and what else was asked for."""

    text: str = ""
    sheet: LooSheetTold | None = None
    course: Course | None = None
    """The questions of the deal that was asked for, else of the next."""
    offers: Offers | None = None
    export: str = ""
    fault: Fault | None = None


def reply(request: str) -> str:
    """Do what the page asks; whatever is refused is told in the answer."""
    asked = msgspec.json.decode(request, type=Request)
    try:
        answer = _answered(asked)
    except QuadrilleError as error:
        answer = LooReply(text=asked.text, fault=fault_of(error))
    return msgspec.json.encode(answer).decode()


def _answered(asked: Request) -> LooReply:
    if asked.does == "offers":
        return LooReply(offers=offers())
    if asked.does == "open":
        return _told(_opened(asked))
    sheet = _read(asked.text)
    match asked.does:
        case "csv":
            return LooReply(text=asked.text, export=as_csv(sheet))
        case "json":
            return LooReply(text=asked.text, export=as_json(sheet))
        case "ask":
            return LooReply(text=asked.text, course=course(played(sheet, asked.at), asked.answers))
        case _:
            return _told(_changed(sheet, asked))


def _changed(sheet: Sheet, asked: Request) -> Sheet:
    match asked.does, asked.at:
        case "enter", None:
            return entered(sheet, _report(played(sheet), asked))
        case "enter", int(at):
            return amended(sheet, at, _report(played(sheet, at), asked))
        case "strike" | "restore", int(at):
            return marked(sheet, at, struck=asked.does == "strike")
        case _:
            return sheet


def _report(sitting: Sitting, asked: Request) -> Report:
    """What is entered, if everything is answered that must be."""
    known = course(sitting, asked.answers)
    if not known.complete:
        raise NotAllowed(Refusal("unanswered", ""), NATURE)
    return report_of(sitting, known.answers)


def _told(sheet: Sheet) -> LooReply:
    sitting = played(sheet)
    questions = None if sitting.is_complete else course(sitting, {})
    return LooReply(text=as_text(sheet), sheet=told(sheet), course=questions)


def _opened(asked: Request) -> Sheet:
    rules = with_options(find(asked.rules), asked.options)
    players, dealer = len(asked.names), Seat(asked.dealer)
    return opened(asked.names, begin(rules, players=players, deals=asked.deals, dealer=dealer))


@lru_cache(maxsize=4)
def _read(text: str) -> Sheet:
    """The page asks of the same sheet again and again."""
    return from_text(text)


def offers() -> Offers:
    """The game with what its source leaves to the table."""
    options = tuple(
        OptionOffered(key=key, values=tuple(YES_OR_NO), usual=now, standard=now)
        for key, now in options_of(LOO)
    )
    rules = RulesOffered(
        key=LOO.key, takes_favourite=False, least=LEAST, most=MOST, options=options
    )
    return Offers(rules=(rules,), rounds=ROUNDS, usual_rounds=USUAL_ROUNDS)
