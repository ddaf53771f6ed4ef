"""Every sentence that anybody may come to read exists, in every language, with its facts."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from quadrille.cards import PACK, Suit
from quadrille.errors import BadOption, Refusal
from quadrille.games import LOO, QUADRILLE
from quadrille.loo.choices import OPTIONS
from quadrille.loo.pack import PACK as LOO_PACK
from quadrille.loo.refusals import Why as LooWhy
from quadrille.money import Reason
from quadrille.rules.actions import Void
from quadrille.rules.counsel import Ground
from quadrille.rules.deal import Outcome
from quadrille.rules.evaluation import Counted
from quadrille.rules.refusals import Why, because
from quadrille.rules.standing import Bonus, Offence
from quadrille.rulesets import ALL
from quadrille.words import (
    LOCALES,
    STRICT,
    Words,
    catalogues,
    refused,
    say,
    say_in,
    speaks,
    spoken,
)
from quadrille.words.faults import told

ROOT: Final = Path(__file__).resolve().parents[2]
SRC: Final = ROOT / "src" / "quadrille"
WEB: Final = ROOT / "web" / "src"


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def _messages(locale: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Each message of a locale with the names of its variables."""
    for name, text in catalogues(locale).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                variables = _Variables()
                variables.visit(entry)
                yield entry.id.name, frozenset(variables.names)


MESSAGES: Final = dict(_messages("en"))


# The catalogues


def test_no_message_is_told_twice() -> None:
    keys = [key for key, _ in _messages("en")]
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_all_languages_have_the_same_messages_with_the_same_facts(locale: str) -> None:
    assert dict(_messages(locale)) == MESSAGES


def test_the_languages_are_the_folders_that_there_are() -> None:
    folders = {path.parent.name for path in (SRC / "words").glob("*/*.ftl")}
    assert sorted(folders) == sorted(LOCALES)


# What the program may come to say


@pytest.mark.clause("CARD-7")
def test_every_card_and_suit_has_a_french_and_a_spanish_name() -> None:
    assert [card for card in LOO_PACK if f"card-{card}" not in MESSAGES] == []
    wanted = [f"{kind}{each}" for kind in ("card-", "card-spanish-") for each in PACK]
    wanted += [f"{kind}{each}" for kind in ("suit-", "suit-spanish-") for each in Suit]
    assert [key for key in wanted if key not in MESSAGES] == []
    assert say("card-spanish-QD") == "caballo of coins"
    assert say("card-spanish-AS") == "ace of swords"
    assert say("card-spanish-KC") == "king of clubs"


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_for_a_payment_is_told_and_explained(reason: Reason) -> None:
    assert f"reason-{reason}" in MESSAGES
    assert f"reason-{reason}-means" in MESSAGES


@pytest.mark.parametrize("outcome", Outcome)
def test_every_outcome_is_told_and_explained(outcome: Outcome) -> None:
    assert f"outcome-{outcome}" in MESSAGES
    assert f"outcome-{outcome}-means" in MESSAGES


def test_every_rule_set_contract_and_option_is_told_and_explained() -> None:
    for each in ALL:
        wanted = [f"rules-{each.key}", f"rules-{each.key}-means"]
        for contract in each.ladder:
            wanted += [f"contract-{contract.key}", f"contract-{contract.key}-means"]
        for option in each.options:
            wanted += [f"option-{option.key}", f"option-{option.key}-means"]
            wanted += [f"option-{option.key}-{value}" for value, _ in option.answers]
        assert [key for key in wanted if key not in MESSAGES] == []


def test_a_wording_of_a_rule_set_stands_for_one_that_there_is_with_no_other_facts() -> None:
    keys = "|".join(rules.key for rules in ALL)
    own = {key: re.sub(rf"-in-({keys})$", "", key) for key in MESSAGES}
    replaced = {key: base for key, base in own.items() if base != key}
    assert replaced
    assert [key for key, base in replaced.items() if base not in MESSAGES] == []
    assert [key for key, base in replaced.items() if not MESSAGES[key] <= MESSAGES[base]] == []


def test_a_contract_may_have_its_own_name_in_a_rule_set() -> None:
    assert say_in("historical", "contract-solo") == "Sans-prendre"
    assert say_in("mediateur", "contract-alliance") == "Simple call"
    assert say_in("parlett", "contract-alliance") == "Alliance"


@pytest.mark.parametrize(
    ("kind", "members"),
    [
        ("offence", Offence),
        ("bonus", Bonus),
        ("void", Void),
        ("counted", Counted),
        ("ground", Ground),
    ],
)
def test_every_offence_bonus_cause_step_and_ground_is_told(
    kind: str, members: Iterable[str]
) -> None:
    assert [each for each in members if f"{kind}-{each}" not in MESSAGES] == []


@pytest.mark.parametrize("offence", Offence)
def test_every_offence_is_explained_with_what_follows(offence: Offence) -> None:
    assert f"offence-{offence}-means" in MESSAGES
    assert f"offence-{offence}-ruling" in MESSAGES


def test_everything_that_a_table_may_choose_is_told() -> None:
    wanted = [
        f"option-{choice.key}-{value}"
        for game in (QUADRILLE, LOO)
        for offer in game.offers
        for choice in offer.options
        for value in choice.values
    ]
    wanted += [f"bot-{bot}" for bot in LOO.bot_keys]
    wanted += [f"{key}{end}" for key in ("rules-loo", *LOO_OPTIONS) for end in ("", "-means")]
    assert [key for key in wanted if key not in MESSAGES] == []


# Refusals: the facts that the code gives are the facts that the sentence asks for


def _codes(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "Why"
        ):
            yield node.attr


LOO_OPTIONS: Final = tuple(f"option-{key}" for key in OPTIONS)

Reasons = type[Why] | type[LooWhy]


@cache
def _refusals(reasons: Reasons) -> tuple[tuple[str, frozenset[str]], ...]:
    """Each `because(…)` of a game: the member of its `Why`, and the facts given with it."""
    of_loo = set((SRC / "loo").rglob("*.py"))
    return tuple(
        refusal
        for path in sorted(of_loo if reasons is LooWhy else set(SRC.rglob("*.py")) - of_loo)
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for refusal in _refusals_of(function)
    )


def _refusals_of(function: ast.FunctionDef) -> Iterator[tuple[str, frozenset[str]]]:
    named = {
        target.id: list(_codes(node.value))
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for call in ast.walk(function):
        match call:
            case ast.Call(func=ast.Name(id="because"), args=[first], keywords=given):
                facts = frozenset(each.arg for each in given if each.arg is not None)
                codes = named.get(first.id, []) if isinstance(first, ast.Name) else _codes(first)
                for code in codes:
                    yield code, facts
            case _:
                pass


def test_the_walk_finds_nearly_every_refusal() -> None:
    unused = {why.name for why in Why} - {code for code, _ in _refusals(Why)}
    assert unused <= {"NOTHING_TO_CALL"}
    assert {why.name for why in LooWhy} == {code for code, _ in _refusals(LooWhy)}


@pytest.mark.parametrize("why", [*Why, *LooWhy])
def test_a_refusal_has_a_sentence_about_her_and_one_to_her(why: Why | LooWhy) -> None:
    key = f"refusal-{why.code}"
    given = [facts for code, facts in _refusals(type(why)) if code == why.name]
    for facts in given:
        assert MESSAGES[key] <= facts
        assert MESSAGES[f"{key}-you"] <= facts


def test_a_refusal_is_told_as_the_record_writes_cards() -> None:
    refusal = because(Why.MUST_FOLLOW, card="4C", led="KS", suit="S")
    assert refused(refusal) == "she holds spades and must follow"
    low = because(Why.BID_TOO_LOW, standing="solo+", bid="alliance", holder="2")
    assert refused(low) == "solo+ by player 2 stands, and she must bid higher"
    assert refused(low, players=["Anna", "Ben", "Carla", "Dan"]).startswith("solo+ by Carla")


def test_the_facts_of_a_refusal_can_be_spoken() -> None:
    facts = (("card", "4C"), ("standing", "solo+"), ("suit", "S"), ("bid", "nothing"))
    told = {"card": "four of clubs", "standing": "Solo in the favourite"}
    assert spoken(facts) == {**told, "suit": "S", "bid": "nothing"}


# Errors


def _error_codes() -> Iterator[tuple[str, frozenset[str]]]:
    for path in sorted(SRC.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match call:
                case ast.Call(func=ast.Name(id="BadOption"), args=[ast.Constant(value=str(code))]):
                    yield (
                        code,
                        frozenset(
                            pair.elts[0].value
                            for pair in ast.walk(call)
                            if isinstance(pair, ast.Tuple)
                            and len(pair.elts) == 2
                            and isinstance(pair.elts[0], ast.Constant)
                            and isinstance(pair.elts[0].value, str)
                        ),
                    )
                case _:
                    pass


def test_every_bad_option_has_a_sentence() -> None:
    codes = dict(_error_codes())
    assert len(codes) > 4
    assert [code for code in codes if f"error-{code}" not in MESSAGES] == []


def test_a_bad_option_says_what_is_allowed() -> None:
    error = BadOption("rules-unknown", facts=(("rules", "whist"), ("allowed", "quanti, parlett")))
    assert told(error) == "there are no rules called “whist”; there are quanti, parlett"


# Keys in the code


_SAID = re.compile(r"""\b(?:say|knows|speaks)\(\s*f?["']([a-z][\w-]*)["']""")
_SAID_IN_WEB = re.compile(r"""\b(?:t|or)\(\s*'([a-z][\w-]*)'""")


def _keys(folder: Path, pattern: re.Pattern[str], *endings: str) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.rglob("*")):
        is_read = path.suffix in endings and ".test" not in path.suffixes
        if is_read and "node_modules" not in path.parts:
            for key in pattern.findall(path.read_text(encoding="utf-8")):
                yield path.relative_to(ROOT).as_posix(), key


def test_every_key_that_the_program_says_exists() -> None:
    assert [each for each in _keys(SRC, _SAID, ".py") if each[1] not in MESSAGES] == []


def test_every_key_that_the_client_says_exists() -> None:
    said = list(_keys(WEB, _SAID_IN_WEB, ".ts", ".svelte"))
    assert said
    assert [each for each in said if each[1] not in MESSAGES] == []


_BEGUN = re.compile(r"""\b(?:say|knows|speaks)\(\s*f["']([a-z][\w-]*-)\{""")
_BEGUN_IN_WEB = re.compile(r"""\b(?:t|or|has)\(\s*`([a-z][\w-]*-)\$\{""")


@pytest.mark.parametrize(
    ("folder", "pattern"), [(SRC, _BEGUN), (WEB, _BEGUN_IN_WEB)], ids=["program", "client"]
)
def test_every_key_that_is_put_together_has_a_beginning_that_exists(
    folder: Path, pattern: re.Pattern[str]
) -> None:
    begun = list(_keys(folder, pattern, ".py", ".ts", ".svelte"))
    assert begun
    assert [each for each in begun if not any(key.startswith(each[1]) for key in MESSAGES)] == []


@pytest.mark.parametrize("bot", QUADRILLE.bot_keys)
def test_every_bot_has_a_name_and_is_described(bot: str) -> None:
    named = f"bot-{bot.replace(':', '-')}"
    assert named in MESSAGES
    assert f"{named}-means" in MESSAGES


# Saying


def test_a_missing_sentence_or_fact_is_found_by_a_test() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        say("no-such-message")
    with pytest.raises(KeyError, match="refusal-not-held"):
        say("refusal-not-held")


def test_a_missing_sentence_is_still_readable_for_a_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(STRICT)
    assert say("no-such-message") == "no such message"
    assert say("no-such-message", card="4C") == "no such message (card 4C)"
    assert refused(Refusal("not-held", "PLAY-0")).startswith("she does not hold")


def test_an_unknown_language_speaks_english() -> None:
    assert Words("xx").say("suit-S") == "spades"
    assert speaks("suit-S")
    assert not speaks("suit-X")
