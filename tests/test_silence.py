"""Nobody speaks during a deal: nothing that a player can send carries words of her own."""

from typing import get_args

import msgspec
import pytest

from quadrille.rules.actions import SeatAction
from quadrille.server.wire import FromClient

WORDS_OF_THE_LAW = {("Bid", "contract"), ("Through", "contract")}
"""Texts in an action: refused unless they are the key of a contract, or a way to play one."""


def _texts(kind: type[msgspec.Struct]) -> set[tuple[str, str]]:
    """The fields of a struct that could hold any text at all."""
    return {
        (kind.__name__, field.name)
        for field in msgspec.structs.fields(kind)
        if field.type is str or str in get_args(field.type)
    }


@pytest.mark.clause("VOLE-7")
def test_no_action_of_a_player_carries_free_text() -> None:
    texts = set().union(*(_texts(kind) for kind in get_args(SeatAction)))
    assert texts == WORDS_OF_THE_LAW


@pytest.mark.clause("VOLE-7")
def test_no_message_to_a_table_carries_free_text() -> None:
    kinds = get_args(FromClient)
    assert kinds
    texts = set().union(*(_texts(kind) for kind in kinds))
    assert {field for _, field in texts} <= {"id"}  # a message's own number, not shown to others
    shown = {field.name for kind in kinds for field in msgspec.structs.fields(kind)}
    assert not shown & {"text", "say", "chat", "sign", "note"}
