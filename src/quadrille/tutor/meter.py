"""Who may be Hombre's ally, in shares of all the worlds that an onlooker cannot tell apart.

An onlooker has no hand, so the meter tells nothing that is not known to the whole table. It
counts what the rules leave open; how likely the players would have bid and played so, it does
not ask.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quadrille.seats import SEATS, Four, changed
from quadrille.view import Contracted, SeatView
from quadrille.worlds import worlds

WHOLE: Final = 1000

NOBODY: Final[Four[int]] = (0, 0, 0, 0)


class Meter(Struct, frozen=True, kw_only=True):
    """Shares per mille of what may be; all of them together are a thousand."""

    chances: Four[int]
    """That each seat is the ally; nothing at Hombre's own."""
    alone: int
    """That Hombre has called her own card."""
    known: bool
    """Whether the sides are public."""


def meter(view: SeatView) -> Meter | None:
    """Each seat's share to be the ally, as an onlooker can tell; none where no ally is called.

    It must be an onlooker's view, of a sitting as all have heard it: none while a call is hushed.
    """
    assert view.seat is None
    contract = view.contract
    if contract is None or contract.called is None:
        return None
    if not contract.calls or contract.giver is not None:
        return None
    if contract.shown:
        return _known(contract)
    found = worlds(view)
    shares = per_mille([found.count_with(contract.called, seat) for seat in SEATS])
    hombre = contract.hombre
    return Meter(chances=changed(shares, hombre, 0), alone=shares[hombre], known=False)


def _known(contract: Contracted) -> Meter:
    if contract.ally is None:
        return Meter(chances=NOBODY, alone=WHOLE, known=True)
    return Meter(chances=changed(NOBODY, contract.ally, WHOLE), alone=0, known=True)


def per_mille(counts: list[int]) -> Four[int]:
    """Four counts in whole parts of a thousand; what rounding leaves goes to the largest rests."""
    total = sum(counts)
    shares = [count * WHOLE // total for count in counts]
    by_rest = sorted(SEATS, key=lambda seat: -(counts[seat] * WHOLE % total))
    for seat in by_rest[: WHOLE - sum(shares)]:
        shares[seat] += 1
    return (shares[0], shares[1], shares[2], shares[3])
