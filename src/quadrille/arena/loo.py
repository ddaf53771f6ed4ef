"""Three-Card Loo at the arena: one deal with a single in the pool, and what it was worth.

A deal stands alone: what it is worth to a seat is the counters that it has gained, and its even
share of what lies in the pool afterwards, which somebody will win. So the worths of all seats sum
to nothing. They are kept in whole parts of a counter, as many as there are seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Final

from msgspec import Struct

from quadrille.arena.clock import Clock
from quadrille.arena.match import Match, Note, Table
from quadrille.errors import BadOption
from quadrille.loo import apply, begin, find, turn, view, with_options
from quadrille.loo.actions import DealOut
from quadrille.loo.bots import Bot, find_bot
from quadrille.loo.deal import HAND_SIZE
from quadrille.loo.dealing import has_miss
from quadrille.loo.pack import PACK
from quadrille.loo.sitting import Sitting
from quadrille.seats import NATURE, Seat

COUNTS: Final = ("tricks", "looed")
"""What is counted of a seat's deals."""

UNASKED: Final = "unasked"
"""The kind of deal that a seat was never asked about: all before it threw in."""


class Loo(Struct, frozen=True):
    """Three-Card Loo made ready for a match."""

    match: Match
    bots: Mapping[str, Bot]
    begun: Sitting
    """The last seat deals, so that seat 0 is eldest."""
    counts: tuple[str, ...] = COUNTS
    allied: bool = False

    @property
    def parts(self) -> int:
        """A worth has as many parts as there are seats."""
        return self.match.seats

    def play(self, bots: tuple[str, ...], number: int, clock: Clock) -> Table:
        """One seating of a deal."""
        name = f"{self.match.seed}/{number}"
        sitting, _ = apply(self.begun, NATURE, _cards(self.match.seats, name))
        made: Counter[Seat] = Counter()
        while isinstance(who := turn(sitting), int):
            seen, random = view(sitting, who), Random(f"{name}/{who}/{made[who]}")
            choose = partial(self.bots[bots[who]].choose, seen, random)
            sitting, _ = apply(sitting, who, clock.timed(bots[who], seen.stage, choose))
            made[who] += 1
        return _table(sitting)


def ready(match: Match) -> Loo:
    """Three-Card Loo for a match; raises `BadOption` for what is not there."""
    rules = with_options(find(match.rules), dict(match.options))
    if match.favourite is not None:
        raise BadOption("favourite-not-taken", facts=(("rules", match.rules),))
    if match.stake or match.length > 1:
        raise BadOption("arena-single-deals", facts=(("game", match.game),))
    begun = begin(rules, players=match.seats, deals=1, dealer=Seat(match.seats - 1))
    return Loo(match, {name: find_bot(name) for name in match.bots}, begun)


def _cards(seats: int, name: str) -> DealOut:
    pack = list(PACK)
    Random(f"{name}/cards").shuffle(pack)
    hands = [tuple(pack[HAND_SIZE * n :][:HAND_SIZE]) for n in range(seats + 1)]
    miss = hands.pop() if has_miss(seats) else ()
    return DealOut(tuple(hands[:seats]), miss, pack[-1])


def _table(sitting: Sitting) -> Table:
    (result,) = sitting.results
    assert sitting.deal is not None
    seats = len(result.balances)
    worths = tuple(seats * change + result.pool for change in result.balances)
    said = {each.seat: each.word for each in reversed(sitting.deal.spoken)}
    notes = tuple(
        Note(
            seat,
            (said.get(Seat(seat), UNASKED),),
            (result.tricks[seat], int(Seat(seat) in result.looed), worths[seat]),
        )
        for seat in range(seats)
    )
    return Table(worths, notes)
