"""The rule player in numbers, for play-outs, and as she is for all that is not a card."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from quadrille.bots.maxims import TUNED, Maximist
from quadrille.kernel import Policy
from quadrille.kernel.policy import EVEN

RULES: Final = Maximist(TUNED)
"""Who speaks, names, calls and answers for every seat in a supposed deal."""

EXPLORES: Final = EVEN // 20
"""One card in twenty of a play-out is drawn evenly, lest it be tied to one style."""

WANDERS: Final = EVEN // 5
"""One card in five, where cards are compared; the less certain of what others do, the better.

Beside one in twenty, on the same 400 deals among maxims: one in a hundred loses 51 counters a
hundred deals (95 %: -107 to +6), three in twenty gain 61 (-13 to +135), and three in ten, on 320
of these deals, 88 (-15 to +191).
"""


class _Weights(Struct, frozen=True):
    made_by: str
    scale: int
    weights: tuple[int, ...]


def _fitted() -> tuple[int, ...]:
    told = files(__package__).joinpath("weights.json").read_bytes()
    return msgspec.json.decode(told, type=_Weights).weights


POLICY: Final = Policy(_fitted(), EXPLORES)
"""Plays cards as the rule player mostly does; `research/fit_policy.py` has made it."""

WANDERING: Final = replace(POLICY, explore=WANDERS)
"""The same, but with more chance, for what a card is worth."""
