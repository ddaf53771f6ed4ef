"""A sensible player: imagines the hands she does not see, plays each choice out, and compares.

What a choice is worth is what the deal then brings her, and her even share of what lies in the
pool afterwards, which somebody will win.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from quadrille.loo import course
from quadrille.loo.actions import DEFEND, PLAY, THROW_IN, Play, Say, SeatAction
from quadrille.loo.bots.reasons import IMAGINED, ONLY_CHOICE, Choice, Reason
from quadrille.loo.bots.thumb import best_play, likely_tricks
from quadrille.loo.bots.worlds import ENOUGH, imagined, unknown_of
from quadrille.loo.deal import Deal, Playing, Settled, in_play
from quadrille.loo.view import SeatView
from quadrille.money import Pot
from quadrille.seats import Seat


class Guessing(Struct, frozen=True):
    """Imagines so many deals at every choice."""

    samples: int

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """One of the lawful actions."""
        return self.explain(view, random).action

    def explain(self, view: SeatView, random: Random) -> Choice:
        """The action that brings most in the deals that she imagines, and what it brings."""
        if len(view.legal) == 1:
            return Choice(view.legal[0], ONLY_CHOICE)
        assert view.seat is not None
        unknown, worths = unknown_of(view), [0.0] * len(view.legal)
        for _ in range(self.samples):
            deal = imagined(unknown, random)
            for place, action in enumerate(view.legal):
                worths[place] += _worth(_played_out(deal, view.seat, action), view.seat)
        gains = [worth / self.samples for worth in worths]
        best = max(range(len(gains)), key=gains.__getitem__)
        return Choice(view.legal[best], _reason(self.samples, view.legal, gains, best))


def _reason(
    samples: int, lawful: Sequence[SeatAction], gains: Sequence[float], best: int
) -> Reason:
    others = (place for place in range(len(gains)) if place != best)
    second = max(others, key=gains.__getitem__)
    facts = (
        ("samples", str(samples)),
        ("did", _code(lawful[best])),
        ("gain", f"{gains[best]:+.1f}"),
        ("other", _code(lawful[second])),
        ("less", f"{gains[second]:+.1f}"),
    )
    return Reason(IMAGINED, facts)


def _code(action: SeatAction) -> str:
    return action.word.value if isinstance(action, Say) else action.card.value


def _played_out(deal: Deal, seat: Seat, action: SeatAction) -> Deal:
    """The deal as it may end after a choice, if all go on by rules of thumb."""
    deal, _ = course.apply(deal, seat, action)
    while (who := course.turn(deal)) is not None:
        deal, _ = course.apply(deal, who, _by_thumb(deal, who))
    return deal


def _by_thumb(deal: Deal, seat: Seat) -> SeatAction:
    lawful = course.legal(deal)
    if len(lawful) == 1:
        return lawful[0]
    if not isinstance(deal.phase, Playing):
        is_strong = likely_tricks(deal.held[seat], deal.trumps) >= ENOUGH
        rather = (PLAY,) if is_strong else (THROW_IN, DEFEND, PLAY)
        return next(each for each in rather if each in lawful)
    table = tuple(laid.card for laid in deal.phase.table)
    is_last = len(table) == len(in_play(deal.spoken)) - 1
    cards = tuple(each.card for each in lawful if isinstance(each, Play))
    return Play(best_play(cards, table, deal.trumps, is_last=is_last)[0])


def _worth(deal: Deal, seat: Seat) -> float:
    """What a deal that is over has brought to a seat."""
    assert isinstance(deal.phase, Settled)
    gain, pool = 0, 0
    for transfer in deal.phase.transfers:
        gain += transfer.amount * ((transfer.payee == seat) - (transfer.payer == seat))
        into = transfer.payee is Pot.POOL
        pool += transfer.amount if into else -transfer.amount
    before = deal.pool - deal.phase.transfers[0].amount
    return gain + (before + pool) / deal.players
