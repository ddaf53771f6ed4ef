"""The rule sets that pay in jetons, over a socket: an exchange, a king returned, a claim."""

from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

import pytest
from tests.kit.host import Seated, begun, seated, server

Chooses = Callable[[Seated], list[object]]
"""What a person says at her turn."""


def _listed(told: object) -> list[dict[str, object]]:
    assert isinstance(told, list)
    return told


def _legal(person: Seated, kind: str) -> list[dict[str, object]]:
    return [action for action in _listed(person.view["legal"]) if action["t"] == kind]


def _say(person: Seated, actions: list[object]) -> None:
    before = person.frame["version"]
    head = {"id": uuid4().hex, "point": person.frame["point"]}
    person.send({"t": "act", **head, "actions": actions})
    assert person.answer()["t"] == "accepted"
    while person.frame["version"] == before:
        person.hear()


def _events(person: Seated, since: int) -> list[dict[str, object]]:
    return [event for frame in person.frames[since:] for event in _listed(frame["events"])]


def _play(person: Seated, chooses: Chooses) -> int:
    """A deal, from its dealing to its settlement; with which frame it began."""
    start = len(person.frames)
    while True:
        person.until_asked()
        if person.view["stage"] in ("settled", "over"):
            return start
        _say(person, chooses(person))


def _until(person: Seated, kind: str, chooses: Chooses, deals: int) -> list[dict[str, object]]:
    """The events of the first deal in which something becomes so."""
    for _ in range(deals):
        events = _events(person, _play(person, chooses))
        if any(event["t"] == kind for event in events):
            return events
        person.do()
    raise AssertionError(kind)


def _eager(contract: str) -> Chooses:
    """Bids a contract, calls a card that another holds, and otherwise does what comes first."""

    def chooses(person: Seated) -> list[object]:
        bids = [bid for bid in _legal(person, "bid") if bid["contract"] == contract]
        if bids:
            return [bids[-1]]
        hand, calls = person.view["hand"], person.screen["calls"]
        assert isinstance(hand, list)
        for each in _listed(calls):
            others = [card for card in _listed(each["legal"]) if card not in hand]
            if others:
                return [
                    {"t": "name-trumps", "suit": each["trumps"]},
                    {"t": "call", "card": others[0]},
                ]
        return person.choice()

    return chooses


def _amounts(event: dict[str, object], reason: str) -> list[object]:
    paid = _listed(event["transfers"]) if event["t"] == "paid" else []
    return [transfer["amount"] for transfer in paid if transfer["reason"] == reason]


@pytest.mark.clause("DECL-7", "MPAY-1", "MPAY-6")
def test_a_king_is_given_up_for_a_card_and_a_fish_over_a_socket(tmp_path: Path) -> None:
    options = {"favourite": "H", "double_rounds": "none"}
    with server(tmp_path) as session:
        setup = {"rules": "mediateur", "deals": 48, "options": options}
        key = begun(session, setup=setup, bots=["random"] * 3)
        with seated(session, key) as person:
            events = _until(person, "card-given-up", _eager("mediateur"), 40)
            assert len(_listed(person.view["holders"])) == 3
    (up,) = (event for event in events if event["t"] == "card-given-up")
    (down,) = (event for event in events if event["t"] == "card-returned")
    assert down["face_up"] is False
    assert (down["card"] is not None) is (0 in (up["hombre"], up["giver"]))
    assert [amount for event in events for amount in _amounts(event, "exchange")] in ([10], [20])


@pytest.mark.clause("DECL-9")
@pytest.mark.parametrize("rule", ["optional", "compulsory"])
def test_a_king_is_returned_over_a_socket(tmp_path: Path, rule: str) -> None:
    options = {"returned_king": rule, "strict_claims": "yes"}
    with server(tmp_path) as session:
        setup = {"rules": "historical", "deals": 400, "options": options}
        key = begun(session, setup=setup, bots=["random"] * 3)
        with seated(session, key) as person:
            # A bot by chance returns half of the few kings that are called: of forty deals one
            # in fifty has none.
            events = _until(person, "card-given-up", _eager("alliance"), 200)
    kinds = [event["t"] for event in events]
    up = kinds.index("card-given-up")
    assert kinds[up - 2 : up] == ["trumps-named", "card-called"]
    assert events[kinds.index("card-returned")]["face_up"] is True


@pytest.mark.clause("HIST-7")
def test_who_is_owed_something_claims_it_between_deals_over_a_socket(tmp_path: Path) -> None:
    options = {"strict_claims": "yes"}
    with server(tmp_path) as session:
        setup = {"rules": "historical", "deals": 48, "options": options}
        key = begun(session, setup=setup, bots=["random"] * 3)
        with seated(session, key) as person:
            for _ in range(40):
                _play(person, _eager("solo"))
                if _listed(person.view["claims"]):
                    break
                person.do()
            point, before = person.frame["point"], person.view["purses"]
            claim, *_ = _listed(person.view["claims"])
            _say(person, [claim])
            person.resume()
            assert person.view["purses"] != before
            assert person.frame["point"] == point
            assert claim not in _listed(person.view["claims"])
            person.do()
            assert person.view["stage"] != "settled"
