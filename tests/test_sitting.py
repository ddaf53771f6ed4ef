import msgspec
import pytest
from tests.kit.deals import deal_out, dealt, go, payments, result, rules, start, told, why
from tests.kit.endings import played_to
from tests.kit.reports import report, reported

from quadrille import NATURE, Sitting, apply, begin, legal, turn, view
from quadrille.cards import Suit
from quadrille.errors import BadOption, NotAllowed
from quadrille.rules.actions import PASS, Redeal, Void
from quadrille.rules.deal import Outcome
from quadrille.rules.events import DealSettled, SittingEnded
from quadrille.seats import Seat
from quadrille.sitting import (
    DealResult,
    deals_won,
    final_balances,
    final_transfers,
    is_unfinished,
    now_paid,
    purses,
    refuse,
)

WON = report("solo", (7, 1, 1, 1))
REMISE = report("solo", (5, 2, 2, 1))


def opened(key: str = "quanti", deals: int = 4, dealer: int = 3, **options: str) -> Sitting:
    return begin(rules(key, options), deals=deals, dealer=Seat(dealer))


@pytest.mark.clause("QPAY-13")
@pytest.mark.parametrize("deals", [0, -4, 3, 6, 41])
def test_a_sitting_is_a_multiple_of_four_deals(deals: int) -> None:
    with pytest.raises(BadOption) as caught:
        opened(deals=deals)
    assert caught.value.code == "deals-not-fours"


def test_the_dealer_is_one_of_the_players() -> None:
    for dealer in (-1, 4, 9):
        with pytest.raises(BadOption) as caught:
            opened(dealer=dealer)
        assert caught.value.code == "no-seat"


@pytest.mark.clause("QPAY-13")
def test_forty_deals_or_another_multiple_of_four_may_be_agreed() -> None:
    for deals in (4, 8, 40):
        assert opened(deals=deals).deals == deals


def test_a_favourite_is_refused_where_the_rules_have_none() -> None:
    without = msgspec.structs.replace(rules(), takes_favourite=False)
    with pytest.raises(BadOption) as caught:
        begin(without, deals=4, dealer=Seat(0), favourite=Suit.HEARTS)
    assert caught.value.code == "favourite-not-taken"
    assert begin(rules(), deals=4, dealer=Seat(0), favourite=Suit.HEARTS).favourite == "H"


def test_nature_deals_first_and_then_eldest_speaks() -> None:
    sitting = opened(dealer=1)
    assert turn(sitting) is NATURE
    assert legal(sitting) == ()
    sitting = dealt(sitting)
    assert turn(sitting) == 2
    assert legal(sitting)[0] == PASS


def test_a_deal_left_unfinished_has_moved_nothing_in_the_ledger() -> None:
    sitting = go(start(), "vole pass pass pass trumps:S")
    assert sitting.accounts.purses == (0, 0, 0, 0)
    assert now_paid(sitting).purses == (-4, -4, -4, -4)
    assert now_paid(sitting).total == 0


def test_when_a_deal_is_over_its_payments_are_posted_and_told() -> None:
    sitting = go(start("quanti", "AS 2S AC KS QS JS 7S"), "solo pass pass pass trumps:S")
    over = played_to(sitting, side=8)
    told_result = result(over)
    assert (told_result.number, told_result.dealer, told_result.pool) == (1, 3, 0)
    assert told_result.balances == over.accounts.purses == now_paid(over).purses
    assert over.dealer == 0
    assert turn(over) is NATURE
    again = dealt(over)
    assert (again.number, again.counted) == (2, 1)


@pytest.mark.clause("QPAY-6", "QPAY-7", "QPAY-13")
def test_a_pool_is_carried_over_several_deals_and_what_is_left_is_shared() -> None:
    sitting = opened()
    sitting = reported(sitting, REMISE)
    assert sitting.accounts.purses == (-17, 3, 3, 3)
    assert sitting.accounts.pool == 8
    sitting = reported(sitting, report("alliance", (3, 3, 3, 1), hombre=1, ally=3))
    assert sitting.accounts.purses == (-12, -10, 8, -10)
    assert sitting.accounts.pool == 24
    double = report("solo", (1, 1, 7, 1), hombre=2, trumps="D", matadors=4)
    sitting = reported(sitting, double)
    assert sitting.accounts.purses == (-55, -53, 161, -53)
    assert sitting.accounts.pool == 0
    sitting = reported(sitting, report("vole", (1, 1, 1, 7), hombre=3, vole="bid"))
    assert sitting.accounts.purses == (-53, -51, 163, -63)
    assert sitting.accounts.pool == 4
    assert turn(sitting) is None
    assert final_balances(sitting) == (-52, -50, 164, -62)
    shares = "pool->0 1 share, pool->1 1 share, pool->2 1 share, pool->3 1 share"
    assert payments(final_transfers(sitting)) == told(shares)


@pytest.mark.clause("QPAY-13")
def test_the_final_share_stands_in_the_final_account_only() -> None:
    sitting = opened()
    for _ in range(3):
        sitting = reported(sitting, WON)
        assert final_transfers(sitting) == ()
        assert final_balances(sitting) == sitting.accounts.purses
    _, events = apply(sitting, NATURE, REMISE)
    settled, ended = events[-2:]
    assert isinstance(settled, DealSettled)
    assert (settled.number, settled.outcome) == (4, Outcome.REMISE)
    sitting = reported(sitting, REMISE)
    assert sitting.accounts.pool == 8
    assert ended == SittingEnded(tuple(purse + 2 for purse in sitting.accounts.purses))


@pytest.mark.clause("QPAY-13")
def test_each_player_starts_with_a_hundred_counters_and_may_go_below_none() -> None:
    assert purses(opened()) == (100, 100, 100, 100)
    assert purses(opened(purse="50")) == (50, 50, 50, 50)
    sitting = opened(purse="50")
    for _ in range(3):
        sitting = reported(sitting, REMISE)
    assert purses(sitting)[0] < 0


@pytest.mark.clause("QPAY-14")
def test_the_online_table_tells_deals_won_beside_the_accounts() -> None:
    sitting = opened("online")
    assert deals_won(sitting) == (0, 0)
    for entered in (WON, REMISE, WON, report("solo", (2, 8, 0, 0))):
        sitting = reported(sitting, entered)
    assert deals_won(sitting) == (2, 2)
    assert sitting.accounts.purses != (0, 0, 0, 0)
    assert deals_won(reported(opened(), WON)) is None


def test_when_the_agreed_deals_are_played_nobody_acts() -> None:
    sitting = opened()
    for _ in range(4):
        sitting = reported(sitting, WON)
    assert (turn(sitting), legal(sitting), sitting.is_complete) == (None, (), True)
    assert why(sitting, deal_out(), NATURE) == "not-to-deal DEAL-2"
    assert why(sitting, WON, NATURE) == "not-to-deal DEAL-2"
    sitting = opened()
    for _ in range(3):
        sitting = reported(sitting, WON)
    last = played_to(go(dealt(sitting), "3:pass 0:solo 1:pass 2:pass trumps:S"))
    assert (turn(last), view(last, None).stage) == (None, "over")


def test_a_result_is_not_entered_while_a_deal_is_on() -> None:
    assert why(start(), WON, NATURE) == "not-to-deal DEAL-2"
    assert why(opened(), WON, 2) == "not-to-deal DEAL-2"
    impossible = report("solo", (6, 0, 0, 0))
    with pytest.raises(NotAllowed):
        apply(opened(), NATURE, impossible)


def test_a_refused_action_changes_nothing_and_says_who_tried() -> None:
    sitting = start()
    with pytest.raises(NotAllowed) as caught:
        apply(sitting, Seat(2), PASS)
    assert caught.value.seat == 2
    assert sitting == start()
    with pytest.raises(NotAllowed) as nature:
        apply(sitting, NATURE, PASS)
    assert nature.value.seat is NATURE
    assert refuse(sitting, Seat(0), PASS) is None


def test_before_the_first_deal_nothing_is_unfinished() -> None:
    assert not is_unfinished(opened())
    assert not is_unfinished(start())


def test_void_deals_are_numbered_but_do_not_count() -> None:
    sitting, _ = apply(opened(), NATURE, Redeal(Void.BAD_PACK))
    sitting = reported(sitting, WON)
    assert [type(each) is DealResult for each in sitting.results] == [False, True]
    assert (sitting.number, sitting.counted) == (2, 1)
