"""`quadrille solve`: questions about open cards, and a deal of a record card by card."""

import io
import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.kernel.positions import compiled_only
from tests.kit.records import GOLDEN, golden

from quadrille.cli import REFUSED, main
from quadrille.cli.lines import LONGEST, SOME_FAILED

ENDING = {
    "hands": ["AS 7H", "KH QH", "JD 2D", "KC QC"],
    "trumps": "H",
    "leader": 0,
    "side": [0, 2],
}


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUADRILLE_STRICT_WORDS", "1")


def _asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: bytes
) -> tuple[int, list[dict[str, object]]]:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(b"\n".join(lines))))
    code = main(["solve"])
    out, err = capsys.readouterr()
    assert err == ""
    return code, [json.loads(line) for line in out.splitlines()]


def _line(**changes: object) -> bytes:
    return json.dumps({**ENDING, **changes}).encode()


def test_each_question_has_its_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, answers = _asked(
        monkeypatch,
        capsys,
        _line(),
        _line(ask="cards"),
        _line(ask="atleast:2", trumps="D"),
        _line(ask="first:1", leader=1, side=[0]),
        _line(ask="atleast:3"),
    )
    assert code == 0
    assert answers == [
        {"tricks": 2},
        {"cards": {"AS": 2, "7H": 2}},
        {"atleast": True},
        {"first": True},
        {"atleast": False},
    ]


def test_a_trick_may_be_under_way(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = ["2H", "6H KH", "AS JD", "KC QC"]
    asked = _line(hands=hands, trumps="H", table=["7H"], ask="cards", side=[1], renege=False)
    assert _asked(monkeypatch, capsys, asked) == (0, [{"cards": {"KH": 0, "6H": 1}}])


def test_a_matador_may_be_held_back_unless_it_is_said_otherwise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # A king is led. Spadille is her only trump: she may keep it, and win with it later.
    hands = ["KD QD", "JC 5C", "7C", "AS 2D"]
    asked = [
        _line(hands=hands, leader=2, table=["KH"], side=[3], renege=renege, ask="cards")
        for renege in (True, False)
    ]
    code, (free, bound) = _asked(monkeypatch, capsys, *asked)
    assert code == 0
    assert free == {"cards": {"AS": 1, "2D": 1}}
    assert bound == {"cards": {"AS": 1}}


def test_a_search_that_is_cut_short_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = ["2H 3H 4C 5C", "4H 5H KC QC", "6S 7S 2C 3C", "JS 5S JC 7C"]
    asked = [_line(hands=hands, trumps="D", steps=steps) for steps in (0, 9999)]
    _, (cut, whole) = _asked(monkeypatch, capsys, *asked)
    assert cut == {"finished": False}
    assert "tricks" in whole


def test_a_line_with_a_fault_is_told_and_the_others_are_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, answers = _asked(monkeypatch, capsys, _line(), b"", b"nonsense", _line(ask="atleast:2"))
    assert code == SOME_FAILED
    assert answers[0] == {"tricks": 2}
    assert answers[1]["line"] == 3
    assert str(answers[1]["error"]).startswith("the line cannot be read: ")
    assert answers[2] == {"atleast": True}


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (b"[1]", "expected `object`, got `array`"),
        (b"\xff", "the line cannot be read"),
        (b"[" * 5000, "the line cannot be read"),
        (_line(hand=[]), "unknown field `hand`"),
        (_line(hands=["AS"]), "`$.hands`"),
        (_line(side="02"), "`$.side`"),
        (_line(hands=["AS 7H", "KH QX", "JD 2D", "KC QC"]), "hands[1]: “qx” stands where a card"),
        (_line(hands=["AS 7H", "KH AS", "JD 2D", "KC QC"]), "hands[1]: as is there twice"),
        (_line(hands=["AS 7H", "KH", "JD 2D", "KC QC"]), "hands[1]: as many cards as fit with"),
        (_line(table=["7H"]), "table: 7h is there twice"),
        (_line(table=["3H", "4H", "5H", "6H"]), "at most 3 cards were expected, not 4"),
        (_line(hands=["AS KS QS JS 7S 6S 5S 4S 3S 2S AC", "", "", ""]), "not 11"),
        (_line(trumps="X"), "trumps: “x” stands where a suit"),
        (_line(leader=4), "leader: “4” stands where a player, 0 to 3"),
        (_line(side=[-1]), "side: “-1” stands where a player, 0 to 3"),
        (_line(side=[2, 2]), "side: a player is named twice (2, 2)"),
        (_line(steps=-1), "steps: a number from 0"),
        (_line(ask="atleast:x"), "ask: “atleast:x” stands where tricks, cards, atleast:n"),
        (_line(ask="first"), "ask: “first” stands where"),
        (_line(ask="tricks:2"), "ask: “tricks:2” stands where"),
        (_line(ask="x" * LONGEST), "longer than 65536 bytes"),
    ],
)
def test_a_fault_says_what_is_wrong_where_and_what_was_expected(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: bytes, fault: str
) -> None:
    code, answers = _asked(monkeypatch, capsys, line, _line())
    assert code == SOME_FAILED
    assert fault in str(answers[0]["error"]).lower()
    assert answers[1:] == [{"tricks": 2}]


def test_an_answer_is_written_before_the_next_question_is_waited_for() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "quadrille", "solve"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as solving:
        assert solving.stdin is not None
        assert solving.stdout is not None
        for ask in ("tricks", "atleast:1"):
            solving.stdin.write(_line(ask=ask) + b"\n")
            solving.stdin.flush()
            assert ask[:4] in solving.stdout.readline().decode()
        solving.stdin.close()
        assert solving.wait() == 0


def test_questions_may_stand_in_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "questions.jsonl"
    file.write_bytes(_line())
    assert main(["solve", str(file)]) == 0
    assert json.loads(capsys.readouterr().out) == {"tricks": 2}


# Records

QUANTI = str(GOLDEN / "quanti.quad")


@compiled_only
def test_a_deal_of_a_record_is_solved_card_by_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--record", QUANTI, "--deal", "1"]) == 0
    points = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(points) == 40
    assert [point["trick"] for point in points] == [1 + at // 4 for at in range(40)]
    written = [line for line in golden("quanti").splitlines() if line[:1].isdigit()]
    played = [line.split() for line in written[6:]]
    assert [[str(point["turn"]), point["played"]] for point in points] == played
    assert all(point["side"] == [0, 3] for point in points)
    # A card loses what it is worth less than the best one, and nothing else changes.
    for point, later in pairwise(points):
        assert point["cards"][point["played"]] == later["tricks"]
    assert points[-1]["tricks"] == 9


def test_one_trick_of_a_deal_may_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--record", QUANTI, "--deal", "1", "--trick", "7"]) == 0
    points = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(point["trick"], len(point["table"])) for point in points] == [(7, n) for n in range(4)]
    assert [point["won"] for point in points] == [5, 5, 5, 5]


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--record", QUANTI, "--deal", "2"], "no card is played in deal 2 of the record"),
        (["--record", QUANTI, "--deal", "1", "--trick", "11"], "no card is played to trick 11"),
        (["--record", QUANTI], "--deal and a number was expected"),
        (["--deal", "1"], "--record and a file was expected"),
        (["--memory", "0"], "in 1 to 65535 MiB, not in 0"),
        (["--record", "missing", "--deal", "1"], "there is no such file"),
        (["missing"], "there is no such file"),
        (["--jsn"], "--jsn"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], fault: str
) -> None:
    assert main(["solve", *arguments]) == REFUSED
    out, err = capsys.readouterr()
    assert out == ""
    assert fault in err
    assert err.count("\n") == 1
