"""The true sides of a deal, and what each seat may know of them."""

from __future__ import annotations

from msgspec import Struct

from quadrille.cards import Card
from quadrille.cite import cites
from quadrille.rules.deal import Deal, Playing, Quest, Settled, Undertaking, undertaking_of
from quadrille.seats import SEATS, Seat


def holder_of(deal: Deal, card: Card) -> Seat:
    """Who was dealt a card."""
    return next(seat for seat in SEATS if deal.dealt[seat].bits & card.bit)


@cites("DECL-2", "DECL-5", "S0 §The called King", "S1 §line 10", "S3 §Auction", "S4 §Alliance")
def ally_of(deal: Deal) -> Seat | None:
    """The holder of the called card is the ally; nobody is if Hombre holds it or takes it over."""
    undertaking = undertaking_of(deal.phase)
    if undertaking is None or undertaking.called is None or undertaking.changes_hands:
        return None
    holder = holder_of(deal, undertaking.called)
    return None if holder == undertaking.hombre else holder


def giver_of(deal: Deal) -> Seat | None:
    """Who gives up the called card, where the contract exchanges it (DECL-7)."""
    undertaking = undertaking_of(deal.phase)
    if undertaking is None or undertaking.called is None or not undertaking.changes_hands:
        return None
    holder = holder_of(deal, undertaking.called)
    return None if holder == undertaking.hombre else holder


class Known(Struct, frozen=True):
    """What is known of the partnership."""

    ally: Seat | None
    """The ally, if known."""
    alone: bool
    """Whether it is known that Hombre plays alone."""


NOTHING_KNOWN = Known(ally=None, alone=False)


@cites("PLAY-7", "DECL-6", "VOLE-3", "S0 §The called King", "S3 §Auction")
def known_to(deal: Deal, seat: Seat | None) -> Known:
    """The ally is known to all when the called card is played, and to herself from the first.

    Asking and answering "May I?" show her too, and so does the invitation to name trumps. One
    who goes on for the vole without asking shows that she is alone. An onlooker (no seat)
    knows what all know.
    """
    undertaking = undertaking_of(deal.phase)
    if undertaking is None:
        return NOTHING_KNOWN
    if undertaking.contract.calls and undertaking.called is None:
        return NOTHING_KNOWN
    ally = ally_of(deal)
    truly = Known(ally, alone=ally is None)
    if not undertaking.contract.calls:
        return truly
    if undertaking.changes_hands or _is_shown(deal, undertaking):
        return truly
    is_holder = seat is not None and undertaking.called in deal.dealt[seat]
    return truly if is_holder else NOTHING_KNOWN


def _is_shown(deal: Deal, undertaking: Undertaking) -> bool:
    match deal.phase:
        case Settled():
            return True
        case Playing(leader=leader, quest=quest):
            assert undertaking.called is not None
            return (
                undertaking.invited
                or quest is Quest.UNDERTAKEN
                or (quest is Quest.ASKED and leader == ally_of(deal))
                or not any(held.bits & undertaking.called.bit for held in deal.held)
            )
        case _:
            return undertaking.invited
