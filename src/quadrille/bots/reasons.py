"""Why a bot chose as it did: a rule of thumb with its source, for those who ask later.

Sentences live in `words/`, keyed `reason-<key>`. A source is a clause of the rules (`EVAL-1`)
or a place of a source (`S2 §Playing the cards`).
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quadrille.rules.actions import SeatAction


class Reason(Struct, frozen=True):
    """A rule of thumb that decided, and where it is written."""

    key: str
    source: str
    facts: tuple[tuple[str, str], ...] = ()
    """What its sentence is told: numbers of what was weighed."""


class Choice(Struct, frozen=True):
    """What a bot does, and why."""

    action: SeatAction
    reason: Reason
    also: tuple[Reason, ...] = ()
    """Other rules that would have allowed the same."""


_PLAY: Final = "S2 §Simple call: partnership play"
_SOLO: Final = "S2 §Solo contracts: sans-prendre and Médiateur"

BY_CHANCE: Final = Reason("by-chance", "")
ONLY_CHOICE: Final = Reason("only-choice", "")

SEARCHED: Final = Reason("searched", "")
SEARCHED_ALL: Final = Reason("searched-all", "")
SEARCHED_EVEN: Final = Reason("searched-even", "")
GROWN: Final = Reason("grown", "")
OPEN_CARDS: Final = Reason("open-cards", "")

TOO_WEAK: Final = Reason("too-weak", "EVAL-2")
OUTBID: Final = Reason("outbid", "AUC-2")
ENOUGH_WITH_ALLY: Final = Reason("enough-with-ally", "EVAL-2")
ENOUGH_WITH_KING: Final = Reason("enough-with-king", "EVAL-2")
ENOUGH_ALONE: Final = Reason("enough-alone", "EVAL-2")
ENOUGH_FOR_ALL: Final = Reason("enough-for-all", "EVAL-2")

MUST_BID: Final = Reason("must-bid", "DECL-9")
THROUGH_SOLO: Final = Reason("through-solo", "EVAL-2")
THROUGH_KING: Final = Reason("through-king", "EVAL-2")

BEST_TRUMPS: Final = Reason("best-trumps", "EVAL-1")
MUST_BE_FAVOURITE: Final = Reason("must-be-favourite", "DECL-1")
CALL_SINGLETON: Final = Reason("call-singleton", "EVAL-4")
CALL_SHORTEST: Final = Reason("call-shortest", "EVAL-4")
CALL_FROM_NEED: Final = Reason("call-from-need", "EVAL-4")
CALL_LONGEST: Final = Reason("call-longest", "EVAL-4")
INVITE_WEAK: Final = Reason("invite-weak", "DECL-6")
GIVE_SHORTEST: Final = Reason("give-shortest", "EVAL-4")

KEEP_GOOD: Final = Reason("keep-good", "DECL-9")
RETURN_POOR: Final = Reason("return-poor", "DECL-9")

LEAD_SURE: Final = Reason("lead-sure", "EVAL-1")
LEAD_KING_TO_SHOW: Final = Reason("lead-king-to-show", _PLAY)
LEAD_TO_FIND_ALLY: Final = Reason("lead-to-find-ally", _PLAY)
LEAD_TRUMP_TO_DRAW: Final = Reason("lead-trump-to-draw", _SOLO)
LEAD_TRUMP_FOR_HOMBRE: Final = Reason("lead-trump-for-hombre", _PLAY)
LEAD_LOW_TRUMP: Final = Reason("lead-low-trump", _PLAY)
LEAD_MASTER: Final = Reason("lead-master", _SOLO)
LEAD_SINGLETON: Final = Reason("lead-singleton", _PLAY)
LEAD_KING_WITH_QUEEN: Final = Reason("lead-king-with-queen", _PLAY)
LEAD_BACK: Final = Reason("lead-back", _PLAY)
LEAD_CALLED_SUIT: Final = Reason("lead-called-suit", _PLAY)
LEAD_SHORTEST: Final = Reason("lead-shortest", _PLAY)
LEAD_LONGEST: Final = Reason("lead-longest", _SOLO)
LEAD_WHAT_IS_LEFT: Final = Reason("lead-what-is-left", "")

WIN_CHEAPLY: Final = Reason("win-cheaply", _PLAY)
WIN_HIGH: Final = Reason("win-high", _PLAY)
RUFF: Final = Reason("ruff", _PLAY)
LEAVE_TO_FRIEND: Final = Reason("leave-to-friend", _PLAY)
LOWEST: Final = Reason("lowest", _PLAY)
SAVE_IT: Final = Reason("save-it", _PLAY)
RENEGE: Final = Reason("renege", "PLAY-5")
DISCARD: Final = Reason("discard", _PLAY)
SHOW_BY_WINNING: Final = Reason("show-by-winning", _PLAY)

STOP_CONTENT: Final = Reason("stop-content", "VOLE-2")
VOLE_PAYS: Final = Reason("vole-pays", "VOLE-2")
ASK_FOR_ALL: Final = Reason("ask-for-all", "VOLE-3")
YES_FOR_ALL: Final = Reason("yes-for-all", "VOLE-3")
NO_TOO_WEAK: Final = Reason("no-too-weak", "VOLE-3")
