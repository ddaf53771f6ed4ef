"""A table of accounts reckoned by hand: every kind of deal, won, lost and missed.

Stakes before the deal are not told again in each row: in all of them each player has put one
counter into the pool, which then holds what the row says.
"""

from typing import NamedTuple

import pytest
from tests.kit.deals import go, payments, result, rules, start, told
from tests.kit.endings import played_to
from tests.kit.reports import report, reported, with_pool

from quadrille import Sitting, begin
from quadrille.cards import Suit
from quadrille.rules.actions import Report
from quadrille.rules.outcome import one_to_one
from quadrille.rules.unit_accounts import unit
from quadrille.seats import Seat
from quadrille.sitting import now_paid


class Row(NamedTuple):
    name: str
    clauses: str
    entered: Report
    paid: str
    """Without the stakes of the deal."""
    left: int
    """Counters in the pool after the deal."""
    pool: int = 4
    """Counters in the pool when play begins."""
    key: str = "quanti"
    favourite: str | None = None


ALL_STAKE = "each->vole_pool 3 vole-stake"
TO_THREE = "vole_pool->1 4 vole-pool, vole_pool->2 4 vole-pool, vole_pool->3 4 vole-pool"


def from_three(amount: int, reason: str) -> str:
    return ", ".join(f"{seat}->0 {amount} {reason}" for seat in (1, 2, 3))


def to_three(amount: int, reason: str, payer: str = "0") -> str:
    return ", ".join(f"{payer}->{seat} {amount} {reason}" for seat in (1, 2, 3))


SOLO = [
    Row(
        "solo won",
        "QPAY-3 QPAY-4",
        report("solo", (7, 1, 1, 1)),
        f"pool->0 4 pool, {from_three(4, 'solo')}",
        0,
    ),
    Row(
        "solo won with three matadors",
        "QPAY-3 QPAY-4",
        report("solo", (6, 2, 1, 1), matadors=3),
        f"pool->0 4 pool, {from_three(4, 'solo')}, {from_three(1, 'matadors')}",
        0,
    ),
    Row(
        "solo won in red with Punto too",
        "QPAY-3 QPAY-4",
        report("solo", (8, 2, 0, 0), trumps="H", matadors=4),
        f"pool->0 4 pool, {from_three(4, 'solo')}, {from_three(2, 'matadors')}",
        0,
    ),
    Row(
        "solo won in red without Punto",
        "QPAY-3 QPAY-4",
        report("solo", (8, 2, 0, 0), trumps="D", matadors=3),
        f"pool->0 4 pool, {from_three(4, 'solo')}, {from_three(1, 'matadors')}",
        0,
    ),
    Row(
        "a black run of five is three matadors",
        "QPAY-3 QPAY-4",
        report("solo", (8, 2, 0, 0), matadors=5),
        f"pool->0 4 pool, {from_three(4, 'solo')}, {from_three(1, 'matadors')}",
        0,
    ),
    Row(
        "a red run of six is double matadors and no more",
        "QPAY-3 QPAY-4",
        report("solo", (8, 2, 0, 0), trumps="D", matadors=6),
        f"pool->0 4 pool, {from_three(4, 'solo')}, {from_three(2, 'matadors')}",
        0,
    ),
    Row(
        "solo stops after premiers",
        "QPAY-3 QPAY-4",
        report("solo", (6, 0, 0, 0), premiers=True),
        f"pool->0 4 pool, {from_three(4, 'solo')}, {from_three(1, 'premiers')}",
        0,
    ),
    Row(
        "solo undertakes the vole and makes it",
        "QPAY-4",
        report("solo", (10, 0, 0, 0), premiers=True, vole="undertaken"),
        f"{ALL_STAKE}, pool->0 4 pool, vole_pool->0 12 vole-pool, {from_three(4, 'solo')},"
        f"{from_three(1, 'premiers')}, {from_three(2, 'vole')}",
        0,
    ),
    Row(
        "solo undertakes the vole and misses it",
        "QPAY-9",
        report("solo", (9, 1, 0, 0), premiers=True, vole="undertaken", matadors=3),
        f"{ALL_STAKE}, pool->0 4 pool, {TO_THREE}, {from_three(4, 'solo')},"
        f"{from_three(1, 'premiers')}, {from_three(1, 'matadors')}",
        0,
    ),
    Row(
        "solo remise",
        "QPAY-6",
        report("solo", (5, 2, 2, 1)),
        f"{to_three(4, 'solo')}, 0->pool 4 beast",
        8,
    ),
    Row(
        "solo remise with matadors and a larger pool",
        "QPAY-2 QPAY-6",
        report("solo", (5, 5, 0, 0), trumps="H", matadors=4),
        f"{to_three(12, 'solo')}, {to_three(6, 'matadors')}, 0->pool 12 beast",
        24,
        pool=12,
    ),
    Row(
        "solo codille, and three cannot share four",
        "QPAY-7",
        report("solo", (4, 2, 2, 2), matadors=3),
        f"{to_three(4, 'solo')}, {to_three(1, 'matadors')}, 0->pool 8 beast",
        12,
    ),
    Row(
        "solo codille, and three cannot share eight",
        "QPAY-7",
        report("solo", (0, 4, 3, 3)),
        f"{to_three(8, 'solo')}, 0->pool 16 beast",
        24,
        pool=8,
    ),
    Row(
        "solo codille, and three share twelve",
        "QPAY-7",
        report("solo", (3, 3, 2, 2)),
        f"{to_three(4, 'pool', 'pool')}, {to_three(12, 'solo')}, 0->pool 24 beast",
        24,
        pool=12,
    ),
]

VOLE = [
    Row(
        "bid vole made",
        "QPAY-4",
        report("vole", (10, 0, 0, 0), premiers=True, vole="bid", matadors=3),
        f"{ALL_STAKE}, pool->0 4 pool, vole_pool->0 12 vole-pool, {from_three(4, 'solo')},"
        f"{from_three(1, 'matadors')}, {from_three(1, 'premiers')}, {from_three(2, 'vole')}",
        0,
    ),
    Row(
        "bid vole lost with nine tricks",
        "QPAY-10",
        report("vole", (9, 1, 0, 0), premiers=True, vole="bid", matadors=3),
        f"{ALL_STAKE}, {TO_THREE}, {to_three(2, 'vole')}",
        4,
    ),
    Row(
        "bid vole lost with six tricks and a pool of eight",
        "QPAY-10",
        report("vole", (6, 4, 0, 0), vole="bid"),
        f"{ALL_STAKE}, {TO_THREE}, {to_three(4, 'vole')}",
        8,
        pool=8,
    ),
    Row(
        "bid vole lost with five tricks",
        "QPAY-10",
        report("vole", (5, 5, 0, 0), vole="bid", matadors=3),
        f"{ALL_STAKE}, {TO_THREE}, {to_three(2, 'vole')}, {to_three(4, 'solo')},"
        f"{to_three(1, 'matadors')}, 0->pool 4 beast",
        8,
    ),
    Row(
        "bid vole lost with two tricks is a remise, however few",
        "QPAY-10",
        report("vole", (2, 8, 0, 0), vole="bid"),
        f"{ALL_STAKE}, {TO_THREE}, {to_three(6, 'vole')}, {to_three(12, 'solo')},0->pool 12 beast",
        24,
        pool=12,
    ),
    Row(
        "as solo: bid vole lost with five tricks",
        "QPAY-10",
        report("vole", (5, 5, 0, 0), vole="bid"),
        f"{ALL_STAKE}, {TO_THREE}, {to_three(2, 'vole')}, {to_three(4, 'solo')}, 0->pool 4 beast",
        8,
        key="parlett",
    ),
    Row(
        "as solo: bid vole lost with four tricks and an undivided pool",
        "QPAY-7 QPAY-10",
        report("vole", (4, 6, 0, 0), vole="bid"),
        f"{ALL_STAKE}, {TO_THREE}, {to_three(2, 'vole')}, {to_three(4, 'solo')}, 0->pool 8 beast",
        12,
        key="parlett",
    ),
    Row(
        "as solo: bid vole lost with four tricks and a pool that divides",
        "QPAY-7 QPAY-10",
        report("vole", (4, 6, 0, 0), vole="bid", matadors=3),
        f"{ALL_STAKE}, {TO_THREE}, {to_three(4, 'pool', 'pool')}, {to_three(6, 'vole')},"
        f"{to_three(12, 'solo')}, {to_three(3, 'matadors')}, 0->pool 24 beast",
        24,
        pool=12,
        key="parlett",
    ),
]

ALLIANCE = [
    Row(
        "alliance won",
        "QPAY-5",
        report("alliance", (4, 2, 2, 2), ally=2),
        "pool->0 2 pool, pool->2 2 pool",
        0,
    ),
    Row(
        "alliance won with matadors, one to one",
        "QPAY-3 QPAY-5",
        report("alliance", (4, 2, 2, 2), ally=2, matadors=3),
        "pool->0 2 pool, pool->2 2 pool, 1->0 1 matadors, 3->2 1 matadors",
        0,
    ),
    Row(
        "one to one when the ally is the next player",
        "QPAY-5",
        report("alliance", (4, 4, 1, 1), ally=1, trumps="D", matadors=4),
        "pool->0 2 pool, pool->1 2 pool, 2->0 2 matadors, 3->1 2 matadors",
        0,
    ),
    Row(
        "one to one when the ally is the last player",
        "QPAY-5",
        report("alliance", (4, 1, 1, 4), ally=3, matadors=3),
        "pool->0 2 pool, pool->3 2 pool, 1->0 1 matadors, 2->3 1 matadors",
        0,
    ),
    Row(
        "one to one from another seat",
        "QPAY-5",
        report("alliance", (1, 1, 4, 4), hombre=2, ally=3, matadors=3),
        "pool->2 2 pool, pool->3 2 pool, 0->2 1 matadors, 1->3 1 matadors",
        0,
    ),
    Row(
        "alliance stops after premiers",
        "QPAY-5",
        report("alliance", (4, 0, 2, 0), ally=2, premiers=True),
        "pool->0 2 pool, pool->2 2 pool, 1->0 1 premiers, 3->2 1 premiers",
        0,
    ),
    Row(
        "allies undertake the vole and make it",
        "QPAY-5",
        report("alliance", (7, 0, 3, 0), ally=2, premiers=True, vole="undertaken"),
        f"{ALL_STAKE}, pool->0 2 pool, pool->2 2 pool, vole_pool->0 6 vole-pool,"
        "vole_pool->2 6 vole-pool, 1->0 1 premiers, 3->2 1 premiers, 1->0 2 vole, 3->2 2 vole",
        0,
    ),
    Row(
        "allies undertake the vole and miss it",
        "QPAY-9",
        report("alliance", (7, 1, 2, 0), ally=2, premiers=True, vole="undertaken", matadors=3),
        f"{ALL_STAKE}, pool->0 2 pool, pool->2 2 pool, vole_pool->1 6 vole-pool,"
        "vole_pool->3 6 vole-pool, 1->0 1 premiers, 3->2 1 premiers,"
        "1->0 1 matadors, 3->2 1 matadors",
        0,
    ),
    Row(
        "alliance remise",
        "QPAY-6 QPAY-8",
        report("alliance", (3, 3, 2, 2), ally=2, matadors=3),
        "0->1 1 matadors, 2->3 1 matadors, 0->pool 2 beast, 2->pool 2 beast",
        8,
    ),
    Row(
        "alliance remise in which Hombre won fewer than three",
        "QPAY-8",
        report("alliance", (2, 3, 3, 2), ally=2, matadors=3),
        "0->1 1 matadors, 0->3 1 matadors, 0->pool 4 beast",
        8,
    ),
    Row(
        "alliance codille",
        "QPAY-7 QPAY-8",
        report("alliance", (3, 3, 1, 3), ally=2, matadors=3),
        "pool->1 2 pool, pool->3 2 pool, 0->1 1 matadors, 2->3 1 matadors,"
        "0->pool 4 beast, 2->pool 4 beast",
        8,
    ),
    Row(
        "alliance codille in which Hombre won fewer than three",
        "QPAY-7 QPAY-8",
        report("alliance", (2, 4, 2, 2), ally=2, trumps="H", matadors=4),
        "pool->1 4 pool, pool->3 4 pool, 0->1 4 matadors, 0->3 4 matadors, 0->pool 16 beast",
        16,
        pool=8,
    ),
]

FORCED = [
    Row(
        "forced Spadille won",
        "QPAY-5",
        report("alliance", (4, 2, 2, 2), ally=2, forced=True, matadors=3),
        "pool->0 2 pool, pool->2 2 pool, 1->0 1 matadors, 3->2 1 matadors",
        0,
    ),
    Row(
        "forced Spadille won with all ten tricks",
        "QPAY-5 VOLE-5",
        report("alliance", (6, 0, 4, 0), ally=2, forced=True),
        "pool->0 2 pool, pool->2 2 pool",
        0,
    ),
    Row(
        "forced Spadille remise is shared whatever Hombre won",
        "QPAY-8",
        report("alliance", (1, 3, 4, 2), ally=2, forced=True, matadors=3),
        "0->1 1 matadors, 2->3 1 matadors, 0->pool 2 beast, 2->pool 2 beast",
        8,
    ),
    Row(
        "forced Spadille codille is shared whatever Hombre won",
        "QPAY-7 QPAY-8",
        report("alliance", (1, 5, 1, 3), ally=2, forced=True),
        "pool->1 2 pool, pool->3 2 pool, 0->pool 4 beast, 2->pool 4 beast",
        8,
    ),
]

OWN_KING = [
    Row(
        "self-called won, without solo bonus",
        "QPAY-11 DECL-5",
        report("alliance", (6, 2, 1, 1), called_own=True, matadors=3),
        f"pool->0 4 pool, {from_three(1, 'matadors')}",
        0,
    ),
    Row(
        "self-called vole made",
        "QPAY-11",
        report("alliance", (10, 0, 0, 0), called_own=True, premiers=True, vole="undertaken"),
        f"{ALL_STAKE}, pool->0 4 pool, vole_pool->0 12 vole-pool, {from_three(1, 'premiers')},"
        f"{from_three(2, 'vole')}",
        0,
    ),
    Row(
        "self-called vole missed",
        "QPAY-9 QPAY-11",
        report("alliance", (8, 2, 0, 0), called_own=True, premiers=True, vole="undertaken"),
        f"{ALL_STAKE}, pool->0 4 pool, {TO_THREE}, {from_three(1, 'premiers')}",
        0,
    ),
    Row(
        "self-called remise",
        "QPAY-6 QPAY-11",
        report("alliance", (5, 5, 0, 0), called_own=True, matadors=3),
        f"{to_three(1, 'matadors')}, 0->pool 4 beast",
        8,
    ),
    Row(
        "self-called codille, and three cannot share eight",
        "QPAY-7 QPAY-11",
        report("alliance", (4, 6, 0, 0), called_own=True),
        "0->pool 16 beast",
        24,
        pool=8,
    ),
    Row(
        "self-called codille, and three share twelve",
        "QPAY-7 QPAY-11",
        report("alliance", (2, 8, 0, 0), called_own=True),
        f"{to_three(4, 'pool', 'pool')}, 0->pool 24 beast",
        24,
        pool=12,
    ),
    Row(
        "forced Spadille self-called remise",
        "QPAY-6 QPAY-11",
        report("alliance", (5, 5, 0, 0), called_own=True, forced=True),
        "0->pool 4 beast",
        8,
    ),
]

GIVEN_KING = [
    Row(
        "mediateur won: the giver stands outside its bonus and nothing else",
        "QPAY-3 QPAY-4",
        report("mediateur", (6, 2, 1, 1), giver=2, matadors=3),
        f"pool->0 4 pool, 1->0 2 mediateur, 3->0 2 mediateur, {from_three(1, 'matadors')}",
        0,
    ),
    Row(
        "mediateur vole made",
        "QPAY-3 QPAY-4",
        report("mediateur", (10, 0, 0, 0), giver=1, premiers=True, vole="undertaken"),
        f"{ALL_STAKE}, pool->0 4 pool, vole_pool->0 12 vole-pool, 2->0 2 mediateur,"
        f"3->0 2 mediateur, {from_three(1, 'premiers')}, {from_three(2, 'vole')}",
        0,
    ),
    Row(
        "mediateur remise",
        "QPAY-3 QPAY-6",
        report("mediateur", (5, 2, 2, 1), giver=2, matadors=3),
        f"0->1 2 mediateur, 0->3 2 mediateur, {to_three(1, 'matadors')}, 0->pool 4 beast",
        8,
    ),
    Row(
        "mediateur codille: the giver shares the pool",
        "QPAY-3 QPAY-7",
        report("mediateur", (4, 2, 2, 2), giver=3),
        f"{to_three(4, 'pool', 'pool')}, 0->1 6 mediateur, 0->2 6 mediateur, 0->pool 24 beast",
        24,
        pool=12,
    ),
    Row(
        "mediateur of ones own king keeps its rate, and all three pay",
        "QPAY-3 QPAY-11",
        report("mediateur", (6, 2, 1, 1), called_own=True),
        f"pool->0 4 pool, {from_three(2, 'mediateur')}",
        0,
    ),
]

FAVOURITE = [
    Row(
        "all bonuses are doubled in the favourite, but no stake",
        "QPAY-12",
        report("solo", (10, 0, 0, 0), trumps="H", matadors=4, premiers=True, vole="undertaken"),
        f"{ALL_STAKE}, pool->0 4 pool, vole_pool->0 12 vole-pool, {from_three(8, 'solo')},"
        f"{from_three(4, 'matadors')}, {from_three(2, 'premiers')}, {from_three(4, 'vole')}",
        0,
        favourite="H",
    ),
    Row(
        "a loss in the favourite is doubled too, but not the beast",
        "QPAY-12",
        report("solo", (5, 5, 0, 0), trumps="H", matadors=3),
        f"{to_three(8, 'solo')}, {to_three(2, 'matadors')}, 0->pool 4 beast",
        8,
        favourite="H",
    ),
    Row(
        "alliance in the favourite",
        "QPAY-12",
        report("alliance", (4, 2, 2, 2), ally=2, matadors=3),
        "pool->0 2 pool, pool->2 2 pool, 1->0 2 matadors, 3->2 2 matadors",
        0,
        favourite="S",
    ),
    Row(
        "mediateur in the favourite",
        "QPAY-12",
        report("mediateur", (6, 2, 1, 1), giver=2),
        "pool->0 4 pool, 1->0 4 mediateur, 3->0 4 mediateur",
        0,
        favourite="S",
    ),
    Row(
        "a bid vole in the favourite that is lost with seven tricks",
        "QPAY-10 QPAY-12",
        report("vole", (7, 3, 0, 0), vole="bid"),
        f"{ALL_STAKE}, {TO_THREE}, {to_three(4, 'vole')}",
        4,
        favourite="S",
    ),
    Row(
        "another suit than the favourite is paid plainly",
        "QPAY-12",
        report("solo", (7, 3, 0, 0), trumps="D"),
        f"pool->0 4 pool, {from_three(4, 'solo')}",
        0,
        favourite="H",
    ),
]

TABLE = (*SOLO, *VOLE, *ALLIANCE, *FORCED, *OWN_KING, *GIVEN_KING, *FAVOURITE)


def sitting_of(row: Row) -> Sitting:
    options = {"mediateur": "yes"}
    favourite = None if row.favourite is None else Suit(row.favourite)
    opened = begin(rules(row.key, options), deals=4, dealer=Seat(3), favourite=favourite)
    return with_pool(opened, row.pool - 4)


def _marked(row: Row) -> object:
    return pytest.param(row, id=row.name, marks=pytest.mark.clause(*row.clauses.split()))


@pytest.mark.clause("QPAY-3", "QPAY-4", "QPAY-5", "QPAY-6", "QPAY-7", "QPAY-8")
@pytest.mark.clause("QPAY-9", "QPAY-10", "QPAY-11", "QPAY-12")
@pytest.mark.parametrize("row", [_marked(row) for row in TABLE])
def test_accounts_are_as_reckoned_by_hand(row: Row) -> None:
    over = reported(sitting_of(row), row.entered)
    assert payments(result(over).transfers) == told(f"each->pool 1 stake, {row.paid}")
    assert over.accounts.pool == row.left
    assert over.accounts.total == over.accounts.vole_pool == 0


@pytest.mark.clause("QPAY-10")
def test_what_a_bid_vole_below_six_costs_is_told_under_its_own_clause() -> None:
    entered = report("vole", (5, 5, 0, 0), vole="bid", matadors=3)
    over = reported(begin(rules(), deals=4, dealer=Seat(3)), entered)
    clauses = {t.reason.value: t.clause for t in result(over).transfers if t.payer == Seat(0)}
    for reason in ("vole", "solo", "matadors", "beast"):
        assert clauses[reason] == "QPAY-10"


@pytest.mark.clause("QPAY-2")
def test_a_unit_is_a_quarter_of_the_pool() -> None:
    assert [unit(pool) for pool in (4, 8, 12, 28, 100)] == [1, 2, 3, 7, 25]


@pytest.mark.clause("QPAY-2")
def test_the_vole_pool_does_not_count_for_the_unit() -> None:
    entered = report("solo", (10, 0, 0, 0), premiers=True, vole="undertaken")
    over = reported(begin(rules(), deals=4, dealer=Seat(3)), entered)
    assert {t.amount for t in result(over).transfers if t.reason == "solo"} == {4}


@pytest.mark.clause("QPAY-5")
def test_hombre_faces_the_next_opponent_and_the_ally_the_other() -> None:
    over = reported(
        begin(rules(), deals=4, dealer=Seat(0)),
        report("alliance", (2, 2, 4, 2), hombre=2, ally=0),
    )
    assert one_to_one(result(over).facts) == ((2, 3), (0, 1))


# The same accounts after cards have been played.

STRONG = "AS 2S AC KS QS JS 3H 4H 3D 4D"
"""Spades, with six sure tricks."""


@pytest.mark.clause("QPAY-3", "QPAY-4")
def test_a_solo_that_is_played_and_won_is_paid_with_its_matadors() -> None:
    sitting = go(start("quanti", STRONG), "solo pass pass pass trumps:S")
    for tricks in (6, 7):
        over = played_to(sitting, side=tricks, premiers=False)
        expected = f"each->pool 1 stake, pool->0 4 pool, {from_three(4, 'solo')}"
        expected += f", {from_three(1, 'matadors')}"
        assert payments(result(over).transfers) == told(expected)
        assert over.accounts.purses == (18, -6, -6, -6)


@pytest.mark.clause("QPAY-3")
def test_matadors_count_as_first_dealt_also_between_allies() -> None:
    hands = ("AS AC KS QS JS 7S 3H 4H 3D 4D", "2S KH 5H 6H")
    sitting = go(start("quanti", *hands), "alliance pass pass pass trumps:S call:KH")
    over = played_to(sitting, premiers=False)
    assert result(over).facts.matadors == 3
    apart = go(start("quanti", *hands), "alliance pass pass pass trumps:S call:KD")
    assert result(played_to(apart)).facts.matadors == 0


@pytest.mark.clause("QPAY-3", "DECL-7")
def test_after_an_exchange_matadors_count_as_then_held() -> None:
    sitting = start("quanti", STRONG, "KC", mediateur="yes")
    sitting = go(sitting, "mediateur pass pass pass trumps:S call:KC")
    assert result(played_to(go(sitting, "give:3H"))).facts.matadors == 3
    assert result(played_to(go(sitting, "give:AC"))).facts.matadors == 0


@pytest.mark.clause("QPAY-3")
def test_in_solo_matadors_lie_in_hombres_hand_alone() -> None:
    hands = ("AS AC KS QS JS 7S 3H 4H 3D 4D", "2S KH 5H 6H")
    sitting = go(start("quanti", *hands), "solo pass pass pass trumps:S")
    assert result(played_to(sitting)).facts.matadors == 0


@pytest.mark.clause("QPAY-6", "QPAY-8")
def test_an_alliance_that_is_played_and_missed_by_one_is_a_shared_remise() -> None:
    hands = ("AS 2S KS QS 5H 3H 4H 3D 4D 3C", "KH 5D 6D 5C", "AC KD KC JS 7S 6S", "QH QD QC 5S")
    sitting = go(start("quanti", *hands), "alliance pass pass pass trumps:S call:KH")
    over = played_to(sitting, side=5, hombre=4)
    expected = "each->pool 1 stake, 0->pool 2 beast, 1->pool 2 beast"
    assert payments(result(over).transfers) == told(expected)
    hands = ("AS 3S QS 5H 3H 4H 3D 4D 3C 4C", "KH KS AC KD KC 5C", "2S JS 7S 6S", "QH QD QC 5S")
    sitting = go(start("quanti", *hands), "alliance pass pass pass trumps:S call:KH")
    alone = played_to(sitting, side=5, hombre=2)
    assert payments(result(alone).transfers) == told("each->pool 1 stake, 0->pool 4 beast")


@pytest.mark.clause("QPAY-7", "QPAY-11")
def test_a_self_call_that_is_played_and_lost_is_lost_alone() -> None:
    hands = ("AS KS QS KH 3H 4H 5H 3D 4D 3C", "2S JS KD KC", "AC QC QD 7S", "QH JH 6S 5S")
    sitting = go(start("quanti", *hands), "alliance pass pass pass trumps:S call:KH")
    over = played_to(sitting, side=4)
    expected = "each->pool 1 stake, 0->pool 8 beast"
    assert payments(result(over).transfers) == told(expected)
    assert now_paid(over).pool == 12
