from typing import get_args

import msgspec
from tests.kit.checks import IMAGINABLE

from quadrille.cards import PACK
from quadrille.rules.actions import PLAYS, Action, NatureAction, SeatAction


def test_there_is_one_play_for_each_card_in_pack_order() -> None:
    assert [play.card for play in PLAYS] == list(PACK)


def test_an_action_is_a_seats_or_natures() -> None:
    assert set(get_args(Action)) == set(get_args(SeatAction)) | set(get_args(NatureAction))
    assert not set(get_args(SeatAction)) & set(get_args(NatureAction))


def test_every_action_of_a_seat_survives_being_written_and_read() -> None:
    for action in IMAGINABLE:
        written = msgspec.json.encode(action)
        assert msgspec.json.decode(written, type=SeatAction) == action
