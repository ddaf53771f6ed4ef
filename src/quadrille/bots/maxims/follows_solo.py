"""Playing to a trick where one plays alone: for her, and against her."""

from __future__ import annotations

from typing import Final

from quadrille.bots.masks import each
from quadrille.bots.maxims.follows import (
    Follow,
    discards,
    has_only,
    hombre_led_low_trump,
    led_suit,
    lone,
    repeated,
    ruffs,
    unbeaten_ruffs,
    winner_is_friend,
    winners,
)
from quadrille.bots.maxims.holdings import lowest, upward
from quadrille.bots.maxims.scene import Scene
from quadrille.bots.maxims.solo import BLACK_SOLO, RED_SOLO, SOLO
from quadrille.bots.worth import takes
from quadrille.cards import Card

DESPERATE: Final = 4
"""Tricks lost with which one who plays alone may lose no other."""


RUFF_HIGH_ALONE: Final = Follow(
    id="SP-T11",
    source=SOLO,
    lines=(524, 524),
    applies=repeated(2),
    proposes=lambda scene: unbeaten_ruffs(scene)[:1],
)


def _with_false_matador(scene: Scene) -> tuple[Card, ...]:
    """The lowest of a row from Manille down, Spadille being out."""
    spadille = scene.honours[0]
    above = scene.reading.ranks.above
    row = sum(
        card.bit for card in each(ruffs(scene)) if not above[card.at] & scene.unseen & ~spadille
    )
    return lowest(scene, row) if scene.unseen & spadille else ()


RUFF_FALSE: Final = Follow(
    id="HH-7",
    source=RED_SOLO,
    lines=(1108, 1108),
    applies=repeated(2),
    proposes=_with_false_matador,
)


def _losing_single(scene: Scene) -> tuple[Card, ...]:
    """A side card that is alone and cannot win: away with it."""
    spare = discards(scene) & ~scene.masters
    ranks = scene.reading.ranks
    alone = [card for card in each(spare) if (scene.hand & ranks.suit[card.at]).bit_count() == 1]
    return tuple(alone) if not unbeaten_ruffs(scene) else ()


NOT_LOW: Final = Follow(
    id="HH-9",
    source=BLACK_SOLO,
    lines=(1122, 1122),
    applies=lambda scene: (
        scene.is_middle
        and repeated(2)(scene)
        and scene.reading.lost < DESPERATE
        and not unbeaten_ruffs(scene)
    ),
    proposes=lambda scene: upward(scene, discards(scene) & ~scene.masters),
)
THROW_LOSER: Final = Follow(
    id="HH-4",
    source=RED_SOLO,
    lines=(1104, 1106),
    applies=repeated(2),
    proposes=_losing_single,
)


def _hombre_led_middling(scene: Scene) -> bool:
    spadille, manille, _ = scene.honours
    return hombre_led_low_trump(scene) and has_only(scene, spadille | manille)


HOLD_BACK: Final = Follow(
    id="SP-D15",
    source=SOLO,
    lines=(566, 568),
    applies=lambda scene: _hombre_led_middling(scene) and bool(scene.reading.later),
    proposes=lambda scene: upward(scene, discards(scene) & ~scene.masters),
)


def _friend_led_low_trump(scene: Scene) -> bool:
    """Another defender leads a trump, and Hombre has not played to it."""
    reading = scene.reading
    by_friend = reading.leader in scene.friends
    waits = scene.contract.hombre in reading.later
    return by_friend and waits and led_suit(scene) == reading.ranks.trumps


SAVE_OVER_FRIEND: Final = Follow(
    id="SP-D17b",
    source=SOLO,
    lines=(578, 578),
    applies=lambda scene: (
        _friend_led_low_trump(scene) and has_only(scene, scene.honours[1] | scene.honours[2])
    ),
    proposes=lambda scene: upward(scene, discards(scene) & ~scene.masters),
)

PASS_TO_LAST: Final = Follow(
    id="SP-D16",
    source=SOLO,
    lines=(570, 570),
    applies=lambda scene: hombre_led_low_trump(scene) and len(scene.reading.later) > 0,
    proposes=lambda scene: lowest(
        scene, scene.lawful & scene.reading.ranks.trumps & ~scene.reading.ranks.matadors
    ),
)


def _guarded_matador(scene: Scene) -> tuple[Card, ...]:
    """Any card that wins, Manille or Basto with a guard even, from the last to play."""
    return winners(scene)[:1] if scene.trumps.bit_count() > 1 else ()


TAKE_WITH_MATADOR: Final = Follow(
    id="SP-D16b",
    source=SOLO,
    lines=(572, 572),
    applies=lambda scene: hombre_led_low_trump(scene) and not scene.reading.later,
    proposes=_guarded_matador,
)


def _underplay(scene: Scene) -> tuple[Card, ...]:
    """The jack beneath the king, the queen being out, when all would else be lost."""
    held = scene.lawful & led_suit(scene)
    out = scene.unseen & led_suit(scene) & scene.queens
    return lowest(scene, held & scene.jacks) if held & scene.kings and out else ()


UNDERPLAY: Final = Follow(
    id="SP-T9",
    source=SOLO,
    lines=(518, 520),
    applies=lambda scene: scene.reading.lost >= DESPERATE,
    proposes=_underplay,
)


def _force(scene: Scene) -> tuple[Card, ...]:
    """A high trump that would soon be forced out is spent where it forces Hombre."""
    lone = scene.trumps.bit_count() == 1 and scene.contract.hombre in scene.reading.later
    able = [card for card in each(ruffs(scene)) if takes(scene.reading, card)]
    return tuple(able) if lone and not winner_is_friend(scene) else ()


FORCE_HOMBRE: Final = Follow(id="SP-D13b", source=SOLO, lines=(562, 562), proposes=_force)


LONE_TRUMP: Final = Follow(
    id="SP-D13",
    source=SOLO,
    lines=(562, 562),
    applies=lambda scene: has_only(scene, ~scene.honours[0]),
    proposes=lone,
)
