import pytest
from tests.kit.deals import hand

from quadrille.cards import ALL_CARDS, BASTO, NO_CARDS, PACK, SPADILLE, Card, Rank, Suit, cards


@pytest.mark.clause("CARD-1")
def test_the_pack_is_forty_cards_ten_in_each_of_four_suits() -> None:
    assert len(PACK) == len(set(PACK)) == 40
    for suit in "SHDC":
        ranks = {card.value[0] for card in PACK if card.value[1] == suit}
        assert ranks == set("KQJ765432A")


def test_the_pack_stands_in_the_order_in_which_hands_are_written() -> None:
    written = (
        "AS KS QS JS 7S 6S 5S 4S 3S 2S KH QH JH AH 2H 3H 4H 5H 6H 7H "
        "KD QD JD AD 2D 3D 4D 5D 6D 7D AC KC QC JC 7C 6C 5C 4C 3C 2C"
    )
    assert hand(written) == PACK
    assert [card.at for card in PACK] == list(range(40))
    assert [card.bit for card in PACK] == [2**n for n in range(40)]


def test_a_card_knows_its_suit_and_its_rank() -> None:
    assert SPADILLE is Card("AS")
    assert BASTO is Card("AC")
    assert (Card.HEART_SEVEN.suit, Card.HEART_SEVEN.rank) == (Suit.HEARTS, Rank.SEVEN)
    assert [suit for suit in Suit if suit.is_red] == [Suit.HEARTS, Suit.DIAMONDS]


def test_a_set_of_cards_is_a_set_that_iterates_in_pack_order() -> None:
    some = cards(hand("2C AS KH"))
    assert tuple(some) == hand("AS KH 2C")
    assert len(some) == 3
    assert Card.SPADE_ACE in some
    assert Card.SPADE_KING not in some
    assert "AS" not in some  # the text of a card is not the card
    assert bool(some)
    assert not NO_CARDS
    assert tuple(ALL_CARDS) == PACK


def test_sets_are_joined_met_and_taken_apart() -> None:
    black, aces = cards(hand("AS KS AC")), cards(hand("AS AH AC"))
    assert tuple(black | aces) == hand("AS KS AH AC")
    assert tuple(black & aces) == hand("AS AC")
    assert tuple(black - aces) == hand("KS")
    assert tuple(black.with_card(Card("2H"))) == hand("AS KS 2H AC")
    assert tuple(black.without(Card("AS"))) == hand("KS AC")
    assert black.without(Card("2H")) == black
