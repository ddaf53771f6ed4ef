"""Hands are counted as S2 counts them, and kings are called by its rules."""

import pytest
from tests.kit.deals import hand

from quadrille.bots.counting import estimate, king_to_call, king_to_take
from quadrille.cards import Card, Cards, Suit, cards


def _hand(text: str) -> Cards:
    return cards(hand(text))


HEARTS = "KH QH AH 6H 7H KS JC 6C 2D 7D"
"""S2's first example: two matadors are missing, and fall on the two lowest hearts."""

SPADES = "AS AC QS 4S 3S QD JD 2H 5H JC"
"""S2's second example: Manille takes the three, the king the four; queen and jack are one."""


@pytest.mark.clause("EVAL-1")
@pytest.mark.clause("EVAL-3")
def test_the_first_worked_hand_counts_four_in_hearts() -> None:
    found = estimate(_hand(HEARTS), Suit.HEARTS)
    assert (found.trumps, found.kings, found.charged) == (5, 1, 2)
    assert found.tricks == 4


@pytest.mark.clause("EVAL-1")
@pytest.mark.clause("EVAL-3")
def test_the_second_worked_hand_counts_four_in_spades() -> None:
    found = estimate(_hand(SPADES), Suit.SPADES)
    assert (found.trumps, found.pairs, found.charged) == (5, 1, 2)
    assert found.tricks == 4


@pytest.mark.clause("EVAL-3")
def test_the_worked_hands_call_the_kings_that_the_source_calls() -> None:
    kings = _hand("KS KD KC KH")
    first = kings.without(Card.HEART_KING).without(Card.SPADE_KING)
    assert king_to_call(_hand(HEARTS), first) is Card.DIAMOND_KING
    assert king_to_call(_hand(SPADES), kings.without(Card.SPADE_KING)) is Card.CLUB_KING


@pytest.mark.clause("EVAL-1")
def test_a_lone_guarded_queen_is_an_encouragement_and_no_trick() -> None:
    with_queen = estimate(_hand("AS 2S KS QS 4S QD 3D 2H 5H JC"), Suit.SPADES)
    without = estimate(_hand("AS 2S KS QS 4S 4D 3D 2H 5H JC"), Suit.SPADES)
    assert with_queen.tricks == without.tricks
    assert with_queen.guarded_queens == 1
    assert with_queen.thirds == without.thirds + 1


@pytest.mark.clause("EVAL-1")
def test_the_trump_king_is_counted_once() -> None:
    found = estimate(_hand("AS 2S AC KS QS JS 7S 6S 5S 4S"), Suit.SPADES)
    assert (found.tricks, found.kings, found.pairs) == (10, 0, 0)


@pytest.mark.clause("EVAL-4")
@pytest.mark.parametrize(
    ("held", "called"),
    [
        ("AS 2S AC KS 4S 2H 3H 2D 5D JC", "KC"),  # a singleton
        ("AS 2S AC KS 4S 2H 3H 2D 5D 6D", "KH"),  # the shortest, for clubs are a void
        ("AS 2S AC KS 4S 3S JH 2H 3C 4C", "KH"),  # red before black at equal length
        ("AS 2S AC KS 4S 3S JH 2H QC 4C", "KC"),  # unless the black one has the queen
        ("AS 2S AC KS 4S 3S QH 2H QC 4C", "KH"),  # and the red one has not
    ],
)
def test_the_king_of_the_shortest_suit_is_called(held: str, called: str) -> None:
    assert king_to_call(_hand(held), _hand("KH KD KC")) is Card(called)


@pytest.mark.clause("EVAL-4")
def test_a_king_of_her_own_is_called_only_where_there_is_no_other() -> None:
    held = _hand("AS 2S AC KS 4S KH 3H 2D 5D 6D")
    assert king_to_call(held, _hand("KH KD KC")) is Card.DIAMOND_KING
    assert king_to_call(held, _hand("KH")) is Card.HEART_KING


@pytest.mark.clause("EVAL-4")
def test_a_king_to_be_given_is_that_of_the_longest_suit() -> None:
    held = _hand("AS 2S AC KS 4S QD 3D 2D JC 4C")
    assert king_to_take(held, _hand("KH KD KC")) is Card.DIAMOND_KING
