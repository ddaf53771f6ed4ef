from random import Random

import pytest
from tests.kit.loo import ALL_RULES, begun, paid, random_steps

from quadrille.errors import NotAllowed, Unreadable
from quadrille.loo import apply, begin, refuse
from quadrille.loo.actions import Report
from quadrille.loo.choices import RuleSet
from quadrille.loo.record import load, recorded, write
from quadrille.loo.sitting import DealResult, Sitting
from quadrille.seats import NATURE, Seat


def _report(played: str, tricks: str, *, miss: int | None = None, defended: bool = False) -> Report:
    return Report(
        played=tuple(Seat(int(seat)) for seat in played.split()),
        miss=None if miss is None else Seat(miss),
        defended=defended,
        tricks=tuple(map(int, tricks.split())),
    )


def _code(sitting: Sitting, report: Report) -> str | None:
    refusal = refuse(sitting, NATURE, report)
    return None if refusal is None else f"{refusal.code.removeprefix('loo-')} {refusal.clause}"


def _reported(result: DealResult) -> Report:
    return Report(
        played=tuple(sorted(result.played)),
        miss=result.miss,
        defended=result.defended,
        tricks=result.tricks,
    )


@pytest.mark.clause("LOO-4", "LOO-5", "LOO-9", "LOO-10")
@pytest.mark.parametrize("players", [2, 3, 5, 16, 17])
@pytest.mark.parametrize("rules", ALL_RULES)
def test_a_deal_that_is_reported_pays_what_it_paid_card_by_card(
    players: int, rules: RuleSet
) -> None:
    first = told = begin(rules, players=players, deals=30, dealer=Seat(0))
    for _, _, _, after in random_steps(first, Random(players)):
        if len(after.results) == len(told.results):
            continue
        played = after.results[-1]
        told, _ = apply(told, NATURE, _reported(played))
        known = told.results[-1]
        assert known.transfers == played.transfers
        assert (known.looed, known.played) == (played.looed, played.played)
        assert (known.balances, known.pool) == (played.balances, played.pool)
    assert told.is_complete


@pytest.mark.clause("LOO-9")
def test_a_report_is_paid_by_tricks_and_loos() -> None:
    sitting, _ = apply(begun(4), NATURE, _report("0 2 3", "1 0 2 0", miss=2))
    assert paid(sitting.results[-1].transfers) == [
        "3->pool 3 stake LOO-2",
        "pool->0 1 pool LOO-9",
        "pool->2 2 pool LOO-9",
        "3->pool 3 loo LOO-9",
    ]
    assert (sitting.dealer, sitting.accounts.pool) == (0, 3)


@pytest.mark.clause("LOO-4")
def test_a_pool_for_which_nobody_else_plays_goes_to_one() -> None:
    left, _ = apply(begun(3), NATURE, _report("", "0 0 0"))
    assert paid(left.results[-1].transfers)[1:] == ["pool->2 3 pool LOO-4"]
    alone, _ = apply(begun(3), NATURE, _report("1", "0 0 0", miss=1))
    assert paid(alone.results[-1].transfers)[1:] == ["pool->1 3 pool LOO-4"]


@pytest.mark.parametrize(
    ("report", "why"),
    [
        (_report("0 1", "3 0"), "report-seats LOO-1"),
        (_report("0 7", "3 0 0"), "report-seats LOO-1"),
        (_report("0", "0 0 0"), "dealer-must-play LOO-5"),
        (_report("2", "0 0 0"), "report-dealer-alone LOO-4"),
        (_report("2", "0 0 0", miss=2), "report-dealer-alone LOO-4"),
        (_report("0 1", "3 0 0", miss=2), "report-miss LOO-3"),
        (_report("0 1", "3 0 0", defended=True), "not-to-defend LOO-5"),
        (_report("0 1 2", "3 0 0", defended=True), "not-to-defend LOO-5"),
        (_report("0 2", "3 0 0", miss=0, defended=True), "not-to-defend LOO-5"),
        (_report("0 2", "2 0 0"), "report-tricks LOO-9"),
        (_report("0", "3 0 0", miss=0), "report-tricks LOO-9"),
        (_report("0 2", "2 1 0"), "report-winner LOO-9"),
    ],
)
def test_what_no_deal_can_come_to_is_refused(report: Report, why: str) -> None:
    assert _code(begun(3), report) == why


@pytest.mark.clause("LOO-2", "LOO-10")
def test_a_report_keeps_what_the_table_has_agreed() -> None:
    agreed = begun(3, single_must_play="yes")
    assert _code(agreed, _report("0 2", "3 0 0")) == "single-must-play LOO-10"
    double, _ = apply(agreed, NATURE, _report("0 1 2", "3 0 0"))
    assert _code(double, _report("0 2", "3 0 0")) is None
    crowded = _report("0 1", "3" + " 0" * 16, miss=0)
    assert _code(begun(17), crowded) == "no-miss LOO-2"
    playing = apply(begun(3, deals=1), NATURE, _report("", "0 0 0"))[0]
    with pytest.raises(NotAllowed):
        apply(playing, NATURE, _report("", "0 0 0"))


def test_a_reported_deal_is_one_line_of_a_record() -> None:
    first = begun(3, deals=2, unlimited="yes")
    reports = [_report("0 2", "1 0 2", defended=True), _report("1", "0 0 0", miss=1)]
    text = write(recorded(first, [(NATURE, each) for each in reports]))
    assert "deal 1 dealer 2\nresult played 0 2 defended tricks 1 0 2\n= tricks 1 0 2\n" in text
    assert "\nresult played 1 miss 1 tricks 0 0 0\n" in text
    again = load(text)
    assert write(again.record) == text
    assert [action for _, action in again.deeds] == reports
    assert again.sitting.results[0].turn_up is None


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("result played tricks 0 0 0", "deal-first"),
        ("deal 1 dealer 2\nresult played 0 0 tricks 3 0 0", "loo-player-twice"),
        ("deal 1 dealer 2\nresult played 0 1 tricks 1 0 0", "unlawful-deal"),
        ("deal 1 dealer 2\nresult played 0 1 tricks 3 0 0\n0 play", "deal-over"),
        ("deal 1 dealer 5\nresult played 0 1 tricks 3 0 0", "loo-no-such-player"),
    ],
)
def test_what_is_wrong_with_a_reported_deal_is_told(lines: str, code: str) -> None:
    with pytest.raises(Unreadable) as told:
        load(f"loo-record 1\n{lines}\n")
    assert told.value.code == code
