import pytest
from tests.kit.deals import go, result, rules, start, why

from quadrille import NATURE, Sitting, apply, begin, legal, turn
from quadrille.rules.actions import Play, Settle
from quadrille.rules.deal import Outcome
from quadrille.rules.settling import may_end_early
from quadrille.seats import SEATS, Nature

STRONG = "AS 2S AC KS QS JS 7S 3H 4H 3D"


def till_nature_ends(sitting: Sitting) -> Sitting:
    """The last lawful card each time, until it is nature's turn, or the deal is over."""
    while isinstance(who := turn(sitting), int):
        lawful = [action for action in legal(sitting) if isinstance(action, Play)]
        sitting, _ = apply(sitting, who, lawful[-1])
    return sitting


@pytest.mark.clause("VOLE-8")
def test_where_the_table_has_it_nature_ends_a_deal_that_cannot_change() -> None:
    sitting = start("quanti", STRONG, stop_when_settled="yes", dealer=1)
    sitting = go(sitting, "2:pass 3:pass 0:solo 1:pass trumps:S")
    sitting = till_nature_ends(sitting)
    assert sitting.deal_is_on
    assert turn(sitting) is NATURE
    assert legal(sitting) == ()
    for seat in SEATS:
        assert why(sitting, "3H", seat) == "over PLAY-0"
    over, _ = apply(sitting, NATURE, Settle())
    facts = result(over).facts
    assert sum(facts.tricks) < 10
    lost, won = sum(facts.tricks) - facts.tricks[0], facts.tricks[0]
    assert won == 6 or lost >= 6  # until then a trick could still change what is paid


@pytest.mark.clause("VOLE-8")
def test_a_deal_ended_by_nature_is_paid_as_if_it_had_been_played_out() -> None:
    for options in ({"stop_when_settled": "yes"}, {}):
        sitting = start("quanti", STRONG, dealer=1, **options)
        sitting = go(sitting, "2:pass 3:pass 0:solo 1:pass trumps:S")
        over = till_nature_ends(sitting)
        if isinstance(turn(over), Nature) and over.deal_is_on:
            over, _ = apply(over, NATURE, Settle())
        assert over.accounts.purses == (18, -6, -6, -6)
        assert result(over).outcome is Outcome.WON


@pytest.mark.clause("VOLE-8")
def test_nothing_is_settled_while_a_trick_may_change_a_payment() -> None:
    opened = begin(rules(), deals=4, dealer=SEATS[3])
    assert why(opened, Settle(), NATURE) == "not-settled VOLE-8"
    dealt = start("quanti", STRONG)
    assert why(dealt, Settle(), NATURE) == "not-settled VOLE-8"
    playing = go(dealt, "solo pass pass pass trumps:S")
    assert why(playing, Settle(), NATURE) == "not-settled VOLE-8"
    assert why(go(playing, "AS"), Settle(), NATURE) == "not-settled VOLE-8"
    assert why(playing, Settle(), 0) == "not-to-deal DEAL-2"


@pytest.mark.clause("VOLE-8")
def test_premiers_and_the_vole_keep_a_won_game_open() -> None:
    sitting = go(
        start("quanti", "AS 2S AC KS QS JS 7S 6S 5S 4S", stop_when_settled="yes"),
        "solo pass pass pass trumps:S",
    )
    sitting = go(sitting, "AS")
    while isinstance(who := turn(sitting), int) and len(legal(sitting)) > 0:
        deal = sitting.deal
        assert deal is not None
        if sum(len(held) for held in deal.held) == 16:
            break
        sitting, _ = apply(sitting, who, legal(sitting)[0])
    assert turn(sitting) == 0
    assert why(sitting, "stop") is None


def test_whether_nature_ever_ends_a_deal_is_an_answer_of_the_table() -> None:
    assert not may_end_early(rules())
    assert may_end_early(rules("quanti", {"stop_when_settled": "yes"}))
