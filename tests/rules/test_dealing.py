import pytest
from tests.kit.deals import dealt, filled, go, rules, start, why
from tests.kit.endings import played_to

from quadrille import NATURE, Sitting, apply, begin, turn
from quadrille.cards import PACK
from quadrille.errors import NotAllowed
from quadrille.rules.actions import DealOut, Packets, Redeal, Void
from quadrille.rules.dealing import next_dealer, why_not_dealt, why_not_void
from quadrille.rules.events import Dealt, DealVoid, HandDealt
from quadrille.seats import SEATS, Seat
from quadrille.seen import see
from quadrille.sitting import VoidDeal, now_paid

EXPOSED, BAD_PACK = Redeal(Void.EXPOSED_CARD), Redeal(Void.BAD_PACK)


def opened(dealer: int = 3) -> Sitting:
    return begin(rules(), deals=8, dealer=Seat(dealer))


def played(sitting: Sitting) -> Sitting:
    """The sitting after one more deal, a solo of seat 0 in clubs."""
    sitting = dealt(sitting) if not sitting.deal_is_on else sitting
    while turn(sitting) != 0:
        sitting = go(sitting, "pass")
    sitting = go(sitting, "0:solo")
    while sitting.deal is not None and len(sitting.deal.spoken) < 4:
        sitting = go(sitting, "pass")
    return played_to(go(sitting, "trumps:C"))


@pytest.mark.clause("DEAL-1")
def test_ten_cards_are_dealt_to_each_and_no_card_twice() -> None:
    assert why_not_dealt(DealOut(filled())) is None
    first, second, third, fourth = filled()
    too_few = why_not_dealt(DealOut((first[:9], second, third, fourth)))
    assert too_few is not None
    assert (too_few.code, too_few.clause) == ("hand-not-ten", "DEAL-1")
    twice = why_not_dealt(DealOut((first, first, third, fourth)))
    assert twice is not None
    assert twice.code == "not-the-pack"
    assert dict(twice.facts) == {"missing": min(second, key=lambda card: card.at)}


@pytest.mark.clause("DEAL-1")
@pytest.mark.parametrize("packets", [None, *Packets])
def test_the_packets_are_noted_and_change_nothing(packets: Packets | None) -> None:
    sitting, events = apply(opened(), NATURE, DealOut(filled(), packets))
    assert sitting.deal is not None
    assert [len(held) for held in sitting.deal.held] == [10, 10, 10, 10]
    assert isinstance(events[0], Dealt)
    assert {packet.value for packet in Packets} == {"3-3-4", "3-4-3", "4-3-3"}
    for packet in Packets:
        assert sum(map(int, packet.value.split("-"))) == 10


@pytest.mark.clause("DEAL-1")
def test_each_seat_sees_its_own_ten_cards_and_an_onlooker_none() -> None:
    _, events = apply(opened(), NATURE, DealOut(filled("AS")))
    for seat in SEATS:
        seen = see(events[0], seat)
        assert isinstance(seen, HandDealt)
        assert sorted(seen.hand) == sorted(filled("AS")[seat])
    assert see(events[0], None) == HandDealt(Seat(3), ())


@pytest.mark.clause("DEAL-2")
def test_the_next_dealer_is_the_next_player_in_order_of_play() -> None:
    sitting = opened(dealer=2)
    dealers = []
    for _ in range(5):
        sitting = played(sitting)
        dealers.append(sitting.results[-1].dealer)
    assert dealers == [2, 3, 0, 1, 2]


@pytest.mark.clause("DEAL-2")
def test_only_nature_deals_and_only_between_deals() -> None:
    assert why(opened(), DealOut(filled()), 0) == "not-to-deal DEAL-2"
    assert why(dealt(opened()), DealOut(filled()), NATURE) == "not-to-deal DEAL-2"
    assert why(opened(), "pass", NATURE) == "not-natures-turn DEAL-2"
    assert why(opened(), "pass", 0) == "not-your-turn-to-bid AUC-1"
    with pytest.raises(NotAllowed):
        apply(opened(), Seat(0), DealOut(filled()))
    with pytest.raises(NotAllowed):
        apply(opened(), Seat(0), Redeal(Void.BAD_PACK))


@pytest.mark.clause("DEAL-3")
def test_a_void_deal_moves_nothing_and_the_same_dealer_deals_again() -> None:
    for cause in (EXPOSED, BAD_PACK):
        sitting, events = apply(dealt(opened()), NATURE, cause)
        assert events == (DealVoid(1, cause.cause),)
        assert now_paid(sitting).purses == (0, 0, 0, 0)
        assert now_paid(sitting).pool == 0
        assert (sitting.dealer, sitting.deal_is_on, turn(sitting)) == (3, False, NATURE)
        again = dealt(sitting)
        assert again.deal is not None
        assert (again.deal.dealer, again.number, again.counted) == (3, 2, 0)


@pytest.mark.clause("DEAL-3")
def test_a_deal_may_be_void_before_a_card_is_given() -> None:
    sitting, _ = apply(opened(), NATURE, EXPOSED)
    (void,) = sitting.results
    assert isinstance(void, VoidDeal)
    assert (void.number, void.dealer, void.pool, sitting.number) == (1, 3, 0, 1)


@pytest.mark.clause("DEAL-3")
def test_an_exposed_card_is_too_late_once_somebody_has_spoken_but_a_bad_pack_is_not() -> None:
    spoken = go(dealt(opened()), "pass")
    assert why(spoken, EXPOSED, NATURE) == "redeal-too-late DEAL-3"
    assert why(spoken, BAD_PACK, NATURE) is None
    in_play = go(dealt(opened()), "solo pass pass pass trumps:C")
    assert why(in_play, BAD_PACK, NATURE) is None
    sitting, _ = apply(in_play, NATURE, BAD_PACK)
    assert sitting.accounts.purses == (0, 0, 0, 0)


@pytest.mark.clause("DEAL-3")
def test_a_fault_found_after_full_settlement_leaves_the_deal_standing() -> None:
    sitting = played(start(deals=4))
    settled = sitting.results
    void, _ = apply(sitting, NATURE, BAD_PACK)  # that is the next deal, not the settled one
    assert void.results[:1] == settled
    assert isinstance(void.results[1], VoidDeal)
    assert void.results[1].number == 2
    for _ in range(3):
        sitting = played(sitting)
    assert why(sitting, BAD_PACK, NATURE) == "redeal-too-late DEAL-3"


@pytest.mark.clause("DEAL-4")
def test_a_deal_out_of_turn_found_while_dealing_is_void() -> None:
    sitting, _ = apply(opened(), NATURE, Redeal(Void.OUT_OF_TURN, Seat(1)))
    (void,) = sitting.results
    assert isinstance(void, VoidDeal)
    assert (void.dealer, sitting.dealer) == (1, 3)
    in_hand, _ = apply(opened(), NATURE, DealOut(filled(), dealer=Seat(1)))
    sitting, _ = apply(in_hand, NATURE, Redeal(Void.OUT_OF_TURN))
    assert sitting.results[0].dealer == 1
    assert sitting.dealer == 3
    in_turn = Redeal(Void.OUT_OF_TURN, Seat(3))
    assert why(opened(), in_turn, NATURE) == "redeal-in-turn DEAL-4"
    assert why(dealt(opened()), Redeal(Void.OUT_OF_TURN), NATURE) == "redeal-in-turn DEAL-4"
    spoken = go(in_hand, "pass")
    assert why(spoken, Redeal(Void.OUT_OF_TURN), NATURE) == "redeal-too-late DEAL-3"


@pytest.mark.clause("DEAL-4")
def test_a_deal_out_of_turn_that_stands_lets_the_proper_dealer_deal_next_and_skips_the_other() -> (
    None
):
    sitting, _ = apply(opened(dealer=0), NATURE, DealOut(filled(), dealer=Seat(2)))
    assert turn(sitting) == 3  # eldest is the player after the one who dealt
    sitting = played(sitting)
    assert sitting.results[0].dealer == 2
    dealers = []
    for _ in range(5):
        sitting = played(sitting)
        dealers.append(sitting.results[-1].dealer)
    assert dealers == [0, 1, 3, 0, 1]


@pytest.mark.clause("DEAL-4")
def test_the_next_turn_of_each_who_has_dealt_out_of_turn_is_skipped_once() -> None:
    assert next_dealer(Seat(0), ()) == (1, ())
    assert next_dealer(Seat(0), (Seat(1),)) == (2, ())
    assert next_dealer(Seat(0), (Seat(2), Seat(1))) == (3, ())
    assert next_dealer(Seat(0), (Seat(1), Seat(1))) == (2, (Seat(1),))
    assert next_dealer(Seat(0), (Seat(3),)) == (1, (Seat(3),))


def test_the_whole_pack_is_dealt() -> None:
    assert {card for held in filled() for card in held} == set(PACK)
    assert why_not_void(EXPOSED, acted=False, settled=True) is not None
