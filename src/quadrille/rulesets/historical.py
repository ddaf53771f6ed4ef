"""Historical Quadrille 1724: the older form, without favourite or exchange; the returned king."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from quadrille.cite import Cite, Ground, Reading
from quadrille.rules.choices import Option
from quadrille.rules.contracts import CONTRE, OLD_CALL, OLD_SOLO
from quadrille.rules.questions import (
    AllPass,
    Claims,
    Devole,
    GoodHand,
    MissedVole,
    ReturnedKing,
)
from quadrille.rules.tariffs import JetonTariff
from quadrille.rulesets.mediateur import COMMON_OPTIONS, MEDIATEUR
from quadrille.rulesets.mediateur import WHY as MEDIATEUR_WHY

OPTIONS: Final = (
    *COMMON_OPTIONS,
    Option(
        key="contre",
        field="ladder",
        answers=(("no", (OLD_CALL, OLD_SOLO)), ("yes", (OLD_CALL, OLD_SOLO, CONTRE))),
    ),
    Option(key="devole", field="devole", answers=(("no", Devole.UNPAID), ("yes", Devole.PAID))),
    Option(
        key="strict_claims",
        field="claims",
        answers=(("no", Claims.FREE), ("yes", Claims.STRICT)),
    ),
    Option(
        key="returned_king",
        field="returned_king",
        answers=tuple((answer.value, answer) for answer in ReturnedKing),
    ),
    Option(
        key="good_hand_return",
        field="good_hand",
        answers=tuple((answer.value, answer) for answer in GoodHand),
    ),
    Option(
        key="all_pass",
        field="all_pass",
        answers=tuple((answer.value, answer) for answer in AllPass),
    ),
    Option(key="purse", field="purse", answers=(("610", 610), ("700", 700))),
)

HISTORICAL: Final = msgspec.structs.replace(
    MEDIATEUR,
    key="historical",
    options=OPTIONS,
    ladder=(OLD_CALL, OLD_SOLO),
    takes_favourite=False,
    vole_ways=(),
    remise_least=4,
    missed_vole=MissedVole.THE_VOLE,
    personal_minimum=3,
    tariff=JetonTariff(
        pool_fish=10,
        matador_fish=(0, 0, 0),
        contribution=1,
        consolation=2,
        matadors=3,
        additional_matador=1,
        exchange=0,
    ),
)

WHY: Final[Mapping[str, Ground]] = {
    **MEDIATEUR_WHY,
    "ladder": Cite("S2", "Principal differences from the later game"),
    "takes_favourite": Cite("S2", "Principal differences from the later game"),
    "vole_ways": Reading("The older form has no exchange, and so but one way to play a vole."),
    "returned_king": Cite("S2", "The Returned King"),
    "good_hand": Cite("S2", "The Returned King"),
    "all_pass": Cite("S2", "The Returned King"),
    "remise_least": Cite("S2", "Principal differences from the later game"),
    "missed_vole": Cite("S2", "Optional contre and dévole"),
    "devole": Cite("S2", "Optional contre and dévole"),
    "claims": Cite("S2", "Historical scoring and payment"),
    "personal_minimum": Cite("S2", "Principal differences from the later game"),
    "paid_run": Cite("S2", "Historical scoring and payment"),
    "tariff": Cite("S2", "Historical scoring and payment"),
}
