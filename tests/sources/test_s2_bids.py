"""S2's order of bids, its priority between equals, and its forced call."""

from itertools import pairwise

import pytest
from tests.kit.deals import go, start, why

from quadrille import Sitting, legal
from quadrille.rules.actions import Bid

TABLE = (
    "alliance",
    "alliance+",
    "mediateur",
    "mediateur+",
    "solo",
    "solo+",
    "vole",
)
"""The seven ranks as S2 prints them, lowest first; `+` is in the favourite."""


def opened(*hands: str) -> Sitting:
    return start("mediateur", *hands, favourite="H")


@pytest.mark.clause("AUC-2")
def test_there_are_seven_bids_in_the_order_of_the_table() -> None:
    bids = [action for action in legal(opened()) if isinstance(action, Bid)]
    assert [bid.contract + "+" * bid.favourite for bid in bids] == list(TABLE)


@pytest.mark.clause("AUC-2")
@pytest.mark.parametrize(("lower", "higher"), list(pairwise(TABLE)))
def test_each_outranks_the_one_below_it_and_not_the_other_way_round(
    lower: str, higher: str
) -> None:
    assert why(go(opened(), lower), higher) is None
    assert why(go(opened(), higher), lower) == "bid-too-low AUC-2"


@pytest.mark.clause("AUC-2")
def test_a_declared_vole_has_no_grade_in_the_favourite() -> None:
    assert why(opened(), "vole+") == "no-such-bid AUC-2"


@pytest.mark.clause("AUC-2")
def test_without_a_favourite_suit_nothing_is_bid_in_it() -> None:
    assert why(start("mediateur"), "alliance+") == "no-favourite AUC-2"


@pytest.mark.clause("AUC-3")
def test_a_later_player_may_not_equal_a_bid_but_goes_into_the_favourite() -> None:
    sitting = go(opened(), "alliance")
    assert why(sitting, "alliance") == "not-elder AUC-3"
    assert why(sitting, "alliance+") is None


@pytest.mark.clause("AUC-3")
def test_the_earlier_bidder_keeps_priority_by_the_same_in_the_favourite_or_more() -> None:
    sitting = go(opened(), "0:alliance 1:alliance+ 2:pass 3:pass")
    for bid in ("alliance+", "mediateur", "vole"):
        assert why(sitting, bid) is None
    kept = go(sitting, "0:alliance+ 1:pass")
    assert why(kept, "trumps:H", 0) is None
    assert why(kept, "trumps:S", 0) == "trumps-not-favourite DECL-1"


@pytest.mark.clause("AUC-1")
def test_one_who_has_passed_is_out_though_she_is_elder() -> None:
    sitting = go(opened(), "0:pass 1:alliance 2:solo 3:pass")
    assert why(sitting, "vole", 0) == "has-passed AUC-1"
    assert why(sitting, "solo", 1) is None


@pytest.mark.clause("AUC-6", "DECL-2")
def test_when_all_pass_the_holder_of_spadille_makes_a_simple_call() -> None:
    sitting = go(opened("", "", "AS"), "pass pass pass pass")
    assert why(sitting, "trumps:S", 2) is None
    called = go(sitting, "2:trumps:S")
    assert why(called, "call:KS", 2) == "call-of-trumps DECL-2"


@pytest.mark.clause("DECL-1")
def test_a_bid_outside_the_favourite_may_still_name_it() -> None:
    assert why(go(opened(), "solo pass pass pass"), "trumps:H") is None


@pytest.mark.clause("DECL-3")
def test_a_queen_is_called_only_with_all_four_kings() -> None:
    three = go(opened("KD KC KH"), "alliance pass pass pass trumps:S")
    assert why(three, "call:QD") is not None
    assert why(three, "call:KD") is None
    four = go(opened("KD KC KH KS"), "alliance pass pass pass trumps:S")
    assert why(four, "call:QD") is None
    assert why(four, "call:QS") == "call-of-trumps DECL-2"
