"""Playing a deal on to an ending that a test asks for, however the cards may fall."""

from random import Random
from typing import Final, Literal

from msgspec import Struct
from tests.kit.deals import result

from quadrille import Sitting, apply, legal, turn
from quadrille.rules.actions import ASK, NO, STOP, YES, Play, SeatAction
from quadrille.rules.deal import Playing
from quadrille.rules.partners import ally_of
from quadrille.rules.ranking import ORDERS
from quadrille.seats import Nature, Seat
from quadrille.sitting import DealResult

TRIES: Final = 1500

Manner = Literal["best", "worst", "any"]
AfterSix = Literal["stops", "goes on", "is told no"]


class Ending(Struct, frozen=True, kw_only=True):
    """What is wanted of a deal that is over."""

    side: int | None
    """Tricks of the declaring side, where they matter."""
    hombre: int | None = None
    """Tricks of Hombre herself, where it matters."""
    premiers: bool | None = None

    def is_had_by(self, over: DealResult) -> bool:
        facts = over.facts
        return (
            self.side in (None, facts.side_tricks)
            and self.hombre in (None, facts.tricks[facts.hombre])
            and self.premiers in (None, facts.premiers)
        )


def played_to(
    sitting: Sitting,
    *,
    side: int | None = None,
    hombre: int | None = None,
    premiers: bool | None = None,
    after_six: AfterSix = "goes on",
) -> Sitting:
    """The sitting after its deal has been played to the wanted ending, the first that is found.

    Nothing but lawful cards is played; trumps must be named.
    """
    wanted = Ending(side=side, hombre=hombre, premiers=premiers)
    manners: tuple[Manner, ...] = ("best", "worst", "any")
    for attempt in range(TRIES):
        rng = Random(attempt)
        ours, theirs = rng.choice(manners), rng.choice(manners)
        over = _played(sitting, rng, ours, theirs, after_six)
        if wanted.is_had_by(result(over)):
            return over
    raise AssertionError(f"no play was found that gives {wanted}")


def _played(
    sitting: Sitting, rng: Random, ours: Manner, theirs: Manner, after_six: AfterSix
) -> Sitting:
    while sitting.deal_is_on:
        who = turn(sitting)
        assert who is not None
        assert not isinstance(who, Nature)
        deal = sitting.deal
        assert deal is not None
        assert isinstance(deal.phase, Playing)
        declares = who in (deal.phase.undertaking.hombre, ally_of(deal))
        chosen = _chosen(sitting, who, rng, ours if declares else theirs, after_six)
        sitting, _ = apply(sitting, who, chosen)
    return sitting


def _chosen(
    sitting: Sitting, who: Seat, rng: Random, manner: Manner, after_six: AfterSix
) -> SeatAction:
    lawful = legal(sitting)
    if YES in lawful:
        return NO if after_six == "is told no" else YES
    if STOP in lawful and after_six == "stops":
        return STOP
    if ASK in lawful:
        return ASK
    plays = [action for action in lawful if isinstance(action, Play)]
    if manner == "any" or rng.random() < 0.2:
        return rng.choice(plays)
    deal = sitting.deal
    assert deal is not None
    assert isinstance(deal.phase, Playing)
    trumps = deal.phase.undertaking.trumps
    assert trumps is not None
    strength = ORDERS[trumps].strength
    pick = max if manner == "best" else min
    return pick(plays, key=lambda play: strength[play.card.at])
