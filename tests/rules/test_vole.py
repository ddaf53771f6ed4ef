import pytest
from tests.kit.deals import go, payments, result, rules, start, tell, told, why
from tests.kit.endings import played_to

from quadrille import Sitting, apply, legal, refuse, turn, view
from quadrille.errors import NotAllowed
from quadrille.rules.actions import ASK, NO, STOP, YES, Answer, Ask, Play
from quadrille.rules.deal import Outcome, Quest
from quadrille.rules.events import (
    AllyShown,
    AloneShown,
    Answered,
    Asked,
    Paid,
    Played,
    Stopped,
    VoleUndertaken,
)
from quadrille.rules.vole import decides_in_every_deal
from quadrille.seats import SEATS, Seat
from quadrille.sitting import now_paid

# Anna holds every spade trump but the 4 and the 3, and the king of clubs: ten tricks if she
# draws trumps first. Ben holds the king of hearts, Carla and Dan the small trumps.
TEN = ("AS 2S AC KS QS JS 7S 6S 5S KC", "KH 3H 3D 3C", "4S 4H 4D 4C", "3S 5H 5D 5C")


def after_six(sitting: Sitting, *, called_card_falls: bool = False) -> Sitting:
    """Six tricks that Anna wins; the called card, where Ben has it, falls only if told."""
    while sitting.deal is not None and sitting.deal_is_on:
        tricks = view(sitting, None).tricks
        if len(tricks) == 6:
            return sitting
        who = turn(sitting)
        assert isinstance(who, int)
        lawful = [action for action in legal(sitting) if isinstance(action, Play)]
        plays = {action.card.value: action for action in lawful}
        trumps = ("AS", "2S", "AC", "KS", "QS", "JS")
        if who == 0:
            chosen = plays[trumps[len(tricks)]]
        elif called_card_falls and "KH" in plays:
            chosen = plays["KH"]
        else:
            chosen = next(action for action in lawful if action.card.value != "KH")
        sitting, _ = apply(sitting, who, chosen)
    return sitting


def solo(bid: str = "solo", **options: str) -> Sitting:
    return go(start("quanti", *TEN, **options), f"{bid} pass pass pass trumps:S")


def weaker(bid: str) -> Sitting:
    """Anna has two suits in which she loses tricks."""
    hands = ("AS 2S AC KS QS JS 7S 6S 3H 3D", "4S KH KD")
    return go(start("quanti", *hands), f"{bid} pass pass pass trumps:S")


def alliance(called: str = "KH", *, fell: bool = False, **options: str) -> Sitting:
    sitting = start("quanti", *TEN, **options)
    sitting = go(sitting, f"alliance pass pass pass trumps:S call:{called}")
    return after_six(sitting, called_card_falls=fell)


def ally_leads(**options: str) -> Sitting:
    """Ben, the ally, has won the sixth trick and is on lead; his king of hearts is unplayed."""
    hands = (
        "AS 2S AC KS QS 3H 3D 3C 4D 4C",
        "KH QH JH AH KD QD KC QC JS 7S",
        "3S 4S 4H 5H 6H 5D 6D 5C 6C 7C",
        "5S 6S 2H 7H 2D 7D AD JD 2C JC",
    )
    sitting = go(start("quanti", *hands, **options), "alliance pass pass pass trumps:S call:KH")
    five = "0:AS 1:JS 2:3S 3:5S 0:2S 1:7S 2:4S 3:6S 0:AC 1:QH 2:4H 3:2H 0:KS 1:JH 2:5H 3:7H"
    return go(sitting, f"{five} 0:QS 1:AH 2:6H 3:JD 0:3D 1:KD 2:5D 3:2D")


@pytest.mark.clause("VOLE-1")
def test_premiers_are_the_first_six_tricks_won_by_the_declaring_side() -> None:
    over = go(after_six(solo()), "stop")
    assert result(over).facts.premiers
    assert result(over).facts.tricks == (6, 0, 0, 0)
    won_later = played_to(weaker("solo"), side=8, premiers=False)
    assert not result(won_later).facts.premiers
    assert result(won_later).outcome is Outcome.WON


@pytest.mark.clause("VOLE-1", "VOLE-3")
def test_allies_make_premiers_between_them() -> None:
    over = go(alliance(), "stop")
    facts = result(over).facts
    assert facts.premiers
    assert facts.side == (0, 1)


@pytest.mark.clause("VOLE-2")
def test_alone_the_player_on_lead_may_stop_and_collect() -> None:
    sitting = after_six(solo())
    assert legal(sitting)[0] == STOP
    assert why(sitting, "ask") == "no-ask VOLE-3"
    over, events = tell(sitting, "0:stop")
    assert events[0] == Stopped(Seat(0))
    assert not over.deal_is_on
    assert result(over).outcome is Outcome.WON
    assert result(over).vole == "no"


@pytest.mark.clause("VOLE-2")
def test_alone_leading_to_the_seventh_undertakes_the_vole_and_all_pay_at_once() -> None:
    sitting, events = tell(after_six(solo()), "0:7S")
    assert events[0] == VoleUndertaken(Seat(0))
    assert isinstance(events[1], Paid)
    assert payments(events[1].transfers) == told("each->vole_pool 3 vole-stake")
    assert {transfer.clause for transfer in events[1].transfers} == {"VOLE-2"}
    assert isinstance(events[2], Played)
    assert now_paid(sitting).vole_pool == 12
    assert now_paid(sitting).pool == 4


@pytest.mark.clause("VOLE-2")
def test_a_vole_that_is_undertaken_cannot_be_withdrawn() -> None:
    sitting = go(after_six(solo()), "0:7S")
    over = played_to(sitting)
    assert result(over).vole in ("made", "failed")
    while view(sitting, None).tricks[6:] == ():
        who = turn(sitting)
        assert isinstance(who, int)
        assert why(sitting, "stop") == "no-stop VOLE-2"
        sitting, _ = apply(sitting, who, legal(sitting)[0])
    assert why(sitting, "stop") == "no-stop VOLE-2"


@pytest.mark.clause("VOLE-2")
def test_one_may_not_stop_before_or_without_premiers() -> None:
    assert why(solo(), "stop") == "no-stop VOLE-2"
    lost_one = played_to(weaker("solo"), side=8, premiers=False)
    assert result(lost_one).facts.tricks[0] == 8
    assert sum(result(lost_one).facts.tricks) == 10


@pytest.mark.clause("VOLE-2", "DECL-7")
def test_mediateur_decides_alone_as_solo_does() -> None:
    sitting = start("quanti", "AS 2S AC KS QS JS 7S 6S 5S 6D", "KH 3H 3D 3C", mediateur="yes")
    sitting = go(sitting, "mediateur pass pass pass trumps:S call:KH give:6D")
    sitting = after_six(sitting)
    assert legal(sitting)[0] == STOP
    assert why(sitting, "ask") == "no-ask VOLE-3"
    _, events = tell(sitting, "0:7S")
    assert [type(event) for event in events] == [VoleUndertaken, Paid, Played]


@pytest.mark.clause("VOLE-3")
def test_allies_stop_or_ask_and_may_not_lead_without_asking() -> None:
    sitting = alliance()
    assert legal(sitting) == (STOP, ASK)
    assert why(sitting, "7S") == "must-ask VOLE-3"
    assert why(sitting, "yes") == "no-question VOLE-3"


@pytest.mark.clause("VOLE-3")
def test_the_ally_answers_yes_or_no_and_nothing_else_is_said() -> None:
    sitting, events = tell(alliance(), "0:ask")
    assert events == (Asked(Seat(0)),)  # Hombre asks, and the ally is not shown by that
    assert turn(sitting) == 1
    assert legal(sitting) == (YES, NO)
    assert why(sitting, "KH", 1) == "answer-first VOLE-3"
    assert why(sitting, "stop", 1) == "no-stop VOLE-2"
    assert why(sitting, "ask", 1) == "no-ask VOLE-3"
    for other in (0, 2, 3):
        assert why(sitting, "yes", other) == "not-your-turn-to-play PLAY-0"


@pytest.mark.clause("VOLE-3")
def test_yes_undertakes_the_vole_and_the_one_who_asked_leads() -> None:
    sitting, events = tell(go(alliance(), "ask"), "1:yes")
    assert events[:3] == (
        Answered(Seat(1), yes=True),
        AllyShown(Seat(1)),
        VoleUndertaken(Seat(0)),
    )
    assert isinstance(events[3], Paid)
    assert {transfer.clause for transfer in events[3].transfers} == {"VOLE-3"}
    assert turn(sitting) == 0
    assert why(sitting, "stop") == "no-stop VOLE-2"
    assert why(sitting, "7S") is None
    assert now_paid(sitting).vole_pool == 12


@pytest.mark.clause("VOLE-3")
def test_no_ends_the_deal_and_the_side_collects() -> None:
    over, events = tell(go(alliance(), "ask"), "1:no")
    assert events[:3] == (Answered(Seat(1), yes=False), AllyShown(Seat(1)), Stopped(Seat(0)))
    assert (result(over).outcome, result(over).vole) == (Outcome.WON, "no")
    assert result(over).facts.tricks == (6, 0, 0, 0)


@pytest.mark.clause("VOLE-3")
def test_an_ally_who_asks_shows_herself_and_hombre_answers() -> None:
    sitting = ally_leads()
    assert turn(sitting) == 1
    assert legal(sitting) == (STOP, ASK)
    asked, events = tell(sitting, "1:ask")
    assert events == (Asked(Seat(1)), AllyShown(Seat(1)))
    assert [view(asked, seat).turn for seat in (*SEATS, None)] == [0] * 5
    going_on, events = tell(asked, "0:yes")
    assert [type(event) for event in events] == [Answered, VoleUndertaken, Paid]
    assert turn(going_on) == 1
    _, events = tell(going_on, "1:KH")
    assert [type(event) for event in events] == [Played]  # she is known already


@pytest.mark.clause("VOLE-4")
def test_where_the_leader_decides_an_ally_whose_card_is_unplayed_just_plays_on() -> None:
    sitting = ally_leads(vole_consent="leader")
    assert turn(sitting) == 1
    assert why(sitting, "stop") == "no-stop VOLE-2"
    assert [type(event) for event in tell(sitting, "1:KH")[1]] == [Played, AllyShown]


@pytest.mark.clause("VOLE-3", "PLAY-7")
def test_who_is_to_answer_is_hidden_as_long_as_the_ally_is() -> None:
    sitting = go(alliance(), "ask")
    assert [view(sitting, seat).turn for seat in SEATS] == [None, 1, None, None]
    assert view(sitting, None).turn is None
    known = go(alliance(fell=True), "ask")
    assert [view(known, seat).turn for seat in (*SEATS, None)] == [1] * 5


@pytest.mark.clause("VOLE-3")
def test_the_offer_is_seen_by_the_one_on_lead_alone() -> None:
    sitting = alliance()
    assert [view(sitting, seat).quest for seat in SEATS] == [Quest.OFFERED] + [Quest.NONE] * 3
    assert view(sitting, None).quest is Quest.NONE


@pytest.mark.clause("VOLE-3")
def test_where_hombre_called_her_own_card_she_decides_alone() -> None:
    sitting = alliance("KC")
    assert legal(sitting)[0] == STOP
    assert why(sitting, "ask") == "no-ask VOLE-3"
    sitting, events = tell(sitting, "0:7S")
    assert events[0] == VoleUndertaken(Seat(0))
    assert AloneShown(Seat(0)) in events
    contract = view(sitting, Seat(2)).contract
    assert contract is not None
    assert contract.alone


@pytest.mark.clause("VOLE-3", "PLAY-7")
def test_that_she_is_alone_is_told_once() -> None:
    hands = ("KC AS 2S AC KS QS JS 7S 6S 5S", "3C 4C KH", "5C 6C", "7C JC")
    sitting = go(start("quanti", *hands), "alliance pass pass pass trumps:S call:KC")
    sitting, shown = tell(sitting, "0:KC 1:3C 2:5C 3:7C")
    assert AloneShown(Seat(0)) in shown
    while len(view(sitting, None).tricks) < 6:
        who = turn(sitting)
        assert isinstance(who, int)
        sitting, _ = apply(sitting, who, legal(sitting)[0])
    _, events = tell(sitting, "0:6S")
    assert [type(event) for event in events] == [VoleUndertaken, Paid, Played]


@pytest.mark.clause("VOLE-4")
def test_where_the_leader_decides_whoever_is_on_lead_stops_or_undertakes_by_leading() -> None:
    sitting = alliance(fell=True, vole_consent="leader")
    assert legal(sitting)[0] == STOP
    assert why(sitting, "ask") == "no-ask VOLE-3"
    assert not go(sitting, "stop").deal_is_on
    _, events = tell(sitting, "0:7S")
    assert [type(event) for event in events] == [VoleUndertaken, Paid, Played]


@pytest.mark.clause("VOLE-4")
def test_where_the_leader_decides_an_unplayed_called_card_means_no_vole_and_play_to_the_end() -> (
    None
):
    for called in ("KH", "KC"):  # Ben's, or her own
        sitting = alliance(called, vole_consent="leader")
        assert why(sitting, "stop") == "no-stop VOLE-2"
        assert all(isinstance(action, Play) for action in legal(sitting))
        over = played_to(sitting, side=10)
        facts = result(over).facts
        assert (facts.quest, facts.premiers) == (Quest.NONE, True)
        assert result(over).vole == "no"
        assert not [t for t in result(over).transfers if t.reason in ("vole", "vole-stake")]


@pytest.mark.clause("VOLE-5")
def test_in_forced_spadille_there_are_no_premiers_and_no_vole() -> None:
    sitting = go(start("quanti", *TEN), "pass pass pass pass trumps:S call:KH")
    sitting = after_six(sitting)
    assert why(sitting, "stop") == "no-stop VOLE-2"
    assert why(sitting, "ask") == "no-ask VOLE-3"
    over = played_to(sitting, side=10)
    assert not result(over).facts.premiers
    assert result(over).vole == "no"
    assert {t.reason for t in result(over).transfers} == {"stake", "pool", "matadors"}


@pytest.mark.clause("VOLE-6")
def test_a_vole_that_was_bid_needs_no_decision_at_the_seventh_trick() -> None:
    sitting = after_six(solo("vole"))
    assert why(sitting, "stop") == "no-stop VOLE-2"
    assert why(sitting, "ask") == "no-ask VOLE-3"
    _, events = tell(sitting, "0:7S")
    assert [type(event) for event in events] == [Played]


@pytest.mark.clause("VOLE-6")
def test_a_vole_that_was_bid_is_played_on_after_a_lost_trick() -> None:
    over = played_to(weaker("vole"), side=8)
    assert sum(result(over).facts.tricks) == 10
    assert (result(over).outcome, result(over).vole) == (Outcome.VOLE_LOST, "failed")


@pytest.mark.clause("VOLE-7")
def test_no_action_carries_free_text_so_nobody_can_encourage_or_dissuade() -> None:
    fields = {name for kind in (Ask, Answer, type(STOP), Play) for name in kind.__struct_fields__}
    assert fields == {"yes", "card"}


@pytest.mark.clause("VOLE-8")
def test_a_deal_ends_before_the_tenth_trick_only_after_premiers() -> None:
    forced = go(start("quanti", *TEN), "pass pass pass pass trumps:S call:KH")
    for sitting in (after_six(solo("vole")), after_six(forced)):
        assert sitting.deal_is_on
        assert refuse(sitting, Seat(0), STOP) is not None
        with pytest.raises(NotAllowed):
            apply(sitting, Seat(0), STOP)


def test_only_may_i_brings_a_decision_in_every_deal_with_premiers() -> None:
    assert decides_in_every_deal(rules("quanti"))
    assert not decides_in_every_deal(rules("quanti", {"vole_consent": "leader"}))
