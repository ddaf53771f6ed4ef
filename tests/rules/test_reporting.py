import pytest
from msgspec.structs import replace
from tests.kit.deals import payments, result, rules, told
from tests.kit.reports import report, reported

from quadrille import RuleSet, begin
from quadrille.rules.actions import Report
from quadrille.rules.possible import why_no_report
from quadrille.rules.standing import ORDINARY
from quadrille.seats import Seat
from quadrille.sitting import now_paid

QUANTI = rules("quanti", {"mediateur": "yes"})
PARLETT = rules("parlett")


LEADER = rules("quanti", {"vole_consent": "leader"})


def why(entered: Report, *, where: RuleSet = QUANTI) -> str | None:
    refusal = why_no_report(where, ORDINARY, entered)
    return None if refusal is None else f"{refusal.code} {refusal.clause}"


SOLO = report("solo", (7, 1, 1, 1))
ALLIANCE = report("alliance", (4, 2, 2, 2), ally=2)
MEDIATEUR = report("mediateur", (7, 1, 1, 1), giver=2)
VOLE = report("vole", (8, 2, 0, 0), vole="bid")


@pytest.mark.parametrize("entered", [SOLO, ALLIANCE, MEDIATEUR, VOLE])
def test_a_possible_result_is_taken(entered: Report) -> None:
    assert why(entered) is None


def test_a_result_is_entered_by_nature_and_counts_as_a_deal() -> None:
    opened = begin(QUANTI, deals=4, dealer=Seat(2))
    over = reported(opened, SOLO)
    assert (over.number, over.counted, over.dealer, over.deal) == (1, 1, 3, None)
    assert payments(result(over).transfers) == told(
        "each->pool 1 stake, pool->0 4 pool, 1->0 4 solo, 2->0 4 solo, 3->0 4 solo"
    )
    assert now_paid(over).purses == (15, -5, -5, -5)


def test_the_dealer_of_a_result_stakes_where_dealers_do() -> None:
    chosen = rules("quanti", {"dealer_stakes": "yes"})
    over = reported(begin(chosen, deals=4, dealer=Seat(2)), SOLO)
    assert "2->pool 4 stake" in payments(result(over).transfers)


@pytest.mark.clause("DEAL-4")
def test_a_result_dealt_out_of_turn_stands_and_the_proper_dealer_follows() -> None:
    over = reported(begin(QUANTI, deals=4, dealer=Seat(2)), replace(SOLO, dealer=Seat(0)))
    assert (result(over).dealer, over.dealer, over.skipped) == (0, 2, (0,))


def test_a_contract_that_the_rules_do_not_have_is_refused() -> None:
    assert why(replace(SOLO, contract="contre")) == "result-contract AUC-2"
    assert why(MEDIATEUR, where=PARLETT) == "result-contract AUC-2"


@pytest.mark.clause("AUC-6")
def test_only_an_alliance_is_forced() -> None:
    assert why(replace(SOLO, forced=True)) == "result-forced AUC-6"
    assert why(replace(MEDIATEUR, forced=True)) == "result-forced AUC-6"
    assert why(replace(ALLIANCE, forced=True)) is None


@pytest.mark.clause("DECL-2")
def test_an_alliance_has_an_ally_other_than_hombre() -> None:
    assert why(replace(ALLIANCE, ally=None)) == "result-ally DECL-2"
    assert why(replace(ALLIANCE, ally=Seat(0))) == "result-ally DECL-2"


OLD_CALL = report("alliance", (4, 2, 2, 2), ally=2)


@pytest.mark.clause("DECL-9")
def test_where_the_return_is_compulsory_only_a_forced_alliance_has_an_ally() -> None:
    compulsory = rules("historical", {"returned_king": "compulsory"})
    assert why(OLD_CALL, where=rules("historical", {"returned_king": "optional"})) is None
    assert why(OLD_CALL, where=compulsory) == "result-kept DECL-9"
    assert why(replace(OLD_CALL, forced=True), where=compulsory) is None
    returned = replace(OLD_CALL, ally=None, tricks=(7, 1, 1, 1))
    assert why(replace(returned, exchanged=True), where=compulsory) is None
    assert why(replace(returned, exchanged=True, giver=Seat(2)), where=compulsory) is None
    assert why(replace(returned, called_own=True), where=compulsory) is None


@pytest.mark.clause("DECL-9", "AUC-6")
def test_where_the_last_speaker_must_bid_spadille_is_never_forced() -> None:
    forced = replace(OLD_CALL, forced=True)
    for returned_king in ("off", "optional", "compulsory"):
        agreed = {"returned_king": returned_king, "all_pass": "last_bids"}
        assert why(forced, where=rules("historical", agreed)) == "result-last-bids DECL-9"
        agreed["all_pass"] = "forced"
        assert why(forced, where=rules("historical", agreed)) is None


@pytest.mark.clause("DECL-5")
def test_one_who_plays_alone_has_no_ally() -> None:
    assert why(replace(SOLO, ally=Seat(1))) == "result-alone DECL-5"
    assert why(replace(MEDIATEUR, ally=Seat(1))) == "result-alone DECL-5"
    own = report("alliance", (6, 2, 1, 1), called_own=True)
    assert why(own) is None
    assert why(replace(own, ally=Seat(1))) == "result-alone DECL-5"


@pytest.mark.clause("DECL-5")
def test_ones_own_card_is_called_only_where_it_may_be() -> None:
    own = report("alliance", (6, 2, 1, 1), called_own=True)
    assert why(own, where=PARLETT) == "result-called-own DECL-5"
    assert why(replace(SOLO, called_own=True)) == "result-called-own DECL-5"


@pytest.mark.clause("DECL-7")
def test_mediateur_has_a_giver_unless_the_card_was_her_own() -> None:
    assert why(replace(MEDIATEUR, giver=None)) == "result-lacks QPAY-3"
    assert why(replace(MEDIATEUR, giver=Seat(0))) == "result-giver DECL-7"
    assert why(replace(MEDIATEUR, giver=None, called_own=True)) is None
    assert why(replace(MEDIATEUR, called_own=True)) == "result-giver DECL-7"
    assert why(replace(SOLO, giver=Seat(2))) == "result-giver DECL-7"
    assert why(replace(SOLO, exchanged=True)) == "result-giver DECL-7"


@pytest.mark.clause("CARD-5")
def test_matadors_are_three_or_more_united_or_none() -> None:
    assert why(replace(SOLO, matadors=None)) == "result-lacks QPAY-3"
    for matadors in (1, 2, 6):
        assert why(replace(SOLO, matadors=matadors)) == "result-matadors CARD-5"
    assert why(replace(SOLO, matadors=5)) is None
    red = report("solo", (10, 0, 0, 0), trumps="H", premiers=True, vole="undertaken")
    assert why(replace(red, matadors=10)) is None
    assert why(replace(red, matadors=13)) == "result-matadors CARD-5"


@pytest.mark.clause("VOLE-8")
def test_ten_tricks_are_told_or_six_of_a_side_that_stopped() -> None:
    assert why(replace(SOLO, tricks=(7, 0, 0, 0))) == "result-tricks VOLE-8"
    assert why(replace(SOLO, tricks=(11, -1, 0, 0))) == "result-tricks VOLE-8"
    stopped = report("solo", (6, 0, 0, 0), premiers=True)
    assert why(stopped) is None
    assert why(replace(stopped, tricks=(5, 1, 0, 0))) == "result-stop VOLE-2"
    assert why(replace(stopped, premiers=False)) == "result-stop VOLE-2"
    undertaken = report("solo", (6, 0, 0, 0), premiers=True, vole="undertaken")
    assert why(undertaken) == "result-stop VOLE-2"


@pytest.mark.clause("VOLE-1", "VOLE-2", "VOLE-5")
def test_premiers_are_told_and_agree_with_the_tricks() -> None:
    assert why(replace(SOLO, premiers=None)) == "result-lacks QPAY-3"
    lost = report("solo", (5, 5, 0, 0), premiers=True)
    assert why(lost) == "result-premiers VOLE-1"
    assert why(replace(ALLIANCE, forced=True, premiers=True)) == "result-premiers VOLE-1"
    assert why(replace(SOLO, tricks=(10, 0, 0, 0))) == "result-premiers VOLE-1"
    all_ten = report("alliance", (6, 0, 4, 0), ally=2, forced=True)
    assert why(all_ten) is None


@pytest.mark.clause("VOLE-2", "VOLE-4")
def test_with_premiers_one_stops_or_goes_for_the_vole_unless_the_leader_could_not() -> None:
    went_on = replace(SOLO, premiers=True)
    assert why(went_on) == "result-stop VOLE-2"
    assert why(went_on, where=LEADER) == "result-stop VOLE-2"
    assert why(replace(ALLIANCE, premiers=True)) == "result-stop VOLE-2"
    assert why(replace(ALLIANCE, premiers=True), where=LEADER) is None
    own = report("alliance", (7, 1, 1, 1), called_own=True, premiers=True)
    assert why(own, where=LEADER) is None


@pytest.mark.clause("VOLE-6")
def test_a_bid_vole_is_one_of_all_ten_and_another_needs_premiers() -> None:
    assert why(replace(VOLE, vole=SOLO.vole)) == "result-vole VOLE-2"
    assert why(report("solo", (8, 2, 0, 0), vole="bid")) == "result-vole VOLE-2"
    assert why(report("solo", (8, 2, 0, 0), vole="undertaken")) == "result-vole VOLE-2"


@pytest.mark.clause("CARD-5", "PLAY-4")
def test_honours_held_win_the_tricks_that_they_must() -> None:
    assert why(report("solo", (2, 8, 0, 0), matadors=3)) == "result-honours CARD-5"
    assert why(report("alliance", (1, 5, 0, 4), ally=2, matadors=3)) == "result-honours CARD-5"
    holders = (Seat(0), Seat(1), Seat(0))
    assert why(replace(SOLO, holders=holders)) is None
    assert why(replace(SOLO, holders=holders, matadors=3)) == "result-honours CARD-5"
    united = (Seat(0), Seat(0), Seat(0))
    assert why(replace(SOLO, holders=united, matadors=3)) is None
    assert why(replace(SOLO, holders=united)) == "result-honours CARD-5"
    none = report("alliance", (4, 4, 2, 0), ally=2)
    assert why(replace(none, holders=(Seat(3), Seat(1), Seat(0)))) == "result-honours CARD-5"
    forced = replace(none, forced=True, holders=(Seat(1), Seat(1), Seat(0)))
    assert why(forced) == "result-honours CARD-5"
    long = report("solo", (10, 0, 0, 0), trumps="H", premiers=True, vole="undertaken")
    assert why(replace(long, matadors=11)) == "result-honours CARD-5"
