"""What a table may change in a rule set, and what it has changed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from quadrille.errors import BadOption
from quadrille.rules.choices import Answer, RuleSet


def with_options(rules: RuleSet, wanted: Mapping[str, str]) -> RuleSet:
    """A table may change just those answers that the rule set's sources leave open.

    Raises `BadOption` for an option that is not there or a value that it may not take.
    """
    known = {option.key: option for option in rules.options}
    changes: dict[str, Answer] = {}
    for key, written in wanted.items():
        if key not in known:
            facts = (("option", key), ("rules", rules.key), ("allowed", ", ".join(known)))
            raise BadOption("option-unknown", facts=facts)
        changes[known[key].field] = known[key].read(written)
    return msgspec.structs.replace(rules, **changes)


@lru_cache(maxsize=64)
def options_of(rules: RuleSet) -> tuple[tuple[str, str], ...]:
    """Each option of a rule set with the value that it has now.

    Every view tells them, and they are the same all evening.
    """
    return tuple(
        (option.key, next(value for value, answer in option.answers if answer == now))
        for option in rules.options
        for now in [getattr(rules, option.field)]
    )
