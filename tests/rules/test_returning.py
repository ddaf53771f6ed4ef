"""The returned king, optional and compulsory, and the king returned from a good hand."""

import pytest
from tests.kit.calls import six_tricks
from tests.kit.deals import go, payments, result, start, tell, told, why
from tests.kit.endings import played_to

from quadrille import Sitting, legal, turn
from quadrille.cards import Card
from quadrille.rules.actions import KEEP, RETURN, Give, Pass
from quadrille.rules.events import AllyShown, CardGivenUp, CardReturned, Undertaken
from quadrille.seats import Seat
from quadrille.sitting import is_hushed

HOMBRE = "AS 2S KS QS JS 7S 7D 6D 2C 3C"
ALLY = "KD KH 5S 5D 5H 4C 4D 4H 5C 6C"
BASTO = "AC 3S 4S"


def called(*, king: str = "KD", **options: str) -> Sitting:
    sitting = start("historical", HOMBRE, BASTO, ALLY, **{"returned_king": "optional", **options})
    return go(sitting, f"alliance pass pass pass trumps:S call:{king}")


@pytest.mark.clause("DECL-9")
def test_the_ally_returns_or_keeps_before_the_first_lead() -> None:
    sitting = called()
    assert turn(sitting) == 2
    assert legal(sitting) == (RETURN, KEEP)
    assert is_hushed(sitting)
    assert why(sitting, "AS", 0) == "not-your-turn-to-name DECL-1"
    assert why(sitting, "return", 1) == "not-your-turn-to-name DECL-1"
    kept = go(sitting, "keep")
    assert turn(kept) == 0
    assert why(kept, "return", 2) == "not-your-turn-to-play PLAY-0"


@pytest.mark.clause("DECL-9")
def test_a_king_kept_leaves_an_alliance_that_nobody_has_heard_of() -> None:
    sitting, events = tell(called(), "keep")
    assert not any(isinstance(event, AllyShown | CardGivenUp) for event in events)
    assert result(played_to(sitting, side=6, after_six="stops")).facts.ally == 2


@pytest.mark.clause("DECL-9")
def test_the_returned_card_and_the_one_for_it_are_shown_to_all() -> None:
    sitting, events = tell(called(), "return")
    assert events == (CardGivenUp(Seat(2), Seat(0), Card("KD")),)
    assert turn(sitting) == 0
    assert why(sitting, "give:KD") == "give-received DECL-7"
    assert why(sitting, "give:4D") == "give-not-held DECL-7"
    assert len(legal(sitting)) == 10
    assert Give(Card("AS")) in legal(sitting)
    given, events = tell(sitting, "give:2C")
    returned = [event for event in events if isinstance(event, CardReturned)]
    assert [(event.card, event.face_up) for event in returned] == [(Card("2C"), True)]
    assert given.deal is not None
    assert Card("KD") in given.deal.held[0]
    assert Card("2C") in given.deal.held[2]
    assert turn(given) == 0


@pytest.mark.clause("DECL-9", "HIST-3")
def test_after_a_return_she_plays_alone_at_an_alliances_rates_and_no_fish_is_paid() -> None:
    over = played_to(go(called(), "return give:2C"), side=7, premiers=False)
    assert result(over).facts.ally is None
    assert payments(result(over).transfers) == told(
        "3->pool 10 poulans, pool->0 10 pool,"
        "1->0 2 consolation, 2->0 2 consolation, 3->0 2 consolation,"
        "1->0 1 game, 2->0 1 game, 3->0 1 game"
    )


@pytest.mark.clause("DECL-9", "HIST-6")
def test_after_a_return_she_pays_alone_upon_losing() -> None:
    weak = "AS 2S KS QS 7D 6D 7H 6H 2C 3C"
    sitting = start("historical", weak, BASTO, ALLY, returned_king="optional")
    sitting = go(sitting, "alliance pass pass pass trumps:S call:KD return give:2C")
    over = played_to(sitting, side=5)
    assert payments(result(over).transfers) == told(
        "3->pool 10 poulans, 0->1 2 consolation, 0->2 2 consolation, 0->3 2 consolation,"
        "0->beasts 14 beast"
    )


@pytest.mark.clause("DECL-9", "VOLE-2", "HIST-3")
def test_the_vole_after_a_return_is_a_lone_players_decided_by_the_one_on_lead() -> None:
    hand = "AS 2S AC KS QS JS 7S 6S 5S 2C"
    sitting = start("historical", hand, "", "KD KH", returned_king="optional")
    sitting = go(sitting, "alliance pass pass pass trumps:S call:KD return give:2C")
    over = played_to(sitting, side=10)
    assert [p for p in payments(result(over).transfers) if "vole" in p] == [
        f"{n}->0 20 vole" for n in (1, 2, 3)
    ]
    six = six_tricks(sitting, keeping="KD")
    assert why(six, "stop") is None


@pytest.mark.clause("DECL-9", "HIST-3")
def test_matadors_count_as_then_held_after_a_return() -> None:
    hand = "AS 2S AC KS QS JS 7D 6D 2C 3C"
    sitting = start("historical", hand, "", ALLY, returned_king="optional")
    sitting = go(sitting, "alliance pass pass pass trumps:S call:KD return")
    assert result(played_to(go(sitting, "give:AC"))).facts.matadors == 0
    assert result(played_to(go(sitting, "give:2C"))).facts.matadors == 6


@pytest.mark.clause("DECL-9", "AUC-6")
@pytest.mark.parametrize("returned_king", ["optional", "compulsory"])
def test_nothing_is_returned_to_forced_spadille(returned_king: str) -> None:
    sitting = start("historical", HOMBRE, BASTO, ALLY, returned_king=returned_king)
    sitting = go(sitting, "pass pass pass pass trumps:S call:KD")
    assert turn(sitting) == 0
    assert why(sitting, "AS") is None


@pytest.mark.clause("DECL-9", "DECL-5")
@pytest.mark.parametrize("returned_king", ["optional", "compulsory"])
def test_nothing_is_returned_after_a_self_call(returned_king: str) -> None:
    own = "AS 2S KS QS JS 7S KD 6D 2C 3C"
    sitting = start("historical", own, returned_king=returned_king)
    sitting = go(sitting, "alliance pass pass pass trumps:S call:KD")
    assert why(sitting, "return", 0) == "not-in-play PLAY-0"


@pytest.mark.clause("DECL-9")
def test_where_it_is_off_there_is_no_return() -> None:
    sitting = called(returned_king="off")
    assert turn(sitting) == 0
    assert why(sitting, "return", 2) == "not-your-turn-to-play PLAY-0"


@pytest.mark.clause("DECL-9")
def test_where_it_is_compulsory_the_king_cannot_be_kept() -> None:
    sitting = called(returned_king="compulsory")
    assert legal(sitting) == (RETURN,)
    assert why(sitting, "keep") == "must-return DECL-9"


@pytest.mark.clause("DECL-9", "AUC-6")
def test_if_all_others_pass_spadille_is_forced_or_the_last_speaker_bids_as_agreed() -> None:
    forced = go(start("historical", returned_king="compulsory"), "pass pass pass")
    assert why(forced, "pass") is None
    agreed = start("historical", returned_king="compulsory", all_pass="last_bids")
    last = go(agreed, "pass pass pass")
    assert why(last, "pass") == "last-must-bid DECL-9"
    assert not any(isinstance(each, Pass) for each in legal(last))
    bid, events = tell(last, "alliance")
    assert any(isinstance(event, Undertaken) and not event.forced for event in events)
    other = go(agreed, "pass alliance pass")
    assert why(other, "pass") is None
    assert bid.deal is not None


# From a good hand

GOOD = "KD KH KC AC 5D 5H 4C 4D 4H 5C"
"""Three kings and a matador."""
POOR = "KD QH JC 7C 5D 5H 4C 4D 4H 5C"


def lost_after_return(ally: str, tricks: int = 5, **options: str) -> list[str]:
    weak = "AS 2S KS QS 7D 6D 7H 6H 2C 3C"
    sitting = start("historical", weak, "JS 7S 6S", ally, returned_king="optional", **options)
    sitting = go(sitting, "alliance pass pass pass trumps:S call:KD return give:2C")
    over = played_to(sitting, side=tricks)
    return [p for p in payments(result(over).transfers) if "beast" in p]


@pytest.mark.clause("DECL-10")
def test_an_ally_with_three_certain_tricks_who_returned_the_king_is_fined_if_hombre_loses() -> None:
    assert lost_after_return(GOOD, good_hand_return="fined") == [
        "0->beasts 14 beast",
        "2->beasts 14 beast",
    ]


@pytest.mark.clause("DECL-10")
def test_a_poor_hand_may_be_returned_from_and_so_may_any_where_it_is_not_fined() -> None:
    assert lost_after_return(POOR, good_hand_return="fined") == ["0->beasts 14 beast"]
    assert lost_after_return(GOOD) == ["0->beasts 14 beast"]


@pytest.mark.clause("DECL-10")
def test_if_hombre_wins_nobody_is_fined() -> None:
    hand = "AS 2S KS QS 6S 5S 7D 6D 2C 3C"
    sitting = start(
        "historical", hand, "JS 7S", GOOD, returned_king="optional", good_hand_return="fined"
    )
    sitting = go(sitting, "alliance pass pass pass trumps:S call:KD return give:2C")
    over = played_to(sitting, side=7)
    assert not any("beast" in p for p in payments(result(over).transfers))


@pytest.mark.clause("DECL-10", "BEAST-3")
def test_both_beasts_are_active_in_the_next_deal() -> None:
    weak = "AS 2S KS QS 7D 6D 7H 6H 2C 3C"
    sitting = start(
        "historical", weak, "JS 7S 6S", GOOD, returned_king="optional", good_hand_return="fined"
    )
    sitting = go(sitting, "alliance pass pass pass trumps:S call:KD return give:2C")
    over = played_to(sitting, side=4)
    assert over.books.beasts.active == (14, 14)
    assert [(f.offender, f.offence.value) for f in result(over).faults] == [(2, "false-return")]
