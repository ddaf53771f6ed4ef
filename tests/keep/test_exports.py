"""A sheet as CSV, as JSON and as data: nothing is lost, and nothing is obeyed by a spreadsheet."""

import csv
import io
import json

import msgspec

from quadrille.cards import Suit
from quadrille.record import encode, scores
from quadrille.rules.actions import Report
from quadrille.rules.standing import Fault, Offence
from quadrille.scorekeeper import (
    Sheet,
    as_csv,
    as_json,
    entered,
    opened,
    played,
    struck,
    told,
)
from quadrille.seats import NATURE, Seat


def _sheet(first: str = "Anna") -> Sheet:
    sheet = opened(
        (first, "Ben, senior", "Carla", "Dan"),
        "mediateur",
        deals=4,
        dealer=Seat(0),
        favourite=Suit.HEARTS,
        options={"double_rounds": "none"},
    )
    lost = Report(
        hombre=Seat(0),
        contract="solo",
        trumps=Suit.HEARTS,
        tricks=(5, 2, 2, 1),
        matadors=0,
        holders=(Seat(0), Seat(1), Seat(1)),
    )
    sheet = struck(entered(sheet, NATURE, lost), 0)
    return entered(
        entered(sheet, NATURE, lost), NATURE, Fault(Seat(1), Offence.HAND_TURNED, Seat(2))
    )


def test_every_entry_is_a_row() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(_sheet()))))
    assert [row["struck"] for row in rows] == ["yes", "no", "no"]
    assert [row["kind"] for row in rows] == ["result", "result", "fault"]
    assert rows[1]["Ben, senior"] == str(told(_sheet()).entries[1].balances[1])
    assert rows[2]["active beasts"] == "28 28"
    assert rows[2]["outcome"] == "fault 1 hand-turned with 2"


def test_a_spreadsheet_obeys_no_name() -> None:
    heads = as_csv(_sheet("=1+1")).splitlines()[0]
    assert "'=1+1" in heads
    assert '"Ben, senior"' in heads
    assert ",-" in as_csv(_sheet())


def test_the_scores_are_those_of_the_record() -> None:
    kept = json.loads(as_json(_sheet()))
    assert kept["names"] == ["Anna", "Ben, senior", "Carla", "Dan"]
    assert kept["options"] == {"double_rounds": "none"}
    assert kept["favourite"] == "H"
    assert [entry["struck"] for entry in kept["entries"]] == [True, False, False]
    assert kept["scores"] == json.loads(encode(scores(played(_sheet()))))


def test_a_ruling_tells_only_what_it_moves_by_itself() -> None:
    entries = told(_sheet()).entries
    assert entries[0].deal is None
    assert {(each.payer, each.amount) for each in entries[2].pushes} == {(1, 14), (2, 14)}
    laid = entries[2].pushes[0]
    assert (laid.markers, laid.fish, laid.jetons) == (0, 1, 4)


def test_the_change_of_each_deal_leads_from_balance_to_balance() -> None:
    deal = told(_sheet()).entries[1].deal
    assert deal is not None
    assert deal.change == told(_sheet()).entries[1].balances
    assert sum(deal.change) + told(_sheet()).entries[1].pool + 28 == 0


def test_the_end_is_told_with_what_is_shared_out() -> None:
    sheet = opened(("A", "B", "C", "D"), "quanti", deals=4, dealer=Seat(0))
    solo = Report(
        hombre=Seat(0),
        contract="solo",
        trumps=Suit.SPADES,
        tricks=(5, 2, 2, 1),
        matadors=0,
        premiers=False,
    )
    for _ in range(4):
        sheet = entered(sheet, NATURE, solo)
    known = told(sheet)
    assert known.complete
    assert known.due == ()
    assert sum(known.final) == 0
    assert {each.payer for each in known.last_pushes} == {"pool"}
    assert msgspec.json.encode(known)
