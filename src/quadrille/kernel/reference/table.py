"""The bare mechanics of tricks: what may be played, which card wins, and the order of cards."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from quadrille.kernel.problem import Problem, Tables, check

Trick = tuple[int, ...]
"""The cards on the table, in the order played."""


def playable(tables: Tables, hand: int, trick: Trick) -> int:
    """What may be played from a hand; all of it when leading."""
    if trick and hand & tables.obliges[trick[0]]:
        return hand & tables.follows[trick[0]]
    return hand


def is_beaten(tables: Tables, card: int, later: int) -> bool:
    """Whether a later card of a trick takes it from the card that was winning so far."""
    if tables.suit[later] == tables.suit[card]:
        return tables.strength[later] > tables.strength[card]
    return tables.suit[later] == tables.trump


def best_place(tables: Tables, trick: Trick) -> int:
    """The place in the trick of the card that wins so far."""
    best = 0
    for place in range(1, len(trick)):
        if is_beaten(tables, trick[best], trick[place]):
            best = place
    return best


@cache
def by_rank(tables: Tables) -> tuple[int, ...]:
    """All cards by suit, trumps last, and by rising strength: the order of going through cards."""
    return tuple(
        sorted(
            range(len(tables.suit)),
            key=lambda card: (
                tables.suit[card] == tables.trump,
                tables.suit[card],
                tables.strength[card],
            ),
        )
    )


def listed(tables: Tables, cards: int) -> list[int]:
    """The cards of a set, in the order of rank."""
    return [card for card in by_rank(tables) if cards >> card & 1]


class Table:
    """A position that is played on, card by card."""

    def __init__(self, problem: Problem) -> None:
        self.tables = problem.tables
        self.hands = list(problem.hands)
        self.leader = problem.leader
        self.trick = problem.table
        self.left = problem.left
        self.won = [0, 0, 0, 0]

    @property
    def turn(self) -> int:
        """Who plays next."""
        return (self.leader + len(self.trick)) % 4

    def playable(self) -> list[int]:
        """What the seat on turn may play, in the order of rank."""
        return listed(self.tables, playable(self.tables, self.hands[self.turn], self.trick))

    def play(self, card: int) -> None:
        """The seat on turn plays a card; the fourth ends the trick."""
        self.hands[self.turn] &= ~(1 << card)
        self.trick += (card,)
        if len(self.trick) == 4:
            self.leader = (self.leader + best_place(self.tables, self.trick)) % 4
            self.won[self.leader] += 1
            self.left -= 1
            self.trick = ()


def lines_of_play(problem: Problem, depth: int) -> int:
    """How many sequences of so many cards may be played from here."""
    if not 0 <= depth <= len(problem.tables.suit):
        raise ValueError("depth: from none to all of the cards")
    check(problem)
    return _lines(problem, depth)


def _lines(problem: Problem, depth: int) -> int:
    if depth == 0:
        return 1
    table = Table(problem)
    total = 0
    for card in table.playable():
        table = Table(problem)
        table.play(card)
        first, second, third, fourth = table.hands
        onward = replace(
            problem,
            hands=(first, second, third, fourth),
            leader=table.leader,
            table=table.trick,
        )
        total += _lines(onward, depth - 1)
    return total
