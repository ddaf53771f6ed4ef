import pytest
from tests.kit.loo import begun, cards, dealt, start

from quadrille.errors import BadOption, NotAllowed
from quadrille.loo import LOO, apply, begin, refuse, turn
from quadrille.loo.actions import DealOut
from quadrille.loo.deal import in_turn, left_of
from quadrille.loo.dealing import has_miss, is_single, lowest_cut
from quadrille.loo.pack import PACK, Card, Rank
from quadrille.seats import NATURE, Seat


@pytest.mark.clause("LOO-1")
def test_the_pack_has_thirteen_ranks_in_four_suits_ace_high() -> None:
    assert len(PACK) == len({card.value for card in PACK}) == 52
    assert "".join(Rank) == "AKQJT98765432"
    assert [card.at for card in PACK] == list(range(52))
    assert [Card("AS").at, Card("2S").at, Card("AH").at, Card("2C").at] == [0, 12, 13, 51]


@pytest.mark.clause("LOO-1")
@pytest.mark.parametrize("players", [2, 3, 7, 16, 17])
def test_two_to_seventeen_may_play(players: int) -> None:
    sitting = begin(LOO, players=players, deals=1, dealer=Seat(0))
    assert sitting.accounts.purses == (0,) * players


@pytest.mark.clause("LOO-1")
@pytest.mark.parametrize("players", [0, 1, 18])
def test_other_numbers_may_not(players: int) -> None:
    with pytest.raises(BadOption) as told:
        begin(LOO, players=players, deals=1, dealer=Seat(0))
    assert told.value.code == "players-number"


def test_a_sitting_has_a_deal() -> None:
    with pytest.raises(BadOption) as told:
        begin(LOO, players=3, deals=0, dealer=Seat(0))
    assert told.value.code == "deals-none"


@pytest.mark.clause("LOO-1")
def test_the_lowest_card_cut_deals_first_and_the_ace_is_low_there() -> None:
    assert lowest_cut(cards("KS 2H 9D")) == (1,)
    assert lowest_cut(cards("KS 2H AD")) == (2,)
    assert lowest_cut(cards("3S KH 3D 3C QC")) == (0, 2, 3)


@pytest.mark.clause("LOO-1")
def test_everything_goes_to_the_left() -> None:
    assert left_of(Seat(1), 3) == 2
    assert left_of(Seat(2), 3) == 0
    assert in_turn(Seat(1), 4) == (2, 3, 0, 1)
    assert turn(start(players=5, before=begun(5, dealer=1))) == 2


@pytest.mark.clause("LOO-2")
def test_the_dealer_stakes_three_and_a_pool_of_three_is_a_single() -> None:
    sitting = start(players=4)
    assert sitting.deal is not None
    assert sitting.deal.pool == 3
    assert is_single(3)
    assert not is_single(4)
    assert not is_single(6)


@pytest.mark.clause("LOO-2")
def test_the_suit_of_the_card_turned_up_is_trumps() -> None:
    deal = start(turn_up="TD").deal
    assert deal is not None
    assert deal.trumps == "D"


@pytest.mark.clause("LOO-2")
def test_each_player_and_miss_get_three_cards() -> None:
    deal = start("2S AH KS", players=6).deal
    assert deal is not None
    assert [len(hand) for hand in deal.dealt] == [3] * 6
    assert len(deal.miss) == 3
    assert deal.dealt[0] == cards("KS 2S AH")


@pytest.mark.clause("LOO-2")
def test_with_seventeen_there_is_no_miss() -> None:
    assert has_miss(16)
    assert not has_miss(17)
    deal = start(players=17).deal
    assert deal is not None
    assert deal.miss == ()


GOOD = dealt("AS KS QS", turn_up="5H", players=3)


@pytest.mark.clause("LOO-2")
@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (DealOut(GOOD.hands[:2], GOOD.miss, GOOD.turn_up), "loo-hands"),
        (
            DealOut((GOOD.hands[0][:2], *GOOD.hands[1:]), GOOD.miss, GOOD.turn_up),
            "loo-hand-not-three",
        ),
        (DealOut(GOOD.hands, (), GOOD.turn_up), "loo-miss-not-three"),
        (DealOut(GOOD.hands, GOOD.miss, Card("AS")), "loo-dealt-twice"),
        (DealOut(GOOD.hands, GOOD.hands[1], GOOD.turn_up), "loo-dealt-twice"),
    ],
)
def test_a_wrong_deal_is_refused(wrong: DealOut, code: str) -> None:
    refusal = refuse(begun(3), NATURE, wrong)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (code, "LOO-2")


@pytest.mark.clause("LOO-2")
def test_seventeen_leave_no_room_for_miss() -> None:
    good = dealt(turn_up="5H", players=17)
    refusal = refuse(begun(17), NATURE, DealOut(good.hands, good.hands[0], good.turn_up))
    assert refusal is not None
    assert refusal.code == "loo-no-room-for-miss"


def test_nobody_deals_while_a_deal_is_on_and_no_player_ever() -> None:
    sitting = start()
    with pytest.raises(NotAllowed):
        apply(sitting, NATURE, GOOD)
    assert refuse(begun(3), Seat(2), GOOD) is not None
