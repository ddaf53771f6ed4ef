"""`quadrille par`: a line of JSON for each deal."""

import io
import json
import sys
from types import SimpleNamespace

import pytest
from tests.kernel.positions import compiled_only
from tests.kit.records import GOLDEN, golden

from quadrille.cli import REFUSED, main
from quadrille.cli.lines import SOME_FAILED

HANDS = [
    "AS 2S AC KS QS JS 4H 5H 6H 7D",
    "3S 4S 5S 6S 7S KH QH JH AH 2H",
    "3H 7H KD QD JD AD 2D 3D 4D 5D",
    "6D KC QC JC 7C 6C 5C 4C 3C 2C",
]


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUADRILLE_STRICT_WORDS", "1")


def _asked(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *arguments: str,
    **deal: object,
) -> tuple[int, dict[str, object]]:
    line = json.dumps({"hands": HANDS, "dealer": 3, **deal}).encode()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(line)))
    code = main(["par", *arguments])
    out, err = capsys.readouterr()
    assert err == ""
    return code, json.loads(out)


@compiled_only
def test_par_tells_the_auction_the_contract_and_what_it_comes_to(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, answer = _asked(monkeypatch, capsys, "--rules", "online")
    assert code == 0
    assert answer["auction"] == ["0 solo", "1 pass", "2 pass", "3 pass"]
    assert answer["par"] == {
        "hombre": 0,
        "contract": "solo",
        "favourite": False,
        "forced": False,
        "trumps": "S",
        "called": None,
        "ally": None,
        "returned": False,
        "given": None,
        "outcome": "won",
        "tricks": 6,
        "premiers": True,
        "vole": "none",
        "value": [21.0, -7.0, -7.0, -7.0],
    }
    assert isinstance(answer["lines"], list)
    assert answer["par"] in answer["lines"]


@compiled_only
def test_rules_favourite_and_pool_are_heeded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, answer = _asked(monkeypatch, capsys, "--option", "mediateur=yes", favourite="S", pool=4)
    assert code == 0
    (solo,) = (
        line
        for line in _lines(answer)
        if (line["hombre"], line["contract"], line["favourite"]) == (0, "solo", True)
    )
    # A pool of 8: a unit of 2, doubled. A quarter of the 4 from before was hers anyhow.
    assert solo["value"] == [8 - 1 - 1 + 3 * (4 + 1 + 1) * 4, *[-1 - 1 - (4 + 1 + 1) * 4] * 3]
    assert "mediateur" in {line["contract"] for line in _lines(answer)}
    # It costs another less to bid what she loses.
    assert answer["par"] not in (solo, None)


@pytest.mark.parametrize(
    ("deal", "fault"),
    [
        ({"dealer": 4}, "dealer: “4” stands where a player"),
        ({"pool": -1}, "pool: a number from 0"),
        ({"hands": [HANDS[0]]}, "length 4"),
        ({"hands": [HANDS[0], *HANDS[:3]]}, "hands[1]: AS is there twice"),
        ({"hands": [*HANDS[:3], "KC"]}, "player 3 has 1 cards, not ten (DEAL-1)"),
        ({"favourite": "X"}, "'X'"),
        ({"trumps": "S"}, "unknown field `trumps`"),
    ],
)
def test_a_line_that_tells_no_deal_is_told(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    deal: dict[str, object],
    fault: str,
) -> None:
    code, answer = _asked(monkeypatch, capsys, **deal)
    assert code == SOME_FAILED
    assert fault in str(answer["error"])
    assert answer["line"] == 1


def test_a_favourite_is_refused_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, answer = _asked(monkeypatch, capsys, "--rules", "historical", favourite="S")
    assert code == SOME_FAILED
    assert answer["error"] == "the rules historical have no favourite suit"


@compiled_only
def test_a_deal_of_a_record_has_its_own_rules_and_stakes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = str(GOLDEN / "beasts-by-codille.quad")
    lines = golden("beasts-by-codille").splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("deal 2 "))
    hands = lines[at + 1].removeprefix("hands ").split(" | ")
    assert main(["par", "--record", record, "--deal", "2"]) == 0
    played = json.loads(capsys.readouterr().out)
    dealer = int(lines[at].split()[3])
    _, fresh = _asked(monkeypatch, capsys, "--rules", "mediateur", hands=hands, dealer=dealer)
    assert [_without_value(line) for line in _lines(played)] == [
        _without_value(line) for line in _lines(fresh)
    ]
    # There is a beast to be won.
    assert [line["value"] for line in _lines(played)] != [line["value"] for line in _lines(fresh)]


def _lines(answer: dict[str, object]) -> list[dict[str, object]]:
    lines = answer["lines"]
    assert isinstance(lines, list)
    return lines


def _without_value(line: dict[str, object]) -> dict[str, object]:
    return {key: told for key, told in line.items() if key != "value"}


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--record", str(GOLDEN / "quanti.quad"), "--deal", "2"], "deal 2 of the record has no"),
        (["--record", str(GOLDEN / "quanti.quad")], "--deal and a number was expected"),
        (["--deal", "1"], "--record and a file was expected"),
        (["--rules", "whist"], "there are no rules called “whist”"),
        (["--option", "mediateur=maybe"], "mediateur cannot be “maybe”"),
        (["missing"], "there is no such file"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], fault: str
) -> None:
    assert main(["par", *arguments]) == REFUSED
    out, err = capsys.readouterr()
    assert out == ""
    assert fault in err
    assert err.count("\n") == 1
