"""A score sheet: nothing is erased, and the accounts follow from what stands."""

from random import Random

import pytest
from tests.kit.often import MANY
from tests.kit.sheets import NAMES, any_change, any_sheet

from quadrille.cards import Suit
from quadrille.errors import BadOption, NotAllowed, Unreadable
from quadrille.record import load, scores
from quadrille.rules.actions import Claim, Redeal, Report, Void
from quadrille.rules.standing import Bonus, Fault, Offence
from quadrille.scorekeeper import (
    Sheet,
    amended,
    as_text,
    entered,
    from_text,
    last_standing,
    opened,
    played,
    restored,
    struck,
)
from quadrille.seats import NATURE, Seat

REMISE = Report(
    hombre=Seat(1),
    ally=Seat(2),
    contract="alliance",
    trumps=Suit.HEARTS,
    tricks=(3, 3, 2, 2),
    matadors=0,
    premiers=False,
)
SOLO = Report(
    hombre=Seat(0),
    contract="solo",
    trumps=Suit.SPADES,
    tricks=(7, 1, 1, 1),
    matadors=3,
    premiers=False,
)


def _sheet(rules: str = "quanti", **options: str) -> Sheet:
    return opened(NAMES, rules, deals=8, dealer=Seat(2), options=options)


def _with(sheet: Sheet, *reports: Report) -> Sheet:
    for report in reports:
        sheet = entered(sheet, NATURE, report)
    return sheet


def test_an_entry_moves_the_accounts_as_the_law_says() -> None:
    sheet = _with(_sheet(), REMISE)
    assert played(sheet).accounts.purses == (-1, -3, -3, -1)
    assert played(sheet).dealer == 3


def test_what_is_struck_through_stays_and_counts_no_more() -> None:
    sheet = _with(_sheet(), REMISE, SOLO)
    undone = struck(sheet, 1)
    assert [entry.struck for entry in undone.entries] == [False, True]
    assert played(undone).accounts == played(_with(_sheet(), REMISE)).accounts
    assert restored(undone, 1) == sheet


def test_a_correction_stands_in_the_place_of_what_was_wrong() -> None:
    sheet = _with(_sheet(), REMISE, SOLO)
    corrected = amended(sheet, 0, NATURE, SOLO)
    assert [entry.struck for entry in corrected.entries] == [True, False, False]
    assert played(corrected).accounts == played(_with(_sheet(), SOLO, SOLO)).accounts


def test_the_last_entry_that_stands_is_the_one_to_undo() -> None:
    assert last_standing(_sheet()) is None
    sheet = _with(_sheet(), REMISE, SOLO)
    assert last_standing(sheet) == 1
    assert last_standing(struck(sheet, 1)) == 0


def test_with_a_deal_what_was_ruled_and_claimed_on_it_is_struck() -> None:
    sheet = _with(_sheet("historical", strict_claims="yes"), SOLO)
    sheet = entered(sheet, Seat(0), Claim(Bonus.SOLO))
    sheet = entered(sheet, NATURE, Fault(Seat(3), Offence.REVOKE))
    sheet = _with(sheet, SOLO)
    assert [entry.struck for entry in struck(sheet, 0).entries] == [True, True, True, False]


def test_what_a_later_entry_rests_on_cannot_be_struck_alone() -> None:
    sheet = opened(NAMES, "mediateur", deals=4, dealer=Seat(0))
    lost = Report(
        hombre=Seat(1),
        ally=Seat(2),
        contract="alliance",
        trumps=Suit.HEARTS,
        tricks=(3, 3, 2, 2),
        matadors=0,
        holders=(Seat(0), Seat(1), Seat(2)),
    )
    clearing = Report(
        hombre=Seat(0), contract="solo", trumps=Suit.SPADES, tricks=(7, 1, 1, 1), matadors=0
    )
    sheet = _with(sheet, lost, lost, lost, lost, clearing)
    with pytest.raises(NotAllowed) as refused:
        struck(sheet, 0)
    assert refused.value.refusal.code == "later-entry"
    assert refused.value.refusal.facts == (("number", "5"),)


def test_what_the_law_refuses_is_not_entered() -> None:
    with pytest.raises(NotAllowed):
        _with(
            _sheet(), Report(hombre=Seat(0), contract="solo", trumps=Suit.SPADES, tricks=(1,) * 4)
        )


def test_a_sheet_begins_only_as_it_can_be_written() -> None:
    with pytest.raises(Unreadable, match="bad-name"):
        opened(("a|b", "c", "d", "e"), "quanti", deals=4, dealer=Seat(0))
    with pytest.raises(BadOption):
        opened(NAMES, "quanti", deals=5, dealer=Seat(0))


# As a file


def test_the_file_is_a_record_with_comments_for_what_is_struck() -> None:
    sheet = struck(_with(_sheet(), REMISE, SOLO), 1)
    sheet = _with(entered(sheet, NATURE, Redeal(Void.EXPOSED_CARD)), SOLO)
    lines = as_text(sheet).splitlines()
    assert lines[:2] == ["quadrille-record 1", "# first dealer 2"]
    at = next(n for n, line in enumerate(lines) if line.startswith("# struck: "))
    assert lines[at] == (
        "# struck: result hombre 0 contract solo trumps S tricks 7 1 1 1"
        " matadors 3 premiers no vole no"
    )
    assert lines[at + 1] == "deal 2 dealer 3"
    assert load(as_text(sheet)).sitting.accounts == played(sheet).accounts
    assert from_text(as_text(sheet)) == sheet


def test_who_deals_first_is_kept_while_there_is_no_deal() -> None:
    assert from_text(as_text(_sheet())).begun.dealer == 2
    assert from_text(as_text(struck(_with(_sheet(), REMISE), 0))).begun.dealer == 2


def test_a_record_that_is_no_score_sheet_is_refused() -> None:
    with pytest.raises(Unreadable, match="keep-no-names"):
        from_text("quadrille-record 1\nrules quanti\n")
    text = as_text(_with(_sheet(), REMISE))
    with pytest.raises(Unreadable) as fault:
        from_text(text + "# struck: result hombre 9\n")
    assert fault.value.line == text.count("\n") + 1
    assert fault.value.column == len("# struck: result hombre ") + 1
    with pytest.raises(Unreadable, match="keep-played"):
        from_text(text + "# struck: 0 pass\n")


@pytest.mark.parametrize("seed", range(12) if MANY else (1, 2, 5, 7, 11))
def test_any_sheet_is_read_again_as_it_was_written(seed: int) -> None:
    # The few are one sheet of each rule set.
    rng = Random(seed)
    sheet = any_sheet(rng)
    for _ in range(12):
        sheet = any_change(rng, sheet)
        text = as_text(sheet)
        again = from_text(text)
        assert [each.struck for each in again.entries] == [each.struck for each in sheet.entries]
        assert as_text(again) == text
        assert scores(load(text).sitting) == scores(played(sheet))
        assert played(sheet).accounts.total == 0
