"""Simple calls played to a wanted ending: seat 0 is eldest, seat 2 holds the called king."""

from typing import Final

from tests.kit.deals import go, payments, result, start
from tests.kit.endings import played_to

from quadrille import Sitting, apply, legal, turn
from quadrille.rules.actions import Play

HOMBRE: Final = "AS 2S KS QS 7D 7H 2C 6D 6H 3C"
"""Four trumps from the top, but for Basto, and nothing else."""
WEAK: Final = "AS 6S 5S 4S 7D 7H 2C 6D 6H 3C"
"""Spadille, three small trumps, and nothing else."""


def _hands(hombre: str) -> tuple[str, str, str]:
    strong = "KD KH JS 5D 5H 4C 4D 4H 5C 6C"
    stranger = "AC KC QC QD QH JD JH 7S 6S AD"
    if hombre == HOMBRE:
        return hombre, stranger, strong
    return hombre, "AC KC QC QD QH JD JH 7S QS AD", "KD KH JS 2S KS 4C 5D 5H 5C 6C"


def called(key: str = "mediateur", *, hombre: str = HOMBRE, **options: str) -> Sitting:
    """A deal in which seat 0 has named spades and called the king of diamonds."""
    sitting = start(key, *_hands(hombre), **options)
    return go(sitting, "alliance pass pass pass trumps:S call:KD")


def forced(key: str = "mediateur", *, hombre: str = HOMBRE, **options: str) -> Sitting:
    """The same deal, in which all have passed."""
    sitting = start(key, *_hands(hombre), **options)
    return go(sitting, "pass pass pass pass trumps:S call:KD")


def lost_call(
    key: str = "mediateur", *, hombre: int, side: int = 5, hand: str = HOMBRE, **options: str
) -> list[str]:
    """The payments of a simple call that was lost, Hombre having won so many tricks herself."""
    over = played_to(called(key, hombre=hand, **options), side=side, hombre=hombre)
    return payments(result(over).transfers)


def six_tricks(sitting: Sitting, *, keeping: str = "", showing: str = "") -> Sitting:
    """The sitting after six tricks: a card is kept back or shown as soon as that is lawful."""
    while sitting.deal is not None and sum(map(len, sitting.deal.held)) > 16:
        who = turn(sitting)
        assert who is not None
        plays = [action for action in legal(sitting) if isinstance(action, Play)]
        first = [play for play in plays if play.card == showing]
        rest = [play for play in plays if play.card != keeping]
        sitting, _ = apply(sitting, who, (first or rest or plays)[0])
    return sitting
