"""The rule set of Three-Card Loo: the answers of its one source, and what a table may change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec import Struct

from quadrille.cite import Cite, Ground
from quadrille.errors import BadOption


class RuleSet(Struct, frozen=True, kw_only=True):
    """What the source answers to each question."""

    key: str
    edition: int
    """Grows whenever the behaviour of the rule set changes."""
    single_must_play: bool
    """Must everybody play when the pool is a single (LOO-10)?  Read in loo/announcing.py."""
    unlimited: bool
    """Does a looed player pay what the pool held (LOO-10)?  Read in loo/settling.py."""


LOO: Final = RuleSet(key="loo", edition=1, single_must_play=False, unlimited=False)
"""Three-Card Loo as David Parlett tells it after Captain Crawley."""

OPTIONS: Final = ("single_must_play", "unlimited")
"""What the source leaves to the table."""

YES_OR_NO: Final[Mapping[str, bool]] = {"no": False, "yes": True}
"""The written values of an option."""

WHY: Final[Mapping[str, Ground]] = {
    "single_must_play": Cite("S3", "Optional rules"),
    "unlimited": Cite("S3", "Optional rules"),
}
"""What each answer rests on."""


def find(key: str) -> RuleSet:
    """The rule set with a key; raises `BadOption`."""
    if key != LOO.key:
        raise BadOption("rules-unknown", facts=(("rules", key), ("allowed", LOO.key)))
    return LOO


def with_options(rules: RuleSet, wanted: Mapping[str, str]) -> RuleSet:
    """A table may change just what the source leaves open.

    Raises `BadOption` for an option that is not there or a value that it may not take.
    """
    for key, written in wanted.items():
        if key not in OPTIONS:
            facts = (("option", key), ("rules", rules.key), ("allowed", ", ".join(OPTIONS)))
            raise BadOption("option-unknown", facts=facts)
        if written not in YES_OR_NO:
            facts = (("option", key), ("value", written), ("allowed", ", ".join(YES_OR_NO)))
            raise BadOption("option-value", facts=facts)
    changes = {key: YES_OR_NO[written] for key, written in wanted.items()}
    return msgspec.structs.replace(rules, **changes)


def options_of(rules: RuleSet) -> tuple[tuple[str, str], ...]:
    """Each option with the value that it has now."""
    now = (("single_must_play", rules.single_must_play), ("unlimited", rules.unlimited))
    return tuple((key, "yes" if is_so else "no") for key, is_so in now)
