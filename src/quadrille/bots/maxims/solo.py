"""Leading alone against three (SP-T), with a king taken (ME-1), and the older hands (HH)."""

from __future__ import annotations

from typing import Final

from quadrille.bots.maxims.holdings import (
    downward,
    has_tenace,
    has_trumps,
    highest,
    length,
    low_of,
    low_or_master,
    lowest,
    safe_masters,
    trump_tops,
    waits,
)
from quadrille.bots.maxims.maxim import Maxim
from quadrille.bots.maxims.scene import Scene
from quadrille.bots.maxims.shunning import OBSERVED, open_suits, shunned
from quadrille.cards import Card

Lead = Maxim[Scene, Card]

SOLO: Final = "S2 §Explanations"
EXCHANGED: Final = "S2 §Additional rules for Médiateur"
RED_SOLO: Final = "S2 §Red-suit hands for sans-prendre"
BLACK_SOLO: Final = "S2 §Black-suit hands for sans-prendre"
LIKELY: Final = 0.6


def trump_holders(scene: Scene) -> int:
    """How many foes may still have trumps."""
    return sum(has_trumps(scene, seat) for seat in scene.foes)


def _rounds_of_trumps(scene: Scene) -> int:
    return scene.rounds.get(scene.reading.ranks.trumps, 0)


def _top_while_winning(scene: Scene) -> tuple[Card, ...]:
    """The highest trump, if none of the foes' beats it or there are many below it."""
    best = highest(scene, scene.trumps)
    tops = trump_tops(scene)
    return tuple(card for card in best if card.bit & tops or scene.trumps.bit_count() >= 5)


OPEN_TRUMPS: Final = Lead(
    id="SP-T1",
    source=SOLO,
    lines=(494, 494),
    applies=lambda scene: (
        bool(scene.foes_trumps) and _rounds_of_trumps(scene) < 2 and trump_holders(scene) > 1
    ),
    proposes=_top_while_winning,
)

CONTINUE_TRUMPS: Final = Lead(
    id="SP-T2",
    source=SOLO,
    lines=(496, 496),
    applies=lambda scene: bool(scene.foes_trumps) and trump_holders(scene) > 1,
    proposes=lambda scene: _top_while_winning(scene) if scene.trumps.bit_count() > 1 else (),
)


def _draw_one_hand(scene: Scene) -> tuple[Card, ...]:
    """The highest trump against a single hand of trumps, if all of those are lower and fewer."""
    if scene.foes_trumps.bit_count() >= scene.trumps.bit_count():
        return ()
    best = highest(scene, scene.trumps)
    return tuple(card for card in best if card.bit & trump_tops(scene))


DRAW_ONE_HAND: Final = Lead(
    id="SP-T3",
    source=SOLO,
    lines=(498, 502),
    applies=lambda scene: bool(scene.foes_trumps) and trump_holders(scene) == 1,
    proposes=_draw_one_hand,
)


def _another_suit(scene: Scene) -> tuple[Card, ...]:
    """A low card of another suit, so that the one with trumps must lead to the tenace."""
    masters = safe_masters(scene, LIKELY)
    return (
        *masters,
        *low_of(scene, sorted(open_suits(scene), key=lambda suit: length(scene, suit))),
    )


WAIT_IN_TRUMPS: Final = Lead(
    id="SP-T4",
    source=SOLO,
    lines=(500, 506),
    applies=lambda scene: (
        has_tenace(scene, scene.reading.ranks.trumps) and trump_holders(scene) == 1
    ),
    proposes=_another_suit,
)


def _kings(scene: Scene) -> tuple[Card, ...]:
    """Kings one after another; a king with its jack waits for the queen."""
    likely = safe_masters(scene, LIKELY)
    return tuple(
        card
        for card in likely
        if card.bit & scene.kings and not waits(scene, scene.reading.ranks.suit[card.at])
    )


KINGS: Final = Lead(id="SP-T6", source=SOLO, lines=(508, 510), proposes=_kings)


def _taken_king(scene: Scene) -> tuple[Card, ...]:
    called = scene.contract.called
    fit = called is not None and called.bit & scene.hand and scene.contract.exchanges
    return (called,) if called is not None and fit else ()


TAKEN_KING: Final = Lead(id="ME-1", source=EXCHANGED, lines=(599, 599), proposes=_taken_king)


def _made_masters(scene: Scene) -> tuple[Card, ...]:
    return tuple(card for card in safe_masters(scene, LIKELY) if not card.bit & scene.kings)


MADE_MASTERS: Final = Lead(id="SP-T7", source=SOLO, lines=(512, 512), proposes=_made_masters)


def _lower_of_equals(scene: Scene) -> tuple[Card, ...]:
    """The lower of two masters where the foes in the middle may be void."""
    found: list[Card] = []
    for suit in scene.suits:
        equal = scene.hand & suit & scene.masters
        middle = [scene.reading.may[seat] & suit for seat in scene.foes[:2]]
        if equal.bit_count() > 1 and not all(middle):
            found += lowest(scene, equal)
    return tuple(found)


CONCEAL: Final = Lead(id="SP-T8", source=SOLO, lines=(514, 516), proposes=_lower_of_equals)


def _longest(scene: Scene) -> tuple[Card, ...]:
    """The longest suit, where low cards may yet become good."""
    suits = sorted(
        scene.suits, key=lambda suit: (shunned(scene, suit), -length(scene, suit), suit.bit_count())
    )
    return low_or_master(scene, suits)


BEST_SUIT: Final = Lead(id="SP-T10", source=SOLO, lines=(522, 522), proposes=_longest)


def _three_rounds(scene: Scene) -> tuple[Card, ...]:
    """Spadille, Manille and the trump beneath, one after another."""
    return downward(scene, trump_tops(scene)) if scene.foes_trumps else ()


THREE_ROUNDS: Final = Lead(
    id="HH-3",
    source=RED_SOLO,
    lines=(1102, 1102),
    applies=lambda scene: (
        _rounds_of_trumps(scene) < 3 and scene.trumps.bit_count() > 3 and trump_holders(scene) > 1
    ),
    proposes=_three_rounds,
)


def _queen_or_jack(scene: Scene) -> tuple[Card, ...]:
    """One of queen and jack, while a trump is left to come in again with."""
    if not scene.trumps:
        return ()
    return tuple(
        card
        for suit in scene.suits
        if scene.hand & suit & scene.queens and scene.hand & suit & scene.jacks
        for card in highest(scene, scene.hand & suit)
    )


PAIR_WITH_ENTRY: Final = Lead(
    id="HH-6",
    source=RED_SOLO,
    lines=(1106, 1106),
    applies=lambda scene: not scene.foes_trumps,
    proposes=_queen_or_jack,
)


def _many_trumps(scene: Scene) -> tuple[Card, ...]:
    """Trumps as often as she has more of them than any foe can have."""
    more = scene.trumps.bit_count() > scene.foes_trumps.bit_count()
    return highest(scene, scene.trumps) if scene.foes_trumps and more else ()


OFTEN_TRUMPS: Final = Lead(
    id="HH-8",
    source=RED_SOLO,
    lines=(1112, 1112),
    applies=lambda scene: trump_holders(scene) > 1,
    proposes=_many_trumps,
)


def _low_to_learn(scene: Scene) -> tuple[Card, ...]:
    """A low trump, with kings or guarded queens and no more than one matador."""
    weak = (scene.trumps & scene.reading.ranks.matadors).bit_count() < 2
    helped = scene.hand & (scene.kings | scene.queens)
    return lowest(scene, scene.trumps) if weak and helped and scene.foes_trumps else ()


LOW_TO_LEARN: Final = Lead(
    id="PO-V1",
    source=OBSERVED,
    lines=(669, 669),
    applies=lambda scene: scene.trick < 3 and scene.trumps.bit_count() > 3,
    proposes=_low_to_learn,
)


def _low_with_black_aces(scene: Scene) -> tuple[Card, ...]:
    """A low trump with both black aces or with neither."""
    spadille, _, basto = scene.honours
    both = spadille | basto
    return lowest(scene, scene.trumps) if scene.hand & both in (0, both) else ()


LOW_WITH_ACES: Final = Lead(
    id="PO-V4",
    source=OBSERVED,
    lines=(675, 675),
    applies=lambda scene: scene.trick == 1 and scene.trumps.bit_count() > 3,
    proposes=_low_with_black_aces,
)
