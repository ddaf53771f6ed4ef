"""Rulings in a sitting: what an offence costs, when it may be entered, and what it bars."""

import msgspec
import pytest
from tests.kit.calls import called, six_tricks
from tests.kit.deals import dealt, filled, go, payments, result, rules, start, why
from tests.kit.endings import played_to
from tests.kit.solos import dealt_to_eldest, remise, ruled, solo, strong_hand, won

from quadrille import NATURE, Sitting, apply, begin
from quadrille.cards import Card, Suit
from quadrille.rules.actions import DealOut, Redeal, Void
from quadrille.rules.events import Ruled
from quadrille.rules.standing import Fault, Offence
from quadrille.seats import Four, Seat
from quadrille.sitting import Books, refuse

REVOKE = Fault(Seat(2), Offence.REVOKE)


def table(key: str = "mediateur") -> Sitting:
    return begin(rules(key), deals=4, dealer=Seat(3))


def beasts(sitting: Sitting) -> list[str]:
    return [p for p in payments(result(sitting).transfers) if p.endswith("beast")]


def refusal(sitting: Sitting, fault: Fault) -> str | None:
    why_not = refuse(sitting, NATURE, fault)
    return None if why_not is None else f"{why_not.code} {why_not.clause}"


# A beast each


@pytest.mark.clause("LAW-1", "LAW-2", "LAW-7", "VOLE-7", "DECL-10", "LAW-5")
@pytest.mark.parametrize(
    "offence", ["revoke", "false-trump", "hand-turned", "dissuasion", "false-return", "shown-ally"]
)
def test_each_of_these_costs_the_offender_a_beast_as_large_as_the_game(offence: str) -> None:
    over = solo(remise(table()), 6, faults=[f"3 {offence}"])
    # 28 carried, 28 of this deal, and the active beast of 28.
    assert "3->beasts 84 beast" in beasts(over)
    assert over.books.beasts.active == (84,)


@pytest.mark.clause("LAW-7", "VOLE-7")
def test_speech_costs_no_beast() -> None:
    assert beasts(solo(table(), 6, faults=["3 speech"])) == []


@pytest.mark.clause("LAW-1")
def test_each_revoke_that_is_found_by_itself_costs_its_own_beast() -> None:
    over = solo(table(), 6, faults=["3 revoke", "3 revoke"])
    assert beasts(over) == ["3->beasts 28 beast", "3->beasts 28 beast"]
    assert over.books.beasts.active == (28, 28)


@pytest.mark.clause("LAW-4")
def test_a_hand_turned_at_ones_turn_is_one_beast_shared_by_the_two() -> None:
    over = solo(table(), 6, faults=["2 hand-turned with 3"])
    assert beasts(over) == ["2->beasts 14 beast", "3->beasts 14 beast"]
    assert over.books.beasts.active == (28,)
    out_of_turn = solo(table(), 6, faults=["2 hand-turned"])
    assert beasts(out_of_turn) == ["2->beasts 28 beast"]


@pytest.mark.clause("LAW-4")
def test_nothing_else_is_shared_and_nobody_shares_with_herself() -> None:
    sitting = dealt_to_eldest(table(), 6)
    assert refusal(sitting, Fault(Seat(2), Offence.REVOKE, Seat(3))) == "fault-sharer LAW-4"
    assert refusal(sitting, Fault(Seat(2), Offence.HAND_TURNED, Seat(2))) == "fault-sharer LAW-4"


@pytest.mark.clause("LAW-1", "BEAST-1", "MPAY-7")
def test_in_a_double_deal_such_a_beast_is_56_and_the_favourite_does_not_enlarge_it() -> None:
    sitting = begin(
        rules("mediateur", {"double_rounds": "all"}), deals=4, dealer=Seat(3), favourite=Suit.SPADES
    )
    assert beasts(solo(sitting, 6, faults=["1 revoke"])) == ["1->beasts 56 beast"]


@pytest.mark.clause("LAW-1", "HIST-4")
def test_in_the_older_form_it_is_14() -> None:
    assert beasts(solo(table("historical"), 6, faults=["1 revoke"])) == ["1->beasts 14 beast"]


# When


@pytest.mark.clause("LAW-1")
def test_a_fault_is_ruled_on_during_the_deal_and_after_it_until_the_next() -> None:
    before = table()
    assert refusal(before, REVOKE) == "fault-too-late LAW-8"
    on = dealt_to_eldest(before, 6)
    assert refusal(on, REVOKE) is None
    on = go(on, "solo pass pass pass trumps:S AS")
    during, events = apply(on, NATURE, REVOKE)
    assert events == (Ruled(REVOKE),)
    over = played_to(during, side=6, after_six="stops")
    afterwards = ruled(played_to(on, side=6, after_six="stops"), "2 revoke")
    assert over.books == afterwards.books
    assert result(over).transfers == result(afterwards).transfers
    next_deal = dealt(afterwards)
    assert result(next_deal).faults == (REVOKE,)
    assert refusal(go(next_deal, "pass"), REVOKE) is None


@pytest.mark.clause("LAW-1", "DEAL-3")
def test_a_void_deal_takes_its_faults_along_and_closes_the_one_before() -> None:
    sitting = ruled(go(dealt_to_eldest(won(table()), 6), "solo"), "2 revoke")
    sitting, _ = apply(sitting, NATURE, Redeal(Void.BAD_PACK))
    assert sitting.books.beasts.total == 0
    assert refusal(sitting, REVOKE) == "fault-too-late LAW-8"


@pytest.mark.clause("LAW-1")
def test_rulings_keep_the_accounts_at_zero_and_the_count_of_deals() -> None:
    sitting = ruled(ruled(remise(table()), "2 revoke"), "1 hand-turned with 3")
    assert sitting.counted == 1
    assert len(sitting.results) == 1
    assert sitting.accounts.total == 0
    assert sitting.accounts.beasts == sitting.books.beasts.total == 84


@pytest.mark.clause("LAW-1")
@pytest.mark.parametrize("key", ["quanti", "parlett", "online"])
def test_the_quanti_family_has_no_such_beasts(key: str) -> None:
    assert refusal(start(key), REVOKE) == "no-faults LAW-1"


def test_only_nature_enters_a_ruling() -> None:
    assert why(start("mediateur"), REVOKE, 0) == "not-to-deal DEAL-2"


# The right to the vole


def undertaken_by_the_partners(*faults: str, ruled_after: int = 0) -> Sitting:
    hombre, ally = "AS 2S AC KS QS JS 7S 6S 5S 3D", "KD 4S 3S QD JD AD 2D QH JH KH"
    stranger = "KC QC JC 7C 6C 5C 4C 2H 3H 4H"
    sitting = start("mediateur", hombre, stranger, ally)
    sitting = go(sitting, "alliance pass pass pass trumps:S call:KD 3D KC KD")
    if ruled_after:
        sitting = six_tricks(sitting)
    for told_ in faults:
        sitting = ruled(sitting, told_)
    return sitting


@pytest.mark.clause("VOLE-7", "LAW-7")
@pytest.mark.parametrize("speaker", [0, 2])
def test_one_of_the_side_who_speaks_forfeits_the_vole_for_both(speaker: int) -> None:
    sitting = six_tricks(undertaken_by_the_partners(f"{speaker} speech"))
    assert why(sitting, "stop") == "no-stop VOLE-2"
    over = played_to(sitting, side=10)
    assert result(over).vole == "no"
    assert not any("vole" in p for p in payments(result(over).transfers))


@pytest.mark.clause("VOLE-7", "LAW-7")
def test_a_defender_who_speaks_does_not_cost_the_side_its_vole() -> None:
    over = played_to(undertaken_by_the_partners("1 speech"), side=10)
    assert result(over).vole == "made"
    assert "1->0 20 vole" in payments(result(over).transfers)
    later = ruled(played_to(undertaken_by_the_partners(), side=10), "3 speech")
    assert result(later).vole == "made"


@pytest.mark.clause("VOLE-7", "LAW-7")
def test_speech_after_six_tricks_takes_the_choice_away_and_play_goes_on() -> None:
    sitting = undertaken_by_the_partners("2 speech", ruled_after=6)
    assert why(sitting, "stop") == "no-stop VOLE-2"
    lost = played_to(sitting, side=10)
    assert result(lost).vole == "no"


@pytest.mark.clause("VOLE-7", "LAW-7")
def test_a_vole_that_was_made_is_not_paid_once_speech_is_ruled_afterwards() -> None:
    over = played_to(undertaken_by_the_partners(), side=10)
    assert "1->0 20 vole" in payments(result(over).transfers)
    over = ruled(over, "0 speech")
    assert not any("vole" in p for p in payments(result(over).transfers))
    assert "1->0 4 premium" in payments(result(over).transfers)


@pytest.mark.clause("LAW-5")
def test_an_ally_who_shows_herself_for_nothing_else_loses_the_vole_and_a_beast() -> None:
    over = played_to(undertaken_by_the_partners("2 shown-ally"), side=10)
    assert result(over).vole == "no"
    assert beasts(over) == ["2->beasts 28 beast"]


@pytest.mark.clause("VOLE-7")
def test_dissuasion_costs_a_beast_and_leaves_the_vole_alone() -> None:
    over = played_to(undertaken_by_the_partners("2 dissuasion"), side=10)
    assert result(over).vole == "made"
    assert beasts(over) == ["2->beasts 28 beast"]


# Dealing


@pytest.mark.clause("DEAL-3")
@pytest.mark.parametrize("cause", [Void.EXPOSED_CARD, Void.BAD_PACK])
def test_a_void_deal_costs_the_faulty_dealer_no_beast_and_puts_up_no_poulans(cause: Void) -> None:
    sitting, _ = apply(remise(table()), NATURE, Redeal(cause))
    assert sitting.dealer == 0
    assert sitting.books.beasts.active == (28,)
    assert sitting.accounts.pool == 20
    assert sitting.counted == 1


@pytest.mark.clause("DEAL-3")
def test_a_bad_pack_voids_a_deal_until_the_last_card_and_not_after() -> None:
    sitting = go(dealt_to_eldest(table(), 6), "solo pass pass pass trumps:S AS")
    assert why(sitting, Redeal(Void.BAD_PACK), NATURE) is None
    over = played_to(sitting, side=6, after_six="stops")
    moved = over.accounts.purses
    again, _ = apply(over, NATURE, Redeal(Void.BAD_PACK))
    # It is the next deal that is void; the one that was settled stands.
    assert again.accounts.purses == moved
    assert again.counted == 1


@pytest.mark.clause("DEAL-4", "MPAY-1")
def test_a_deal_out_of_turn_that_stands_has_the_mistaken_dealers_poulans() -> None:
    sitting = table()
    out = DealOut(dealt_hands(1), dealer=Seat(0))
    sitting, _ = apply(sitting, NATURE, out)
    over = played_to(go(sitting, "1:solo pass pass pass trumps:S"), side=6, after_six="stops")
    assert "0->pool 20 poulans" in payments(result(over).transfers)
    assert over.dealer == 3
    # The proper dealer deals next, and then player 1, for player 0 is skipped.
    assert won(over).dealer == 1


def dealt_hands(seat: int) -> Four[tuple[Card, ...]]:
    hands = ["", "", "", ""]
    hands[seat] = strong_hand(6)
    return filled(*hands)


# What the table itself prevents


@pytest.mark.clause("LAW-6")
def test_nobody_acts_out_of_turn_and_the_first_suit_named_is_trumps() -> None:
    sitting = called()
    assert why(sitting, "7S", 1) == "not-your-turn-to-play PLAY-0"
    named = go(start("mediateur"), "alliance pass pass pass trumps:S")
    assert why(named, "trumps:H") == "trumps-are-named DECL-1"


@pytest.mark.clause("LAW-9")
def test_a_sitting_may_be_put_aside_and_taken_up_exactly_as_it_stood() -> None:
    half = go(dealt_to_eldest(remise(table()), 6), "solo pass pass pass trumps:S AS")
    taken_up = msgspec.msgpack.decode(msgspec.msgpack.encode(half.books), type=Books)
    assert taken_up == half.books
    over = played_to(half, side=6, after_six="stops")
    assert over == played_to(half, side=6, after_six="stops")


@pytest.mark.clause("LAW-8")
def test_what_was_settled_is_not_reopened_once_the_next_deal_is_dealt() -> None:
    sitting = dealt(remise(table()))
    before = sitting.results
    sitting = ruled(sitting, "2 revoke")
    assert sitting.results == before
