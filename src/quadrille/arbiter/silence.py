"""Offences against silence, and a king returned in bad faith."""

from __future__ import annotations

from typing import Final

from quadrille.arbiter.common import PLAYING, THE_VOLE, YES, YES_NO, fault
from quadrille.arbiter.values import Beast, Fate, Matter, Question, Ruling, Vole
from quadrille.rules.standing import Offence

SPEECH: Final = Matter(
    "speech",
    questions=(
        Question("speaker", ("declaring-side", "defender", "onlooker")),
        Question(
            "effect",
            ("encourages", "informs", "dissuades", "counts", "nothing"),
            when=(("speaker", "declaring-side"),),
        ),
    ),
    rulings=(
        *(
            Ruling(
                key=effect,
                when=(("effect", effect),),
                fate=Fate.GOES_ON,
                vole=Vole.LOST,
                enter=fault(Offence.SPEECH),
                clauses=("VOLE-7", "LAW-7"),
                sources=THE_VOLE,
            )
            for effect in ("encourages", "informs")
        ),
        *(
            Ruling(
                key=effect,
                when=(("effect", effect),),
                fate=Fate.GOES_ON,
                beast=Beast.OFFENDER,
                enter=fault(Offence.DISSUASION),
                clauses=("VOLE-7", "LAW-7"),
                sources=THE_VOLE,
            )
            for effect in ("dissuades", "counts")
        ),
        *(
            Ruling(
                key=speaker,
                when=(("speaker", speaker),),
                fate=Fate.GOES_ON,
                clauses=("LAW-7",),
                sources=(*PLAYING, "S2 §Laws and irregularities: The vole"),
            )
            for speaker in ("defender", "onlooker")
        ),
        Ruling(key="nothing", fate=Fate.GOES_ON, clauses=("LAW-7",), sources=THE_VOLE),
    ),
)

DISSUASION: Final = Matter(
    "dissuasion",
    rulings=(
        Ruling(
            key="fined",
            fate=Fate.GOES_ON,
            beast=Beast.OFFENDER,
            enter=fault(Offence.DISSUASION),
            clauses=("VOLE-7", "LAW-7"),
            sources=THE_VOLE,
        ),
    ),
)

FALSE_RETURN: Final = Matter(
    "false-return",
    questions=(
        Question("certain-tricks", YES_NO),
        Question("lost", YES_NO, when=(("certain-tricks", YES),)),
    ),
    rulings=(
        Ruling(
            key="fined",
            when=(("lost", YES),),
            fate=Fate.STANDS,
            beast=Beast.OFFENDER,
            enter=fault(Offence.FALSE_RETURN),
            clauses=("DECL-10",),
            sources=("S2 §The Returned King",),
        ),
        Ruling(
            key="her-right",
            fate=Fate.STANDS,
            clauses=("DECL-10", "DECL-9"),
            sources=("S2 §The Returned King",),
        ),
    ),
)
