"""Offences of dealing and paying, and the end of a sitting."""

from __future__ import annotations

from typing import Final

from quadrille.arbiter.common import DEALING, NO, PLAYING, YES, YES_NO
from quadrille.arbiter.values import Fate, Matter, Question, Ruling
from quadrille.rules.nature import Void
from quadrille.rules.standing import Bonus

SETTLEMENT: Final = ("S2 §Claims and settlement at the end of the sitting",)
OLD_SETTLEMENT: Final = ("S2 §Historical scoring and payment",)
COMPLETION: Final = ("S2 §Payment and completion of the sitting",)

EXPOSED_CARD: Final = Matter(
    "exposed-card",
    questions=(Question("dealing", YES_NO),),
    rulings=(
        Ruling(
            key="void",
            when=(("dealing", YES),),
            fate=Fate.VOID,
            enter=(f"redeal {Void.EXPOSED_CARD}",),
            clauses=("DEAL-3",),
            sources=DEALING,
        ),
        Ruling(
            key="later",
            fate=Fate.GOES_ON,
            clauses=("DEAL-3", "LAW-3"),
            sources=(*DEALING, *PLAYING),
        ),
    ),
)

BAD_PACK: Final = Matter(
    "bad-pack",
    questions=(Question("settled", YES_NO),),
    rulings=(
        Ruling(
            key="void",
            when=(("settled", NO),),
            fate=Fate.VOID,
            enter=(f"redeal {Void.BAD_PACK}",),
            clauses=("DEAL-3",),
            sources=DEALING,
        ),
        Ruling(key="too-late", fate=Fate.STANDS, clauses=("DEAL-3",), sources=DEALING),
    ),
)

DEAL_OUT_OF_TURN: Final = Matter(
    "deal-out-of-turn",
    questions=(Question("hands-up", YES_NO),),
    rulings=(
        Ruling(
            key="void",
            when=(("hands-up", NO),),
            fate=Fate.VOID,
            enter=("deal N dealer P", f"redeal {Void.OUT_OF_TURN}"),
            clauses=("DEAL-4",),
            sources=DEALING,
        ),
        Ruling(
            key="stands",
            fate=Fate.STANDS,
            enter=("deal N dealer P out-of-turn",),
            clauses=("DEAL-4",),
            sources=DEALING,
        ),
    ),
)

UNDERPAYMENT: Final = Matter(
    "underpayment",
    questions=(
        Question("form", ("later", "older")),
        Question("proved", YES_NO, when=(("form", "later"),)),
        Question("what", ("solo", "matadors", "beast", "other"), when=(("form", "older"),)),
        Question("next-cut", YES_NO, when=(("what", "solo"),)),
        Question("next-cut", YES_NO, when=(("what", "matadors"),)),
        Question("next-over", YES_NO, when=(("what", "beast"),)),
    ),
    rulings=(
        Ruling(
            key="made-good",
            when=(("proved", YES),),
            fate=Fate.STANDS,
            clauses=("LAW-8",),
            sources=SETTLEMENT,
        ),
        Ruling(
            key="not-proved",
            when=(("proved", NO),),
            fate=Fate.STANDS,
            clauses=("LAW-8",),
            sources=SETTLEMENT,
        ),
        Ruling(
            key="lapsed",
            when=(("next-cut", YES),),
            fate=Fate.STANDS,
            clauses=("HIST-7", "LAW-8"),
            sources=OLD_SETTLEMENT,
        ),
        *(
            Ruling(
                key="claimed",
                when=(("next-cut", NO), ("what", bonus)),
                fate=Fate.STANDS,
                enter=(f"P claim {bonus}",),
                clauses=("HIST-7",),
                sources=OLD_SETTLEMENT,
            )
            for bonus in Bonus
        ),
        Ruling(
            key="not-reopened",
            when=(("next-over", YES),),
            fate=Fate.STANDS,
            clauses=("LAW-8",),
            sources=OLD_SETTLEMENT,
        ),
        Ruling(key="still-owed", fate=Fate.STANDS, clauses=("LAW-8",), sources=OLD_SETTLEMENT),
    ),
)

LEAVING: Final = Matter(
    "leaving",
    questions=(Question("all-agree", YES_NO),),
    rulings=(
        Ruling(
            key="adjourned",
            when=(("all-agree", YES),),
            fate=Fate.STANDS,
            clauses=("LAW-9",),
            sources=COMPLETION,
        ),
        Ruling(
            key="settles",
            fate=Fate.STANDS,
            clauses=("LAW-9",),
            sources=COMPLETION,
        ),
    ),
)
