"""Level 1, rules of thumb: each choice by a named rule that a book could state."""

from __future__ import annotations

from random import Random
from typing import assert_never

from msgspec import Struct

from quadrille.bots.reading import read
from quadrille.bots.reasons import ONLY_CHOICE, VOLE_PAYS, Choice
from quadrille.bots.thumb.bidding import speak
from quadrille.bots.thumb.following import card_to_follow
from quadrille.bots.thumb.leading import card_to_lead
from quadrille.bots.thumb.naming import give, name
from quadrille.bots.thumb.returning import answer_call
from quadrille.bots.thumb.vole import answer, stops
from quadrille.bots.vole import is_at_evens
from quadrille.rules.actions import ASK, PLAYS, STOP, YES, SeatAction
from quadrille.view import SeatView, Stage

__all__ = ["Thumb"]


class Thumb(Struct, frozen=True):
    """Plays by rules of thumb; never at random."""

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """What the first rule that has something to say proposes."""
        return self.explain(view, random).action

    def explain(self, view: SeatView, random: Random) -> Choice:
        """The same, with the rule."""
        if len(view.legal) == 1:
            return Choice(view.legal[0], ONLY_CHOICE)
        contract = view.contract
        match view.stage:
            case Stage.AUCTION:
                return speak(view)
            case Stage.NAMING:
                assert contract is not None
                return name(view, contract)
            case Stage.RETURNING:
                assert contract is not None
                return answer_call(view, contract)
            case Stage.EXCHANGE:
                assert contract is not None
                return give(view, contract)
            case Stage.PLAYING:
                return _play(view)
            case Stage.ANSWER:
                return _play(view)
            case Stage.TO_DEAL | Stage.SETTLED | Stage.OVER:
                raise ValueError(view.stage)
            case never:
                assert_never(never)


def _play(view: SeatView) -> Choice:
    assert view.contract is not None
    reading = read(view, view.contract)
    if YES in view.legal:
        return answer(reading)
    goes_on = STOP in view.legal
    if goes_on:
        stop = stops(reading, asks=ASK in view.legal, at_evens=is_at_evens(view))
        if stop is not None:
            return stop
    card, reason = card_to_follow(reading) if reading.table else card_to_lead(reading)
    return Choice(PLAYS[card.at], VOLE_PAYS if goes_on else reason)
