"""Every reason for which the law refuses an action, with its clause.

The code is the message of the word catalogues (`refusal-<code>`).
"""

from __future__ import annotations

from enum import Enum

from quadrille.errors import Refusal


class Why(Enum):
    """A refusal's code and clause. The names of its variables stand in the comment."""

    OVER = ("over", "PLAY-0")
    NOT_YOUR_TURN_TO_BID = ("not-your-turn-to-bid", "AUC-1")
    NOT_YOUR_TURN_TO_NAME = ("not-your-turn-to-name", "DECL-1")
    NOT_YOUR_TURN_TO_PLAY = ("not-your-turn-to-play", "PLAY-0")
    NOT_IN_AUCTION = ("not-in-auction", "AUC-1")
    NOT_IN_NAMING = ("not-in-naming", "DECL-1")
    WAY_FIRST = ("way-first", "DECL-8")
    NO_WAY = ("no-way", "DECL-8")  # $contract
    LAST_MUST_BID = ("last-must-bid", "DECL-9")
    NOT_IN_RETURNING = ("not-in-returning", "DECL-9")
    MUST_RETURN = ("must-return", "DECL-9")
    NOTHING_TO_CLAIM = ("nothing-to-claim", "HIST-7")  # $bonus
    CLAIM_AFTER = ("claim-after", "HIST-7")
    NO_FAULTS = ("no-faults", "LAW-1")  # $offence
    FAULT_SHARER = ("fault-sharer", "LAW-4")
    FAULT_TOO_LATE = ("fault-too-late", "LAW-8")
    NOT_DOUBLE = ("not-double", "MPAY-8")
    NOT_CLEARING = ("not-clearing", "BEAST-5")
    NOT_IN_EXCHANGE = ("not-in-exchange", "DECL-7")
    NOT_IN_PLAY = ("not-in-play", "PLAY-0")
    HAS_PASSED = ("has-passed", "AUC-1")
    NO_SUCH_BID = ("no-such-bid", "AUC-2")
    NO_FAVOURITE = ("no-favourite", "AUC-2")
    BID_TOO_LOW = ("bid-too-low", "AUC-2")  # $standing $holder
    NOT_ELDER = ("not-elder", "AUC-3")  # $standing $holder
    TRUMPS_NOT_FAVOURITE = ("trumps-not-favourite", "DECL-1")  # $favourite
    TRUMPS_ARE_NAMED = ("trumps-are-named", "DECL-1")  # $trumps
    TRUMPS_FIRST = ("trumps-first", "DECL-1")
    TRUMPS_IN_CALLED_SUIT = ("trumps-in-called-suit", "DECL-6")  # $card
    NOTHING_TO_CALL = ("nothing-to-call", "DECL-2")
    CALL_OF_TRUMPS = ("call-of-trumps", "DECL-2")  # $card
    CALL_NOT_KING = ("call-not-king", "DECL-2")  # $card
    CALL_OWN = ("call-own", "DECL-5")  # $card
    CALL_HIGHER_FIRST = ("call-higher-first", "DECL-3")  # $card
    NO_INVITE = ("no-invite", "DECL-6")
    INVITE_OWN = ("invite-own", "DECL-6")  # $card
    INVITE_NOT_KING = ("invite-not-king", "DECL-6")  # $card
    GIVE_NOT_HELD = ("give-not-held", "DECL-7")  # $card
    GIVE_RECEIVED = ("give-received", "DECL-7")  # $card
    NOT_HELD = ("not-held", "PLAY-0")  # $card
    MUST_FOLLOW = ("must-follow", "PLAY-2")  # $card $suit $led
    MATADOR_FORCED = ("matador-forced", "PLAY-6")  # $card $led $lower
    MUST_ASK = ("must-ask", "VOLE-3")
    NO_STOP = ("no-stop", "VOLE-2")
    NO_ASK = ("no-ask", "VOLE-3")
    NO_QUESTION = ("no-question", "VOLE-3")
    ANSWER_FIRST = ("answer-first", "VOLE-3")
    NOT_SETTLED = ("not-settled", "VOLE-8")
    HAND_NOT_TEN = ("hand-not-ten", "DEAL-1")  # $seat $count
    NOT_THE_PACK = ("not-the-pack", "DEAL-1")  # $missing
    NOT_TO_DEAL = ("not-to-deal", "DEAL-2")
    REDEAL_TOO_LATE = ("redeal-too-late", "DEAL-3")  # $cause
    REDEAL_IN_TURN = ("redeal-in-turn", "DEAL-4")
    NOT_NATURES_TURN = ("not-natures-turn", "DEAL-2")
    RESULT_LACKS = ("result-lacks", "QPAY-3")  # $key
    RESULT_CONTRACT = ("result-contract", "AUC-2")  # $contract
    RESULT_FORCED = ("result-forced", "AUC-6")  # $contract
    RESULT_LAST_BIDS = ("result-last-bids", "DECL-9")
    RESULT_ALLY = ("result-ally", "DECL-2")
    RESULT_KEPT = ("result-kept", "DECL-9")
    RESULT_ALONE = ("result-alone", "DECL-5")
    RESULT_CALLED_OWN = ("result-called-own", "DECL-5")
    RESULT_GIVER = ("result-giver", "DECL-7")
    RESULT_TRICKS = ("result-tricks", "VOLE-8")  # $sum
    RESULT_STOP = ("result-stop", "VOLE-2")
    RESULT_PREMIERS = ("result-premiers", "VOLE-1")
    RESULT_VOLE = ("result-vole", "VOLE-2")
    RESULT_MATADORS = ("result-matadors", "CARD-5")  # $matadors $trumps $most
    RESULT_HONOURS = ("result-honours", "CARD-5")

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
