"""Every reason for which the law of Three-Card Loo refuses an action, with its clause.

The code is the message of the word catalogues (`refusal-<code>`).
"""

from __future__ import annotations

from enum import Enum

from quadrille.errors import Refusal


class Why(Enum):
    """A refusal's code and clause. The names of its variables stand in the comment."""

    OVER = ("loo-over", "LOO-9")
    NOT_YOUR_TURN_TO_SAY = ("loo-not-your-turn-to-say", "LOO-3")
    NOT_YOUR_TURN_TO_PLAY = ("loo-not-your-turn-to-play", "LOO-7")
    SAY_FIRST = ("loo-say-first", "LOO-3")
    HAS_SAID = ("loo-has-said", "LOO-3")
    MISS_IS_TAKEN = ("loo-miss-is-taken", "LOO-3")  # $holder
    NO_MISS = ("loo-no-miss", "LOO-2")
    SINGLE_MUST_PLAY = ("loo-single-must-play", "LOO-10")
    DEALER_MUST_PLAY = ("loo-dealer-must-play", "LOO-5")  # $holder
    ONLY_DEALER_DEFENDS = ("loo-only-dealer-defends", "LOO-5")
    NOT_TO_DEFEND = ("loo-not-to-defend", "LOO-5")
    NOT_HELD = ("loo-not-held", "LOO-7")  # $card
    LEAD_TOP = ("loo-lead-top", "LOO-6")  # $card $higher
    LEAD_HIGHEST = ("loo-lead-highest", "LOO-6")  # $card $higher
    LEAD_TRUMP = ("loo-lead-trump", "LOO-6")  # $card
    LEAD_TRUMP_AGAIN = ("loo-lead-trump-again", "LOO-8")  # $card
    MUST_FOLLOW = ("loo-must-follow", "LOO-7")  # $card $suit
    MUST_HEAD = ("loo-must-head", "LOO-7")  # $card $higher
    MUST_TRUMP = ("loo-must-trump", "LOO-7")  # $card $suit
    MUST_OVERTRUMP = ("loo-must-overtrump", "LOO-7")  # $card $higher
    NOT_TO_DEAL = ("loo-not-to-deal", "LOO-2")
    NOT_NATURES_TURN = ("loo-not-natures-turn", "LOO-2")
    HANDS = ("loo-hands", "LOO-2")  # $count $players
    HAND_NOT_THREE = ("loo-hand-not-three", "LOO-2")  # $seat $count
    MISS_NOT_THREE = ("loo-miss-not-three", "LOO-2")  # $count
    NO_ROOM_FOR_MISS = ("loo-no-room-for-miss", "LOO-2")
    DEALT_TWICE = ("loo-dealt-twice", "LOO-2")  # $card

    REPORT_SEATS = ("loo-report-seats", "LOO-1")  # $count $players
    REPORT_DEALER_ALONE = ("loo-report-dealer-alone", "LOO-4")
    REPORT_MISS = ("loo-report-miss", "LOO-3")  # $holder
    REPORT_TRICKS = ("loo-report-tricks", "LOO-9")  # $count $due
    REPORT_WINNER = ("loo-report-winner", "LOO-9")  # $holder

    @property
    def code(self) -> str:
        """The message's key, without `refusal-`."""
        return self.value[0]

    @property
    def clause(self) -> str:
        """The clause that the refused action would break."""
        return self.value[1]


def because(why: Why, **facts: str) -> Refusal:
    """A refusal with the variables of its sentence."""
    return Refusal(code=why.code, clause=why.clause, facts=tuple(sorted(facts.items())))
