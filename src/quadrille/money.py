"""Money is whole counters that move: every payment has a payer, a payee and a reason.

Decides what a transfer is. How much is paid, and when, is decided in `rules/`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

from msgspec import Struct

from quadrille.seats import Seat


class Pot(StrEnum):
    """Where counters lie that are nobody's yet."""

    POOL = "pool"
    """The stakes and beasts to be won."""
    VOLE_POOL = "vole_pool"
    """What is staked on a vole, apart from the pool."""
    BEASTS = "beasts"
    """The beasts, active and waiting."""
    CARDS = "cards"
    """What the house is paid for the cards."""


Party: TypeAlias = Seat | Pot
"""One who pays or is paid."""


class Reason(StrEnum):
    """Why counters move; the words of the record."""

    STAKE = "stake"
    VOLE_STAKE = "vole-stake"
    POOL = "pool"
    VOLE_POOL = "vole-pool"
    SOLO = "solo"
    MEDIATEUR = "mediateur"
    MATADORS = "matadors"
    PREMIERS = "premiers"
    VOLE = "vole"
    BEAST = "beast"
    SHARE = "share"
    POULANS = "poulans"
    SPADILLE = "spadille"
    MANILLE = "manille"
    BASTO = "basto"
    EXCHANGE = "exchange"
    PREMIUM = "premium"
    CONSOLATION = "consolation"
    DEVOLE = "devole"
    GAME = "game"
    CARDS = "cards"
    LOO = "loo"


FISH: Final = 10
"""Jetons in a fish."""

MARKER: Final = 100
"""Jetons in a marker, which is ten fish."""

MILS: Final = 10
"""Mils in a jeton, where a set of counters has them."""


class Counters(Struct, frozen=True):
    """An amount laid out in markers, fish and jetons, each as few as can be."""

    markers: int
    fish: int
    jetons: int

    @property
    def amount(self) -> int:
        """What they are worth in jetons."""
        return self.markers * MARKER + self.fish * FISH + self.jetons


def in_counters(amount: int) -> Counters:
    """Ten jetons are a fish and ten fish a marker; a debt is laid out like what is owed."""
    markers, rest = divmod(abs(amount), MARKER)
    fish, jetons = divmod(rest, FISH)
    return Counters(markers, fish, jetons)


class Transfer(Struct, frozen=True):
    """Counters that move from one party to another, with the reason and the clause."""

    payer: Party
    payee: Party
    amount: int
    """Whole counters, more than none."""
    reason: Reason
    clause: str
    """The clause of the law that asks for the payment, such as `QPAY-4`."""
