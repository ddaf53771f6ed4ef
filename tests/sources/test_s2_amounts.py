"""S2's table "Amounts used in reckoning", row by row and column by column, out of played deals.

Every payment of each deal is written down, not only the one that a row of the table is about.
"""

from typing import Final, NamedTuple

import pytest
from tests.kit.deals import go, payments, result, start, told
from tests.kit.endings import played_to

from quadrille import Sitting


class Column(NamedTuple):
    """One column of the table, as it is printed."""

    name: str
    favourite: str
    """Trumps are spades, so that these are the favourite or not."""
    rounds: str
    game: int
    pool_fish: int
    alliance: int
    mediateur: int
    solo: int
    vole_through_mediateur: int
    vole_through_solo: int
    alliance_vole: int
    mediateur_vole: int
    solo_vole: int
    matadors: int
    exchange: int
    fish: tuple[int, int, int]
    """MPAY-1 and 8: what Spadille, Manille and Basto are paid; not in the table itself."""


COLUMNS: Final = (
    Column(
        "ordinary, single", "H", "none", 2, 20, 4, 14, 24, 64, 104, 20, 30, 40, 10, 10, (20, 10, 10)
    ),
    Column(
        "favourite, single", "S", "none", 4, 20, 8, 28, 48, 128, 208, 40, 60, 80, 20, 20,
        (20, 10, 10),
    ),
    Column(
        "ordinary, double", "H", "all", 4, 40, 8, 28, 48, 128, 208, 40, 60, 80, 20, 20,
        (40, 20, 20),
    ),
    Column(
        "favourite, double", "S", "all", 8, 40, 16, 56, 96, 256, 416, 80, 120, 160, 40, 40,
        (40, 20, 20),
    ),
)  # fmt: skip

in_every_column = pytest.mark.parametrize("column", COLUMNS, ids=lambda column: column.name)

NINE_TRUMPS: Final = "AS 2S AC KS QS JS 7S 6S 5S 3D"
"""Nine trumps, the three matadors among them, and a diamond: the king of diamonds is missing."""
TEN_TRUMPS: Final = "AS 2S AC KS QS JS 7S 6S 5S 4S"
SIX_TRUMPS: Final = "AS 2S AC KS QS JS 7D 6D 2C 3C"
FIVE_TRUMPS: Final = "AS 2S AC KS QS 7D 6D 5D 2C 3C"
ALLY: Final = "KD 4S 3S QD JD AD 2D QH JH KH"
STRANGER: Final = "KC QC JC 7C 6C 5C 4C 2H 3H 4H"
OTHER: Final = "2C 3C 4D 5D 6D 7D AH 5H 6H 7H"
LED_TO_THE_KING: Final = "3D KC KD 7D 4S 2C 5S"
"""Hombre leads to the called king, and the ally leads a trump that Hombre takes."""


def opened(column: Column, *hands: str, **options: str) -> Sitting:
    return start(
        "mediateur", *hands, favourite=column.favourite, double_rounds=column.rounds, **options
    )


def poulans(column: Column, holder: int = 0) -> str:
    """The dealer, seat 3, puts up fish for the pool and pays the matadors' holder."""
    spadille, manille, basto = column.fish
    return f"""
        3->pool {column.pool_fish} poulans
        3->{holder} {spadille} spadille
        3->{holder} {manille} manille
        3->{holder} {basto} basto
    """


def from_three(amount: int, reason: str) -> str:
    return "".join(f"{payer}->0 {amount} {reason}\n" for payer in (1, 2, 3))


def to_three(amount: int, reason: str) -> str:
    return "".join(f"0->{payee} {amount} {reason}\n" for payee in (1, 2, 3))


def from_each_to_one(amount: int, reason: str) -> str:
    """MPAY-3: in a simple call each opponent pays one partner."""
    return f"1->0 {amount} {reason}\n3->2 {amount} {reason}\n"


def by_each_to_one(amount: int, reason: str) -> str:
    return f"0->1 {amount} {reason}\n2->3 {amount} {reason}\n"


# Simple call


def called(column: Column) -> Sitting:
    sitting = opened(column, NINE_TRUMPS, STRANGER, ALLY, OTHER)
    return go(sitting, f"alliance pass pass pass trumps:S call:KD {LED_TO_THE_KING}")


@in_every_column
@pytest.mark.clause("MPAY-1", "MPAY-2", "MPAY-3", "MPAY-5", "MPAY-7", "MPAY-8", "MPAY-9")
def test_a_simple_call_won_is_paid_as_the_table_says(column: Column) -> None:
    over = played_to(called(column), side=6, after_six="stops")
    pool = column.pool_fish // 2
    assert payments(result(over).transfers) == told(
        poulans(column)
        + f"pool->0 {pool} pool\npool->2 {pool} pool\n"
        + from_each_to_one(column.alliance, "premium")
        + from_each_to_one(column.matadors, "matadors")
        + from_each_to_one(column.game, "game")
    )


@in_every_column
@pytest.mark.clause("MPAY-4", "MPAY-7", "MPAY-8", "VOLE-4")
def test_a_vole_undertaken_in_a_simple_call_is_paid_as_the_table_says(column: Column) -> None:
    over = played_to(called(column), side=10)
    assert result(over).vole == "made"
    pool = column.pool_fish // 2
    assert payments(result(over).transfers) == told(
        poulans(column)
        + f"pool->0 {pool} pool\npool->2 {pool} pool\n"
        + from_each_to_one(column.alliance, "premium")
        + from_each_to_one(column.matadors, "matadors")
        + from_each_to_one(column.game, "game")
        + from_each_to_one(column.alliance_vole, "vole")
    )


@in_every_column
@pytest.mark.clause("MPAY-4", "MPAY-7", "MPAY-8", "MPAY-12")
def test_a_vole_missed_in_a_simple_call_is_paid_by_both_and_the_call_stays_won(
    column: Column,
) -> None:
    hombre, ally = "AS 2S AC KS QS JS 7S 3D 5H 6H", "KD 4S 3S QD JD AD 2D 4H 2H 3H"
    sitting = opened(column, hombre, "KC QC JC 7C 6C 5C 4C KH QH JH", ally)
    sitting = go(sitting, "alliance pass pass pass trumps:S call:KD 3D KC KD")
    over = played_to(sitting, side=8, premiers=True)
    assert result(over).vole == "failed"
    pool = column.pool_fish // 2
    assert payments(result(over).transfers) == told(
        poulans(column)
        + f"pool->0 {pool} pool\npool->2 {pool} pool\n"
        + from_each_to_one(column.alliance, "premium")
        + from_each_to_one(column.matadors, "matadors")
        + from_each_to_one(column.game, "game")
        + by_each_to_one(column.alliance_vole, "vole")
    )


# Médiateur


def exchanged(column: Column, hand: str = NINE_TRUMPS, give: str = "3D") -> Sitting:
    sitting = opened(column, hand, "", "KD KH KC")
    return go(sitting, f"mediateur pass pass pass trumps:S call:KD give:{give}")


@in_every_column
@pytest.mark.clause("MPAY-3", "MPAY-6", "MPAY-7", "MPAY-8", "DECL-7")
def test_a_mediateur_won_is_paid_as_the_table_says(column: Column) -> None:
    over = played_to(exchanged(column, SIX_TRUMPS, "2C"), side=6, after_six="stops")
    assert payments(result(over).transfers) == told(
        poulans(column)
        + f"0->2 {column.exchange} exchange\n"
        + f"pool->0 {column.pool_fish} pool\n"
        + from_three(column.mediateur, "premium")
        + from_three(column.matadors, "matadors")
        + from_three(column.game, "game")
    )


@in_every_column
@pytest.mark.clause("MPAY-4", "MPAY-7", "MPAY-8", "VOLE-2")
def test_a_vole_undertaken_in_a_mediateur_is_paid_as_the_table_says(column: Column) -> None:
    over = played_to(exchanged(column), side=10)
    assert payments(result(over).transfers) == told(
        poulans(column)
        + f"0->2 {column.exchange} exchange\n"
        + f"pool->0 {column.pool_fish} pool\n"
        + from_three(column.mediateur, "premium")
        + from_three(column.matadors, "matadors")
        + from_three(column.game, "game")
        + from_three(column.mediateur_vole, "vole")
    )


@in_every_column
@pytest.mark.clause("MPAY-4", "MPAY-7", "MPAY-8")
def test_a_vole_missed_in_a_mediateur_is_paid_to_each_and_the_contract_stays_won(
    column: Column,
) -> None:
    sitting = exchanged(column, "AS 2S AC KS QS JS 7D 6D 5D 3C", "3C")
    over = played_to(sitting, side=7, premiers=True)
    assert result(over).vole == "failed"
    assert payments(result(over).transfers) == told(
        poulans(column)
        + f"0->2 {column.exchange} exchange\n"
        + f"pool->0 {column.pool_fish} pool\n"
        + from_three(column.mediateur, "premium")
        + from_three(column.matadors, "matadors")
        + from_three(column.game, "game")
        + to_three(column.mediateur_vole, "vole")
    )


# Sans-prendre


def alone(column: Column, hand: str) -> Sitting:
    return go(opened(column, hand), "solo pass pass pass trumps:S")


@in_every_column
@pytest.mark.clause("MPAY-3", "MPAY-7", "MPAY-8", "MPAY-9")
def test_a_sans_prendre_won_is_paid_as_the_table_says(column: Column) -> None:
    over = played_to(alone(column, SIX_TRUMPS), side=6, after_six="stops")
    assert payments(result(over).transfers) == told(
        poulans(column)
        + f"pool->0 {column.pool_fish} pool\n"
        + from_three(column.solo, "premium")
        + from_three(column.matadors, "matadors")
        + from_three(column.game, "game")
    )


@in_every_column
@pytest.mark.clause("MPAY-4", "MPAY-7", "MPAY-8", "VOLE-2")
def test_a_vole_undertaken_in_a_sans_prendre_is_paid_as_the_table_says(column: Column) -> None:
    over = played_to(alone(column, TEN_TRUMPS), side=10)
    assert payments(result(over).transfers) == told(
        poulans(column)
        + f"pool->0 {column.pool_fish} pool\n"
        + from_three(column.solo, "premium")
        + from_three(column.matadors, "matadors")
        + from_three(column.game, "game")
        + from_three(column.solo_vole, "vole")
    )


@in_every_column
@pytest.mark.clause("MPAY-4", "MPAY-7", "MPAY-8")
def test_a_vole_missed_in_a_sans_prendre_is_paid_to_each_and_the_contract_stays_won(
    column: Column,
) -> None:
    over = played_to(alone(column, SIX_TRUMPS), side=6, premiers=True)
    assert payments(result(over).transfers) == told(
        poulans(column)
        + f"pool->0 {column.pool_fish} pool\n"
        + from_three(column.solo, "premium")
        + from_three(column.matadors, "matadors")
        + from_three(column.game, "game")
        + to_three(column.solo_vole, "vole")
    )


# Declared voles


@in_every_column
@pytest.mark.clause("MPAY-3", "MPAY-7", "MPAY-8", "DECL-8", "VOLE-6")
def test_a_vole_declared_through_sans_prendre_is_paid_as_the_table_says(column: Column) -> None:
    sitting = go(opened(column, TEN_TRUMPS), "vole pass pass pass through:solo trumps:S")
    over = played_to(sitting, side=10)
    assert payments(result(over).transfers) == told(
        poulans(column)
        + f"pool->0 {column.pool_fish} pool\n"
        + from_three(column.vole_through_solo, "premium")
        + from_three(column.matadors, "matadors")
        + from_three(column.game, "game")
    )


@in_every_column
@pytest.mark.clause("MPAY-3", "MPAY-6", "MPAY-7", "MPAY-8", "DECL-8", "VOLE-6")
def test_a_vole_declared_through_mediateur_is_paid_as_the_table_says(column: Column) -> None:
    sitting = opened(column, NINE_TRUMPS, "", "KD KH KC")
    sitting = go(sitting, "vole pass pass pass through:mediateur trumps:S call:KD give:3D")
    over = played_to(sitting, side=10)
    assert payments(result(over).transfers) == told(
        poulans(column)
        + f"0->2 {column.exchange} exchange\n"
        + f"pool->0 {column.pool_fish} pool\n"
        + from_three(column.vole_through_mediateur, "premium")
        + from_three(column.matadors, "matadors")
        + from_three(column.game, "game")
    )


# Lost


@in_every_column
@pytest.mark.clause("MPAY-7", "MPAY-8", "MPAY-10", "BEAST-1")
def test_a_remise_pays_premium_and_matadors_and_a_beast_that_no_favourite_enlarges(
    column: Column,
) -> None:
    over = played_to(alone(column, FIVE_TRUMPS), side=5)
    beast = 28 if column.rounds == "none" else 56
    assert payments(result(over).transfers) == told(
        poulans(column)
        + to_three(column.solo, "premium")
        + to_three(column.matadors, "matadors")
        + f"0->beasts {beast} beast"
    )
    assert over.accounts.pool == column.pool_fish


@in_every_column
@pytest.mark.clause("MPAY-7", "MPAY-8", "MPAY-11", "BEAST-1")
def test_a_codille_pays_premium_matadors_and_game_and_the_defenders_share_the_pool(
    column: Column,
) -> None:
    over = played_to(alone(column, "AS 2S AC 7D 6D 5D 2C 3C 7H 6H"), side=3)
    single = column.rounds == "none"
    beast = 28 if single else 56
    shares = (7, 7, 6) if single else (14, 13, 13)
    assert payments(result(over).transfers) == told(
        poulans(column)
        + "".join(f"pool->{n} {share} pool\n" for n, share in zip((1, 2, 3), shares, strict=True))
        + to_three(column.solo, "premium")
        + to_three(column.matadors, "matadors")
        + to_three(column.game, "game")
        + f"0->beasts {beast} beast"
    )
    assert over.accounts.pool == 0


@pytest.mark.clause("MPAY-8")
def test_the_house_rule_doubles_only_the_fish_for_the_pool() -> None:
    column = COLUMNS[2]
    sitting = opened(column, SIX_TRUMPS, grand_poulans_matadors="single")
    sitting = go(sitting, "solo pass pass pass trumps:S")
    over = played_to(sitting, side=6, after_six="stops")
    assert payments(result(over).transfers) == told(
        "3->pool 40 poulans, 3->0 20 spadille, 3->0 10 manille, 3->0 10 basto, pool->0 40 pool,"
        + from_three(48, "premium")
        + from_three(20, "matadors")
        + from_three(4, "game")
    )
