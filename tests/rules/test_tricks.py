from random import Random

import pytest
from tests.kit.again import wins
from tests.kit.deals import go, hand, rules, start

from quadrille import view
from quadrille.cards import PACK, Suit
from quadrille.rules.tricks import best_card, reviewable
from quadrille.seats import Seat


@pytest.mark.clause("PLAY-4")
def test_the_highest_trump_wins() -> None:
    assert best_card(hand("KS 3H AC 2H"), Suit.HEARTS) == 2
    assert best_card(hand("6H AH KH 7H"), Suit.HEARTS) == 3
    assert best_card(hand("3S 2S AS AC"), Suit.SPADES) == 2
    assert best_card(hand("KD 2S"), Suit.SPADES) == 1


@pytest.mark.clause("PLAY-4")
def test_without_trumps_the_highest_card_of_the_suit_led_wins() -> None:
    assert best_card(hand("2D KS QD 7D"), Suit.HEARTS) == 2
    assert best_card(hand("7D 6D AD 2D"), Suit.HEARTS) == 2
    assert best_card(hand("2S 7S KD KH"), Suit.CLUBS) == 1
    assert best_card(hand("7C KS KD KH"), Suit.CLUBS) == 0


@pytest.mark.clause("PLAY-4")
@pytest.mark.parametrize("trumps", Suit)
def test_tricks_are_won_as_the_clause_says_told_directly(trumps: Suit) -> None:
    rng = Random(f"win {trumps}")
    for _ in range(5000):
        played = tuple(rng.sample(PACK, rng.randint(1, 4)))
        assert best_card(played, trumps) == wins([str(card) for card in played], trumps.value)


@pytest.mark.clause("PLAY-8")
def test_the_player_on_turn_may_look_at_all_finished_tricks_and_nobody_else() -> None:
    quanti = rules("quanti")
    assert list(reviewable(quanti, 3, on_turn=True)) == [0, 1, 2]
    assert list(reviewable(quanti, 3, on_turn=False)) == []


@pytest.mark.clause("PLAY-8")
def test_a_table_may_show_the_last_trick_or_none() -> None:
    last = rules("quanti", {"trick_review": "last_trick"})
    for on_turn in (True, False):
        assert list(reviewable(last, 3, on_turn=on_turn)) == [2]
        assert list(reviewable(last, 0, on_turn=on_turn)) == []
        never = rules("quanti", {"trick_review": "never"})
        assert list(reviewable(never, 3, on_turn=on_turn)) == []


@pytest.mark.clause("PLAY-8")
def test_a_view_tells_which_tricks_may_be_looked_at_now() -> None:
    told = ("3H 3S", "4H 4S", "5H 5S", "6H 6S")
    sitting = go(start("quanti", *told), "solo pass pass pass trumps:D 3H 4H 5H 6H")
    assert view(sitting, Seat(0)).reviewable == (0,)
    assert [view(sitting, seat).reviewable for seat in (Seat(1), Seat(2), None)] == [()] * 3
