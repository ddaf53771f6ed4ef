import pytest
from tests.kit.deals import payments, result, rules, told
from tests.kit.reports import report, reported

from quadrille import begin
from quadrille.money import Pot
from quadrille.rules.final import share_out
from quadrille.rules.payment import Case, lies_in, settle
from quadrille.rules.stakes import stakes, vole_stakes
from quadrille.rules.standing import NO_BEASTS, ORDINARY
from quadrille.seats import Seat


def test_what_lies_in_a_pot_is_what_lay_there_and_came_less_what_went() -> None:
    paid = (*stakes(rules(), Seat(0), ORDINARY), *vole_stakes(rules(), "AUC-5"))
    assert lies_in(Pot.POOL, 8, paid) == 12
    assert lies_in(Pot.VOLE_POOL, 0, paid) == 12
    over = reported(begin(rules(), deals=4, dealer=Seat(3)), report("solo", (7, 1, 1, 1)))
    assert lies_in(Pot.POOL, 0, result(over).transfers) == 0


def test_a_deal_is_settled_after_what_it_has_already_paid() -> None:
    over = reported(begin(rules(), deals=4, dealer=Seat(3)), report("solo", (5, 5, 0, 0)))
    staked = stakes(rules(), Seat(3), ORDINARY)
    due = settle(
        Case(
            rules=rules(),
            facts=result(over).facts,
            dealer=Seat(3),
            occasion=ORDINARY,
            beasts=NO_BEASTS,
            pool=0,
            paid=staked,
        )
    )
    assert staked + due.transfers == result(over).transfers
    assert due.beasts == NO_BEASTS


@pytest.mark.clause("QPAY-13")
def test_a_pool_that_is_left_is_shared_equally() -> None:
    assert payments(share_out(8, Seat(3))) == told("pool->0 2 share, pool->1 2 share") + told(
        "pool->2 2 share, pool->3 2 share"
    )


@pytest.mark.clause("QPAY-13")
def test_counters_that_do_not_divide_go_in_order_of_play_from_the_last_eldest() -> None:
    assert payments(share_out(6, Seat(2))) == told(
        "pool->0 2 share, pool->1 1 share, pool->2 1 share, pool->3 2 share"
    )
    assert payments(share_out(1, Seat(3))) == ["pool->0 1 share"]
    assert share_out(0, Seat(3)) == ()
