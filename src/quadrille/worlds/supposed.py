"""A deal as it would stand if a world were the true one, and what each seat would see of it."""

from __future__ import annotations

import msgspec

from quadrille import rules as law
from quadrille.books import Books, Sitting
from quadrille.ledger import Accounts
from quadrille.money import Pot
from quadrille.rules.actions import DealOut, SeatAction
from quadrille.rules.deal import Deal
from quadrille.rules.payment import lies_in
from quadrille.rules.vole import after_ruling
from quadrille.seats import Seat
from quadrille.view import SeatView, view
from quadrille.worlds.rebuild import World, dealt, retold
from quadrille.worlds.support import rules_of


def supposed(seen: SeatView, world: World) -> Deal:
    """The deal that is on, as it would stand if a world that fits with a view were the true one."""
    hands = dealt(seen, world)
    shared_out = DealOut((tuple(hands[0]), tuple(hands[1]), tuple(hands[2]), tuple(hands[3])))
    deal, _ = law.begin(
        rules_of(seen.rules, seen.options),
        seen.dealer,
        seen.favourite,
        shared_out,
        occasion=seen.occasion,
        beasts=seen.beasts,
    )
    for seat, action in retold(seen, world):
        deal, _ = law.apply(deal, seat, action)
    before = seen.pool - lies_in(Pot.POOL, 0, deal.paid)
    return after_ruling(msgspec.structs.replace(deal, pool=before, faults=seen.faults))


def seen_by(seen: SeatView, deal: Deal, seat: Seat) -> SeatView:
    """What a seat would see of a supposed deal; the purses are left as the view tells them."""
    sitting = Sitting(
        rules=deal.rules,
        favourite=seen.favourite,
        deals=seen.deals,
        dealer=seen.dealer,
        number=seen.number,
        counted=seen.counted,
        books=Books(Accounts((0, 0, 0, 0), pool=deal.pool), seen.beasts),
        deal=deal,
    )
    return msgspec.structs.replace(view(sitting, seat), purses=seen.purses)


def act(deal: Deal, seat: Seat, action: SeatAction) -> Deal:
    """The deal after an action that its law allows."""
    return law.apply(deal, seat, action)[0]
