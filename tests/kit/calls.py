"""Simple calls played to a wanted ending: seat 0 is eldest, seat 2 holds the called king."""

from typing import Final

from tests.kit.deals import go, payments, result, start
from tests.kit.endings import played_to

from quadrille import Sitting

HOMBRE: Final = "AS 2S KS QS 7D 7H 2C 6D 6H 3C"
"""Four trumps from the top, but for Basto, and nothing else."""
ALLY: Final = "KD KH JS 5D 5H 4C 4D 4H 5C 6C"
STRANGER: Final = "AC KC QC QD QH JD JH 7S 6S AD"


def called(key: str = "mediateur", *, hombre: str = HOMBRE, **options: str) -> Sitting:
    """A deal in which seat 0 has named spades and called the king of diamonds."""
    sitting = start(key, hombre, STRANGER, ALLY, **options)
    return go(sitting, "alliance pass pass pass trumps:S call:KD")


def forced(key: str = "mediateur", **options: str) -> Sitting:
    """The same deal, in which all have passed."""
    sitting = start(key, HOMBRE, STRANGER, ALLY, **options)
    return go(sitting, "pass pass pass pass trumps:S call:KD")


def lost_call(key: str = "mediateur", *, hombre: int, side: int = 5, **options: str) -> list[str]:
    """The payments of a simple call that was lost, Hombre having won so many tricks herself."""
    over = played_to(called(key, **options), side=side, hombre=hombre)
    return payments(result(over).transfers)
