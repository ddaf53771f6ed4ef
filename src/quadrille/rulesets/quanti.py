"""Quanti 1822: the simplest form, with three bids, accounts in units of a quarter of the pool."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quadrille.cite import Cite, Ground, Reading
from quadrille.rules.choices import Option, RuleSet
from quadrille.rules.contracts import ALLIANCE, MEDIATEUR, SOLO, VOLE
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
from quadrille.rules.tariffs import UnitTariff

PURSES: Final = (50, 100, 200, 500, 1000)
"""Counters that players may start with."""

OPTIONS: Final = (
    Option(
        key="mediateur",
        field="ladder",
        answers=(("no", (ALLIANCE, SOLO, VOLE)), ("yes", (ALLIANCE, MEDIATEUR, SOLO, VOLE))),
    ),
    Option(
        key="positional_priority",
        field="priority",
        answers=(("yes", Priority.POSITIONAL), ("no", Priority.NONE)),
    ),
    Option(
        key="self_call",
        field="self_call",
        answers=(("yes", SelfCall.ALLOWED), ("no", SelfCall.FORBIDDEN)),
    ),
    Option(
        key="queen_call",
        field="queen_call",
        answers=tuple((answer.value, answer) for answer in QueenCall),
    ),
    Option(
        key="forced_invite",
        field="forced_invite",
        answers=(("yes", ForcedInvite.ALLOWED), ("no", ForcedInvite.FORBIDDEN)),
    ),
    Option(
        key="vole_consent",
        field="vole_consent",
        answers=tuple((answer.value, answer) for answer in VoleConsent),
    ),
    Option(
        key="dealer_stakes",
        field="staking",
        answers=(("no", Staking.EACH_ONE), ("yes", Staking.DEALER)),
    ),
    Option(
        key="announced_vole_below_six",
        field="lost_vole",
        answers=tuple((answer.value, answer) for answer in LostVole),
    ),
    Option(
        key="trick_review",
        field="trick_review",
        answers=tuple((answer.value, answer) for answer in TrickReview),
    ),
    Option(
        key="stop_when_settled",
        field="early_end",
        answers=(("no", EarlyEnd.PLAYED_OUT), ("yes", EarlyEnd.ENDS)),
    ),
    Option(key="purse", field="purse", answers=tuple((str(n), n) for n in PURSES)),
)
"""What the sources of this family leave to the table."""

QUANTI: Final = RuleSet(
    key="quanti",
    edition=1,
    options=OPTIONS,
    ladder=(ALLIANCE, SOLO, VOLE),
    takes_favourite=True,
    all_pass=AllPass.FORCED_SPADILLE,
    priority=Priority.POSITIONAL,
    self_call=SelfCall.ALLOWED,
    queen_call=QueenCall.CALLABLE_KINGS,
    forced_invite=ForcedInvite.ALLOWED,
    vole_consent=VoleConsent.ASK,
    trick_review=TrickReview.OWN_TURN,
    staking=Staking.EACH_ONE,
    stake=1,
    vole_stake=3,
    vole_ways=(),
    returned_king=ReturnedKing.OFF,
    good_hand=GoodHand.NOT_FINED,
    remise_least=5,
    lost_vole=LostVole.REMISE,
    missed_vole=MissedVole.THE_VOLE,
    devole=Devole.UNPAID,
    claims=Claims.FREE,
    double_rounds=DoubleRounds.NONE,
    double_clearing=DoubleClearing.SINGLE,
    matador_fish=MatadorFish.DOUBLED,
    personal_minimum=3,
    paid_run=PaidRun.TO_PUNTO,
    tariff=UnitTariff(),
    early_end=EarlyEnd.PLAYED_OUT,
    purse=100,
    cards=0,
    reprise=0,
    tally=Tally.COUNTERS,
)

WHY: Final[Mapping[str, Ground]] = {
    "ladder": Cite("S3", "Auction"),
    "takes_favourite": Cite("S0", "Variants"),
    "all_pass": Cite("S3", "Auction"),
    "priority": Cite("S3", "Auction"),
    "self_call": Cite("S3", "Auction"),
    "queen_call": Cite("S3", "Notes"),
    "forced_invite": Cite("S3", "Auction"),
    "vole_consent": Cite("S3", "Premiers and the vole"),
    "trick_review": Reading("S3 is silent; taken from the laws in S2."),
    "staking": Cite("S3", "Deal"),
    "stake": Cite("S3", "Deal"),
    "vole_stake": Cite("S3", "Premiers and the vole"),
    "vole_ways": Reading("S3 knows no médiateur, and so but one way to play a vole."),
    "returned_king": Reading("S3 does not tell of it."),
    "good_hand": Reading("S3 does not tell of it."),
    "remise_least": Cite("S3", "Penalties for a lost game"),
    "missed_vole": Cite("S3", "Penalties for a lost vole"),
    "devole": Reading("S3 does not tell of it."),
    "claims": Reading("S3 asks nobody to claim."),
    "double_rounds": Reading("S3 does not tell of double rounds."),
    "double_clearing": Reading("S3 has no beasts that wait, and so nothing to clear."),
    "matador_fish": Reading("S3 has no fish for single matadors."),
    "cards": Reading("S3 is silent on the price of the cards."),
    "reprise": Reading("S3 does not tell of reprises."),
    "lost_vole": Cite("S3", "Penalties for a lost vole"),
    "personal_minimum": Cite("S3", "Penalties for a lost game"),
    "paid_run": Cite("S3", "Pay-off for won solo"),
    "tariff": Cite("S3", "Pay-off for won solo"),
    "early_end": Reading("No source asks players to leave a deal unfinished but at premiers."),
    "purse": Reading("S3 notes that Quanti gives no number; S0 suggests about a hundred."),
    "tally": Cite("S3", "Hard score"),
}
