"""What a player can tell from her view: cards unseen, who may hold them, who is a friend.

Nothing here chooses. Sets of cards are masks.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from quadrille.bots.friends import History, ally_chances
from quadrille.bots.masks import RANKS, Ranks, beating
from quadrille.cards import ALL_CARDS, SPADILLE, Card
from quadrille.rules.actions import Play
from quadrille.seats import SEATS, Four, Seat
from quadrille.view import Contracted, SeatView


class Role(Enum):
    """What the player is in this deal."""

    ALONE = "alone"
    """Hombre without an ally."""
    HOMBRE = "hombre"
    """Hombre with an ally, known to her or not."""
    ALLY = "ally"
    DEFENDER = "defender"


Shares = tuple[tuple[int, float], ...]
"""Unseen cards in groups, with the chance for each card of a group not to be at a seat."""


class Reading(Struct, frozen=True, kw_only=True):
    """A seat's view while cards are played, thought through."""

    me: Seat
    role: Role
    contract: Contracted
    ranks: Ranks
    hand: int
    lawful: int
    """Cards that may be played now; none while something else is asked."""
    unseen: int
    """Cards that are neither in hand nor played."""
    may: Four[int]
    """Of the unseen cards, those that each seat may hold."""
    absent: Four[Shares]
    ally: Four[float]
    """The chance of each seat to be the ally."""
    friend: Four[float]
    """The chance of each seat to be on this player's side."""
    history: History
    leader: Seat
    table: tuple[Card, ...]
    best: Card | None
    """The best card on the table."""
    winner: Seat | None
    """Who has played it."""
    later: tuple[Seat, ...]
    """Who plays to this trick after this player."""
    won: int
    """Tricks of this player's side for certain."""
    lost: int
    """Tricks of the other side for certain."""
    left: int
    """Tricks still to be won, this one included."""


def read(view: SeatView, contract: Contracted) -> Reading:
    """Think a view through; the view is of a seat, and trumps are named."""
    assert view.seat is not None
    assert contract.trumps is not None
    me, ranks = view.seat, RANKS[contract.trumps]
    hand = sum(card.bit for card in view.hand)
    table, leader = _on_table(view)
    past: History = tuple((trick.leader, trick.cards) for trick in view.tricks)
    history = (*past, (leader, table)) if table else past
    played = sum(card.bit for _, trick in history for card in trick)
    unseen = ALL_CARDS.bits & ~hand & ~played
    may = _may_hold(me, contract, ranks, history, unseen)
    ally = ally_chances(view, contract, ranks, history, may)
    friend = _friends(me, contract, ally)
    best, winner = _winning(ranks, leader, table)
    won = sum(n for seat, n in enumerate(view.won) if friend[seat] == 1.0)
    lost = sum(n for seat, n in enumerate(view.won) if friend[seat] == 0.0)
    return Reading(
        me=me,
        role=_role(me, contract),
        contract=contract,
        ranks=ranks,
        hand=hand,
        lawful=sum(action.card.bit for action in view.legal if isinstance(action, Play)),
        unseen=unseen,
        may=may,
        absent=_absent(view.holding, me, may, unseen),
        ally=ally,
        friend=friend,
        history=history,
        leader=leader,
        table=table,
        best=best,
        winner=winner,
        later=tuple(SEATS[(me + n) & 3] for n in range(1, 4 - len(table))),
        won=won,
        lost=lost,
        left=10 - len(view.tricks),
    )


def _on_table(view: SeatView) -> tuple[tuple[Card, ...], Seat]:
    """The trick that is on; a full one that still lies there is over, and its winner leads."""
    shown = view.table
    assert shown is not None
    if len(shown.cards) == len(SEATS):
        assert shown.winning is not None
        return (), shown.winning
    return shown.cards, shown.leader


def _role(me: Seat, contract: Contracted) -> Role:
    if me == contract.hombre:
        return Role.ALONE if contract.alone else Role.HOMBRE
    return Role.ALLY if me == contract.ally else Role.DEFENDER


def _friends(me: Seat, contract: Contracted, ally: Four[float]) -> Four[float]:
    hombre = contract.hombre
    with_hombre = me in (hombre, contract.ally)
    friend = [0.0, 0.0, 0.0, 0.0]
    for seat in SEATS:
        chance = 1.0 if seat == hombre else ally[seat]
        friend[seat] = 1.0 if seat == me else chance if with_hombre else 1.0 - chance
    return (friend[0], friend[1], friend[2], friend[3])


def _may_hold(
    me: Seat, contract: Contracted, ranks: Ranks, history: History, unseen: int
) -> Four[int]:
    """One who did not follow holds none of the cards that would have obliged her to."""
    may = [unseen, unseen, unseen, unseen]
    may[me] = 0
    for leader, played in history:
        led = played[0].at
        for place in range(1, len(played)):
            if not played[place].bit & ranks.follows[led]:
                may[(leader + place) & 3] &= ~ranks.obliges[led]
    _known_holders(may, me, contract)
    return (may[0], may[1], may[2], may[3])


def _known_holders(may: list[int], me: Seat, contract: Contracted) -> None:
    """Some cards have been seen to go to a seat, or are there by the rules."""
    called, given = contract.called, contract.given
    if called is not None and contract.exchanges and contract.giver is not None:
        _only(may, called.bit, contract.hombre)
        if given is not None and me != contract.giver:
            _only(may, given.bit, contract.giver)
    elif called is not None and not contract.alone:
        may[contract.hombre] &= ~called.bit
        if contract.ally is not None:
            _only(may, called.bit, contract.ally)
    if contract.forced:
        _only(may, SPADILLE.bit, contract.hombre)


def _only(may: list[int], bit: int, seat: Seat) -> None:
    for other in SEATS:
        if other != seat:
            may[other] &= ~bit


def _absent(holding: Four[int], me: Seat, may: Four[int], unseen: int) -> Four[Shares]:
    """For each seat the unseen cards grouped by who may hold them, and the chance to miss one."""
    others = [seat for seat in SEATS if seat != me]
    groups: list[list[tuple[int, float]]] = [[], [], [], []]
    for pattern in range(1, 8):
        bits = unseen
        total = 0
        for place, seat in enumerate(others):
            if pattern >> place & 1:
                bits &= may[seat]
                total += holding[seat]
            else:
                bits &= ~may[seat]
        if bits and total:
            for place, seat in enumerate(others):
                if pattern >> place & 1:
                    groups[seat].append((bits, 1.0 - holding[seat] / total))
    return (tuple(groups[0]), tuple(groups[1]), tuple(groups[2]), tuple(groups[3]))


def _winning(
    ranks: Ranks, leader: Seat, table: tuple[Card, ...]
) -> tuple[Card | None, Seat | None]:
    if not table:
        return None, None
    best, winner = table[0], leader
    for place in range(1, len(table)):
        if table[place].bit & beating(ranks, table[0], best):
            best, winner = table[place], SEATS[(leader + place) & 3]
    return best, winner


def none_of(reading: Reading, seat: Seat, bits: int) -> float:
    """The chance that a seat holds none of some cards."""
    chance = 1.0
    for group, absent in reading.absent[seat]:
        several = (group & bits).bit_count()
        if several:
            chance *= absent**several
    return chance


def may_beat(reading: Reading, seat: Seat, led: Card, best: Card) -> float:
    """The chance that a seat still to play can beat the best card."""
    ranks = reading.ranks
    higher = beating(ranks, led, best) & reading.may[seat]
    if not higher:
        return 0.0
    if led.bit & ranks.trumps:
        return 1.0 - none_of(reading, seat, higher)
    void = none_of(reading, seat, ranks.suit[led.at])
    over = 1.0 - none_of(reading, seat, higher & ranks.suit[led.at])
    ruffs = void * (1.0 - none_of(reading, seat, higher & ranks.trumps))
    return over + ruffs


def ours(reading: Reading, card: Card) -> float:
    """The chance that this player's side wins the trick if she plays a card to it."""
    led = reading.table[0] if reading.table else card
    if reading.best is None or reading.winner is None:
        return _held(reading, led, card, 1.0)
    if card.bit & beating(reading.ranks, led, reading.best):
        return _held(reading, led, card, 1.0)
    return _held(reading, led, reading.best, reading.friend[reading.winner])


def _held(reading: Reading, led: Card, best: Card, mine: float) -> float:
    """The chance to win a trick in which the best card is ours with some chance already."""
    for seat in reading.later:
        beats = may_beat(reading, seat, led, best)
        if beats:
            friend = reading.friend[seat]
            mine = mine * (1.0 - beats * (1.0 - friend)) + (1.0 - mine) * beats * friend
    return mine


def is_master(reading: Reading, card: Card) -> bool:
    """Whether no unseen card of its suit is higher."""
    return not reading.ranks.above[card.at] & reading.unseen


def foes_trumps(reading: Reading) -> int:
    """The unseen trumps that one who is not surely a friend may hold."""
    bits = 0
    for seat in SEATS:
        if reading.friend[seat] < 1.0:
            bits |= reading.may[seat]
    return bits & reading.ranks.trumps


def passes(reading: Reading, card: Card) -> float:
    """The chance that a master of a plain suit, led now, is not ruffed by a foe."""
    chance = 1.0
    for seat in SEATS:
        if seat != reading.me and reading.friend[seat] < 1.0:
            beats = may_beat(reading, seat, card, card)
            chance *= 1.0 - beats * (1.0 - reading.friend[seat])
    return chance
