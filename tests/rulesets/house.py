"""Two rule sets of a house of its own, each made of fields and options of those that there are."""

from collections.abc import Mapping
from typing import Final

import msgspec

from quadrille import rule_set, with_options
from quadrille.cite import Ground, Reading
from quadrille.rules.choices import Option, RuleSet
from quadrille.rules.contracts import ALLIANCE, CONTRE, EXCHANGED_CALL, OLD_CALL, OLD_SOLO, SOLO
from quadrille.rules.questions import AllPass, QueenCall, Tally
from quadrille.rules.tariffs import JetonTariff, UnitTariff
from quadrille.rulesets import GROUNDS

_OLDER: Final = rule_set("historical")
_NEWER: Final = rule_set("quanti")


def _options_but(rules: RuleSet, *fields: str) -> tuple[Option, ...]:
    """The options of a rule set without those about some of its answers."""
    return tuple(option for option in rules.options if option.field not in fields)


JETONS: Final = msgspec.structs.replace(
    with_options(
        _OLDER,
        {"returned_king": "optional", "devole": "yes", "double_rounds": "last"},
    ),
    key="house-of-jetons",
    options=_options_but(_OLDER, "ladder"),
    ladder=(OLD_CALL, EXCHANGED_CALL, OLD_SOLO, CONTRE),
    takes_favourite=True,
    personal_minimum=4,
    tariff=JetonTariff(
        pool_fish=16,
        matador_fish=(4, 3, 2),
        contribution=3,
        consolation=1,
        matadors=6,
        additional_matador=2,
        exchange=5,
    ),
    cards=7,
)
"""The older form with a favourite, an exchange, and fish for single matadors."""

COUNTERS: Final = msgspec.structs.replace(
    with_options(_NEWER, {"vole_consent": "leader", "dealer_stakes": "yes"}),
    key="house-of-counters",
    options=_options_but(_NEWER, "ladder", "purse"),
    ladder=(ALLIANCE, SOLO),
    all_pass=AllPass.LAST_BIDS,
    queen_call=QueenCall.FOUR_KINGS,
    stake=2,
    vole_stake=6,
    tariff=UnitTariff(matadors=3, premiers=2, vole=5, favourite_factor=3),
    purse=40,
    tally=Tally.DEALS_WON,
)
"""Quanti without a bid vole, in which the last speaker must bid."""

ALL: Final[tuple[RuleSet, ...]] = (JETONS, COUNTERS)

_OURS: Final = Reading("A house has its own ways.")

WHY: Final[Mapping[str, Mapping[str, Ground]]] = {
    JETONS.key: {**GROUNDS[_OLDER.key], "ladder": _OURS, "tariff": _OURS, "cards": _OURS},
    COUNTERS.key: {**GROUNDS[_NEWER.key], "ladder": _OURS, "tariff": _OURS, "all_pass": _OURS},
}
