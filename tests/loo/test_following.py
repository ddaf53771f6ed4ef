import pytest
from tests.kit.loo import cards, go, open_now, start, why

from quadrille.cards import Suit
from quadrille.loo.following import first_leads, later_leads, playable
from quadrille.loo.pack import Card
from quadrille.loo.tricks import best_card


def led_first(hand: str, turn_up: str, *, single: bool = False) -> str:
    return " ".join(first_leads(cards(hand), Card(turn_up), single_opponent=single))


def followed(hand: str, table: str, trumps: str = "H") -> str:
    return " ".join(playable(cards(hand), cards(table), Suit(trumps)))


# Leading


@pytest.mark.clause("LOO-6")
@pytest.mark.parametrize("single", [True, False])
def test_the_ace_of_trumps_must_be_led_first(single: bool) -> None:
    assert led_first("KS AH 2H", "5H", single=single) == "AH"
    assert led_first("KS AH 2D", "5H", single=single) == "AH"


@pytest.mark.clause("LOO-6")
@pytest.mark.parametrize("single", [True, False])
def test_the_king_must_be_led_if_the_ace_was_turned_up(single: bool) -> None:
    assert led_first("KS KH 2D", "AH", single=single) == "KH"
    assert led_first("KS KH 2D", "QH", single=single) == "KS KH 2D"


@pytest.mark.clause("LOO-6")
def test_one_of_two_trumps_must_be_led_and_the_highest_against_one() -> None:
    assert led_first("KS QH 2H", "5H") == "QH 2H"
    assert led_first("KS QH 2H", "5H", single=True) == "QH"
    assert led_first("QH 9H 2H", "5H", single=True) == "QH"


@pytest.mark.clause("LOO-6")
def test_with_one_trump_or_none_anything_may_be_led() -> None:
    assert led_first("KS QH 2D", "5H", single=True) == "KS QH 2D"
    assert led_first("KS QD 2D", "5H") == "KS QD 2D"


@pytest.mark.clause("LOO-6")
def test_the_first_who_plays_leads_and_is_told_what_she_must_lead() -> None:
    sitting = go(start("", "AH 2H 3S"), "throw-in play play")
    assert open_now(sitting) == ["AH"]
    assert why(sitting, "2H", 1) == "lead-top LOO-6"
    assert why(sitting, "2H", 2) == "not-your-turn-to-play LOO-7"
    assert why(sitting, "AS", 1) == "not-held LOO-7"
    highest = go(start("", "QH 2H 3S"), "throw-in play play")
    assert why(highest, "2H") == "lead-highest LOO-6"
    assert why(highest, "3S") == "lead-highest LOO-6"
    several = go(start("QH 2H 3S", "", players=3), "play play play")
    assert why(several, "3S") == "lead-trump LOO-6"
    assert why(several, "2H") is None


@pytest.mark.clause("LOO-8")
def test_the_winner_leads_a_trump_again_if_she_has_one() -> None:
    assert later_leads(cards("KS 2H"), Suit.HEARTS) == cards("2H")
    assert later_leads(cards("KS 2D"), Suit.HEARTS) == cards("KS 2D")


@pytest.mark.clause("LOO-8")
def test_against_one_too_she_chooses_which_trump_when_it_is_not_the_first_lead() -> None:
    sitting = go(start("AH QH 2H", "3H 3S 2S", players=2), "play play AH 3H")
    assert open_now(sitting) == ["QH", "2H"]
    other = go(start("AH QH 2S", "3H 3S 4S", players=2), "play play AH 3H")
    assert why(other, "2S") == "lead-trump-again LOO-8"


# Following


@pytest.mark.clause("LOO-7")
def test_a_player_follows_suit_and_heads_the_trick_if_she_can() -> None:
    assert followed("KS 2S 9D", "7S") == "KS"
    assert followed("KS TS 9D", "7S") == "KS TS"
    assert followed("KS TS 9D", "7S AS 2S") == "KS TS"
    assert followed("KS TS 9D", "7S JS 2S") == "KS"
    assert followed("5S 2S 9D", "7S") == "5S 2S"


@pytest.mark.clause("LOO-7")
def test_a_suit_that_a_trump_has_overtaken_need_not_be_headed() -> None:
    assert followed("KS 2S 9D", "7S 2H") == "KS 2S"


@pytest.mark.clause("LOO-7")
def test_a_discard_overtakes_nothing() -> None:
    assert followed("KS 2S 9D", "7S AD") == "KS"


@pytest.mark.clause("LOO-7")
def test_trumps_that_are_led_are_headed_too() -> None:
    assert followed("KH 2H 9D", "7H") == "KH"
    assert followed("KH 2H 9D", "7H AH") == "KH 2H"


@pytest.mark.clause("LOO-7")
def test_who_cannot_follow_must_trump() -> None:
    assert followed("KH 2H 9D", "7S") == "KH 2H"
    assert followed("AS KS 2H", "7D AD") == "2H"


@pytest.mark.clause("LOO-7")
def test_who_can_overtrump_must_and_else_plays_a_lower_trump() -> None:
    assert followed("KH 2H 9D", "7S 5H") == "KH"
    assert followed("3H 2H 9D", "7S 5H") == "3H 2H"


@pytest.mark.clause("LOO-7")
def test_only_who_has_neither_discards() -> None:
    assert followed("AC KD 9D", "7S 5H") == "AC KD 9D"
    assert followed("AC KD 9D", "7H") == "AC KD 9D"


@pytest.mark.clause("LOO-7")
def test_a_player_is_told_which_duty_a_card_breaks() -> None:
    lead = "play play 9S"
    follow = go(start("9S 2C 3C", "TS 2S KD", players=2), lead)
    assert why(follow, "KD") == "must-follow LOO-7"
    assert why(follow, "2S") == "must-head LOO-7"
    assert why(follow, "TS") is None
    trump = go(start("9S 2C 3C", "6H KD QD", players=2), lead)
    assert why(trump, "KD") == "must-trump LOO-7"
    assert why(trump, "6H") is None
    sitting = start("9S 2C 3C", "9H KD QD", "TH 8H JD", players=3)
    over = go(sitting, "play play play 9S 9H")
    assert why(over, "8H") == "must-overtrump LOO-7"
    assert why(over, "JD") == "must-trump LOO-7"


# Winning


@pytest.mark.clause("LOO-8")
@pytest.mark.parametrize(
    ("played", "winner"),
    [
        ("7S KS 2S", 1),
        ("7S AD KD", 0),
        ("7S AS 2H", 2),
        ("7S 2H AS 3H", 3),
        ("7H 2H AS AH", 3),
        ("TS 9S JS", 2),
        ("2H AS", 0),
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_of_the_suit_led(
    played: str, winner: int
) -> None:
    assert best_card(cards(played), Suit.HEARTS) == winner
