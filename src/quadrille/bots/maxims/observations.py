"""Leading in a simple call: what the treatise observes besides its rules (PO-C, PO-D)."""

from __future__ import annotations

from typing import Final

from quadrille.bots.maxims.holdings import (
    highest,
    length,
    low_of,
    low_or_master,
    lowest,
    singles,
)
from quadrille.bots.maxims.maxim import Maxim
from quadrille.bots.maxims.scene import Scene
from quadrille.bots.maxims.shunning import OBSERVED, friend_is_last, open_suits
from quadrille.bots.maxims.simple_call import HISTORICAL_CALL, is_shown, king_with_queen, low_trump
from quadrille.bots.signs import LED_OTHER_SUIT, LED_TRUMP, LED_TRUMP_TO_HOMBRE
from quadrille.cards import Card

Lead = Maxim[Scene, Card]


def _one_single_and_trump(scene: Scene) -> tuple[Card, ...]:
    """The only single side card, beside a low trump."""
    alone = singles(scene)
    return lowest(scene, alone) if alone.bit_count() == 1 and low_trump(scene) else ()


SINGLE_ABOVE: Final = Lead(
    id="PO-C1",
    source=OBSERVED,
    lines=(609, 609),
    applies=lambda scene: scene.hombre_after == 1,
    proposes=_one_single_and_trump,
    tells=LED_OTHER_SUIT,
)


def _trump_beside_matador(scene: Scene) -> tuple[Card, ...]:
    matadors = scene.trumps & scene.reading.ranks.matadors
    return low_trump(scene) if matadors.bit_count() == 1 else ()


SIGNAL: Final = Lead(
    id="PO-C2",
    source=OBSERVED,
    lines=(611, 611),
    applies=lambda scene: is_shown(scene) and scene.hombre_after != 3,
    proposes=_trump_beside_matador,
)

OPEN_WITH_TRUMP: Final = Lead(
    id="PO-C3",
    source=OBSERVED,
    lines=(613, 613),
    applies=lambda scene: scene.trick == 1 and scene.hombre_after == 3,
    proposes=low_trump,
    tells=LED_TRUMP_TO_HOMBRE,
)


def _good_trump(scene: Scene) -> tuple[Card, ...]:
    """Her best trump, if it is one of the four highest that are left."""
    best = highest(scene, scene.trumps)
    above = scene.reading.ranks.above
    fit = [card for card in best if (above[card.at] & scene.unseen).bit_count() < 2]
    return tuple(fit) if scene.foes_trumps else ()


EN_CHEVILLE: Final = Lead(
    id="PO-C4",
    source=OBSERVED,
    lines=(615, 615),
    applies=lambda scene: is_shown(scene) and scene.hombre_after == 2,
    proposes=_good_trump,
)


def _without_matador(scene: Scene) -> bool:
    return not scene.trumps & scene.reading.ranks.matadors


KING_AND_QUEEN: Final = Lead(
    id="PO-C5",
    source=OBSERVED,
    lines=(617, 617),
    applies=_without_matador,
    proposes=king_with_queen,
)


def _hombre_ducked(scene: Scene) -> bool:
    """Her last lead was a trump, and she is on lead again."""
    return bool(
        scene.led
        and scene.led[-1][0] == scene.me
        and scene.led[-1][1].bit & scene.reading.ranks.trumps
    )


def _more_trumps(scene: Scene) -> tuple[Card, ...]:
    return highest(scene, scene.trumps) if scene.foes_trumps else ()


GO_ON_TRUMPS: Final = Lead(
    id="PO-C6",
    source=OBSERVED,
    lines=(619, 619),
    applies=_hombre_ducked,
    proposes=_more_trumps,
)


def _thrown_by_hombre(scene: Scene) -> tuple[Card, ...]:
    thrown = dict.fromkeys(scene.thrown[scene.contract.hombre])
    return low_or_master(scene, [suit for suit in thrown if suit & scene.hand])


HOMBRE_THROWS: Final = Lead(
    id="PO-C7",
    source=OBSERVED,
    lines=(621, 621),
    applies=lambda scene: scene.rounds.get(scene.called_suit, 0) >= 2,
    proposes=_thrown_by_hombre,
)


def _second_matador(scene: Scene) -> tuple[Card, ...]:
    """The one that is left of Manille and Basto, from the fourth trick on."""
    lower = scene.reading.ranks.matadors & scene.trumps
    return highest(scene, lower) if scene.foes_trumps else ()


TWO_MATADORS: Final = Lead(
    id="PO-C8",
    source=OBSERVED,
    lines=(623, 623),
    applies=lambda scene: scene.trick > 3 and is_shown(scene),
    proposes=_second_matador,
)


def _led_middling(scene: Scene) -> bool:
    """Hombre has led a trump queen or jack, and somebody may have taken it."""
    middling = scene.reading.ranks.trumps & ~scene.reading.ranks.matadors
    mine = [card for seat, card in scene.led if seat == scene.me]
    return bool(mine) and bool(mine[-1].bit & middling) and mine[-1].rank in ("Q", "J")


TRUMP_AGAIN: Final = Lead(
    id="PO-C9",
    source=OBSERVED,
    lines=(625, 625),
    applies=_led_middling,
    proposes=low_trump,
)


def _all_tops(scene: Scene) -> tuple[Card, ...]:
    """Spadille and Manille, then king and queen of a suit."""
    return (*highest(scene, scene.trumps & scene.masters), *king_with_queen(scene))


TOPS_IN_ORDER: Final = Lead(
    id="PO-C10",
    source=OBSERVED,
    lines=(627, 627),
    applies=lambda scene: is_shown(scene) and (scene.trumps & scene.masters).bit_count() > 1,
    proposes=_all_tops,
)


def _single_of_ally(scene: Scene) -> tuple[Card, ...]:
    """The suit of the low side card that the ally led, which she will trump."""
    ranks, called = scene.reading.ranks, scene.contract.called
    suits = [
        ranks.suit[card.at]
        for seat, card in scene.led
        if seat == scene.ally and card is not called and not card.bit & (ranks.trumps | scene.kings)
    ]
    return low_of(scene, [suit for suit in dict.fromkeys(suits) if suit != scene.called_suit])


RETURN_SINGLE: Final = Lead(
    id="PO-C11", source=OBSERVED, lines=(629, 629), proposes=_single_of_ally
)


def _only_trump(scene: Scene) -> tuple[Card, ...]:
    low = scene.trumps & ~scene.reading.ranks.matadors
    return lowest(scene, low) if scene.trumps.bit_count() == 1 else ()


ONLY_TRUMP: Final = Lead(
    id="PO-D6",
    source=OBSERVED,
    lines=(643, 643),
    applies=lambda scene: scene.trick == 1 and scene.hombre_after == 1,
    proposes=_only_trump,
    tells=LED_TRUMP,
)


def _from_honours(scene: Scene) -> tuple[Card, ...]:
    """Low from a queen, the queen from queen and jack, a king without its jack."""
    found: list[Card] = []
    for suit in open_suits(scene):
        held = scene.hand & suit
        if held & scene.queens and held & scene.jacks and not held & scene.kings:
            found += highest(scene, held & scene.queens)
        elif held & scene.kings & scene.masters and not held & scene.jacks:
            found += highest(scene, held)
    return tuple(found)


FROM_HONOURS: Final = Lead(
    id="PO-D6b",
    source=OBSERVED,
    lines=(643, 643),
    applies=lambda scene: scene.trick == 1 and scene.hombre_after == 1,
    proposes=_from_honours,
    tells=LED_OTHER_SUIT,
)


def _low_from_many(scene: Scene) -> tuple[Card, ...]:
    """A low trump of several low ones or beside matadors, or with two of each suit."""
    low = scene.trumps & ~scene.reading.ranks.matadors
    many = low.bit_count() > 2 or (low and scene.trumps != low)
    even = all(length(scene, suit) == 2 for suit in scene.suits) and len(scene.suits) == 3
    return lowest(scene, low) if many or even else ()


LOW_TRUMP_BELOW: Final = Lead(
    id="PO-D8",
    source=OBSERVED,
    lines=(647, 647),
    applies=lambda scene: scene.trick == 1 and scene.hombre_after == 3,
    proposes=_low_from_many,
    tells=LED_TRUMP_TO_HOMBRE,
)


def _waits_in_trumps(scene: Scene) -> tuple[Card, ...]:
    """With Spadille and Basto, Manille out, any suit but trumps."""
    spadille, manille, basto = scene.honours
    has_both = scene.hand & spadille and scene.hand & basto and scene.unseen & manille
    return low_of(scene, open_suits(scene)) if has_both else ()


WAIT_IN_TRUMPS: Final = Lead(
    id="PO-D9", source=OBSERVED, lines=(649, 649), proposes=_waits_in_trumps
)


def _between(scene: Scene) -> tuple[Card, ...]:
    """What has become master since the card above it has fallen."""
    ranks = scene.reading.ranks
    made = [
        card
        for suit in open_suits(scene)
        for card in highest(scene, scene.hand & suit & scene.masters & ~scene.kings)
        if ranks.above[card.at] & ~scene.unseen & ~scene.hand
    ]
    return tuple(made)


NOW_MASTER: Final = Lead(id="PO-D11", source=OBSERVED, lines=(653, 653), proposes=_between)


def _took_the_allys_single(scene: Scene) -> bool:
    """The ally led a side card, and this defender has won it."""
    if not scene.led or scene.ally is None:
        return False
    seat, card = scene.led[-1]
    side = not card.bit & scene.reading.ranks.trumps and card is not scene.contract.called
    return seat == scene.ally and side and friend_is_last(scene)


DRAW_THE_ALLY: Final = Lead(
    id="PO-D12",
    source=OBSERVED,
    lines=(655, 655),
    applies=_took_the_allys_single,
    proposes=low_trump,
    tells=LED_TRUMP,
)


def _middling_before_king(scene: Scene) -> tuple[Card, ...]:
    """The jack beneath Manille, where Spadille and Basto are missing."""
    spadille, manille, basto = scene.honours
    if not scene.hand & manille or scene.hand & (spadille | basto):
        return ()
    jack = scene.trumps & scene.trump_jack
    return lowest(scene, jack) if scene.trumps.bit_count() > 4 else ()


JACK_OF_TRUMPS: Final = Lead(
    id="HH-1",
    source=HISTORICAL_CALL,
    lines=(1078, 1080),
    applies=lambda scene: scene.trick == 1 and scene.ally is None,
    proposes=_middling_before_king,
)
