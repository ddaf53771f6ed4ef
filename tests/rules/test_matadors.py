import pytest
from tests.kit.deals import go, hand, rules, start

from quadrille import view
from quadrille.cards import Suit, cards
from quadrille.rules.matadors import counted_run, false_run, run
from quadrille.seats import SEATS


def length(text: str, trumps: str) -> int:
    return run(cards(hand(text)), Suit(trumps))


@pytest.mark.clause("CARD-5")
def test_the_three_matadors_count_only_together() -> None:
    assert length("AS 2S AC", "S") == 3
    assert length("AS 2S KS QS", "S") == 0
    assert length("AS AC KS", "S") == 0
    assert length("2S AC KS", "S") == 0
    assert length("AS 2S AC", "C") == 0  # the two of spades is no trump then


@pytest.mark.clause("CARD-5")
def test_additional_matadors_continue_the_unbroken_run() -> None:
    assert length("AS 2S AC KS QS 7S", "S") == 5
    assert length("AS 7H AC AH KH", "H") == 5
    assert length("AS 7H AC KH QH", "H") == 3  # Punto is missing


@pytest.mark.clause("QPAY-3")
def test_this_family_pays_three_and_in_red_the_fourth() -> None:
    for text, trumps, paid in (
        ("AS 2S AC KS QS JS", "S", 3),
        ("AS 7H AC", "H", 3),
        ("AS 7H AC AH", "H", 4),
        ("AS 7H AC AH KH QH", "H", 4),
        ("AS 7H AH KH", "H", 0),
    ):
        assert counted_run(rules(), cards(hand(text)), Suit(trumps)) == paid


@pytest.mark.clause("CARD-5")
def test_false_matadors_are_a_run_from_manille_without_spadille_and_are_told_not_paid() -> None:
    assert false_run(cards(hand("2S AC KS JS")), Suit.SPADES) == 3
    assert false_run(cards(hand("7H AC AH")), Suit.HEARTS) == 3
    assert false_run(cards(hand("2S KS QS")), Suit.SPADES) == 0  # a single card is no run
    assert false_run(cards(hand("AS 2S AC")), Suit.SPADES) == 0
    assert false_run(cards(hand("AC KS")), Suit.SPADES) == 0
    sitting = go(start("quanti", "2S AC KS", "AS"), "solo pass pass pass trumps:S")
    assert [view(sitting, seat).false_matadors for seat in SEATS] == [3, 0, 0, 0]
