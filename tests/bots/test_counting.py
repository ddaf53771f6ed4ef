"""Hands are weighed by what S2 counts in them."""

from collections import Counter
from random import Random

import pytest
from tests.kit.deals import hand
from tests.kit.often import times

from quadrille.bots.counting import estimate
from quadrille.cards import PACK, Cards, Suit, cards
from quadrille.rules.evaluation import Counted, count


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


@pytest.mark.clause("EVAL-1")
def test_an_estimate_counts_what_the_law_counts_step_by_step() -> None:
    rng = Random(1)
    for _ in range(times(200, 2000)):
        held, trumps = cards(rng.sample(PACK, 10)), rng.choice(tuple(Suit))
        found, law = estimate(held, trumps), count(held, trumps)
        steps = Counter(step.about for step in law.steps)
        assert found.tricks == law.tricks
        assert (found.kings, found.pairs) == (steps[Counted.KING], steps[Counted.PAIR])
        assert (found.guarded_queens, found.charged) == (
            steps[Counted.QUEEN],
            steps[Counted.CHARGE],
        )
