"""Leading to a trick: maxims by role, the first that proposes a card decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from quadrille.bots.masks import each, highest_of, lowest_of
from quadrille.bots.reading import Reading, Role, foes_trumps, is_master, passes
from quadrille.bots.reasons import (
    LEAD_BACK,
    LEAD_CALLED_SUIT,
    LEAD_KING_TO_SHOW,
    LEAD_KING_WITH_QUEEN,
    LEAD_LONGEST,
    LEAD_LOW_TRUMP,
    LEAD_MASTER,
    LEAD_SHORTEST,
    LEAD_SINGLETON,
    LEAD_SURE,
    LEAD_TO_FIND_ALLY,
    LEAD_TRUMP_FOR_HOMBRE,
    LEAD_TRUMP_TO_DRAW,
    LEAD_WHAT_IS_LEFT,
    Reason,
)
from quadrille.bots.worth import sure_tricks
from quadrille.cards import Card
from quadrille.seats import SEATS, after

Maxim = tuple[Reason, Callable[[Reading], Card | None]]

LIKELY: Final = 0.6
"""A master is led when it is at least so likely to pass unruffed."""


def card_to_lead(reading: Reading) -> tuple[Card, Reason]:
    """The card that the first maxim of the role proposes."""
    for reason, propose in MAXIMS[reading.role]:
        card = propose(reading)
        if card is not None:
            return card, reason
    return lowest_of(reading.ranks, reading.hand), LEAD_WHAT_IS_LEFT


def _sure(reading: Reading) -> Card | None:
    """When the sure tricks are enough to win, or all that is left, they are taken."""
    need = 6 if reading.role is not Role.DEFENDER else 5
    sure = sure_tricks(reading)
    if sure == 0 or (sure < reading.left and reading.won + sure < need):
        return None
    trumps = reading.hand & reading.ranks.trumps
    if trumps and foes_trumps(reading):
        return highest_of(reading.ranks, trumps)
    return _master(reading) or (highest_of(reading.ranks, trumps) if trumps else None)


def _draw(reading: Reading) -> Card | None:
    """Trumps are drawn while the player has the highest, and the foes some left."""
    ranks, out = reading.ranks, foes_trumps(reading)
    trumps = reading.hand & ranks.trumps
    if not out or trumps.bit_count() < 2:
        return None
    top = highest_of(ranks, trumps)
    holders = sum(
        bool(reading.may[seat] & ranks.trumps)
        for seat in SEATS
        if seat != reading.me and reading.friend[seat] < 1.0
    )
    if holders == 1 and out.bit_count() >= trumps.bit_count():
        return None
    if not ranks.above[top.at] & out:
        return top
    if trumps.bit_count() >= 5:
        return top
    return None


def _find_ally(reading: Reading) -> Card | None:
    """A low card of the called suit tells Hombre who her ally is."""
    called = reading.contract.called
    assert called is not None
    if reading.contract.ally is not None or not called.bit & reading.unseen:
        return None
    suit = reading.hand & reading.ranks.suit[called.at]
    return lowest_of(reading.ranks, suit) if suit else None


def _master(reading: Reading) -> Card | None:
    """A master of a plain suit, the likeliest to pass first; kings alone with a jack wait."""
    ranks = reading.ranks
    masters = [card for card in each(reading.hand & ~ranks.trumps) if is_master(reading, card)]
    if not masters:
        return None
    chance, _, card = max((passes(reading, card), -card.at, card) for card in masters)
    return card if chance >= LIKELY else None


def _show_king(reading: Reading) -> Card | None:
    """The ally plays the called king as soon as she is on lead."""
    called = reading.contract.called
    assert called is not None
    return called if called.bit & reading.hand else None


def _trump_to_hombre(reading: Reading) -> Card | None:
    """When Hombre plays last, her ally leads trumps: matadors first, else the lowest."""
    trumps = reading.hand & reading.ranks.trumps
    if not trumps or after(reading.me, 3) != reading.contract.hombre or not foes_trumps(reading):
        return None
    top = highest_of(reading.ranks, trumps)
    if top.bit & reading.ranks.matadors:
        return top
    return lowest_of(reading.ranks, trumps)


def _low_trump(reading: Reading) -> Card | None:
    """With a matador and a low trump beside it the ally leads low through the middle."""
    trumps = reading.hand & reading.ranks.trumps
    low = trumps & ~reading.ranks.matadors
    if not trumps & reading.ranks.matadors or not low or not foes_trumps(reading):
        return None
    return lowest_of(reading.ranks, low)


def _singleton(reading: Reading) -> Card | None:
    """A single card of a suit, to ruff its return; not of the called suit, nor a king."""
    if not reading.hand & reading.ranks.trumps:
        return None
    for suit in _side_suits(reading):
        held = reading.hand & suit
        if held.bit_count() == 1:
            card = lowest_of(reading.ranks, held)
            if not is_master(reading, card):
                return card
    return None


def _side_suits(reading: Reading) -> tuple[int, ...]:
    """The plain suits, for a defender without the called one while its king is out."""
    called = reading.contract.called
    if called is None or not called.bit & reading.unseen or reading.role is not Role.DEFENDER:
        return reading.ranks.plain
    avoid = reading.ranks.suit[called.at]
    return tuple(suit for suit in reading.ranks.plain if suit != avoid)


def _king_with_queen(reading: Reading) -> Card | None:
    """A master with the next card beside it."""
    ranks = reading.ranks
    for suit in _side_suits(reading):
        held = [card for card in each(reading.hand & suit) if is_master(reading, card)]
        if len(held) > 1:
            top = max(held, key=lambda card: ranks.strength[card.at])
            if passes(reading, top) >= LIKELY:
                return top
    return None


def _back(reading: Reading) -> Card | None:
    """The suit that a friend led first is led back to her."""
    ranks = reading.ranks
    for leader, played in reading.history:
        led = played[0]
        if leader == reading.me or reading.friend[leader] < 0.7 or led.bit & ranks.trumps:
            continue
        held = reading.hand & ranks.suit[led.at]
        if held:
            top = highest_of(ranks, held)
            return top if is_master(reading, top) else lowest_of(ranks, held)
    return None


def _called_suit(reading: Reading) -> Card | None:
    """With nothing better the ally leads the called suit."""
    called = reading.contract.called
    assert called is not None
    held = reading.hand & reading.ranks.suit[called.at]
    return lowest_of(reading.ranks, held) if held else None


def _shortest(reading: Reading) -> Card | None:
    """The shortest suit, black before red."""
    suits = [suit & reading.hand for suit in _side_suits(reading) if suit & reading.hand]
    if not suits:
        return None
    held = min(suits, key=lambda bits: bits.bit_count())
    return lowest_of(reading.ranks, held)


def _longest(reading: Reading) -> Card | None:
    """The longest suit, where cards may yet become good."""
    suits = [suit & reading.hand for suit in _side_suits(reading) if suit & reading.hand]
    if not suits:
        return None
    held = max(suits, key=lambda bits: bits.bit_count())
    return lowest_of(reading.ranks, held)


MAXIMS: Final[Mapping[Role, tuple[Maxim, ...]]] = {
    Role.ALONE: (
        (LEAD_SURE, _sure),
        (LEAD_TRUMP_TO_DRAW, _draw),
        (LEAD_MASTER, _master),
        (LEAD_LONGEST, _longest),
    ),
    Role.HOMBRE: (
        (LEAD_SURE, _sure),
        (LEAD_TO_FIND_ALLY, _find_ally),
        (LEAD_TRUMP_TO_DRAW, _draw),
        (LEAD_MASTER, _master),
        (LEAD_BACK, _back),
        (LEAD_SHORTEST, _shortest),
    ),
    Role.ALLY: (
        (LEAD_SURE, _sure),
        (LEAD_KING_TO_SHOW, _show_king),
        (LEAD_TRUMP_FOR_HOMBRE, _trump_to_hombre),
        (LEAD_MASTER, _master),
        (LEAD_LOW_TRUMP, _low_trump),
        (LEAD_SINGLETON, _singleton),
        (LEAD_BACK, _back),
        (LEAD_CALLED_SUIT, _called_suit),
        (LEAD_SHORTEST, _shortest),
    ),
    Role.DEFENDER: (
        (LEAD_SURE, _sure),
        (LEAD_KING_WITH_QUEEN, _king_with_queen),
        (LEAD_SINGLETON, _singleton),
        (LEAD_BACK, _back),
        (LEAD_MASTER, _master),
        (LEAD_SHORTEST, _shortest),
    ),
}
"""By role, in the order in which they are tried."""
