"""Médiateur 1752, the English Quadrille: seven bids, an exchange, fish, beasts and a favourite."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from quadrille.cite import Cite, Ground, Reading
from quadrille.rules.choices import Option, RuleSet
from quadrille.rules.contracts import (
    DECLARED_VOLE,
    EXCHANGED_CALL,
    EXCHANGED_VOLE,
    SANS_PRENDRE,
    SIMPLE_CALL,
)
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
from quadrille.rules.tariffs import JetonTariff

TARIFF: Final = JetonTariff(
    pool_fish=20,
    matador_fish=(20, 10, 10),
    contribution=2,
    consolation=0,
    matadors=10,
    additional_matador=0,
    exchange=10,
)

CHARGES: Final = tuple((str(n), n) for n in range(101))
"""What may be charged for the cards, in jetons."""

COMMON_OPTIONS: Final = (
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
        key="positional_priority",
        field="priority",
        answers=(("yes", Priority.POSITIONAL), ("no", Priority.NONE)),
    ),
    Option(
        key="vole_consent",
        field="vole_consent",
        answers=tuple((answer.value, answer) for answer in VoleConsent),
    ),
    Option(
        key="double_rounds",
        field="double_rounds",
        answers=tuple((answer.value, answer) for answer in DoubleRounds),
    ),
    Option(
        key="double_clearing",
        field="double_clearing",
        answers=(("no", DoubleClearing.SINGLE), ("yes", DoubleClearing.DOUBLE)),
    ),
    Option(key="personal_minimum", field="personal_minimum", answers=(("3", 3), ("4", 4))),
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
    Option(key="cards", field="cards", answers=CHARGES),
)
"""What the treatise leaves to the table in both of its forms."""

OPTIONS: Final = (
    *COMMON_OPTIONS,
    Option(
        key="vole_through_mediateur",
        field="vole_ways",
        answers=(("yes", (DECLARED_VOLE, EXCHANGED_VOLE)), ("no", ())),
    ),
    Option(
        key="additional_matadors",
        field="tariff",
        answers=tuple(
            (str(n), msgspec.structs.replace(TARIFF, additional_matador=n)) for n in range(11)
        ),
    ),
    Option(
        key="grand_poulans_matadors",
        field="matador_fish",
        answers=tuple((answer.value, answer) for answer in MatadorFish),
    ),
    Option(key="purse", field="purse", answers=(("610", 610), ("700", 700))),
)

MEDIATEUR: Final = RuleSet(
    key="mediateur",
    edition=1,
    options=OPTIONS,
    ladder=(SIMPLE_CALL, EXCHANGED_CALL, SANS_PRENDRE, DECLARED_VOLE),
    takes_favourite=True,
    all_pass=AllPass.FORCED_SPADILLE,
    priority=Priority.POSITIONAL,
    self_call=SelfCall.ALLOWED,
    queen_call=QueenCall.FOUR_KINGS,
    forced_invite=ForcedInvite.FORBIDDEN,
    vole_consent=VoleConsent.LEADER,
    trick_review=TrickReview.OWN_TURN,
    staking=Staking.POULANS,
    stake=0,
    vole_stake=0,
    vole_ways=(DECLARED_VOLE, EXCHANGED_VOLE),
    returned_king=ReturnedKing.OFF,
    good_hand=GoodHand.NOT_FINED,
    remise_least=5,
    lost_vole=LostVole.AS_SOLO,
    missed_vole=MissedVole.THE_CONTRACT,
    devole=Devole.UNPAID,
    claims=Claims.FREE,
    double_rounds=DoubleRounds.MARKED,
    double_clearing=DoubleClearing.SINGLE,
    matador_fish=MatadorFish.DOUBLED,
    personal_minimum=4,
    paid_run=PaidRun.UNBROKEN,
    tariff=TARIFF,
    early_end=EarlyEnd.PLAYED_OUT,
    purse=700,
    cards=0,
    reprise=70,
    tally=Tally.COUNTERS,
)

WHY: Final[Mapping[str, Ground]] = {
    "ladder": Cite("S2", "Order of bids, lowest to highest"),
    "takes_favourite": Cite("S2", "Seating, favourite, and rounds"),
    "all_pass": Cite("S2", "Procedure and precedence"),
    "priority": Cite("S2", "Procedure and precedence"),
    "self_call": Cite("S2", "Simple call"),
    "queen_call": Cite("S2", "Simple call"),
    "forced_invite": Reading("S2 does not tell of inviting the ally to name trumps."),
    "vole_consent": Cite("S2", "Declared and undertaken vole"),
    "trick_review": Cite("S2", "Play and disclosure"),
    "staking": Cite("S2", "Poulans and the pool"),
    "stake": Cite("S2", "Poulans and the pool"),
    "vole_stake": Reading("S2 stakes nothing on a vole beforehand."),
    "vole_ways": Cite("S2", "Declared and undertaken vole"),
    "returned_king": Reading("S2 tells of it for the older form alone."),
    "good_hand": Reading("S2 tells of it for the older form alone."),
    "remise_least": Cite("S2", "Units and results"),
    "lost_vole": Reading("S2 says that the contract is lost; the tricks then tell how far."),
    "missed_vole": Cite("S2", "Scoring and payment: The vole"),
    "devole": Reading("S2 tells of it for the older form alone."),
    "claims": Cite("S2", "Claims and settlement at the end of the sitting"),
    "double_rounds": Cite("S2", "Seating, favourite, and rounds"),
    "double_clearing": Cite("S2", "Clearing beasts after the scheduled rounds"),
    "matador_fish": Cite("S2", "Favourite and grand poulans"),
    "personal_minimum": Cite("S2", "Simple call"),
    "paid_run": Cite("S2", "Matadors and the exchanged King"),
    "tariff": Cite("S2", "Ordinary payment by contract"),
    "early_end": Reading("No source asks players to leave a deal unfinished but at premiers."),
    "purse": Cite("S2", "Value of the counters"),
    "cards": Cite("S2", "Claims and settlement at the end of the sitting"),
    "reprise": Cite("S2", "Value of the counters"),
    "tally": Cite("S2", "Units and results"),
}
