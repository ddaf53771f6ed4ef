"""The online table: its statements, played by its rule set."""

import pytest
from tests.kit.deals import go, hand, result, rules, start, why
from tests.kit.reports import report, reported

from quadrille import Sitting, begin, legal, turn
from quadrille.cards import Card, Suit, cards
from quadrille.rules.actions import PASS, Bid
from quadrille.rules.deal import Outcome
from quadrille.rules.following import playable
from quadrille.rules.ranking import plain_order, trump_order
from quadrille.seats import Seat
from quadrille.sitting import deals_won


def outcome(tricks: int) -> Outcome:
    opened = begin(rules("online"), deals=4, dealer=Seat(3))
    entered = report("alliance", (tricks, 10 - tricks, 0, 0), ally=2)
    return result(reported(opened, entered)).outcome


@pytest.mark.clause("AUC-1", "AUC-2")
def test_pass_or_bid_alliance_solo_or_vole_each_higher_than_the_last() -> None:
    sitting = start("online")
    assert legal(sitting) == (PASS, Bid("alliance"), Bid("solo"), Bid("vole"))
    assert turn(sitting) == 0  # the player on the dealer's right
    outbid = go(sitting, "0:alliance 1:solo 2:pass 3:pass")
    assert legal(outbid) == (PASS, Bid("vole"))


@pytest.mark.clause("AUC-1")
def test_a_passer_cannot_reenter_the_auction() -> None:
    sitting = go(start("online"), "0:pass 1:alliance 2:solo 3:pass")
    assert turn(sitting) == 1
    assert why(sitting, "vole", 0) == "has-passed AUC-1"


@pytest.mark.clause("AUC-6")
def test_if_all_pass_the_holder_of_the_ace_of_spades_plays_an_alliance() -> None:
    assert turn(go(start("online", "", "", "AS"), "pass pass pass pass")) == 2


def calling(own: str) -> Sitting:
    return go(start("online", own), "alliance pass pass pass trumps:S")


@pytest.mark.clause("DECL-2", "DECL-5")
def test_a_king_of_a_different_suit_that_she_does_not_hold_is_called() -> None:
    sitting = calling("KH")
    assert why(sitting, "call:KD") is None
    assert why(sitting, "call:KH") == "call-own DECL-5"
    assert why(sitting, "call:KS") == "call-of-trumps DECL-2"


@pytest.mark.clause("DECL-3", "DECL-4")
def test_with_three_kings_a_queen_and_with_three_queens_too_on_down_the_ranks() -> None:
    assert why(calling("KH KD KC QH"), "call:QD") is None
    assert why(calling("KH KD KC QH QD QC"), "call:JD") is None
    deep = calling("KH KD KC QH QD QC JH JD JC")
    assert [why(deep, f"call:{card}") for card in ("AH", "AD", "7C")] == [None] * 3


@pytest.mark.clause("CARD-3", "CARD-4")
def test_the_orders_that_it_lists() -> None:
    assert trump_order(Suit.CLUBS)[3:] == hand("KC QC JC 7C 6C 5C 4C 3C")
    assert trump_order(Suit.DIAMONDS)[3:] == hand("AD KD QD JD 2D 3D 4D 5D 6D")
    assert plain_order(Suit.SPADES) == hand("KS QS JS 7S 6S 5S 4S 3S 2S")
    assert plain_order(Suit.HEARTS) == hand("KH QH JH AH 2H 3H 4H 5H 6H 7H")


@pytest.mark.clause("PLAY-5", "PLAY-6")
def test_only_matadors_may_be_held_back_except_from_a_higher_one_led() -> None:
    own = cards(hand("7H AC 3S"))
    assert playable(own, Card("KH"), Suit.HEARTS) == own
    assert set(playable(own, Card("AS"), Suit.HEARTS)) == set(hand("7H AC"))
    assert playable(cards(hand("AS 3S")), Card("AC"), Suit.HEARTS) == cards(hand("AS 3S"))


@pytest.mark.clause("QPAY-6", "QPAY-7")
def test_five_tricks_are_a_remise_and_four_or_fewer_codille() -> None:
    assert [outcome(tricks).value for tricks in (6, 5, 4, 3)] == [
        "won",
        "remise",
        "codille",
        "codille",
    ]


@pytest.mark.clause("QPAY-14")
def test_deals_won_are_counted_by_side() -> None:
    sitting = begin(rules("online"), deals=4, dealer=Seat(3))
    for tricks in ((6, 4, 0, 0), (5, 5, 0, 0), (4, 6, 0, 0)):
        sitting = reported(sitting, report("solo", tricks))
    assert deals_won(sitting) == (1, 2)
