"""Trumps that are missing cost the lowest that are held, as far as they are not drawn."""

import pytest
from tests.kit.deals import hand

from quadrille.cards import Card, Suit, cards
from quadrille.rules.evaluation import charges


@pytest.mark.clause("EVAL-1")
@pytest.mark.parametrize(
    ("held", "charged"),
    [
        ("2S AC KS QS JS 7S 6S 5S 4S 3S", [("3S", "AS")]),
        ("AC KS QS JS 7S 6S 5S 4S 3S KH", [("3S", "AS"), ("4S", "2S")]),
        # Three trumps above it draw what is missing.
        ("AS 2S AC QS JS 7S 6S 5S 4S 3S", []),
        # Nothing is left to be charged.
        ("3S 4S KH KD KC QH QD QC JH JD", [("3S", "AS"), ("4S", "2S")]),
        ("KH KD KC QH QD QC JH JD JC 7C", []),
    ],
)
def test_the_lowest_trump_is_charged_for_each_that_is_missing(
    held: str, charged: list[tuple[str, str]]
) -> None:
    found = charges(cards(hand(held)), Suit.SPADES)
    assert found == tuple((Card(lowest), Card(missing)) for lowest, missing in charged)
