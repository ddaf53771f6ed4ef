"""Trick play by trying everything, with nothing of the kernel's but the form of its problems."""

from quadrille.kernel import Problem, Tables
from quadrille.seats import Four


def most_tricks(problem: Problem, within: int = 10) -> int:
    """How many of the next tricks the side wins when all play as well as they can."""
    left = max(hand.bit_count() for hand in problem.hands) if not problem.table else problem.left
    return _best(problem, problem.hands, problem.leader, problem.table, min(within, left))


def tricks_by_card(problem: Problem) -> dict[int, int]:
    """The same for each card that may be played first."""
    mover = (problem.leader + len(problem.table)) % 4
    return {
        card: _after(problem, problem.hands, problem.leader, problem.table, problem.left, card)
        for card in lawful(problem.tables, problem.hands[mover], problem.table)
    }


def lawful(tables: Tables, hand: int, table: tuple[int, ...]) -> list[int]:
    held = [card for card in range(40) if hand >> card & 1]
    if table and any(tables.obliges[table[0]] >> card & 1 for card in held):
        return [card for card in held if tables.follows[table[0]] >> card & 1]
    return held


def winner(tables: Tables, leader: int, table: tuple[int, ...]) -> int:
    """The strongest trump wins, else the strongest card of the suit led."""
    trumps = [card for card in table if tables.suit[card] == tables.trump]
    suit = trumps or [card for card in table if tables.suit[card] == tables.suit[table[0]]]
    best = max(suit, key=lambda card: tables.strength[card])
    return (leader + table.index(best)) % 4


def _best(
    problem: Problem, hands: Four[int], leader: int, table: tuple[int, ...], left: int
) -> int:
    if left == 0:
        return 0
    mover = (leader + len(table)) % 4
    pick = max if problem.side >> mover & 1 else min
    return pick(
        _after(problem, hands, leader, table, left, card)
        for card in lawful(problem.tables, hands[mover], table)
    )


def _after(
    problem: Problem,
    hands: Four[int],
    leader: int,
    table: tuple[int, ...],
    left: int,
    card: int,
) -> int:
    first, second, third, fourth = (hand & ~(1 << card) for hand in hands)
    rest, table = (first, second, third, fourth), (*table, card)
    if len(table) < 4:
        return _best(problem, rest, leader, table, left)
    taker = winner(problem.tables, leader, table)
    return (problem.side >> taker & 1) + _best(problem, rest, taker, (), left - 1)
