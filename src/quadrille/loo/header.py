"""What the header of a record of Three-Card Loo agrees on, and how its sitting begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

import msgspec
from msgspec import Struct

from quadrille.errors import Unreadable
from quadrille.loo.choices import LOO, find, with_options
from quadrille.loo.lines import (
    HeaderLine,
    NamesLine,
    PlayersLine,
)
from quadrille.loo.sitting import Sitting, begin
from quadrille.seats import Seat
from quadrille.text.header import LengthLine, OptionLine, RulesLine

USUAL_ROUNDS: Final = 10
"""A sitting is ten rounds, in which each player deals once, if nothing else is said."""


class Agreed(Struct, frozen=True):
    """What the header has said so far."""

    said: frozenset[str] = frozenset()
    """About what; nothing is said twice."""
    options: Mapping[str, str] = {}
    players: int | None = None
    names: tuple[str, ...] | None = None
    length: LengthLine = LengthLine(USUAL_ROUNDS, in_rounds=True)


def agreed_with(agreed: Agreed, line: HeaderLine) -> Agreed:
    """What is agreed with one line more; raises `Unreadable` or `BadOption`."""
    about = _about(line)
    if about in agreed.said:
        raise Unreadable("said-twice", facts=(("key", about),))
    agreed = msgspec.structs.replace(agreed, said=agreed.said | {about})
    match line:
        case RulesLine(key=key):
            find(key)
            return agreed
        case OptionLine(key=key, value=value):
            with_options(LOO, {key: value})
            return msgspec.structs.replace(agreed, options={**agreed.options, key: value})
        case LengthLine(number=number):
            begin(LOO, players=2, deals=number, dealer=Seat(0))
            return msgspec.structs.replace(agreed, length=line)
        case PlayersLine(number=number):
            return _with_players(agreed, number)
        case NamesLine(names=names):
            return msgspec.structs.replace(_with_players(agreed, len(names)), names=names)
        case never:
            assert_never(never)


def _with_players(agreed: Agreed, number: int) -> Agreed:
    """As many names as players, if both are told."""
    begin(LOO, players=number, deals=1, dealer=Seat(0))
    if agreed.players not in (None, number):
        facts = (("players", str(agreed.players)), ("others", str(number)))
        raise Unreadable("loo-players-differ", facts=facts)
    return msgspec.structs.replace(agreed, players=number)


def begun_by(agreed: Agreed, players: int, dealer: Seat) -> Sitting:
    """The sitting as it begins; raises `BadOption` if so many cannot play."""
    length = agreed.length
    return begin(
        with_options(LOO, agreed.options),
        players=players,
        deals=length.number * players if length.in_rounds else length.number,
        dealer=dealer,
    )


def _about(line: HeaderLine) -> str:
    match line:
        case RulesLine():
            return "rules"
        case OptionLine(key=key):
            return f"option {key}"
        case LengthLine():
            return "deals"
        case PlayersLine():
            return "players"
        case NamesLine():
            return "seats"
        case never:
            assert_never(never)
