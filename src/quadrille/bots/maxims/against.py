"""Leading against one who plays alone (SP-D, PO-S, ME-2)."""

from __future__ import annotations

from typing import Final

from quadrille.bots.masks import each
from quadrille.bots.maxims.holdings import (
    downward,
    has_trumps,
    highest,
    length,
    low_of,
    low_or_master,
    lowest,
    safe_masters,
    singles,
    trump_tops,
)
from quadrille.bots.maxims.maxim import Maxim
from quadrille.bots.maxims.scene import Scene
from quadrille.bots.maxims.shunning import OBSERVED, shunned
from quadrille.bots.maxims.simple_call import king_with_queen
from quadrille.bots.maxims.solo import EXCHANGED, SOLO
from quadrille.cards import Card

Lead = Maxim[Scene, Card]


def _hombre_trumps(scene: Scene) -> int:
    """The unseen trumps that Hombre may hold."""
    return scene.reading.may[scene.contract.hombre] & scene.reading.ranks.trumps


def _hombre_is_void(scene: Scene, suit: int) -> bool:
    return not scene.reading.may[scene.contract.hombre] & suit


def _longest(scene: Scene) -> tuple[Card, ...]:
    """The lowest card of the longest suit, a black one before a red one."""
    suits = sorted(
        scene.suits, key=lambda suit: (shunned(scene, suit), -length(scene, suit), suit.bit_count())
    )
    return low_of(scene, suits)


def _shortest(scene: Scene) -> tuple[Card, ...]:
    """The lowest card of the shortest suit, a black one before a red one."""
    suits = sorted(
        scene.suits, key=lambda suit: (shunned(scene, suit), length(scene, suit), suit.bit_count())
    )
    return low_of(scene, suits)


def _equals(scene: Scene) -> tuple[Card, ...]:
    """The black suit, where a black and a red one are equally short or long."""
    lengths = {length(scene, suit) for suit in scene.suits}
    if len(lengths) > 1 or len(scene.suits) < 2:
        return ()
    return low_of(scene, sorted(scene.suits, key=lambda suit: suit.bit_count()))


LONGEST: Final = Lead(
    id="SP-D1",
    source=SOLO,
    lines=(532, 536),
    applies=lambda scene: scene.hombre_after != 3,
    proposes=_longest,
)
SHORTEST: Final = Lead(
    id="SP-D2",
    source=SOLO,
    lines=(534, 536),
    applies=lambda scene: scene.hombre_after == 3,
    proposes=_shortest,
)
BLACK: Final = Lead(id="SP-D3", source=SOLO, lines=(538, 538), proposes=_equals)


def _led_by_friends(scene: Scene) -> tuple[int, ...]:
    """The plain suits that other defenders have led, the first first."""
    ranks = scene.reading.ranks
    suits = (
        ranks.suit[card.at]
        for seat, card in scene.led
        if seat in scene.friends and not card.bit & ranks.trumps
    )
    return tuple(dict.fromkeys(suits))


def _returned(scene: Scene) -> tuple[Card, ...]:
    return low_or_master(scene, _led_by_friends(scene)[:1])


RETURN_SUIT: Final = Lead(id="SP-D4", source=SOLO, lines=(540, 540), proposes=_returned)


def _second_asked(scene: Scene) -> tuple[Card, ...]:
    return low_or_master(scene, _led_by_friends(scene)[1:])


FIRST_ASKED: Final = Lead(
    id="SP-D6",
    source=SOLO,
    lines=(544, 544),
    applies=lambda scene: len(_led_by_friends(scene)) > 1,
    proposes=lambda scene: (*_returned(scene), *_second_asked(scene)),
)


def _as_if_first(scene: Scene) -> tuple[Card, ...]:
    return _shortest(scene) if scene.hombre_after == 3 else _longest(scene)


VOID_OF_ASKED: Final = Lead(
    id="SP-D5",
    source=SOLO,
    lines=(542, 542),
    applies=lambda scene: (
        bool(_led_by_friends(scene)) and not _led_by_friends(scene)[0] & scene.hand
    ),
    proposes=_as_if_first,
)


def _hombre_void(scene: Scene) -> tuple[Card, ...]:
    """Suits of which Hombre has none, the longest first."""
    void = [suit for suit in scene.suits if _hombre_is_void(scene, suit)]
    return low_of(scene, sorted(void, key=lambda suit: -length(scene, suit)))


TO_HIS_VOID: Final = Lead(
    id="SP-D7b",
    source=SOLO,
    lines=(546, 548),
    applies=lambda scene: bool(_hombre_trumps(scene)),
    proposes=_hombre_void,
)


def _ducked(scene: Scene) -> tuple[Card, ...]:
    """A suit to which Hombre threw a card though she might have trumped."""
    hombre = scene.contract.hombre
    suits: list[int] = []
    for leader, cards in scene.reading.history:
        place = (hombre - leader) & 3
        led, trumps = cards[0], scene.reading.ranks.trumps
        suit = scene.reading.ranks.suit[led.at]
        if 0 < place < len(cards) and not cards[place].bit & (suit | trumps):
            suits.append(suit)
    return low_or_master(scene, dict.fromkeys(suits))


CONTINUE_DUCKED: Final = Lead(
    id="SP-D10",
    source=SOLO,
    lines=(556, 556),
    applies=lambda scene: bool(_hombre_trumps(scene)),
    proposes=_ducked,
)


def _thrown(scene: Scene) -> tuple[Card, ...]:
    suits = dict.fromkeys(suit for seat in scene.friends for suit in scene.thrown[seat])
    return low_or_master(scene, suits)


LEAD_THROWN: Final = Lead(id="SP-D11", source=SOLO, lines=(558, 558), proposes=_thrown)


def _show_strength(scene: Scene) -> tuple[Card, ...]:
    """The top of a row of masters, so that no friend spends a trump on it."""
    likely = safe_masters(scene, 0.6)
    return tuple(
        card
        for suit in scene.suits
        if (scene.hand & suit & scene.masters).bit_count() > 1
        for card in highest(scene, scene.hand & suit)
        if card in likely
    )


SHOW_STRENGTH: Final = Lead(id="SP-D14", source=SOLO, lines=(564, 564), proposes=_show_strength)


def _won_over_low_trump(scene: Scene) -> bool:
    """Hombre's last lead was a low trump, and it is this defender's lead now."""
    if not scene.led or scene.led[-1][0] != scene.contract.hombre:
        return False
    ranks = scene.reading.ranks
    return bool(scene.led[-1][1].bit & ranks.trumps & ~ranks.matadors)


def _trump_back(scene: Scene) -> tuple[Card, ...]:
    """Another low trump, or a matador that is now alone."""
    low = scene.trumps & ~scene.reading.ranks.matadors
    alone = scene.trumps if scene.trumps.bit_count() == 1 else 0
    return lowest(scene, low or alone)


TRUMP_BACK: Final = Lead(
    id="SP-D17",
    source=SOLO,
    lines=(574, 578),
    applies=lambda scene: _won_over_low_trump(scene) and scene.hombre_after != 3,
    proposes=_trump_back,
)


def _commands_trumps(scene: Scene) -> bool:
    """All her trumps are higher than Hombre's, and no other defender has any."""
    alone = not any(has_trumps(scene, seat) for seat in scene.friends)
    return bool(scene.trumps) and alone and scene.trumps == trump_tops(scene)


def _exhaust(scene: Scene) -> tuple[Card, ...]:
    """Trumps while Hombre has any; then a suit in which she is void, then kings."""
    if _hombre_trumps(scene):
        return downward(scene, scene.trumps)
    void = sum(suit for suit in scene.suits if _hombre_is_void(scene, suit))
    return (*downward(scene, scene.hand & void), *downward(scene, scene.plain & scene.masters))


EXHAUST: Final = Lead(
    id="SP-D18", source=SOLO, lines=(584, 591), applies=_commands_trumps, proposes=_exhaust
)


def _long_taken_suit(scene: Scene) -> tuple[Card, ...]:
    suit = scene.called_suit
    longest = max((length(scene, other) for other in scene.suits), default=0)
    return lowest(scene, scene.hand & suit) if length(scene, suit) == longest else ()


TAKEN_SUIT: Final = Lead(
    id="ME-2",
    source=EXCHANGED,
    lines=(601, 601),
    applies=lambda scene: scene.contract.exchanges and scene.hombre_after == 1,
    proposes=_long_taken_suit,
)


def _long_without_lone_king(scene: Scene) -> tuple[Card, ...]:
    """King and queen together, else the longest suit; a king without its queen is kept."""
    suits = sorted(scene.suits, key=lambda suit: (-length(scene, suit), suit.bit_count()))
    fit = [suit for suit in suits if not _has_lone_king(scene, suit)]
    return (*king_with_queen(scene), *low_of(scene, fit))


def _has_lone_king(scene: Scene, suit: int) -> bool:
    held = scene.hand & suit
    return bool(held & scene.kings and scene.unseen & scene.queens & suit)


FIRST_LEAD: Final = Lead(
    id="PO-S1",
    source=OBSERVED,
    lines=(659, 659),
    applies=lambda scene: scene.trick == 1 and scene.hombre_after == 1,
    proposes=_long_without_lone_king,
)


def _single_with_trumps(scene: Scene) -> tuple[Card, ...]:
    return tuple(each(singles(scene))) if scene.trumps.bit_count() > 1 else ()


SINGLE_BELOW: Final = Lead(
    id="PO-S2",
    source=OBSERVED,
    lines=(661, 661),
    applies=lambda scene: scene.hombre_after == 3,
    proposes=_single_with_trumps,
)


def _ruffed_by_hombre(scene: Scene) -> tuple[Card, ...]:
    """The suits that Hombre has trumped, while she has trumps."""
    suits = dict.fromkeys(scene.ruffed[scene.contract.hombre])
    return low_of(scene, suits)


CONSUME_TRUMPS: Final = Lead(
    id="PO-S3",
    source=OBSERVED,
    lines=(663, 665),
    applies=lambda scene: bool(_hombre_trumps(scene)),
    proposes=_ruffed_by_hombre,
)
