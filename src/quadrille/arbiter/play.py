"""Offences at play: revokes, false trumps, cards and hands shown, and what is out of turn."""

from __future__ import annotations

from typing import Final

from quadrille.arbiter.common import MISTAKES, NO, PLAYING, YES, YES_NO, fault
from quadrille.arbiter.values import Beast, Fate, Matter, Question, Ruling, Vole
from quadrille.rules.standing import Offence

REVOKE: Final = Matter(
    "revoke",
    questions=(
        Question("turned", YES_NO),
        Question("over", YES_NO, when=(("turned", YES),)),
    ),
    rulings=(
        Ruling(
            key="in-time",
            when=(("turned", NO),),
            fate=Fate.CORRECTED,
            clauses=("LAW-1",),
            sources=MISTAKES,
        ),
        Ruling(
            key="during",
            when=(("over", NO),),
            fate=Fate.RESTORED,
            beast=Beast.OFFENDER,
            enter=fault(Offence.REVOKE),
            clauses=("LAW-1",),
            sources=MISTAKES,
        ),
        Ruling(
            key="after",
            fate=Fate.STANDS,
            beast=Beast.OFFENDER,
            enter=fault(Offence.REVOKE),
            clauses=("LAW-1",),
            sources=MISTAKES,
        ),
    ),
)

FALSE_TRUMP: Final = Matter(
    "false-trump",
    questions=(
        Question("asked", YES_NO),
        Question("gathered", YES_NO, when=(("asked", NO),)),
    ),
    rulings=(
        Ruling(
            key="told-wrongly",
            when=(("asked", YES),),
            fate=Fate.GOES_ON,
            clauses=("LAW-2",),
            sources=MISTAKES,
        ),
        Ruling(
            key="gathered",
            when=(("gathered", YES),),
            fate=Fate.GOES_ON,
            beast=Beast.OFFENDER,
            enter=fault(Offence.FALSE_TRUMP),
            clauses=("LAW-2",),
            sources=MISTAKES,
        ),
        Ruling(key="in-time", fate=Fate.CORRECTED, clauses=("LAW-2",), sources=MISTAKES),
    ),
)

CARD_SHOWN: Final = Matter(
    "card-shown",
    questions=(
        Question("alone", YES_NO),
        Question("informs", YES_NO, when=(("alone", NO),)),
    ),
    rulings=(
        Ruling(
            key="must-be-played",
            when=(("informs", YES),),
            fate=Fate.GOES_ON,
            clauses=("LAW-3",),
            sources=(*PLAYING, "S2 §General conduct"),
        ),
        Ruling(
            key="taken-back",
            fate=Fate.CORRECTED,
            clauses=("LAW-3",),
            sources=(*PLAYING, "S2 §General conduct"),
        ),
    ),
)

HAND_TURNED: Final = Matter(
    "hand-turned",
    questions=(Question("own-turn", YES_NO),),
    rulings=(
        Ruling(
            key="at-her-turn",
            when=(("own-turn", YES),),
            fate=Fate.GOES_ON,
            beast=Beast.SHARED,
            enter=(f"fault P {Offence.HAND_TURNED} with Q",),
            clauses=("LAW-4",),
            sources=(*PLAYING, "S2 §Play when the vole is possible"),
        ),
        Ruling(
            key="out-of-turn",
            fate=Fate.GOES_ON,
            beast=Beast.OFFENDER,
            enter=fault(Offence.HAND_TURNED),
            clauses=("LAW-4",),
            sources=(*PLAYING, "S2 §Play when the vole is possible"),
        ),
    ),
)

SHOWN_ALLY: Final = Matter(
    "shown-ally",
    questions=(
        Question("opening-lead", YES_NO),
        Question("bad-faith", YES_NO, when=(("opening-lead", NO),)),
    ),
    rulings=(
        Ruling(
            key="opening-lead",
            when=(("opening-lead", YES),),
            fate=Fate.GOES_ON,
            clauses=("LAW-5",),
            sources=PLAYING,
        ),
        Ruling(
            key="bad-faith",
            when=(("bad-faith", YES),),
            fate=Fate.GOES_ON,
            beast=Beast.OFFENDER,
            vole=Vole.LOST,
            enter=fault(Offence.SHOWN_ALLY),
            clauses=("LAW-5",),
            sources=PLAYING,
        ),
        Ruling(
            key="good-faith",
            fate=Fate.GOES_ON,
            vole=Vole.LOST,
            enter=fault(Offence.SPEECH),
            clauses=("LAW-5",),
            sources=PLAYING,
        ),
    ),
)

OUT_OF_TURN: Final = Matter(
    "out-of-turn",
    questions=(Question("informs", YES_NO),),
    rulings=(
        Ruling(
            key="told-something",
            when=(("informs", YES),),
            fate=Fate.CORRECTED,
            clauses=("LAW-6", "LAW-3"),
            sources=PLAYING,
        ),
        Ruling(key="harmless", fate=Fate.CORRECTED, clauses=("LAW-6",), sources=PLAYING),
    ),
)

TRUMPS_TWICE: Final = Matter(
    "trumps-twice",
    rulings=(
        Ruling(
            key="first-holds",
            fate=Fate.GOES_ON,
            clauses=("LAW-6", "DECL-1"),
            sources=("S2 §Procedure and precedence", "S2 §Deal and bidding"),
        ),
    ),
)
