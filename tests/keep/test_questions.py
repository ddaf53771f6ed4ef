"""What is asked about a deal: only what is paid for, only what can be, and the ally last."""

from random import Random

import pytest
from tests.kit.records import golden
from tests.kit.sheets import NAMES, any_answers, any_sheet

from quadrille.record import load
from quadrille.rules.actions import Redeal, Report, ReportedVole, Void
from quadrille.rules.standing import Fault, Offence
from quadrille.scorekeeper import Form, Question, Step, course, deed, entered, opened, played
from quadrille.seats import NATURE, Seat
from quadrille.sitting import Sitting, apply, refuse

DEAL = {"hombre": "1", "contract": "alliance", "trumps": "H", "tricks": "5", "own": "3"}
WON = {"hombre": "1", "contract": "alliance", "trumps": "H", "tricks": "7"}


def _sitting(rules: str, **options: str) -> Sitting:
    return played(opened(NAMES, rules, deals=8, dealer=Seat(0), options=options))


def _keys(sitting: Sitting, given: dict[str, str], form: Form = Form.DEAL) -> list[str]:
    return [question.key for question in course(sitting, form, given).questions]


def _ask(sitting: Sitting, given: dict[str, str], key: str) -> Question:
    return next(each for each in course(sitting, Form.DEAL, given).questions if each.key == key)


def test_what_was_undertaken_may_be_said_in_any_order() -> None:
    asked = course(_sitting("quanti"), Form.DEAL, {})
    assert [each.key for each in asked.questions] == ["hombre", "contract"]
    assert not asked.complete
    contract_first = course(_sitting("quanti"), Form.DEAL, {"contract": "solo"})
    assert contract_first.next is not None
    assert contract_first.next.key == "hombre"


def test_trumps_and_tricks_are_asked_together() -> None:
    asked = course(_sitting("quanti"), Form.DEAL, {"hombre": "1", "contract": "forced"})
    assert [each.key for each in asked.questions[-2:]] == ["trumps", "tricks"]
    assert "0" not in asked.questions[-1].answers


def test_the_ally_is_asked_in_the_last_step() -> None:
    asked = course(_sitting("quanti"), Form.DEAL, WON)
    assert [each.key for each in asked.questions][-2:] == ["vole", "ally"]
    assert asked.questions[-1].step is Step.REST
    assert not asked.complete
    assert course(_sitting("quanti"), Form.DEAL, {**WON, "ally": "2"}).complete


def test_hombre_may_have_called_her_own_card_where_that_is_allowed() -> None:
    assert _ask(_sitting("quanti"), WON, "ally").answers == ("0", "2", "3", "own")
    assert "own" not in _ask(_sitting("parlett"), WON, "ally").answers


@pytest.mark.clause("QPAY-8", "MPAY-12")
def test_hombres_own_tricks_are_asked_only_where_a_loss_hangs_on_them() -> None:
    sitting = _sitting("quanti")
    lost = {**DEAL, "ally": "2"}
    assert "own" in _keys(sitting, lost)
    assert "own" not in _keys(sitting, {**WON, "ally": "2"})
    assert "own" in _keys(sitting, {**WON, "vole": "undertaken", "ally": "2"})
    assert "own" not in _keys(sitting, {**lost, "ally": "own"})
    answers = course(sitting, Form.DEAL, {**WON, "ally": "2"}).answers
    _, report = deed(sitting, Form.DEAL, answers)
    assert isinstance(report, Report)
    assert report.tricks == (1, 4, 3, 2)


def test_only_what_a_rule_set_pays_for_is_asked() -> None:
    assert _keys(_sitting("quanti"), DEAL)[4:] == ["matadors", "ally", "own"]
    historical = _sitting("historical", double_rounds="last")
    assert _keys(historical, DEAL)[4:] == ["matadors", "ally", "own"]
    holders = {"spadille": "0", "manille": "1", "basto": "2"}
    fish = _sitting("mediateur", double_rounds="last")
    assert _keys(fish, {**DEAL, **holders})[4:] == ["ally", *holders, "own"]
    told = course(fish, Form.DEAL, {**DEAL, **holders, "ally": "2"}).answers
    assert "premiers" not in told


def test_who_held_the_matadors_tells_whether_they_are_united() -> None:
    sitting = _sitting("mediateur")
    given = {**DEAL, "spadille": "1", "manille": "2", "basto": "1", "ally": "2"}
    _, report = deed(sitting, Form.DEAL, course(sitting, Form.DEAL, given).answers)
    assert isinstance(report, Report)
    assert report.matadors == 3
    apart = course(sitting, Form.DEAL, {**given, "ally": "3"}).answers
    _, report = deed(sitting, Form.DEAL, apart)
    assert isinstance(report, Report)
    assert report.matadors == 0


def test_a_long_run_is_asked_for_where_it_is_paid() -> None:
    red = _ask(_sitting("quanti"), DEAL, "matadors")
    assert (red.answers, red.usual) == (("0", "3", "4"), "0")
    assert _ask(_sitting("quanti"), {**DEAL, "trumps": "S"}, "matadors").answers == ("0", "3")
    paid = _ask(_sitting("historical", double_rounds="last"), DEAL, "matadors")
    assert paid.answers == ("0", *map(str, range(3, 11)))


def test_a_vole_is_asked_for_where_there_can_be_one() -> None:
    sitting = _sitting("quanti")
    won = {**DEAL, "tricks": "8"}
    assert "vole" in _keys(sitting, won)
    assert "vole" not in _keys(sitting, DEAL)
    all_ten = course(sitting, Form.DEAL, {**won, "tricks": "10", "ally": "2"})
    assert all_ten.answers["vole"] == "undertaken"
    stopped = course(sitting, Form.DEAL, {**DEAL, "tricks": "stopped", "ally": "2"})
    _, report = deed(sitting, Form.DEAL, stopped.answers)
    assert isinstance(report, Report)
    assert (sum(report.tricks), report.premiers, report.vole) == (6, True, ReportedVole.NO)


def test_a_declared_vole_is_asked_how_it_was_played_where_there_are_two_ways() -> None:
    vole = {"hombre": "1", "contract": "vole", "trumps": "S"}
    assert "way" in _keys(_sitting("mediateur"), vole)
    assert "way" not in _keys(_sitting("mediateur", vole_through_mediateur="no"), vole)
    assert "way" not in _keys(_sitting("quanti"), vole)
    called = {**vole, "way": "called", "tricks": "9"}
    called |= {"spadille": "0", "manille": "1", "basto": "2"}
    assert "giver" in _keys(_sitting("mediateur"), called)


def test_forced_spadille_is_played_by_the_holder_of_spadille() -> None:
    forced = {**DEAL, "contract": "forced", "ally": "2"}
    asked = course(_sitting("mediateur"), Form.DEAL, forced)
    assert asked.answers["spadille"] == "1"
    tricks = _ask(_sitting("mediateur"), forced, "tricks").answers
    assert "stopped" not in tricks
    assert "0" not in tricks


def test_a_returned_king_leaves_hombre_alone() -> None:
    sitting = _sitting("historical", returned_king="optional")
    given = {**DEAL, "own": "5", "ally": "returned"}
    _, report = deed(sitting, Form.DEAL, course(sitting, Form.DEAL, given).answers)
    assert isinstance(report, Report)
    assert report.exchanged
    assert report.ally is None


@pytest.mark.clause("HIST-5", "MPAY-8")
def test_a_round_is_double_or_single_as_a_whole() -> None:
    sheet = opened(NAMES, "historical", deals=8, dealer=Seat(0))
    asked = course(played(sheet), Form.DEAL, {})
    assert (asked.questions[0].key, asked.questions[0].usual) == ("double", "no")
    given = {"double": "yes", **DEAL, "ally": "2"}
    answers = course(played(sheet), Form.DEAL, given).answers
    sheet = entered(sheet, *deed(played(sheet), Form.DEAL, answers))
    assert course(played(sheet), Form.DEAL, {}).questions[0].usual == "yes"
    last = _sitting("historical", double_rounds="last")
    assert "double" not in _keys(last, {})


def test_answers_that_no_longer_fit_are_asked_again() -> None:
    given = {**DEAL, "tricks": "4", "ally": "2", "own": "5"}
    own = _ask(_sitting("quanti"), given, "own")
    assert own.given is None
    assert "5" not in own.answers


# Other entries


@pytest.mark.clause("LAW-4")
def test_rulings_are_asked_only_where_there_are_beasts() -> None:
    assert course(_sitting("quanti"), Form.FAULT, {}).questions[0].answers == ()
    sitting = _sitting("historical")
    answers = course(sitting, Form.DEAL, {**DEAL, "ally": "2"}).answers
    sitting, _ = apply(sitting, *deed(sitting, Form.DEAL, answers))
    alone = {"offence": "revoke", "offender": "3"}
    assert _keys(sitting, alone, Form.FAULT) == ["offence", "offender"]
    shared = course(sitting, Form.FAULT, {"offence": "hand-turned", "offender": "3", "sharer": "0"})
    assert shared.complete
    _, fault = deed(sitting, Form.FAULT, shared.answers)
    assert fault == Fault(Seat(3), Offence.HAND_TURNED, Seat(0))


@pytest.mark.clause("DEAL-4")
def test_a_deal_out_of_turn_names_who_dealt_it() -> None:
    sitting = _sitting("quanti")
    void = course(sitting, Form.REDEAL, {"cause": "out-of-turn", "dealer": "2"})
    assert deed(sitting, Form.REDEAL, void.answers) == (
        NATURE,
        Redeal(Void.OUT_OF_TURN, Seat(2)),
    )
    stood = course(sitting, Form.STOOD, {"dealer": "2", **DEAL, "ally": "2"})
    _, report = deed(sitting, Form.STOOD, stood.answers)
    assert isinstance(report, Report)
    assert report.dealer == 2


@pytest.mark.clause("HIST-7")
def test_what_may_be_claimed_is_asked_of_those_to_whom_it_is_owed() -> None:
    sitting = _sitting("historical", strict_claims="yes")
    solo = {"hombre": "1", "contract": "solo", "trumps": "S", "tricks": "7"}
    answers = course(sitting, Form.DEAL, solo).answers
    sitting, _ = apply(sitting, *deed(sitting, Form.DEAL, answers))
    claim = course(sitting, Form.CLAIM, {})
    assert claim.complete
    assert claim.answers == {"claimant": "1", "bonus": "solo"}


# Everything offered is lawful, and every lawful result can be told


@pytest.mark.parametrize("seed", range(16))
def test_whatever_is_answered_the_law_takes_it(seed: int) -> None:
    rng = Random(seed)
    sheet = any_sheet(rng)
    for _ in range(6):
        sitting = played(sheet)
        form = rng.choice((Form.DEAL, Form.DEAL, Form.STOOD, Form.REDEAL))
        if sitting.is_complete:
            return
        answers = any_answers(rng, sitting, form)
        assert answers is not None
        who, action = deed(sitting, form, answers)
        assert refuse(sitting, who, action) is None
        sheet = entered(sheet, who, action)


@pytest.mark.parametrize("name", ["results", "mediateur-sheet", "historical-sheet"])
def test_every_result_of_the_golden_sheets_can_be_told_by_answers(name: str) -> None:
    replayed = load(golden(name))
    sitting = replayed.begun
    for who, action in replayed.deeds:
        after, _ = apply(sitting, who, action)
        if isinstance(action, Report):
            asked = course(sitting, _form(action), _answers(action))
            assert asked.complete, (action, asked)
            told, _ = apply(sitting, *deed(sitting, _form(action), asked.answers))
            assert told.accounts == after.accounts
            assert told.books.beasts == after.books.beasts
        sitting = after


def _form(report: Report) -> Form:
    return Form.DEAL if report.dealer is None else Form.STOOD


def _answers(report: Report) -> dict[str, str]:
    """How a scorekeeper would tell a result."""
    side = report.tricks[report.hombre] + (0 if report.ally is None else report.tricks[report.ally])
    stopped = sum(report.tricks) == 6
    alone = "own" if report.called_own else "returned" if report.exchanged else ""
    ally = alone if report.ally is None else str(report.ally)
    told = {
        "double": "yes" if report.occasion.double else "no",
        "dealer": "" if report.dealer is None else str(report.dealer),
        "hombre": str(report.hombre),
        "contract": "forced" if report.forced else report.contract,
        "trumps": report.trumps,
        "way": "called" if report.giver is not None or report.called_own else "own",
        "tricks": "stopped" if stopped else str(side),
        "own": str(report.tricks[report.hombre]),
        "matadors": str(report.matadors),
        "vole": report.vole,
        "premiers": "yes" if report.premiers else "no",
        "ally": ally,
        "giver": alone if report.giver is None else str(report.giver),
    }
    honours = ("spadille", "manille", "basto")
    held = report.holders or ()
    return {**told, **{honour: str(seat) for honour, seat in zip(honours, held, strict=False)}}
