"""What an act tells the others of the sides: how much oftener an ally does it than a defender.

A sign is a ratio. Those of the sides that are certain, such as the called card itself, need none.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Sign(Struct, frozen=True):
    """An act by which one who is not Hombre shows her side before the called card has."""

    key: str
    ally: float
    """How many times likelier the act is of the ally than of a defender."""


# Counted over 1,500 deals among the tuned maxims by `research/fit_maxims.py signs`; the strongest
# are kept nearer to one, for people do not play so much by rule.

LED_CALLED_SUIT: Final = Sign("led-called-suit", 0.1)
"""An ally on lead plays the king itself, not a low card beside it: 2 allies, 59 defenders."""
LED_TRUMP_TO_HOMBRE: Final = Sign("led-trump-to-hombre", 10.0)
"""A trump led while Hombre plays last is an ally's lead: 35 allies, 6 defenders."""
LED_TRUMP: Final = Sign("led-trump", 0.05)
"""Any other trump is a defender's: 156 of them, and no ally."""
LED_OTHER_SUIT: Final = Sign("led-other-suit", 0.05)
"""A defender shows herself by another suit: 6 allies, 672 defenders."""
OVERTOOK_HOMBRE: Final = Sign("overtook-hombre", 0.9)
"""82 allies, 180 defenders."""
ROSE_TO_TRUMP: Final = Sign("rose-to-trump", 0.8)
"""S2 would have it an ally's act, but defenders must often take Hombre's low trump: 45 and 116."""
