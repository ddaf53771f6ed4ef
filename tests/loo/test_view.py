import pytest
from tests.kit.loo import begun, cards, go, start, word_of

from quadrille.loo import see, view
from quadrille.loo.events import Dealt, HandDealt, MissTaken
from quadrille.loo.pack import Card
from quadrille.loo.screen import book, screen
from quadrille.loo.view import Stage
from quadrille.seats import Seat


def test_before_the_first_deal_there_is_nothing_to_see() -> None:
    shown = view(begun(5), Seat(1))
    assert (shown.stage, shown.turn, shown.hand, shown.turn_up) == (Stage.TO_DEAL, None, (), None)
    assert shown.holding == (0,) * 5


@pytest.mark.clause("LOO-2")
def test_a_seat_sees_its_own_hand_the_turn_up_and_what_is_played_for() -> None:
    shown = view(start("AS KS QS", players=5), Seat(0))
    assert shown.hand == cards("AS KS QS")
    assert shown.turn_up == Card("5H")
    assert (shown.pool, shown.stakes, shown.single) == (3, 3, True)
    assert shown.balances == (0, 0, 0, 0, -3)
    assert shown.miss_is_free


@pytest.mark.clause("LOO-3")
def test_miss_is_seen_by_the_one_who_takes_it_alone() -> None:
    sitting = go(start("2S 3S 4S", miss="AS KS QS"), "miss")
    assert view(sitting, Seat(0)).hand == cards("AS KS QS")
    assert view(sitting, Seat(0)).dealt == cards("4S 3S 2S")
    other = view(sitting, Seat(1))
    assert (other.taker, other.miss_is_free, other.holding) == (0, False, (3, 3, 3))
    taken = MissTaken(Seat(0), cards("AS KS QS"))
    assert see(taken, Seat(0)) == taken
    assert see(taken, Seat(1)) == see(taken, None) == MissTaken(Seat(0), None)


def test_of_a_deal_a_seat_sees_its_own_hand_and_an_onlooker_none() -> None:
    hands = (cards("AS KS QS"), cards("2S 3S 4S"))
    given = Dealt(Seat(1), hands, cards("2C 3C 4C"), Card("5H"))
    assert see(given, Seat(1)) == HandDealt(Seat(1), hands[1], Card("5H"))
    assert see(given, None) == HandDealt(Seat(1), (), Card("5H"))


def test_a_hand_that_is_thrown_in_is_shown_to_nobody_ever() -> None:
    sitting = go(start("2S 3S 4S"), "throw-in")
    assert (view(sitting, Seat(0)).hand, view(sitting, Seat(0)).dealt) == ((), cards("4S 3S 2S"))
    over = go(sitting, "throw-in")
    for seat in (Seat(1), Seat(2), None):
        assert "4S" not in repr(view(over, seat))
        assert "4S" not in repr(book(over))


def test_only_the_seat_on_turn_is_told_what_it_may_do() -> None:
    sitting = start()
    assert [bool(view(sitting, Seat(seat)).legal) for seat in range(3)] == [True, False, False]
    assert view(sitting, None).legal == ()


def test_a_person_is_told_why_each_other_choice_is_closed_to_her() -> None:
    sitting = start()
    assert screen(sitting, Seat(0)).closed == ()
    taken = screen(go(sitting, "miss"), Seat(1))
    assert [each.refusal.code for each in taken.closed] == ["loo-miss-is-taken"]
    assert screen(go(sitting, "miss"), Seat(0)).closed == ()
    dealer = screen(go(sitting, "throw-in miss"), Seat(2))
    assert [word_of(each.action) for each in dealer.closed] == ["miss", "defend"]
    led = go(start("AH 2H 3S", players=2), "play play")
    assert [each.refusal.code for each in screen(led, Seat(0)).closed] == ["loo-lead-top"] * 2
    assert screen(led, None).closed == ()


def test_a_view_follows_the_deal_to_its_settlement() -> None:
    sitting = go(start("AH KH QH", "2C 3C 4C", players=2), "play play AH")
    shown = view(sitting, Seat(1))
    assert shown.stage is Stage.PLAYING
    assert [(laid.seat, laid.card) for laid in shown.table] == [(0, Card("AH"))]
    assert (shown.winning, shown.has_miss) == (0, True)
    assert view(start(players=17), Seat(1)).has_miss is False
    over = go(sitting, "2C KH 3C QH 4C")
    told = view(over, Seat(1))
    assert (told.stage, told.won, len(told.tricks)) == (Stage.SETTLED, (3, 0), 3)
    assert told.settlement == over.results[-1]
    assert book(over).balances == over.accounts.purses
    last = go(start(before=begun(2, deals=1)), "throw-in")
    assert view(last, None).stage is Stage.OVER
    assert book(last).complete
