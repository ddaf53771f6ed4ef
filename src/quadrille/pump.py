"""The one loop that carries a sitting on among players in one process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from quadrille.game import A, E, Game, S, V
from quadrille.seats import Nature, Seat

V_in = TypeVar("V_in", contravariant=True)
A_out = TypeVar("A_out", covariant=True)
E_in = TypeVar("E_in", contravariant=True)


class Player(Protocol[V_in, A_out, E_in]):
    """A person, a bot or a script that sits on a chair."""

    def choose(self, view: V_in, /) -> A_out:
        """An action for the seat whose turn it is, and which sees this."""
        ...

    def notice(self, event: E_in, /) -> None:
        """Something has become so, as the seat sees it."""
        ...


def pump(
    game: Game[S, A, E, V],
    sitting: S,
    players: Mapping[Seat, Player[V, A, E]],
    nature: Callable[[S], A],
) -> S:
    """Carry a sitting to its end; a player sees her own view and her own events, and no more."""
    while (who := game.turn(sitting)) is not None:
        if isinstance(who, Nature):
            action = nature(sitting)
        else:
            action = players[who].choose(game.view(sitting, who))
        sitting, events = game.apply(sitting, who, action)
        for seat, player in players.items():
            for event in events:
                player.notice(game.see(event, seat))
    return sitting
