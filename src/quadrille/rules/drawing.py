"""Before the first deal: who sits where, and which suit is the favourite.

Chance comes in as a value: the cards as they were drawn, cut or shuffled. Whoever shuffles
them from a sitting's seed gets the same seats and the same favourite again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quadrille.cards import Card, Rank, Suit
from quadrille.cite import cites
from quadrille.seats import Four, Seat, after

SEATING: Final[Four[Rank]] = (Rank.KING, Rank.QUEEN, Rank.JACK, Rank.ACE)
"""What is drawn for seats, in the order in which the holders come to sit."""


@cites("DEAL-5", "S2 §Seating, favourite, and rounds")
def seated(drawn: Four[Rank], chosen: Seat) -> Four[int]:
    """The king's holder chooses a seat; the queen sits on the right of the king, then jack, ace.

    `drawn` tells what each person drew. The answer tells, seat by seat, which person sits there.
    """
    assert set(drawn) == set(SEATING)
    persons = tuple(drawn.index(rank) for rank in SEATING)
    first, second, third, fourth = ((seat - chosen) % len(persons) for seat in range(len(persons)))
    return (persons[first], persons[second], persons[third], persons[fourth])


@cites("DEAL-5", "S2 §Seating, favourite, and rounds")
def favourite_cut(card: Card) -> Suit:
    """The suit of the card that the king's holder cuts is the favourite."""
    return card.suit


@cites("DEAL-5", "S2 §Seating, favourite, and rounds")
def favourite_turned(pack: Iterable[Card], first: Seat) -> tuple[Suit, Seat]:
    """Cards are turned round the table; the first king's suit is the favourite.

    The player before whom it falls deals first. The first card falls before seat `first`.
    """
    for place, card in enumerate(pack):
        if card.rank is Rank.KING:
            return card.suit, after(first, place)
    raise ValueError(pack)
