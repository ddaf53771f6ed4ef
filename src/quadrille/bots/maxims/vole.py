"""All ten tricks: what is led and played towards them, and what is said (VP, PO-V, QU)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quadrille.bots.masks import each
from quadrille.bots.maxims.follows import Follow, winners
from quadrille.bots.maxims.holdings import (
    downward,
    highest,
    low_of,
    safe_masters,
    trump_tops,
    upward,
)
from quadrille.bots.maxims.maxim import Maxim, Maxims
from quadrille.bots.maxims.scene import Party, Scene
from quadrille.bots.maxims.shunning import OBSERVED
from quadrille.bots.maxims.simple_call import Lead, shortest
from quadrille.bots.vole import goes_on, says_yes
from quadrille.bots.worth import takes
from quadrille.cards import Card
from quadrille.rules.actions import ASK, NO, STOP, YES, SeatAction

VOLE: Final = "S2 §Play when the vole is possible"
ASKING: Final = "S3 §Premiers and the vole"


def _to_hombres_trump(scene: Scene) -> tuple[Card, ...]:
    """A low card of a suit of which Hombre has none, while she may have trumps."""
    hers = scene.reading.may[scene.contract.hombre]
    void = [suit for suit in scene.suits if not hers & suit]
    return low_of(scene, void) if hers & scene.reading.ranks.trumps else ()


LEAVE_TO_HOMBRE: Final = Lead(
    id="VP-1",
    source=VOLE,
    lines=(402, 402),
    applies=lambda scene: scene.trick == 6 and scene.reading.lost == 0,
    proposes=_to_hombres_trump,
)


def was_left_the_sixth(scene: Scene) -> bool:
    """Whether Hombre, last to play, threw a side card to the sixth trick of her ally."""
    if scene.ally != scene.me or len(scene.led) != 6 or scene.reading.lost:
        return False
    leader, played = scene.reading.history[-1]
    place, ranks = (scene.contract.hombre - leader) & 3, scene.reading.ranks
    followed = ranks.suit[played[0].at] | ranks.trumps
    return place == 3 and len(played) == 4 and not played[3].bit & followed


GO_ON_FOR_ALL: Final = Lead(
    id="PO-V2",
    source=OBSERVED,
    lines=(671, 671),
    applies=was_left_the_sixth,
    proposes=lambda scene: (*downward(scene, scene.hand & scene.masters),),
)


def _spadille_first(scene: Scene) -> tuple[Card, ...]:
    """Spadille, then what else draws the foes' trumps."""
    return downward(scene, trump_tops(scene)) if scene.foes_trumps else ()


DRAW_FOR_ALL: Final = Lead(
    id="VP-4",
    source=VOLE,
    lines=(405, 405),
    applies=lambda scene: scene.going_for_all,
    proposes=_spadille_first,
)
SPADILLE_FOR_ALL: Final = Lead(
    id="PO-V3",
    source=OBSERVED,
    lines=(673, 673),
    applies=lambda scene: scene.going_for_all and bool(scene.hand & scene.honours[0]),
    proposes=lambda scene: tuple(each(scene.honours[0])),
)


def _master_for_all(scene: Scene) -> tuple[Card, ...]:
    return (*safe_masters(scene, 0.0), *highest(scene, scene.trumps))


MASTER_FOR_ALL: Final = Lead(
    id="VP-3",
    source=VOLE,
    lines=(404, 404),
    applies=lambda scene: scene.going_for_all,
    proposes=_master_for_all,
)


def _cut_the_vole(scene: Scene) -> tuple[Card, ...]:
    return (*safe_masters(scene, 0.0), *shortest(scene))


CUT_THE_VOLE: Final = Lead(
    id="PO-V5",
    source=OBSERVED,
    lines=(677, 677),
    applies=lambda scene: scene.going_for_all,
    proposes=_cut_the_vole,
)


def _ends_at_six(scene: Scene) -> bool:
    """The sixth trick, all before it won, and Hombre's ally winning it."""
    reading = scene.reading
    straight = scene.trick == 6 and reading.lost == 0 and reading.won == 5
    return straight and reading.winner == scene.ally


TAKE_SIXTH: Final = Follow(
    id="VP-2",
    source=VOLE,
    lines=(403, 403),
    applies=_ends_at_six,
    proposes=lambda scene: winners(scene)[:1] if len(scene.reading.later) == 0 else (),
)


def _leaves_sixth(scene: Scene) -> tuple[Card, ...]:
    """Any card that does not take it, from a hand that can win what is left."""
    hopes = (scene.hand & scene.masters).bit_count() > 2
    rest = [card for card in upward(scene, scene.lawful) if not takes(scene.reading, card)]
    return tuple(rest) if hopes and not scene.reading.later else ()


LEAVE_SIXTH: Final = Follow(
    id="VP-3b",
    source=VOLE,
    lines=(404, 404),
    applies=lambda scene: _ends_at_six(scene) and scene.party is Party.HOMBRE,
    proposes=_leaves_sixth,
)


class Offer(Struct, frozen=True, kw_only=True):
    """All ten tricks offered to a player."""

    scene: Scene
    asks: bool
    """Whether she may ask her ally."""
    at_evens: bool
    """Whether a missed vole costs what a made one brings."""


Speech = Maxim[Offer, SeatAction]


def _goes_on(offer: Offer) -> bool:
    """Whether the hand is fit for all ten, or Hombre has asked for them by leaving the sixth."""
    fit = goes_on(offer.scene.reading, asks=offer.asks, at_evens=offer.at_evens)
    return fit or was_left_the_sixth(offer.scene)


SAYS: Final[Maxims[Offer, SeatAction]] = (
    Speech(
        id="QU-3",
        source=ASKING,
        lines=None,
        applies=lambda offer: says_yes(offer.scene.reading),
        proposes=lambda _: (YES,),
    ),
    Speech(id="QU-4", source=ASKING, lines=None, proposes=lambda _: (NO,)),
    Speech(id="QU-2", source=ASKING, lines=None, applies=_goes_on, proposes=lambda _: (ASK,)),
    Speech(
        id="VP-2b",
        source=VOLE,
        lines=(403, 403),
        applies=lambda offer: not _goes_on(offer),
        proposes=lambda _: (STOP,),
    ),
)
"""Answers, then what she says who is on lead; nothing is said by her who leads on."""
