"""What each card that may be played is worth in each world, by play-outs of a policy."""

from __future__ import annotations

from collections.abc import Sequence

from quadrille.bots.search.policy import POLICY
from quadrille.bots.search.position import Position, played
from quadrille.bots.search.worth import Tally
from quadrille.cards import Card, Cards
from quadrille.kernel import Problem, play_by
from quadrille.rules.deal import Deal, Playing
from quadrille.rules.matadors import counted_run
from quadrille.rules.ranking import Order
from quadrille.seats import SEATS, Four, Seat
from quadrille.view import Contracted, SeatView
from quadrille.worlds import World
from quadrille.worlds.support import rules_of, sight_of
from quadrille.worlds.supposed import supposed

Hands = Four[int]


class Worths:
    """What the worlds of a view are worth to its seat, by the tricks that are still won in them.

    Beside the tricks all hangs on who the ally is and on the matadors that count for the side: so
    worlds that are alike in these are settled together.
    """

    def __init__(self, view: SeatView, hands: Sequence[Hands]) -> None:
        """The hands are those of the worlds, which must fit with the view."""
        assert view.contract is not None
        self._view, self._contract, self.hands = view, view.contract, hands
        self._had = sight_of(view).known
        self._rules = rules_of(view.rules, view.options)
        self._tallies: dict[tuple[Seat | None, int], Tally] = {}
        self._runs: dict[int, int] = {}
        self.tallies = [self._tally(each) for each in hands]

    def _tally(self, hands: Hands) -> Tally:
        ally = ally_in(self._contract, self._had, hands)
        holding = hands[self._contract.hombre] | self._had[self._contract.hombre]
        if ally is not None:
            holding |= hands[ally] | self._had[ally]
        key = ally, self._run(holding)
        found = self._tallies.get(key)
        if found is None:
            deal, playing = supposed_play(self._view, hands)
            assert self._view.seat is not None
            found = self._tallies[key] = Tally(deal, playing, self._view.seat)
        return found

    def _run(self, holding: int) -> int:
        assert self._contract.trumps is not None
        found = self._runs.get(holding)
        if found is None:
            found = counted_run(self._rules, Cards(holding), self._contract.trumps)
            self._runs[holding] = found
        return found


def ally_in(contract: Contracted, had: Four[int], hands: Hands) -> Seat | None:
    """Who the ally is in a world, if anybody is."""
    if contract.called is None or contract.giver is not None or contract.alone:
        return None
    if contract.ally is not None:
        return contract.ally
    bit = contract.called.bit
    holder = next(seat for seat in SEATS if (hands[seat] | had[seat]) & bit)
    return None if holder == contract.hombre else holder


def supposed_play(view: SeatView, hands: Hands) -> tuple[Deal, Playing]:
    """The deal that is being played, if the hands lie so."""
    a, b, c, d = hands
    deal = supposed(view, World((Cards(a), Cards(b), Cards(c), Cards(d))))
    assert isinstance(deal.phase, Playing)
    return deal, deal.phase


def values(
    worths: Worths, now: Position, seat: Seat, card: Card, seed: int, first: int, last: int
) -> list[float]:
    """What a card is worth in the worlds from one on to another, in quarters of a counter."""
    after, winner = played(now, card)
    problems = _problems(after, worths.hands[first:last], seat, card)
    won = play_by(problems, POLICY, seed=seed + first, times=1, mark=after.mark, past=after.past)
    told = []
    for number, tally in enumerate(worths.tallies[first:last]):
        tricks = list(won[4 * number : 4 * number + 4])
        if winner is not None:
            tricks[winner] += 1
        told.append(tally.by_seat(tricks))
    return told


def _problems(after: Position, hands: Sequence[Hands], seat: Seat, card: Card) -> list[Problem]:
    tables, leader, side = after.tables, after.leader, after.side
    table = tuple(one.at for one in after.table)
    a, b, c, d = (card.bit if each == seat else 0 for each in SEATS)
    return [
        Problem((h[0] ^ a, h[1] ^ b, h[2] ^ c, h[3] ^ d), tables, leader, side, table)
        for h in hands
    ]


def unlike(
    view: SeatView, usual: Card, lawful: Sequence[Card], ranks: Order, unseen: int
) -> tuple[Card, ...]:
    """The cards that differ, the usual one first.

    Of those with no unseen card between them the lowest stands for all. The called card and the
    matadors, which may be held back, are like no other.
    """
    called = view.contract.called if view.contract is not None else None
    apart = sum(card.bit for card in ranks.matadors) | (called.bit if called is not None else 0)
    chosen = [usual]
    for card in sorted(lawful, key=lambda card: ranks.strength[card.at]):
        if not any(_are_alike(ranks, unseen, apart, other, card) for other in chosen):
            chosen.append(card)
    return tuple(chosen)


def _are_alike(ranks: Order, unseen: int, apart: int, one: Card, other: Card) -> bool:
    if one is other:
        return True
    if (one.bit | other.bit) & apart or other not in ranks.members[one.at]:
        return False
    strength = ranks.strength
    low, high = sorted((strength[one.at], strength[other.at]))
    return not any(
        card.bit & unseen and low < strength[card.at] < high for card in ranks.members[one.at]
    )
