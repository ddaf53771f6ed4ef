import pytest
from tests.kit.deals import action, go, payments, rules, start, tell, told, why

from quadrille import apply, legal, turn
from quadrille.errors import NotAllowed
from quadrille.rules.actions import PASS, Bid, SeatAction
from quadrille.rules.events import BidMade, Paid, Passed, Undertaken
from quadrille.rules.ladders import all_bids, contract_named
from quadrille.seats import Seat
from quadrille.sitting import now_paid

SPADILLE_WITH_CARLA = ("KS", "KH", "AS")
"""Seat 2 holds Spadille."""


def bids(*words: str) -> tuple[SeatAction, ...]:
    return (PASS, *(action(word) for word in words))


@pytest.mark.clause("AUC-1")
def test_eldest_speaks_first_and_the_dealer_last() -> None:
    sitting = start(dealer=1)
    order = []
    for _ in range(4):
        order.append(turn(sitting))
        sitting = go(sitting, "pass")
    assert order == [2, 3, 0, 1]


@pytest.mark.clause("AUC-1")
def test_a_player_passes_or_bids() -> None:
    sitting = start()
    assert legal(sitting) == bids("alliance", "solo", "vole")
    assert why(sitting, "AS") == "not-in-auction AUC-1"
    assert why(sitting, "trumps:H") == "not-in-auction AUC-1"
    assert why(sitting, "stop") == "not-in-auction AUC-1"


@pytest.mark.clause("AUC-1")
def test_nobody_speaks_out_of_turn() -> None:
    sitting = start()
    for seat in (1, 2, 3):
        assert why(sitting, "pass", seat) == "not-your-turn-to-bid AUC-1"
        assert why(sitting, "solo", seat) == "not-your-turn-to-bid AUC-1"


@pytest.mark.clause("AUC-1")
def test_a_pass_is_final() -> None:
    sitting = go(start(), "0:pass 1:alliance 2:pass 3:pass")
    assert turn(sitting) == 1  # nobody else is asked again, so 1 is Hombre
    assert [type(event) for event in tell(start(), "pass alliance pass pass")[1]] == [
        Passed,
        BidMade,
        Passed,
        Passed,
        Undertaken,
    ]
    before = go(start(), "0:pass 1:alliance")
    assert why(before, "solo", 0) == "has-passed AUC-1"
    assert why(before, "pass", 0) == "has-passed AUC-1"


@pytest.mark.clause("AUC-1")
def test_a_bid_is_not_withdrawn() -> None:
    sitting = go(start(), "0:solo")
    assert why(sitting, "pass", 0) == "not-your-turn-to-bid AUC-1"
    assert turn(go(sitting, "1:pass 2:pass 3:pass")) == 0


@pytest.mark.clause("AUC-2")
def test_each_bid_outranks_the_standing_one() -> None:
    after_alliance, after_solo = go(start(), "alliance"), go(start(), "solo")
    assert legal(after_alliance) == bids("solo", "vole")
    assert legal(after_solo) == bids("vole")
    assert legal(go(start(), "vole")) == bids()
    assert why(after_solo, "alliance") == "bid-too-low AUC-2"
    assert why(after_solo, "solo") == "not-elder AUC-3"


@pytest.mark.clause("AUC-2")
def test_mediateur_ranks_between_alliance_and_solo() -> None:
    sitting = start(mediateur="yes")
    assert legal(sitting) == bids("alliance", "mediateur", "solo", "vole")
    assert legal(go(sitting, "alliance")) == bids("mediateur", "solo", "vole")
    assert legal(go(sitting, "mediateur")) == bids("solo", "vole")
    assert why(start(), "mediateur") == "no-such-bid AUC-2"


@pytest.mark.clause("AUC-2", "QPAY-12")
def test_with_a_favourite_each_bid_has_a_grade_above_it() -> None:
    ladder = ("alliance", "alliance+", "mediateur", "mediateur+", "solo", "solo+", "vole", "vole+")
    sitting = start(favourite="H", mediateur="yes")
    assert legal(sitting) == bids(*ladder)
    for place, word in enumerate(ladder):
        assert legal(go(sitting, word)) == bids(*ladder[place + 1 :])


@pytest.mark.clause("AUC-2")
def test_without_a_favourite_there_is_no_bid_in_it() -> None:
    assert why(start(), "solo+") == "no-favourite AUC-2"
    assert why(start(favourite="C"), "solo+") is None
    assert why(start(favourite="C"), "contre") == "no-such-bid AUC-2"


@pytest.mark.clause("AUC-3")
def test_an_elder_player_who_was_outbid_may_say_the_standing_bid_and_hold_it() -> None:
    sitting = go(start(), "0:alliance 1:solo 2:pass 3:pass")
    assert legal(sitting) == bids("solo", "vole")
    sitting = go(sitting, "0:solo")
    assert turn(sitting) == 1
    assert legal(sitting) == bids("vole")  # the younger one needs more
    assert why(sitting, "solo") == "not-elder AUC-3"
    assert turn(go(sitting, "1:pass")) == 0


@pytest.mark.clause("AUC-3")
def test_an_elder_player_may_also_bid_higher_or_pass() -> None:
    sitting = go(start(), "0:alliance 1:solo 2:pass 3:pass")
    assert turn(go(sitting, "0:vole 1:pass")) == 0
    assert turn(go(sitting, "0:pass")) == 1


@pytest.mark.clause("AUC-3")
def test_elder_is_who_speaks_before_whatever_the_number_of_the_seat() -> None:
    sitting = go(start(dealer=1), "2:alliance 3:pass 0:solo 1:pass")
    assert why(sitting, "solo") is None
    assert turn(go(sitting, "2:solo 0:pass")) == 2


@pytest.mark.clause("AUC-3")
def test_without_priority_each_bid_must_be_higher() -> None:
    for sitting in (start("online"), start("quanti", positional_priority="no")):
        outbid = go(sitting, "0:alliance 1:solo 2:pass 3:pass")
        assert legal(outbid) == bids("vole")
        assert why(outbid, "solo") == "not-elder AUC-3"


@pytest.mark.clause("AUC-4")
def test_the_auction_goes_round_till_all_but_the_holder_have_passed() -> None:
    sitting = go(start(), "0:alliance 1:solo 2:vole 3:pass")
    assert turn(sitting) == 0
    sitting = go(sitting, "0:vole 1:pass")
    assert turn(sitting) == 2
    assert legal(sitting) == bids()
    assert turn(go(sitting, "2:pass")) == 0


@pytest.mark.clause("AUC-4")
def test_a_holder_of_the_standing_bid_is_not_asked() -> None:
    sitting = go(start(), "0:pass 1:alliance 2:pass 3:solo")
    assert turn(sitting) == 1
    sitting = go(sitting, "1:solo")
    assert turn(sitting) == 3
    _, events = tell(sitting, "3:pass")
    assert events[-1] == Undertaken(Seat(1), "solo", in_favourite=False, forced=False)


@pytest.mark.clause("AUC-5")
def test_when_a_vole_is_bid_every_player_at_once_pays_three_into_the_vole_pool() -> None:
    sitting, events = tell(start(), "0:pass 1:vole")
    (paid,) = (event for event in events if isinstance(event, Paid))
    assert payments(paid.transfers) == told("each->vole_pool 3 vole-stake")
    assert {transfer.clause for transfer in paid.transfers} == {"AUC-5"}
    money = now_paid(sitting)
    assert (money.purses, money.pool, money.vole_pool) == ((-4, -4, -4, -4), 4, 12)


@pytest.mark.clause("AUC-5")
def test_a_second_bid_of_the_vole_adds_nothing() -> None:
    by_priority = go(start(), "0:alliance 1:vole 2:pass 3:pass 0:vole")
    in_the_favourite = go(start(favourite="D"), "0:vole 1:vole+")
    assert now_paid(by_priority).vole_pool == 12
    assert now_paid(in_the_favourite).vole_pool == 12


@pytest.mark.clause("AUC-6")
def test_when_all_pass_the_holder_of_spadille_must_play_an_alliance() -> None:
    sitting, events = tell(start("quanti", *SPADILLE_WITH_CARLA), "pass pass pass pass")
    assert events[-1] == Undertaken(Seat(2), "alliance", in_favourite=False, forced=True)
    assert turn(sitting) == 2


@pytest.mark.clause("AUC-6")
def test_forced_spadille_is_an_alliance_in_every_rule_set() -> None:
    for key in ("quanti", "parlett", "online"):
        sitting = start(key, *SPADILLE_WITH_CARLA, mediateur="yes", favourite="H")
        _, events = tell(sitting, "pass pass pass pass")
        assert events[-1] == Undertaken(Seat(2), "alliance", in_favourite=False, forced=True)


@pytest.mark.clause("AUC-7")
def test_a_last_speaker_who_bids_after_three_passes_has_bid_freely() -> None:
    sitting, events = tell(start("quanti", "", "", "", "AS"), "pass pass pass 3:alliance")
    assert events[-1] == Undertaken(Seat(3), "alliance", in_favourite=False, forced=False)
    assert turn(sitting) == 3


@pytest.mark.clause("AUC-7")
def test_a_last_speaker_who_passes_relies_on_the_compulsion() -> None:
    _, events = tell(start("quanti", "", "", "", "AS"), "pass pass pass 3:pass")
    assert events[-1] == Undertaken(Seat(3), "alliance", in_favourite=False, forced=True)


def test_a_refused_bid_is_raised_with_its_reason_and_its_facts() -> None:
    sitting = go(start(), "solo")
    with pytest.raises(NotAllowed) as caught:
        apply(sitting, Seat(1), Bid("alliance"))
    assert caught.value.seat == 1
    assert dict(caught.value.refusal.facts) == {
        "bid": "alliance",
        "holder": "0",
        "standing": "solo",
    }


def test_contracts_are_found_by_their_key_and_bids_listed_lowest_first() -> None:
    plain = rules("quanti")
    solo = contract_named(plain, "solo")
    assert solo is not None
    assert solo.key == "solo"
    assert contract_named(plain, "contre") is None
    assert all_bids(plain, None) == (Bid("alliance"), Bid("solo"), Bid("vole"))
