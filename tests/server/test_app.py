"""The server as a browser meets it: pages, tables, and whole sittings over a socket."""

from pathlib import Path
from typing import Final

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.kit.host import (
    FROM_PAGE,
    HOST,
    ORIGIN,
    UNHURRIED,
    Failing,
    Seated,
    begun,
    opening,
    seated,
    server,
    socket_of,
)

from quadrille.server.doors import COOKIE, Limits, digest

WINNING: Final = (
    "maxims",
    "maxims:historical",
    "thumb",
    "search:50",
    "search:300",
    "search:2000",
)
"""Bots that play to win, the usual one first."""

# Pages


def test_it_says_that_it_is_well(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        assert session.get("/health").json() == {"ok": True}


def test_where_the_client_is_not_built_a_page_says_what_to_do(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        page = session.get("/")
        assert page.status_code == 503
        assert "make client" in page.text


def test_the_built_client_is_served(tmp_path: Path) -> None:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<!doctype html>table")
    (tmp_path / "client" / "assets" / "a-1234.js").write_text("1")
    with server(tmp_path / "home", client=tmp_path / "client") as session:
        assert session.get("/").text == "<!doctype html>table"
        assert session.get("/").headers["cache-control"] == "no-store"
        assert "immutable" in session.get("/assets/a-1234.js").headers["cache-control"]
        assert session.get("/../home/sittings.sqlite3").status_code == 404
        assert session.get("/%2e%2e/home/sittings.sqlite3").status_code == 404


def test_each_clause_of_the_law_has_an_address(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        page = session.get("/law").text
        for clause in ("CARD-1", "AUC-3", "PLAY-2", "QPAY-13"):
            assert f'id="{clause}"' in page


def test_no_page_runs_foreign_scripts_or_stands_in_a_frame(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        for address in ("/", "/law", "/api/setups", "/api/tables", "/nothing"):
            headers = session.get(address).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "script-src 'self';" in policy
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cache-control"] == "no-store"
            assert headers["x-content-type-options"] == "nosniff"


def test_setups_tell_every_rule_set_and_option(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        games = session.get("/api/setups").json()["games"]
        assert [game["key"] for game in games] == ["quadrille", "loo", "toy"]
        assert games[0]["offers"][0]["rules"] == "quanti"
        assert games[0]["offers"][0]["bots"] == [*WINNING, "random"]
        for offer in games[0]["offers"]:
            assert all(choice["usual"] in choice["values"] for choice in offer["options"])


def test_nobody_who_plays_at_random_is_offered_where_beasts_must_be_won_back(
    tmp_path: Path,
) -> None:
    with server(tmp_path) as session:
        offers = session.get("/api/setups").json()["games"][0]["offers"]
        bots = {offer["rules"]: offer["bots"] for offer in offers}
        assert bots["mediateur"] == bots["historical"] == [*WINNING]


# Opening a table


def test_who_opens_a_table_gets_a_token_that_no_script_can_read(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        answer = session.post("/api/tables", json=opening(), headers=FROM_PAGE)
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        token = session.cookies[COOKIE]
        assert len(token) == 32
        assert token not in answer.text
        assert session.get("/api/tables").text.count(token) == 0


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "whist"}, 422),
        ({"bots": ["random"]}, 422),
        ({"bots": ["random"] * 4}, 422),
        ({"bots": ["random"] * 17}, 400),
        ({"bots": ["genius"] * 3}, 422),
        ({"bots": []}, 400),
        ({"name": ""}, 400),
        ({"name": "x" * 25}, 400),
        ({"name": "Ann\u202ea"}, 422),
        ({"name": "a\u200bb"}, 422),
        ({"name": "a\x00b"}, 422),
        ({"name": "   "}, 422),
        ({"name": None}, 400),
        ({"setup": {"rules": "no", "deals": 4}}, 422),
        ({"setup": {"rules": "quanti", "deals": 5}}, 422),
        ({"setup": {"rules": "quanti", "deals": "4"}}, 400),
        ({"setup": {"rules": "quanti", "deals": 4, "options": {"purse": "7"}}}, 422),
        ({"setup": {"rules": "quanti", "deals": 4, "option": {}}}, 400),
        ({"seed": 1}, 400),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    tmp_path: Path, change: dict[str, object], status: int
) -> None:
    with server(tmp_path) as session:
        answer = session.post("/api/tables", json=opening(**change), headers=FROM_PAGE)
        assert answer.status_code == status, answer.text
        assert answer.json()["sentence"].startswith(("host-", "error-"))
        assert "set-cookie" not in answer.headers
        assert session.get("/api/tables").json() == {"tables": []}


@pytest.mark.parametrize(
    "body", [b"", b"null", b"[]", b"1", b"{", b"\xff", b"[" * 3000, b"x" * 5000]
)
def test_a_body_that_is_no_opening_is_refused(tmp_path: Path, body: bytes) -> None:
    with server(tmp_path) as session:
        assert session.post("/api/tables", content=body, headers=FROM_PAGE).status_code == 400


def test_one_browser_opens_so_many_tables_and_then_waits(tmp_path: Path) -> None:
    limits = Limits(tables=0.0001, tables_burst=3)
    with server(tmp_path, limits=limits) as session:
        answers = [
            session.post("/api/tables", json=opening(), headers=FROM_PAGE).status_code
            for _ in range(5)
        ]
        assert answers == [201, 201, 201, 429, 429]


def test_a_browser_is_told_of_its_own_tables_the_latest_first(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        first, second = begun(session), begun(session)
        with seated(session, first) as person:
            person.until_asked()
            person.do()
            tables = session.get("/api/tables").json()["tables"]
            assert [table["id"] for table in tables] == [first, second]
            assert tables[0]["people"][0] == "Ida"
            assert tables[0]["over"] is False
        session.cookies.clear()
        assert session.get("/api/tables").json() == {"tables": []}


# Playing


def _played_out(person: Seated) -> None:
    person.until_asked()
    while person.view["stage"] != "over":
        person.do()
        person.until_asked()


@pytest.mark.parametrize("rules", ["quanti", "parlett", "online", "mediateur", "historical"])
def test_a_sitting_is_played_to_its_end_over_a_socket(tmp_path: Path, rules: str) -> None:
    with server(tmp_path) as session:
        # Players by chance would never clear their beasts.
        bots = ["thumb", "thumb", "thumb"]
        key = begun(session, setup={"rules": rules, "deals": 4}, bots=bots)
        with seated(session, key) as person:
            _played_out(person)
            counted = person.view["counted"]
            assert isinstance(counted, int)
            assert counted >= 4
            book = person.frame["book"]
            assert isinstance(book, dict)
            assert book["complete"] is True
            assert {answer["t"] for answer in person.answers} == {"accepted"}
            versions = [frame["version"] for frame in person.frames]
            first = versions[0]
            assert isinstance(first, int)
            assert versions == list(range(first, first + len(versions)))
        assert session.get("/api/tables").json()["tables"][0]["over"] is True


def test_another_game_is_hosted_without_a_change(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        key = begun(
            session, game="toy", setup={"rules": "toy", "deals": 2}, bots=["wild", "meek", "wild"]
        )
        with seated(session, key) as person:
            while person.screen.get("turn") != 0:
                person.hear()
            head = {"id": "one", "point": person.frame["point"]}
            acts = [{"t": "claim"}, {"t": "amount", "much": 3}]
            person.send({"t": "act", **head, "actions": acts})
            assert person.answer()["t"] == "accepted"


def test_frames_are_filled_up_to_even_lengths(tmp_path: Path) -> None:
    with server(tmp_path) as session, seated(session, begun(session)) as person:
        for _ in range(5):
            person.until_asked()
            person.send({"t": "resume", "after": -1})
            text = person.socket.receive_text()
            while '"t":"frame"' not in text:
                text = person.socket.receive_text()
            assert len(text) % 256 == 0
            person.do()


def test_the_welcome_tells_who_sits_where(tmp_path: Path) -> None:
    with server(tmp_path) as session, seated(session, begun(session, name=" Ida  B ")) as person:
        people = person.people
        assert isinstance(people, list)
        assert [each["bot"] for each in people] == [None, "random", "thumb", "random"]
        assert people[0] == {
            "name": "Ida B",
            "bot": None,
            "here": True,
            "ready": False,
            "assisted": False,
        }
        assert len({each["name"] for each in people}) == 4


# Coming back


def test_after_a_restart_the_sitting_goes_on_where_it_stood(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        key = begun(session)
        with seated(session, key) as person:
            person.until_asked()
            for _ in range(7):
                person.do()
                person.until_asked()
            last, cookies = person.resume(), dict(session.cookies)
    with server(tmp_path) as session:
        session.cookies.update(cookies)
        version = last["version"]
        assert isinstance(version, int)
        with seated(session, key, after=version) as person:
            assert person.frame["screen"] == last["screen"]
            assert person.frame["version"] == version
            assert person.frame["point"] == last["point"]
            assert person.frame["events"] == []
            _played_out(person)


def test_a_message_that_was_answered_before_a_restart_is_not_done_again(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        key = begun(session)
        with seated(session, key) as person:
            person.until_asked()
            message = person.message()
            person.send(message)
            assert person.answer()["t"] == "accepted"
            cookies = dict(session.cookies)
    with server(tmp_path) as session:
        session.cookies.update(cookies)
        with seated(session, key) as person:
            person.until_asked()
            before = person.frame
            person.send(message)
            assert person.answer() == {"t": "accepted", "id": message["id"]}
            assert person.resume()["screen"] == before["screen"]


def test_a_chair_opened_in_a_second_page_closes_the_first(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        key = begun(session)
        with seated(session, key) as first:
            first.until_asked()
            with seated(session, key) as second:
                second.until_asked()
                assert _closed_with(first) == 4001
                second.do()


def _closed_with(person: Seated) -> int:
    try:
        while True:
            person.hear()
    except WebSocketDisconnect as closed:
        return closed.code


def test_a_table_waits_for_its_person(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        key = begun(session)
        tables = session.get("/api/tables").json()["tables"]
        assert tables[0]["screen"]["view"]["stage"] == "to-deal"
        with seated(session, key) as person:
            person.until_asked()


# When the log cannot be written


def test_what_cannot_be_kept_is_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as session, seated(session, begun(session)) as person:
        person.until_asked()
        before = person.frame
        message = person.message()
        monkeypatch.setattr(Failing, "is_full", True)
        person.send(message)
        assert person.answer()["sentence"] == "host-not-kept"
        assert person.resume()["screen"] == before["screen"]
        answer = session.post("/api/tables", json=opening(), headers=FROM_PAGE)
        assert (answer.status_code, answer.json()["sentence"]) == (507, "host-not-kept")
        monkeypatch.setattr(Failing, "is_full", False)
        person.send(message)
        assert person.answer()["t"] == "accepted"


# Names, pages, tokens


GOOD: Final = [(HOST, ORIGIN), ("localhost:8421", "http://localhost:8421")]
BAD: Final = [
    (HOST, None),
    (HOST, "null"),
    (HOST, ""),
    (HOST, "http://evil.example"),
    (HOST, ORIGIN + ".evil.example"),
    (HOST, "http://evil.example/" + HOST),
    (HOST, f"https://{HOST}"),
    (HOST, "http://127.0.0.1"),
    (HOST, "http://127.0.0.1:84210"),
    (HOST, "http://127.0.0.1:842"),
    (HOST, "http://localhost:8421"),
    (HOST, ORIGIN.upper()),
    (HOST, f"{ORIGIN}/"),
    (HOST, f"http://user@{HOST}"),
    ("evil.example", "http://evil.example"),
    ("evil.example:8421", "http://evil.example:8421"),
    ("127.0.0.1", "http://127.0.0.1"),
    ("127.0.0.1.evil.example:8421", "http://127.0.0.1.evil.example:8421"),
    ("", "http://"),
]


def _headers(host: str, origin: str | None) -> dict[str, str]:
    return {"host": host} | ({} if origin is None else {"origin": origin})


@pytest.mark.parametrize(("host", "origin"), GOOD)
def test_our_own_pages_may_open_and_play(tmp_path: Path, host: str, origin: str) -> None:
    with server(tmp_path) as session:
        headers = _headers(host, origin)
        answer = session.post("/api/tables", json=opening(), headers=headers)
        assert answer.status_code == 201
        with session.websocket_connect(socket_of(answer.json()["id"]), headers=headers) as socket:
            assert socket.receive_json()["t"] == "welcome"


@pytest.mark.parametrize(("host", "origin"), BAD)
def test_foreign_pages_and_names_are_turned_away(
    tmp_path: Path, host: str, origin: str | None
) -> None:
    with server(tmp_path) as session:
        key = begun(session)
        headers = _headers(host, origin)
        assert session.post("/api/tables", json=opening(), headers=headers).status_code == 403
        with (
            pytest.raises(WebSocketDisconnect),
            session.websocket_connect(socket_of(key), headers=headers),
        ):
            pass
        assert len(session.get("/api/tables").json()["tables"]) == 1


def test_a_page_is_not_shown_under_a_foreign_name(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        for address in ("/", "/health", "/api/tables"):
            assert session.get(address, headers={"host": "evil.example"}).status_code == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site", "elsewhere"])
def test_a_browser_that_says_it_comes_from_elsewhere_is_turned_away(
    tmp_path: Path, site: str
) -> None:
    with server(tmp_path) as session:
        headers = {**FROM_PAGE, "sec-fetch-site": site}
        assert session.post("/api/tables", json=opening(), headers=headers).status_code == 403
        assert session.get("/api/tables", headers=headers).status_code == 403
        linked = {"sec-fetch-site": site, "sec-fetch-mode": "navigate"}
        assert session.get("/law", headers=linked).status_code == 200


def test_nothing_is_changed_by_reading(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        for method in ("PUT", "DELETE", "PATCH"):
            answer = session.request(method, "/api/tables", headers=FROM_PAGE)
            assert answer.status_code == 405


def _other_token(session: TestClient) -> str:
    kept = dict(session.cookies)
    session.cookies.clear()
    begun(session)
    token = str(session.cookies[COOKIE])
    session.cookies.clear()
    session.cookies.update(kept)
    return token


@pytest.mark.parametrize(
    "kind", ["none", "other", "digest", "short", "upper", "key", "empty", "long", "quotes"]
)
def test_only_the_token_that_was_given_opens_a_chair(tmp_path: Path, kind: str) -> None:
    with server(tmp_path) as session:
        key = begun(session)
        own = str(session.cookies[COOKIE])
        tokens = {
            "none": None,
            "other": _other_token(session),
            "digest": digest(own),
            "short": own[:-1],
            "upper": own.upper() if own.upper() != own else "A" * 32,
            "key": key,
            "empty": "",
            "long": own + "0",
            "quotes": f"'{own}'",
        }
        session.cookies.clear()
        token = tokens[kind]
        headers = FROM_PAGE if token is None else {**FROM_PAGE, "cookie": f"{COOKIE}={token}"}
        with session.websocket_connect(socket_of(key), headers=headers) as socket:
            assert socket.receive_json()["code"] == "no-seat"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 1008
        session.cookies.set(COOKIE, own, path="/api")
        with seated(session, key) as person:
            person.until_asked()


def test_a_table_that_is_not_there_is_told(tmp_path: Path) -> None:
    with server(tmp_path) as session:
        begun(session)
        for key in ("0" * 16, "x", "' OR 1=1"):
            with session.websocket_connect(socket_of(key), headers=FROM_PAGE) as socket:
                assert socket.receive_json()["code"] == "no-table"


def test_limits_are_wide_enough_for_the_tests() -> None:
    assert UNHURRIED.burst > 1000


@pytest.mark.parametrize("name", ["Aurore", "aurore", "AUROŔE", "Ａurore"])
def test_no_bot_is_called_as_the_person_is(tmp_path: Path, name: str) -> None:
    with server(tmp_path) as session, seated(session, begun(session, name=name)) as person:
        people = person.people
        assert isinstance(people, list)
        assert [each["name"] for each in people[1:]] == ["Blaise", "Clarisse", "Damien"]
