"""When the program itself acts at a table: for nature, for a bot, for one who is silent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from quadrille.game import A, Chosen, E, S, V, announced
from quadrille.seating import Chair, Hush, Table, asked, persons
from quadrille.seats import Nature, Seat

BLINK: Final = 0.5
"""So many seconds before such a hush ends it is too late to answer."""

MOMENT: Final = 1.0
"""Seconds that a bot has for an answer at least, also where a table has hardly any beat."""

LEEWAY: Final = 1.1
"""So many times its time a bot is given, for a machine is now and then late."""


class Wake(Struct, frozen=True):
    """Nature, a bot, or one who says nothing is to act, and not before this time."""

    at: float
    who: Seat | Nature | None
    """Nobody where a hush ends."""


def wake(table: Table[S, A, E, V]) -> Wake | None:
    """Whether the program is to act, and when; else a person is, or nobody any more."""
    if table.hush is not None:
        return _wake_in_hush(table, table.hush)
    for seat in _bots(table.chairs):
        if unasked_of(table, seat):
            return Wake(table.shown, seat)
    who = table.game.turn(table.sitting)
    match who:
        case None:
            return None
        case Nature() if table.game.is_resting(table.sitting):
            return Wake(table.shown, who) if all(table.ready) else None
        case Nature():
            return Wake(table.shown, who)
        case seat:
            if table.chairs[seat].bot is None:
                return None
            return Wake(table.shown + pace(table, seat), seat)


def pace(table: Table[S, A, E, V], chair: Seat) -> float:
    """Seconds from what was shown last until a bot acts: the same whatever it holds and does."""
    thinks = table.game.thinks.get(table.chairs[chair].bot or "", 0.0)
    return max(table.beat, LEEWAY * thinks)


def _wake_in_hush(table: Table[S, A, E, V], hush: Hush[S, A]) -> Wake | None:
    """Who may answer does so in time, or is silent; alone among bots she may take her time."""
    who = asked(table)
    if who is None or hush.answer:
        return Wake(hush.until, None)
    if table.chairs[who].bot is not None:
        return Wake(table.shown + pace(table, who), who)
    return Wake(hush.until - BLINK, who) if is_company(table) else None


def latest(table: Table[S, A, E, V]) -> float | None:
    """When a bot that is asked in a hush and still thinks is silent; nothing outside of one."""
    return None if table.hush is None else max(table.hush.until, table.shown + MOMENT)


def chosen(
    table: Table[S, A, E, V], seat: Seat, choose: Callable[[V], Chosen[A]]
) -> tuple[Chosen[A], ...]:
    """What is done for a seat that is woken: as a bot chooses, what is its due, or silence."""
    return unthinking(table, seat) or announced(table.game, table.sitting, seat, choose)


def unthinking(table: Table[S, A, E, V], seat: Seat) -> tuple[Chosen[A], ...]:
    """What is done for a seat where nothing is to be chosen: what is its due, or silence."""
    unasked = unasked_of(table, seat)
    if unasked:
        return (Chosen(unasked[0]),)
    if table.chairs[seat].bot is None:
        return silent(table)
    return ()


def silent(table: Table[S, A, E, V]) -> tuple[Chosen[A], ...]:
    """What the seat on turn does in a hush by saying nothing."""
    return (Chosen(table.game.silence(table.sitting)),)


def unasked_of(table: Table[S, A, E, V], seat: Seat) -> tuple[A, ...]:
    """What a seat may do between two deals, though nobody asks her."""
    is_resting = table.game.is_resting(table.sitting)
    return table.game.unasked(table.sitting, seat) if is_resting else ()


def slowest(table: Table[S, A, E, V]) -> float:
    """The pace of the slowest bot at the table."""
    return max((pace(table, seat) for seat in _bots(table.chairs)), default=table.beat)


def _bots(chairs: tuple[Chair, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(place) for place, chair in enumerate(chairs) if chair.bot is not None)


def is_company(table: Table[S, A, E, V]) -> bool:
    """Whether more than one person sits here, so that the time of one tells another something."""
    return len(persons(table.chairs)) > 1
