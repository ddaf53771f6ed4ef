"""How a recorded sitting begins: its rules and options, its length, its first dealer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from msgspec import Struct

from quadrille import rulesets
from quadrille.cards import Suit
from quadrille.errors import BadOption, Unreadable
from quadrille.record.groups import DealPart, Parts
from quadrille.record.lines import (
    FavouriteLine,
    HeaderLine,
    Mark,
    SeatsLine,
)
from quadrille.rules.choices import RuleSet
from quadrille.rules.options import with_options
from quadrille.seats import SEATS, Seat, after
from quadrille.sitting import Sitting, begin
from quadrille.text.header import LengthLine, OptionLine, RulesLine

DEALS_IN_A_ROUND: Final = len(SEATS)
"""A round is one deal by each player."""

USUAL_DEALS: Final = 10 * DEALS_IN_A_ROUND
"""A sitting is ten rounds if nothing else is said."""


class Agreed(Struct, frozen=True):
    """What the header says, as far as it is known."""

    rules: RuleSet | None
    """With the options that the table changes; none where no rules are named."""
    deals: int = USUAL_DEALS
    favourite: Suit | None = None


def opened(parts: Parts) -> Sitting | None:
    """The sitting as it begins; none if the text ends in its header, because of a fault there.

    Raises `Unreadable` for the first fault of the header.
    """
    agreed = _agreed(parts.header)
    if parts.stray is not None:
        raise parts.stray
    if agreed.rules is None:
        if not parts.deals and not parts.whole:
            return None
        raise Unreadable("rules-missing", line=parts.deals[0].at if parts.deals else parts.end)
    return begin(
        agreed.rules,
        deals=agreed.deals,
        dealer=_first_dealer(parts.deals),
        favourite=agreed.favourite,
    )


def _agreed(header: tuple[tuple[int, HeaderLine], ...]) -> Agreed:
    """What each line says in its turn, so that the first that is wrong is the one that is told."""
    agreed = Agreed(_rules_named(header))
    options: dict[str, str] = {}
    for at, line in _each_once(header):
        try:
            agreed = _with(agreed, line, options)
        except BadOption as fault:
            raise Unreadable(fault.code, line=at, facts=fault.facts) from fault
    return agreed


def _rules_named(header: tuple[tuple[int, HeaderLine], ...]) -> RuleSet | None:
    """The rule set that the header names, wherever in it; none if there is none so called."""
    keys = {line.key for _, line in header if isinstance(line, RulesLine)}
    return next((rules for rules in rulesets.ALL if rules.key in keys), None)


def _with(agreed: Agreed, line: HeaderLine, options: dict[str, str]) -> Agreed:
    rules, deals, favourite = agreed.rules, agreed.deals, agreed.favourite
    match line:
        case RulesLine(key=key):
            rulesets.find(key)
        case OptionLine(key=key, value=value):
            options[key] = value
            rules = rules and with_options(rules, options)
        case LengthLine(number=number, in_rounds=in_rounds):
            deals = number * DEALS_IN_A_ROUND if in_rounds else number
        case FavouriteLine(suit=suit):
            favourite = suit
        case SeatsLine():
            pass
        case never:
            assert_never(never)
    begin(rules or rulesets.ALL[0], deals=deals, dealer=SEATS[0], favourite=favourite)
    return Agreed(rules, deals, favourite)


def _each_once(
    header: tuple[tuple[int, HeaderLine], ...],
) -> Iterator[tuple[int, HeaderLine]]:
    """Each line of the header; nothing is said twice in it."""
    said: set[str] = set()
    for at, line in header:
        about = _about(line)
        if about in said:
            raise Unreadable("said-twice", line=at, facts=(("key", about),))
        said.add(about)
        yield at, line


def _about(line: HeaderLine) -> str:
    match line:
        case RulesLine():
            return "rules"
        case OptionLine(key=key):
            return f"option {key}"
        case LengthLine():
            return "deals"
        case FavouriteLine():
            return "favourite"
        case SeatsLine():
            return "seats"
        case never:
            assert_never(never)


def _first_dealer(deals: tuple[DealPart, ...]) -> Seat:
    """The first deal that was not out of turn tells who properly deals first.

    Where every deal was out of turn nothing tells, and it is the next seat that dealt none of
    them. That touches no account: only whose deal is the next.
    """
    for part in deals:
        if Mark.OUT_OF_TURN not in part.opening.marks and part.void_for_turn is None:
            return part.opening.dealer
    if not deals:
        return SEATS[0]
    mistaken = {part.opening.dealer for part in deals}
    others = [after(deals[0].opening.dealer, steps) for steps in (1, 2, 3)]
    return next((seat for seat in others if seat not in mistaken), others[0])
