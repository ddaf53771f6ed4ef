"""What bids and cards say of a seat, in kinds: which card is asked about, and what she has done."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, auto
from typing import Final

from quadrille.bots.masks import RANKS, Ranks, beating
from quadrille.cards import PACK, Card, Rank, Suit
from quadrille.rules.contracts import Contract
from quadrille.rules.ladders import every_row
from quadrille.rules.ranking import ORDERS
from quadrille.seats import SEATS, Seat, after
from quadrille.view import Contracted, SeatView
from quadrille.worlds.support import rules_of, turned_up


class Kind(IntEnum):
    """What a card is to the deal; the last six before trumps are named."""

    SPADILLE = 0
    MANILLE = auto()
    BASTO = auto()
    HIGH_TRUMP = auto()
    """Punto, king, queen or jack."""
    LOW_TRUMP = auto()
    KING = auto()
    QUEEN = auto()
    JACK = auto()
    LOW = auto()
    CALLED = auto()
    BESIDE_CALLED = auto()
    """Of the called suit."""
    ACE_UNNAMED = auto()
    """A black ace."""
    MANILLE_UNNAMED = auto()
    """A card that may yet be Manille."""
    KING_UNNAMED = auto()
    QUEEN_UNNAMED = auto()
    JACK_UNNAMED = auto()
    LOW_UNNAMED = auto()


class Said(IntEnum):
    """What a seat has undertaken or said."""

    WITH_ALLY = 0
    WITH_KING = auto()
    ALONE = auto()
    FORCED = auto()
    OUTBID = auto()
    """She bid, and another plays."""
    PASSED_FIRST = auto()
    """She passed while nobody had bid."""
    PASSED_OVER = auto()
    """She passed over a bid."""
    GAVE = auto()
    """She gave up the called card."""
    NOTHING = auto()


class Tell(IntEnum):
    """What a seat has done that an ally and a defender do unequally often."""

    LED_CALLED_SUIT = 0
    LED_TRUMP_TO_HOMBRE = auto()
    """While Hombre plays last."""
    LED_TRUMP = auto()
    LED_MASTER = auto()
    """The highest of another suit, as far as all know."""
    LED_OTHER = auto()
    OVERTOOK_TRUMP = auto()
    """She beat Hombre's card, who was winning, with a trump on trumps."""
    OVERTOOK_PLAIN = auto()
    RUFFED_HOMBRE = auto()
    LEFT_CALLED_SUIT = auto()
    """The called suit was led, and she followed with another card of it."""
    OVERTOOK_OTHER = auto()
    """She beat one who is not Hombre."""


_UNNAMED: Final[Mapping[Rank, Kind]] = {
    Rank.KING: Kind.KING_UNNAMED,
    Rank.QUEEN: Kind.QUEEN_UNNAMED,
    Rank.JACK: Kind.JACK_UNNAMED,
}
_PLAIN: Final[Mapping[Rank, Kind]] = {
    Rank.KING: Kind.KING,
    Rank.QUEEN: Kind.QUEEN,
    Rank.JACK: Kind.JACK,
}


def kinds(trumps: Suit | None, called: Card | None) -> tuple[Kind, ...]:
    """The kind of each card, by its number."""
    return tuple(_kind(card, trumps, called) for card in PACK)


def _kind(card: Card, trumps: Suit | None, called: Card | None) -> Kind:
    if trumps is None:
        return _unnamed(card)
    order = ORDERS[trumps]
    if card in order.matadors:
        return Kind(order.matadors.index(card))
    if card in order.trumps:
        is_high = card is order.punto or card.rank in _PLAIN
        return Kind.HIGH_TRUMP if is_high else Kind.LOW_TRUMP
    if card is called:
        return Kind.CALLED
    if called is not None and called in order.members[card.at]:
        return Kind.BESIDE_CALLED
    return _PLAIN.get(card.rank, Kind.LOW)


def _unnamed(card: Card) -> Kind:
    if card in ORDERS[Suit.SPADES].matadors[::2]:
        return Kind.ACE_UNNAMED
    if card is ORDERS[card.suit].matadors[1]:
        return Kind.MANILLE_UNNAMED
    return _UNNAMED.get(card.rank, Kind.LOW_UNNAMED)


def said(view: SeatView, seat: Seat) -> Said:
    """What a seat has undertaken or said."""
    contract = view.contract
    if contract is not None and contract.hombre == seat:
        return _undertook(contract)
    if contract is not None and contract.giver == seat:
        return Said.GAVE
    has_bid, stands, found = False, False, Said.NOTHING
    for one in view.spoken:
        if one.seat == seat:
            has_bid = has_bid or one.bid is not None
            found = Said.PASSED_OVER if stands else Said.PASSED_FIRST
        stands = stands or one.bid is not None
    if not has_bid:
        return found
    return Said.OUTBID if view.holder != seat else _bid(view)


def _undertook(contract: Contracted) -> Said:
    if contract.forced:
        return Said.FORCED
    if contract.exchanges:
        return Said.WITH_KING
    return Said.WITH_ALLY if contract.calls else Said.ALONE


def _bid(view: SeatView) -> Said:
    """The standing bid, before the auction is over."""
    assert view.standing is not None
    row = _row(view, view.standing.contract)
    if row.exchanges:
        return Said.WITH_KING
    return Said.WITH_ALLY if row.calls else Said.ALONE


def _row(view: SeatView, key: str) -> Contract:
    return next(row for row in every_row(rules_of(view.rules, view.options)) if row.key == key)


def tells(view: SeatView) -> tuple[tuple[Tell, ...], ...]:
    """What each seat has done, while nobody could know who holds the called card."""
    told: tuple[list[Tell], ...] = ([], [], [], [])
    contract = view.contract
    if contract is None or contract.called is None or contract.trumps is None:
        return tuple(tuple(one) for one in told)
    ranks, gone = RANKS[contract.trumps], 0
    for leader, cards in turned_up(view):
        if not cards or contract.called in cards:
            break
        for seat, tell in _in_trick(contract, contract.called, ranks, gone, leader, cards):
            told[seat].append(tell)
        gone |= sum(card.bit for card in cards)
    return tuple(tuple(one) for one in told)


def _in_trick(
    contract: Contracted,
    called: Card,
    ranks: Ranks,
    gone: int,
    leader: Seat,
    cards: tuple[Card, ...],
) -> list[tuple[Seat, Tell]]:
    hombre, led = contract.hombre, cards[0]
    found = [] if leader == hombre else [(leader, _lead(hombre, called, ranks, gone, leader, led))]
    best, winner = led, leader
    is_called_suit = bool(led.bit & ranks.suit[called.at])
    for steps, card in enumerate(cards[1:], start=1):
        seat = after(leader, steps)
        takes = bool(card.bit & beating(ranks, led, best))
        if seat != hombre and is_called_suit and card.bit & ranks.suit[called.at]:
            found.append((seat, Tell.LEFT_CALLED_SUIT))
        elif seat != hombre and takes:
            found.append((seat, _taking(ranks, led, card, winner == hombre)))
        if takes:
            best, winner = card, seat
    return found


def _lead(hombre: Seat, called: Card, ranks: Ranks, gone: int, leader: Seat, led: Card) -> Tell:
    if led.bit & ranks.trumps:
        is_last = after(leader, len(SEATS) - 1) == hombre
        return Tell.LED_TRUMP_TO_HOMBRE if is_last else Tell.LED_TRUMP
    if led.bit & ranks.suit[called.at]:
        return Tell.LED_CALLED_SUIT
    return Tell.LED_OTHER if ranks.above[led.at] & ~gone else Tell.LED_MASTER


def _taking(ranks: Ranks, led: Card, card: Card, from_hombre: bool) -> Tell:
    if not from_hombre:
        return Tell.OVERTOOK_OTHER
    if led.bit & ranks.trumps:
        return Tell.OVERTOOK_TRUMP
    return Tell.RUFFED_HOMBRE if card.bit & ranks.trumps else Tell.OVERTOOK_PLAIN
