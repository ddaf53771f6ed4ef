"""From answers to a result, as the record knows it."""

from __future__ import annotations

from typing import Final, TypeAlias

from quadrille.books import occasion_if
from quadrille.cards import Suit
from quadrille.rules.actions import Report, ReportedVole
from quadrille.rules.deal import GAME
from quadrille.rules.ladders import contract_named, forced_contract
from quadrille.rules.outcome import ALL_TRICKS
from quadrille.rules.standing import Occasion
from quadrille.seats import SEATS, Four, Seat, after
from quadrille.sitting import Sitting

Answers: TypeAlias = dict[str, str]
"""What was answered, by the key of the question."""

YES: Final = "yes"
NO: Final = "no"
FORCED: Final = "forced"
"""Nobody bid, and the holder of Spadille had to play."""
STOPPED: Final = "stopped"
"""Six straight tricks, and the side collected."""
UNDERTAKEN: Final = "undertaken"
OWN: Final = "own"
"""Hombre called a card of her own; or plays a vole with her own cards."""
CALLED: Final = "called"
"""A vole with a card that is called and given up."""
RETURNED: Final = "returned"
"""The ally gave the called card back."""
ALONE: Final = "alone"
"""The offender bears the beast alone."""


def report_of(sitting: Sitting, answers: Answers) -> Report:
    """The result that the answers tell; whether there can be such a deal is for the law to say."""
    hombre, ally = Seat(int(answers["hombre"])), _seat(answers.get("ally"))
    forced = answers["contract"] == FORCED
    contract = forced_contract(sitting.rules).key if forced else answers["contract"]
    bid = contract_named(sitting.rules, contract)
    assert bid is not None
    holders = _holders(answers)
    premiers = answers.get("premiers")
    return Report(
        hombre=hombre,
        ally=ally,
        contract=contract,
        trumps=Suit(answers["trumps"]),
        tricks=_tricks(answers, hombre, ally, holders),
        matadors=_matadors(answers, hombre, ally, holders),
        premiers=None if premiers is None else premiers == YES,
        vole=ReportedVole.BID if bid.all_ten else ReportedVole(answers["vole"]),
        forced=forced,
        called_own=OWN in (answers.get("ally"), answers.get("giver")),
        exchanged=answers.get("ally") == RETURNED,
        giver=_seat(answers.get("giver")),
        holders=holders,
        dealer=_seat(answers.get("dealer")),
        occasion=occasion_told(answers),
    )


def occasion_told(answers: Answers, sitting: Sitting | None = None) -> Occasion:
    """What the deal was marked as; with a sitting, what it then is."""
    marked = Occasion(double=answers.get("double") == YES)
    return marked if sitting is None else occasion_if(sitting, marked)


def side_told(tricks: str) -> int:
    """The tricks of the declaring side."""
    return GAME if tricks == STOPPED else int(tricks)


def _seat(answer: str | None) -> Seat | None:
    return Seat(int(answer)) if answer is not None and answer.isdecimal() else None


def _holders(answers: Answers) -> tuple[Seat, Seat, Seat] | None:
    if "spadille" not in answers:
        return None
    spadille, manille, basto = (
        Seat(int(answers[honour])) for honour in ("spadille", "manille", "basto")
    )
    return spadille, manille, basto


def _matadors(
    answers: Answers, hombre: Seat, ally: Seat | None, holders: tuple[Seat, Seat, Seat] | None
) -> int:
    """Told, or known from who held the three."""
    if "matadors" in answers:
        return int(answers["matadors"])
    united = holders is not None and all(holder in (hombre, ally) for holder in holders)
    return 3 if united else 0


def _tricks(
    answers: Answers, hombre: Seat, ally: Seat | None, holders: tuple[Seat, Seat, Seat] | None
) -> Four[int]:
    """Each player's tricks. Nothing hangs on how the opponents' are parted, and nobody is asked.

    They are spread evenly, first to one who held Spadille and cannot have won none. So are the
    allies' where nothing hangs on those, first to Hombre.
    """
    side = side_told(answers["tricks"])
    left = 0 if answers["tricks"] == STOPPED else ALL_TRICKS - side
    own = int(answers.get("own", side if ally is None else side - side // 2))
    won = {hombre: own}
    if ally is not None:
        won[ally] = side - own
    others = [after(hombre, steps) for steps in (1, 2, 3) if after(hombre, steps) != ally]
    if holders is not None:
        others.sort(key=lambda seat: seat != holders[0])
    each, more = divmod(left, len(others))
    won |= {seat: each + (place < more) for place, seat in enumerate(others)}
    first, second, third, fourth = (won[seat] for seat in SEATS)
    return first, second, third, fourth
