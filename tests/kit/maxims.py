"""Every maxim that a bot may follow, and what the bots that follow them do in a position."""

from random import Random
from typing import Final

from msgspec import Struct
from tests.kit.deals import go

from quadrille import Sitting, turn, view
from quadrille.bots import BOTS, Choice
from quadrille.bots.maxims.bidding import BIDS, CALLS, GIVES, NAMES, RETURNS
from quadrille.bots.maxims.order import FOLLOWS, LEADS
from quadrille.bots.maxims.vole import SAYS
from quadrille.bots.reasons import Reason
from quadrille.rules.actions import Play
from quadrille.seats import Nature


class Told(Struct, frozen=True):
    """What a maxim says of itself."""

    id: str
    reason: Reason
    lines: tuple[int, int] | None


EVERY: Final = tuple(
    dict.fromkeys(
        [
            *(Told(one.id, one.reason, one.lines) for some in (BIDS, NAMES, CALLS) for one in some),
            *(Told(one.id, one.reason, one.lines) for some in (GIVES, RETURNS) for one in some),
            *(Told(one.id, one.reason, one.lines) for one in SAYS),
            *(Told(one.id, one.reason, one.lines) for some in LEADS.values() for one in some),
            *(Told(one.id, one.reason, one.lines) for some in FOLLOWS.values() for one in some),
        ]
    )
)


def asked(sitting: Sitting, bot: str = "maxims:historical") -> Choice:
    """What the seat on turn would do, and why."""
    seat = turn(sitting)
    assert seat is not None
    assert not isinstance(seat, Nature)
    return BOTS[bot].explain(view(sitting, seat), Random(0))


def why(choice: Choice) -> str:
    """The maxim that decided."""
    return choice.reason.key


def reasons(choice: Choice) -> set[str]:
    """The maxims that speak for the choice, the one that decided among them."""
    return {choice.reason.key, *(other.key for other in choice.also)}


def played(sitting: Sitting, *leads: str) -> Sitting:
    """Whole tricks, each begun with a told card; the others throw the last card they may."""
    for card in leads:
        sitting = go(sitting, card)
        for _ in range(3):
            seat = turn(sitting)
            assert isinstance(seat, int)
            lawful = view(sitting, seat).legal[-1]
            assert isinstance(lawful, Play)
            sitting = go(sitting, str(lawful.card.value))
    return sitting
