"""`quadrille law` tells the law in a terminal and in a pipe."""

import re

import pytest

from quadrille.cli.law import law


def test_a_clause_is_printed_with_its_functions(capsys: pytest.CaptureFixture[str]) -> None:
    assert law("play-6") == 0
    told = capsys.readouterr().out
    assert told.startswith("PLAY-6\n  A matador that is led")
    assert "rules.following._trump_duty: One whose trumps" in told
    assert "\x1b" not in told


def test_a_clause_with_a_question_is_printed_with_the_answers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert law("AUC-3") == 0
    told = capsys.readouterr().out
    assert "A table may set: positional_priority=yes | no" in told
    assert "online: Each bid must be higher. (S1 §line 9)" in told


def test_a_group_is_printed_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert law("VOLE") == 0
    told = capsys.readouterr().out
    assert told.startswith("VOLE: Premiers and the vole\n")
    assert "\nVOLE-8\n" in told
    assert "See also: " in told


def test_without_a_topic_the_groups_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert law() == 0
    assert "  QPAY: Accounts in quarters of the pool" in capsys.readouterr().out


def test_an_unknown_topic_suggests_near_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert law("spadile") == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("the law says nothing about “spadile”\nDid you mean spadille")


def test_a_topic_that_looks_like_markup_is_only_a_word(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert law("[bold]") == 2
    assert "“[bold]”" in capsys.readouterr().err


def test_a_topic_of_great_length_is_told_in_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert law("x" * 5000) == 2
    told = capsys.readouterr().err
    assert told.startswith("the law says nothing about “xxx")
    assert len(told) < 300


def test_in_a_narrow_terminal_lines_are_wrapped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "60")
    assert law("PLAY-6") == 0
    told = re.sub(r"\x1b\[[\d;]*m", "", capsys.readouterr().out)
    assert max(map(len, told.splitlines())) <= 60
