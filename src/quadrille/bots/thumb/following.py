"""Playing to a trick: win it cheaply where that helps, else part with what is worth least."""

from __future__ import annotations

from quadrille.bots.masks import each
from quadrille.bots.reading import Reading, Role
from quadrille.bots.reasons import (
    DISCARD,
    LEAVE_TO_FRIEND,
    LOWEST,
    RENEGE,
    RUFF,
    SAVE_IT,
    SHOW_BY_WINNING,
    WIN_CHEAPLY,
    WIN_HIGH,
    Reason,
)
from quadrille.bots.worth import brings, is_discard, takes
from quadrille.cards import Card


def card_to_follow(reading: Reading) -> tuple[Card, Reason]:
    """The card that brings most, the lowest among equals, with the reason."""
    shown = _answer_to_hombre(reading)
    if shown is not None:
        return shown, SHOW_BY_WINNING
    strength = reading.ranks.strength
    best = max(
        each(reading.lawful),
        key=lambda card: (round(brings(reading, card), 9), -strength[card.at], -card.at),
    )
    return best, _why(reading, best)


def _answer_to_hombre(reading: Reading) -> Card | None:
    """When Hombre leads the called suit to find her ally, the called card answers.

    Not if nothing but a ruff can beat Hombre's card: then the called card wins another trick.
    """
    called = reading.contract.called
    if reading.role is not Role.ALLY or called is None or not called.bit & reading.lawful:
        return None
    led = reading.table[0]
    suit = reading.ranks.suit[called.at]
    if (
        reading.leader != reading.contract.hombre
        or not led.bit & suit
        or not takes(reading, called)
    ):
        return None
    stands = reading.best is led and not reading.ranks.above[led.at] & reading.unseen
    return None if stands else called


def _is_lowest_that_takes(reading: Reading, card: Card) -> bool:
    strength = reading.ranks.strength
    return all(
        strength[other.at] >= strength[card.at]
        for other in each(reading.lawful)
        if takes(reading, other)
    )


def _why(reading: Reading, card: Card) -> Reason:
    assert reading.winner is not None
    led = reading.table[0]
    if takes(reading, card):
        if reading.role is Role.ALLY and not reading.contract.shown:
            return SHOW_BY_WINNING
        if not led.bit & reading.ranks.trumps and card.bit & reading.ranks.trumps:
            return RUFF
        return WIN_CHEAPLY if _is_lowest_that_takes(reading, card) else WIN_HIGH
    trumps = reading.ranks.trumps
    if led.bit & trumps and not card.bit & trumps and reading.hand & trumps:
        return RENEGE
    if reading.friend[reading.winner] > 0.9:
        return LEAVE_TO_FRIEND
    if any(takes(reading, other) for other in each(reading.lawful)):
        return SAVE_IT
    return DISCARD if is_discard(reading, card) else LOWEST
