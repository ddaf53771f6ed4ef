"""Whatever is not just a card: what a seat may say or give, and what each of that is worth.

In each world the law is asked what follows. The rule player speaks for all seats, each from what
she would see there, until cards are played; from there a play-out tells how the deal ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final


from quadrille import rules as law
from quadrille.bots.search.policy import POLICY, RULES
from quadrille.bots.search.position import position
from quadrille.bots.search.worth import Tally, worth_of
from quadrille.cards import Cards
from quadrille.kernel import play_by
from quadrille.rules.actions import SeatAction
from quadrille.rules.deal import Deal, Naming, Playing, Quest, Settled
from quadrille.seats import Four, Seat
from quadrille.view import SeatView
from quadrille.worlds import World
from quadrille.worlds.supposed import act, seen_by, supposed

Line = tuple[SeatAction, ...]
"""What a seat says at one go: trumps and the called card belong together."""

MOST: Final = 24
"""So many lines are told apart; beyond, only what is said first."""


def lines(view: SeatView, deal: Deal) -> tuple[Line, ...]:
    """What a seat may say, each with what she may then add at once."""
    assert view.seat is not None
    told: list[Line] = []
    for action in view.legal:
        told += _onward(act(deal, view.seat, action), view.seat, (action,))
    return tuple(told) if len(told) <= MOST else tuple((action,) for action in view.legal)


def _onward(deal: Deal, seat: Seat, said: Line) -> Iterator[Line]:
    if not isinstance(deal.phase, Naming) or law.turn(deal) != seat or len(said) > 2:
        yield said
        return
    for action in law.legal(deal):
        yield from _onward(act(deal, seat, action), seat, (*said, action))


def worths(view: SeatView, worlds: Sequence[Four[int]], line: Line, seed: int) -> list[float]:
    """What a line is worth to the seat in each of some worlds, in quarters of a counter."""
    assert view.seat is not None
    return [
        _ended(_followed(view, hands, line), view.seat, seed + number)
        for number, hands in enumerate(worlds)
    ]


def _followed(view: SeatView, hands: Four[int], line: Line) -> Deal:
    a, b, c, d = hands
    deal = supposed(view, World((Cards(a), Cards(b), Cards(c), Cards(d))))
    assert view.seat is not None
    for action in line:
        deal = act(deal, view.seat, action)
    return _spoken_out(view, deal)


def _spoken_out(view: SeatView, deal: Deal) -> Deal:
    """All that is said before cards are played, by the rule player at every seat."""
    rng = Random(0)
    while not isinstance(deal.phase, Settled) and not _is_play(deal):
        seat = law.turn(deal)
        assert seat is not None
        deal = act(deal, seat, RULES.choose(seen_by(view, deal, seat), rng))
    return deal


def _is_play(deal: Deal) -> bool:
    phase = deal.phase
    return isinstance(phase, Playing) and phase.quest not in (Quest.OFFERED, Quest.ASKED)


def _ended(deal: Deal, seat: Seat, seed: int) -> float:
    phase = deal.phase
    if isinstance(phase, Settled):
        return float(worth_of(deal, phase.facts, seat))
    assert isinstance(phase, Playing)
    now = position(deal, phase)
    a, b, c, d = deal.held
    asked = now.problem((a.bits, b.bits, c.bits, d.bits))
    won = play_by([asked], POLICY, seed=seed, times=TIMES, mark=now.mark, past=now.past)
    tally = Tally(deal, phase, seat)
    return sum(tally.by_seat(won[n : n + 4]) for n in range(0, len(won), 4)) / TIMES


TIMES: Final = 4
"""Play-outs of a world, for its bids have cost more than they."""
