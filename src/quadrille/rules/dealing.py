"""Dealing: forty cards in four hands, who deals next, and what makes a deal void."""

from __future__ import annotations

from quadrille.cards import ALL_CARDS, cards
from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.rules.actions import DealOut, Redeal, Void
from quadrille.rules.refusals import Why, because
from quadrille.seats import Seat, after

HAND_SIZE = 10
"""Cards in a hand (DEAL-1)."""


@cites("DEAL-1", "S0 §Setup", "S1 §line 8", "S3 §Deal", "S4 §Hvordan deles kortene i Quadrille?")
def why_not_dealt(action: DealOut) -> Refusal | None:
    """Ten cards are dealt to each of the four, and no card twice."""
    for seat, hand in enumerate(action.hands):
        if len(hand) != HAND_SIZE:
            return because(Why.HAND_NOT_TEN, seat=str(seat), count=str(len(hand)))
    together = cards(card for hand in action.hands for card in hand)
    if together != ALL_CARDS:
        missing = next(iter(ALL_CARDS - together))
        return because(Why.NOT_THE_PACK, missing=missing)
    return None


@cites("DEAL-2", "DEAL-4", "S0 §Direction of play", "S2 §Deal and bidding")
def next_dealer(proper: Seat, skipped: tuple[Seat, ...]) -> tuple[Seat, tuple[Seat, ...]]:
    """The deal passes to the next player, but skips one who has dealt out of turn.

    Gives the dealer, and the players whose turn is still to be skipped.
    """
    dealer = after(proper)
    while dealer in skipped:
        place = skipped.index(dealer)
        skipped = skipped[:place] + skipped[place + 1 :]
        dealer = after(dealer)
    return dealer, skipped


@cites("DEAL-3", "DEAL-4", "S2 §The deal and preparation of the packs", "S2 §Deal and bidding")
def why_not_void(action: Redeal, *, acted: bool, settled: bool) -> Refusal | None:
    """A deal is void for an exposed card or a wrong dealer before anybody has spoken.

    A wrong or doubled card voids it until it is settled; a settled deal stands.
    """
    late = settled or (acted and action.cause is not Void.BAD_PACK)
    return because(Why.REDEAL_TOO_LATE, cause=action.cause) if late else None
