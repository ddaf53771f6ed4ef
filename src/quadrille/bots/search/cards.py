"""What each card that may be played is worth in each world, by play-outs of a policy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quadrille.bots.search.policy import POLICY, WANDERING
from quadrille.bots.search.position import Position, played, position
from quadrille.bots.search.worth import Tally, averaged
from quadrille.cards import Card, Cards
from quadrille.kernel import Problem, play_by
from quadrille.rules.deal import Deal, Playing, Undertaking
from quadrille.rules.matadors import counted_run
from quadrille.rules.ranking import ORDERS, Order
from quadrille.seats import SEATS, Four, Seat
from quadrille.view import SeatView
from quadrille.worlds import World
from quadrille.worlds.support import sight_of
from quadrille.worlds.supposed import supposed

Hands = Four[int]

Suppose = Callable[[Hands], tuple[Deal, Playing]]
"""A world made a deal that is being played."""


class Alike:
    """Which worlds are alike for the settlement, however their tricks fall.

    Beside the tricks all hangs on who the ally is and on the matadors that count for the side.
    """

    def __init__(self, deal: Deal, playing: Playing, had: Four[int]) -> None:
        """A deal while cards are played, and what each seat has played."""
        self._rules, self._undertaking, self._had = deal.rules, playing.undertaking, had
        assert playing.undertaking.trumps is not None
        self._trumps = playing.undertaking.trumps
        self._counts = sum(card.bit for card in ORDERS[self._trumps].trumps)
        self._runs: dict[int, int] = {}

    def key(self, hands: Hands) -> tuple[Seat | None, int]:
        """The same for worlds that are alike: the ally, and how many matadors count."""
        had, hombre = self._had, self._undertaking.hombre
        ally = ally_in(self._undertaking, had, hands)
        holding = hands[hombre] | had[hombre]
        if ally is not None:
            holding |= hands[ally] | had[ally]
        holding &= self._counts
        found = self._runs.get(holding)
        if found is None:
            found = self._runs[holding] = counted_run(self._rules, Cards(holding), self._trumps)
        return ally, found


class Worths:
    """What worlds are worth to a seat, by the tricks that are still won in them.

    Worlds that are alike are settled together.
    """

    def __init__(
        self, seat: Seat, hands: Sequence[Hands], had: Four[int], suppose: Suppose
    ) -> None:
        """The hands of the worlds, what each seat has played, and how a world becomes a deal."""
        self._seat, self.hands, self._suppose = seat, hands, suppose
        first, playing = suppose(hands[0])
        self.now = position(first, playing)
        self._alike = Alike(first, playing, had)
        self._known: dict[tuple[Seat | None, int], Tally] = {}
        self._tallies: list[Tally] = []

    def tallies(self, first: int, last: int) -> list[Tally]:
        """What the worlds from one on to another are worth; worked out when it is first asked."""
        for hands in self.hands[len(self._tallies) : last]:
            key = self._alike.key(hands)
            if key not in self._known:
                self._known[key] = Tally(*self._suppose(hands), self._seat)
            self._tallies.append(self._known[key])
        return self._tallies[first:last]


def ally_in(undertaking: Undertaking, had: Four[int], hands: Hands) -> Seat | None:
    """Who the ally is in a world, if anybody is: the holder of the called card."""
    called = undertaking.called
    if called is None or undertaking.changes_hands:
        return None
    for seat in SEATS:
        if (hands[seat] | had[seat]) & called.bit:
            return None if seat == undertaking.hombre else seat
    return None


def laid_out(view: SeatView, hands: Sequence[Hands]) -> Worths:
    """What worlds are worth that fit with a view of a deal while cards are played."""
    assert view.seat is not None

    def suppose(each: Hands) -> tuple[Deal, Playing]:
        deal = supposed(view, as_world(each))
        assert isinstance(deal.phase, Playing)
        return deal, deal.phase

    return Worths(view.seat, hands, sight_of(view).known, suppose)


def as_world(hands: Hands) -> World:
    """The hands of a world as sets of cards."""
    a, b, c, d = hands
    return World((Cards(a), Cards(b), Cards(c), Cards(d)))


def values(worths: Worths, seat: Seat, card: Card, seed: int, first: int, last: int) -> list[float]:
    """What a card is worth in the worlds from one on to another, in quarters of a counter."""
    after, winner = played(worths.now, card)
    problems = _problems(after, worths.hands[first:last], seat, card)
    won = play_by(problems, WANDERING, seed=seed + first, times=1, mark=after.mark, past=after.past)
    return averaged(worths.tallies(first, last), won, winner)


def as_it_stands(worths: Worths, seed: int, first: int, last: int) -> list[float]:
    """What the deal is worth in the worlds from one on to another, played on from where it is."""
    now = worths.now
    problems = [now.problem(hands) for hands in worths.hands[first:last]]
    won = play_by(problems, POLICY, seed=seed + first, times=1, mark=now.mark, past=now.past)
    return averaged(worths.tallies(first, last), won)


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
