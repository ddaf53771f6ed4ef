"""What has to be asked about a deal: one question after the other, each with closed answers.

An answer is offered only if the law can still make a deal of it, and a question to which there
is one answer only is not asked. Who the ally was is asked last, and everything after the deal:
asked any earlier, the question would tell what the table does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Final, TypeAlias, assert_never

from msgspec import Struct

from quadrille.books import occasion_if
from quadrille.cards import Suit
from quadrille.rules.actions import Claim, Redeal, Void
from quadrille.rules.compulsion import may_all_pass
from quadrille.rules.contracts import Contract
from quadrille.rules.deal import GAME
from quadrille.rules.ladders import contract_named, contracts, exchanged_vole, forced_contract
from quadrille.rules.outcome import ALL_TRICKS
from quadrille.rules.rates import jeton_tariff, unit_tariff
from quadrille.rules.stakes import pays_matador_fish
from quadrille.rules.standing import ORDINARY, Bonus, Fault, Occasion, Offence
from quadrille.scorekeeper.answers import (
    ALONE,
    CALLED,
    FORCED,
    NO,
    OWN,
    RETURNED,
    STOPPED,
    UNDERTAKEN,
    YES,
    Answers,
    occasion_told,
    report_of,
    side_told,
)
from quadrille.scorekeeper.sheet import Enterable
from quadrille.seats import NATURE, SEATS, Nature, Seat
from quadrille.sitting import Sitting, claims, refuse


class Form(StrEnum):
    """What is to be entered."""

    DEAL = "deal"
    STOOD = "stood"
    """A deal that was dealt out of turn and stands (DEAL-4)."""
    REDEAL = "redeal"
    FAULT = "fault"
    CLAIM = "claim"


class Step(StrEnum):
    """Questions that belong together, in the order in which they are asked."""

    UNDERTAKING = "undertaking"
    RESULT = "result"
    REST = "rest"
    """What is paid besides, and the ally."""


class Question(Struct, frozen=True, kw_only=True):
    """A question, all that may be answered, and what was."""

    key: str
    step: Step
    answers: tuple[str, ...]
    usual: str | None = None
    """What is meant if nothing is said."""
    given: str | None = None


class Course(Struct, frozen=True):
    """The questions as far as they can be asked, and what is known so far."""

    questions: tuple[Question, ...]
    """Those that are asked; what has one answer only is not."""
    answers: Answers
    """What was given, what is usual, and what goes without saying."""
    complete: bool

    @property
    def next(self) -> Question | None:
        """The first question that nobody has answered."""
        return next((each for each in self.questions if each.given is None), None)


_Asked: TypeAlias = tuple[str, Step, tuple[str, ...], str | None]
"""The key of a question, its step, everything that might be answered, and the usual answer."""

_ABOUT_DEALS: Final = (Form.DEAL, Form.STOOD)
"""Forms of deals: there is a result for whatever was undertaken."""

_SEATS: Final = tuple(map(str, SEATS))
_HONOURS: Final = ("spadille", "manille", "basto")
_LONGEST: Final = 12


def course(sitting: Sitting, form: Form, given: Mapping[str, str]) -> Course:
    """The questions of a form, up to the step in which something must be answered and is not.

    All questions of a step about a deal can be answered at once, and in any order: an answer that
    hangs on another is ruled out when that is known.
    """
    asked, lawful = _ways(sitting, form)
    questions: list[Question] = []
    answers: Answers = {}
    tried: Answers = {}
    stop: Step | None = None
    while (next_one := asked(tried)) is not None:
        key, step, candidates, usual = next_one
        if stop is not None and step is not stop:
            break
        is_open = step is Step.UNDERTAKING or stop is Step.REST
        free = form in _ABOUT_DEALS and is_open
        open_to = tuple(
            each for each in candidates if free or _leads_on(asked, lawful, {**tried, key: each})
        )
        question = _question(key, step, open_to, usual, given.get(key))
        if len(open_to) != 1:
            questions.append(question)
        answer = open_to[0] if len(open_to) == 1 else question.given or question.usual
        if answer is not None:
            answers[key] = answer
        elif form not in _ABOUT_DEALS:
            return Course(tuple(questions), answers, complete=False)
        else:
            stop = step
        tried[key] = answer or open_to[0]
    return Course(tuple(questions), answers, complete=stop is None)


def _question(
    key: str, step: Step, open_to: tuple[str, ...], usual: str | None, given: str | None
) -> Question:
    return Question(
        key=key,
        step=step,
        answers=open_to,
        usual=usual if usual in open_to else None,
        given=given if given in open_to else None,
    )


def deed(sitting: Sitting, form: Form, answers: Answers) -> tuple[Seat | Nature, Enterable]:
    """Who enters what, from all the answers to a form."""
    match form:
        case Form.DEAL | Form.STOOD:
            return NATURE, report_of(sitting, answers)
        case Form.REDEAL:
            cause = Void(answers["cause"])
            return NATURE, Redeal(cause, _seat(answers, "dealer"), occasion_told(answers))
        case Form.FAULT:
            return NATURE, _fault(answers)
        case Form.CLAIM:
            return Seat(int(answers["claimant"])), Claim(Bonus(answers["bonus"]))
        case never:
            assert_never(never)


_Next: TypeAlias = Callable[[Answers], "_Asked | None"]
_Lawful: TypeAlias = Callable[[Answers], bool]


def _leads_on(asked: _Next, lawful: _Lawful, answers: Answers) -> bool:
    """Whether some answers to the rest of the questions make a deal that the law knows."""
    question = asked(answers)
    if question is None:
        return lawful(answers)
    key, _, candidates, _ = question
    tries = _witnesses(key, candidates, answers)
    return any(_leads_on(asked, lawful, {**answers, key: value}) for value in tries)


def _witnesses(key: str, candidates: tuple[str, ...], answers: Answers) -> tuple[str, ...]:
    """Answers to try: if any at all leads on, one of these does.

    It matters only whether all three matadors are on one side, so Basto may be where Manille is;
    and where a long run of matadors can be, the shortest can. Hombre has mostly won something.
    """
    match key:
        case "basto":
            return (answers["manille"],)
        case "matadors":
            return candidates[:2]
        case "own":
            return candidates[::-1]
        case _:
            return candidates


def _ways(sitting: Sitting, form: Form) -> tuple[_Next, _Lawful]:
    """How the questions of a form follow on each other, and which answers are lawful."""

    def next_asked(answers: Answers) -> _Asked | None:
        asked = _questions(sitting, form, answers)
        return next((each for each in asked if each[0] not in answers), None)

    def is_lawful(answers: Answers) -> bool:
        return refuse(sitting, *deed(sitting, form, answers)) is None

    return next_asked, is_lawful


def _questions(sitting: Sitting, form: Form, answers: Answers) -> Iterator[_Asked]:
    match form:
        case Form.DEAL | Form.STOOD:
            return _of_deal(sitting, answers, form is Form.STOOD)
        case Form.REDEAL:
            return _of_redeal(sitting, answers)
        case Form.FAULT:
            return _of_fault()
        case Form.CLAIM:
            return _of_claim(sitting)
        case never:
            assert_never(never)


# Each generator tells the next question once those before it are answered.


def _of_deal(sitting: Sitting, answers: Answers, stood: bool) -> Iterator[_Asked]:
    if stood:
        yield "dealer", Step.UNDERTAKING, _others(sitting.dealer), None
    if is_to_be_marked(sitting):
        yield "double", Step.UNDERTAKING, (NO, YES), double_before(sitting)
    yield from _of_undertaking(sitting, answers)
    row, forced = _row(sitting, answers)
    yield "trumps", Step.RESULT, tuple(Suit), None
    stops = () if row.all_ten or forced else (STOPPED,)
    every = tuple(str(n) for n in range(ALL_TRICKS + 1))
    yield "tricks", Step.RESULT, (*every, *stops), None
    # What is usual comes first, for the last answer that is needed ends the form.
    held = pays_matador_fish(sitting.rules, occasion_told(answers, sitting))
    if not held:
        yield from _of_matadors(sitting, answers, united_is_known=False)
    yield from _of_tricks(sitting, row)
    yield from _of_ally(answers, row, forced)
    if held:
        for honour in _HONOURS:
            yield honour, Step.REST, _SEATS, None
        yield from _of_matadors(sitting, answers, united_is_known=True)
    if _is_lost_by_two(answers):
        side = side_told(answers["tricks"])
        yield "own", Step.REST, tuple(str(n) for n in range(side + 1)), None


def _of_undertaking(sitting: Sitting, answers: Answers) -> Iterator[_Asked]:
    rules = sitting.rules
    yield "hombre", Step.UNDERTAKING, _SEATS, None
    bids = tuple(contract.key for contract in contracts(rules))
    forced = (FORCED,) if may_all_pass(rules) else ()
    yield "contract", Step.UNDERTAKING, (*bids, *forced), None
    bid = contract_named(rules, answers["contract"])
    if bid is not None and bid.all_ten and exchanged_vole(rules) is not None:
        yield "way", Step.UNDERTAKING, (OWN, CALLED), None


def _of_matadors(sitting: Sitting, answers: Answers, *, united_is_known: bool) -> Iterator[_Asked]:
    runs = _runs(sitting, answers, united_is_known=united_is_known)
    if runs:
        yield "matadors", Step.REST, runs, "0"


def _of_tricks(sitting: Sitting, row: Contract) -> Iterator[_Asked]:
    """What is paid for tricks: the vole and the first six."""
    if not row.all_ten:
        yield "vole", Step.REST, (NO, UNDERTAKEN), NO
    if unit_tariff(sitting.rules) is not None:
        yield "premiers", Step.REST, (NO, YES), NO


def _of_ally(answers: Answers, row: Contract, forced: bool) -> Iterator[_Asked]:
    others = _others(Seat(int(answers["hombre"])))
    if row.exchanges:
        yield "giver", Step.REST, (*others, OWN), None
    elif row.calls:
        returned = () if forced else (RETURNED,)
        yield "ally", Step.REST, (*others, OWN, *returned), None


def _of_redeal(sitting: Sitting, answers: Answers) -> Iterator[_Asked]:
    yield "cause", Step.UNDERTAKING, tuple(Void), None
    if answers["cause"] == Void.OUT_OF_TURN:
        yield "dealer", Step.UNDERTAKING, _others(sitting.dealer), None


def _of_fault() -> Iterator[_Asked]:
    yield "offence", Step.UNDERTAKING, tuple(Offence), None
    yield "offender", Step.UNDERTAKING, _SEATS, None
    yield "sharer", Step.UNDERTAKING, (ALONE, *_SEATS), ALONE


def _of_claim(sitting: Sitting) -> Iterator[_Asked]:
    claimants = tuple(str(seat) for seat in SEATS if claims(sitting, seat))
    yield "claimant", Step.UNDERTAKING, claimants, None
    yield "bonus", Step.UNDERTAKING, tuple(Bonus), None


# What the questions rest on.


def _is_lost_by_two(answers: Answers) -> bool:
    """Who bears a loss of two allies may hang on how many tricks Hombre made herself."""
    side = side_told(answers["tricks"])
    has_lost = side < GAME or (answers.get("vole") == UNDERTAKEN and side < ALL_TRICKS)
    return has_lost and _seat(answers, "ally") is not None


def is_to_be_marked(sitting: Sitting) -> bool:
    """Whether a deal is double only if the sheet says so."""
    marked = Occasion(double=True)
    return not occasion_if(sitting, ORDINARY).double and occasion_if(sitting, marked).double


def double_before(sitting: Sitting) -> str:
    """A round is double or single as a whole: usually a deal is as the last one of its round."""
    if sitting.counted % len(SEATS) == 0 or sitting.last is None:
        return NO
    return YES if sitting.last.case.occasion.double else NO


def _row(sitting: Sitting, answers: Answers) -> tuple[Contract, bool]:
    """The contract that is played, and whether it was forced."""
    if answers["contract"] == FORCED:
        return forced_contract(sitting.rules), True
    row = contract_named(sitting.rules, answers["contract"])
    assert row is not None
    exchanged = exchanged_vole(sitting.rules)
    return (exchanged if exchanged and answers.get("way") == CALLED else row), False


def _runs(sitting: Sitting, answers: Answers, *, united_is_known: bool) -> tuple[str, ...]:
    """The runs of matadors that are paid differently."""
    tariff = jeton_tariff(sitting.rules)
    if tariff is None:
        return ("0", "3", "4") if Suit(answers["trumps"]).is_red else ("0", "3")
    if tariff.additional_matador:
        return ("0", *(str(run) for run in range(3, _LONGEST + 1)))
    return () if united_is_known else ("0", "3")


def _fault(answers: Answers) -> Fault:
    sharer = None if answers["sharer"] == ALONE else Seat(int(answers["sharer"]))
    return Fault(Seat(int(answers["offender"])), Offence(answers["offence"]), sharer)


def _seat(answers: Answers, key: str) -> Seat | None:
    answer = answers.get(key, "")
    return Seat(int(answer)) if answer.isdecimal() else None


def _others(seat: Seat) -> tuple[str, ...]:
    return tuple(str(other) for other in SEATS if other != seat)
