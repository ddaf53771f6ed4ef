"""Amounts as people at a table say them: in markers, fish and jetons, or in mils."""

from __future__ import annotations

from typing import Final

from quadrille.money import MILS, in_counters
from quadrille.words import Words

__all__ = ["in_mils", "told_in_counters"]

_ENGLISH: Final = Words()


def told_in_counters(amount: int, words: Words = _ENGLISH) -> str:
    """An amount by its counters, the largest first: 416 is "4 markers 1 fish 6"."""
    laid = in_counters(amount)
    parts = [
        words.say(f"counter-{name}", amount=count)
        for name, count in (("markers", laid.markers), ("fish", laid.fish))
        if count
    ]
    if laid.jetons or not parts:
        parts.append(words.say("counter-jetons", amount=laid.jetons))
    told = " ".join(parts)
    return words.say("counter-owed", counters=told) if amount < 0 else told


def in_mils(amount: int, words: Words = _ENGLISH) -> str:
    """An amount of jetons in the smallest counters."""
    return words.say("counter-mils", amount=amount * MILS)
