"""The command prints tables, JSON and pictures, and plays its own results again."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quadrille.cli.arena import DIFFERS, arena
from quadrille.errors import BadOption
from quadrille.words.faults import told as sentence


def test_it_prints_who_is_ahead_kinds_of_deals_and_times(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert arena(deals=8, workers=1, option=("mediateur=yes",), favourite="h") == 0
    told = capsys.readouterr()
    assert "thumb at one seat, random at all others" in told.out
    assert "8 deals, 32 tables played (rules quanti, seed 1)" in told.out
    assert "95 % by t" in told.out
    assert "p95 ms" in told.out
    assert told.err == ""


def test_a_terminal_has_a_bar_that_leaves_nothing_in_the_result(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert arena(deals=4, workers=1, as_json=True) == 0
    plain = json.loads(capsys.readouterr().out)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert arena(deals=4, workers=1, as_json=True) == 0
    told = capsys.readouterr()
    assert "4/4" in told.err
    assert json.loads(told.out)["results"] == plain["results"]


def test_several_rule_sets_are_told_one_after_the_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert arena(deals=2, workers=1, rules="quanti,mediateur", stake=84) == 0
    told = capsys.readouterr().out
    assert "(rules quanti, seed 1), with 84 counters or more" in told
    assert "(rules mediateur, seed 1), with 84 counters or more" in told


def test_strangers_pairs_and_a_cross_table_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(block="pair", deals=2, workers=1) == 0
    assert "thumb ahead of random, half each" in capsys.readouterr().out
    assert arena(every="thumb,random", deals=2, workers=1) == 0
    told = capsys.readouterr().out
    assert "thumb, random: each against each" in told
    assert "random alone among thumb" in told
    bots = "random,trump-or-ace,guess-8"
    assert arena(game="loo", seats=3, strangers=bots, deals=2, workers=1) == 0
    told = capsys.readouterr().out
    assert "random, trump-or-ace, guess-8: one at each seat" in told
    assert "announces" in told
    assert "throws in" in told


def test_whole_sittings_are_told_by_the_sitting(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(a="thumb", b="thumb", sittings=1, workers=1) == 0
    told = capsys.readouterr().out
    assert "One sitting of 40 deals, 4 tables played" in told
    assert "counters a sitting" in told
    assert "These are too few sittings for the intervals to mean much." in told


def test_of_fewer_than_twenty_deals_it_is_told_that_they_are_few(
    capsys: pytest.CaptureFixture[str],
) -> None:
    few = "These are too few deals for the intervals to mean much."
    assert arena(deals=19, workers=1) == 0
    told = capsys.readouterr().out
    assert told.index("by bootstrap") < told.index(few) < told.index("premiers")
    assert arena(deals=20, workers=1) == 0
    assert few not in capsys.readouterr().out


def test_json_and_file_are_the_same_bytes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, picture = tmp_path / "r.json", tmp_path / "r.svg"
    assert arena(deals=4, workers=1, chosen="dev", as_json=True, out=file, plot=picture) == 0
    told = capsys.readouterr().out
    assert told == file.read_text()
    (result,) = json.loads(told)["results"]
    assert result["match"]["seed"] == 1752
    assert result["gains"][0]["count"] == 4
    assert picture.read_text().startswith("<svg")


def test_a_file_is_checked_by_playing_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "r.json"
    assert arena(deals=4, workers=1, as_json=True, out=file) == 0
    capsys.readouterr()
    assert arena(check=file, workers=1) == 0
    assert capsys.readouterr().out == "Played again, the result is the same.\n"
    changed = json.loads(file.read_text())
    changed["results"][0]["gains"][0]["mean"] += 1
    changed["made"]["code"] = "another"
    file.write_text(json.dumps(changed))
    assert arena(check=file, workers=1) == DIFFERS
    told = capsys.readouterr().out
    assert "The code has changed" in told
    assert "the result differs: thumb, random (rules quanti)" in told


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: arena(game="whist"),
        lambda: arena(seats=5),
        lambda: arena(favourite="gold"),
        lambda: arena(block="cross"),
        lambda: arena(chosen="exam"),
        lambda: arena(game="loo", favourite="H"),
        lambda: arena(deals=10**9, out=Path("nowhere/at/all.json")),
    ],
)
def test_a_game_is_asked_only_for_what_it_has(wrong: Callable[[], int]) -> None:
    with pytest.raises(BadOption):
        wrong()


@pytest.mark.parametrize(
    ("clashing", "one", "other"),
    [
        (lambda: arena(chosen="final", seed=3), "set", "seed"),
        (lambda: arena(sittings=2, deals=3), "sittings", "deals"),
        (lambda: arena(every="thumb,random", a="maxims"), "all", "a"),
        (lambda: arena(every="thumb,random", b="maxims"), "all", "b"),
        (lambda: arena(every="thumb,random", block="pair"), "all", "block"),
        (lambda: arena(strangers="a,b,c,d", a="maxims"), "strangers", "a"),
        (lambda: arena(strangers="a,b,c,d", every="thumb,random"), "all", "strangers"),
        (lambda: arena(check=Path("told.json"), a="thumb"), "check", "a"),
        (lambda: arena(check=Path("told.json"), game="loo"), "check", "game"),
        (lambda: arena(check=Path("told.json"), option=("vole=no",)), "check", "option"),
        (lambda: arena(check=Path("told.json"), as_json=True), "check", "json"),
        (lambda: arena(check=Path("told.json"), out=Path("other.json")), "check", "out"),
    ],
)
def test_no_option_is_left_unheard(clashing: Callable[[], int], one: str, other: str) -> None:
    with pytest.raises(BadOption) as refused:
        clashing()
    told = sentence(refused.value)
    assert told == f"--{one} leaves nothing to say to --{other}; leave one of the two out"


def test_what_is_not_there_is_told_in_the_number_that_is_there() -> None:
    with pytest.raises(BadOption) as refused:
        arena(seats=5)
    assert sentence(refused.value) == "4 can play, not 5"
    with pytest.raises(BadOption) as refused:
        arena(game="whist")
    assert "there are quadrille, loo" in sentence(refused.value)
