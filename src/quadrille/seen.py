"""Which events a seat sees, and as what: exhaustive, so that a new event must be decided."""

from __future__ import annotations

from typing import assert_never

from quadrille.rules.events import (
    AllyInvited,
    AllyShown,
    AloneShown,
    Answered,
    Asked,
    BidMade,
    BonusClaimed,
    CardCalled,
    CardGivenUp,
    CardReturned,
    DealSettled,
    Dealt,
    DealVoid,
    Event,
    HandDealt,
    Paid,
    Passed,
    Played,
    Ruled,
    SittingEnded,
    Stopped,
    TrickWon,
    TrumpsNamed,
    Undertaken,
    VoleUndertaken,
    WaySaid,
)
from quadrille.seats import Seat


def see(event: Event, seat: Seat | None) -> Event:
    """An event as a seat, or an onlooker (no seat), sees it."""
    match event:
        case Dealt(dealer=dealer, hands=hands):
            return HandDealt(dealer, () if seat is None else hands[seat])
        case CardReturned(hombre=hombre, giver=giver, face_up=face_up):
            may_see = face_up or seat in (hombre, giver)
            return event if may_see else CardReturned(hombre, giver, None, face_up)
        case (
            HandDealt()
            | Passed()
            | BidMade()
            | Undertaken()
            | TrumpsNamed()
            | CardCalled()
            | WaySaid()
            | AllyInvited()
            | CardGivenUp()
            | Played()
            | TrickWon()
            | AllyShown()
            | AloneShown()
            | Stopped()
            | Asked()
            | Answered()
            | VoleUndertaken()
            | Paid()
            | DealSettled()
            | BonusClaimed()
            | Ruled()
            | DealVoid()
            | SittingEnded()
        ):
            return event
        case never:
            assert_never(never)
