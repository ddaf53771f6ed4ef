"""Leads of every party: tricks that are sure, and what is led when nothing is to be said."""

from __future__ import annotations

from typing import Final

from quadrille.bots.maxims.holdings import highest, safe_masters, upward
from quadrille.bots.maxims.scene import Party, Scene
from quadrille.bots.maxims.simple_call import PLAY, Lead
from quadrille.bots.worth import sure_tricks
from quadrille.cards import Card

WINS: Final = 6
HOLDS: Final = 5
"""Tricks that keep the other side from winning."""


def _sure(scene: Scene) -> tuple[Card, ...]:
    """When the sure tricks are enough to win, or all that is left, they are taken."""
    reading = scene.reading
    need = HOLDS if scene.party in (Party.DEFENDER, Party.AGAINST) else WINS
    sure = sure_tricks(reading)
    if sure == 0 or (sure < reading.left and reading.won + sure < need):
        return ()
    if scene.trumps and scene.foes_trumps:
        return highest(scene, scene.trumps)
    return (*safe_masters(scene, 0.0), *highest(scene, scene.trumps))


SURE: Final = Lead(id="SC-0", source=PLAY, lines=(209, 209), proposes=_sure)


def _what_is_left(scene: Scene) -> tuple[Card, ...]:
    return upward(scene, scene.hand)


LEAD_LEAST: Final = Lead(id="SC-0e", source=PLAY, lines=(209, 209), proposes=_what_is_left)
