import pytest
from tests.kit.deals import go, result, start, tell, why
from tests.kit.endings import played_to

from quadrille import Sitting, legal, turn, view
from quadrille.cards import Card
from quadrille.rules.actions import PLAYS
from quadrille.rules.events import AllyShown, AloneShown, Played, TrickWon
from quadrille.seats import SEATS, Seat

SIDES = ("KH 3S 3H", "KC 4S 4H", "QC 5S 5H", "JC 6S 6H")


def solo(*, dealer: int = 3) -> Sitting:
    """Seat 0 plays solo in diamonds."""
    order = {3: "solo pass pass pass", 1: "2:pass 3:pass 0:solo 1:pass"}
    return go(start("quanti", *SIDES, dealer=dealer), f"{order[dealer]} trumps:D")


def alliance(called: str, **options: str) -> Sitting:
    sitting = start("quanti", *SIDES, **options)
    return go(sitting, f"alliance pass pass pass trumps:D call:{called}")


@pytest.mark.clause("PLAY-0")
def test_a_player_plays_one_card_that_she_holds_at_her_turn() -> None:
    sitting = solo()
    assert why(sitting, "KC") == "not-held PLAY-0"
    for seat in (1, 2, 3):
        assert why(sitting, "4S", seat) == "not-your-turn-to-play PLAY-0"
    assert why(sitting, "pass") == "not-in-play PLAY-0"
    after = go(sitting, "0:3S")
    assert turn(after) == 1
    assert why(after, "4H", 1) == "must-follow PLAY-2"
    assert after.deal is not None
    assert Card("3S") not in after.deal.held[0]
    assert why(after, "3H", 0) == "not-your-turn-to-play PLAY-0"


@pytest.mark.clause("PLAY-0")
def test_after_the_end_of_the_deal_nothing_is_played() -> None:
    over = played_to(solo())
    assert legal(over) == ()
    for seat in SEATS:
        assert why(over, "3S", seat) == "over PLAY-0"
        assert why(over, "pass", seat) == "over PLAY-0"


@pytest.mark.clause("PLAY-1")
def test_eldest_leads_to_the_first_trick_whoever_is_hombre() -> None:
    assert turn(solo()) == 0
    assert turn(solo(dealer=1)) == 2


@pytest.mark.clause("PLAY-1")
def test_the_winner_of_each_trick_leads_to_the_next() -> None:
    sitting, events = tell(solo(), "0:3S 1:4S 2:5S 3:6S")
    assert events[-1] == TrickWon(Seat(3), 1)
    assert turn(sitting) == 3
    sitting, events = tell(sitting, "3:6H 0:KH 1:4H 2:5H")
    assert events[-1] == TrickWon(Seat(0), 2)
    assert turn(sitting) == 0


@pytest.mark.clause("PLAY-7")
def test_the_ally_is_shown_when_the_called_card_is_played() -> None:
    sitting = alliance("KC")
    for seat in (Seat(0), Seat(2), Seat(3), None):
        contract = view(sitting, seat).contract
        assert contract is not None
        assert (contract.ally, contract.shown) == (None, False)
    own = view(sitting, Seat(1)).contract
    assert own is not None
    assert (own.ally, own.shown) == (1, False)
    sitting, _ = tell(sitting, "0:3S 1:4S 2:5S 3:6S")
    sitting, events = tell(sitting, "3:JC 0:3C 1:KC")
    assert events[-2:] == (Played(Seat(1), Card("KC")), AllyShown(Seat(1)))
    for every in (*SEATS, None):
        contract = view(sitting, every).contract
        assert contract is not None
        assert (contract.ally, contract.alone, contract.shown) == (1, False, True)


@pytest.mark.clause("PLAY-7", "DECL-5")
def test_a_called_card_of_ones_own_shows_when_played_that_hombre_was_alone() -> None:
    sitting = alliance("KH")
    for seat in (Seat(1), Seat(2), Seat(3), None):
        contract = view(sitting, seat).contract
        assert contract is not None
        assert (contract.ally, contract.alone, contract.shown) == (None, False, False)
    own = view(sitting, Seat(0)).contract
    assert own is not None
    assert (own.alone, own.shown) == (True, False)
    sitting, events = tell(sitting, "0:KH")
    assert events == (Played(Seat(0), Card("KH")), AloneShown(Seat(0)))
    contract = view(sitting, None).contract
    assert contract is not None
    assert (contract.ally, contract.alone, contract.shown) == (None, True, True)


def test_an_invited_ally_is_not_shown_a_second_time() -> None:
    sitting = start("quanti", "AS KH", "KC 3C")
    sitting = go(sitting, "pass pass pass pass invite:KC 1:trumps:D")
    _, events = tell(sitting, "0:4C 1:KC")
    assert events[-1] == Played(Seat(1), Card("KC"))


def test_a_deal_has_ten_tricks() -> None:
    over = played_to(alliance("KC"), side=5)
    assert sum(result(over).facts.tricks) == 10


def test_lawful_cards_are_told_in_pack_order() -> None:
    lawful = legal(solo())
    assert list(lawful) == [play for play in PLAYS if play in lawful]
    assert len(lawful) == 10
