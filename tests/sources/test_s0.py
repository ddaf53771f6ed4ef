"""The modern page after Parlett: its examples and statements, played by its rule set."""

import pytest
from tests.kit.deals import go, payments, result, rules, start, told, why
from tests.kit.endings import played_to
from tests.kit.reports import report, reported, with_pool

from quadrille import Sitting, begin, turn, view
from quadrille.cards import Suit
from quadrille.rules.deal import Outcome
from quadrille.rules.ranking import ORDERS
from quadrille.seats import Seat
from quadrille.sitting import now_paid

ANNA, BEN, CARLA, DAN = Seat(0), Seat(1), Seat(2), Seat(3)

ANNAS_SOLO = ("AS 7H AC KH QH JH 2H 3C 4C 5D", "KC KD KS", "QC QD AH", "JC JD QS")
"""Three matadors without Punto, and seven hearts in all."""


TEN = "AS 2S AC KS QS JS 7S 6S 5S 4S"


def solo(**options: str) -> Sitting:
    return go(start("parlett", *ANNAS_SOLO, **options), "solo pass pass pass trumps:H")


def opened(**options: str) -> Sitting:
    return begin(rules("parlett", options), deals=4, dealer=DAN)


# §Payment


@pytest.mark.clause("QPAY-3", "QPAY-4")
def test_annas_solo_in_hearts_with_three_matadors_and_seven_tricks() -> None:
    over = played_to(solo(), side=7, premiers=False)
    paid = payments(result(over).transfers)
    assert paid == told(
        """
        each->pool 1 stake
        pool->0 4 pool
        1->0 4 solo
        2->0 4 solo
        3->0 4 solo
        1->0 1 matadors
        2->0 1 matadors
        3->0 1 matadors
        """
    )
    assert over.accounts.purses == (18, -6, -6, -6)


@pytest.mark.clause("QPAY-6")
def test_a_remise_doubles_the_pool_which_is_carried_forward() -> None:
    over = reported(opened(), report("solo", (5, 2, 2, 1), matadors=3))
    assert over.accounts.pool == 8
    assert over.accounts.purses == (-1 - 4 - 15, 4, 4, 4)


@pytest.mark.clause("QPAY-7")
def test_three_opponents_who_cannot_share_evenly_leave_the_pool() -> None:
    over = reported(opened(), report("solo", (4, 2, 2, 2)))
    assert over.accounts.pool == 4 + 8
    over = reported(with_pool(opened(), 8), report("solo", (4, 2, 2, 2)))
    assert over.accounts.pool == 24  # twelve are shared, and twice twelve put in


@pytest.mark.clause("QPAY-8")
def test_partners_share_a_loss_unless_hombre_won_fewer_than_three() -> None:
    shared = reported(opened(), report("alliance", (3, 3, 2, 2), ally=2))
    assert shared.accounts.purses == (-3, -1, -3, -1)
    alone = reported(opened(), report("alliance", (2, 3, 3, 2), ally=2))
    assert alone.accounts.purses == (-5, -1, -1, -1)
    forced = reported(opened(), report("alliance", (2, 3, 3, 2), ally=2, forced=True))
    assert forced.accounts.purses == (-3, -1, -3, -1)


@pytest.mark.clause("QPAY-9")
def test_a_vole_that_fails_after_premiers_does_not_spoil_the_win() -> None:
    entered = report("solo", (9, 1, 0, 0), premiers=True, vole="undertaken", matadors=3)
    over = reported(opened(), entered)
    assert result(over).outcome is Outcome.WON
    # Stakes 1 + 3; from each opponent 4 solo, 1 premiers, 1 matadors; the pool of 4.
    assert over.accounts.purses == (-4 + 4 + 18, -4 + 4 - 6, -6, -6)


@pytest.mark.clause("QPAY-10")
def test_a_vole_that_was_bid_and_fails_wins_nothing() -> None:
    over = reported(opened(), report("vole", (7, 3, 0, 0), vole="bid"))
    assert over.accounts.pool == 4
    assert over.accounts.purses == (-4 - 6, -4 + 4 + 2, 2, 2)


@pytest.mark.clause("QPAY-10")
def test_without_six_tricks_a_bid_vole_is_also_lost_as_a_solo_is() -> None:
    entered = report("vole", (3, 7, 0, 0), vole="bid")
    over = reported(opened(), entered)
    assert result(over).outcome is Outcome.CODILLE
    assert over.accounts.pool == 12


# §The cards, §Setup, §The auction


@pytest.mark.clause("CARD-3")
def test_there_are_twelve_trumps_in_a_red_suit_and_eleven_in_a_black_one() -> None:
    assert [len(ORDERS[suit].trumps) for suit in Suit] == [11, 12, 12, 11]


@pytest.mark.clause("QPAY-1", "DEAL-1")
def test_before_each_deal_everyone_puts_one_counter_into_the_pool() -> None:
    assert now_paid(start("parlett")).pool == 4


@pytest.mark.clause("AUC-3")
def test_one_who_asked_leave_may_say_solo_too_and_take_the_bid() -> None:
    sitting = go(start("parlett"), "0:alliance 1:pass 2:solo 3:pass 0:solo 2:pass")
    assert turn(sitting) == ANNA


@pytest.mark.clause("AUC-5")
def test_a_bid_of_vole_puts_twelve_counters_into_a_separate_pool() -> None:
    money = now_paid(go(start("parlett"), "vole"))
    assert (money.vole_pool, money.pool, money.purses) == (12, 4, (-4, -4, -4, -4))


@pytest.mark.clause("AUC-6")
def test_if_everyone_passes_the_holder_of_spadille_must_play_an_alliance() -> None:
    sitting = go(start("parlett", "", "AS"), "pass pass pass pass")
    assert turn(sitting) == BEN
    contract = view(sitting, None).contract
    assert contract is not None
    assert (contract.contract, contract.forced) == ("alliance", True)


# §The called King


@pytest.mark.clause("DECL-2", "PLAY-7")
def test_anna_calls_the_king_of_clubs_and_only_dan_knows() -> None:
    sitting = go(
        start("parlett", "KH QH JH AS", "", "", "KC"), "alliance pass pass pass trumps:H call:KC"
    )
    told_ally = []
    for seat in (ANNA, BEN, CARLA, DAN):
        contract = view(sitting, seat).contract
        assert contract is not None
        told_ally.append(contract.ally)
    assert told_ally == [None, None, None, DAN]
    assert result(played_to(sitting)).facts.opponents == (BEN, CARLA)


@pytest.mark.clause("DECL-3")
def test_she_who_holds_every_king_that_she_could_call_calls_a_queen() -> None:
    sitting = go(start("parlett", "KS KD KC"), "alliance pass pass pass trumps:H")
    assert why(sitting, "call:QS") is None
    assert why(sitting, "call:KS") == "call-own DECL-5"


# §Playing the tricks


@pytest.mark.clause("PLAY-5")
def test_carla_keeps_manille_when_ben_leads_the_king_of_diamonds() -> None:
    carla = "7D 3C 4C 5C KS QS JS 7S 6S 5S"
    sitting = start("parlett", "", "KD QD", carla, dealer=0)
    sitting = go(sitting, "1:solo 2:pass 3:pass 0:pass 1:trumps:D 1:KD")
    assert turn(sitting) == CARLA
    assert why(sitting, "3C") is None
    assert why(sitting, "7D") is None


@pytest.mark.clause("PLAY-6")
@pytest.mark.parametrize(("led", "kept"), [("AS", "7D"), ("AS", "AC"), ("7D", "AC")])
def test_a_higher_matador_led_forces_a_lone_lower_one(led: str, kept: str) -> None:
    carla = f"{kept} 3C 4C 5C KS QS JS 7S 6S 5S"
    sitting = start("parlett", "", f"{led} KD QD", carla, dealer=0)
    sitting = go(sitting, f"1:solo 2:pass 3:pass 0:pass 1:trumps:D 1:{led}")
    assert why(sitting, "3C") == "matador-forced PLAY-6"
    assert why(sitting, kept) is None


# §Premiers and the vole


@pytest.mark.clause("VOLE-2", "VOLE-3", "VOLE-5")
def test_a_solo_stops_or_leads_on_allies_ask_and_forced_spadille_plays_on() -> None:
    lone = played_to(go(start("parlett", TEN), "solo pass pass pass trumps:S"), after_six="stops")
    assert result(lone).facts.tricks == (6, 0, 0, 0)
    allied = go(start("parlett", TEN), "alliance pass pass pass trumps:S call:KH")
    told_no = played_to(allied, after_six="is told no", side=6)
    assert result(told_no).vole == "no"
    forced = go(start("parlett", TEN), "pass pass pass pass trumps:S call:KH")
    over = result(played_to(forced, side=10))
    assert {t.reason for t in over.transfers} == {"stake", "pool", "matadors"}


# §Variants


@pytest.mark.clause("DECL-7", "QPAY-3")
def test_mediateur_pays_as_a_solo_but_two_units_and_the_giver_does_not_pay_them() -> None:
    entered = report("mediateur", (7, 1, 1, 1), giver=2, matadors=3)
    over = reported(opened(mediateur="yes"), entered)
    assert over.accounts.purses == (-1 + 4 + 4 + 3, -1 - 3, -1 - 1, -1 - 3)


@pytest.mark.clause("AUC-2", "QPAY-12")
def test_a_bid_in_the_favourite_beats_the_same_bid_elsewhere_and_doubles_its_bonuses() -> None:
    sitting = go(start("parlett", *ANNAS_SOLO, favourite="H"), "0:solo 1:solo+")
    assert view(sitting, None).holder == BEN
    over = played_to(solo(favourite="H"), side=7, premiers=False)
    assert over.accounts.purses == (-1 + 4 + 30, -11, -11, -11)


@pytest.mark.clause("QPAY-1")
def test_the_dealer_alone_may_put_four_into_the_pool() -> None:
    money = now_paid(start("parlett", dealer_stakes="yes", dealer=2))
    assert money.purses == (0, 0, -4, 0)
