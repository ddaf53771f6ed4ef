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


LED_CALLED_SUIT: Final = Sign("led-called-suit", 0.3)
"""An ally on lead plays the called king itself, not a low card beside it."""
LED_TRUMP_TO_HOMBRE: Final = Sign("led-trump-to-hombre", 3.0)
"""A trump led while Hombre plays last is an ally's lead."""
LED_TRUMP: Final = Sign("led-trump", 0.6)
LED_OTHER_SUIT: Final = Sign("led-other-suit", 0.15)
"""A defender shows herself by another suit."""
OVERTOOK_HOMBRE: Final = Sign("overtook-hombre", 0.35)
ANSWERED_HOMBRE: Final = Sign("answered-hombre", 12.0)
"""Who wins the low card of the called suit with which Hombre asks holds the king above it."""
ROSE_TO_TRUMP: Final = Sign("rose-to-trump", 3.0)
"""On Hombre's low trump the ally plays her best, and a defender a low or middling one."""
