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
    bonus: int = 0
    """Units from each opponent for the contract itself (QPAY-3)."""
    bonus_reason: Reason | None = None
    """The word under which the bonus is paid."""


Ladder = tuple[Contract, ...]
"""Contracts to bid, lowest first."""

ALLIANCE: Final = Contract(key="alliance", calls=True)
"""Six tricks with the holder of a called card; the simple call of the sources."""

MEDIATEUR: Final = Contract(
    key="mediateur", calls=True, exchanges=True, bonus=2, bonus_reason=Reason.MEDIATEUR
)
"""Six tricks alone, with a called card given up by its holder."""

SOLO: Final = Contract(key="solo", bonus=4, bonus_reason=Reason.SOLO)
"""Six tricks alone; sans-prendre in the sources."""

VOLE: Final = Contract(key="vole", all_ten=True, bonus=4, bonus_reason=Reason.SOLO)
"""All ten tricks alone, bid in the auction."""
