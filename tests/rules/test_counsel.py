"""Kings are called by the rules of S2."""

import pytest
from tests.kit.deals import hand

from quadrille.cards import Card, Cards, cards
from quadrille.rules.counsel import Ground, ally_to_call, king_to_take


def _hand(text: str) -> Cards:
    return cards(hand(text))


@pytest.mark.clause("EVAL-3")
@pytest.mark.parametrize(
    ("held", "kings", "called"),
    [
        ("KH QH AH 6H 7H KS JC 6C 2D 7D", "KD KC", "KD"),
        ("AS AC QS 4S 3S QD JD 2H 5H JC", "KD KC KH", "KC"),
    ],
)
def test_the_worked_hands_call_the_kings_that_the_source_calls(
    held: str, kings: str, called: str
) -> None:
    assert ally_to_call(_hand(held), _hand(kings))[0] is Card(called)


@pytest.mark.clause("EVAL-4")
@pytest.mark.parametrize(
    ("held", "called", "ground"),
    [
        ("AS 2S AC KS 4S 2H 3H 2D 5D JC", "KC", "in-rule"),
        # Clubs are a void, and hearts the shortest suit held.
        ("AS 2S AC KS 4S 2H 3H 2D 5D 6D", "KH", "shortest"),
        # At equal length red goes before black, unless only the black suit has the queen.
        ("AS 2S AC KS 4S 3S JH 2H 3C 4C", "KH", "red"),
        ("AS 2S AC KS 4S 3S JH 2H QC 4C", "KC", "queen"),
        ("AS 2S AC KS 4S 3S QH 2H QC 4C", "KH", "red"),
    ],
)
def test_the_king_of_the_shortest_suit_is_called(held: str, called: str, ground: str) -> None:
    assert ally_to_call(_hand(held), _hand("KH KD KC")) == (Card(called), Ground(ground))


@pytest.mark.clause("EVAL-4")
def test_a_king_of_her_own_is_called_only_where_there_is_no_other() -> None:
    held = _hand("AS 2S AC KS 4S KH 3H 2D 5D 6D")
    assert ally_to_call(held, _hand("KH KD KC"))[0] is Card.DIAMOND_KING
    assert ally_to_call(held, _hand("KH")) == (Card.HEART_KING, Ground.OWN)


@pytest.mark.clause("EVAL-4")
def test_a_king_to_be_given_is_that_of_the_longest_suit() -> None:
    held = _hand("AS 2S AC KS 4S QD 3D 2D JC 4C")
    assert king_to_take(held, _hand("KH KD KC")) == (Card.DIAMOND_KING, Ground.LONGEST)
