"""What the seat on turn sees, and which features hold of each card that she may play."""

from __future__ import annotations

from collections.abc import Iterator

from quadrille.kernel.policy import Feature, Past, Role
from quadrille.kernel.problem import Problem
from quadrille.kernel.reference.table import Table, best_place, is_beaten, listed

FRIEND, FOE, UNKNOWN = range(3)
"""What another seat is to the mover, as far as she knows; the places in a run of features."""


class Seen:
    """A game under way, with what is public of it."""

    def __init__(self, problem: Problem, mark: int, past: Past) -> None:
        hands = list(problem.hands)
        for step, card in enumerate(problem.table):
            hands[(problem.leader + step) % 4] |= 1 << card
        self.table = Table(problem)
        self.tables = problem.tables
        self.mark = mark
        self.holder = next((seat for seat in range(4) if mark >= 0 and hands[seat] >> mark & 1), -1)
        self.is_hidden = self.holder >= 0
        self.side = {seat for seat in range(4) if problem.side >> seat & 1}
        self.led, self.threw, self.lacks = ([set[int]() for _ in range(4)] for _ in range(3))
        for kept, told in (
            (self.led, past.led),
            (self.threw, past.threw),
            (self.lacks, past.lacks),
        ):
            for seat, suits in enumerate(told):
                kept[seat].update(suit for suit in range(4) if suits >> suit & 1)
        # The cards on the table are played once more, for what they tell.
        self.table.hands, self.table.trick = hands, ()
        for card in problem.table:
            self.play(card)

    def play(self, card: int) -> None:
        """The seat on turn plays a card, and all see what that tells."""
        table, tables, seat = self.table, self.tables, self.table.turn
        suit = tables.suit[card]
        if not table.trick:
            self.led[seat].add(suit)
        elif suit != (asked := tables.suit[table.trick[0]]):
            self.lacks[seat].add(asked)
            if suit != tables.trump:
                self.threw[seat].add(suit)
        if card == self.mark:
            self.is_hidden = False
            self.side.add(self.holder)
        table.play(card)

    # Of the mover

    @property
    def hand(self) -> int:
        """Her cards."""
        return self.table.hands[self.table.turn]

    @property
    def unseen(self) -> int:
        """The cards in the other hands."""
        first, second, third, fourth = self.table.hands
        return (first | second | third | fourth) & ~self.hand

    @property
    def role(self) -> Role:
        """Who she is to the side."""
        seat, is_of_side = self.table.turn, self.table.turn in self.side
        if seat == self.holder:
            if not self.is_hidden:
                return Role.HOLDER_SHOWN
            return Role.SECRET if is_of_side else Role.HOLDER
        if self.is_hidden:
            return Role.SIDE if is_of_side else Role.OTHER
        return Role.SIDE_SHOWN if is_of_side else Role.OTHER_SHOWN

    def relation(self, seat: int) -> int:
        """What another seat is to her, as far as she knows."""
        mover = self.table.turn
        is_of_side = mover in self.side or (self.is_hidden and mover == self.holder)
        if self.is_hidden and mover != self.holder and seat not in self.side:
            return UNKNOWN
        return FRIEND if (seat in self.side) == is_of_side else FOE

    def _some(self, told: list[set[int]], suit: int, relation: int) -> bool:
        others = (seat for seat in range(4) if seat != self.table.turn)
        return any(suit in told[seat] and self.relation(seat) == relation for seat in others)

    def _of_suit(self, cards: int, suit: int) -> list[int]:
        return [card for card in listed(self.tables, cards) if self.tables.suit[card] == suit]

    def _higher(self, cards: int, card: int) -> list[int]:
        suit, strength = self.tables.suit[card], self.tables.strength
        return [other for other in self._of_suit(cards, suit) if strength[other] > strength[card]]

    # Of a card

    def features(self, card: int) -> list[Feature]:
        """The features that hold of a card that she may play."""
        told = [*self._rank(card), *self._suit(card), *self._together(card)]
        if self.table.trick:
            told += self._answer(card)
        return [feature for feature, holds in told if holds]

    def _rank(self, card: int) -> Iterator[tuple[Feature, bool]]:
        suit, strength = self.tables.suit[card], self.tables.strength
        own, above = self._of_suit(self.hand, suit), len(self._higher(self.unseen, card))
        left = self._of_suit(self.hand | self.unseen, suit)
        higher, lower = left[left.index(card) + 1 :], left[: left.index(card)]
        yield Feature.MASTER, above == 0
        yield Feature.ONE_ABOVE, above == 1
        yield Feature.TWO_ABOVE, above == 2
        yield Feature.MORE_ABOVE, above > 2
        yield Feature.LOWEST, card == own[0]
        yield Feature.HIGHEST, card == own[-1]
        yield Feature.TOUCHES_ABOVE, bool(higher) and higher[0] in own
        yield Feature.TOUCHES_BELOW, bool(lower) and lower[-1] in own
        is_guard = len(own) == 2 and strength[card] < strength[own[1]]
        yield Feature.UNGUARDS, is_guard and len(self._higher(self.unseen, own[1])) == 1

    def _suit(self, card: int) -> Iterator[tuple[Feature, bool]]:
        suit = self.tables.suit[card]
        own, unseen = len(self._of_suit(self.hand, suit)), len(self._of_suit(self.unseen, suit))
        yield Feature.TRUMP, suit == self.tables.trump
        yield Feature.ONLY, own == 1
        yield Feature.OF_TWO, own == 2
        yield Feature.OF_THREE, own == 3
        yield Feature.OF_MORE, own > 3
        yield Feature.NONE_UNSEEN, unseen == 0
        yield Feature.FEW_UNSEEN, unseen in (1, 2)
        yield Feature.SOME_UNSEEN, unseen in (3, 4, 5)
        yield Feature.MANY_UNSEEN, unseen > 5
        yield Feature.FRIEND_LED, self._some(self.led, suit, FRIEND)
        yield Feature.FRIEND_THREW, self._some(self.threw, suit, FRIEND)
        yield Feature.FRIEND_LACKS, self._some(self.lacks, suit, FRIEND)
        yield Feature.FOE_LED, self._some(self.led, suit, FOE)
        yield Feature.FOE_LACKS, self._some(self.lacks, suit, FOE)
        yield Feature.UNKNOWN_LED, self._some(self.led, suit, UNKNOWN)
        yield Feature.UNKNOWN_LACKS, self._some(self.lacks, suit, UNKNOWN)
        yield Feature.OWN_LED, suit in self.led[self.table.turn]

    def _together(self, card: int) -> Iterator[tuple[Feature, bool]]:
        """What follows from more than one of the plainer features."""
        suit, trump = self.tables.suit[card], self.tables.trump
        own, unseen = self._of_suit(self.hand, trump), self._of_suit(self.unseen, trump)
        is_master = not self._higher(self.unseen, card)
        is_trump = suit == trump
        to_mark = self.is_hidden and card != self.mark and suit == self.tables.suit[self.mark]
        yield Feature.MARK, self.is_hidden and card == self.mark
        yield Feature.MARK_SUIT, to_mark
        yield Feature.LOW_TO_MARK, to_mark and card == self._of_suit(self.hand, suit)[0]
        yield Feature.MASTER_TRUMP, is_master and is_trump
        yield Feature.SAFE_MASTER, is_master and not is_trump and not unseen
        yield Feature.EARLY_MASTER, is_master and self.table.left > 7
        yield Feature.LATE_MASTER, is_master and self.table.left < 4
        yield Feature.MOST_TRUMPS, is_trump and len(own) > len(unseen)
        yield Feature.LAST_TRUMP, is_trump and len(own) == 1

    # Of a card that answers a lead

    def _beaters(self, card: int) -> int:
        """How many unseen cards would take the trick from a card."""
        cards = listed(self.tables, self.unseen)
        return sum(is_beaten(self.tables, card, other) for other in cards)

    def _stands(self, card: int) -> bool:
        """Whether no card still to come to the trick can beat a winning one."""
        return len(self.table.trick) == 3 or self._beaters(card) == 0

    def _answer(self, card: int) -> Iterator[tuple[Feature, bool]]:
        tables, trick = self.tables, self.table.trick
        suit, asked = tables.suit[card], tables.suit[trick[0]]
        is_free = not self.hand & tables.obliges[trick[0]]
        is_trump = suit == tables.trump
        yield Feature.FOLLOWS, suit == asked
        yield Feature.RUFFS, suit != asked and is_trump
        yield Feature.THROWS, suit != asked and not is_trump
        yield Feature.FREE_TRUMP, is_free and is_trump and asked == tables.trump
        best = best_place(tables, trick)
        winner = self.relation((self.table.leader + best) % 4)
        takers = [each for each in self.table.playable() if is_beaten(tables, trick[best], each)]
        if card in takers:
            yield from self._taker(card, takers, winner)
        else:
            is_safe = self._stands(trick[best])
            first = Feature.LEAVES_FRIEND_SAFE if is_safe else Feature.LEAVES_FRIEND
            yield Feature(first + winner), True
            yield Feature.LEAVES_MASTER, not self._higher(self.unseen, card)
            yield Feature.MARK_LEAVES, self.is_hidden and card == self.mark

    def _taker(self, card: int, takers: list[int], winner: int) -> Iterator[tuple[Feature, bool]]:
        sure, over = [each for each in takers if self._stands(each)], self._beaters(card)
        first = Feature.TAKES_FRIEND_SURELY if card in sure else Feature.TAKES_FRIEND
        yield Feature(first + winner), True
        yield Feature.CHEAPEST_TAKER, card == takers[0]
        yield Feature.CHEAPEST_SURE_TAKER, card in sure[:1]
        yield Feature.DEAREST_TAKER, card == takers[-1]
        yield Feature.TAKES_UNDER_ONE, over == 1
        yield Feature.TAKES_UNDER_MORE, over > 1
        yield Feature.MARK_TAKES, self.is_hidden and card == self.mark
