from itertools import permutations
from random import Random

import pytest
from tests.kit.deals import hand

from quadrille.cards import PACK, Card, Rank, Suit
from quadrille.rules.drawing import SEATING, favourite_cut, favourite_turned, seated
from quadrille.seats import SEATS, Seat, after


@pytest.mark.clause("DEAL-5")
def test_the_kings_holder_chooses_and_queen_jack_and_ace_sit_on_the_right_in_turn() -> None:
    # Ben (1) drew the king and sits in seat 2; Dan (3) the queen, Anna (0) the jack, Carla the ace.
    drawn = (Rank.JACK, Rank.KING, Rank.ACE, Rank.QUEEN)
    assert seated(drawn, Seat(2)) == (0, 2, 1, 3)


@pytest.mark.clause("DEAL-5")
def test_however_the_four_cards_fall_each_person_has_one_seat() -> None:
    for king, queen, jack, ace in permutations(SEATING):
        drawn = (king, queen, jack, ace)
        for chosen in SEATS:
            persons = seated(drawn, chosen)
            assert sorted(persons) == [0, 1, 2, 3]
            found = [drawn[persons[after(chosen, steps)]] for steps in range(4)]
            assert tuple(found) == SEATING


@pytest.mark.clause("DEAL-5")
def test_the_suit_of_the_card_cut_is_the_favourite() -> None:
    assert favourite_cut(Card.HEART_FOUR) is Suit.HEARTS
    assert favourite_cut(Card.SPADE_ACE) is Suit.SPADES


@pytest.mark.clause("DEAL-5")
def test_the_first_king_turned_is_the_favourite_and_its_receiver_deals_first() -> None:
    assert favourite_turned(hand("7H QC AS 2D 3C KD KS"), Seat(3)) == (Suit.DIAMONDS, 0)
    assert favourite_turned(hand("KC KD"), Seat(1)) == (Suit.CLUBS, 1)


@pytest.mark.clause("DEAL-5")
def test_the_same_seed_turns_the_same_favourite() -> None:
    def turned(seed: int) -> tuple[Suit, Seat]:
        return favourite_turned(Random(seed).sample(PACK, len(PACK)), Seat(0))

    assert [turned(seed) for seed in range(20)] == [turned(seed) for seed in range(20)]
    assert len({turned(seed) for seed in range(200)}) == 16


def test_a_pack_without_kings_has_no_favourite() -> None:
    with pytest.raises(ValueError, match="2H"):
        favourite_turned(hand("2H"), Seat(0))
