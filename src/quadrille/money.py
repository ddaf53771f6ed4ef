"""Money is whole counters that move: every payment has a payer, a payee and a reason.

Decides what a transfer is. How much is paid, and when, is decided in `rules/`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

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


class Transfer(Struct, frozen=True):
    """Counters that move from one party to another, with the reason and the clause."""

    payer: Party
    payee: Party
    amount: int
    """Whole counters, more than none."""
    reason: Reason
    clause: str
    """The clause of the law that asks for the payment, such as `QPAY-4`."""
