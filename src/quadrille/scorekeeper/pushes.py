"""Who pushes which counters to whom: the payments of a deal, netted to the fewest pushes."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from msgspec import Struct

from quadrille.ledger import Accounts
from quadrille.money import Party, Pot, Reason, Transfer
from quadrille.seats import SEATS

PUT_UP: Final = frozenset({Reason.STAKE, Reason.POULANS, Reason.VOLE_STAKE})
"""What lies on the table before a deal is over; the rest is pushed at its end."""


class Push(Struct, frozen=True):
    """Counters that one party pushes to another."""

    payer: Party
    payee: Party
    amount: int


def pushed(transfers: Iterable[Transfer]) -> tuple[Push, ...]:
    """What is pushed when a deal is over, what was put up before it ended apart."""
    return netted(each for each in transfers if each.reason not in PUT_UP)


def put_up(transfers: Iterable[Transfer]) -> tuple[Push, ...]:
    """What was put up before the deal was over: stakes, and fish for the pool."""
    return netted(each for each in transfers if each.reason in PUT_UP)


def netted(transfers: Iterable[Transfer]) -> tuple[Push, ...]:
    """The fewest pushes that come to the same; no pot is emptied into another.

    Where payments between the same two, taken together, are as few, they are left as they are.
    """
    due: dict[Party, int] = dict.fromkeys((*SEATS, *Pot), 0)
    between: dict[tuple[Party, Party], int] = {}
    for each in transfers:
        due[each.payer] -= each.amount
        due[each.payee] += each.amount
        there, back = (each.payer, each.payee), (each.payee, each.payer)
        pair, sign = (back, -1) if back in between else (there, 1)
        between[pair] = between.get(pair, 0) + sign * each.amount
    fewest = tuple(push for group in _groups(due) for push in _settled(group))
    paired = tuple(_push(pair, amount) for pair, amount in between.items() if amount)
    return paired if len(paired) <= len(fewest) else fewest


def _push(pair: tuple[Party, Party], amount: int) -> Push:
    payer, payee = pair if amount > 0 else pair[::-1]
    return Push(payer, payee, abs(amount))


def evened(accounts: Accounts) -> tuple[Push, ...]:
    """The fewest pushes that pay all debts of a sitting, where no counters were pushed before."""
    due: dict[Party, int] = dict(zip(SEATS, accounts.purses, strict=True))
    due |= {Pot.POOL: accounts.pool, Pot.BEASTS: accounts.beasts, Pot.CARDS: accounts.cards}
    return tuple(push for group in _groups(due) for push in _settled(group))


Due = dict[Party, int]
"""What each party is to have more, or less if below zero."""


def _groups(due: Due) -> list[Due]:
    """As many groups as can be that come out even among themselves, for each saves a push.

    A group holds a player, so that none is of pots alone. All ways are tried: of seven parties
    at most there are few.
    """
    uneven = {party: amount for party, amount in due.items() if amount}
    return _parted(uneven) if uneven else []


def _parted(due: Due) -> list[Due]:
    first, *others = due
    best = [due]
    for size in range(1, len(others)):
        for more in combinations(others, size):
            group = {party: due[party] for party in (first, *more)}
            rest = {party: due[party] for party in others if party not in more}
            if sum(group.values()) == 0 and _has_player(group) and _has_player(rest):
                best = max(best, [group, *_parted(rest)], key=len)
    return best


def _settled(group: Due) -> tuple[Push, ...]:
    """One push fewer than there are parties: the largest debt to the largest claim, pots first."""
    pushes = _matched(group)
    between_pots = any(_is_pot(push.payer) and _is_pot(push.payee) for push in pushes)
    return _through_one(group) if between_pots else pushes


def _matched(group: Due) -> tuple[Push, ...]:
    left = dict(group)
    pushes: list[Push] = []
    while any(left.values()):
        payer = min(left, key=lambda party: (left[party] >= 0, not _is_pot(party), left[party]))
        payee = min(
            (party for party in left if left[party] > 0),
            key=lambda party: (_is_pot(party) and _is_pot(payer), not _is_pot(party), -left[party]),
        )
        amount = min(-left[payer], left[payee])
        left[payer] += amount
        left[payee] -= amount
        pushes.append(Push(payer, payee, amount))
    return tuple(pushes)


def _through_one(group: Due) -> tuple[Push, ...]:
    """One player settles with each of the others: the one who is to move most.

    Where only pots are uneven, any player may carry counters from one to the other.
    """
    players = [party for party in group if not _is_pot(party)]
    hub = max(players, key=lambda party: abs(group[party]), default=SEATS[0])
    others = [(party, amount) for party, amount in group.items() if party != hub]
    paying = tuple(Push(party, hub, -amount) for party, amount in others if amount < 0)
    return (*paying, *(Push(hub, party, amount) for party, amount in others if amount > 0))


def _has_player(parties: Iterable[Party]) -> bool:
    return not all(map(_is_pot, parties))


def _is_pot(party: Party) -> bool:
    return isinstance(party, Pot)
