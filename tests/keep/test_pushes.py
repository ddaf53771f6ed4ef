"""Who pushes which counters to whom: as few pushes as can be, and none from pot to pot."""

from collections.abc import Iterable
from itertools import combinations
from random import Random

import pytest

from quadrille.ledger import Accounts, opened, posted
from quadrille.money import Party, Pot, Reason, Transfer
from quadrille.scorekeeper.pushes import Push, evened, netted, pushed, put_up
from quadrille.seats import SEATS, Seat

PARTIES: tuple[Party, ...] = (*SEATS, Pot.POOL, Pot.BEASTS)


def _transfer(payer: Party, payee: Party, amount: int, reason: Reason = Reason.GAME) -> Transfer:
    return Transfer(payer, payee, amount, reason, "")


def _due(transfers: Iterable[Transfer | Push]) -> dict[Party, int]:
    due: dict[Party, int] = {}
    for each in transfers:
        due[each.payer] = due.get(each.payer, 0) - each.amount
        due[each.payee] = due.get(each.payee, 0) + each.amount
    return {party: amount for party, amount in due.items() if amount}


def _fewest(due: dict[Party, int]) -> int:
    """By trying every way to part what is due into groups that come out even."""
    parties = list(due)
    if not parties:
        return 0
    first, rest = parties[0], parties[1:]
    tries = [len(parties) - 1]
    for size in range(1, len(rest)):
        for others in combinations(rest, size):
            group = (first, *others)
            left = {party: due[party] for party in rest if party not in others}
            is_even = sum(due[party] for party in group) == 0
            if is_even and _has_player(group) and _has_player(left):
                tries.append(size + _fewest(left))
    return min(tries)


def _has_player(parties: Iterable[Party]) -> bool:
    return any(not isinstance(party, Pot) for party in parties)


@pytest.mark.parametrize("seed", range(20))
def test_pushes_come_to_the_same_and_are_as_few_as_can_be(seed: int) -> None:
    rng = Random(seed)
    for _ in range(150):
        pairs = [rng.sample(PARTIES, 2) for _ in range(rng.randint(1, 9))]
        transfers = [_transfer(payer, payee, rng.randint(1, 4)) for payer, payee in pairs]
        transfers = [t for t in transfers if not {t.payer, t.payee} <= set(Pot)]
        pushes = netted(transfers)
        due = _due(transfers)
        assert _due(pushes) == due
        assert all(push.amount > 0 for push in pushes)
        assert not any({push.payer, push.payee} <= set(Pot) for push in pushes)
        if _has_player(due):
            assert len(pushes) == _fewest(due)


def test_what_lies_there_already_is_not_pushed_again() -> None:
    transfers = (
        _transfer(Seat(0), Pot.POOL, 20, Reason.POULANS),
        _transfer(Seat(0), Seat(1), 10, Reason.BASTO),
        _transfer(Pot.POOL, Seat(2), 20, Reason.POOL),
    )
    assert put_up(transfers) == (Push(Seat(0), Pot.POOL, 20),)
    assert pushed(transfers) == (Push(Seat(0), Seat(1), 10), Push(Pot.POOL, Seat(2), 20))


def test_payments_are_left_as_they_are_where_they_are_as_few() -> None:
    transfers = (
        _transfer(Pot.POOL, Seat(1), 7),
        _transfer(Pot.POOL, Seat(3), 7),
        _transfer(Seat(2), Seat(1), 4),
        _transfer(Seat(0), Seat(3), 4),
    )
    assert netted(transfers) == tuple(Push(t.payer, t.payee, t.amount) for t in transfers)


def test_one_who_takes_a_pool_and_owes_a_beast_carries_it_over() -> None:
    transfers = (_transfer(Pot.POOL, Seat(1), 28), _transfer(Seat(1), Pot.BEASTS, 28))
    assert netted(transfers) == (Push(Pot.POOL, Seat(1), 28), Push(Seat(1), Pot.BEASTS, 28))


def test_an_evening_without_counters_is_settled_with_what_lies_in_the_pots() -> None:
    assert evened(opened(4)) == ()
    accounts = Accounts(purses=(5, -9, 0, -4), pool=8)
    assert set(evened(accounts)) == {Push(Seat(1), Pot.POOL, 8), *evened_players()}
    moved = [_transfer(push.payer, push.payee, push.amount) for push in evened(accounts)]
    after = posted(opened(4), tuple(moved))
    assert (after.purses, after.pool) == (accounts.purses, accounts.pool)


def evened_players() -> set[Push]:
    return {Push(Seat(3), Seat(0), 4), Push(Seat(1), Seat(0), 1)}
