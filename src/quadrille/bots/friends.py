"""Who the hidden ally may be, told from the cards that were played.

Sure signs come first: one who cannot hold the called card is not the ally. Then come tells,
each a ratio of how often an ally and a defender do a thing. The ratios are guesses: nobody has
counted them.
"""

from __future__ import annotations

from typing import Final

from quadrille.bots.masks import Ranks, beating
from quadrille.cards import Card
from quadrille.seats import SEATS, Four, Seat, after
from quadrille.view import Contracted, SeatView

LED_CALLED_SUIT: Final = 0.3
"""An ally on lead plays the called king itself, not a low card beside it."""
LED_TRUMP_TO_HOMBRE: Final = 3.0
"""A trump led while Hombre plays last is an ally's lead."""
LED_TRUMP: Final = 0.6
LED_OTHER_SUIT: Final = 0.15
"""A defender shows herself by another suit."""
OVERTOOK_HOMBRE: Final = 0.35

History = tuple[tuple[Seat, tuple[Card, ...]], ...]
"""Leader and cards of every trick, the one on the table last."""


def ally_chances(
    view: SeatView, contract: Contracted, ranks: Ranks, history: History, may: Four[int]
) -> Four[float]:
    """For each seat the chance that it is Hombre's ally; all nothing if she is alone."""
    if contract.ally is not None:
        ally = contract.ally
        return (float(ally == 0), float(ally == 1), float(ally == 2), float(ally == 3))
    if contract.alone or contract.called is None:
        return (0.0, 0.0, 0.0, 0.0)
    called = contract.called
    weights = [
        float(seat not in (view.seat, contract.hombre) and bool(may[seat] & called.bit))
        for seat in SEATS
    ]
    for leader, played in history:
        _weigh(weights, contract.hombre, called, ranks, leader, played)
    total = sum(weights)
    if total == 0:
        return (0.0, 0.0, 0.0, 0.0)
    return (weights[0] / total, weights[1] / total, weights[2] / total, weights[3] / total)


def _weigh(
    weights: list[float],
    hombre: Seat,
    called: Card,
    ranks: Ranks,
    leader: Seat,
    played: tuple[Card, ...],
) -> None:
    led = played[0]
    if leader != hombre:
        if led.bit & ranks.trumps:
            weights[leader] *= LED_TRUMP_TO_HOMBRE if after(leader, 3) == hombre else LED_TRUMP
        elif led.bit & ranks.suit[called.at]:
            weights[leader] *= LED_CALLED_SUIT
        else:
            weights[leader] *= LED_OTHER_SUIT
    best, winner = led, leader
    for place in range(1, len(played)):
        card = played[place]
        if card.bit & beating(ranks, led, best):
            seat = SEATS[(leader + place) & 3]
            if winner == hombre:
                weights[seat] *= OVERTOOK_HOMBRE
            best, winner = card, seat
