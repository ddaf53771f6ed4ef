import pytest
from tests.kit.deals import go, rules, start
from tests.kit.reports import report

from quadrille.rules.deal import Deal, eldest, is_elder, undertaking_of
from quadrille.rules.reporting import facts_reported
from quadrille.seats import SEATS, Seat


def deal(dealer: int = 3, script: str = "") -> Deal:
    found = go(start(dealer=dealer), script).deal
    assert found is not None
    return found


@pytest.mark.clause("AUC-1", "PLAY-1")
def test_eldest_is_the_player_after_the_dealer() -> None:
    assert [eldest(deal(dealer)) for dealer in range(4)] == [1, 2, 3, 0]


@pytest.mark.clause("AUC-3")
def test_who_speaks_before_another_is_elder() -> None:
    order = [Seat(2), Seat(3), Seat(0), Seat(1)]
    for seat in SEATS:
        for other in SEATS:
            assert is_elder(deal(1), seat, other) == (order.index(seat) < order.index(other))


def test_what_is_undertaken_is_there_once_the_auction_is_over() -> None:
    assert undertaking_of(deal().phase) is None
    naming = undertaking_of(deal(script="solo pass pass pass").phase)
    assert naming is not None
    assert (naming.hombre, naming.trumps) == (0, None)
    playing = undertaking_of(deal(script="solo pass pass pass trumps:S").phase)
    assert playing is not None
    assert playing.trumps == "S"


def test_the_sides_of_a_deal_follow_from_hombre_and_ally() -> None:
    allied = facts_reported(rules(), None, report("alliance", (1, 2, 3, 4), hombre=2, ally=1))
    assert (allied.side, allied.opponents, allied.side_tricks) == ((2, 1), (3, 0), 5)
    alone = facts_reported(rules(), None, report("solo", (1, 2, 3, 4), hombre=2))
    assert (alone.side, alone.opponents, alone.side_tricks) == ((2,), (3, 0, 1), 3)
