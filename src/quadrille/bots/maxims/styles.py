"""How a hand is weighed and what a bid asks of it: as the old book does, or as play has shown.

The tuned numbers stand in `thresholds.toml`, a table for each rule set and one for all others.
`research/fit_maxims.py` finds them, and prints what it has tried.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from quadrille.bots.counting import Estimate
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.rules.returning import must_return

TRICK: Final = 3
"""Hands are weighed in thirds of a trick."""


class Weights(Struct, frozen=True, kw_only=True):
    """What each thing in a hand is worth, in thirds of a trick."""

    trump: int = TRICK
    matador: int = 0
    """More than another trump."""
    king: int = TRICK
    pair: int = TRICK
    """A queen with her jack."""
    queen: int = 0
    """A guarded one without king and jack."""
    void: int = 0
    single: int = 0
    charge: int = -TRICK
    """A trump held, for one that is missing above it."""
    red: int = 0
    """Red trumps: there is one more of them."""


class Needs(Struct, frozen=True, kw_only=True):
    """Thirds of a trick that a hand is to be worth for each undertaking."""

    ally: int
    """With an ally."""
    few: int
    """With an ally, where the contract asks for three of one's own."""
    king: int
    """Alone, with a king given up."""
    alone: int
    returned: int
    """With an ally whose king must come back."""
    keep: int
    """For the ally to keep a king that she may give back."""
    invite: int
    """Below this one forced to play lets the ally name trumps."""
    lonely: int
    """What an ally is worth, and is missing to one who must call her own card."""
    eldest: int = 0
    """Added to the need of her who speaks first."""
    spadille: int = 0
    """Added to the need of her who would be forced to play if all passed."""


class Judgement(Struct, frozen=True, kw_only=True):
    """How hands are weighed at one kind of table; no needs are those of the treatise."""

    weights: Weights = Weights()
    needs: Needs | None = None
    silent: frozenset[str] = frozenset()
    """Maxims that are not followed, for at this table they lose."""

    def worth(self, found: Estimate) -> int:
        """The thirds of a trick that a hand is worth with one suit as trumps."""
        by = self.weights
        return (
            by.trump * found.trumps
            + by.matador * found.matadors
            + by.king * found.kings
            + by.pair * found.pairs
            + by.queen * found.guarded_queens
            + by.void * found.voids
            + by.single * found.singletons
            + by.charge * found.charged
            + by.red * found.suit.is_red
        )

    def asks(self, rules: RuleSet, contract: Contract) -> int:
        """What a hand is to be worth for a contract of six tricks."""
        needs = self.needs
        if needs is None:
            return TRICK * contract.needs
        if contract.exchanges:
            return needs.king
        if not contract.calls:
            return needs.alone
        if must_return(rules):
            return needs.returned
        return needs.few if contract.needs < USUAL else needs.ally


USUAL: Final = 4
"""Tricks that a simple call asks of a hand in the later form; three in the older."""


class Table(Struct, frozen=True, kw_only=True):
    """The tuned numbers: one way to weigh a hand, and needs by rule set."""

    weights: Weights
    silent: frozenset[str]
    needs: Mapping[str, Needs]


_TABLE: Final = msgspec.toml.decode(
    files(__package__).joinpath("thresholds.toml").read_bytes(), type=Table
)

OTHERS: Final = "others"
"""The table's row for a rule set that it does not name."""


class Style(Struct, frozen=True):
    """A way to play: a table of judgements by rule set."""

    judgements: Mapping[str, Judgement]

    def judgement(self, rules: RuleSet) -> Judgement:
        """The judgement for a rule set."""
        return self.judgements.get(rules.key, self.judgements[OTHERS])


BY_THE_BOOK: Final = Style({OTHERS: Judgement()})
"""Trumps, kings and pairs are counted, and the missing trumps charged (EVAL-1)."""

TUNED: Final = Style(
    {
        key: Judgement(weights=_TABLE.weights, needs=needs, silent=_TABLE.silent)
        for key, needs in _TABLE.needs.items()
    }
)
"""What play among these bots has shown."""
