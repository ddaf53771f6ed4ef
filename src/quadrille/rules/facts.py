"""All that payments ask about a deal, and how it ended."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quadrille.cards import Card, Suit
from quadrille.rules.contracts import Contract
from quadrille.seats import Four, Seat, after


class Quest(StrEnum):
    """How the vole stands while cards are played."""

    NONE = "none"
    """It is not in question."""
    BID = "bid"
    """It was bid in the auction."""
    OFFERED = "offered"
    """Six tricks are won: the player on lead stops, asks or leads on."""
    ASKED = "asked"
    """The ally is to answer."""
    UNDERTAKEN = "undertaken"
    """The side must win all ten."""


class Outcome(StrEnum):
    """How a deal ended; the words of the record."""

    WON = "won"
    REMISE = "remise"
    CODILLE = "codille"
    VOLE_LOST = "vole-lost"
    """A bid vole that failed with six tricks or more."""


class Facts(Struct, frozen=True, kw_only=True):
    """All that payments ask about a deal, however it is known."""

    hombre: Seat
    ally: Seat | None
    """The true partner, shown or not; nobody when Hombre played alone."""
    giver: Seat | None
    """Who gave up the called card."""
    contract: Contract
    forced: bool
    called_own: bool
    trumps: Suit
    called: Card | None
    in_favourite: bool
    """Whether trumps were the favourite."""
    tricks: Four[int]
    premiers: bool
    quest: Quest
    """Whether the vole was bid, undertaken or neither."""
    matadors: int
    """Length of the declaring side's unbroken run from Spadille; 0 if the three are not united."""
    exchanged: bool
    """Whether the called card went to Hombre."""
    vole_barred: bool
    """Whether an offence cost the right to the vole."""

    @property
    def side(self) -> tuple[Seat, ...]:
        """The declaring side, Hombre first."""
        return (self.hombre,) if self.ally is None else (self.hombre, self.ally)

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Everyone else, in order of play after Hombre."""
        others = (after(self.hombre, 1), after(self.hombre, 2), after(self.hombre, 3))
        return others if self.ally is None else tuple(s for s in others if s != self.ally)

    @property
    def side_tricks(self) -> int:
        """Tricks won by the declaring side."""
        return self.tricks[self.hombre] + (0 if self.ally is None else self.tricks[self.ally])
