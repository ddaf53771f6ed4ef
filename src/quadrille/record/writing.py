"""A record as text, and the record of a sitting that was played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from quadrille.errors import Unreadable
from quadrille.record import grammar, notation
from quadrille.record.derived import derived_of
from quadrille.record.lines import (
    ActionLine,
    DealLine,
    FavouriteLine,
    HandsLine,
    HeaderLine,
    Line,
    Mark,
    Record,
    ResultLine,
    SeatsLine,
)
from quadrille.record.results import write_result
from quadrille.rules.actions import Action, Claim, DealOut, Redeal, Report, Void
from quadrille.rules.choices import RuleSet
from quadrille.rules.options import options_of
from quadrille.rules.rounds import occasion_of
from quadrille.rules.standing import ORDINARY, Fault, Occasion
from quadrille.rulesets import find
from quadrille.seats import Four, Nature, Seat
from quadrille.sitting import DealResult, Sitting, apply
from quadrille.text.header import LengthLine, OptionLine, RulesLine
from quadrille.text.names import may_be_named

Deed = tuple[Seat | Nature, Action]
"""Who did what."""


def write(record: Record) -> str:
    """The text of a record."""
    return "".join(f"{line}\n" for line in (grammar.FIRST_LINE, *map(grammar.write, record.lines)))


def recorded(
    begun: Sitting,
    deeds: Sequence[Deed],
    *,
    names: Four[str] | None = None,
    derived: bool = True,
) -> Record:
    """The record of a sitting: how it began, all that was done, and what followed from it.

    Raises `NotAllowed` for what the law refuses, `Unreadable` for a name that cannot be written.
    """
    lines: list[Line] = list(_header(begun, names))
    sitting = begun
    untold = False
    for place, (who, action) in enumerate(deeds):
        after = deeds[place + 1][1] if place + 1 < len(deeds) else None
        lines.extend(_lines(sitting, who, action, after))
        before, (sitting, _) = sitting, apply(sitting, who, action)
        untold = untold or len(sitting.results) > len(before.results)
        # A claim or a ruling settles a deal anew: what follows from it is told after them.
        if untold and not isinstance(after, Claim | Fault):
            lines.extend(_derived(sitting) if derived else ())
            untold = False
    return Record(tuple(lines))


def _header(begun: Sitting, names: Four[str] | None) -> Iterator[HeaderLine]:
    yield RulesLine(begun.rules.key)
    for key, value in _changed(begun.rules):
        yield OptionLine(key, value)
    if begun.favourite is not None:
        yield FavouriteLine(begun.favourite)
    yield LengthLine(begun.deals, in_rounds=False)
    if names is not None:
        for name in names:
            if not may_be_named(name):
                raise Unreadable("bad-name", facts=(("found", name),))
        yield SeatsLine(names)


def _changed(rules: RuleSet) -> Iterable[tuple[str, str]]:
    """The options that the table has changed."""
    usual = dict(options_of(find(rules.key)))
    return (option for option in options_of(rules) if usual[option[0]] != option[1])


def _lines(
    sitting: Sitting, who: Seat | Nature, action: Action, after: Action | None
) -> Iterator[Line]:
    """The lines of one action; what voids a deal that was dealt out of turn tells that itself."""
    match action:
        case DealOut(hands=hands, packets=packets):
            stands = not (isinstance(after, Redeal) and after.cause is Void.OUT_OF_TURN)
            opening = _opening(sitting, action, stands=stands)
            yield msgspec.structs.replace(opening, packets=packets)
            yield HandsLine(notation.sorted_hands(hands))
        case Report():
            yield _opening(sitting, action, stands=True)
            bare = msgspec.structs.replace(action, dealer=None, occasion=ORDINARY)
            yield ResultLine(bare, write_result(action))
        case Redeal(cause=cause):
            if not sitting.deal_is_on:
                yield _opening(sitting, action, stands=cause is not Void.OUT_OF_TURN)
            yield ActionLine(who, Redeal(cause))
        case _:
            yield ActionLine(who, action)


def _opening(sitting: Sitting, action: DealOut | Report | Redeal, *, stands: bool) -> DealLine:
    dealer = sitting.dealer if action.dealer is None else action.dealer
    mistaken = dealer != sitting.dealer and stands
    return DealLine(
        number=sitting.number + 1,
        dealer=dealer,
        marks=(*_marks(sitting, action.occasion), *((Mark.OUT_OF_TURN,) if mistaken else ())),
    )


def _marks(sitting: Sitting, marked: Occasion) -> tuple[Mark, ...]:
    """What kind of deal it is, said also where it goes without saying."""
    is_so = occasion_of(sitting.rules, sitting.counted, sitting.deals, marked)
    double = (Mark.DOUBLE,) if is_so.double else ()
    return (*double, Mark.CLEARING) if is_so.clearing else double


def _derived(sitting: Sitting) -> Iterator[Line]:
    last = sitting.results[-1]
    if isinstance(last, DealResult):
        yield from derived_of(last)
