"""A trick-taking position as plain numbers: all that the kernel is told of a deal.

The only translator from the law to the kernel. Cards are numbered by `Card.at`, a set of cards is
a mask of bits `1 << number`, and suits are numbered as in `Suit`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from quadrille.cards import PACK, Cards, Suit
from quadrille.rules.deal import Deal, Playing
from quadrille.rules.following import DUTIES
from quadrille.rules.partners import ally_of
from quadrille.rules.ranking import ORDERS
from quadrille.seats import Four

NO_TRUMP: Final = 255
"""The number that stands for no trump suit."""

COUNT: Final = tuple(range(11))
"""Each trick is worth one."""

NO_LIMIT: Final = 1 << 62
"""So many tricks no question begins."""

_SUITS: Final = tuple(Suit)
_ALL: Final = (1 << len(PACK)) - 1
_MOST: Final = 10


class Tables(Struct, frozen=True):
    """How the cards rank and what a led card asks, by card number."""

    suit: tuple[int, ...]
    """The effective suit: every trump is of the trump suit."""
    strength: tuple[int, ...]
    """Comparable within an effective suit."""
    follows: tuple[int, ...]
    """By the card led, what one who is obliged may play."""
    obliges: tuple[int, ...]
    """By the card led: holding any of these, one is obliged."""
    trump: int
    """The trump suit, or `NO_TRUMP`."""


class Problem(Struct, frozen=True):
    """A position with all hands open, and the seats that play together."""

    hands: Four[int]
    """What each seat still holds; the cards on the table are apart."""
    tables: Tables
    leader: int
    """Who led, or is to lead, to the trick at hand."""
    side: int
    """The seats that play together, as bits."""
    table: tuple[int, ...] = ()
    """The cards on the table, in the order played."""
    worth: tuple[int, ...] = COUNT
    """What it is worth to the side to win so many of the tricks left; it may not fall."""

    @property
    def turn(self) -> int:
        """Who plays next."""
        return (self.leader + len(self.table)) % 4

    @property
    def left(self) -> int:
        """The tricks still to be won, the one on the table among them."""
        return self.hands[self.turn].bit_count()


@cache
def tables(trumps: Suit, *, reneges: bool = True) -> Tables:
    """The kernel's tables when a suit is trumps; without reneging every trump led is followed.

    The right to hold the matadors back lies wholly in `obliges`, so that following suit in the
    bridge player's manner differs in nothing else.
    """
    order, duties = ORDERS[trumps], DUTIES[trumps]
    return Tables(
        suit=tuple(_SUITS.index(trumps if card in order.trumps else card.suit) for card in PACK),
        strength=order.strength,
        follows=tuple(duty.follows.bits for duty in duties),
        obliges=tuple((duty.obliges if reneges else duty.follows).bits for duty in duties),
        trump=_SUITS.index(trumps),
    )


def problem_of(deal: Deal, phase: Playing) -> Problem:
    """A deal that is being played, as it stands, with Hombre and her ally on one side."""
    undertaking = phase.undertaking
    assert undertaking.trumps is not None
    ally = ally_of(deal)
    side = 1 << undertaking.hombre
    if ally is not None:
        side |= 1 << ally
    return Problem(
        hands=_bits(deal.held),
        tables=tables(undertaking.trumps),
        leader=phase.leader,
        side=side,
        table=tuple(card.at for card in phase.table),
    )


def _bits(hands: Four[Cards]) -> Four[int]:
    first, second, third, fourth = hands
    return (first.bits, second.bits, third.bits, fourth.bits)


# Whether a problem makes sense


def check(problem: Problem) -> None:
    """A problem that makes no sense is refused: ValueError, which begins with the field's name.

    The compiled kernel refuses the same at its border, in the same words.
    """
    fault = _fault_of_tables(problem.tables) or _fault_of(problem)
    if fault:
        raise ValueError(fault)


@cache
def _fault_of_tables(told: Tables) -> str:
    columns = (told.suit, told.strength, told.follows, told.obliges)
    names = ("suit", "strength", "follows", "obliges")
    for name, column in zip(names, columns, strict=True):
        if len(column) != len(PACK) or not _are_whole(column, 255 if name in names[:2] else _ALL):
            return f"{name}: not such numbers"
    if told.trump not in (0, 1, 2, 3, NO_TRUMP):
        return "trump: no suit has this number"
    for card, suit in enumerate(told.suit):
        if suit > 3:
            return f"suit[{card}]: no suit has this number"
    for card in range(len(PACK)):
        if fault := _fault_of_card(told, card):
            return fault
    return ""


def _fault_of_card(told: Tables, card: int) -> str:
    pairs = list(zip(told.suit, told.strength, strict=True))
    if pairs[card] in pairs[:card]:
        return f"strength[{card}]: another card of the suit is as strong"
    members = sum(1 << other for other in range(len(PACK)) if told.suit[other] == told.suit[card])
    if told.follows[card] != members:
        return f"follows[{card}]: the cards of the suit led, and no others, follow it"
    if told.obliges[card] & ~members:
        return f"obliges[{card}]: a card obliges that may not be played then"
    return ""


def _fault_of(problem: Problem) -> str:
    if problem.leader not in range(4):
        return "leader: no seat has this number"
    if problem.side not in range(16):
        return "side: a seat is beyond the fourth"
    held = 0
    for hand in problem.hands:
        if not _are_whole((hand,), _ALL):
            return "hands: a card is beyond the pack"
        if hand & held:
            return "hands: a card is held twice"
        held |= hand
    return _fault_of_table(problem, held) or _fault_of_sizes(problem) or _fault_of_worth(problem)


def _fault_of_table(problem: Problem, held: int) -> str:
    if len(problem.table) > 3:
        return "table: at most three cards"
    for card in problem.table:
        if card not in range(len(PACK)):
            return "table: a card is beyond the pack"
        if held >> card & 1:
            return "table: a card is held, or lies there twice"
        held |= 1 << card
    return ""


def _fault_of_sizes(problem: Problem) -> str:
    if problem.left > _MOST:
        return "hands: at most ten cards each"
    for step in range(4):
        hand = problem.hands[(problem.leader + step) % 4]
        if hand.bit_count() + (step < len(problem.table)) != problem.left:
            return "hands: the numbers of cards do not fit with whose turn it is"
    return ""


def _fault_of_worth(problem: Problem) -> str:
    if len(problem.worth) != _MOST + 1 or any(abs(each) >= 1 << 31 for each in problem.worth):
        return "worth: not such numbers"
    if list(problem.worth) != sorted(problem.worth):
        return "worth: it falls"
    return ""


def _are_whole(numbers: tuple[int, ...], most: int) -> bool:
    return all(0 <= number <= most for number in numbers)
