"""The modern page after Parlett: Quanti, but nobody may call a card of her own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from quadrille.cite import Cite, Ground, Reading
from quadrille.rules.questions import ForcedInvite, LostVole, SelfCall
from quadrille.rulesets.quanti import QUANTI
from quadrille.rulesets.quanti import WHY as QUANTI_WHY

PARLETT: Final = msgspec.structs.replace(
    QUANTI,
    key="parlett",
    self_call=SelfCall.FORBIDDEN,
    forced_invite=ForcedInvite.FORBIDDEN,
    lost_vole=LostVole.AS_SOLO,
)

WHY: Final[Mapping[str, Ground]] = {
    **QUANTI_WHY,
    "ladder": Cite("S0", "The auction"),
    "all_pass": Cite("S0", "The auction"),
    "priority": Cite("S0", "The auction"),
    "self_call": Cite("S0", "The called King"),
    "queen_call": Cite("S0", "The called King"),
    "forced_invite": Reading("S0 does not tell of inviting the ally to name trumps."),
    "vole_consent": Cite("S0", "Premiers and the vole"),
    "staking": Cite("S0", "Setup"),
    "stake": Cite("S0", "Setup"),
    "vole_stake": Cite("S0", "The auction"),
    "lost_vole": Cite("S0", "Payment"),
    "personal_minimum": Cite("S0", "Payment"),
    "paid_run": Cite("S0", "Payment"),
    "tariff": Cite("S0", "Payment"),
    "purse": Cite("S0", "Overview"),
}
