"""The Norwegian page of questions and answers: its statements, played by the Quanti rules."""

import pytest
from tests.kit.deals import go, hand, result, rules, start, why
from tests.kit.endings import played_to
from tests.kit.reports import report, reported

from quadrille import Sitting, begin, turn
from quadrille.cards import Card, Suit, cards
from quadrille.rules.deal import Outcome
from quadrille.rules.following import playable
from quadrille.rules.ranking import ORDERS, plain_order
from quadrille.rules.tricks import best_card
from quadrille.seats import Seat


def opened() -> Sitting:
    return begin(rules(), deals=40, dealer=Seat(3))


# §Rank of cards


@pytest.mark.clause("CARD-3", "CARD-4", "CARD-5")
def test_the_three_matadors_punto_and_the_plain_suits() -> None:
    red = ORDERS[Suit.DIAMONDS]
    assert red.ladder[:4] == hand("AS 7D AC AD")
    assert (len(red.trumps), len(ORDERS[Suit.SPADES].trumps)) == (12, 11)
    assert plain_order(Suit.DIAMONDS) == hand("KD QD JD AD 2D 3D 4D 5D 6D 7D")
    assert plain_order(Suit.CLUBS) == hand("KC QC JC 7C 6C 5C 4C 3C 2C")


# The auction


@pytest.mark.clause("QPAY-13", "AUC-1")
def test_a_sitting_is_forty_deals_and_eldest_is_the_dealers_right_hand_neighbour() -> None:
    assert opened().deals == 40
    assert turn(start(dealer=3)) == 0
    assert why(go(start(), "0:pass 1:alliance"), "solo", 0) == "has-passed AUC-1"


# §Alliance


def calling(own: str, auction: str = "alliance pass pass pass") -> Sitting:
    return go(start("quanti", own), f"{auction} trumps:S")


@pytest.mark.clause("DECL-2", "DECL-3", "DECL-5")
def test_a_king_that_is_missing_a_queen_with_all_three_or_ones_own_as_a_bluff() -> None:
    assert why(calling("KH"), "call:KD") is None
    assert why(calling("KH KD KC"), "call:QD") is None
    assert why(calling("KH"), "call:KH") is None
    bluff = played_to(go(calling("KH AS"), "call:KH"))
    assert result(bluff).facts.side == (0,)


@pytest.mark.clause("AUC-6", "DECL-3")
def test_when_all_pass_the_holder_of_spadille_calls_a_king_or_a_queen() -> None:
    sitting = calling("AS KH KD KC KS", "pass pass pass pass")
    assert why(sitting, "call:QH") is None


# §Stikkspill, §Matadorprivilegium


@pytest.mark.clause("PLAY-2", "PLAY-3", "PLAY-4")
def test_suit_is_followed_nobody_must_beat_and_the_highest_trump_wins() -> None:
    own = cards(hand("3S KS 2H"))
    assert set(playable(own, Card("QS"), Suit.HEARTS)) == set(hand("3S KS"))
    void = cards(hand("3C 2H 5H"))
    assert playable(void, Card("QS"), Suit.HEARTS) == void
    assert best_card(hand("QS 6H KS 2H"), Suit.HEARTS) == 3


@pytest.mark.clause("PLAY-5", "PLAY-6")
def test_a_lone_matador_is_kept_from_a_lower_trump_and_forced_by_a_higher_matador() -> None:
    lone = cards(hand("7H 3C"))
    assert playable(lone, Card("KH"), Suit.HEARTS) == lone
    assert set(playable(lone, Card("AS"), Suit.HEARTS)) == {Card("7H")}


# §Pott og straff


@pytest.mark.clause("QPAY-1", "QPAY-4", "QPAY-5")
def test_a_won_solo_takes_the_whole_pool_and_an_alliance_halves_it() -> None:
    alone = reported(opened(), report("solo", (6, 4, 0, 0)))
    assert alone.accounts.purses == (15, -5, -5, -5)
    allied = reported(opened(), report("alliance", (4, 4, 2, 0), ally=2))
    assert allied.accounts.purses == (1, -1, 1, -1)


@pytest.mark.clause("QPAY-6", "QPAY-7")
def test_five_tricks_double_the_stake_and_four_or_fewer_give_the_pool_away() -> None:
    remise = reported(opened(), report("alliance", (3, 5, 2, 0), ally=2))
    assert (result(remise).outcome, remise.accounts.pool) == (Outcome.REMISE, 8)
    codille = reported(opened(), report("alliance", (3, 6, 1, 0), ally=2))
    assert (result(codille).outcome, codille.accounts.pool) == (Outcome.CODILLE, 8)
    assert codille.accounts.purses == (-5, 1, -5, 1)


@pytest.mark.clause("QPAY-8")
def test_in_an_ordinary_alliance_hombre_must_win_three_herself() -> None:
    over = reported(opened(), report("alliance", (2, 6, 2, 0), ally=2))
    assert over.accounts.purses == (-9, 1, -1, 1)


@pytest.mark.clause("VOLE-1", "VOLE-2", "QPAY-9")
def test_a_late_vole_that_fails_does_not_take_away_the_six_tricks() -> None:
    entered = report("solo", (9, 1, 0, 0), premiers=True, vole="undertaken")
    assert result(reported(opened(), entered)).outcome is Outcome.WON
