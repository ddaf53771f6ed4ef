"""Whether all ten tricks are worth trying for after six straight ones.

What is put up on a vole is little beside what it brings, so that it may be tried with less
than an even chance; where it costs what it brings, only with more. The worths of the cards left
are added up: four of them are to be won.
"""

from __future__ import annotations

from typing import Final

from quadrille.bots.masks import each
from quadrille.bots.reading import Reading, Role
from quadrille.bots.worth import worth
from quadrille.view import SeatView
from quadrille.worlds.support import rules_of

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


def is_at_evens(view: SeatView) -> bool:
    """Whether nothing is put up on a vole, so that a missed one costs what a made one brings."""
    return rules_of(view.rules, view.options).vole_stake == 0


def says_yes(reading: Reading) -> bool:
    """Whether one who is asked can add enough from her own hand."""
    needs = HOMBRE_SAYS_YES if reading.role is Role.HOMBRE else ALLY_SAYS_YES
    return _promises(reading) >= needs


def goes_on(reading: Reading, *, asks: bool, at_evens: bool) -> bool:
    """Whether the one on lead leads, or asks, rather than stops."""
    return _promises(reading) >= _needs(reading, asks, at_evens)


def _needs(reading: Reading, asks: bool, at_evens: bool) -> float:
    if asks:
        return ASKS
    if at_evens:
        return GOES_ON_AT_EVENS
    return GOES_ON_ALONE if reading.role is Role.ALONE else GOES_ON_UNASKED


def _promises(reading: Reading) -> float:
    return sum(worth(reading, card) for card in each(reading.hand))
