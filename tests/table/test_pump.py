"""The one loop: each player is asked in turn, and told only what her seat sees."""

from random import Random
from typing import Final

from quadrille.game import Setup, Stream
from quadrille.games import QUADRILLE
from quadrille.pump import pump
from quadrille.rules.actions import Action
from quadrille.rules.events import Dealt, Event, HandDealt
from quadrille.seats import SEATS, Seat
from quadrille.sitting import Sitting
from quadrille.view import SeatView

DEALS: Final = 4


class _Player:
    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.chance = Random(seat)
        self.noticed: list[Event] = []

    def choose(self, view: SeatView, /) -> Action:
        assert view.seat == self.seat == view.turn
        return self.chance.choice(view.legal)

    def notice(self, event: Event, /) -> None:
        self.noticed.append(event)


def test_a_sitting_is_carried_to_its_end_among_players() -> None:
    stream = Stream(b"pump")
    players = {seat: _Player(seat) for seat in SEATS}
    begun = QUADRILLE.begin(Setup("online", DEALS), 4, Seat(1))

    def nature(sitting: Sitting) -> Action:
        return QUADRILLE.nature(sitting, stream)

    ended = pump(QUADRILLE, begun, players, nature)
    assert ended.is_complete
    for player in players.values():
        dealt = [event for event in player.noticed if isinstance(event, HandDealt)]
        assert len(dealt) == DEALS
        assert not any(isinstance(event, Dealt) for event in player.noticed)
    assert len({len(player.noticed) for player in players.values()}) == 1
