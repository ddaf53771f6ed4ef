"""The questionnaire: every question that the sources answer differently.

A rule set is one value, the answers of one source. What each answer means is decided in
the module named beneath it, and nowhere else.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from quadrille.errors import BadOption
from quadrille.rules.contracts import Ladder


class AllPass(StrEnum):
    """What happens when all four pass?  Answered in rules/auction.py."""

    FORCED_SPADILLE = "forced"
    """The holder of Spadille must play an alliance (AUC-6)."""


class Priority(StrEnum):
    """May an elder player keep the auction with the same bid?  Answered in rules/auction.py."""

    POSITIONAL = "yes"
    """One who has bid and been outbid may say the standing bid from an elder seat (AUC-3)."""
    NONE = "no"
    """Each bid must be higher."""


class SelfCall(StrEnum):
    """May Hombre call a card that she holds?  Answered in rules/naming.py."""

    ALLOWED = "yes"
    """She may, and then plays alone in secret (DECL-5)."""
    FORBIDDEN = "no"
    """She may not, save where nothing else can be called."""


class QueenCall(StrEnum):
    """When may a queen be called?  Answered in rules/naming.py."""

    CALLABLE_KINGS = "callable_kings"
    """When she holds the three kings that are not trumps (DECL-3)."""
    FOUR_KINGS = "four_kings"
    """When she holds all four kings (S2)."""


class ForcedInvite(StrEnum):
    """May forced Spadille invite the ally to name trumps?  Answered in rules/naming.py."""

    ALLOWED = "yes"
    """She may call first, and the holder names trumps and is known (DECL-6)."""
    FORBIDDEN = "no"
    """She names trumps herself."""


class VoleConsent(StrEnum):
    """How do allies agree to go on for the vole?  Answered in rules/vole.py."""

    ASK = "ask"
    """The one on lead asks "May I?" and her ally answers yes or no (VOLE-3)."""
    LEADER = "leader"
    """Whoever is on lead decides, if the called card has been played (VOLE-4)."""


class TrickReview(StrEnum):
    """May finished tricks be looked at again?  Answered in rules/tricks.py."""

    OWN_TURN = "own_turn"
    """All of them, by the player whose turn it is (PLAY-8)."""
    LAST_TRICK = "last_trick"
    """Only the last one, by anybody."""
    NEVER = "never"
    """None."""


class Staking(StrEnum):
    """Who puts the stake into the pool?  Answered in rules/stakes.py."""

    EACH_ONE = "no"
    """Each player one share (QPAY-1)."""
    DEALER = "yes"
    """The dealer all four shares."""


class LostVole(StrEnum):
    """How is a bid vole lost with fewer than six tricks?  Answered in rules/outcome.py."""

    REMISE = "remise"
    """As a remise, however few the tricks (QPAY-10, S3)."""
    AS_SOLO = "as_solo"
    """As a solo: remise at five, codille below (S0)."""


class PaidRun(StrEnum):
    """How far does a run of matadors count?  Answered in rules/matadors.py."""

    TO_PUNTO = "to-punto"
    """The three matadors, and in red Punto beside them (QPAY-3)."""


class EarlyEnd(StrEnum):
    """Does nature end a deal in which nothing can change?  Answered in rules/settling.py."""

    ENDS = "yes"
    """As soon as no trick left can change any payment (VOLE-8)."""
    PLAYED_OUT = "no"
    """The cards are played to the end."""


class Tally(StrEnum):
    """How is the sitting told beside its accounts?  Answered in sitting.py."""

    COUNTERS = "counters"
    """By counters alone."""
    DEALS_WON = "deals-won"
    """Also by deals won by the declaring side and by the defenders (QPAY-14)."""


class UnitTariff(Struct, frozen=True, kw_only=True):
    """Bonuses in units, a unit being a quarter of the pool (QPAY-3)."""

    matadors: int = 1
    double_matadors: int = 2
    premiers: int = 1
    vole: int = 2
    favourite_factor: int = 2
    """By how much the favourite multiplies all bonuses (QPAY-12)."""


Answer: TypeAlias = Ladder | StrEnum | int
"""What may stand in a field that a table may change."""


class Option(Struct, frozen=True, kw_only=True):
    """An answer that a table may change: a closed list of written values."""

    key: str
    field: str
    answers: tuple[tuple[str, Answer], ...]

    def read(self, written: str) -> Answer:
        """The answer that a written value stands for; raises `BadOption`."""
        for value, answer in self.answers:
            if value == written:
                return answer
        allowed = ", ".join(value for value, _ in self.answers)
        raise BadOption(
            "option-value", facts=(("option", self.key), ("value", written), ("allowed", allowed))
        )


class RuleSet(Struct, frozen=True, kw_only=True):
    """The answers of one source to every question above."""

    key: str
    edition: int
    """Grows whenever the behaviour of the rule set changes."""
    options: tuple[Option, ...]
    """What a table may change."""
    ladder: Ladder
    """The contracts to bid, lowest first (AUC-2).  Read in rules/auction.py."""
    takes_favourite: bool
    """Whether a sitting may have a favourite suit (QPAY-12).  Read in sitting.py."""
    all_pass: AllPass
    priority: Priority
    self_call: SelfCall
    queen_call: QueenCall
    forced_invite: ForcedInvite
    vole_consent: VoleConsent
    trick_review: TrickReview
    staking: Staking
    stake: int
    """What each player stakes in a deal, in counters (QPAY-1).  Read in rules/stakes.py."""
    vole_stake: int
    """What each player stakes on a vole, in counters (AUC-5, VOLE-2).  Read in rules/stakes.py."""
    lost_vole: LostVole
    personal_minimum: int
    """Tricks Hombre needs herself to share a lost alliance (QPAY-8).  Read in rules/outcome.py."""
    paid_run: PaidRun
    tariff: UnitTariff
    """Read in rules/unit_accounts.py."""
    early_end: EarlyEnd
    purse: int
    """Counters that each player starts with (QPAY-13).  Read in sitting.py."""
    tally: Tally
