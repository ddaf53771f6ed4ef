import pytest
from tests.kit.deals import result, rules
from tests.kit.reports import report, reported

from quadrille import begin
from quadrille.rules.actions import Report
from quadrille.rules.deal import Outcome
from quadrille.rules.outcome import bearers, outcome_of, vole_has_failed, vole_is_made
from quadrille.rules.reporting import facts_reported
from quadrille.seats import Seat

LADDER = rules("quanti", {"mediateur": "yes"})
AS_SOLO = rules("parlett")


def outcome(tricks: int, contract: str = "solo", *, as_solo: bool = False) -> Outcome:
    vole = "bid" if contract == "vole" else "no"
    entered = report(contract, (tricks, 10 - tricks, 0, 0), vole=vole)
    chosen = AS_SOLO if as_solo else LADDER
    return outcome_of(chosen, facts_reported(chosen, None, entered))


def borne(entered: Report) -> tuple[Seat, ...]:
    return bearers(LADDER, facts_reported(LADDER, None, entered))


@pytest.mark.clause("QPAY-4", "QPAY-6", "QPAY-7")
def test_six_tricks_win_five_are_remise_and_fewer_codille() -> None:
    ended = [outcome(tricks).value for tricks in range(11)]
    assert ended == ["codille"] * 5 + ["remise"] + ["won"] * 5


@pytest.mark.clause("QPAY-10")
def test_a_bid_vole_needs_all_ten_and_is_a_remise_below_six() -> None:
    ended = [outcome(tricks, "vole").value for tricks in range(11)]
    assert ended == ["remise"] * 6 + ["vole-lost"] * 4 + ["won"]


@pytest.mark.clause("QPAY-10")
def test_or_a_bid_vole_below_six_is_lost_as_a_solo_is() -> None:
    ended = [outcome(tricks, "vole", as_solo=True).value for tricks in range(11)]
    assert ended == ["codille"] * 5 + ["remise"] + ["vole-lost"] * 4 + ["won"]


@pytest.mark.clause("QPAY-5")
def test_in_an_alliance_the_tricks_of_both_count() -> None:
    entered = report("alliance", (2, 2, 4, 2), ally=2)
    assert outcome_of(LADDER, facts_reported(LADDER, None, entered)) is Outcome.WON


@pytest.mark.clause("QPAY-8")
def test_allies_share_a_loss_unless_hombre_won_fewer_than_three() -> None:
    assert borne(report("alliance", (3, 5, 2, 0), ally=2)) == (0, 2)
    assert borne(report("alliance", (2, 5, 3, 0), ally=2)) == (0,)
    assert borne(report("alliance", (1, 5, 4, 0), ally=2, forced=True)) == (0, 2)
    assert borne(report("solo", (5, 5, 0, 0))) == (0,)
    assert borne(report("alliance", (5, 5, 0, 0), called_own=True)) == (0,)


def test_a_vole_is_made_or_missed_only_if_it_was_bid_or_undertaken() -> None:
    made = report("solo", (10, 0, 0, 0), premiers=True, vole="undertaken")
    missed = report("vole", (9, 1, 0, 0), vole="bid")
    neither = report("solo", (9, 1, 0, 0))
    told = [
        (vole_is_made(facts), vole_has_failed(facts))
        for facts in (facts_reported(LADDER, None, each) for each in (made, missed, neither))
    ]
    assert told == [(True, False), (False, True), (False, False)]


def test_the_result_of_a_deal_tells_how_the_vole_went() -> None:
    opened = begin(LADDER, deals=4, dealer=Seat(3))
    for entered, vole in (
        (report("solo", (10, 0, 0, 0), premiers=True, vole="undertaken"), "made"),
        (report("solo", (8, 2, 0, 0), premiers=True, vole="undertaken"), "failed"),
        (report("solo", (8, 2, 0, 0)), "no"),
    ):
        assert result(reported(opened, entered)).vole == vole
