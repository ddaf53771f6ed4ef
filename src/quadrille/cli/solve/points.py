"""A deal of a record at each card that was played, with all hands open."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quadrille.cards import Card
from quadrille.cli.solve.questions import named
from quadrille.errors import Unreadable
from quadrille.kernel import Solver, problem_of
from quadrille.record import Replayed
from quadrille.rules.actions import Action, Play
from quadrille.rules.deal import Deal, Playing, Undertaking
from quadrille.rules.partners import ally_of
from quadrille.seats import Nature, Seat
from quadrille.sitting import Sitting, apply


class Point(Struct, frozen=True, kw_only=True):
    """A card that was played, and how the deal stood before it."""

    deal: int
    trick: int
    turn: Seat
    side: tuple[Seat, ...]
    """Hombre, and who plays with her."""
    table: tuple[Card, ...]
    won: int
    """Tricks that the side has won."""
    tricks: int
    """Tricks that it wins in all, when everybody sees all cards and plays as well as can be."""
    cards: dict[str, int]
    """The same for each card that may be played."""
    played: Card


def points(replayed: Replayed, number: int, trick: int | None, solver: Solver) -> Iterator[Point]:
    """Each card of a deal, or of one of its tricks, in the order played; raises `Unreadable`.

    Only the tricks are told: what is undertaken after six is left out of it.
    """
    sitting, none = replayed.begun, True
    for who, action in replayed.deeds:
        found = _point(sitting, number, trick, who, action, solver)
        if found is not None:
            none = False
            yield found
        sitting, _ = apply(sitting, who, action)
    if none:
        code = "no-deal-played" if trick is None else "no-trick-played"
        facts = (("number", str(number)), ("last", str(sitting.number)), ("trick", str(trick)))
        raise Unreadable(code, facts=facts)


def _point(
    sitting: Sitting,
    number: int,
    trick: int | None,
    who: Seat | Nature,
    action: Action,
    solver: Solver,
) -> Point | None:
    deal = sitting.deal
    if sitting.number != number or deal is None or isinstance(who, Nature):
        return None
    match deal.phase, action:
        case Playing() as playing, Play(card=card) if trick in (None, len(playing.tricks) + 1):
            return _solved(deal, playing, number, who, card, solver)
        case _:
            return None


def _solved(
    deal: Deal, playing: Playing, number: int, who: Seat, card: Card, solver: Solver
) -> Point:
    (by_card,) = solver.worth_by_card([problem_of(deal, playing)])
    assert by_card is not None
    side = _side(deal, playing.undertaking)
    won = sum(playing.won[seat] for seat in side)
    in_all = {name: won + more for name, more in named(by_card).items()}
    best = max if who in side else min
    return Point(
        deal=number,
        trick=len(playing.tricks) + 1,
        turn=who,
        side=side,
        table=playing.table,
        won=won,
        tricks=best(in_all.values()),
        cards=in_all,
        played=card,
    )


def _side(deal: Deal, undertaking: Undertaking) -> tuple[Seat, ...]:
    ally = ally_of(deal)
    return (undertaking.hombre,) if ally is None else (undertaking.hombre, ally)
