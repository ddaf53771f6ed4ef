import pytest
from tests.kit.deals import hand

from quadrille.cards import PACK, Card, Suit, cards
from quadrille.rules.ranking import ORDERS, arranged, manille, plain_order, trump_order

TRUMPS = {
    "S": "AS 2S AC KS QS JS 7S 6S 5S 4S 3S",
    "H": "AS 7H AC AH KH QH JH 2H 3H 4H 5H 6H",
    "D": "AS 7D AC AD KD QD JD 2D 3D 4D 5D 6D",
    "C": "AS 2C AC KC QC JC 7C 6C 5C 4C 3C",
}
PLAIN = {
    "S": "KS QS JS 7S 6S 5S 4S 3S 2S",
    "H": "KH QH JH AH 2H 3H 4H 5H 6H 7H",
    "D": "KD QD JD AD 2D 3D 4D 5D 6D 7D",
    "C": "KC QC JC 7C 6C 5C 4C 3C 2C",
}


@pytest.mark.clause("CARD-3")
@pytest.mark.parametrize("suit", Suit)
def test_trumps_rank_matadors_first_then_a_red_ace_then_king_queen_jack(suit: Suit) -> None:
    assert trump_order(suit) == hand(TRUMPS[suit])
    assert ORDERS[suit].ladder == hand(TRUMPS[suit])
    assert len(ORDERS[suit].trumps) == (12 if suit in "HD" else 11)


@pytest.mark.clause("CARD-3")
def test_manille_is_the_two_of_black_trumps_and_the_seven_of_red_ones() -> None:
    assert [manille(suit) for suit in Suit] == list(hand("2S 7H 7D 2C"))


@pytest.mark.clause("CARD-4")
@pytest.mark.parametrize("suit", Suit)
def test_a_suit_that_is_not_trumps_ranks_from_its_king(suit: Suit) -> None:
    assert plain_order(suit) == hand(PLAIN[suit])


@pytest.mark.clause("CARD-2")
@pytest.mark.parametrize("trumps", Suit)
def test_the_black_aces_are_trumps_in_every_deal_and_never_of_their_own_suits(trumps: Suit) -> None:
    order = ORDERS[trumps]
    for ace in hand("AS AC"):
        assert ace in order.trumps
        assert order.members[ace.at] == order.trumps
        assert ace not in plain_order(Suit.SPADES) + plain_order(Suit.CLUBS)


@pytest.mark.clause("CARD-2")
@pytest.mark.parametrize("trumps", Suit)
def test_every_card_belongs_to_one_effective_suit(trumps: Suit) -> None:
    order = ORDERS[trumps]
    for card in PACK:
        plain = hand(PLAIN[card.suit])
        belongs = hand(TRUMPS[trumps]) if card in hand(TRUMPS[trumps]) else plain
        assert set(order.members[card.at]) == set(belongs)


@pytest.mark.clause("CARD-5")
def test_the_three_matadors_are_spadille_manille_and_basto_and_punto_is_none() -> None:
    assert ORDERS[Suit.HEARTS].matadors == hand("AS 7H AC")
    assert ORDERS[Suit.CLUBS].matadors == hand("AS 2C AC")
    assert ORDERS[Suit.HEARTS].punto is Card.HEART_ACE
    assert ORDERS[Suit.SPADES].punto is None


@pytest.mark.clause("CARD-3", "CARD-4")
@pytest.mark.parametrize("trumps", Suit)
def test_strength_agrees_with_the_order_of_trumps_and_of_every_plain_suit(trumps: Suit) -> None:
    strength = ORDERS[trumps].strength
    for ladder in (TRUMPS[trumps], *(PLAIN[suit] for suit in Suit if suit is not trumps)):
        found = [strength[card.at] for card in hand(ladder)]
        assert found == sorted(found, reverse=True)
        assert len(set(found)) == len(found)
    weakest = min(strength[card.at] for card in ORDERS[trumps].trumps)
    others = [strength[card.at] for card in PACK if card not in ORDERS[trumps].trumps]
    assert max(others) < weakest


@pytest.mark.clause("CARD-6")
def test_before_trumps_are_named_a_hand_is_shown_with_the_black_aces_set_apart() -> None:
    some = cards(hand("KS 2S AC 7H AS 3C"))
    assert arranged(some, None) == hand("AS AC KS 2S 7H 3C")


@pytest.mark.clause("CARD-6")
def test_once_trumps_are_named_a_hand_is_shown_trumps_first_from_high_to_low() -> None:
    some = cards(hand("KS 2S AC 7H AS 3C AH QH 6D"))
    assert arranged(some, Suit.HEARTS) == hand("AS 7H AC AH QH KS 2S 6D 3C")
    assert arranged(some, Suit.CLUBS) == hand("AS AC 3C KS 2S QH AH 7H 6D")
