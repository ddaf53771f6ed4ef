"""After six straight tricks: to stop, to go on, to ask, to answer."""

from __future__ import annotations

from quadrille.bots.reading import Reading
from quadrille.bots.reasons import (
    ASK_FOR_ALL,
    NO_TOO_WEAK,
    STOP_CONTENT,
    YES_FOR_ALL,
    Choice,
)
from quadrille.bots.vole import goes_on, says_yes
from quadrille.rules.actions import ASK, NO, STOP, YES


def answer(reading: Reading) -> Choice:
    """The ally answers by what her own hand can add."""
    return Choice(YES, YES_FOR_ALL) if says_yes(reading) else Choice(NO, NO_TOO_WEAK)


def stops(reading: Reading, *, asks: bool, at_evens: bool) -> Choice | None:
    """What is said at six tricks; nothing if she goes on by leading."""
    if not goes_on(reading, asks=asks, at_evens=at_evens):
        return Choice(STOP, STOP_CONTENT)
    return Choice(ASK, ASK_FOR_ALL) if asks else None
