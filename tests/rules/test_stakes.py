import pytest
from tests.kit.deals import payments, rules, start, told

from quadrille.rules.stakes import stakes, vole_stakes
from quadrille.rules.standing import ORDINARY
from quadrille.seats import Seat
from quadrille.sitting import now_paid


@pytest.mark.clause("QPAY-1")
def test_before_each_deal_each_player_puts_a_counter_into_the_pool() -> None:
    assert payments(stakes(rules(), Seat(2), ORDINARY)) == told("each->pool 1 stake")
    money = now_paid(start())
    assert (money.purses, money.pool) == ((-1, -1, -1, -1), 4)


@pytest.mark.clause("QPAY-1")
def test_or_the_dealer_alone_puts_in_four() -> None:
    money = now_paid(start(dealer=2, dealer_stakes="yes"))
    assert (money.purses, money.pool) == ((0, 0, -4, 0), 4)
    (staked,) = stakes(rules("quanti", {"dealer_stakes": "yes"}), Seat(1), ORDINARY)
    assert payments([staked]) == ["1->pool 4 stake"]


@pytest.mark.clause("AUC-5", "VOLE-2")
def test_on_a_vole_each_player_stakes_three_apart_from_the_pool() -> None:
    assert payments(vole_stakes(rules(), "VOLE-2")) == told("each->vole_pool 3 vole-stake")
