"""`quadrille keep --game loo`: a conversation of plain lines about Three-Card Loo."""

import io
from pathlib import Path

import pytest

from quadrille.cli import REFUSED, main
from quadrille.loo.keeping import from_text, played

OPENING = ("Anna, Ben, Carla", "carla", "", "yes", "2")
"""Three names, Carla deals, singles may be thrown in, unlimited, two rounds."""

FIRST = ("", "all", "ben", "anna ben anna")


class Table:
    """A real table at which lines are typed."""

    def __init__(
        self, folder: Path, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch
    ) -> None:
        self.file = folder / "evening.loo"
        self._capsys = capsys
        self._patch = patch
        self.code = 0

    def say(self, *lines: str, game: tuple[str, ...] = ("--game", "loo")) -> list[str]:
        self._patch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.code = main(["keep", str(self.file), *game])
        out, err = self._capsys.readouterr()
        assert err == ""
        return out.splitlines()


@pytest.fixture
def table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Table:
    monkeypatch.setenv("QUADRILLE_STRICT_WORDS", "1")
    return Table(tmp_path, capsys, monkeypatch)


@pytest.mark.clause("LOO-9")
def test_a_deal_tells_who_is_looed_and_what_each_pushes(table: Table) -> None:
    told = table.say(*OPENING, *FIRST)
    assert table.code == 0
    assert told[-6:] == [
        "Deal 1 for 3: Anna, Ben, Carla played; looed: Carla.",
        "Anna takes 2 from the pool.",
        "Ben takes 1 from the pool.",
        "Carla pushes 3 to the pool.",
        "Anna +2, Ben +1, Carla -6. The pool holds 3.",
        "Deal 2 of 6. Anna deals and stakes 3; then the pool holds 6.",
    ]


@pytest.mark.clause("LOO-4", "LOO-5")
def test_miss_is_defended_and_a_pool_is_left_to_one(table: Table) -> None:
    told = table.say(*OPENING, *FIRST, "", "ben anna", "def", "anna", "", "nobody", "", "ben")
    assert "Deal 2 for 6: Ben, Anna played; looed: Ben." in told
    assert "Deal 3 for 15: nobody played." in told
    assert "Deal 4 for 3: Ben played." in told
    (first, *_) = played(from_text(table.file.read_text())).results[1:]
    assert first.defended


def test_what_cannot_be_is_refused_and_nothing_is_lost(table: Table) -> None:
    told = table.say(*OPENING, *FIRST, "", "anna ben", "nobody", "carla", "dance")
    assert table.code == REFUSED
    assert any("Carla did not play" in line for line in told)
    assert len(from_text(table.file.read_text()).entries) == 1


def test_an_entry_is_struck_and_restored_and_the_sheet_is_taken_up_again(table: Table) -> None:
    table.say(*OPENING, *FIRST, "undo", "", "nobody")
    text = table.file.read_text()
    assert "# struck: result played 0 1 2 miss 1 tricks 2 1 0" in text
    sheet = from_text(text)
    assert [entry.struck for entry in sheet.entries] == [True, False]
    told = table.say("restore 1", "sheet", "strike 9", game=())
    assert "1. Deal 1 for 3: Anna, Ben, Carla played; looed: Carla." in told
    assert table.code == REFUSED
    assert [entry.struck for entry in from_text(table.file.read_text()).entries] == [False, False]
