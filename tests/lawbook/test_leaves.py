"""The rule book for the client: each rule set's clauses, answers and worked examples."""

from pathlib import Path

import msgspec

from quadrille.lawbook import book, law_leaves
from quadrille.lawbook.examples import examples
from quadrille.lawbook.loo_examples import loo_examples
from quadrille.loo import LOO
from quadrille.rulesets import ALL

ROOT = Path(__file__).resolve().parent.parent.parent
SHOWN = {each.rules: each for each in examples(ROOT)}
LEAVES: dict[str, list[dict[str, object]]] = msgspec.json.decode(law_leaves(book(), ROOT))


def _groups(rules: str) -> list[object]:
    (leaf,) = (each for each in LEAVES["leaves"] if each["rules"] == rules)
    chapters = leaf["chapters"]
    assert isinstance(chapters, list)
    return [chapter["group"] for chapter in chapters]


def test_every_rule_set_has_a_page() -> None:
    keys = [rules.key for rules in ALL]
    assert [each["rules"] for each in LEAVES["leaves"]] == [*keys, LOO.key]


def test_a_page_tells_no_accounts_of_another_game() -> None:
    assert "QPAY" in _groups("quanti")
    assert not {"MPAY", "BEAST", "HIST"} & set(_groups("quanti"))
    assert {"MPAY", "BEAST"} <= set(_groups("mediateur"))
    assert not {"QPAY", "HIST"} & set(_groups("mediateur"))
    assert {"HIST", "BEAST"} <= set(_groups("historical"))


def test_every_group_has_an_example_that_the_engine_has_worked() -> None:
    for rules in ("mediateur", "historical"):
        assert set(SHOWN[rules].groups) >= set(_groups(rules)), rules


def test_three_card_loo_has_its_own_clauses_and_a_deal_for_each_thing_that_makes_it() -> None:
    assert _groups(LOO.key) == ["LOO"]
    assert not any("LOO" in _groups(rules.key) for rules in ALL)
    taken, defended, unlimited = (each.result for each in loo_examples(ROOT))
    assert taken.miss is not None
    assert defended.defended
    assert "LOO-10" in {transfer.clause for transfer in unlimited.transfers}


def test_an_example_of_accounts_shows_as_many_of_its_clauses_as_any_deal_does() -> None:
    result = SHOWN["mediateur"].groups["MPAY"].result
    assert result is not None
    paid = {transfer.clause for transfer in result.transfers}
    assert {"MPAY-1", "MPAY-2", "MPAY-3", "MPAY-6"} <= paid
