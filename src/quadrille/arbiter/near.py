"""Finding an offence by its word, or those that a strange word may mean."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Final

from quadrille.arbiter.offences import MATTERS
from quadrille.arbiter.values import Matter

OTHER_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "adjourn": ("leaving",),
    "claim": ("underpayment",),
    "exposed": ("exposed-card", "card-shown"),
    "faced": ("exposed-card", "card-shown"),
    "gesture": ("speech",),
    "misdeal": ("exposed-card", "bad-pack", "deal-out-of-turn"),
    "mispayment": ("underpayment",),
    "pack": ("bad-pack",),
    "quit": ("leaving",),
    "renounce": ("revoke",),
    "sign": ("speech",),
    "signal": ("speech",),
    "talk": ("speech", "dissuasion"),
    "trumps": ("false-trump", "trumps-twice"),
    "warning": ("dissuasion",),
}
"""What people also say, and which offences they may mean by it."""


def find(word: str) -> Matter | None:
    """The offence that is called so."""
    wanted = _plain(word)
    return next((matter for matter in MATTERS if matter.key == wanted), None)


def near(word: str) -> tuple[str, ...]:
    """Offences that may have been meant."""
    wanted, keys = _plain(word), [matter.key for matter in MATTERS]
    meant = [key for part in wanted.split("-") for key in OTHER_WORDS.get(part, ())]
    meant += [key for key in keys if wanted and (wanted in key or key in wanted)]
    likely = difflib.get_close_matches(wanted, [*keys, *OTHER_WORDS], n=3)
    for each in likely:
        meant += OTHER_WORDS.get(each, (each,))
    return tuple(dict.fromkeys(meant))


def _plain(word: str) -> str:
    return "-".join(word.lower().replace("_", " ").replace("-", " ").split())
