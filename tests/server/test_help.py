"""Hints, the meter and reasons over a socket: who is told what, and when."""

import json
from pathlib import Path
from typing import Final

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.kit.host import Failing, Seated, begun, seated, server

from quadrille.tutor import Hint, Meter

BOTS: Final = ["maxims", "thumb", "maxims:historical"]


def _asks(person: Seated, kind: str, id_: str = "a", **more: object) -> dict[str, object]:
    """The answer to a question for the decision that stands."""
    person.send({"t": kind, "id": id_, "point": person.frame["point"], **more})
    return person.answer()


def _play_until(person: Seated, stage: str) -> None:
    person.until_asked()
    while person.view["stage"] != stage:
        person.do()
        person.until_asked()


def _assisted(person: Seated) -> list[bool]:
    people = person.people
    assert isinstance(people, list)
    return [each["assisted"] for each in people]


# Hints


def test_a_hint_grows_with_its_strength_and_comes_again_the_same(tmp_path: Path) -> None:
    with server(tmp_path) as session, seated(session, begun(session, bots=BOTS)) as person:
        _play_until(person, "playing")
        hints = [_asks(person, "hint", f"h{n}", strength=n) for n in (1, 2, 3)]
        again = _asks(person, "hint", "other", strength=3)
        assert [each["t"] for each in hints] == ["hinted"] * 3
        assert [each["id"] for each in hints] == ["h1", "h2", "h3"]
        told = [msgspec.convert(each["hint"], Hint, strict=False) for each in hints]
        assert len({hint.principle for hint in told}) == 1
        assert [hint.action is not None for hint in told] == [False, False, True]
        assert again["hint"] == hints[2]["hint"]
        legal = person.view["legal"]
        assert isinstance(legal, list)
        assert msgspec.to_builtins(told[2].action) in legal


def test_a_hint_for_another_decision_is_refused_as_stale(tmp_path: Path) -> None:
    with server(tmp_path) as session, seated(session, begun(session, bots=BOTS)) as person:
        person.until_asked()
        old = {"t": "hint", "id": "old", "point": person.frame["point"], "strength": 1}
        person.do()
        person.until_asked()
        person.send(old)
        answer = person.answer()
        assert (answer["t"], answer["code"]) == ("refused", "stale")


@pytest.mark.parametrize("strength", [0, 4, "1", None, 1.5])
def test_a_hint_has_one_of_three_strengths(tmp_path: Path, strength: object) -> None:
    with server(tmp_path) as session, seated(session, begun(session, bots=BOTS)) as person:
        person.until_asked()
        assert _asks(person, "hint", strength=strength)["code"] == "malformed"


def test_a_game_without_hints_and_sides_says_so(tmp_path: Path) -> None:
    loo: dict[str, object] = {
        "game": "loo",
        "setup": {"rules": "loo", "deals": 5},
        "bots": ["trump-or-ace", "guess-8"],
    }
    with server(tmp_path) as session, seated(session, begun(session, **loo)) as person:
        person.until_asked()
        refused = _asks(person, "hint", "a", strength=1)
        assert (refused["code"], refused["sentence"]) == ("no-hints", "host-no-hints")
        assert _asks(person, "meter", "b")["meter"] is None


def test_whose_deal_was_assisted_is_told_when_it_is_settled_and_not_before(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        key = begun(session, bots=BOTS)
        with seated(session, key) as person:
            person.until_asked()
            _asks(person, "hint", strength=1)
            seen: list[list[bool]] = []
            while person.view["stage"] != "settled":
                person.do()
                person.until_asked()
                seen.append(_assisted(person))
            *earlier, _ = seen
            assert len(earlier) > 3
            assert earlier == [[False] * 4] * len(earlier)
            while not any(_assisted(person)):
                person.hear()
            assert _assisted(person) == [True, False, False, False]
            cookies = dict(session.cookies)
        with seated(session, key) as person:
            assert _assisted(person) == [True, False, False, False]
    with server(tmp_path) as session:
        session.cookies.update(cookies)
        with seated(session, key) as person:
            assert _assisted(person) == [True, False, False, False]
            person.do()
            while any(_assisted(person)):
                person.hear()


def test_a_hint_that_cannot_be_noted_is_not_given(tmp_path: Path) -> None:
    with server(tmp_path) as session, seated(session, begun(session, bots=BOTS)) as person:
        person.until_asked()
        Failing.is_full = True
        try:
            answer = _asks(person, "hint", strength=1)
        finally:
            Failing.is_full = False
        assert (answer["t"], answer["code"]) == ("refused", "not-kept")
        assert _asks(person, "hint", "b", strength=1)["t"] == "hinted"


def test_the_time_of_a_hint_is_not_told_with_the_table(tmp_path: Path) -> None:
    with server(tmp_path) as session, seated(session, begun(session, bots=BOTS)) as person:
        person.until_asked()

        def touched() -> object:
            return session.get("/api/tables").json()["tables"][0]["touched"]

        before = touched()
        assert _asks(person, "hint", strength=1)["t"] == "hinted"
        assert touched() == before
        person.do()
        assert touched() != before


def test_the_time_of_a_hint_is_not_told_after_a_restart_either(tmp_path: Path) -> None:
    def touched(session: TestClient) -> object:
        return session.get("/api/tables").json()["tables"][0]["touched"]

    with server(tmp_path) as session:
        key = begun(session, bots=BOTS)
        with seated(session, key) as person:
            person.until_asked()
        before, cookies = touched(session), dict(session.cookies)
    with server(tmp_path) as session:
        session.cookies.update(cookies)
        with seated(session, key) as person:
            assert _asks(person, "hint", strength=1)["t"] == "hinted"
            assert touched(session) == before
            person.do()
            assert touched(session) != before


# The meter


def test_the_meter_is_told_once_a_card_is_called(tmp_path: Path) -> None:
    with server(tmp_path) as session, seated(session, begun(session, bots=BOTS)) as person:
        person.until_asked()
        assert _asks(person, "meter")["meter"] is None
        told: list[Meter] = []
        for number in range(40):
            if person.view["stage"] == "over":
                break
            person.do()
            person.until_asked()
            answer = _asks(person, "meter", f"m{number}")
            assert answer["point"] == person.frame["point"]
            if answer["meter"] is not None:
                told.append(msgspec.convert(answer["meter"], Meter, strict=False))
        assert told
        assert {sum(meter.chances) + meter.alone for meter in told} == {1000}


# Why


def test_a_settled_deal_tells_why_the_bots_acted_and_after_a_restart_the_same(
    tmp_path: Path,
) -> None:
    with server(tmp_path) as session:
        key = begun(session, bots=BOTS)
        with seated(session, key) as person:
            _play_until(person, "settled")
            *earlier, last = person.frames
            assert {json.dumps(frame["reasons"]) for frame in earlier} == {"null"}
            reasons, cookies = last["reasons"], dict(session.cookies)
    assert isinstance(reasons, list)
    assert {each["chair"] for each in reasons} == {1, 2, 3}
    assert all(each["why"]["key"] and len(each["actions"]) == 1 for each in reasons)
    played = [each for each in reasons if each["actions"][0]["t"] == "play"]
    assert 0 < len(played) <= 30
    with server(tmp_path) as session:
        session.cookies.update(cookies)
        with seated(session, key) as person:
            assert person.frame["reasons"] == reasons
