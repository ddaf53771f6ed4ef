import pytest
from tests.kit.deals import deal_out, dealt, go, hand, result, rules, start
from tests.kit.endings import played_to
from tests.kit.reports import report, reported

from quadrille import Sitting, apply, begin, legal, see, turn, view
from quadrille.cards import Card
from quadrille.rules.actions import Bid, Redeal, Void
from quadrille.rules.deal import Quest
from quadrille.rules.events import Dealt
from quadrille.seats import NATURE, SEATS, Seat
from quadrille.sitting import DealResult, VoidDeal
from quadrille.view import SeatView, Stage

HANDS = ("KH 3S 3H", "KC 4S 4H", "QC 5S 5H", "JC 6S 6H")
EVERYBODY = (*SEATS, None)


def views(sitting: Sitting) -> list[SeatView]:
    """Each seat's, and an onlooker's last."""
    return [view(sitting, seat) for seat in EVERYBODY]


def test_a_seat_sees_its_own_hand_and_of_the_others_how_many_cards_they_hold() -> None:
    sitting = go(start("quanti", *HANDS), "solo pass pass pass trumps:D 0:3S")
    for seat in SEATS:
        assert sitting.deal is not None
        assert set(view(sitting, seat).hand) == set(sitting.deal.held[seat])
    assert view(sitting, None).hand == ()
    assert {each.holding for each in views(sitting)} == {(9, 10, 10, 10)}


@pytest.mark.clause("CARD-6")
def test_a_hand_is_shown_black_aces_first_and_once_trumps_are_named_trumps_first() -> None:
    own = "2S AS 3H KD AC 7D QC 4C 5C 6C"
    sitting = start("quanti", own)
    assert view(sitting, Seat(0)).hand == hand("AS AC 2S 3H KD 7D QC 6C 5C 4C")
    named = go(sitting, "solo pass pass pass trumps:D")
    assert view(named, Seat(0)).hand == hand("AS 7D AC KD 2S 3H QC 6C 5C 4C")


def test_lawful_actions_are_told_to_the_seat_on_turn_and_to_nobody_else() -> None:
    sitting = start()
    while sitting.deal_is_on:
        acting = turn(sitting)
        assert isinstance(acting, int)
        told = [view(sitting, seat).legal for seat in EVERYBODY]
        assert told[acting] == legal(sitting)
        assert all(lawful == () for seat, lawful in enumerate(told) if seat != acting)
        sitting, _ = apply(sitting, acting, legal(sitting)[0])


def test_the_stage_tells_where_the_sitting_stands() -> None:
    opened = begin(rules("quanti", {"mediateur": "yes"}), deals=4, dealer=Seat(3))
    assert view(opened, None).stage is Stage.TO_DEAL
    sitting = dealt(opened, *HANDS)
    assert view(sitting, None).stage is Stage.AUCTION
    sitting = go(sitting, "mediateur pass pass pass")
    assert view(sitting, None).stage is Stage.NAMING
    sitting = go(sitting, "trumps:D call:KC")
    assert view(sitting, None).stage is Stage.EXCHANGE
    sitting = go(sitting, "give:3H")
    assert view(sitting, None).stage is Stage.PLAYING
    over = played_to(sitting)
    assert view(over, None).stage is Stage.SETTLED
    for _ in range(3):
        over = reported(over, report("solo", (7, 1, 1, 1)))
    assert view(over, None).stage is Stage.OVER


def test_between_deals_a_result_entered_alone_leaves_the_table_empty() -> None:
    sitting = reported(
        begin(rules(), deals=4, dealer=Seat(3)), report("alliance", (4, 2, 2, 2), ally=2)
    )
    for each in views(sitting):
        assert (each.stage, each.turn, each.hand, each.table) == (Stage.TO_DEAL, None, (), None)
        assert (each.holding, each.won, each.tricks) == ((0, 0, 0, 0), (0, 0, 0, 0), ())
        assert (each.contract, each.honours, each.spoken) == (None, None, ())
        assert isinstance(each.settlement, DealResult)
        assert each.dealer == 0


def test_the_auction_is_public_with_the_standing_bid_and_its_holder() -> None:
    sitting = go(start(), "0:alliance 1:pass 2:solo")
    for each in views(sitting):
        assert [(said.seat, said.bid) for said in each.spoken] == [
            (0, Bid("alliance")),
            (1, None),
            (2, Bid("solo")),
        ]
        assert (each.standing, each.holder, each.turn) == (Bid("solo"), 2, 3)
    passed = view(go(start(), "pass"), None)
    assert (len(passed.spoken), passed.standing, passed.holder) == (1, None, None)


def test_the_named_trumps_are_told_once_trumps_are() -> None:
    sitting = go(start(), "solo pass pass pass")
    assert view(sitting, None).honours is None
    red = view(go(sitting, "trumps:H"), None).honours
    assert red is not None
    assert [red.spadille, red.manille, red.basto, red.punto] == [*hand("AS 7H AC AH")]
    black = view(go(sitting, "trumps:C"), None).honours
    assert black is not None
    assert (black.manille, black.punto) == (Card("2C"), None)


def test_the_trick_on_the_table_tells_who_led_and_who_is_winning() -> None:
    sitting = go(start("quanti", *HANDS), "solo pass pass pass trumps:D")
    before = view(sitting, None).table
    assert before is not None
    assert (before.leader, before.cards, before.winning) == (0, (), None)
    on_it = view(go(sitting, "0:3S 1:4S 2:5S"), None).table
    assert on_it is not None
    assert (on_it.leader, on_it.cards, on_it.winning) == (0, hand("3S 4S 5S"), 2)


def test_a_full_trick_lies_on_the_table_until_the_next_is_led() -> None:
    sitting = go(start("quanti", *HANDS), "solo pass pass pass trumps:D 3S 4S 5S 6S")
    full = view(sitting, None).table
    assert full is not None
    assert (full.leader, full.cards, full.winning) == (0, hand("3S 4S 5S 6S"), 3)
    assert view(sitting, None).turn == 3
    next_led = view(go(sitting, "3:6H"), None).table
    assert next_led is not None
    assert next_led.cards == hand("6H")


def test_a_settled_deal_keeps_its_last_trick_and_tells_its_account() -> None:
    over = played_to(go(start("quanti", *HANDS), "solo pass pass pass trumps:D"))
    for each in views(over):
        assert each.settlement == result(over)
        assert each.turn is None
        assert len(each.tricks) == 10
        assert each.table is not None
        assert each.table.cards == each.tricks[-1].cards
        assert sum(each.won) == 10
    assert view(dealt(over), None).settlement is None


def test_a_void_deal_is_told_in_place_of_an_account() -> None:
    sitting, _ = apply(start(), NATURE, Redeal(Void.EXPOSED_CARD))
    for each in views(sitting):
        assert isinstance(each.settlement, VoidDeal)
        assert (each.stage, each.number, each.counted) == (Stage.TO_DEAL, 1, 0)


def test_purses_and_pools_are_public_and_show_what_the_deal_has_moved() -> None:
    sitting = go(start(), "0:vole")
    for each in views(sitting):
        assert (each.purses, each.pool, each.vole_pool) == ((96, 96, 96, 96), 4, 12)


@pytest.mark.clause("VOLE-3")
def test_that_the_question_is_asked_is_public_but_not_who_is_to_answer_it() -> None:
    own = "AS 2S AC KS QS JS 7S 6S 5S KC"
    sitting = start("quanti", own, "KH 3H 3D 3C", "4S 4H 4D 4C", "3S 5H 5D 5C")
    sitting = go(sitting, "alliance pass pass pass trumps:S call:KH")
    sitting = _six_by_anna(sitting)
    sitting = go(sitting, "0:ask")
    for seat in EVERYBODY:
        seen = view(sitting, seat)
        assert (seen.stage, seen.quest, seen.asker) == (Stage.ANSWER, Quest.ASKED, 0)
        assert seen.turn == (1 if seat == 1 else None)


def _six_by_anna(sitting: Sitting) -> Sitting:
    while len(view(sitting, None).tricks) < 6:
        who = turn(sitting)
        assert isinstance(who, int)
        lawful = [a for a in legal(sitting) if getattr(a, "card", None) != "KH"]
        sitting, _ = apply(sitting, who, lawful[0])
    return sitting


def test_a_view_tells_the_rules_the_options_and_how_far_the_sitting_is() -> None:
    sitting = start("parlett", favourite="C", dealer_stakes="yes", deals=8)
    seen = view(sitting, None)
    assert (seen.rules, seen.favourite, seen.deals, seen.counted) == ("parlett", "C", 8, 0)
    assert dict(seen.options)["dealer_stakes"] == "yes"


def test_events_are_seen_as_they_are_but_for_hands_and_a_card_given_face_down() -> None:
    _, events = apply(begin(rules(), deals=4, dealer=Seat(3)), NATURE, deal_out(*HANDS))
    hidden = [event for event in events if see(event, None) != event]
    assert [type(event) for event in hidden] == [Dealt]
