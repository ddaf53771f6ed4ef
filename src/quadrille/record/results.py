"""A deal known by its result only: the words after `result`, in any order."""

from __future__ import annotations

from typing import Final

import msgspec

from quadrille.cards import Suit
from quadrille.errors import Unreadable
from quadrille.rules.actions import Report, ReportedVole
from quadrille.seats import Seat
from quadrille.text.spelling import Words

CONTRACTS: Final = ("alliance", "mediateur", "solo", "vole", "contre")
"""The words for what one may undertake, by every rule set."""

_NEEDED: Final = ("hombre", "contract", "trumps", "tricks", "vole")
"""What the payments of every rule set need to know."""

_OPENING: Final = ("dealer", "double", "clearing")
"""Words that may follow a result that stands alone; in a record they stand on the deal's line."""

_NOTHING: Final = Report(hombre=Seat(0), contract="", trumps=Suit.SPADES, tricks=(0, 0, 0, 0))


def read_result(words: Words) -> Report:
    """What is said of a deal, up to the end of the line or to a word of the deal's own."""
    report = _NOTHING
    said: set[str] = set()
    while words.more and words.ahead not in _OPENING:
        key = words.ahead
        if key in said:
            raise Unreadable("said-twice", column=words.column, facts=(("key", key),))
        said.add(key)
        report = _with(report, words)
    for key in _NEEDED:
        if key not in said:
            raise Unreadable("result-lacks", column=words.column, facts=(("key", key),))
    return report


def _with(report: Report, words: Words) -> Report:
    """The report with the next key and its value."""
    key = words.take()
    match key:
        case "hombre":
            return msgspec.structs.replace(report, hombre=words.seat())
        case "ally":
            return msgspec.structs.replace(report, ally=words.seat())
        case "giver":
            return msgspec.structs.replace(report, giver=words.seat())
        case "contract":
            contract = words.among(CONTRACTS, "contract")
            return msgspec.structs.replace(report, contract=contract)
        case "trumps":
            return msgspec.structs.replace(report, trumps=words.suit())
        case "tricks":
            tricks = (words.whole(), words.whole(), words.whole(), words.whole())
            return msgspec.structs.replace(report, tricks=tricks)
        case "holders":
            holders = (words.seat(), words.seat(), words.seat())
            return msgspec.structs.replace(report, holders=holders)
        case "matadors":
            return msgspec.structs.replace(report, matadors=words.whole())
        case "vole":
            return msgspec.structs.replace(report, vole=words.one_of(ReportedVole, "vole"))
        case _:
            return _with_yes_or_no(report, key, words)


def _with_yes_or_no(report: Report, key: str, words: Words) -> Report:
    match key:
        case "premiers":
            return msgspec.structs.replace(report, premiers=words.yes_or_no())
        case "forced":
            return msgspec.structs.replace(report, forced=words.yes_or_no())
        case "called-own":
            return msgspec.structs.replace(report, called_own=words.yes_or_no())
        case "exchanged":
            return msgspec.structs.replace(report, exchanged=words.yes_or_no())
        case _:
            words.back()
            raise words.wrong("key")


def write_result(report: Report) -> tuple[str, ...]:
    """The words of a report after `result`, in the usual order; what is not so is left out."""
    optional: list[tuple[str, str | None]] = [
        ("ally", _told(report.ally)),
        ("contract", report.contract),
        ("trumps", report.trumps),
        ("tricks", " ".join(map(str, report.tricks))),
        ("matadors", _told(report.matadors)),
        ("premiers", None if report.premiers is None else _yes_or_no(report.premiers)),
        ("vole", report.vole),
        ("forced", _yes_or_no(True) if report.forced else None),
        ("called-own", _yes_or_no(True) if report.called_own else None),
        ("exchanged", _yes_or_no(True) if report.exchanged else None),
        ("giver", _told(report.giver)),
        ("holders", " ".join(map(str, report.holders)) if report.holders else None),
    ]
    told = [f"{key} {value}" for key, value in optional if value is not None]
    return tuple(" ".join([f"hombre {report.hombre}", *told]).split(" "))


def _told(number: int | None) -> str | None:
    return None if number is None else str(number)


def _yes_or_no(answer: bool) -> str:
    return "yes" if answer else "no"
