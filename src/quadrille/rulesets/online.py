"""The online table: three bids without priority; deals won are told beside the accounts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from quadrille.cite import Cite, Ground, Reading
from quadrille.rules.questions import ForcedInvite, Priority, SelfCall, Tally
from quadrille.rulesets.quanti import QUANTI
from quadrille.rulesets.quanti import WHY as QUANTI_WHY

ONLINE: Final = msgspec.structs.replace(
    QUANTI,
    key="online",
    priority=Priority.NONE,
    self_call=SelfCall.FORBIDDEN,
    forced_invite=ForcedInvite.FORBIDDEN,
    tally=Tally.DEALS_WON,
)

WHY: Final[Mapping[str, Ground]] = {
    **QUANTI_WHY,
    "ladder": Cite("S1", "line 9"),
    "all_pass": Cite("S1", "line 9"),
    "priority": Cite("S1", "line 9"),
    "self_call": Cite("S1", "line 10"),
    "queen_call": Cite("S1", "line 10"),
    "forced_invite": Reading("S1 does not tell of inviting the ally to name trumps."),
    "tally": Cite("S1", "line 14"),
}
