"""Who the hidden ally may be, told from the cards that were played.

What is certain comes first: one who cannot hold the called card is not the ally. Then each act
is weighed by the sign that it gives.
"""

from __future__ import annotations

from collections.abc import Iterator

from quadrille.bots.masks import Ranks, beating
from quadrille.bots.signs import (
    LED_CALLED_SUIT,
    LED_OTHER_SUIT,
    LED_TRUMP,
    LED_TRUMP_TO_HOMBRE,
    OVERTOOK_HOMBRE,
    ROSE_TO_TRUMP,
    Sign,
)
from quadrille.cards import Card
from quadrille.seats import SEATS, Four, Seat, after
from quadrille.view import Contracted, SeatView

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
        for seat, sign in signs_of(contract.hombre, called, ranks, leader, played):
            weights[seat] *= sign.ally
    total = sum(weights)
    if total == 0:
        return (0.0, 0.0, 0.0, 0.0)
    return (weights[0] / total, weights[1] / total, weights[2] / total, weights[3] / total)


def signs_of(
    hombre: Seat, called: Card, ranks: Ranks, leader: Seat, played: tuple[Card, ...]
) -> Iterator[tuple[Seat, Sign]]:
    """The signs that players give in a trick, finished or not, while the called card is out."""
    led = played[0]
    if leader != hombre:
        yield leader, _sign_of_lead(hombre, called, ranks, leader, led)
    asks = leader == hombre and bool(led.bit & ranks.suit[called.at])
    best, winner = led, leader
    for place in range(1, len(played)):
        card = played[place]
        if card.bit & beating(ranks, led, best):
            seat = SEATS[(leader + place) & 3]
            if winner == hombre and not asks:
                rises = leader == hombre and led.bit & ranks.trumps & ~ranks.matadors
                yield seat, ROSE_TO_TRUMP if rises else OVERTOOK_HOMBRE
            best, winner = card, seat


def _sign_of_lead(hombre: Seat, called: Card, ranks: Ranks, leader: Seat, led: Card) -> Sign:
    if led.bit & ranks.trumps:
        return LED_TRUMP_TO_HOMBRE if after(leader, 3) == hombre else LED_TRUMP
    return LED_CALLED_SUIT if led.bit & ranks.suit[called.at] else LED_OTHER_SUIT
