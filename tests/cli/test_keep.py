"""`quadrille keep`: a conversation of plain lines, and a file that is never half there."""

import io
import json
from pathlib import Path

import pytest
from tests.kit.sheets import NAMES

from quadrille.cli import REFUSED, main
from quadrille.cli.keep import files
from quadrille.errors import Unusable
from quadrille.record import load
from quadrille.scorekeeper import from_text, opened, played
from quadrille.seats import Seat

OPENING = [*NAMES, "", "", "", "2", "Carla"]
"""Four names, Quanti, no options, no favourite, two rounds, Carla deals."""

REMISE = ["", "ben", "alliance", "hearts", "5", "", "Dan", "3"]
SOLO = ["deal", "1", "2", "s", "7", "3", ""]


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUADRILLE_STRICT_WORDS", "1")


class Table:
    """A real table at which lines are typed."""

    def __init__(
        self, folder: Path, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch
    ) -> None:
        self.file = folder / "evening.quad"
        self._capsys = capsys
        self._patch = patch
        self.code = 0

    def say(self, *lines: str, file: bool = True) -> list[str]:
        """Type some lines; what is said to them."""
        self._patch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.code = main(["keep", str(self.file)] if file else ["keep"])
        out, err = self._capsys.readouterr()
        assert err == ""
        return out.splitlines()


@pytest.fixture
def table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Table:
    return Table(tmp_path, capsys, monkeypatch)


def test_a_deal_is_asked_step_by_step_and_pushed(table: Table) -> None:
    told = table.say(*OPENING, *REMISE)
    assert table.code == 0
    assert "Quanti 1822. Deal 1 of 8. Carla deals." in told
    assert told[-5:-1] == [
        "1. Deal 1: Ben with Dan, Alliance in hearts, 5 tricks, remise.",
        "Ben → pool: 2",
        "Dan → pool: 2",
        "Quanti 1822. Deal 2 of 8. Dan deals.",
    ]
    assert played(from_text(table.file.read_text())).accounts.purses == (-1, -3, -1, -3)


@pytest.mark.clause("LAW-9")
def test_the_evening_goes_on_where_it_stood(table: Table) -> None:
    table.say(*OPENING, *REMISE)
    told = table.say(*SOLO, "undo", "sheet")
    assert told[1] == "Quanti 1822. Deal 2 of 8. Dan deals."
    assert "Struck through: Anna, Solo in spades" in told[-8]
    assert "Anna: -1, purse 99." in told
    kept = table.file.read_text()
    assert "# struck: result hombre 0 contract solo" in kept
    assert load(kept).sitting.counted == 1
    assert "Deal 3 of 8" in table.say("restore 2")[-2]


def test_a_wrong_deal_is_entered_anew_in_its_place(table: Table) -> None:
    table.say(*OPENING, *REMISE, *SOLO)
    told = table.say("amend 1", *REMISE[1:-2], "Carla", "3")
    assert "2. Deal 1: Ben with Carla, Alliance in hearts, 5 tricks, remise." in told
    sheet = from_text(table.file.read_text())
    assert [entry.struck for entry in sheet.entries] == [True, False, False]


def test_answers_are_taken_back_and_left(table: Table) -> None:
    told = table.say(*OPENING, "deal", "ben", "back", "leave", "")
    assert told.count("Who was Hombre? 1 Anna, 2 Ben, 3 Carla, 4 Dan.") == 3
    assert "Nothing has been entered." in told
    assert from_text(table.file.read_text()).entries == ()


def test_what_is_not_understood_is_one_line_and_exit_code_2(table: Table) -> None:
    told = table.say(*OPENING, "nonsense", "strike 7", "export pdf", "fault", "claim")
    assert table.code == REFUSED
    assert "“nonsense” is none of the answers." in told
    assert "There is no such entry; “sheet” tells their numbers." in told
    assert "An export is one of csv, json, html, record, and then the name of a file." in told
    assert "There is nothing to rule on." in told
    assert "There is nothing to claim." in told


def test_rulings_claims_and_void_deals_have_their_words(table: Table) -> None:
    opening = [*NAMES, "historical", "strict_claims=yes", "contre=maybe", "", "1", ""]
    told = table.say(*opening, "", "anna", "sans", "s", "7", "", "")
    assert "Anna may claim sans-prendre before the next deal." in told
    told = table.say("claim", "fault", "revoke", "dan", "redeal", "exposed", "sheet", "who all")
    assert "2. Claim: Anna, sans-prendre." in told
    assert "3. Ruling: revoke by Dan." in told
    assert "4. Deal 2: void, a card was exposed." in told
    assert "If no counters were pushed, this settles the evening:" in told
    assert "Beasts to be won: 28." in told


@pytest.mark.clause("QPAY-13")
def test_a_sitting_ends_with_what_is_shared(table: Table) -> None:
    lost = ["", "anna", "solo", "s", "5", ""]
    told = table.say(*NAMES, "", "", "", "1", "", *lost * 4, "deal")
    assert "Quanti 1822. The sitting is over after 4 deals." in told
    assert any(line.startswith("pool → Anna") for line in told)


def test_the_sheet_is_written_out_in_four_forms(table: Table) -> None:
    table.say(*OPENING, *REMISE, *SOLO, "undo")
    folder = table.file.parent
    kinds = ("csv", "json", "html", "record")
    told = table.say(*(f"export {kind} {folder / kind}" for kind in kinds), "export csv")
    assert table.code == 0
    assert told[-1].startswith("2,yes,result")
    assert json.loads((folder / "json").read_text())["scores"]["rules"] == "quanti"
    page = (folder / "html").read_text()
    assert "<s>2. Struck through: Anna, Solo in spades</s>" in page
    assert "<script" not in page
    assert from_text((folder / "record").read_text()) == from_text(table.file.read_text())


def test_names_cannot_slip_into_the_printed_page(table: Table) -> None:
    table.say("<b>A", "B&", *OPENING[2:], f"export html {table.file.parent / 'page'}")
    page = (table.file.parent / "page").read_text()
    assert "<b>A" not in page
    assert "&lt;b&gt;A" in page


def test_a_name_that_cannot_be_written_is_asked_again(table: Table) -> None:
    table.say("a|b", *OPENING[1:], *OPENING)
    assert from_text(table.file.read_text()).names == NAMES


def test_without_a_file_it_is_said_that_nothing_is_saved(table: Table) -> None:
    told = table.say(*OPENING, "help", "quit", "never read", file=False)
    assert "No file was named, so nothing is saved" in "\n".join(told)
    assert told[-1] == "quit: stop. What was entered is kept."


def test_a_file_that_is_no_sheet_is_left_as_it_is(
    table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    table.file.write_text("quadrille-record 1\nrules whist\n")
    assert main(["keep", str(table.file)]) == REFUSED
    assert capsys.readouterr().err.startswith("line 2: there are no rules called “whist”")
    assert table.file.read_text().endswith("whist\n")
    assert main(["keep", str(table.file.parent)]) == REFUSED
    assert capsys.readouterr().err.count("\n") == 1


def test_a_save_that_fails_leaves_the_old_file(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = opened(NAMES, "quanti", deals=4, dealer=Seat(0))
    files.save(table.file, sheet)
    before = table.file.read_text()

    def full(handle: int) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Unusable, match="file-unwritten"):
        files.save(table.file, sheet)
    assert table.file.read_text() == before
    assert [path.name for path in table.file.parent.iterdir()] == ["evening.quad"]
