import pytest
from tests.kit.loo import begun, cards, go, open_now, paid, start, why

from quadrille.loo import turn
from quadrille.seats import NATURE


@pytest.mark.clause("LOO-3")
def test_each_in_turn_from_eldest_plays_or_throws_in() -> None:
    sitting = start(players=4)
    assert open_now(sitting) == ["play", "throw-in", "miss"]
    after = go(sitting, "0:play 1:throw-in 2:play 3:throw-in")
    assert turn(after) == 0
    assert after.deal is not None
    assert [len(hand) for hand in after.deal.held] == [3, 0, 3, 0]


@pytest.mark.clause("LOO-3")
def test_nobody_speaks_out_of_turn_or_twice() -> None:
    sitting = go(start(players=4), "play")
    assert why(sitting, "play", 2) == "not-your-turn-to-say LOO-3"
    assert why(sitting, "throw-in", 0) == "has-said LOO-3"
    assert why(go(sitting, "play play play"), "throw-in", 0) == "has-said LOO-3"
    assert why(sitting, "2C") == "say-first LOO-3"


@pytest.mark.clause("LOO-3")
def test_who_takes_miss_plays_it_for_her_own_hand_and_cannot_go_back() -> None:
    sitting = go(start("2S 3S 4S", miss="AS KS QS"), "miss")
    assert sitting.deal is not None
    assert sitting.deal.held[0] == cards("AS KS QS")
    assert why(sitting, "throw-in", 0) == "has-said LOO-3"


@pytest.mark.clause("LOO-3")
def test_only_the_first_who_claims_miss_may_take_it() -> None:
    sitting = go(start(players=4), "play miss")
    assert open_now(sitting) == ["play", "throw-in"]
    assert why(sitting, "miss") == "miss-is-taken LOO-3"


@pytest.mark.clause("LOO-2", "LOO-5")
def test_with_seventeen_nobody_exchanges_or_defends() -> None:
    sitting = start(players=17)
    assert open_now(sitting) == ["play", "throw-in"]
    assert why(sitting, "miss") == "no-miss LOO-2"
    last = go(sitting, "play" + " throw-in" * 15)
    assert open_now(last) == ["play"]
    assert why(last, "defend") == "no-miss LOO-2"


@pytest.mark.clause("LOO-4")
def test_the_dealer_takes_the_pool_when_all_before_him_throw_in() -> None:
    sitting = go(start(players=3), "throw-in throw-in")
    assert turn(sitting) is NATURE
    (result,) = sitting.results
    assert paid(result.transfers) == ["2->pool 3 stake LOO-2", "pool->2 3 pool LOO-4"]
    assert (result.balances, result.pool, result.looed) == ((0, 0, 0), 0, ())


@pytest.mark.clause("LOO-4")
@pytest.mark.parametrize("script", ["miss throw-in throw-in", "throw-in miss throw-in"])
def test_who_takes_miss_and_is_left_alone_takes_the_pool(script: str) -> None:
    (result,) = go(start(players=3), script).results
    taker = script.split().index("miss")
    assert paid(result.transfers)[1:] == [f"pool->{taker} 3 pool LOO-4"]
    assert (result.played, result.miss) == ((taker,), taker)


@pytest.mark.clause("LOO-5")
def test_the_dealer_may_not_leave_one_with_her_own_hand_alone() -> None:
    sitting = go(start(players=4), "throw-in play throw-in")
    assert open_now(sitting) == ["play", "miss", "defend"]
    assert why(sitting, "throw-in") == "dealer-must-play LOO-5"


@pytest.mark.clause("LOO-5")
@pytest.mark.parametrize("script", ["play play throw-in", "miss throw-in throw-in"])
def test_else_the_dealer_may_throw_in_and_not_defend(script: str) -> None:
    sitting = go(start(players=4), script)
    assert "throw-in" in open_now(sitting)
    assert why(sitting, "defend") == "not-to-defend LOO-5"


@pytest.mark.clause("LOO-5")
def test_only_the_dealer_defends() -> None:
    sitting = go(start(players=4), "throw-in play")
    assert why(sitting, "defend") == "only-dealer-defends LOO-5"


@pytest.mark.clause("LOO-5")
def test_who_defends_miss_plays_its_cards() -> None:
    sitting = go(start("2S 3S 4S", "5S 6S 7S", miss="AS KS QS", players=2), "play defend")
    assert sitting.deal is not None
    assert sitting.deal.held[1] == cards("AS KS QS")


@pytest.mark.clause("LOO-10")
def test_nobody_throws_in_at_a_single_where_all_must_play() -> None:
    sitting = start(before=begun(3, single_must_play="yes"))
    assert open_now(sitting) == ["play", "miss"]
    assert why(sitting, "throw-in") == "single-must-play LOO-10"
    assert "throw-in" in open_now(start(before=begun(3, single_must_play="no")))


@pytest.mark.clause("LOO-10")
def test_a_double_may_be_thrown_in_even_where_singles_must_be_played() -> None:
    first = start("AH 2S 3S", "KH 2C 3C", "QH 2D 3D", before=begun(3, single_must_play="yes"))
    double = go(first, "play play play AH KH QH 2S 2C 2D 3S 3C 3D")
    assert double.accounts.pool == 6
    assert "throw-in" in open_now(start(before=double))


@pytest.mark.clause("LOO-5", "LOO-10")
def test_two_at_a_single_that_must_be_played_may_still_defend() -> None:
    sitting = go(start(before=begun(2, single_must_play="yes")), "play")
    assert open_now(sitting) == ["play", "miss", "defend"]


def test_before_the_first_deal_nobody_speaks() -> None:
    assert why(begun(3), "play", 0) == "not-your-turn-to-say LOO-3"
