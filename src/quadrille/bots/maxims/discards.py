"""Throwing a card away to a suit that is not held: which suit, and which card of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quadrille.bots.masks import each
from quadrille.bots.maxims.follows import Follow, discards
from quadrille.bots.maxims.holdings import downward, highest, length, lowest, upward
from quadrille.bots.maxims.scene import Scene
from quadrille.bots.maxims.shunning import EXPLAINED, OBSERVED
from quadrille.bots.maxims.solo import SOLO
from quadrille.cards import Card

VOLE: Final = "S2 §Play when the vole is possible"


def _guards(scene: Scene, suit: int) -> int:
    """Cards of a suit that are kept: masters, a queen with one guard, a jack with two."""
    held = scene.hand & suit
    several = held.bit_count()
    kept = held & scene.masters
    if held & scene.queens and several <= 2 and scene.unseen & suit & scene.kings:
        kept |= held
    above = scene.unseen & suit & (scene.kings | scene.queens)
    if held & scene.jacks and several <= 3 and above.bit_count() == 2:
        kept |= held
    return kept


def _loose(scene: Scene) -> int:
    """Cards that guard nothing and are no masters."""
    return discards(scene) & ~sum(_guards(scene, suit) for suit in scene.suits)


def _from(scene: Scene, suits: Iterable[int]) -> tuple[Card, ...]:
    """The lowest loose card of each of some suits."""
    loose = _loose(scene)
    return tuple(card for suit in suits for card in lowest(scene, loose & suit))


def _fewest(scene: Scene) -> tuple[Card, ...]:
    """Of the shortest suit; among equals of one that foes trump."""
    trumped = [suit for seat in scene.foes for suit in scene.ruffed[seat]]
    suits = sorted(
        scene.suits, key=lambda suit: (length(scene, suit), suit not in trumped, suit.bit_count())
    )
    return _from(scene, suits)


FEWEST: Final = Follow(id="SC-19", source=EXPLAINED, lines=(344, 344), proposes=_fewest)


def _same(scene: Scene) -> tuple[Card, ...]:
    """Of the suit that she has begun to throw."""
    thrown = [suit for suit in reversed(scene.thrown[scene.me]) if suit & scene.hand]
    return _from(scene, thrown[:1])


SAME_SUIT: Final = Follow(id="SC-20", source=EXPLAINED, lines=(346, 346), proposes=_same)


def _void_of_hombre(scene: Scene) -> list[int]:
    hombre = scene.reading.may[scene.contract.hombre]
    return [suit for suit in scene.suits if not hombre & suit]


def _of_her_void(scene: Scene) -> tuple[Card, ...]:
    """Of a suit of which Hombre has none."""
    return _from(scene, _void_of_hombre(scene))


OF_HER_VOID: Final = Follow(
    id="SP-D8",
    source=SOLO,
    lines=(550, 550),
    applies=lambda scene: _hombre_has_trumps(scene),
    proposes=_of_her_void,
)


def _hombre_has_trumps(scene: Scene) -> bool:
    return bool(scene.reading.may[scene.contract.hombre] & scene.reading.ranks.trumps)


def _highest_first(scene: Scene) -> tuple[Card, ...]:
    """The highest loose card of a suit of which Hombre has none."""
    loose = _loose(scene)
    return tuple(card for suit in _void_of_hombre(scene) for card in highest(scene, loose & suit))


HIGHEST_FIRST: Final = Follow(
    id="SP-D9",
    source=SOLO,
    lines=(552, 554),
    applies=lambda scene: scene.hombre_after == 3 and _hombre_has_trumps(scene),
    proposes=_highest_first,
)


def _but_threatened(scene: Scene) -> tuple[Card, ...]:
    """Of every suit but those that have not been led, in which guards are kept."""
    return _from(scene, [suit for suit in scene.suits if scene.rounds.get(suit, 0)])


KEEP_GUARDS: Final = Follow(id="SP-D12", source=SOLO, lines=(560, 560), proposes=_but_threatened)


def _what_hombre_holds(scene: Scene) -> tuple[Card, ...]:
    """Of suits that Hombre may hold, so as not to put her on lead again."""
    hombre = scene.reading.may[scene.contract.hombre]
    suits = [suit for suit in scene.suits if hombre & suit]
    return _from(scene, sorted(suits, key=lambda suit: length(scene, suit)))


WITHOUT_TRUMPS: Final = Follow(
    id="SP-D19",
    source=SOLO,
    lines=(593, 593),
    applies=lambda scene: not _hombre_has_trumps(scene),
    proposes=_what_hombre_holds,
)


def _beneath_kings(scene: Scene) -> tuple[Card, ...]:
    """The low cards of suits of which she has the king."""
    return _from(scene, [suit for suit in scene.suits if scene.hand & suit & scene.kings])


BENEATH_KINGS: Final = Follow(
    id="PO-D5", source=OBSERVED, lines=(641, 641), proposes=_beneath_kings
)


def _before_six(scene: Scene) -> bool:
    """The other side has won all, and may try for all ten."""
    return scene.reading.won == 0 and scene.reading.lost >= 4


def _void_of_side(scene: Scene) -> tuple[Card, ...]:
    """Whatever is held of suits of which all foes are void, kings first."""
    may = scene.reading.may
    dead = sum(suit for suit in scene.suits if not any(may[seat] & suit for seat in scene.foes))
    return downward(scene, discards(scene) & dead)


FEAR_OF_ALL: Final = Follow(
    id="VP-5", source=VOLE, lines=(406, 406), applies=_before_six, proposes=_void_of_side
)


def _masters_of_ruffed(scene: Scene) -> tuple[Card, ...]:
    """Kings and queens of suits that the other side trumps."""
    trumped = sum({suit for seat in scene.foes for suit in scene.ruffed[seat]})
    return downward(scene, discards(scene) & trumped & (scene.kings | scene.queens))


DEAD_MASTERS: Final = Follow(
    id="PO-V6",
    source=OBSERVED,
    lines=(679, 679),
    applies=lambda scene: scene.going_for_all,
    proposes=_masters_of_ruffed,
)


def _keeps_best(scene: Scene) -> tuple[Card, ...]:
    """Anything but the best card of a suit whose king and queen are gone."""
    gone = [
        suit
        for suit in scene.suits
        if not (scene.unseen | scene.hand) & suit & (scene.kings | scene.queens)
    ]
    best = sum(card.bit for suit in gone for card in highest(scene, scene.hand & suit))
    return upward(scene, discards(scene) & ~best) if best else ()


KEEP_BEST: Final = Follow(
    id="PO-V7",
    source=OBSERVED,
    lines=(679, 679),
    applies=lambda scene: scene.going_for_all,
    proposes=_keeps_best,
)


def _other_single(scene: Scene) -> tuple[Card, ...]:
    """A single side card, which makes another void."""
    ranks = scene.reading.ranks
    return tuple(
        card for card in each(_loose(scene)) if (scene.hand & ranks.suit[card.at]).bit_count() == 1
    )


ANOTHER_VOID: Final = Follow(
    id="HH-5",
    source="S2 §Red-suit hands for sans-prendre",
    lines=(1106, 1106),
    applies=lambda scene: bool(scene.trumps),
    proposes=_other_single,
)


def _three_best(scene: Scene) -> tuple[Card, ...]:
    """Of suits in which Hombre cannot make cards good; three of her suits are kept."""
    hombre = scene.reading.may[scene.contract.hombre]
    fit = [suit for suit in scene.suits if not hombre & suit or length(scene, suit) > 3]
    return _from(scene, fit)


KEEP_THREE: Final = Follow(id="PO-S4", source=OBSERVED, lines=(663, 663), proposes=_three_best)
