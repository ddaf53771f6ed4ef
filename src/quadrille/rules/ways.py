"""In what way a declared vole is played: as a solo, or with a king given up."""

from __future__ import annotations

from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.rules.actions import Through
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.rules.deal import Undertaking
from quadrille.rules.ladders import vole_ways
from quadrille.rules.refusals import Why, because


@cites("DECL-8", "S2 §Declared and undertaken vole")
def is_to_say(rules: RuleSet, undertaking: Undertaking) -> bool:
    """Where there is a choice, it is said how a declared vole is played before trumps are named."""
    undecided = undertaking.contract.all_ten and not undertaking.way_is_said
    return undecided and bool(vole_ways(rules))


def ways(rules: RuleSet) -> tuple[Through, ...]:
    """The words for each way."""
    return tuple(Through(_word(contract)) for contract in vole_ways(rules))


def why_no_way(rules: RuleSet, undertaking: Undertaking, action: Through) -> Refusal | None:
    """Why a way may not be said, if it may not."""
    possible = is_to_say(rules, undertaking) and action in ways(rules)
    return None if possible else because(Why.NO_WAY, contract=action.contract)


def contract_through(rules: RuleSet, action: Through) -> Contract:
    """The facts of a vole declared in some way."""
    return next(row for row in vole_ways(rules) if _word(row) == action.contract)


def _word(contract: Contract) -> str:
    return "mediateur" if contract.exchanges else "solo"
