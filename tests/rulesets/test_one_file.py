"""A rule set is one file: what stands in `house.py` is played, shown, recorded and scored."""

from random import Random

import msgspec
import pytest
from tests.kit.checks import check_apply_is_pure, check_record, check_relabelled, check_verbs_agree
from tests.kit.play import Step, any_options, random_begin, random_steps
from tests.rulesets import house

from quadrille import RuleSet, Sitting, legal, rulesets, turn, view
from quadrille.bots import BOTS, Bot
from quadrille.lawbook.questions import NO_QUESTIONS
from quadrille.money import Pot
from quadrille.record import encode, scores
from quadrille.rules.deal import Quest
from quadrille.scorekeeper import Form, course
from quadrille.seats import SEATS
from quadrille.seen import see
from quadrille.sitting import DealResult, now_paid

SITTINGS = 12
"""Of each rule set, with any of its options."""


@pytest.fixture(autouse=True)
def _entered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line in the register by which a record finds its rules again."""
    monkeypatch.setattr(rulesets, "ALL", (*rulesets.ALL, *house.ALL))


@pytest.mark.parametrize("rules", house.ALL, ids=lambda rules: str(rules.key))
def test_it_is_played_to_the_end_whatever_its_options(rules: RuleSet) -> None:
    seen: set[str] = set()
    for number in range(SITTINGS):
        first, steps = _played(rules, Random(number))
        last = steps[-1].after
        assert last.is_complete
        assert turn(last) is None
        for step in steps:
            _check(step, BOTS["thumb"] if number == 0 else BOTS["random"], Random(number))
        check_relabelled(first, steps, 1 + number % 3)
        seen |= {met for over in last.results if isinstance(over, DealResult) for met in _met(over)}
    wanted = {contract.key for contract in rules.ladder} | {"won", "lost", "quest", "favourite"}
    assert wanted - seen == set()


def _played(rules: RuleSet, rng: Random) -> tuple[Sitting, list[Step]]:
    first = random_begin(any_options(rules, rng), rng, 4)
    return first, list(random_steps(first, rng))


def _check(step: Step, bot: Bot, rng: Random) -> None:
    """Money sums to nothing, the verbs agree, and every seat can be shown what it may know."""
    after = step.after
    assert now_paid(after).total == after.accounts.total == 0
    for seat in (*SEATS, None):
        for event in step.events:
            assert msgspec.json.encode(see(event, seat))
    who = turn(after)
    if isinstance(who, int):
        assert bot.choose(view(after, who), rng) in legal(after)
    if rng.random() < 0.05:
        assert [msgspec.json.encode(view(after, seat)) for seat in SEATS]
        check_apply_is_pure(step)
        check_verbs_agree(after)


def _met(over: DealResult) -> set[str]:
    facts = over.facts
    shown = {
        facts.contract.key: True,
        "won": over.outcome == "won",
        "lost": over.outcome in ("remise", "codille"),
        "quest": facts.quest is Quest.UNDERTAKEN,
        "favourite": facts.in_favourite,
    }
    return {name for name, is_so in shown.items() if is_so}


@pytest.mark.parametrize("rules", house.ALL, ids=lambda rules: str(rules.key))
def test_its_record_is_the_same_bytes_again_and_is_scored(rules: RuleSet) -> None:
    for number in range(SITTINGS):
        first, steps = _played(rules, Random(number))
        check_record(first, steps)
        told = scores(steps[-1].after)
        assert (told.rules, told.final.complete) == (rules.key, True)
        charged = [moved.amount for moved in told.final.transfers if moved.payee == Pot.CARDS]
        assert sum(told.final.balances) == -sum(charged)
        assert msgspec.json.decode(encode(told), type=type(told)) == told


@pytest.mark.parametrize("rules", house.ALL, ids=lambda rules: str(rules.key))
def test_a_score_sheet_asks_for_what_it_pays(rules: RuleSet) -> None:
    sitting = random_begin(rules, Random(1), 4)
    contracts = next(
        each for each in course(sitting, Form.DEAL, {}).questions if each.key == "contract"
    )
    bids = [contract.key for contract in rules.ladder]
    assert [answer for answer in contracts.answers if answer != "forced"] == bids


@pytest.mark.parametrize("rules", house.ALL, ids=lambda rules: str(rules.key))
def test_each_of_its_answers_rests_on_something(rules: RuleSet) -> None:
    answers = {field.name for field in msgspec.structs.fields(RuleSet)} - NO_QUESTIONS
    assert set(house.WHY[rules.key]) == answers
