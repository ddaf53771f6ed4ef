import pytest

from quadrille import RuleSet, rule_set, with_options
from quadrille.errors import BadOption
from quadrille.rules.options import options_of
from quadrille.rules.questions import SelfCall
from quadrille.rulesets import ALL, GROUNDS, find


def test_a_table_changes_an_option_and_leaves_the_rule_set_as_it_was() -> None:
    quanti = rule_set("quanti")
    changed = with_options(quanti, {"self_call": "no", "purse": "500"})
    assert (changed.self_call, changed.purse) == (SelfCall.FORBIDDEN, 500)
    assert (quanti.self_call, quanti.purse) == (SelfCall.ALLOWED, 100)
    assert with_options(quanti, {}) == quanti


def test_an_option_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadOption) as caught:
        with_options(rule_set("quanti"), {"returned_king": "optional"})
    assert caught.value.code == "option-unknown"
    facts = dict(caught.value.facts)
    assert facts["option"] == "returned_king"
    assert "dealer_stakes" in facts["allowed"]


def test_a_value_that_an_option_does_not_have_is_refused_with_those_that_it_has() -> None:
    with pytest.raises(BadOption) as caught:
        with_options(rule_set("quanti"), {"dealer_stakes": "maybe"})
    assert caught.value.code == "option-value"
    assert dict(caught.value.facts) == {
        "option": "dealer_stakes",
        "value": "maybe",
        "allowed": "no, yes",
    }


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.key)
def test_every_value_of_every_option_can_be_chosen_and_is_told_again(rules: RuleSet) -> None:
    chosen = rules
    for option in chosen.options:
        for value, _ in option.answers:
            assert dict(options_of(with_options(chosen, {option.key: value})))[option.key] == value


def test_the_rule_sets_answer_as_their_sources_do() -> None:
    told = {
        rules.key: dict(options_of(rules))
        for rules in ALL
        if rules.key in ("quanti", "parlett", "online")
    }
    priority = {key: options["positional_priority"] for key, options in told.items()}
    own_king = {key: options["self_call"] for key, options in told.items()}
    below_six = {key: options["announced_vole_below_six"] for key, options in told.items()}
    assert priority == {"quanti": "yes", "parlett": "yes", "online": "no"}
    assert own_king == {"quanti": "yes", "parlett": "no", "online": "no"}
    assert below_six == {"quanti": "remise", "parlett": "as_solo", "online": "remise"}
    for options in told.values():
        assert (options["mediateur"], options["dealer_stakes"]) == ("no", "no")
        assert (options["vole_consent"], options["trick_review"]) == ("ask", "own_turn")


def test_a_rule_set_is_found_by_its_key_and_a_wrong_key_is_told_the_right_ones() -> None:
    assert find("parlett").key == "parlett"
    with pytest.raises(BadOption) as caught:
        find("whist")
    assert caught.value.code == "rules-unknown"
    assert "quanti" in dict(caught.value.facts)["allowed"]


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.key)
def test_every_answer_of_a_rule_set_rests_on_something(rules: RuleSet) -> None:
    chosen = rules
    asked = set(type(chosen).__struct_fields__) - {"key", "edition", "options"}
    assert set(GROUNDS[chosen.key]) == asked
