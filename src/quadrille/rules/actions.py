"""Everything that can be chosen: by a seat, and by nature.

Actions are imperatives. Each is one line of the record, save a deal, which is two.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from quadrille.cards import PACK, Card, Suit
from quadrille.rules.nature import (
    NATURE_ACTIONS,
    DealOut,
    NatureAction,
    Packets,
    Redeal,
    Report,
    ReportedVole,
    Settle,
    Void,
)
from quadrille.rules.standing import Bonus

__all__ = [
    "ASK",
    "KEEP",
    "NATURE_ACTIONS",
    "NO",
    "PASS",
    "PLAYS",
    "RETURN",
    "STOP",
    "YES",
    "Action",
    "Answer",
    "Ask",
    "Bid",
    "Call",
    "Claim",
    "DealOut",
    "Give",
    "Invite",
    "Keep",
    "NameTrumps",
    "NatureAction",
    "Packets",
    "Pass",
    "Play",
    "Redeal",
    "Report",
    "ReportedVole",
    "Return",
    "SeatAction",
    "Settle",
    "Stop",
    "Through",
    "Void",
]


class Pass(Struct, frozen=True, tag_field="t", tag="pass"):
    """Bid nothing, for the rest of the auction."""


class Bid(Struct, frozen=True, tag_field="t", tag="bid"):
    """Offer to play a contract."""

    contract: str
    """The key of the contract."""
    favourite: bool = False
    """Whether it is bid in the favourite suit."""


class Through(Struct, frozen=True, tag_field="t", tag="through"):
    """Say how a declared vole is played."""

    contract: str
    """`solo` or `mediateur`."""


class NameTrumps(Struct, frozen=True, tag_field="t", tag="name-trumps"):
    """Name the trump suit."""

    suit: Suit


class Call(Struct, frozen=True, tag_field="t", tag="call"):
    """Call a card."""

    card: Card


class Invite(Struct, frozen=True, tag_field="t", tag="invite"):
    """Call a card and ask its holder to name trumps."""

    card: Card


class Give(Struct, frozen=True, tag_field="t", tag="give"):
    """Give a card for the called one, face down."""

    card: Card


class Return(Struct, frozen=True, tag_field="t", tag="return"):
    """Give the called card back to Hombre."""


class Keep(Struct, frozen=True, tag_field="t", tag="keep"):
    """Keep the called card."""


class Claim(Struct, frozen=True, tag_field="t", tag="claim"):
    """Claim a bonus that is owed, after the last card."""

    bonus: Bonus


class Play(Struct, frozen=True, tag_field="t", tag="play"):
    """Play a card to the trick, or lead it."""

    card: Card


class Stop(Struct, frozen=True, tag_field="t", tag="stop"):
    """Collect after six straight tricks; the deal ends."""


class Ask(Struct, frozen=True, tag_field="t", tag="ask"):
    """Say "May I?"."""


class Answer(Struct, frozen=True, tag_field="t", tag="answer"):
    """Answer "May I?"."""

    yes: bool


SeatAction: TypeAlias = (
    Pass
    | Bid
    | Through
    | NameTrumps
    | Call
    | Invite
    | Return
    | Keep
    | Give
    | Play
    | Stop
    | Ask
    | Answer
    | Claim
)
"""What a player may choose."""


Action: TypeAlias = SeatAction | NatureAction


PLAYS: Final[tuple[Play, ...]] = tuple(Play(card) for card in PACK)
"""One action for each card, in pack order, made once."""

PASS: Final = Pass()
STOP: Final = Stop()
ASK: Final = Ask()
YES: Final = Answer(True)
NO: Final = Answer(False)
RETURN: Final = Return()
KEEP: Final = Keep()
