"""The protocol in print is the one in force."""

from pathlib import Path
from typing import Final

import pytest
from tests.kit.toy import TOY

from quadrille.games import ALL
from quadrille.server.protocol import attribute_notes, documents
from quadrille.server.wire import Frame

ROOT: Final = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("path", sorted(documents(*ALL)))
def test_what_is_generated_is_what_is_committed(path: str) -> None:
    told = "run `quadrille docs`"
    assert (ROOT / path).read_text(encoding="utf-8") == documents(*ALL)[path], told


def test_any_game_s_protocol_can_be_printed() -> None:
    types = documents(TOY)["web/src/protocol.gen.ts"]
    assert "export type Seat = number;" in types
    assert "export type Action =\n  Skip | Claim | Amount;" in types


def test_nothing_that_the_server_sends_is_optional() -> None:
    assert "?:" not in documents(*ALL)["web/src/protocol.gen.ts"]


def test_what_stands_beneath_an_attribute_is_its_note() -> None:
    note = "Grows with each action; it skips one where another was asked something in a hush."
    assert attribute_notes(Frame)["version"] == note
