"""Every rule set, by key; the answers alone, never what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quadrille.cite import Ground
from quadrille.errors import BadOption
from quadrille.rules.choices import RuleSet
from quadrille.rulesets import historical, mediateur, online, parlett, quanti

__all__ = ["ALL", "GROUNDS", "find"]

_ANSWERED: Final[tuple[tuple[RuleSet, Mapping[str, Ground]], ...]] = (
    (quanti.QUANTI, quanti.WHY),
    (parlett.PARLETT, parlett.WHY),
    (online.ONLINE, online.WHY),
    (mediateur.MEDIATEUR, mediateur.WHY),
    (historical.HISTORICAL, historical.WHY),
)

ALL: Final[tuple[RuleSet, ...]] = tuple(rules for rules, _ in _ANSWERED)
"""Every rule set, the usual one first."""

GROUNDS: Final[Mapping[str, Mapping[str, Ground]]] = {rules.key: why for rules, why in _ANSWERED}
"""For each rule set, what each of its answers rests on."""


def find(key: str) -> RuleSet:
    """The rule set with a key; raises `BadOption`, which tells the keys that there are."""
    for rules in ALL:
        if rules.key == key:
            return rules
    allowed = ", ".join(rules.key for rules in ALL)
    raise BadOption("rules-unknown", facts=(("rules", key), ("allowed", allowed)))
