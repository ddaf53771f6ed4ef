"""Playing to a trick that another has led: to win it, to leave it, to follow low."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quadrille.bots.masks import each
from quadrille.bots.maxims.holdings import downward, highest, lowest, upward
from quadrille.bots.maxims.maxim import Maxim
from quadrille.bots.maxims.scene import KNOWN, Scene
from quadrille.bots.maxims.shunning import EXPLAINED, OBSERVED
from quadrille.bots.maxims.simple_call import HISTORICAL_CALL, PLAY
from quadrille.bots.reading import may_beat, ours
from quadrille.bots.signs import ROSE_TO_TRUMP
from quadrille.bots.worth import brings, takes
from quadrille.cards import Card

Follow = Maxim[Scene, Card]

SUSPECTED: Final = 0.2
"""One who is so likely to trump higher is suspected of it."""


def led_suit(scene: Scene) -> int:
    """The suit of the trick on the table."""
    return scene.reading.ranks.suit[scene.reading.table[0].at]


def ruffs(scene: Scene) -> int:
    """Trumps that may be played to a plain suit which is not held."""
    ranks = scene.reading.ranks
    return 0 if led_suit(scene) == ranks.trumps else scene.lawful & ranks.trumps


def discards(scene: Scene) -> int:
    """Cards neither of the suit led nor trumps."""
    return scene.lawful & ~led_suit(scene) & ~scene.reading.ranks.trumps


def winners(scene: Scene) -> tuple[Card, ...]:
    """Lawful cards that beat the table, the lowest first, those of the suit led before trumps."""
    able = sum(card.bit for card in each(scene.lawful) if takes(scene.reading, card))
    suit = led_suit(scene)
    return (*upward(scene, able & suit), *upward(scene, able & ~suit))


def _by_value(scene: Scene) -> Card:
    """The card that brings most, the lowest among equals."""
    strength = scene.reading.ranks.strength
    return max(
        each(scene.lawful),
        key=lambda card: (round(brings(scene.reading, card), 9), -strength[card.at], -card.at),
    )


def _worth_taking(scene: Scene) -> tuple[Card, ...]:
    """The card that wins the trick, if it brings more than it costs later."""
    best = _by_value(scene)
    return (best,) if takes(scene.reading, best) else ()


TAKE: Final = Follow(id="SC-0b", source=PLAY, lines=(209, 209), proposes=_worth_taking)


def winner_is_friend(scene: Scene) -> bool:
    """Whether the best card on the table is a friend's."""
    winner = scene.reading.winner
    return winner is not None and scene.reading.friend[winner] >= KNOWN


def _low_to_friend(scene: Scene) -> tuple[Card, ...]:
    best = _by_value(scene)
    return () if best.bit & discards(scene) else (best,)


LEAVE: Final = Follow(
    id="SC-0c",
    source=PLAY,
    lines=(209, 209),
    applies=winner_is_friend,
    proposes=_low_to_friend,
)


def _lowest_of_led(scene: Scene) -> tuple[Card, ...]:
    """Unless only matadors follow, and they need not."""
    return () if discards(scene) else lowest(scene, scene.lawful & led_suit(scene))


FOLLOW_LOW: Final = Follow(id="SC-16", source=EXPLAINED, lines=(336, 336), proposes=_lowest_of_led)


def _kept_back(scene: Scene) -> tuple[Card, ...]:
    """Whatever costs least, matadors that need not follow kept back."""
    return (_by_value(scene),)


LEAST: Final = Follow(id="SC-0d", source=PLAY, lines=(209, 209), proposes=_kept_back)


def _hombre_asks(scene: Scene) -> bool:
    return scene.reading.leader == scene.contract.hombre and led_suit(scene) == scene.called_suit


def _answer(scene: Scene) -> tuple[Card, ...]:
    """The called card, unless it cannot win or could only be beaten by a ruff."""
    called, reading = scene.contract.called, scene.reading
    if called is None or not called.bit & scene.lawful or not takes(reading, called):
        return ()
    led = reading.table[0]
    stands = reading.best is led and not reading.ranks.above[led.at] & scene.unseen
    return () if stands else (called,)


ANSWER: Final = Follow(
    id="SC-1c",
    source=EXPLAINED,
    lines=(242, 242),
    applies=_hombre_asks,
    proposes=_answer,
)


def hombre_led_low_trump(scene: Scene) -> bool:
    """Whether Hombre has led a trump that is no matador."""
    ranks, led = scene.reading.ranks, scene.reading.table[0]
    mine = scene.reading.leader == scene.contract.hombre
    return mine and bool(led.bit & ranks.trumps & ~ranks.matadors)


def _rise(scene: Scene) -> tuple[Card, ...]:
    """The highest trump, if it wins or forces what is above it."""
    return highest(scene, scene.lawful & scene.reading.ranks.trumps)


RISE: Final = Follow(
    id="SC-7b",
    source=EXPLAINED,
    lines=(282, 294),
    applies=lambda scene: hombre_led_low_trump(scene) and scene.king_is_out,
    proposes=_rise,
    tells=ROSE_TO_TRUMP,
)


def _is_left_to_hombre(scene: Scene) -> bool:
    return hombre_led_low_trump(scene) and scene.king_is_out and scene.ally is None


def _low_or_spadille(scene: Scene) -> tuple[Card, ...]:
    """Over one who has risen what takes; else a low trump before others, a middling one last."""
    reading = scene.reading
    takers = winners(scene)
    if reading.winner != reading.leader:
        return takers
    matadors = reading.ranks.matadors
    cheap = tuple(card for card in takers if not card.bit & matadors)
    last = () if reading.later else cheap[:1]
    return (*last, *lowest(scene, scene.lawful & reading.ranks.trumps))


STAY_LOW: Final = Follow(
    id="SC-7c",
    source=EXPLAINED,
    lines=(286, 292),
    applies=_is_left_to_hombre,
    proposes=_low_or_spadille,
)


def _middling(scene: Scene) -> tuple[Card, ...]:
    """The lowest trump that wins, if it is no matador."""
    takers = winners(scene)
    return tuple(card for card in takers[:1] if not card.bit & scene.reading.ranks.matadors)


TAKE_MIDDLING: Final = Follow(
    id="HH-2",
    source=HISTORICAL_CALL,
    lines=(1082, 1082),
    applies=_is_left_to_hombre,
    proposes=_middling,
)


def _in_doubt(scene: Scene) -> bool:
    """Whether nobody can say on whose side the trick is."""
    winner = scene.reading.winner
    assert winner is not None
    return scene.king_is_out and 1 - KNOWN < scene.reading.friend[winner] < KNOWN


def _surest(scene: Scene) -> tuple[Card, ...]:
    """The lowest card that wins with a likelihood of nearly all that any has."""
    takers = winners(scene)
    most = max((ours(scene.reading, card) for card in takers), default=0.0)
    return tuple(card for card in takers if ours(scene.reading, card) > most - 0.1)[:1]


NO_DUCKING: Final = Follow(
    id="SC-8", source=EXPLAINED, lines=(296, 298), applies=_in_doubt, proposes=_surest
)


def _but_matadors(scene: Scene) -> tuple[Card, ...]:
    """Something other than Manille or Basto, before her king has shown her."""
    _, manille, basto = scene.honours
    best = _by_value(scene)
    if not best.bit & (manille | basto):
        return ()
    rest = scene.lawful & ~(manille | basto)
    return tuple(card for card in (*winners(scene), *upward(scene, rest)) if card.bit & rest)


SAVE_MATADORS: Final = Follow(
    id="SC-8b",
    source=EXPLAINED,
    lines=(300, 300),
    applies=lambda scene: scene.king_is_out and not _hombre_asks(scene),
    proposes=_but_matadors,
)


def _ally_led_low_trump(scene: Scene) -> bool:
    ranks, led = scene.reading.ranks, scene.reading.table[0]
    low = led.bit & ranks.trumps & ~ranks.matadors
    return scene.reading.leader == scene.ally and bool(low) and scene.is_middle


HIGHEST_ON_LOW: Final = Follow(
    id="SC-12c",
    source=EXPLAINED,
    lines=(316, 316),
    applies=_ally_led_low_trump,
    proposes=lambda scene: winners(scene)[-1:],
)


def repeated(least: int) -> Callable[[Scene], bool]:
    """In the middle she may trump a suit that comes again, and a foe after her may trump higher."""

    def applies(scene: Scene) -> bool:
        suit = led_suit(scene)
        again = scene.is_middle and scene.rounds.get(suit, 0) >= least
        if not again or not ruffs(scene) or winner_is_friend(scene):
            return False
        reading, (low, *_) = scene.reading, lowest(scene, ruffs(scene))
        later = (seat for seat in reading.later if seat in scene.foes)
        return any(may_beat(reading, seat, reading.table[0], low) > SUSPECTED for seat in later)

    return applies


def unbeaten_ruffs(scene: Scene) -> tuple[Card, ...]:
    """Trumps with which to trump that no later foe is likely to beat, the lowest first."""
    reading = scene.reading
    foes = [seat for seat in reading.later if reading.friend[seat] < KNOWN]
    return tuple(
        card
        for card in upward(scene, ruffs(scene))
        if takes(reading, card)
        and all(may_beat(reading, seat, reading.table[0], card) < 0.15 for seat in foes)
    )


RUFF_HIGH: Final = Follow(
    id="SC-18",
    source=EXPLAINED,
    lines=(340, 340),
    applies=repeated(3),
    proposes=lambda scene: unbeaten_ruffs(scene)[:1],
)


def _is_last_of_suit(scene: Scene) -> bool:
    """Only what lies on the table is left of the suit, and high trumps are wanting."""
    return not scene.unseen & led_suit(scene) and not unbeaten_ruffs(scene)


RATHER_THROW: Final = Follow(
    id="SC-18b",
    source=EXPLAINED,
    lines=(342, 342),
    applies=lambda scene: repeated(3)(scene) and _is_last_of_suit(scene),
    proposes=lambda scene: upward(scene, discards(scene) & ~scene.masters),
)
RUFF_LOW: Final = Follow(
    id="SC-18c",
    source=EXPLAINED,
    lines=(342, 342),
    applies=lambda scene: repeated(3)(scene) and not _is_last_of_suit(scene),
    proposes=lambda scene: lowest(scene, ruffs(scene) & ~scene.reading.ranks.matadors),
)
RUFF_BEST: Final = Follow(
    id="PO-D1",
    source=OBSERVED,
    lines=(633, 633),
    applies=repeated(3),
    proposes=lambda scene: unbeaten_ruffs(scene)[-1:],
)


def has_only(scene: Scene, bits: int) -> bool:
    """Whether her trumps are one card of some."""
    return scene.trumps.bit_count() == 1 and bool(scene.trumps & bits)


def lone(scene: Scene) -> tuple[Card, ...]:
    """Trumps with which she takes what no friend has for certain."""
    able = [card for card in each(ruffs(scene)) if takes(scene.reading, card)]
    return () if winner_is_friend(scene) and not scene.reading.later else tuple(able)


LONE_MATADOR: Final = Follow(
    id="SC-23c",
    source=EXPLAINED,
    lines=(368, 368),
    applies=lambda scene: has_only(scene, scene.honours[1] | scene.honours[2]),
    proposes=lone,
)
EVEN_BASTO: Final = Follow(
    id="PO-D2",
    source=OBSERVED,
    lines=(635, 635),
    applies=lambda scene: has_only(scene, scene.honours[2]),
    proposes=lone,
)


def _guards_manille(scene: Scene) -> bool:
    """Manille and one other trump, Spadille being out, and a plain suit to trump."""
    spadille, manille, _ = scene.honours
    guarded = scene.trumps.bit_count() == 2 and scene.hand & manille
    return bool(guarded and scene.unseen & spadille and ruffs(scene))


def _spared(scene: Scene) -> tuple[Card, ...]:
    return upward(scene, discards(scene) & ~scene.masters)


SPARE_GUARD: Final = Follow(
    id="SC-23d",
    source=EXPLAINED,
    lines=(366, 366),
    applies=lambda scene: scene.is_middle and _guards_manille(scene),
    proposes=_spared,
)
DUCK_WITH_MANILLE: Final = Follow(
    id="PO-D10",
    source=OBSERVED,
    lines=(651, 651),
    applies=lambda scene: (
        not scene.reading.later
        and scene.reading.leader == scene.contract.hombre
        and _guards_manille(scene)
    ),
    proposes=_spared,
)


def _play_off(scene: Scene) -> tuple[Card, ...]:
    """The highest of a row of queen, jack and the next below, all of them held."""
    suit = led_suit(scene)
    held = scene.lawful & suit
    row = downward(scene, held)
    ranks = scene.reading.ranks
    pair = held & scene.queens and held & scene.jacks
    if not pair or len(row) < 3 or ranks.above[row[2].at] & suit & scene.unseen & ~scene.kings:
        return ()
    return row[:1]


PLAY_OFF: Final = Follow(id="PO-D7", source=OBSERVED, lines=(645, 645), proposes=_play_off)
