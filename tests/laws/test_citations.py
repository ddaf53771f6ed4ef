"""Every law function says what it rests on, and every source is accounted for."""

import tomllib
from typing import Final

import pytest
from msgspec.structs import fields
from tests.kit.maxims import EVERY as MAXIMS
from tests.laws.test_house import ROOT

from quadrille.bots import reasons
from quadrille.cite import Citation, Cite, Ground, Reading, register
from quadrille.lawbook import carried_by
from quadrille.lawbook.entries import clauses, law_functions
from quadrille.lawbook.questions import NO_QUESTIONS, questions
from quadrille.rules.choices import RuleSet
from quadrille.rulesets import ALL, GROUNDS
from quadrille.words import speaks

SOURCES: Final = tomllib.loads(
    (ROOT / "src/quadrille/rulesets/sources.toml").read_text(encoding="utf-8")
)
LAW: Final = law_functions()
CARRIED: Final = carried_by(ROOT)
THUMB: Final = [
    *(each for each in vars(reasons).values() if isinstance(each, reasons.Reason)),
    *(maxim.reason for maxim in MAXIMS),
]
"""Rules of thumb and maxims, by which bots play; they are no law, but have their sources too."""


def _everything_cited() -> set[str]:
    cited = {place for citation in register() for place in citation.sources}
    cited |= {reason.source for reason in THUMB if "§" in reason.source}
    grounds = [ground for answers in GROUNDS.values() for ground in answers.values()]
    return cited | {
        f"{ground.source} §{ground.section}" for ground in grounds if isinstance(ground, Cite)
    }


def _sections(kind: str) -> set[str]:
    return {f"{key} §{name}" for key, source in SOURCES.items() for name in source.get(kind, ())}


def _named(citation: Citation) -> str:
    return citation.function


@pytest.mark.parametrize("citation", LAW, ids=_named)
def test_a_law_function_cites_clauses_that_there_are(citation: Citation) -> None:
    assert citation.clauses
    assert sorted(set(citation.clauses) - set(clauses())) == []


@pytest.mark.parametrize("citation", LAW, ids=_named)
def test_a_law_function_states_its_rule_in_one_line(citation: Citation) -> None:
    assert citation.statement.endswith(".")
    assert citation.statement[0].isupper()


@pytest.mark.parametrize("citation", LAW, ids=_named)
def test_a_law_function_has_a_test_that_carries_one_of_its_clauses(citation: Citation) -> None:
    assert [clause for clause in citation.clauses if clause in CARRIED]


def test_every_place_that_is_cited_stands_in_the_register_of_sources() -> None:
    assert sorted(_everything_cited() - _sections("sections")) == []


def test_every_section_is_cited_or_says_why_not() -> None:
    assert sorted(_sections("sections") - _everything_cited()) == []


def test_no_section_is_both_cited_and_excused() -> None:
    excused = _sections("not_a_rule") | _sections("not_modelled")
    assert sorted(excused & _sections("sections")) == []
    assert sorted(_sections("not_a_rule") & _sections("not_modelled")) == []


def test_every_excuse_is_a_sentence() -> None:
    excuses = [
        excuse
        for source in SOURCES.values()
        for kind in ("not_a_rule", "not_modelled")
        for excuse in source.get(kind, {}).values()
    ]
    assert [excuse for excuse in excuses if not excuse.endswith(".")] == []


# Answers


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: str(rules.key))
def test_each_answer_of_a_rule_set_rests_on_something(rules: RuleSet) -> None:
    answers = {field.name for field in fields(RuleSet)} - NO_QUESTIONS
    assert set(GROUNDS[rules.key]) == answers


@pytest.mark.parametrize(
    "ground", [g for answers in GROUNDS.values() for g in answers.values()], ids=str
)
def test_a_reading_of_our_own_says_why(ground: Ground) -> None:
    match ground:
        case Reading(because=because):
            assert because.endswith(".")
        case Cite(source=source):
            assert source in SOURCES


def test_each_question_asks_and_names_a_clause() -> None:
    silent = [each.field for each in questions() if not each.asks or not each.clauses]
    assert silent == []
    unknown = {clause for each in questions() for clause in each.clauses} - set(clauses())
    assert sorted(unknown) == []


# Rules of thumb


@pytest.mark.parametrize("reason", THUMB, ids=lambda reason: str(reason.key))
def test_a_rule_of_thumb_is_told_and_rests_on_something_that_there_is(
    reason: reasons.Reason,
) -> None:
    assert speaks(f"reason-{reason.key}")
    counting = {f"EVAL-{number}" for number in (1, 2, 3, 4)}
    assert reason.source in {"", *clauses(), *counting, *_sections("sections")}
