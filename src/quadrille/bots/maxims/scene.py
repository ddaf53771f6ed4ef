"""A player's view while cards are played, as the maxims look at it.

It is made once from the view; no maxim looks at anything else. A suit is told by the mask of its
cards, trumps apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from msgspec import Struct

from quadrille.bots.masks import each
from quadrille.bots.reading import Reading, Role, foes_trumps, is_master, read
from quadrille.cards import Card, Suit
from quadrille.rules.actions import ASK, STOP
from quadrille.rules.facts import Quest
from quadrille.rules.ranking import ORDERS, plain_order
from quadrille.seats import SEATS, Four, Seat
from quadrille.view import Contracted, SeatView

KNOWN: Final = 0.8
"""One who is so likely of this player's side is taken for it."""


class Party(Enum):
    """Whose duties a player has."""

    HOMBRE = "hombre"
    ALLY = "ally"
    DEFENDER = "defender"
    ALONE = "alone"
    """Hombre without an ally."""
    AGAINST = "against"
    """A defender against one who is known to play alone."""


class Scene(Struct, frozen=True, kw_only=True):
    """What a player sees and may tell."""

    reading: Reading
    party: Party
    contract: Contracted
    me: Seat
    hombre_after: int
    """How many places after this player Hombre sits."""
    ally: Seat | None
    """Who is known for the ally, or taken for her."""
    friends: tuple[Seat, ...]
    """Who is known to be of this player's side, or taken to be."""
    foes: tuple[Seat, ...]
    """All others who are not surely friends."""
    hand: int
    lawful: int
    trumps: int
    """The trumps in hand."""
    plain: int
    """The other cards in hand."""
    unseen: int
    foes_trumps: int
    """The unseen trumps that one who is not surely a friend may hold."""
    masters: int
    """Cards in hand than which no unseen one of their suit is higher."""
    suits: tuple[int, ...]
    """The plain suits of which there is a card in hand."""
    kings: int
    """The kings of the plain suits, wherever they are."""
    queens: int
    jacks: int
    honours: tuple[int, int, int]
    """Spadille, Manille and Basto."""
    trump_jack: int
    led: tuple[tuple[Seat, Card], ...]
    """Every lead so far, that of the trick on the table too."""
    rounds: Mapping[int, int]
    """How often each suit was led, the trick on the table counted."""
    thrown: Four[tuple[int, ...]]
    """The suits of which each seat has thrown cards to others' suits, in the order it did."""
    ruffed: Four[tuple[int, ...]]
    """The suits that each seat has trumped."""
    going_for_all: bool
    """Whether all ten tricks are undertaken, or the next lead would undertake them."""

    @property
    def trick(self) -> int:
        """The number of the trick, from 1."""
        return 11 - self.reading.left

    @property
    def is_middle(self) -> bool:
        """Whether she plays neither first nor last."""
        return 0 < len(self.reading.table) < 3

    @property
    def king_is_out(self) -> bool:
        """Whether a called card has not been seen by all."""
        called = self.contract.called
        return called is not None and bool(called.bit & (self.unseen | self.hand))

    @property
    def called_suit(self) -> int:
        """The cards of the called suit; none if none is called."""
        called = self.contract.called
        return 0 if called is None else self.reading.ranks.suit[called.at]


def look(view: SeatView, contract: Contracted) -> Scene:
    """Make a scene of a view of a seat, once trumps are named."""
    reading = read(view, contract)
    ranks, hand = reading.ranks, reading.hand
    led, rounds, thrown, ruffed = _past(reading)
    friends = tuple(seat for seat in SEATS if seat != reading.me and reading.friend[seat] >= KNOWN)
    assert contract.trumps is not None
    tops = [plain_order(suit)[:3] for suit in Suit if suit is not contract.trumps]
    return Scene(
        reading=reading,
        party=_party(reading, contract),
        contract=contract,
        me=reading.me,
        hombre_after=(contract.hombre - reading.me) & 3,
        ally=_ally(reading, contract),
        friends=friends,
        foes=tuple(seat for seat in SEATS if seat != reading.me and seat not in friends),
        hand=hand,
        lawful=reading.lawful,
        trumps=hand & ranks.trumps,
        plain=hand & ~ranks.trumps,
        unseen=reading.unseen,
        foes_trumps=foes_trumps(reading),
        masters=sum(card.bit for card in each(hand) if is_master(reading, card)),
        suits=tuple(suit for suit in ranks.plain if suit & hand),
        kings=sum(top[0].bit for top in tops),
        queens=sum(top[1].bit for top in tops),
        jacks=sum(top[2].bit for top in tops),
        honours=honours_of(contract.trumps),
        trump_jack=Card(f"J{contract.trumps}").bit,
        led=led,
        rounds=rounds,
        thrown=thrown,
        ruffed=ruffed,
        going_for_all=_goes_for_all(view),
    )


def honours_of(trumps: Suit) -> tuple[int, int, int]:
    """Spadille, Manille and Basto as masks."""
    spadille, manille, basto = ORDERS[trumps].matadors
    return spadille.bit, manille.bit, basto.bit


def _party(reading: Reading, contract: Contracted) -> Party:
    match reading.role:
        case Role.ALONE:
            return Party.ALONE
        case Role.HOMBRE:
            return Party.HOMBRE
        case Role.ALLY:
            return Party.ALLY
        case Role.DEFENDER:
            return Party.AGAINST if contract.alone else Party.DEFENDER


def _ally(reading: Reading, contract: Contracted) -> Seat | None:
    if contract.ally is not None:
        return contract.ally
    return next((seat for seat in SEATS if reading.ally[seat] >= KNOWN), None)


def _goes_for_all(view: SeatView) -> bool:
    return view.quest is Quest.UNDERTAKEN or STOP in view.legal or ASK in view.legal


def _past(
    reading: Reading,
) -> tuple[
    tuple[tuple[Seat, Card], ...], dict[int, int], Four[tuple[int, ...]], Four[tuple[int, ...]]
]:
    """Leads, how often each suit was led, what each seat threw, and what each trumped."""
    ranks = reading.ranks
    rounds: dict[int, int] = {}
    thrown: list[tuple[int, ...]] = [(), (), (), ()]
    ruffed: list[tuple[int, ...]] = [(), (), (), ()]
    for leader, played in reading.history:
        suit = ranks.suit[played[0].at]
        rounds[suit] = rounds.get(suit, 0) + 1
        for place in range(1, len(played)):
            card, seat = played[place], (leader + place) & 3
            if card.bit & suit:
                continue
            if card.bit & ranks.trumps:
                ruffed[seat] += (suit,)
            else:
                thrown[seat] += (ranks.suit[card.at],)
    led = tuple((leader, played[0]) for leader, played in reading.history)
    return (
        led,
        rounds,
        (thrown[0], thrown[1], thrown[2], thrown[3]),
        (ruffed[0], ruffed[1], ruffed[2], ruffed[3]),
    )
