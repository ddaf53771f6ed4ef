"""What a player may ask of her own cards: the lowest, the single ones, those that wait.

Each answers with a mask, or with cards in the order in which they are to be played.
"""

from __future__ import annotations

from collections.abc import Iterable

from quadrille.bots.masks import each, highest_of, lowest_of
from quadrille.bots.maxims.scene import Scene
from quadrille.bots.reading import passes
from quadrille.cards import Card
from quadrille.seats import Seat


def lowest(scene: Scene, bits: int) -> tuple[Card, ...]:
    """The lowest card of some of one suit; nothing of none."""
    return (lowest_of(scene.reading.ranks, bits),) if bits else ()


def highest(scene: Scene, bits: int) -> tuple[Card, ...]:
    """The highest card of some of one suit; nothing of none."""
    return (highest_of(scene.reading.ranks, bits),) if bits else ()


def downward(scene: Scene, bits: int) -> tuple[Card, ...]:
    """Cards from the highest down, whatever their suits."""
    strength = scene.reading.ranks.strength
    return tuple(sorted(each(bits), key=lambda card: (-strength[card.at], card.at)))


def upward(scene: Scene, bits: int) -> tuple[Card, ...]:
    """Cards from the lowest up, whatever their suits."""
    strength = scene.reading.ranks.strength
    return tuple(sorted(each(bits), key=lambda card: (strength[card.at], card.at)))


def length(scene: Scene, suit: int) -> int:
    """How many cards of a suit are in hand."""
    return (scene.hand & suit).bit_count()


def low_of(scene: Scene, suits: Iterable[int]) -> tuple[Card, ...]:
    """The lowest card of each of some suits, in their order."""
    return tuple(card for suit in suits for card in lowest(scene, scene.hand & suit))


def low_or_master(scene: Scene, suits: Iterable[int]) -> tuple[Card, ...]:
    """Of each of some suits the highest card if it is a master, else the lowest."""
    found: list[Card] = []
    for suit in suits:
        held = scene.hand & suit
        found += highest(scene, held & scene.masters) or lowest(scene, held)
    return tuple(found)


def singles(scene: Scene) -> int:
    """Cards that are alone of their plain suit, and no masters."""
    alone = 0
    for suit in scene.suits:
        held = scene.hand & suit
        if held.bit_count() == 1:
            alone |= held
    return alone & ~scene.masters


def safe_masters(scene: Scene, least: float) -> tuple[Card, ...]:
    """Masters of plain suits that are likely enough not to be trumped, the safest first."""
    ranked = [
        (-passes(scene.reading, card), -card.at, card) for card in each(scene.plain & scene.masters)
    ]
    return tuple(card for chance, _, card in sorted(ranked) if -chance >= least)


def has_tenace(scene: Scene, suit: int) -> bool:
    """Whether the best and the third best of what is left of a suit are held, not the second."""
    left = _downward_left(scene, suit)
    return (
        len(left) > 2
        and bool(left[0].bit & scene.hand)
        and not left[1].bit & scene.hand
        and bool(left[2].bit & scene.hand)
    )


def has_guarded(scene: Scene, suit: int) -> bool:
    """Whether the second best of what is left of a suit is held with a lower one, not the best."""
    left = _downward_left(scene, suit)
    return (
        len(left) > 2
        and not left[0].bit & scene.hand
        and bool(left[1].bit & scene.hand)
        and length(scene, suit) > 1
    )


def _downward_left(scene: Scene, suit: int) -> tuple[Card, ...]:
    return downward(scene, suit & (scene.hand | scene.unseen))


def waits(scene: Scene, suit: int) -> bool:
    """Whether a suit is better led by another."""
    return has_tenace(scene, suit) or has_guarded(scene, suit)


def is_void(scene: Scene, seat: Seat, suit: int) -> bool:
    """Whether a seat can hold no card of a suit."""
    return not scene.reading.may[seat] & suit


def has_trumps(scene: Scene, seat: Seat) -> bool:
    """Whether a seat may hold a trump."""
    return bool(scene.reading.may[seat] & scene.reading.ranks.trumps)


def trump_tops(scene: Scene) -> int:
    """Trumps in hand that no foe's can beat."""
    above, out = scene.reading.ranks.above, scene.foes_trumps
    return sum(card.bit for card in each(scene.trumps) if not above[card.at] & out)
