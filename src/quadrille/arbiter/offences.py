"""Every offence that S2 rules on."""

from __future__ import annotations

from typing import Final

from quadrille.arbiter.play import (
    CARD_SHOWN,
    FALSE_TRUMP,
    HAND_TURNED,
    OUT_OF_TURN,
    REVOKE,
    SHOWN_ALLY,
    TRUMPS_TWICE,
)
from quadrille.arbiter.silence import (
    DISSUASION,
    FALSE_RETURN,
    SPEECH,
)
from quadrille.arbiter.table import (
    BAD_PACK,
    DEAL_OUT_OF_TURN,
    EXPOSED_CARD,
    LEAVING,
    UNDERPAYMENT,
)

MATTERS: Final = (
    EXPOSED_CARD,
    BAD_PACK,
    DEAL_OUT_OF_TURN,
    TRUMPS_TWICE,
    OUT_OF_TURN,
    REVOKE,
    FALSE_TRUMP,
    CARD_SHOWN,
    HAND_TURNED,
    SHOWN_ALLY,
    SPEECH,
    DISSUASION,
    FALSE_RETURN,
    UNDERPAYMENT,
    LEAVING,
)
"""All of them, in the order in which a deal may meet them."""
