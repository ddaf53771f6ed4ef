"""A table without a server: whoever is to act does, until nobody is."""

from collections.abc import Callable

from quadrille.game import A, Chosen, E, S, Stream, V
from quadrille.seating import Table
from quadrille.seats import Nature
from quadrille.table import Step, act, heard
from quadrille.waking import Wake, chosen, wake


def woken(
    table: Table[S, A, E, V], due: Wake, choose: Callable[[V], A], stream: Stream
) -> Step[S, A, E, V]:
    """What the program does at its time."""
    match due.who:
        case None:
            return heard(table, now=due.at)
        case Nature():
            return act(table, due.who, (table.game.nature(table.sitting, stream),), now=due.at)
        case seat:
            said = chosen(table, seat, lambda view: Chosen(choose(view)))
            return act(table, seat, tuple(one.action for one in said), now=due.at)


def carried_on(
    table: Table[S, A, E, V], choose: Callable[[V], A], stream: Stream
) -> Table[S, A, E, V]:
    """The table when nothing is left to the program."""
    while (due := wake(table)) is not None:
        table = woken(table, due, choose, stream).table
    return table


def in_time() -> bool:
    """A bot is never late."""
    return False
