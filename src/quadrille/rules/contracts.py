"""Contracts: rows of facts about what may be undertaken.

Rules read the facts of a row and never ask for its name.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quadrille.money import Reason


class Contract(Struct, frozen=True, kw_only=True):
    """What one may undertake. The key is the word of the record."""

    key: str
    calls: bool = False
    """Hombre calls a card after naming trumps (DECL-2)."""
    exchanges: bool = False
    """The called card is given up to Hombre, who then plays alone (DECL-7)."""
    all_ten: bool = False
    """All ten tricks are undertaken in the auction, not six."""
    graded: bool = True
    """Whether there is a higher grade of it in the favourite (AUC-2)."""
    needs: int = 6
    """Tricks that a hand should expect before it bids (EVAL-2)."""
    bonus: int = 0
    """From each opponent for the contract itself: units (QPAY-3) or jetons (MPAY-3, HIST-3)."""
    bonus_reason: Reason | None = None
    """The word under which the bonus is paid."""
    vole: int = 0
    """Jetons from each opponent for a vole through it (MPAY-4, HIST-3)."""
    vole_alone: int | None = None
    """The same, where it is another sum for one who has come to play alone."""


Ladder = tuple[Contract, ...]
"""Contracts to bid, lowest first."""

ALLIANCE: Final = Contract(key="alliance", needs=4, calls=True)
"""Six tricks with the holder of a called card; the simple call of the sources."""

MEDIATEUR: Final = Contract(
    key="mediateur", needs=5, calls=True, exchanges=True, bonus=2, bonus_reason=Reason.MEDIATEUR
)
"""Six tricks alone, with a called card given up by its holder."""

SOLO: Final = Contract(key="solo", bonus=4, bonus_reason=Reason.SOLO)
"""Six tricks alone; sans-prendre in the sources."""

VOLE: Final = Contract(key="vole", needs=10, all_ten=True, bonus=4, bonus_reason=Reason.SOLO)
"""All ten tricks alone, bid in the auction."""

SIMPLE_CALL: Final = Contract(
    key="alliance", needs=4, calls=True, bonus=4, bonus_reason=Reason.PREMIUM, vole=20
)
"""The alliance of the accounts in jetons (MPAY-3)."""

EXCHANGED_CALL: Final = Contract(
    key="mediateur",
    needs=5,
    calls=True,
    exchanges=True,
    bonus=14,
    bonus_reason=Reason.PREMIUM,
    vole=30,
)
"""Médiateur in jetons."""

SANS_PRENDRE: Final = Contract(key="solo", bonus=24, bonus_reason=Reason.PREMIUM, vole=40)
"""Solo in jetons."""

DECLARED_VOLE: Final = Contract(
    key="vole", needs=10, all_ten=True, graded=False, bonus=104, bonus_reason=Reason.PREMIUM
)
"""All ten tricks declared in the auction and played as a solo."""

EXCHANGED_VOLE: Final = Contract(
    key="vole",
    needs=9,
    calls=True,
    exchanges=True,
    all_ten=True,
    graded=False,
    bonus=64,
    bonus_reason=Reason.PREMIUM,
)
"""All ten tricks declared in the auction and played as a médiateur."""

OLD_CALL: Final = Contract(key="alliance", needs=3, calls=True, vole=10, vole_alone=20)
"""The alliance of the older accounts (HIST-3)."""

OLD_SOLO: Final = Contract(key="solo", bonus=5, bonus_reason=Reason.SOLO, vole=20)
"""Solo in the older accounts."""

CONTRE: Final = Contract(
    key="contre", needs=10, all_ten=True, bonus=5, bonus_reason=Reason.SOLO, vole=20
)
"""All ten tricks alone, bid above a solo (HIST-8)."""
