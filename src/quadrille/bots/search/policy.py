"""The rule player in numbers, for play-outs, and as she is for all that is not a card."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from quadrille.bots.maxims import TUNED, Maximist
from quadrille.kernel import Policy

RULES: Final = Maximist(TUNED)
"""Who speaks, names, calls and answers for every seat in a supposed deal."""

EXPLORES: Final = 3277
"""One card in twenty of a play-out is drawn evenly, lest it be tied to one style."""


class _Weights(Struct, frozen=True):
    made_by: str
    scale: int
    weights: tuple[int, ...]


def _fitted() -> Policy:
    told = files(__package__).joinpath("weights.json").read_bytes()
    return Policy(msgspec.json.decode(told, type=_Weights).weights, EXPLORES)


POLICY: Final = _fitted()
"""Plays cards as the rule player mostly does; `research/fit_policy.py` has made it."""
