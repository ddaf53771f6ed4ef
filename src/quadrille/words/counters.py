"""Amounts in jetons as people say and push them: in markers, fish and jetons."""

from __future__ import annotations

from typing import Final

from quadrille.money import MILS, in_counters
from quadrille.words import Words

__all__ = ["in_mils", "laid_out"]

_ENGLISH: Final = Words()


def laid_out(amount: int, words: Words = _ENGLISH) -> str:
    """An amount in as few counters as can be, such as “4 markers 1 fish 6”; a debt is told so."""
    counters = in_counters(amount)
    kinds = (("markers", counters.markers), ("fish", counters.fish), ("jetons", counters.jetons))
    told = [words.say(f"counter-{kind}", amount=number) for kind, number in kinds if number]
    laid = " ".join(told) or words.say("counter-jetons", amount=0)
    return words.say("counter-owed", counters=laid) if amount < 0 else laid


def in_mils(amount: int, words: Words = _ENGLISH) -> str:
    """An amount of jetons in mils, the smallest counters of some sets."""
    return words.say("counter-mils", amount=amount * MILS)
