"""The scorekeeper of Three-Card Loo as a page asks it, with both msgspecs."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

import pytest

from quadrille.loo.keeping import from_text, played
from quadrille.loo.record import load
from quadrille.scorekeeper.loo.page import reply

ROOT: Final = Path(__file__).resolve().parent.parent.parent
STAND_IN: Final = ROOT / "web" / "src" / "keep" / "python"

_ASK_ALL: Final = """
import sys
sys.path.insert(0, sys.argv[1])
import msgspec
assert msgspec.__file__.startswith(sys.argv[1])
from quadrille.scorekeeper.loo.page import reply
for line in sys.stdin:
    print(reply(line))
"""

NAMES: Final = ["Anna", "Ben", "Carla", "Dan", "Eva"]


def _ask(**request: object) -> dict[str, object]:
    answer: dict[str, object] = json.loads(reply(json.dumps(request)))
    return answer


def _opened(names: list[str] = NAMES, **options: str) -> str:
    opened = _ask(
        does="open", rules="loo", names=names, deals=2 * len(names), dealer=1, options=options
    )
    return str(opened["text"])


def _asked(text: str, at: int | None = None, **answers: str) -> dict[str, tuple[str, ...]]:
    """The questions with what may be answered."""
    course = _ask(does="ask", text=text, at=at, answers=_dashed(answers))["course"]
    assert isinstance(course, dict)
    return {each["key"]: tuple(each["answers"]) for each in course["questions"]}


def _dashed(answers: dict[str, str]) -> dict[str, str]:
    return {key.replace("_", "-"): answer for key, answer in answers.items()}


def _is_complete(text: str, **answers: str) -> bool:
    course = _ask(does="ask", text=text, answers=_dashed(answers))["course"]
    assert isinstance(course, dict)
    return bool(course["complete"])


def _entered(text: str, **answers: str) -> dict[str, object]:
    return _ask(does="enter", text=text, answers=_dashed(answers))


def _sheet(answer: dict[str, object]) -> dict[str, object]:
    sheet = answer["sheet"]
    assert isinstance(sheet, dict)
    return sheet


def test_two_to_seventeen_are_offered_with_what_the_source_leaves_open() -> None:
    offers = _ask(does="offers")["offers"]
    assert isinstance(offers, dict)
    (rules,) = offers["rules"]
    assert (rules["key"], rules["least"], rules["most"]) == ("loo", 2, 17)
    assert [option["key"] for option in rules["options"]] == ["single_must_play", "unlimited"]
    many = _asked(_opened([f"P{seat}" for seat in range(17)]), played="0 16")
    assert "miss" not in many
    assert _ask(does="open", rules="loo", names=["A"], deals=4)["fault"]


@pytest.mark.clause("LOO-5")
def test_miss_is_asked_of_those_who_played_and_of_the_dealer_against_just_one() -> None:
    text = _opened()
    assert set(_asked(text)) == {"played"}
    assert _asked(text, played="0 2 3")["miss"] == ("nobody", "0", "2", "3")
    assert _asked(text, played="0 1")["miss"] == ("nobody", "0", "1", "defended")
    assert set(_asked(text, played="3")) == {"played"}


@pytest.mark.clause("LOO-10")
def test_who_played_is_not_asked_where_all_must_play() -> None:
    text = _opened(single_must_play="yes")
    assert set(_asked(text)) == {"miss", *(f"tricks-{seat}" for seat in range(5))}
    assert not _is_complete(text)
    done = _entered(text, tricks_0="2", tricks_4="1")
    assert _sheet(done)["double"]
    assert "played" in _asked(str(done["text"]))


def test_a_deal_is_complete_when_three_tricks_are_told_and_nothing_is_entered_before() -> None:
    text = _opened()
    assert not _is_complete(text)
    assert not _is_complete(text, played="0 2", tricks_0="2")
    assert not _is_complete(text, played="0 2", tricks_0="2", tricks_2="2")
    assert _is_complete(text, played="0 2", tricks_0="2", tricks_2="1")
    assert _is_complete(text, played="nobody")
    fault = _entered(text, played="0 2")["fault"]
    assert isinstance(fault, dict)
    assert fault["code"] == "refusal-unanswered"


@pytest.mark.clause("LOO-8", "LOO-9")
def test_accounts_and_the_looed_follow_and_an_entry_is_struck_restored_and_made_anew() -> None:
    first = _entered(_opened(), played="0 1 2", miss="2", tricks_0="2", tricks_2="1")
    sheet = _sheet(first)
    assert (sheet["balances"], sheet["pool"]) == ([2, -6, 1, 0, 0], 3)
    (entry,) = _entries(sheet)
    assert (entry["looed"], entry["miss"], entry["double"]) == ([1], 2, False)
    second = _entered(str(first["text"]), played="0 4", tricks_4="3")
    assert _sheet(second)["balances"] == [-1, -6, -2, 0, 6]
    struck = _ask(does="strike", text=second["text"], at=0)
    assert _sheet(struck)["balances"] == [-3, -3, 0, 0, 3]
    assert [each["struck"] for each in _entries(_sheet(struck))] == [True, False]
    again = _ask(does="restore", text=struck["text"], at=0)
    assert again["sheet"] == second["sheet"]
    answers = {"played": "0 4", "tricks-0": "3"}
    other = _ask(does="enter", text=second["text"], at=1, answers=answers)
    assert _sheet(other)["balances"] == [8, -6, -2, 0, -3]


def _entries(sheet: dict[str, object]) -> list[dict[str, object]]:
    entries: list[dict[str, object]] = json.loads(json.dumps(sheet["entries"]))
    return entries


def test_an_entry_that_a_later_one_rests_on_cannot_be_struck() -> None:
    text = _opened(["Anna", "Ben", "Carla"], single_must_play="yes")
    first = _entered(text, tricks_0="3")
    second = _entered(str(first["text"]), played="0 2", tricks_0="3")
    struck = _ask(does="strike", text=second["text"], at=0)["fault"]
    assert isinstance(struck, dict)
    assert struck["clause"] == "LOO-10"
    assert _ask(does="tell", text="loo-record 1\nrules whist\n")["fault"]


def test_exports_are_what_the_record_says() -> None:
    text = str(_entered(_opened(), played="0 2", miss="2", tricks_0="3")["text"])
    rows = str(_ask(does="csv", text=text)["export"]).split("\r\n")
    assert rows[1] == "1,no,1,Ben,3,Anna; Carla,Carla,3 0 0 0 0,Carla,3,-3,-3,0,0,3"
    told = json.loads(str(_ask(does="json", text=text)["export"]))
    assert told["scores"]["deals"][0]["looed"] == [2]
    assert load(text).sitting.results == played(from_text(text)).results


def _requests(rng: Random) -> list[str]:
    """What a page may ask in the course of a sheet, sensible or not."""
    size = rng.choice((2, 3, 5, 17))
    options = {key: rng.choice(("yes", "no")) for key in ("single_must_play", "unlimited")}
    text = _opened([f"P{seat}" for seat in range(size)], **options)
    asked: list[dict[str, object]] = [{"does": "offers"}]
    for _ in range(4):
        some = rng.sample(range(size), rng.randint(1, size))
        answers = {"played": " ".join(map(str, some)), "miss": rng.choice(("0", "defended"))}
        winners = [f"tricks-{rng.choice(some)}" for _ in range(2)]
        answers |= dict(zip(winners, "21", strict=True))
        enters: dict[str, object] = {"does": "enter", "text": text, "answers": answers}
        asked += [{**enters, "does": "ask"}, enters]
        text = json.loads(reply(json.dumps(enters)))["text"]
        asked += [{"does": kind, "text": text} for kind in ("tell", "csv", "json")]
        if "result" in text:
            asked.append({"does": "strike", "text": text, "at": 0})
    return [json.dumps(each) for each in asked]


def test_the_law_of_loo_answers_alike_with_the_browsers_stand_in() -> None:
    rng = Random(3)
    requests = [request for _ in range(12) for request in _requests(rng)]
    told = subprocess.run(
        [sys.executable, "-c", _ASK_ALL, str(STAND_IN)],
        input="\n".join(requests),
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.splitlines() == [reply(request) for request in requests]
    assert len(requests) > 200
