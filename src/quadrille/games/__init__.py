"""The games that can be hosted, each as a record of its verbs.

This is the only place of the host that knows the law of a particular game.
"""

from __future__ import annotations

from typing import Final

from quadrille.errors import BadOption
from quadrille.game import AnyGame
from quadrille.games.loo import LOO
from quadrille.games.quadrille import FAVOURITE, QUADRILLE

__all__ = ["ALL", "FAVOURITE", "LOO", "QUADRILLE", "find"]

ALL: Final[tuple[AnyGame, ...]] = (QUADRILLE, LOO)
"""Every game, the usual one first."""


def find(key: str) -> AnyGame:
    """The game with a key; raises `BadOption`."""
    for game in ALL:
        if game.key == key:
            return game
    allowed = ", ".join(game.key for game in ALL)
    raise BadOption("game-unknown", facts=(("game", key), ("allowed", allowed)))
