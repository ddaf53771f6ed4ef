"""After six straight tricks: to stop, to go on, to ask, to answer."""

from __future__ import annotations

from typing import Final

from quadrille.bots.reading import Reading
from quadrille.bots.thumb.worth import sure_tricks

DOUBTFUL: Final = 1
"""How many of the tricks left may be doubtful when the vole is undertaken."""


def wants_all(reading: Reading) -> bool:
    """Whether the sure tricks leave few enough in doubt."""
    return sure_tricks(reading) >= reading.hand.bit_count() - DOUBTFUL
