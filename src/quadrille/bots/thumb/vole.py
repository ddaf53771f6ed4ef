"""After six straight tricks: to stop, to go on, to ask, to answer.

What is put up on a vole is little beside what it brings, so that it may be tried with less
than an even chance; where it costs what it brings, only with more. The worths of the cards left
are added up: four of them are to be won.
"""

from __future__ import annotations

from typing import Final

from quadrille.bots.masks import each
from quadrille.bots.reading import Reading, Role
from quadrille.bots.reasons import (
    ASK_FOR_ALL,
    NO_TOO_WEAK,
    STOP_CONTENT,
    YES_FOR_ALL,
    Choice,
)
from quadrille.bots.worth import worth
from quadrille.rules.actions import ASK, NO, STOP, YES

ASKS: Final = 1.5
"""To ask costs nothing, so it is done with a hand that can win a trick and a half itself."""
ALLY_SAYS_YES: Final = 1.5
"""An asked ally with as much: 41 of 66 such voles were made in 5,000 deals, 9 in 24 pay."""
HOMBRE_SAYS_YES: Final = 2.5
"""Hombre has the trumps that have won already: with less, 3 in 10 such voles were made."""
GOES_ON_ALONE: Final = 2.9
"""Nobody helps: below, none of 190 voles were made."""
GOES_ON_UNASKED: Final = 2.5
"""Where allies do not ask, the one on lead counts on half a trick or more from the other."""
GOES_ON_AT_EVENS: Final = 3.3
"""Where a missed vole costs what a made one brings: below, 9 in 42 of 2.5 or more were made."""


def answer(reading: Reading) -> Choice:
    """The ally answers by what her own hand can add."""
    needs = HOMBRE_SAYS_YES if reading.role is Role.HOMBRE else ALLY_SAYS_YES
    if _worths(reading) >= needs:
        return Choice(YES, YES_FOR_ALL)
    return Choice(NO, NO_TOO_WEAK)


def stops(reading: Reading, *, asks: bool, at_evens: bool) -> Choice | None:
    """What is said at six tricks; nothing if she goes on by leading."""
    if _worths(reading) < _needs(reading, asks, at_evens):
        return Choice(STOP, STOP_CONTENT)
    return Choice(ASK, ASK_FOR_ALL) if asks else None


def _needs(reading: Reading, asks: bool, at_evens: bool) -> float:
    if asks:
        return ASKS
    if at_evens:
        return GOES_ON_AT_EVENS
    return GOES_ON_ALONE if reading.role is Role.ALONE else GOES_ON_UNASKED


def _worths(reading: Reading) -> float:
    return sum(worth(reading, card) for card in each(reading.hand))
