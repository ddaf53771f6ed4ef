"""`quadrille score`, and how every word of the command begins and ends."""

import errno
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.kit.records import GOLDEN, golden

from quadrille import cli
from quadrille.cli import COMMANDS, INTERRUPTED, PIPE_CLOSED, PROGRAM_FAULT, REFUSED, commands, main
from quadrille.record import encode, load, scores

EXAMPLE = str(GOLDEN / "quanti.quad")


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUADRILLE_STRICT_WORDS", "1")


def _given(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(data)))


def _refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == REFUSED
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.rstrip("\n")


def test_the_scores_are_one_object_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", EXAMPLE, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert json.loads(out) == json.loads(encode(scores(load(golden("quanti")).sitting)))
    assert json.loads(out)["final"]["balances"] == [3, -3, -3, 3]


def test_a_record_may_come_by_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for arguments in (["score", "-", "--json"], ["score", "--json", "-"]):
        _given(monkeypatch, golden("parlett").encode())
        assert main(arguments) == 0
        assert json.loads(capsys.readouterr().out)["final"]["balances"] == [18, -6, -6, -6]


def test_the_score_sheet_has_a_line_for_each_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(GOLDEN / "results.quad")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert " ".join(lines[0].split()) == "deal Hombre contract tricks outcome Ada Bo Cy Di pool"
    assert " ".join(lines[1].split()) == "1 Bo + Cy Alliance ♥ 3 3 2 2 remise 0 -4 -4 0 8"
    assert " ".join(lines[2].split()) == "2 – – – void 0 -4 -4 0 8"
    assert lines[-1].split() == ["so", "far", "+34", "+6", "-20", "-36", "16"]
    assert len({len(line) for line in lines}) == 1


@pytest.mark.clause("MPAY-16")
def test_a_sheet_in_jetons_tells_rounds_games_beasts_counters_and_reprises(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["score", str(GOLDEN / "clearing-double.quad")]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == (
        "deal round Hombre contract tricks outcome Anne Ben Clara Dan pool carried beasts waiting"
    )
    assert lines[4] == "4 Dan Sans-prendre ♠ 2 1 2 5 remise +140 +140 -188 -244 40 56 28 84"
    assert lines[9] == (
        "9 double clearing Anne Sans-prendre ♠ 5 2 1 2 remise "
        "-402 +25 +277 -448 0 16 168 184 112 84"
    )
    assert lines[14] == "end -327 +200 +452 -345 0"
    assert lines[15:] == [
        "",
        "Anne: -327 (minus 3 markers 2 fish 7), 4 reprises",
        "Ben: +200 (2 markers), no reprise",
        "Clara: +452 (4 markers 5 fish 2), no reprise",
        "Dan: -345 (minus 3 markers 4 fish 5), 4 reprises",
    ]


def test_players_without_names_are_numbered_and_the_end_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["score", str(GOLDEN / "online.quad")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "player 0  player 1  player 2  player 3" in lines[0]
    assert lines[-1].split() == ["end", "+31", "-31", "-1", "+1", "0"]


def test_a_sheet_without_deals_is_a_sheet(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _given(monkeypatch, b"quadrille-record 1\nrules quanti\n")
    assert main(["score", "-"]) == 0
    assert capsys.readouterr().out.splitlines()[1].split() == ["so", "far", "0", "0", "0", "0", "0"]


def test_a_terminal_gets_a_drawn_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["score", EXAMPLE]) == 0
    out = capsys.readouterr().out
    assert "──" in out
    assert "Anna + Dan" in out
    assert "Alliance ♦" in out


# What is refused


def test_a_revoke_names_line_player_and_clause(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "revoke.quad"
    record.write_text(golden("quanti").replace("1 5S", "1 4C"), encoding="utf-8")
    assert _refused(capsys, "score", str(record), "--json") == (
        "line 16: player 1 may not play 4C: she holds spades and must follow (PLAY-2)"
    )


def test_files_that_cannot_be_read_are_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = str(tmp_path / "missing")
    assert _refused(capsys, "score", missing) == f"{missing}: there is no such file"
    assert _refused(capsys, "score", str(tmp_path)).endswith("this is a folder, not a record")
    assert "the file cannot be read (" in _refused(capsys, "score", "x" * 5000)
    assert "the file cannot be read (" in _refused(capsys, "score", "a\0b")

    def forbidden(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("builtins.open", forbidden)
    assert _refused(capsys, "score", "x").endswith("cannot be read (Permission denied)")


def test_a_closed_standard_input_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    told = "there is nothing to read: standard input is closed"
    assert _refused(capsys, "score", "-") == told


def test_an_endless_file_is_not_read_to_its_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("this machine has no /dev/zero")
    assert "longer than" in _refused(capsys, "score", "/dev/zero")


def test_a_wrong_command_line_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Did you mean “score”?" in _refused(capsys, "scor")
    assert _refused(capsys, "--bogus").startswith("there is no command “--bogus”; there are play,")
    assert _refused(capsys, "score", "--jsn") == "there is no option “--jsn”"
    assert "--jsn" in _refused(capsys, "score", EXAMPLE, "--jsn")
    assert "x…" in _refused(capsys, "x" * 5000)
    assert "FILE" in _refused(capsys, "score")
    assert _refused(capsys, "score", "--xml", "x") == "there is no option “--xml”"
    assert _refused(capsys, "score", "a", "b", "c") == "nothing more was expected here: “b c”"


# How the command ends


def test_help_names_every_command_and_loads_none_of_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for arguments in ([], ["--help"], ["-h"]):
        assert main(arguments) == 0
        out = capsys.readouterr().out
        assert all(f" {name} " in out for name in COMMANDS)
    assert main(["score", "--help"]) == 0
    assert "--json" in capsys.readouterr().out
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.count(".") == 2


def _raises(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def run(_: object) -> int:
        raise error

    monkeypatch.setattr(commands, "run", run)


def test_a_fault_of_the_program_is_one_line_with_its_place(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _raises(monkeypatch, ValueError("two\nlines"))
    assert main(["score"]) == PROGRAM_FAULT
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("a fault of the program: ValueError at test_score.py:")
    assert err.endswith(": two lines\n")
    assert cli._place(ValueError()) == "?"


def test_ctrl_c_ends_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _raises(monkeypatch, KeyboardInterrupt())
    assert main(["score"]) == INTERRUPTED
    assert capsys.readouterr() == ("", "")


def test_a_closed_pipe_ends_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "quadrille", "score", EXAMPLE, "--json"]
    ended = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert ended.stderr == b""
    assert ended.returncode == PIPE_CLOSED


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full disk at hand")
def test_a_full_disk_is_told_and_is_no_fault_of_the_program() -> None:
    command = [sys.executable, "-m", "quadrille", "score", EXAMPLE]
    with open("/dev/full", "w", encoding="utf-8") as full:  # noqa: PTH123
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert ended.returncode == REFUSED
    assert ended.stderr.decode() == "not all could be written: the disk is full\n"


def test_a_terminal_without_suit_signs_gets_the_sheet_all_the_same() -> None:
    command = [sys.executable, "-m", "quadrille", "score", EXAMPLE]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ended = subprocess.run(command, env=ascii_only, capture_output=True, check=True)
    assert b"Alliance ?" in ended.stdout
    assert ended.stderr == b""
