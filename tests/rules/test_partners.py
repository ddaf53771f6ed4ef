import pytest
from tests.kit.deals import go, start
from tests.kit.endings import played_to

from quadrille import Sitting
from quadrille.cards import Card
from quadrille.rules.deal import Deal
from quadrille.rules.partners import ally_of, giver_of, holder_of, known_to
from quadrille.seats import SEATS, Seat

HANDS = ("KH 3S 3H", "KC 4S 4H", "QC 5S 5H", "JC 6S 6H")


def deal(sitting: Sitting) -> Deal:
    assert sitting.deal is not None
    return sitting.deal


def known(sitting: Sitting) -> list[tuple[Seat | None, bool]]:
    """What each seat, and an onlooker last, knows of the sides."""
    found = [known_to(deal(sitting), seat) for seat in (*SEATS, None)]
    return [(each.ally, each.alone) for each in found]


def in_play(bid: str, naming: str, **options: str) -> Sitting:
    return go(start("quanti", *HANDS, **options), f"{bid} pass pass pass {naming}")


NOTHING = (None, False)


def test_the_holder_of_a_card_is_who_was_dealt_it() -> None:
    sitting = start("quanti", *HANDS)
    assert holder_of(deal(sitting), Card("QC")) == 2
    after = go(sitting, "solo pass pass pass trumps:D 0:3C 1:KC")
    assert holder_of(deal(after), Card("KC")) == 1


def test_before_trumps_and_call_nothing_is_known() -> None:
    assert known(start("quanti", *HANDS)) == [NOTHING] * 5
    assert known(in_play("alliance", "")) == [NOTHING] * 5
    assert known(in_play("alliance", "trumps:D")) == [NOTHING] * 5


@pytest.mark.clause("DECL-2", "PLAY-7")
def test_the_ally_alone_knows_that_she_is_the_ally() -> None:
    sitting = in_play("alliance", "trumps:D call:KC")
    assert ally_of(deal(sitting)) == 1
    assert known(sitting) == [NOTHING, (1, False), NOTHING, NOTHING, NOTHING]


@pytest.mark.clause("DECL-5", "PLAY-7")
def test_one_who_called_her_own_king_alone_knows_that_she_plays_alone() -> None:
    sitting = in_play("alliance", "trumps:D call:KH")
    assert ally_of(deal(sitting)) is None
    assert known(sitting) == [(None, True), NOTHING, NOTHING, NOTHING, NOTHING]


@pytest.mark.clause("PLAY-7")
def test_when_the_deal_is_over_all_know() -> None:
    over = played_to(in_play("alliance", "trumps:D call:KC"))
    assert known(over) == [(1, False)] * 5
    own = played_to(in_play("alliance", "trumps:D call:KH"))
    assert known(own) == [(None, True)] * 5


def test_that_a_solo_is_alone_is_known_to_all_from_the_bid_on() -> None:
    assert known(in_play("solo", "")) == [(None, True)] * 5
    assert known(in_play("solo", "trumps:D")) == [(None, True)] * 5


@pytest.mark.clause("DECL-7")
def test_in_mediateur_there_is_a_giver_and_no_ally_and_all_know() -> None:
    sitting = in_play("mediateur", "trumps:D call:KC", mediateur="yes")
    assert (ally_of(deal(sitting)), giver_of(deal(sitting))) == (None, 1)
    assert known(sitting) == [(None, True)] * 5
    own = in_play("mediateur", "trumps:D call:KH", mediateur="yes")
    assert (ally_of(deal(own)), giver_of(deal(own))) == (None, None)
    assert known(own) == [(None, True)] * 5
    assert giver_of(deal(in_play("mediateur", "", mediateur="yes"))) is None


@pytest.mark.clause("DECL-6")
def test_an_invited_ally_is_known_to_all() -> None:
    sitting = start("quanti", "AS KH", "KC 3C")
    sitting = go(sitting, "pass pass pass pass invite:KC")
    assert known(sitting) == [(1, False)] * 5
    assert known(go(sitting, "trumps:D")) == [(1, False)] * 5
