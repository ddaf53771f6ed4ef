"""A deal of Quadrille at a table of one person and three bots that tell their reasons."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from tests.kit.tables import in_time

from quadrille.game import Chosen, Setup, Stream, announced
from quadrille.games import QUADRILLE
from quadrille.rules.actions import Action
from quadrille.rules.events import Event
from quadrille.seating import Chair, Table
from quadrille.seats import NATURE, Nature, Seat
from quadrille.sitting import Sitting
from quadrille.table import Step, act, opened, rests
from quadrille.view import SeatView

AtTable: TypeAlias = Table[Sitting, Action, Event, SeatView]
Done: TypeAlias = Step[Sitting, Action, Event, SeatView]
Said: TypeAlias = tuple[Chosen[Action], ...]

ME = Seat(0)
CHAIRS = (Chair("Ida"), *(Chair(f"B{n}", "maxims") for n in range(3)))


def fresh(rules: str = "quanti", chairs: tuple[Chair, ...] = CHAIRS) -> AtTable:
    """Before the first deal, which the person deals."""
    sitting = QUADRILLE.begin(Setup(rules, 4), 4, ME)
    return opened(QUADRILLE, sitting, chairs, beat=0.0, now=0.0)


def said_by_maxims(table: AtTable, who: Seat) -> Said:
    """What the tuned maxims do at a seat, and why."""
    chooser = QUADRILLE.bots["maxims"]
    return announced(table.game, table.sitting, who, lambda view: chooser(view, Random(0), in_time))


def a_deal(table: AtTable, seed: bytes) -> Iterator[tuple[Done, Said]]:
    """Each step until a deal is settled, and what was said in it."""
    dealt = act(table, NATURE, (QUADRILLE.nature(table.sitting, Stream(seed)),), now=0.0)
    yield dealt, ()
    table = dealt.table
    while not rests(table):
        who = QUADRILLE.turn(table.sitting)
        assert who is not None
        if isinstance(who, Nature):
            said: Said = ()
            step = act(table, who, (QUADRILLE.nature(table.sitting, Stream(b"")),), now=0.0)
        else:
            said = said_by_maxims(table, who)
            whys = tuple(one.whys for one in said) if table.chairs[who].bot else ()
            actions = tuple(one.action for one in said)
            step = act(table, who, actions, now=0.0, whys=whys)
        yield step, said
        table = step.table
