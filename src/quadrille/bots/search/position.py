"""What is public of a deal that is being played, as the kernel asks for it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from quadrille.cards import PACK, Card, Suit
from quadrille.kernel import Past, Problem, Tables, tables
from quadrille.rules.deal import Deal, Playing
from quadrille.rules.partners import known_to
from quadrille.rules.ranking import ORDERS
from quadrille.rules.tricks import best_card
from quadrille.seats import SEATS, Four, Seat, after

_PLACE: Final = {suit: place for place, suit in enumerate(Suit)}

_Tricks = tuple[tuple[Seat, tuple[Card, ...]], ...]


class Position(Struct, frozen=True):
    """The trick on the table, and what all know; only the hands are wanting."""

    trumps: Suit
    tables: Tables
    tricks: _Tricks
    """The finished tricks: who led, and the cards."""
    past: Past
    leader: Seat
    table: tuple[Card, ...]
    side: int
    """The seats that all know to be of the declaring side, as bits."""
    mark: int | None
    """The called card while it hides who its holder is."""

    def problem(self, hands: Four[int]) -> Problem:
        """The whole position, if the hands lie so."""
        return Problem(
            hands, self.tables, self.leader, self.side, tuple(card.at for card in self.table)
        )


def position(deal: Deal, playing: Playing) -> Position:
    """A deal as it is played now."""
    undertaking = playing.undertaking
    trumps, called = undertaking.trumps, undertaking.called
    assert trumps is not None
    known = known_to(deal, None)
    is_hidden = known.ally is None and not known.alone
    tricks = tuple((trick.leader, trick.cards) for trick in playing.tricks)
    return Position(
        trumps=trumps,
        tables=tables(trumps),
        tricks=tricks,
        past=_past(tricks, trumps),
        leader=playing.leader,
        table=playing.table,
        side=1 << undertaking.hombre | (0 if known.ally is None else 1 << known.ally),
        mark=called.at if is_hidden and called is not None else None,
    )


def played(before: Position, card: Card) -> tuple[Position, Seat | None]:
    """The position after a card of the seat on turn, and who wins the trick if it is full.

    The marked card shows its holder; while it lies on the table the kernel sees to that itself.
    """
    table = (*before.table, card)
    if len(table) < len(SEATS):
        return replace(before, table=table), None
    winner = after(before.leader, best_card(table, before.trumps))
    tricks = (*before.tricks, (before.leader, table))
    onward = replace(
        before, tricks=tricks, past=_past(tricks, before.trumps), leader=winner, table=()
    )
    if before.mark is None or PACK[before.mark] not in table:
        return onward, winner
    holder = after(before.leader, table.index(PACK[before.mark]))
    return replace(onward, side=before.side | 1 << holder, mark=None), winner


def _past(tricks: _Tricks, trumps: Suit) -> Past:
    """What the finished tricks tell all of suits led, thrown and lacking."""
    led, threw, lacks = [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]
    order = ORDERS[trumps]
    for leader, cards in tricks:
        asked = 1 << _suit(cards[0], trumps)
        led[leader] |= asked
        for steps, card in enumerate(cards[1:], start=1):
            if card in order.members[cards[0].at]:
                continue
            seat = after(leader, steps)
            lacks[seat] |= asked
            if card not in order.trumps:
                threw[seat] |= 1 << _suit(card, trumps)
    return Past(_four(led), _four(threw), _four(lacks))


def _suit(card: Card, trumps: Suit) -> int:
    return _PLACE[trumps if card in ORDERS[trumps].trumps else card.suit]


def _four(values: list[int]) -> Four[int]:
    return (values[0], values[1], values[2], values[3])
