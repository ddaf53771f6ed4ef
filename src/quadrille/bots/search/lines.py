"""Whatever is not just a card: what a seat may say or give, and what each of that is worth.

In each world the law is asked what follows. The rule player speaks for all seats, each from what
she would see there, until cards are played; from there a play-out tells how the deal ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from quadrille import rules as law
from quadrille.bots.search.cards import as_world
from quadrille.bots.search.policy import POLICY, RULES
from quadrille.bots.search.position import position
from quadrille.bots.search.worth import Tally, averaged, worth_of
from quadrille.kernel import Past, play_by
from quadrille.rules.actions import SeatAction
from quadrille.rules.deal import Deal, Naming, Phase, Playing, Settled, Spoken
from quadrille.seats import Four, Seat
from quadrille.view import SeatView, Stage
from quadrille.worlds import World
from quadrille.worlds.supposed import act, seen_by, supposed

Line = tuple[SeatAction, ...]
"""What a seat says at one go: trumps and the called card belong together."""

Said = dict[tuple[Seat, int, tuple[Spoken, ...], Phase], SeatAction]
"""What the rule player says, by seat, hand and what has been said."""

MOST: Final = 24
"""So many lines are told apart; beyond, only what is said first."""

TIMES: Final = 4
"""Play-outs of a world, for its bids have cost more than they."""


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


def worths(
    view: SeatView, worlds: Sequence[Four[int]], line: Line, seed: int, said: Said
) -> list[float]:
    """What a line is worth to the seat in each of some worlds, in quarters of a counter.

    What seats have said in earlier worlds is kept, for they say it again with the same hand.
    """
    assert view.seat is not None
    deals = [_followed(view, hands, line, said) for hands in worlds]
    told, played = [0.0] * len(deals), dict[tuple[int | None, Past], list[int]]()
    for number, deal in enumerate(deals):
        if isinstance(deal.phase, Settled):
            told[number] = float(worth_of(deal, deal.phase.facts, view.seat))
        else:
            now = position(deal, _playing(deal))
            played.setdefault((now.mark, now.past), []).append(number)
    for (mark, past), numbers in played.items():
        some = [deals[number] for number in numbers]
        for number, worth in zip(numbers, _ended(some, view.seat, mark, past, seed), strict=True):
            told[number] = worth
    return told


def _ended(
    deals: Sequence[Deal], seat: Seat, mark: int | None, past: Past, seed: int
) -> list[float]:
    """What each of some deals that are played is worth, as play-outs end them."""
    found = [(position(deal, _playing(deal)), _held(deal)) for deal in deals]
    problems = [now.problem(hands) for now, hands in found]
    won = play_by(problems, POLICY, seed=seed, times=TIMES, mark=mark, past=past)
    return averaged([Tally(deal, _playing(deal), seat) for deal in deals], won)


def _held(deal: Deal) -> Four[int]:
    a, b, c, d = deal.held
    return (a.bits, b.bits, c.bits, d.bits)


def _playing(deal: Deal) -> Playing:
    assert isinstance(deal.phase, Playing)
    return deal.phase


def leads_to_play(view: SeatView, world: World, line: Line) -> bool:
    """Whether cards are played as soon as a line is said, and were not played before."""
    deal = _said(view, world, line)
    return view.stage is Stage.NAMING and isinstance(deal.phase, Playing)


def played_after(view: SeatView, line: Line, hands: Four[int]) -> tuple[Deal, Playing]:
    """The deal that is played in a world as soon as a line is said."""
    deal = _said(view, as_world(hands), line)
    return deal, _playing(deal)


def _said(view: SeatView, world: World, line: Line) -> Deal:
    deal = supposed(view, world)
    assert view.seat is not None
    for action in line:
        deal = act(deal, view.seat, action)
    return deal


def _followed(view: SeatView, hands: Four[int], line: Line, said: Said) -> Deal:
    deal = _said(view, as_world(hands), line)
    while not isinstance(deal.phase, Settled | Playing):
        seat = law.turn(deal)
        assert seat is not None
        deal = act(deal, seat, _says(view, deal, seat, said))
    return deal


def _says(view: SeatView, deal: Deal, seat: Seat, said: Said) -> SeatAction:
    """What the rule player says at a seat; until cards are played it hangs on her hand alone."""
    key = seat, deal.held[seat].bits, deal.spoken, deal.phase
    if key not in said:
        said[key] = RULES.choose(seen_by(view, deal, seat), Random(0))
    return said[key]
