"""The course of a deal: from which phase which action leads to which.

    auction ─▶ naming ─┬───────────────▶ playing ─▶ settled
                       ├─▶ exchange ──────┤
                       └─▶ returning ─────┘ (or by exchange)

A table to read, to draw and to test by. What an action does is decided in the module of its
phase.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from quadrille.rules.actions import (
    Answer,
    Ask,
    Bid,
    Call,
    Give,
    Invite,
    Keep,
    NameTrumps,
    Pass,
    Play,
    Return,
    SeatAction,
    Settle,
    Stop,
    Through,
)
from quadrille.rules.deal import Auction, Exchange, Naming, Phase, Playing, Returning, Settled

Moving: TypeAlias = SeatAction | Settle
"""What moves a deal on."""


class Step(Struct, frozen=True):
    """One kind of action in one phase, and the phases to which it may lead."""

    before: type[Phase]
    action: type[Moving]
    after: tuple[type[Phase], ...]


TRANSITIONS: Final[tuple[Step, ...]] = (
    Step(Auction, Pass, (Auction, Naming)),
    Step(Auction, Bid, (Auction, Naming)),
    Step(Naming, Through, (Naming,)),
    Step(Naming, NameTrumps, (Naming, Playing)),
    Step(Naming, Invite, (Naming,)),
    Step(Naming, Call, (Exchange, Returning, Playing)),
    Step(Returning, Return, (Exchange,)),
    Step(Returning, Keep, (Playing,)),
    Step(Exchange, Give, (Playing,)),
    Step(Playing, Play, (Playing, Settled)),
    Step(Playing, Ask, (Playing,)),
    Step(Playing, Answer, (Playing, Settled)),
    Step(Playing, Stop, (Settled,)),
    Step(Playing, Settle, (Settled,)),
)
"""Every step that a deal can take."""
