"""Leading in a simple call: the treatise's rules with their explanations (SC)."""

from __future__ import annotations

from typing import Final

from quadrille.bots.masks import each, highest_of
from quadrille.bots.maxims.holdings import (
    downward,
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
from quadrille.bots.maxims.shunning import (
    EXPLAINED,
    friend_is_last,
    friend_is_middle,
    last_to_play,
    open_suits,
    shunned,
)
from quadrille.bots.signs import (
    LED_CALLED_SUIT,
    LED_OTHER_SUIT,
    LED_TRUMP_TO_HOMBRE,
)
from quadrille.cards import Card

Lead = Maxim[Scene, Card]

PLAY: Final = "S2 §Simple call: partnership play"
HISTORICAL_CALL: Final = "S2 §Red-suit hands for a simple call"
LIKELY: Final = 0.6
"""A master is led when it is at least so likely not to be trumped."""


def _called_king(scene: Scene) -> tuple[Card, ...]:
    called = scene.contract.called
    return (called,) if called is not None and called.bit & scene.hand else ()


SHOW_KING: Final = Lead(id="SC-1", source=EXPLAINED, lines=(238, 240), proposes=_called_king)


def _asking(scene: Scene) -> bool:
    """Hombre does not know her ally, and the called card is out."""
    return scene.ally is None and scene.king_is_out


def _low_called(scene: Scene) -> tuple[Card, ...]:
    return lowest(scene, scene.hand & scene.called_suit)


FIND_ALLY: Final = Lead(
    id="SC-1b", source=EXPLAINED, lines=(242, 242), applies=_asking, proposes=_low_called
)


def is_shown(scene: Scene) -> bool:
    """Whether the ally has shown herself, or knows that she has."""
    return scene.contract.shown or not scene.king_is_out


def _matadors(scene: Scene) -> tuple[Card, ...]:
    """Her matadors, the highest first, while foes may have trumps."""
    return downward(scene, scene.trumps & scene.reading.ranks.matadors) if scene.foes_trumps else ()


SHOW_MATADORS: Final = Lead(
    id="SC-2",
    source=EXPLAINED,
    lines=(258, 258),
    applies=lambda scene: is_shown(scene) and scene.hombre_after == 3,
    proposes=_matadors,
)


def _kings(scene: Scene) -> tuple[Card, ...]:
    return safe_masters(scene, LIKELY)


SHOW_KINGS: Final = Lead(id="SC-2b", source=EXPLAINED, lines=(262, 262), proposes=_kings)


def _singletons(scene: Scene) -> tuple[Card, ...]:
    """Single cards whose suit may be trumped when it comes back."""
    if not scene.trumps:
        return ()
    fit = [suit for suit in open_suits(scene) if scene.hand & suit & singles(scene)]
    return low_of(scene, fit)


ALLY_SINGLE: Final = Lead(
    id="SC-3",
    source=EXPLAINED,
    lines=(264, 264),
    applies=is_shown,
    proposes=_singletons,
    tells=LED_OTHER_SUIT,
)


def _called_suit(scene: Scene) -> tuple[Card, ...]:
    return low_or_master(scene, (scene.called_suit,)) if scene.called_suit else ()


LAST_RESOURCE: Final = Lead(
    id="SC-4", source=EXPLAINED, lines=(266, 268), proposes=_called_suit, tells=LED_CALLED_SUIT
)


def _ally_is_weak(scene: Scene) -> bool:
    """Whether the ally led a low card of the called suit next after the king."""
    called, past = scene.contract.called, [card for seat, card in scene.led if seat == scene.ally]
    if called is None or called not in past:
        return False
    after_king = past[past.index(called) + 1 :]
    return bool(after_king) and bool(after_king[0].bit & scene.called_suit)


def _husbanded(scene: Scene) -> tuple[Card, ...]:
    """Kings before the foes are void, then the suit with the fewest low cards."""
    kings = tuple(each(scene.plain & scene.kings))
    return (*kings, *shortest(scene))


HUSBAND: Final = Lead(
    id="SC-5", source=EXPLAINED, lines=(270, 274), applies=_ally_is_weak, proposes=_husbanded
)


def _was_let_win(scene: Scene) -> bool:
    """Her last lead was a trump that a higher one, still out, did not beat."""
    if not scene.led or scene.led[-1][0] != scene.me:
        return False
    card, ranks = scene.led[-1][1], scene.reading.ranks
    return bool(card.bit & ranks.trumps and ranks.above[card.at] & scene.unseen)


def _on_with_trumps(scene: Scene) -> tuple[Card, ...]:
    """The next trump, from the top, unless none is out against her."""
    return highest(scene, scene.trumps) if scene.foes_trumps else ()


GO_ON: Final = Lead(
    id="SC-6", source=EXPLAINED, lines=(276, 276), applies=_was_let_win, proposes=_on_with_trumps
)


def low_trump(scene: Scene) -> tuple[Card, ...]:
    """The lowest trump that is no matador, while foes may have trumps."""
    return lowest(scene, scene.trumps & ~scene.reading.ranks.matadors) if scene.foes_trumps else ()


TRUMP_TO_FIND: Final = Lead(
    id="SC-7",
    source=EXPLAINED,
    lines=(254, 256),
    applies=lambda scene: _asking(scene) and not scene.hand & scene.called_suit,
    proposes=low_trump,
)


def _top_of_run(scene: Scene) -> tuple[Card, ...]:
    """Masters with the next card beside them, the higher one first."""
    found = [
        highest_of(scene.reading.ranks, scene.hand & suit)
        for suit in scene.suits
        if (scene.hand & suit & scene.masters).bit_count() > 1
    ]
    likely = safe_masters(scene, LIKELY)
    return tuple(card for card in found if card in likely)


TOP_OF_RUN: Final = Lead(
    id="SC-9",
    source=EXPLAINED,
    lines=(302, 304),
    applies=friend_is_middle,
    proposes=_top_of_run,
)


def _trumps_to_hombre(scene: Scene) -> tuple[Card, ...]:
    """Matadors first, else the lowest."""
    if not scene.foes_trumps:
        return ()
    return (*_matadors(scene)[:1], *lowest(scene, scene.trumps))


FORCE_FOR_HOMBRE: Final = Lead(
    id="SC-10",
    source=EXPLAINED,
    lines=(306, 310),
    applies=lambda scene: scene.hombre_after == 3 and is_shown(scene),
    proposes=_trumps_to_hombre,
    tells=LED_TRUMP_TO_HOMBRE,
)


def _spare_trump(scene: Scene) -> tuple[Card, ...]:
    """A low trump, if another is left to ruff with."""
    low = scene.trumps & ~scene.reading.ranks.matadors
    return lowest(scene, low) if scene.foes_trumps and low.bit_count() > 1 else ()


TRUMP_BEFORE_KING: Final = Lead(
    id="SC-11",
    source=EXPLAINED,
    lines=(312, 314),
    applies=lambda scene: scene.hombre_after == 3 and not is_shown(scene),
    proposes=_spare_trump,
    tells=LED_TRUMP_TO_HOMBRE,
)


def _holds_matador(scene: Scene) -> bool:
    return bool(scene.trumps & scene.reading.ranks.matadors)


LOW_TO_MIDDLE: Final = Lead(
    id="SC-12",
    source=EXPLAINED,
    lines=(316, 318),
    applies=lambda scene: scene.hombre_after != 3 and is_shown(scene) and _holds_matador(scene),
    proposes=low_trump,
)


def _ally_led_low_trump(scene: Scene) -> bool:
    """Whether the ally led a low trump, and Hombre has led nothing since."""
    seat, card = next(
        (one for one in reversed(scene.led) if one[0] in (scene.ally, scene.me)), (None, None)
    )
    ranks = scene.reading.ranks
    low = card is not None and card.bit & ranks.trumps & ~ranks.matadors
    return seat is not None and seat == scene.ally and bool(low)


TRUMP_BACK: Final = Lead(
    id="SC-12b",
    source=EXPLAINED,
    lines=(316, 316),
    applies=_ally_led_low_trump,
    proposes=low_trump,
)

DEFENDER_SINGLE: Final = Lead(
    id="SC-13", source=EXPLAINED, lines=(320, 320), proposes=_singletons, tells=LED_OTHER_SUIT
)


def king_with_queen(scene: Scene) -> tuple[Card, ...]:
    """Masters with the next card beside them, of suits that are not shunned."""
    likely = safe_masters(scene, LIKELY)
    return tuple(
        card
        for suit in open_suits(scene)
        if (scene.hand & suit & scene.masters).bit_count() > 1
        for card in highest(scene, scene.hand & suit)
        if card in likely
    )


KING_WITH_QUEEN: Final = Lead(
    id="SC-13b",
    source=EXPLAINED,
    lines=(320, 320),
    proposes=king_with_queen,
    tells=LED_OTHER_SUIT,
)


def shortest(scene: Scene) -> tuple[Card, ...]:
    """The lowest card of the shortest suit, those that maxims would shun last."""
    suits = sorted(
        scene.suits, key=lambda suit: (shunned(scene, suit), length(scene, suit), suit.bit_count())
    )
    return low_of(scene, suits)


FEWEST: Final = Lead(
    id="SC-13c", source=EXPLAINED, lines=(320, 320), proposes=shortest, tells=LED_OTHER_SUIT
)


def _through_hombre(scene: Scene) -> tuple[Card, ...]:
    """A low trump before Hombre, who may spend her best on it; not from a strong hand."""
    low = scene.trumps & ~trump_tops(scene)
    return lowest(scene, low) if low.bit_count() > 1 and not _holds_matador(scene) else ()


TRUMP_THROUGH: Final = Lead(
    id="SC-13e",
    source=EXPLAINED,
    lines=(322, 322),
    applies=lambda scene: scene.king_is_out and scene.hombre_after == 1 and scene.trick == 1,
    proposes=_through_hombre,
)


def _asked(scene: Scene) -> tuple[Card, ...]:
    """The suits that friends have asked for, the first first; its master, else its lowest."""
    suits = [
        scene.reading.ranks.suit[card.at]
        for seat, card in scene.led
        if seat in scene.friends and not card.bit & scene.reading.ranks.trumps
    ]
    fit = [
        suit for suit in dict.fromkeys(suits) if suit & scene.hand and not _is_hopeless(scene, suit)
    ]
    return low_or_master(scene, fit)


def _is_hopeless(scene: Scene, suit: int) -> bool:
    """A suit that a foe after all friends would trump."""
    last = last_to_play(scene)
    return last in scene.foes and not scene.reading.may[last] & suit


RETURN_SUIT: Final = Lead(id="SC-14", source=EXPLAINED, lines=(324, 326), proposes=_asked)


def _friends_void(scene: Scene) -> tuple[Card, ...]:
    """Suits in which the friend who plays last is void, or that she throws."""
    last = last_to_play(scene)
    void = [suit for suit in scene.suits if not scene.reading.may[last] & suit]
    return low_or_master(scene, sorted(void, key=lambda suit: -scene.rounds.get(suit, 0)))


INSIST: Final = Lead(
    id="SC-17", source=EXPLAINED, lines=(338, 338), applies=friend_is_last, proposes=_friends_void
)


def _thrown_by_friends(scene: Scene) -> tuple[Card, ...]:
    """The suits that friends throw, the one thrown first before the others."""
    suits = dict.fromkeys(suit for seat in scene.friends for suit in scene.thrown[seat])
    fit = [suit for suit in suits if suit & scene.hand and not _is_hopeless(scene, suit)]
    return low_or_master(scene, fit)


LEAD_THROWN: Final = Lead(
    id="SC-21", source=EXPLAINED, lines=(348, 350), proposes=_thrown_by_friends
)


def _guard_of_queen(scene: Scene) -> tuple[Card, ...]:
    """The low card beside a queen, towards a friend who plays last."""
    suits = [
        suit
        for suit in scene.suits
        if scene.hand & suit & scene.queens
        and length(scene, suit) == 2
        and scene.unseen & suit & scene.kings
    ]
    return low_of(scene, suits)


GUARD_OF_QUEEN: Final = Lead(
    id="SC-23b",
    source=EXPLAINED,
    lines=(362, 362),
    applies=friend_is_last,
    proposes=_guard_of_queen,
)
