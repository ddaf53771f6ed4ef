"""What is said after six straight tricks (VP, QU)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quadrille.bots.maxims.maxim import Maxim, Maxims
from quadrille.bots.maxims.observations import VOLE, was_left_the_sixth
from quadrille.bots.maxims.scene import Scene
from quadrille.bots.vole import goes_on, says_yes
from quadrille.rules.actions import ASK, NO, STOP, YES, SeatAction

ASKING: Final = "S3 §Premiers and the vole"


class Offer(Struct, frozen=True, kw_only=True):
    """All ten tricks offered to a player."""

    scene: Scene
    asks: bool
    """Whether she may ask her ally."""
    at_evens: bool
    """Whether a missed vole costs what a made one brings."""


Speech = Maxim[Offer, SeatAction]


def _goes_on(offer: Offer) -> bool:
    """Whether the hand is fit for all ten, or Hombre has asked for them by leaving the sixth."""
    fit = goes_on(offer.scene.reading, asks=offer.asks, at_evens=offer.at_evens)
    return fit or was_left_the_sixth(offer.scene)


SAYS: Final[Maxims[Offer, SeatAction]] = (
    Speech(
        id="QU-3",
        source=ASKING,
        lines=None,
        applies=lambda offer: says_yes(offer.scene.reading),
        proposes=lambda _: (YES,),
    ),
    Speech(id="QU-4", source=ASKING, lines=None, proposes=lambda _: (NO,)),
    Speech(id="QU-2", source=ASKING, lines=None, applies=_goes_on, proposes=lambda _: (ASK,)),
    Speech(
        id="VP-2b",
        source=VOLE,
        lines=(403, 403),
        applies=lambda offer: not _goes_on(offer),
        proposes=lambda _: (STOP,),
    ),
)
"""Answers, then what she says who is on lead; nothing is said by her who leads on."""
