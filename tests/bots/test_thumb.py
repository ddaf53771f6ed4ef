"""What a person expects of a partner and an opponent who play by rules of thumb."""

from random import Random

import pytest
from tests.kit.deals import go, start

from quadrille import Sitting, turn, view
from quadrille.bots import BOTS, Choice
from quadrille.cards import Card
from quadrille.rules.actions import ASK, PASS, Bid, Call, Give, NameTrumps, Play, Stop
from quadrille.seats import Nature

STRONG = "AS 2S AC KS QS JS 7S KH QH 3D"
"""Seven trumps with the matadors, and a king: a solo for anybody."""

FAIR = "AS AC QS 4S 3S QD JD 2H 5H JC"
"""S2's second example."""

WEAK = "3S 4S 5S 3H 4H 5H 2D 3D 4C 5C"


def _asked(sitting: Sitting) -> Choice:
    seat = turn(sitting)
    assert seat is not None
    assert not isinstance(seat, Nature)
    return BOTS["thumb"].explain(view(sitting, seat), Random(0))


def _plays(sitting: Sitting, card: str) -> bool:
    return _asked(sitting).action == Play(Card(card))


def test_a_strong_hand_plays_alone_and_a_weak_one_passes() -> None:
    assert _asked(start("quanti", STRONG)).action == Bid("solo")
    assert _asked(start("quanti", WEAK)).action == PASS
    assert _asked(start("quanti", FAIR)).action == Bid("alliance")


def test_all_ten_tricks_in_hand_are_bid() -> None:
    assert _asked(start("quanti", "AS 2S AC KS QS JS 7S 6S 5S 4S")).action == Bid("vole")


def test_a_bid_that_is_too_high_is_not_made() -> None:
    sitting = go(start("quanti", "", FAIR), "solo")
    assert _asked(sitting).action == PASS
    assert _asked(sitting).reason.key == "outbid"


def test_the_best_suit_is_trumps_and_the_king_is_a_strangers() -> None:
    sitting = go(start("quanti", FAIR), "alliance pass pass pass")
    assert _asked(sitting).action == NameTrumps(Card.SPADE_ACE.suit)
    called = go(sitting, "trumps:S")
    assert _asked(called).action == Call(Card.CLUB_KING)
    assert _asked(called).reason.key == "call-singleton"


def test_for_a_king_the_lowest_card_of_the_shortest_suit_is_given() -> None:
    sitting = start("quanti", "AS 2S AC KS QS QH 3H 4H 3D JC", "KH", mediateur="yes")
    sitting = go(sitting, "mediateur pass pass pass trumps:S")
    assert _asked(sitting).action == Call(Card.HEART_KING)
    given = _asked(go(sitting, "call:KH")).action
    assert given in (Give(Card.DIAMOND_THREE), Give(Card.CLUB_JACK))


def test_forced_to_play_a_weak_hand_she_lets_the_ally_name_trumps() -> None:
    sitting = go(start("quanti", "AS 3S 4S 3H 4H 5H 2D 3D 4C 5C"), "pass pass pass pass")
    assert _asked(sitting).reason.key == "invite-weak"


def test_alone_she_draws_trumps() -> None:
    sitting = go(start("quanti", STRONG), "solo pass pass pass trumps:S")
    assert _plays(sitting, "AS")


ALLIANCE = "alliance pass pass pass trumps:S call:KC"


def test_hombre_leads_to_find_her_ally_and_the_ally_answers_with_the_king() -> None:
    sitting = go(start("quanti", FAIR, "QC 3C", "KC 4C 5C 6C", "7C 2C"), ALLIANCE)
    assert _plays(sitting, "JC")
    asked = go(sitting, "JC 3C")
    assert _plays(asked, "KC")
    assert _asked(asked).reason.key == "show-by-winning"


def test_the_ally_on_lead_shows_the_king() -> None:
    sitting = start("quanti", "KC 4C 5C 6C QC", FAIR, dealer=3)
    sitting = go(sitting, "pass alliance pass pass trumps:S call:KC")
    assert _plays(sitting, "KC")
    assert _asked(sitting).reason.key == "lead-king-to-show"


def test_the_last_to_play_wins_with_the_lowest_card_that_does() -> None:
    sitting = start("quanti", "4H", "5H", "6H 3H", "KH QH JH 7H " + "AS 2S AC KS")
    sitting = go(sitting, "pass pass pass solo trumps:S 4H 5H 3H")
    assert _plays(sitting, "JH")
    assert _asked(sitting).reason.key == "win-cheaply"


def test_the_last_to_play_does_not_take_a_friends_trick() -> None:
    sitting = start("quanti", "AS 2S AC KS QS JS 7S 3H 3D 3C", "KH 2H", "4H 5H", "QH 6H 7H")
    sitting = go(sitting, "solo pass pass pass trumps:S 3H KH 4H")
    assert _asked(sitting).action != Play(Card.HEART_QUEEN)
    assert _asked(sitting).reason.key == "leave-to-friend"


def test_a_trick_of_an_opponent_is_ruffed() -> None:
    sitting = start("quanti", "3H", "KH", "AS 2S AC KS QS JS 7S 3C 3D 4D", "QH")
    sitting = go(sitting, "pass pass solo pass trumps:S 3H KH")
    assert _asked(sitting).reason.key == "ruff"


def test_guards_are_kept_when_a_card_is_thrown_away() -> None:
    mine = "QH 3H 4D 5D 6D 7D 3C 4C 5C 6C"
    sitting = start("quanti", "AS 2S AC KS QS JS 7S KH JH AH", mine)
    sitting = go(sitting, "solo pass pass pass trumps:S AS")
    thrown = _asked(sitting).action
    assert isinstance(thrown, Play)
    assert thrown.card not in (Card.HEART_QUEEN, Card.HEART_THREE)


SURE = "AS 2S AC KS QS JS 7S 6S KH 3D"
"""All but one trick, whatever the others hold."""


def _after_six(sitting: Sitting) -> Sitting:
    """Six straight trumps are led, the others throwing cards as they come."""
    for card in ("AS", "2S", "AC", "KS", "QS", "JS"):
        sitting = go(sitting, card)
        for _ in range(3):
            seat = turn(sitting)
            assert seat is not None
            assert not isinstance(seat, Nature)
            lawful = view(sitting, seat).legal[-1]
            assert isinstance(lawful, Play)
            sitting = go(sitting, str(lawful.card.value))
    return sitting


def _alone_after_six(hand: str) -> Sitting:
    return _after_six(go(start("quanti", hand), "solo pass pass pass trumps:S"))


def test_alone_she_goes_on_for_all_ten_when_they_are_as_good_as_won() -> None:
    chosen = _asked(_alone_after_six("AS 2S AC KS QS JS 7S 6S 5S KH"))
    assert isinstance(chosen.action, Play)
    assert chosen.reason.key == "vole-pays"


def test_alone_she_stops_when_too_much_is_in_doubt() -> None:
    chosen = _asked(_alone_after_six("AS 2S AC KS QS JS 3H 4H 3D 3C"))
    assert isinstance(chosen.action, Stop)


@pytest.mark.parametrize(("hand", "asks"), [(SURE, True), ("AS 2S AC KS QS JS JH 3H 3D JC", False)])
def test_an_ally_is_asked_only_by_a_hand_that_can_help(hand: str, asks: bool) -> None:
    sitting = go(start("quanti", hand, "KC 4C 5C"), "alliance pass pass pass trumps:S call:KC")
    assert (_asked(_after_six(sitting)).action == ASK) is asks
