"""`quadrille rule-on` asks one line a thing, or takes its answers from the command line."""

import io
import json

import pytest

from quadrille.cli import main


def test_answers_from_the_command_line_are_not_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = ["--answer", "turned=yes", "--answer", "over=no", "--answer", "beasts=yes"]
    assert main(["rule-on", "revoke", *said]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("The revoke is complete and costs a beast.")
    assert told[1].startswith("The deal: The cards go back")
    assert told[2].startswith("Beast: one, from the offender")
    assert told[4] == "Enter: fault P revoke"
    assert told[-1] == "Law: LAW-1 (S2 §Revokes and other mistakes)"


def test_what_is_not_known_is_asked_until_it_is_answered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("perhaps\nY\n"))
    assert main(["rule-on", "hand-turned", "--answer", "beasts=yes"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Was it her turn to play? (yes / no)"
    assert told[1] == "Please answer yes / no."
    assert "Enter: fault P hand-turned with Q" in told


def test_an_answer_may_be_begun_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("d\nd\ndecl\nenc\nyes\n"))
    assert main(["rule-on", "speech"]) == 0
    assert capsys.readouterr().out.count("Please answer") == 2


def test_if_nobody_answers_it_says_what_is_not_known(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["rule-on", "revoke"]) == 2
    assert capsys.readouterr().err == "it is not known yet: turned=yes / no\n"


def test_without_beasts_nobody_pays_and_nothing_is_entered(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rule-on", "dissuasion", "--answer", "beasts=no"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("These rules have no beasts for offences")
    assert "Beast: none" in told
    assert "Enter: nothing" in told


def test_a_ruling_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule-on", "bad-pack", "--json", "--answer", "settled=no"]) == 0
    told = json.loads(capsys.readouterr().out)
    text = told.pop("text")
    assert text.startswith("The deal is void.")
    assert told == {
        "offence": "bad-pack",
        "answers": {"settled": "no"},
        "ruling": "void",
        "deal": "void",
        "beast": "nobody",
        "vole": "untouched",
        "enter": ["redeal bad-pack"],
        "clauses": ["DEAL-3"],
        "sources": [
            "S2 §The deal and preparation of the packs",
            "S2 §Deal and bidding",
        ],
    }


def test_json_asks_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule-on", "bad-pack", "--json"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "it is not known yet: settled=yes / no\n"


def test_without_an_offence_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule-on"]) == 0
    assert "  revoke: a player who could follow suit did not" in capsys.readouterr().out
    assert main(["rule-on", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    revoke = next(each for each in listed if each["offence"] == "revoke")
    assert [each["key"] for each in revoke["questions"]] == ["turned", "over", "beasts"]
    assert revoke["questions"][0]["choices"] == ["yes", "no"]


def test_an_unknown_offence_suggests_near_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule-on", "renounce"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "no offence is called “renounce”\nDid you mean revoke?\n"
    assert main(["rule-on", "xyzzy"]) == 2
    assert capsys.readouterr().err == "no offence is called “xyzzy”\n"


@pytest.mark.parametrize(
    ("offence", "answer", "why"),
    [
        ("revoke", "turned", "an answer is written as question=answer, not “turned”"),
        ("revoke", "turned=1", "“1” does not answer “turned”; the answers are yes / no"),
        (
            "revoke",
            "asked=yes",
            "“asked” is not asked about revoke; asked is turned, over, beasts",
        ),
        ("trumps-twice", "asked=yes", "nothing is asked about trumps-twice"),
    ],
)
def test_a_wrong_answer_is_refused(
    capsys: pytest.CaptureFixture[str], offence: str, answer: str, why: str
) -> None:
    assert main(["rule-on", offence, "--answer", answer]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"{why}\n"
