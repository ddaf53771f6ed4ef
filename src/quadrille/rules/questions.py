"""The questions that the sources answer differently, one class of answers each.

What each answer means is decided in the module named beneath it, and nowhere else.
"""

from __future__ import annotations

from enum import StrEnum


class AllPass(StrEnum):
    """What happens when all four pass?  Answered in rules/compulsion.py."""

    FORCED_SPADILLE = "forced"
    """The holder of Spadille must play an alliance (AUC-6)."""
    LAST_BIDS = "last_bids"
    """They cannot: the last speaker must bid (DECL-9)."""


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
    POULANS = "poulans"
    """The dealer puts up fish (MPAY-1, HIST-1)."""


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
    UNBROKEN = "unbroken"
    """As far as the run goes without a gap (MPAY-5, HIST-3)."""


class EarlyEnd(StrEnum):
    """Does nature end a deal in which nothing can change?  Answered in rules/settling.py."""

    ENDS = "yes"
    """As soon as no trick left can change any payment (VOLE-8)."""
    PLAYED_OUT = "no"
    """The cards are played to the end."""


class ReturnedKing(StrEnum):
    """May the ally give the called card back to Hombre?  Answered in rules/returning.py."""

    OFF = "off"
    """There is no such thing."""
    OPTIONAL = "optional"
    """She may, before the first lead (DECL-9)."""
    COMPULSORY = "compulsory"
    """She must."""


class GoodHand(StrEnum):
    """Is a king returned from a good hand fined?  Answered in rules/returning.py."""

    NOT_FINED = "off"
    """It is her own affair."""
    FINED = "fined"
    """With three certain tricks, if Hombre loses, it is a beast (DECL-10)."""


class MissedVole(StrEnum):
    """What does a bid vole lost with six tricks or more cost?  Answered in rules/outcome.py."""

    THE_VOLE = "the-vole"
    """The price of the vole and nothing else; the pool stays (QPAY-10, HIST-8)."""
    THE_CONTRACT = "the-contract"
    """All that a lost contract costs, with a beast (MPAY-13)."""


class Devole(StrEnum):
    """Does a side without a trick pay for it?  Answered in rules/jeton_prices.py."""

    UNPAID = "no"
    """A lost deal is a lost deal."""
    PAID = "yes"
    """The price of the vole, to each defender (HIST-9)."""


class Claims(StrEnum):
    """Must bonuses be claimed?  Answered in rules/claiming.py."""

    FREE = "no"
    """They are paid without asking."""
    STRICT = "yes"
    """Solo and matadors lapse unless claimed before the next deal (HIST-7)."""


class DoubleRounds(StrEnum):
    """Which rounds are double?  Answered in rules/rounds.py."""

    MARKED = "marked"
    """Those whose deals are marked so."""
    NONE = "none"
    """No round is (MPAY-8)."""
    LAST = "last"
    """The last of those agreed (HIST-5)."""
    ALL = "all"
    """The whole sitting."""


class DoubleClearing(StrEnum):
    """Are deals that only clear beasts double?  Answered in rules/rounds.py."""

    SINGLE = "no"
    """They are single (BEAST-5)."""
    DOUBLE = "yes"
    """All payments are doubled in them."""


class MatadorFish(StrEnum):
    """Are the fish for single matadors doubled in a double round?  Answered in rules/stakes.py."""

    DOUBLED = "double"
    """Everything is (MPAY-8)."""
    SINGLE = "single"
    """The house rule: only the fish for the pool are."""


class Tally(StrEnum):
    """How is the sitting told beside its accounts?  Answered in books.py."""

    COUNTERS = "counters"
    """By counters alone."""
    DEALS_WON = "deals-won"
    """Also by deals won by the declaring side and by the defenders (QPAY-14)."""
