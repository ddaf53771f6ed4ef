"""What a client may send: everything else is refused, and changes nothing."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.kit.host import Seated, begun, seated, server

from quadrille.errors import Unreadable
from quadrille.server import wire
from quadrille.server.clock import WallClock
from quadrille.server.doors import Bucket, Limits

KINDS: Final[list[object]] = [None, True, False, 0, -1, 1.5, 1e999, "", "x", [], {}, [[]], {"t": 1}]
"""Every JSON type, and some values at the edges."""


def _places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    yield path
    match value:
        case dict():
            for key, inner in value.items():
                yield from _places(inner, (*path, str(key)))
        case list():
            for place, inner in enumerate(value):
                yield from _places(inner, (*path, place))
        case _:
            pass


def _with(value: object, path: tuple[str | int, ...], new: object) -> object:
    if not path:
        return new
    match value:
        case dict():
            return {k: _with(v, path[1:], new) if k == path[0] else v for k, v in value.items()}
        case list():
            return [_with(v, path[1:], new) if n == path[0] else v for n, v in enumerate(value)]
        case _:
            raise AssertionError(path)


def _without(value: object, path: tuple[str | int, ...]) -> object:
    match value:
        case dict():
            kept = {k: v for k, v in value.items() if (k,) != path}
            return {k: _without(v, path[1:]) if k == path[0] else v for k, v in kept.items()}
        case list():
            kept_items = [v for n, v in enumerate(value) if (n,) != path]
            return [
                _without(v, path[1:]) if n == path[0] and len(path) > 1 else v
                for n, v in enumerate(kept_items)
            ]
        case _:
            return value


def _is_refused(person: Seated, text: str) -> None:
    """It is answered by a refusal, and the table stands as it stood."""
    before = person.resume()
    person.socket.send_text(text)
    answer = person.answer()
    assert answer["t"] == "refused", (text, answer)
    assert isinstance(answer["sentence"], str)
    assert answer["sentence"].startswith(("host-", "refusal-"))
    after = person.resume()
    kept = ("version", "point", "screen", "book")
    assert [after[key] for key in kept] == [before[key] for key in kept]


def test_every_json_type_in_every_place_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as session, seated(session, begun(session)) as person:
        person.until_asked()
        while person.view["stage"] != "playing":
            person.do()
            person.until_asked()
        message = person.message()
        for path in _places(message):
            for kind in KINDS:
                text = json.dumps(_with(message, path, kind)).replace("Infinity", "1e999")
                if path != ("id",) or not isinstance(kind, str) or not kind:
                    _is_refused(person, text)
        person.do()


def test_no_field_may_be_missing_or_added(tmp_path: Path) -> None:
    with server(tmp_path) as session, seated(session, begun(session)) as person:
        person.until_asked()
        message = person.message()
        for path in _places(message):
            if path:
                _is_refused(person, json.dumps(_without(message, path)))
        actions = message["actions"]
        assert isinstance(actions, list)
        for more in ("seat", "chair", "hands", "__proto__", "constructor"):
            _is_refused(person, json.dumps({**message, more: 1}))
            _is_refused(person, json.dumps({**message, "actions": [{**actions[0], more: 1}]}))
        person.do()


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "undefined",
        "{",
        "}",
        "[]",
        "[" * 2000,
        '{"a":' * 500,
        '{"t":"act"}',
        '{"t":"welcome"}',
        '{"t":"resume","after":-2}',
        '{"t":"resume"}',
        '{"t":"ready","id":"a","point":99}',
        '{"t":"ready","id":"a b","point":0}',
        '{"t":"ready","id":"' + "x" * 65 + '","point":0}',
        '{"t":"act","id":"a","point":0,"actions":[]}',
        '{"t":"act","id":"a","point":0,"actions":[' + ",".join(['{"t":"pass"}'] * 5) + "]}",
        '{"t":"act","id":"a","point":10000000000000000000000,"actions":[{"t":"pass"}]}',
        '{"t":"act","id":"a","point":0,"actions":[{"t":"pass"}]} {"t":"pass"}',
        '{"t":"act","t":"ready","id":"a","point":0}',
        "\x00",
        '"\ud83d\ude00"',
        "ready",
    ],
)
def test_odd_texts_are_refused(tmp_path: Path, text: str) -> None:
    with server(tmp_path) as session, seated(session, begun(session)) as person:
        person.until_asked()
        _is_refused(person, text)
        person.do()


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"\x00" * 50, b'{"t":"act"', bytes(4000)])
def test_odd_bytes_are_refused(tmp_path: Path, content: bytes) -> None:
    with server(tmp_path) as session, seated(session, begun(session)) as person:
        person.until_asked()
        before = person.resume()["screen"]
        person.socket.send_bytes(content)
        assert person.answer()["t"] == "refused"
        assert person.resume()["screen"] == before


def test_a_message_of_the_greatest_length_is_read_and_a_longer_one_ends_the_line(
    tmp_path: Path,
) -> None:
    with server(tmp_path) as session:
        key = begun(session)
        with seated(session, key) as person:
            person.until_asked()
            text = json.dumps(person.message()).ljust(wire.LONGEST_MESSAGE)
            person.socket.send_text(text)
            assert person.answer()["t"] == "accepted"
            person.socket.send_text(text + " ")
            code = 0
            try:
                while True:
                    person.hear()
            except WebSocketDisconnect as closed:
                code = closed.code
            assert code == 1009
        with seated(session, key) as person:
            person.until_asked()
            person.do()


def test_what_was_chosen_earlier_is_stale(tmp_path: Path) -> None:
    with server(tmp_path) as session, seated(session, begun(session)) as person:
        person.until_asked()
        old = person.message()
        person.do()
        person.until_asked()
        before = person.resume()["screen"]
        person.send(old)
        answer = person.answer()
        assert (answer["id"], answer["sentence"], answer["clause"]) == (
            old["id"],
            "host-stale",
            "",
        )
        assert person.resume()["screen"] == before


def test_of_two_messages_sent_at_once_one_is_done(tmp_path: Path) -> None:
    with server(tmp_path) as session, seated(session, begun(session)) as person:
        person.until_asked()
        message = person.message()
        for name in ("one", "two", "one"):
            person.send({**message, "id": name})
        told = [person.answer() for _ in range(3)]
        assert [(each["t"], each["id"]) for each in told] == [
            ("accepted", "one"),
            ("refused", "two"),
            ("accepted", "one"),
        ]


def test_an_unlawful_card_is_refused_with_its_clause_and_facts(tmp_path: Path) -> None:
    with server(tmp_path) as session, seated(session, begun(session)) as person:
        while True:
            person.until_asked()
            closed = person.screen["closed"]
            assert isinstance(closed, list)
            if person.view["stage"] == "playing" and closed:
                break
            person.do()
        for each in closed:
            before = person.resume()["screen"]
            person.send({**person.message(), "actions": [each["action"]]})
            answer = person.answer()
            assert answer["code"] == each["refusal"]["code"]
            assert answer["sentence"] == f"refusal-{answer['code']}"
            assert answer["clause"] == each["refusal"]["clause"]
            assert answer["facts"] == each["refusal"]["facts"]
            assert person.resume()["screen"] == before


def test_ready_that_is_sent_twice_counts_once(tmp_path: Path) -> None:
    with server(tmp_path) as session, seated(session, begun(session)) as person:
        person.until_asked()
        while person.view["stage"] != "settled":
            person.do()
            person.until_asked()
        assert person.frame["book"] is not None
        message = person.message()
        person.send(message)
        person.send(message)
        assert [person.answer()["t"] for _ in range(2)] == ["accepted", "accepted"]
        person.until_asked()


@pytest.mark.parametrize("count", [2000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_noise_is_always_refused_and_never_more(count: int) -> None:
    chance = Random(7)
    base = b'{"t":"act","id":"a1","point":3,"actions":[{"t":"play","card":"AS"}]}'
    for _ in range(count):
        noise = bytearray(base)
        for _ in range(chance.randrange(1, 8)):
            match chance.randrange(3):
                case 0:
                    noise[chance.randrange(len(noise))] = chance.randrange(256)
                case 1:
                    noise.insert(chance.randrange(len(noise)), chance.choice(b'{}[]",:\\0'))
                case _:
                    del noise[chance.randrange(len(noise))]
        wire.id_of(bytes(noise))
        assert _code(bytes(noise)) in (None, "malformed", "too-deep")


def _code(text: bytes) -> str | None:
    try:
        wire.read(text)
    except Unreadable as error:
        return error.code
    return None


def test_brackets_are_counted_outside_texts_only() -> None:
    assert wire.depth(b"1") == 0
    assert wire.depth(b"[[{}]]") == 3
    assert wire.depth(b'"[[[["') == 0
    assert wire.depth(b'["\\"[[[",{}]') == 2
    assert wire.depth(b'["\\\\",[[]]]') == 3


# How fast


class _Clock(WallClock):
    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def until(self, at: float) -> None:
        self.time = max(self.time, at)


def test_so_many_messages_may_come_at_once_and_no_more() -> None:
    limits = Limits()
    bucket = Bucket(_Clock(), rate=limits.messages, burst=limits.burst)
    assert [bucket.take() for _ in range(limits.burst + 1)] == [True] * limits.burst + [False]


def test_in_ten_seconds_twenty_messages_are_let_through() -> None:
    clock = _Clock()
    limits = Limits()
    bucket = Bucket(clock, rate=limits.messages, burst=limits.burst)
    while bucket.take():
        pass
    passed = 0
    for tick in range(1, 101):
        clock.time = tick * 0.1
        passed += bucket.take()
    assert passed in (19, 20)


def test_an_honest_person_is_never_held_up() -> None:
    clock = _Clock()
    bucket = Bucket(clock, rate=Limits().messages, burst=Limits().burst)
    for tick in range(1000):
        clock.time = tick * 0.5
        assert bucket.take()


@pytest.mark.anyio
async def test_who_is_too_fast_is_held_up_and_not_cut_off() -> None:
    clock = _Clock()
    bucket = Bucket(clock, rate=2.0, burst=10)
    for _ in range(30):
        await bucket.wait()
    assert clock.time == pytest.approx(10.0, abs=0.1)
