"""Play begins: fish for the matadors, and eldest on lead."""

from __future__ import annotations

import msgspec

from quadrille.cite import cites
from quadrille.rules.deal import Deal, Playing, Quest, Undertaking, eldest
from quadrille.rules.events import Event, Paid
from quadrille.rules.ranking import ORDERS
from quadrille.rules.stakes import matador_fish
from quadrille.seats import SEATS, Seat


@cites("PLAY-1", "MPAY-1", "S0 §Playing the tricks", "S3 §Play", "S4 §Stikkspill")
def open_play(deal: Deal, undertaking: Undertaking) -> tuple[Deal, tuple[Event, ...]]:
    """Eldest leads to the first trick; matadors are paid for as they are held now."""
    quest = Quest.BID if undertaking.contract.all_ten else Quest.NONE
    fish = matador_fish(deal.rules, deal.dealer, _holders(deal, undertaking), deal.occasion)
    opened = msgspec.structs.replace(
        deal,
        phase=Playing(undertaking, leader=eldest(deal), quest=quest),
        paid=deal.paid + fish,
    )
    return opened, (Paid(fish),) if fish else ()


def _holders(deal: Deal, undertaking: Undertaking) -> tuple[Seat, Seat, Seat]:
    assert undertaking.trumps is not None
    spadille, manille, basto = (
        next(seat for seat in SEATS if matador in deal.held[seat])
        for matador in ORDERS[undertaking.trumps].matadors
    )
    return spadille, manille, basto
