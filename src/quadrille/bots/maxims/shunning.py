"""Suits that are better not led: each maxim here proposes the cards of all others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quadrille.bots.maxims.holdings import has_trumps, is_void, upward, waits
from quadrille.bots.maxims.maxim import Maxim
from quadrille.bots.maxims.scene import Party, Scene
from quadrille.cards import Card
from quadrille.seats import Seat, after

EXPLAINED: Final = "S2 §Explanation of the rules governing a simple call"
OBSERVED: Final = "S2 §Further practical observations"
Shun = Callable[[Scene, int], bool]
Advice = Maxim[Scene, Card]


def last_to_play(scene: Scene) -> Seat:
    """Who plays last when this player leads."""
    return after(scene.me, 3)


def friend_is_last(scene: Scene) -> bool:
    """Whether one who is of her side sees all cards before she plays."""
    return last_to_play(scene) in scene.friends


def friend_is_middle(scene: Scene) -> bool:
    """Whether one who is of her side plays before a foe."""
    return any(seat in scene.friends for seat in (after(scene.me), after(scene.me, 2)))


def _worn_out(scene: Scene, suit: int) -> bool:
    """Led twice, no master of it is held, and the friend sits in the middle."""
    return (
        scene.rounds.get(suit, 0) >= 2
        and friend_is_middle(scene)
        and not scene.hand & suit & scene.masters
    )


def _ruffed_by_foes(scene: Scene, suit: int) -> bool:
    """A foe who may have trumps is void in it, and no void friend plays last."""
    if friend_is_last(scene) and is_void(scene, last_to_play(scene), suit):
        return False
    return any(is_void(scene, seat, suit) and has_trumps(scene, seat) for seat in scene.foes)


def _thrown_by_foes(scene: Scene, suit: int) -> bool:
    return any(suit in scene.thrown[seat] for seat in scene.foes)


def _waits(scene: Scene, suit: int) -> bool:
    return waits(scene, suit)


def _led_twice(scene: Scene, suit: int) -> bool:
    """Led twice, and the partner does not see the play come round."""
    return scene.rounds.get(suit, 0) >= 2 and not friend_is_last(scene)


def _opened_by_a_foe(scene: Scene, suit: int) -> bool:
    first = next((seat for seat, card in scene.led if card.bit & suit), None)
    return first is not None and first != scene.me and first in scene.foes


def _is_called(scene: Scene, suit: int) -> bool:
    return suit == scene.called_suit and scene.king_is_out


def _may_be_established(scene: Scene, suit: int) -> bool:
    """A king whose queen another holds would, led, make her queen good."""
    held = scene.hand & suit
    return bool(
        held & scene.kings and not held & scene.queens and scene.unseen & scene.queens & suit
    )


def _is_taken_king(scene: Scene, suit: int) -> bool:
    """The suit of the king given up to Hombre, for her who leads with Hombre after her."""
    return scene.contract.exchanges and suit == scene.called_suit and scene.hombre_after == 3


def _shunning(shun: Shun) -> Callable[[Scene], tuple[Card, ...]]:
    def proposes(scene: Scene) -> tuple[Card, ...]:
        kept = [suit for suit in scene.suits if not shun(scene, suit)]
        if len(kept) == len(scene.suits):
            return ()
        return tuple(card for suit in kept for card in upward(scene, scene.hand & suit))

    return proposes


def _advice(number: str, source: str, lines: tuple[int, int], shun: Shun) -> Advice:
    return Advice(id=number, source=source, lines=lines, proposes=_shunning(shun))


_ROWS: Final[tuple[tuple[Advice, Shun, frozenset[Party]], ...]] = tuple(
    (_advice(number, source, lines, shun), shun, frozenset(parties))
    for number, source, lines, shun, parties in (
        ("SC-15", EXPLAINED, (332, 334), _worn_out, tuple(Party)),
        (
            "SC-22",
            EXPLAINED,
            (352, 354),
            _ruffed_by_foes,
            (Party.HOMBRE, Party.ALLY, Party.DEFENDER, Party.ALONE),
        ),
        (
            "SC-22b",
            EXPLAINED,
            (352, 352),
            _thrown_by_foes,
            (Party.HOMBRE, Party.ALLY, Party.DEFENDER),
        ),
        ("SC-23", EXPLAINED, (356, 360), _waits, (Party.HOMBRE, Party.ALLY, Party.DEFENDER)),
        ("SP-T5", "S2 §Explanations", (502, 506), _waits, (Party.ALONE,)),
        ("SP-D7", "S2 §Explanations", (546, 548), _may_be_established, (Party.AGAINST,)),
        ("PO-D3", OBSERVED, (637, 637), _led_twice, (Party.DEFENDER,)),
        ("PO-D4", OBSERVED, (639, 639), _opened_by_a_foe, (Party.DEFENDER,)),
        ("SC-13d", EXPLAINED, (320, 320), _is_called, (Party.DEFENDER,)),
        (
            "ME-3",
            "S2 §Additional rules for Médiateur",
            (603, 603),
            _is_taken_king,
            (Party.AGAINST,),
        ),
    )
)

SHUNS: Final = {party: tuple(one for one, _, by in _ROWS if party in by) for party in Party}


def shunned(scene: Scene, suit: int) -> int:
    """How many maxims of her party would not have her lead a suit."""
    return sum(shun(scene, suit) for _, shun, by in _ROWS if scene.party in by)


def open_suits(scene: Scene) -> tuple[int, ...]:
    """The suits that no maxim would have her shun."""
    return tuple(suit for suit in scene.suits if not shunned(scene, suit))
