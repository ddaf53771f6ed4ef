"""The law index finds, gathers and prints what the law says of itself."""

import textwrap
from pathlib import Path

import pytest

from quadrille.lawbook import Entry, book, carried_by, find, law_page, with_phases
from quadrille.lawbook.phases import BEGIN, END
from quadrille.lawbook.questions import questions
from quadrille.rules.course import TRANSITIONS

LAW = book({"PLAY-2": ("tests/a.py::test_one_follows",)})


def _entry(clause: str) -> Entry:
    return next(each for group in LAW for each in group.entries if each.clause == clause)


def test_an_entry_gathers_words_functions_questions_and_tests() -> None:
    entry = _entry("PLAY-2")
    assert "must play one" in entry.words
    assert [each.function for each in entry.functions] == ["quadrille.rules.following._plain_duty"]
    assert entry.tests == ("tests/a.py::test_one_follows",)
    (question,) = _entry("AUC-3").questions
    assert question.field == "priority"
    assert question.options == ("positional_priority=yes | no",)


def test_each_rule_set_answers_each_question_and_says_why() -> None:
    (priority,) = (each for each in questions() if each.field == "priority")
    assert {each.rules: each.rests_on for each in priority.answers}["online"] == "S1 §line 9"
    (invite,) = (each for each in questions() if each.field == "forced_invite")
    rests = {each.rules: each.rests_on for each in invite.answers}
    assert rests["parlett"].startswith("our reading: ")


def test_answers_are_told_whatever_their_kind() -> None:
    told = {each.field: each.answers[0].answer for each in questions()}
    assert told["ladder"] == "alliance, solo, vole"
    assert told["takes_favourite"] == "Yes."
    assert told["personal_minimum"] == "3"
    assert told["tariff"].startswith("matadors 1, double matadors 2")
    assert told["vole_ways"] == "none"
    (tariff,) = (each for each in questions() if each.field == "tariff")
    prices = {each.rules: each.answer for each in tariff.answers}
    assert "matador fish 20/10/10" in prices["mediateur"]


def test_every_option_that_changes_an_answer_is_told_with_its_values() -> None:
    options = {each.field: each.options for each in questions()}
    assert options["ladder"] == ("mediateur=no | yes", "contre=no | yes")
    assert options["cards"] == ("cards=0 to 100",)
    assert options["takes_favourite"] == ()


# Topics


@pytest.mark.parametrize("topic", ["PLAY-2", "play-2", " Play-2 "])
def test_a_clause_is_found_by_its_id(topic: str) -> None:
    assert [each.clause for each in find(LAW, topic).entries] == ["PLAY-2"]


def test_a_group_is_found_whole_with_what_else_speaks_of_it() -> None:
    found = find(LAW, "vole")
    assert found.group is not None
    assert found.group.key == "VOLE"
    assert len(found.entries) == 8
    assert "QPAY-9" in found.also
    assert "VOLE-1" not in found.also


@pytest.mark.parametrize(
    ("topic", "clause"),
    [("May I", "VOLE-3"), ("premiers", "VOLE-1"), ("poulans", "MPAY-1"), ("reprises", "MPAY-16")],
)
def test_a_word_finds_the_clauses_that_use_it(topic: str, clause: str) -> None:
    assert clause in [each.clause for each in find(LAW, topic).entries]


@pytest.mark.parametrize("topic", ["beast", "beasts", "Beast"])
def test_a_group_is_found_by_one_or_many_of_its_things(topic: str) -> None:
    found = find(LAW, topic)
    assert found.group is not None
    assert [each.clause for each in found.entries] == [f"BEAST-{n}" for n in range(1, 7)]
    assert "QPAY-6" in found.also


def test_an_unknown_word_suggests_near_ones() -> None:
    found = find(LAW, "spadile")
    assert found.entries == ()
    assert "spadille" in found.near
    assert "PLAY-2" in find(LAW, "PLAY-22").near
    assert find(LAW, "").entries == ()


# The page


def test_the_page_tells_every_clause_once() -> None:
    page = law_page(LAW)
    for group in LAW:
        for entry in group.entries:
            assert page.count(f"### {entry.clause}\n") == 1
    assert "- `tests/a.py`: one follows" in page
    assert "| online | Each bid must be higher. | S1 §line 9 |" in page


def test_the_page_is_the_same_every_time() -> None:
    assert law_page(book()) == law_page(book())


def test_the_diagram_stands_between_its_marks_and_nothing_else_changes() -> None:
    page = f"# House\n\n{BEGIN}\nold\n{END}\n\nThe end.\n"
    drawn = with_phases(page)
    assert "old" not in drawn
    assert drawn.startswith("# House\n\n")
    assert drawn.endswith("\n\nThe end.\n")
    assert with_phases(drawn) == drawn
    for step in TRANSITIONS:
        assert step.action.__name__ in drawn


def test_a_page_without_marks_stays_as_it_is() -> None:
    assert with_phases("# House\n") == "# House\n"


# Tests that carry a clause


def test_marks_are_found_on_functions_classes_and_modules(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "rules"
    folder.mkdir(parents=True)
    (folder / "test_some.py").write_text(
        textwrap.dedent(
            """
            import pytest

            pytestmark = pytest.mark.clause("CARD-1")

            @pytest.mark.clause("PLAY-2", "PLAY-3")
            def test_one(): ...

            @pytest.mark.clause("PLAY-4")
            class TestTricks:
                def test_two(self): ...
                def no_test(self): ...

            def helper(): ...
            """
        ),
        encoding="utf-8",
    )
    one, two = "tests/rules/test_some.py::test_one", "tests/rules/test_some.py::test_two"
    assert carried_by(tmp_path) == {
        "CARD-1": (one, two),
        "PLAY-2": (one,),
        "PLAY-3": (one,),
        "PLAY-4": (two,),
    }


def test_marks_are_found_on_the_rows_of_a_table(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_rows.py").write_text(
        textwrap.dedent(
            """
            ROWS = [Row("won", "QPAY-3 QPAY-4", 7), Row("lost", clauses="QPAY-7")]

            def _marked(row):
                return pytest.param(row, marks=pytest.mark.clause(*row.clauses.split()))

            @pytest.mark.parametrize("row", [_marked(row) for row in ROWS])
            def test_accounts(row): ...

            def test_other(): ...
            """
        ),
        encoding="utf-8",
    )
    accounts = ("tests/test_rows.py::test_accounts",)
    assert carried_by(tmp_path) == dict.fromkeys(("QPAY-3", "QPAY-4", "QPAY-7"), accounts)


def test_without_a_source_tree_no_test_is_known(tmp_path: Path) -> None:
    assert carried_by(tmp_path) == {}


def test_groups_have_names() -> None:
    groups = "CARD DEAL AUC DECL PLAY VOLE QPAY MPAY BEAST HIST LAW EVAL LOO"
    assert [group.key for group in LAW] == groups.split()
    assert all(group.name for group in LAW)
