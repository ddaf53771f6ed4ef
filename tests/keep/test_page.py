"""The scorekeeper as a page asks it, with the real msgspec and with the one in the browser."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

import pytest
from tests.kit.often import times
from tests.kit.sheets import any_answers, any_sheet

from quadrille.rulesets import ALL
from quadrille.scorekeeper import Form, as_text, from_text, played
from quadrille.scorekeeper.page import reply

SHEETS: Final = times(8, 15)
"""Filled at random, in each share."""

ROOT: Final = Path(__file__).resolve().parent.parent.parent
STAND_IN: Final = ROOT / "web" / "src" / "keep" / "python"

_ASK_ALL: Final = """
import sys
sys.path.insert(0, sys.argv[1])
import msgspec
assert msgspec.__file__.startswith(sys.argv[1])
from quadrille.scorekeeper.page import reply
for line in sys.stdin:
    print(reply(line))
"""


def _ask(**request: object) -> dict[str, object]:
    answer: dict[str, object] = json.loads(reply(json.dumps(request)))
    return answer


def _opened(**more: object) -> dict[str, object]:
    names = ["Anna", "Ben", "Carla", "Dan"]
    return _ask(does="open", names=names, rules="quanti", deals=8, dealer=1, **more)


DEAL: Final = {"hombre": "1", "contract": "alliance", "trumps": "H", "tricks": "5", "own": "3"}


def test_every_rule_set_is_offered_with_its_options() -> None:
    offers = _ask(does="offers")["offers"]
    assert isinstance(offers, dict)
    assert [each["key"] for each in offers["rules"]] == [rules.key for rules in ALL]
    options = {option["key"]: option for option in offers["rules"][3]["options"]}
    assert options["double_rounds"]["usual"] == "last"
    assert options["double_rounds"]["standard"] == "marked"
    assert options["cards"]["usual"] == "0"


def test_a_deal_is_asked_and_entered_and_struck() -> None:
    text = _opened()["text"]
    asked = _ask(does="ask", text=text, answers=DEAL)
    assert asked["text"] == text
    done = _ask(does="enter", text=text, answers={**DEAL, "ally": "2"})
    sheet = done["sheet"]
    assert isinstance(sheet, dict)
    assert sheet["balances"] == [-1, -3, -3, -1]
    gone = _ask(does="strike", text=done["text"], at=0)["sheet"]
    assert isinstance(gone, dict)
    assert gone["balances"] == [0, 0, 0, 0]
    again = _ask(does="restore", text=_ask(does="strike", text=done["text"], at=0)["text"], at=0)
    assert again["sheet"] == sheet
    other = _ask(does="enter", text=done["text"], at=0, answers={**DEAL, "ally": "3"})["sheet"]
    assert isinstance(other, dict)
    assert other["balances"] == [-1, -3, -1, -3]


def test_what_is_refused_is_told_and_changes_nothing() -> None:
    text = _opened()["text"]
    fault = _ask(does="enter", text=text, form="fault", answers={})
    assert fault["text"] == text
    assert fault["fault"] == {"code": "refusal-unanswered", "clause": "", "line": None, "facts": []}
    assert fault["sheet"] is None
    bad = _opened(options={"mediateur": "maybe"})["fault"]
    assert isinstance(bad, dict)
    assert bad["code"] == "error-option-value"
    torn = _ask(does="tell", text="quadrille-record 1\nrules whist\n")["fault"]
    assert isinstance(torn, dict)
    assert torn["line"] == 2
    assert torn["code"].startswith("record-")


def test_exports_leave_the_sheet_as_it_is() -> None:
    text = _ask(does="enter", text=_opened()["text"], answers={**DEAL, "ally": "2"})["text"]
    assert str(_ask(does="csv", text=text)["export"]).startswith("entry,struck")
    assert json.loads(str(_ask(does="json", text=text)["export"]))["rules"] == "quanti"


def _requests(rng: Random) -> list[str]:
    """What a page may ask in the course of a sheet."""
    sheet = any_sheet(rng)
    text = as_text(sheet)
    asked: list[dict[str, object]] = [{"does": "tell", "text": text}]
    for _ in range(5):
        sitting = played(from_text(text))
        if sitting.is_complete:
            break
        answers = any_answers(rng, sitting, Form.DEAL)
        asked.append({"does": "ask", "text": text, "answers": answers})
        enters: dict[str, object] = {"does": "enter", "text": text, "answers": answers}
        asked.append(enters)
        text = json.loads(reply(json.dumps(enters)))["text"]
        asked.append({"does": "strike", "text": text, "at": 0})
        asked += [{"does": kind, "text": text} for kind in ("csv", "json")]
        asked.append({"does": "enter", "text": text, "form": "fault", "answers": {}})
    return [json.dumps(each) for each in asked]


@pytest.mark.parametrize("seed", range(1, times(2, 3)))
def test_the_law_answers_alike_with_the_browsers_stand_in(seed: int) -> None:
    rng = Random(seed)
    requests = [request for _ in range(SHEETS) for request in _requests(rng)]
    told = subprocess.run(
        [sys.executable, "-c", _ASK_ALL, str(STAND_IN)],
        input="\n".join(requests),
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.splitlines() == [reply(request) for request in requests]
    assert len(requests) > 13 * SHEETS
