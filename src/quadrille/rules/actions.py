"""Everything that can be chosen: by a seat, and by nature.

Actions are imperatives. Each is one line of the record, save a deal, which is two.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

from msgspec import Struct

from quadrille.cards import PACK, Card, Suit
from quadrille.rules.standing import ORDINARY, Bonus, Fault, Occasion
from quadrille.seats import Four, Seat


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


class Packets(StrEnum):
    """In what packets ten cards are dealt (DEAL-1)."""

    THREE_THREE_FOUR = "3-3-4"
    THREE_FOUR_THREE = "3-4-3"
    FOUR_THREE_THREE = "4-3-3"


class DealOut(Struct, frozen=True, tag_field="t", tag="deal-out"):
    """Give the four hands."""

    hands: Four[tuple[Card, ...]]
    packets: Packets | None = None
    dealer: Seat | None = None
    """The player who dealt out of turn, if one did and the deal stands (DEAL-4)."""
    occasion: Occasion = ORDINARY
    """What the deal was marked as; marks that are implied may be left out."""


class Void(StrEnum):
    """Why a deal is void (DEAL-3, DEAL-4)."""

    EXPOSED_CARD = "exposed-card"
    BAD_PACK = "bad-pack"
    OUT_OF_TURN = "out-of-turn"


class Redeal(Struct, frozen=True, tag_field="t", tag="redeal"):
    """Declare the deal void."""

    cause: Void
    dealer: Seat | None = None
    """The mistaken dealer, where the deal was out of turn and not yet given."""
    occasion: Occasion = ORDINARY


class ReportedVole(StrEnum):
    """Whether a vole was tried, made or not."""

    NO = "no"
    UNDERTAKEN = "undertaken"
    BID = "bid"


class Report(Struct, frozen=True, tag_field="t", tag="report", kw_only=True):
    """Enter a deal of a real table by its result only; the words of RECORD's `result` line.

    What is not said is None: whether it is needed depends on what the rule set pays.
    """

    hombre: Seat
    contract: str
    trumps: Suit
    tricks: Four[int]
    ally: Seat | None = None
    matadors: int | None = None
    """Length of the declaring side's unbroken run from Spadille; 0 if the three are not united."""
    premiers: bool | None = None
    vole: ReportedVole = ReportedVole.NO
    forced: bool = False
    called_own: bool = False
    exchanged: bool = False
    giver: Seat | None = None
    holders: tuple[Seat, Seat, Seat] | None = None
    """Who held Spadille, Manille and Basto when play began."""
    dealer: Seat | None = None
    """The player who dealt out of turn, if one did and the deal stands (DEAL-4)."""
    occasion: Occasion = ORDINARY


class Settle(Struct, frozen=True, tag_field="t", tag="settle"):
    """End a deal in which no trick left can change any payment (VOLE-8)."""


NatureAction: TypeAlias = DealOut | Redeal | Report | Settle | Fault
"""What nature, the host or the scorekeeper may choose."""

Action: TypeAlias = SeatAction | NatureAction

NATURE_ACTIONS: Final = (DealOut, Redeal, Report, Settle, Fault)
"""The classes of nature's actions."""

PLAYS: Final[tuple[Play, ...]] = tuple(Play(card) for card in PACK)
"""One action for each card, in pack order, made once."""

PASS: Final = Pass()
STOP: Final = Stop()
ASK: Final = Ask()
YES: Final = Answer(True)
NO: Final = Answer(False)
RETURN: Final = Return()
KEEP: Final = Keep()
