import pytest
from tests.kit.loo import begun, go, paid, start

from quadrille.loo import Sitting, turn
from quadrille.loo.sitting import now_paid
from quadrille.seats import NATURE

ALL_TO_ELDEST = ("AH KH QH", "2C 3C 4C", "2D 3D 4D")
SWEEP = "play play play AH 2C 2D KH 3C 3D QH 4C 4D"


def swept(before: Sitting) -> Sitting:
    """Eldest, the next player, wins all three tricks; the two others are looed."""
    first = (before.dealer + 1) % 3
    hands = [ALL_TO_ELDEST[(seat - first) % 3] for seat in range(3)]
    return go(start(*hands, before=before), SWEEP)


@pytest.mark.clause("LOO-9")
def test_each_trick_takes_a_third_and_who_takes_none_is_looed() -> None:
    sitting = swept(begun(3))
    (result,) = sitting.results
    assert paid(result.transfers) == [
        "2->pool 3 stake LOO-2",
        "pool->0 3 pool LOO-9",
        "1->pool 3 loo LOO-9",
        "2->pool 3 loo LOO-9",
    ]
    assert result.tricks == (3, 0, 0)
    assert result.looed == (1, 2)
    assert (result.balances, result.pool) == ((3, -3, -6), 6)


@pytest.mark.clause("LOO-9")
def test_a_looed_player_makes_the_next_pool_a_double() -> None:
    sitting = start(before=swept(begun(3)))
    assert sitting.deal is not None
    assert sitting.deal.pool == 9
    assert now_paid(sitting).pool == 9
    assert sitting.accounts.pool == 6


@pytest.mark.clause("LOO-9")
def test_tricks_are_paid_each_to_its_winner_and_who_throws_in_pays_nothing() -> None:
    sitting = start("AS 2C 3C", "KC 2S 3S", "QD 2D 3D", players=4)
    (result,) = go(sitting, "play play throw-in throw-in AS 2S 3C KC 3S 2C").results
    assert result.tricks == (1, 2, 0, 0)
    assert paid(result.transfers)[1:] == ["pool->0 1 pool LOO-9", "pool->1 2 pool LOO-9"]
    assert (result.balances, result.pool) == ((1, 2, 0, -3), 0)


@pytest.mark.clause("LOO-10")
def test_in_unlimited_loo_the_looed_pay_what_the_pool_held() -> None:
    first = swept(begun(3, unlimited="yes"))
    assert paid(first.results[0].transfers)[2:] == ["1->pool 3 loo LOO-10", "2->pool 3 loo LOO-10"]
    second = swept(first)
    assert second.results[1].pool_before == 9
    assert paid(second.results[1].transfers)[2:] == [
        "2->pool 9 loo LOO-10",
        "0->pool 9 loo LOO-10",
    ]
    assert second.accounts.pool == 18


DEFENDED = start("AS KC 3C", "", miss="2S 4S AC", players=2)
"""Eldest wins the first trick and Miss the other two."""


@pytest.mark.clause("LOO-5", "LOO-9")
def test_thirds_won_by_miss_stay_in_the_pool_when_the_dealer_defends_it() -> None:
    (result,) = go(DEFENDED, "play defend AS 2S KC AC 4S 3C").results
    assert result.tricks == (1, 2)
    assert paid(result.transfers) == ["1->pool 3 stake LOO-2", "pool->0 1 pool LOO-9"]
    assert (result.looed, result.defended, result.miss) == ((), True, None)
    assert (result.balances, result.pool) == ((1, -3), 2)


@pytest.mark.clause("LOO-5")
def test_who_defends_miss_is_not_looed_though_he_wins_no_trick() -> None:
    (result,) = go(start("AH KH QH", players=2), "play defend " + _lowest_three()).results
    assert result.tricks == (3, 0)
    assert result.looed == ()
    assert (result.balances, result.pool) == ((3, -3), 0)


def _lowest_three() -> str:
    deal = start("AH KH QH", players=2).deal
    assert deal is not None
    return " ".join(
        f"{mine} {his}" for mine, his in zip(["AH", "KH", "QH"], deal.miss, strict=True)
    )


@pytest.mark.clause("LOO-5")
def test_one_who_loses_all_to_miss_is_looed_and_miss_wins_nothing() -> None:
    (result,) = go(start("2S 3S 4S", miss="AS KS QS", players=2), _beaten()).results
    assert result.tricks == (0, 3)
    assert paid(result.transfers) == ["1->pool 3 stake LOO-2", "0->pool 3 loo LOO-9"]
    assert (result.balances, result.pool) == ((-3, -3), 6)


def _beaten() -> str:
    return "play defend 4S QS AS 3S KS 2S"


@pytest.mark.clause("LOO-9")
def test_counters_that_cannot_be_parted_in_three_stay_in_the_pool() -> None:
    odd = go(DEFENDED, "play defend AS 2S KC AC 4S 3C")
    assert odd.accounts.pool == 2
    # Those two and the stake are five: a third is one counter, and two stay again.
    hands = ("2C 3C 4C", "AH KH QH")
    result = go(start(*hands, before=odd), "play play AH 2C KH 3C QH 4C").results[-1]
    assert result.pool_before == 5
    assert paid(result.transfers)[1:] == ["pool->1 3 pool LOO-9", "0->pool 3 loo LOO-9"]
    assert result.pool == 5


def test_deals_go_on_to_the_left_until_as_many_as_agreed_are_played() -> None:
    sitting = begun(3, deals=2)
    dealers = []
    for _ in range(2):
        assert turn(sitting) is NATURE
        dealers.append(sitting.dealer)
        sitting = go(start(before=sitting), "throw-in throw-in")
    assert dealers == [2, 0]
    assert sitting.is_complete
    assert turn(sitting) is None
