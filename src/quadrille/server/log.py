"""A table's log: how its entries are written and read, and a table folded from them again."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from quadrille.errors import Damaged, QuadrilleError, Unreadable
from quadrille.game import A, E, S, Setup, V
from quadrille.seating import Acted, Chair, Heard, Hinted, Readied, Table
from quadrille.seats import Seat
from quadrille.table import replayed

_encode: Final = msgspec.json.Encoder().encode


class Begun(Struct, frozen=True, kw_only=True, tag_field="t", tag="begun"):
    """The first entry of a table's log."""

    game: str
    setup: Setup
    chairs: tuple[Chair, ...]
    holders: tuple[str, ...]
    """By chair, the digest of the token that holds it; empty for a bot."""
    dealer: Seat
    """Who deals first."""
    beat: float
    secret: str
    """What the bots' chances are made from."""


Logged: TypeAlias = Begun | Acted | Readied | Heard | Hinted

_decode: Final = msgspec.json.Decoder(Logged)


def written(entry: Logged) -> str:
    """A line of the log."""
    return _encode(entry).decode()


def logged(line: str) -> Logged:
    """A line of the log, read; raises `Unreadable`."""
    try:
        return _decode.decode(line)
    except msgspec.MsgspecError as error:
        raise Unreadable("malformed") from error


def folded(
    table: Table[S, A, E, V], lines: list[str], *, where: str, now: float
) -> Table[S, A, E, V]:
    """A table after its log; raises `Damaged` where an entry cannot have happened."""
    for number, line in enumerate(lines, start=1):
        try:
            entry = logged(line)
            if isinstance(entry, Begun):
                raise Unreadable("malformed")
            table = replayed(table, entry, now=now)
        except QuadrilleError as error:
            raise Damaged(where=where, number=number) from error
    return table
