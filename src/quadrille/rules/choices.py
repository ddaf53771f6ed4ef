"""A rule set: one value, the answers of one source to every question.

The questions stand in `questions.py`. What an answer means is decided in the module named
there, and nowhere else.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from quadrille.errors import BadOption
from quadrille.rules.contracts import Ladder
from quadrille.rules.questions import (
    AllPass,
    Claims,
    Devole,
    DoubleClearing,
    DoubleRounds,
    EarlyEnd,
    ForcedInvite,
    GoodHand,
    LostVole,
    MatadorFish,
    MissedVole,
    PaidRun,
    Priority,
    QueenCall,
    ReturnedKing,
    SelfCall,
    Staking,
    Tally,
    TrickReview,
    VoleConsent,
)
from quadrille.rules.tariffs import JetonTariff, Tariff

Answer: TypeAlias = Ladder | StrEnum | JetonTariff | int
"""What an option may stand for."""


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


class RuleSet(Struct, frozen=True, kw_only=True, cache_hash=True):
    """The answers of one source to every question above."""

    key: str
    edition: int
    """Grows whenever the behaviour of the rule set changes."""
    options: tuple[Option, ...]
    """What a table may change."""
    ladder: Ladder
    """The contracts to bid, lowest first (AUC-2).  Read in rules/ladders.py."""
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
    """What each player stakes on a vole, in counters (AUC-5, VOLE-2).  Read in rules/stakes.py.

    A multiple of three, for three opponents must be able to share it.
    """
    vole_ways: Ladder
    """How a bid vole may be played, if it is to be said (DECL-8).  Read in rules/ladders.py."""
    returned_king: ReturnedKing
    good_hand: GoodHand
    remise_least: int
    """The fewest tricks that are a remise (QPAY-6, HIST-2).  Read in rules/outcome.py."""
    lost_vole: LostVole
    missed_vole: MissedVole
    devole: Devole
    claims: Claims
    double_rounds: DoubleRounds
    double_clearing: DoubleClearing
    matador_fish: MatadorFish
    personal_minimum: int
    """Tricks Hombre needs to share a lost alliance (QPAY-8, MPAY-12).  Read in rules/outcome.py."""
    paid_run: PaidRun
    tariff: Tariff
    """In what coin is paid, and how much for what (MPAY-3)?  Read in rules/rates.py."""
    early_end: EarlyEnd
    purse: int
    """Counters that each player starts with (QPAY-13).  Read in books.py."""
    cards: int
    """What each player pays for the cards at the end (MPAY-15).  Read in rules/final.py."""
    reprise: int
    """A net loss that is told at the end; none if 0 (MPAY-16).  Read in rules/final.py."""
    tally: Tally
