"""The score sheet of a record of Three-Card Loo, for people: a table, one deal a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quadrille.cli.columns import NOTHING, SIGNS, Column, print_columns, row, signed
from quadrille.loo.pack import Card
from quadrille.loo.record import Replayed
from quadrille.loo.sitting import DealResult, Sitting
from quadrille.seats import Seat
from quadrille.words import say


def print_sheet(replayed: Replayed) -> None:
    """Print the accounts."""
    sitting = replayed.sitting
    numbered = (say("player", number=seat) for seat in range(sitting.players))
    print_columns(tuple(_columns(sitting, replayed.names or tuple(numbered))))


def _columns(sitting: Sitting, names: Sequence[str]) -> Iterator[Column]:
    results, final = sitting.results, sitting.accounts
    end = say("score-final", complete="yes" if sitting.is_complete else "no")
    yield Column(say("score-deal"), tuple(str(r.number) for r in results), end, to_right=True)
    yield Column(say("loo-score-dealer"), tuple(names[r.dealer] for r in results))
    stakes = tuple(str(r.pool_before) for r in results)
    yield Column(say("loo-score-stakes"), stakes, to_right=True)
    yield Column(say("loo-score-turn-up"), tuple(_turned(r.turn_up) for r in results))
    yield Column(say("loo-score-played"), tuple(_named(r.played, names) for r in results))
    yield Column(say("loo-score-miss"), tuple(_miss(r, names) for r in results))
    yield Column(say("score-tricks"), tuple(row(r.tricks) for r in results))
    yield Column(say("loo-score-looed"), tuple(_named(r.looed, names) for r in results))
    for seat, name in enumerate(names):
        balances = tuple(signed(r.balances[seat]) for r in results)
        yield Column(name, balances, signed(final.purses[seat]), to_right=True)
    pools = tuple(str(r.pool) for r in results)
    yield Column(say("score-pool"), pools, str(final.pool), to_right=True)


def _turned(card: Card | None) -> str:
    return NOTHING if card is None else f"{card.rank}{SIGNS[card.suit]}"


def _named(seats: tuple[Seat, ...], names: Sequence[str]) -> str:
    return " ".join(names[seat] for seat in seats) or NOTHING


def _miss(result: DealResult, names: Sequence[str]) -> str:
    if result.defended:
        return say("loo-score-defended")
    return NOTHING if result.miss is None else names[result.miss]
