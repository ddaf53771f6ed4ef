"""Deals in which eldest plays alone in spades and wins the tricks that a test asks for."""

from collections.abc import Iterable
from typing import Final

from tests.kit.deals import filled, go
from tests.kit.endings import played_to

from quadrille import NATURE, Sitting, apply
from quadrille.rules.actions import DealOut
from quadrille.rules.standing import ORDINARY, Fault, Occasion, Offence
from quadrille.seats import SEATS, Seat, after

TRUMPS: Final = ["AS", "2S", "AC", "KS", "QS", "JS", "7S", "6S", "5S", "4S"]
LOSERS: Final = ["7D", "7H", "2C", "6D", "6H", "3C", "5D", "5H", "4C", "4D"]

DOUBLE: Final = Occasion(double=True)


def strong_hand(tricks: int) -> str:
    """So many of the highest trumps, and besides them nothing that could win."""
    return " ".join(TRUMPS[:tricks] + LOSERS[: 10 - tricks])


def next_eldest(sitting: Sitting) -> Seat:
    return after(sitting.dealer)


def dealt_to_eldest(sitting: Sitting, tricks: int, occasion: Occasion = ORDINARY) -> Sitting:
    """The next deal, in which eldest holds so many sure tricks in spades."""
    hands = ["", "", "", ""]
    hands[next_eldest(sitting)] = strong_hand(tricks)
    return apply(sitting, NATURE, DealOut(filled(*hands), occasion=occasion))[0]


def solo(
    sitting: Sitting, tricks: int, *, double: bool = False, faults: Iterable[str] = ()
) -> Sitting:
    """One more deal: eldest bids solo and wins so many tricks. Faults are as "2 revoke"."""
    sitting = dealt_to_eldest(sitting, tricks, DOUBLE if double else ORDINARY)
    sitting = go(sitting, "solo pass pass pass trumps:S")
    for told in faults:
        sitting = ruled(sitting, told)
    return played_to(sitting, side=tricks, after_six="stops")


def ruled(sitting: Sitting, told: str) -> Sitting:
    """A ruling such as "2 revoke" or "2 hand-turned with 3"."""
    offender, offence, *rest = told.split()
    sharer = SEATS[int(rest[1])] if rest else None
    return apply(sitting, NATURE, Fault(SEATS[int(offender)], Offence(offence), sharer))[0]


def ways_of(sitting: Sitting) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The active beasts and those that wait."""
    beasts = sitting.books.beasts
    return beasts.active, beasts.waiting


def won(sitting: Sitting, *, double: bool = False) -> Sitting:
    return solo(sitting, 6, double=double)


def remise(sitting: Sitting, *, double: bool = False, faults: Iterable[str] = ()) -> Sitting:
    return solo(sitting, 5, double=double, faults=faults)


def codille(sitting: Sitting, *, double: bool = False, faults: Iterable[str] = ()) -> Sitting:
    return solo(sitting, 3, double=double, faults=faults)
