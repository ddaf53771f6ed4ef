import pytest
from tests.kit.deals import dealt, go, hand, rules, start
from tests.kit.endings import played_to
from tests.kit.reports import report, reported

from quadrille import apply, begin, legal, refuse, turn, view
from quadrille.cards import Suit
from quadrille.rules.actions import Bid, Call, Give, NameTrumps, Play, Redeal, Void
from quadrille.screen import book, screen
from quadrille.seats import NATURE, SEATS, Seat

HANDS = ("KH 3S 3H", "KC 4S 4H", "QC 5S 5H", "JC 6S 6H")


def test_a_screen_shows_the_view_and_why_each_closed_action_is_closed() -> None:
    sitting = go(start("quanti", *HANDS), "alliance")
    shown = screen(sitting, Seat(1))
    assert shown.view == view(sitting, Seat(1))
    assert [(each.action, each.refusal.code) for each in shown.closed] == [
        (Bid("alliance"), "not-elder")
    ]


def test_one_who_is_not_on_turn_has_nothing_closed() -> None:
    sitting = go(start("quanti", *HANDS), "alliance")
    for seat in (Seat(0), Seat(2), Seat(3), None):
        assert screen(sitting, seat).closed == ()
        assert screen(sitting, seat).calls == ()


def test_before_the_deal_and_after_it_nothing_is_closed() -> None:
    opened = begin(rules(), deals=4, dealer=Seat(3))
    over = played_to(go(start("quanti", *HANDS), "solo pass pass pass trumps:D"))
    for sitting in (opened, over):
        for seat in (*SEATS, None):
            assert screen(sitting, seat).closed == ()


@pytest.mark.clause("DECL-1", "DECL-2")
def test_trumps_and_call_are_chosen_together_so_the_calls_of_each_suit_are_told_ahead() -> None:
    sitting = go(start("parlett", *HANDS, favourite="D"), "alliance+ pass pass pass")
    shown = screen(sitting, Seat(0))
    assert {each.action for each in shown.closed} == {
        NameTrumps(Suit.SPADES),
        NameTrumps(Suit.HEARTS),
        NameTrumps(Suit.CLUBS),
    }
    (with_diamonds,) = shown.calls
    assert with_diamonds.trumps is Suit.DIAMONDS
    assert with_diamonds.legal == ("KS", "KC")
    reasons = {
        each.action.card: each.refusal.code
        for each in with_diamonds.closed
        if isinstance(each.action, Call)
    }
    assert reasons == {
        "KH": "call-own",
        "QS": "call-not-king",
        "QH": "call-not-king",
        "QC": "call-not-king",
    }


def test_while_the_call_is_awaited_kings_and_queens_are_told_open_or_closed() -> None:
    sitting = go(start("parlett", *HANDS), "alliance pass pass pass trumps:D")
    shown = screen(sitting, Seat(0))
    assert {each.action for each in shown.closed} == {Call(card) for card in hand("KH QS QH QC")}
    assert shown.calls == ()


@pytest.mark.clause("DECL-8")
def test_a_declared_vole_is_said_in_one_breath_so_the_calls_of_each_way_are_told_ahead() -> None:
    sitting = go(start("mediateur", *HANDS, favourite="D"), "vole pass pass pass")
    shown = screen(sitting, Seat(0))
    assert {(each.way, each.trumps) for each in shown.calls} == {
        (way, suit) for way in ("solo", "mediateur") for suit in Suit
    }
    with_diamonds = {each.way: each for each in shown.calls if each.trumps is Suit.DIAMONDS}
    assert with_diamonds["solo"].legal == ()
    assert "KS" in with_diamonds["mediateur"].legal


def test_alone_nothing_is_called_with_trumps() -> None:
    shown = screen(go(start("quanti", *HANDS), "solo pass pass pass"), Seat(0))
    assert (shown.closed, shown.calls) == ((), ())


def test_in_an_exchange_the_card_received_is_closed() -> None:
    sitting = go(
        start("quanti", *HANDS, mediateur="yes"), "mediateur pass pass pass trumps:D call:KC"
    )
    (closed,) = screen(sitting, Seat(0)).closed
    assert isinstance(closed.action, Give)
    assert (closed.action.card, closed.refusal.code) == ("KC", "give-received")


@pytest.mark.clause("PLAY-2")
def test_each_card_of_the_hand_is_lawful_or_closed_with_its_reason() -> None:
    sitting = go(start("quanti", *HANDS), "solo pass pass pass trumps:D 0:3S")
    while sitting.deal_is_on:
        who = turn(sitting)
        assert isinstance(who, int)
        shown = screen(sitting, who)
        lawful = {action for action in legal(sitting) if isinstance(action, Play)}
        closed = {each.action: each.refusal for each in shown.closed}
        assert lawful | set(closed) == {Play(card) for card in shown.view.hand}
        assert not lawful & set(closed)
        for action, refusal in closed.items():
            assert refuse(sitting, who, action) == refusal
        sitting, _ = apply(sitting, who, legal(sitting)[-1])


def test_the_book_tells_every_deal_and_the_last_account() -> None:
    sitting = begin(rules("online"), deals=4, dealer=Seat(3))
    sitting, _ = apply(sitting, NATURE, Redeal(Void.BAD_PACK))
    for entered in [report("solo", (7, 1, 1, 1))] * 3:
        sitting = reported(sitting, entered)
    kept = book(sitting)
    assert (kept.purse, len(kept.results), kept.complete) == (100, 4, False)
    assert (kept.final_transfers, kept.deals_won) == ((), (3, 0))
    sitting = reported(sitting, report("solo", (5, 5, 0, 0)))
    kept = book(sitting)
    assert (kept.complete, kept.deals_won) == (True, (3, 1))
    assert sum(share.amount for share in kept.final_transfers) == 8
    assert sum(kept.final_balances) == 0
    assert book(dealt(begin(rules(), deals=4, dealer=Seat(0)))).deals_won is None
