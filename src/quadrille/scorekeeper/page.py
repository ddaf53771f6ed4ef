"""The scorekeeper as a page asks it: one request, one answer, both JSON, and nothing kept.

The page holds the text of the sheet, and sends it with every request. So the same law judges
in a terminal, on a server and in a browser that is out of reach of any.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from quadrille.cards import Suit
from quadrille.errors import BadOption, NotAllowed, QuadrilleError, Refusal, Unreadable
from quadrille.record.opening import USUAL_DEALS
from quadrille.rules.choices import Option
from quadrille.rules.options import options_of
from quadrille.rules.questions import DoubleRounds
from quadrille.rulesets import ALL
from quadrille.scorekeeper.exports import as_csv, as_json
from quadrille.scorekeeper.questions import Course, Form, course, deed
from quadrille.scorekeeper.sheet import (
    Enterable,
    Sheet,
    amended,
    entered,
    opened,
    played,
    restored,
    struck,
)
from quadrille.scorekeeper.telling import SheetTold, told
from quadrille.scorekeeper.writing import as_text, from_text
from quadrille.seats import NATURE, SEATS, Nature, Seat
from quadrille.sitting import Sitting

ROUNDS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 11, 12)
"""How many rounds a sitting may be agreed for, as the page offers it; in one, each deals once."""


class OptionOffered(Struct, frozen=True, kw_only=True):
    """An option with its values."""

    key: str
    values: tuple[str, ...]
    usual: str
    """What a real table mostly plays."""
    standard: str
    """What holds if the record is silent."""


class RulesOffered(Struct, frozen=True, kw_only=True):
    """A rule set, and what may be changed in it."""

    key: str
    takes_favourite: bool
    least: int
    """The fewest who can play."""
    most: int
    options: tuple[OptionOffered, ...]


class Offers(Struct, frozen=True, kw_only=True):
    """What there is to agree on before the first deal."""

    rules: tuple[RulesOffered, ...]
    rounds: tuple[int, ...]
    usual_rounds: int


class Request(Struct, frozen=True, kw_only=True):
    """What the page asks; `does` says what, the rest is there as it is needed."""

    does: str
    """`offers`, `open`, `tell`, `ask`, `enter`, `strike`, `restore`, `csv` or `json`."""
    text: str = ""
    """The sheet as the page has it."""
    form: Form = Form.DEAL
    answers: dict[str, str] = {}
    at: int | None = None
    """The entry that is struck, restored or replaced."""
    names: tuple[str, ...] = ()
    rules: str = ""
    options: dict[str, str] = {}
    favourite: str = ""
    deals: int = USUAL_DEALS
    dealer: int = 0


class Fault(Struct, frozen=True, kw_only=True):
    """Why a request was refused: a message of the word catalogues, and its facts."""

    code: str
    clause: str = ""
    line: int | None = None
    facts: tuple[tuple[str, str], ...] = ()


class Reply(Struct, frozen=True, kw_only=True):
    """The answer: the sheet as it now stands, and what else was asked for."""

    text: str = ""
    sheet: SheetTold | None = None
    course: Course | None = None
    """The questions of the form that was asked for, else of the next deal."""
    offers: Offers | None = None
    export: str = ""
    fault: Fault | None = None


def reply(request: str) -> str:
    """Do what the page asks; whatever is refused is told in the answer."""
    asked = msgspec.json.decode(request, type=Request)
    try:
        answer = _answered(asked)
    except QuadrilleError as error:
        answer = Reply(text=asked.text, fault=fault_of(error))
    return msgspec.json.encode(answer).decode()


def _answered(asked: Request) -> Reply:
    match asked.does:
        case "offers":
            return Reply(offers=offers())
        case "open":
            return _told(_opened(asked))
        case "csv":
            return Reply(text=asked.text, export=as_csv(_read(asked.text)))
        case "json":
            return Reply(text=asked.text, export=as_json(_read(asked.text)))
        case "ask":
            sheet = _read(asked.text)
            questions = course(played(sheet, asked.at), asked.form, asked.answers)
            return Reply(text=asked.text, course=questions)
        case _:
            return _told(_changed(_read(asked.text), asked))


def _changed(sheet: Sheet, asked: Request) -> Sheet:
    match asked.does, asked.at:
        case "enter", None:
            return entered(sheet, *_deed(played(sheet), asked))
        case "enter", int(at):
            return amended(sheet, at, *_deed(played(sheet, at), asked))
        case "strike", int(at):
            return struck(sheet, at)
        case "restore", int(at):
            return restored(sheet, at)
        case _:
            return sheet


def _deed(sitting: Sitting, asked: Request) -> tuple[Seat | Nature, Enterable]:
    """What is entered, if everything is answered that must be."""
    known = course(sitting, asked.form, asked.answers)
    if not known.complete:
        raise NotAllowed(Refusal("unanswered", ""), NATURE)
    return deed(sitting, asked.form, known.answers)


def _told(sheet: Sheet) -> Reply:
    sitting = played(sheet)
    questions = None if sitting.is_complete else course(sitting, Form.DEAL, {})
    return Reply(text=as_text(sheet), sheet=told(sheet), course=questions)


def _opened(asked: Request) -> Sheet:
    first, second, third, fourth = asked.names
    return opened(
        (first, second, third, fourth),
        asked.rules,
        deals=asked.deals,
        dealer=SEATS[asked.dealer],
        options=asked.options,
        favourite=Suit(asked.favourite) if asked.favourite else None,
    )


@lru_cache(maxsize=4)
def _read(text: str) -> Sheet:
    """The page asks of the same sheet again and again."""
    return from_text(text)


def offers() -> Offers:
    """Every rule set with its options, the usual one first."""
    return Offers(
        rules=tuple(
            RulesOffered(
                key=rules.key,
                takes_favourite=rules.takes_favourite,
                least=len(SEATS),
                most=len(SEATS),
                options=tuple(
                    OptionOffered(
                        key=option.key,
                        values=tuple(value for value, _ in option.answers),
                        usual=_usual(option, usual),
                        standard=usual,
                    )
                    for option, (_, usual) in zip(rules.options, options_of(rules), strict=True)
                ),
            )
            for rules in ALL
        ),
        rounds=ROUNDS,
        usual_rounds=USUAL_DEALS // len(SEATS),
    )


def _usual(option: Option, standard: str) -> str:
    """That no deal is marked needs fewer words at a table: the last round is double."""
    marked, last = DoubleRounds.MARKED, DoubleRounds.LAST
    is_marked = any(answer is marked and value == standard for value, answer in option.answers)
    return last if is_marked else standard


def fault_of(error: QuadrilleError) -> Fault:
    """What a page is told when something was refused."""
    match error:
        case NotAllowed(refusal=refusal):
            code = f"refusal-{refusal.code}"
            return Fault(code=code, clause=refusal.clause, facts=refusal.facts)
        case Unreadable():
            return Fault(code=f"record-{error.code}", line=error.line, facts=error.facts)
        case BadOption():
            return Fault(code=f"error-{error.code}", facts=error.facts)
        case _:
            return Fault(code="keep-refused")
