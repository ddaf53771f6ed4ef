"""`quadrille rule-on OFFENCE`: the arbiter asks what it needs, and rules."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from quadrille.arbiter import (
    MATTERS,
    Matter,
    Question,
    Ruling,
    allowed,
    find,
    near,
    next_question,
    ruling,
)
from quadrille.cli import REFUSED
from quadrille.words import say
from quadrille.words.faults import cut

LETTERS: Final = ("P", "Q", "N")


def rule_on(
    offence: str = "",
    /,
    *,
    answer: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Rule on an offence.

    Parameters
    ----------
    offence
        What was done; without it the offences are listed.
    answer
        A question and its answer, as turned=yes; may be given several times.
    json
        Tell the ruling as one JSON object, and ask nothing.
    """
    if not offence:
        return _list(json=json)
    matter = find(offence)
    if matter is None:
        return _unknown(offence)
    answers = _given(matter, answer)
    if answers is None:
        return REFUSED
    while (question := next_question(matter, answers)) is not None:
        said = None if json else _asked(matter, question)
        if said is None:
            return _refused("arbiter-unanswered", key=question.key, choices=_either(question))
        answers = {**answers, question.key: said}
    found = ruling(matter, answers)
    if json:
        print(_encoded(_as_object(matter, answers, found)))
    else:
        _print(matter, found)
    return 0


# What is asked


def _given(matter: Matter, pairs: Iterable[str]) -> dict[str, str] | None:
    """The answers of the command line; None, having told why, if one of them is none."""
    answers: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            _refused("arbiter-not-a-pair", text=cut(pair))
            return None
        asked = [each for each in allowed(matter) if each.key == key]
        if not asked:
            _not_asked(matter, key)
            return None
        if value not in asked[0].choices:
            choices = _either(asked[0])
            _refused("arbiter-not-an-answer", value=cut(value), key=key, choices=choices)
            return None
        answers[key] = value
    return answers


def _not_asked(matter: Matter, key: str) -> None:
    keys = list(dict.fromkeys(each.key for each in allowed(matter)))
    if keys:
        asked = ", ".join(keys)
        _refused("arbiter-not-asked", key=cut(key), offence=matter.key, questions=asked)
    else:
        _refused("arbiter-nothing-asked", offence=matter.key)


def _asked(matter: Matter, question: Question) -> str | None:
    """What is answered, asked again until it is an answer; None if nobody answers."""
    print(say("arbiter-question", question=_question(matter, question), choices=_either(question)))
    for line in sys.stdin:
        meant = _meant(question, line)
        if meant is not None:
            return meant
        print(say("arbiter-choose", choices=_either(question)))
    return None


def _meant(question: Question, line: str) -> str | None:
    """The answer that a line begins, if it begins but one."""
    said = line.strip().lower()
    fitting = [choice for choice in question.choices if said and choice.startswith(said)]
    return said if said in fitting else fitting[0] if len(fitting) == 1 else None


def _question(matter: Matter, question: Question) -> str:
    own = any(each.key == question.key for each in matter.questions)
    return say(f"arbiter-{matter.key}-ask-{question.key}" if own else "arbiter-ask-beasts")


def _either(question: Question) -> str:
    return " / ".join(question.choices)


# What is told


def _text(matter: Matter, found: Ruling) -> str:
    """The ruling in words; where it would need beasts and there are none, that instead."""
    full = next(each for each in matter.rulings if each.key == found.key)
    if full.needs_beasts and not found.needs_beasts:
        return say("arbiter-no-beasts")
    return say(f"arbiter-{matter.key}-is-{found.key}")


def _print(matter: Matter, found: Ruling) -> None:
    print(_text(matter, found))
    print(say("arbiter-deal", what=say(f"arbiter-fate-{found.fate}")))
    print(say("arbiter-pays", what=say(f"arbiter-beast-{found.beast}")))
    print(say("arbiter-vole", what=say(f"arbiter-vole-{found.vole}")))
    for line in found.enter or (say("arbiter-enter-nothing"),):
        print(say("arbiter-enter", what=line))
    if any(letter in line.split() for line in found.enter for letter in LETTERS):
        print(say("arbiter-letters"))
    sources = "; ".join(found.sources)
    print(say("arbiter-law", clauses=", ".join(found.clauses), sources=sources))


class _Asks(msgspec.Struct):
    key: str
    question: str
    choices: tuple[str, ...]


class _Offence(msgspec.Struct):
    offence: str
    means: str
    questions: list[_Asks]


class _Ruled(msgspec.Struct):
    offence: str
    answers: dict[str, str]
    ruling: str
    text: str
    deal: str
    beast: str
    vole: str
    enter: tuple[str, ...]
    clauses: tuple[str, ...]
    sources: tuple[str, ...]


def _as_object(matter: Matter, answers: dict[str, str], found: Ruling) -> _Ruled:
    return _Ruled(
        offence=matter.key,
        answers=answers,
        ruling=found.key,
        text=_text(matter, found),
        deal=found.fate,
        beast=found.beast,
        vole=found.vole,
        enter=found.enter,
        clauses=found.clauses,
        sources=found.sources,
    )


def _encoded(value: msgspec.Struct | list[_Offence]) -> str:
    return msgspec.json.encode(value).decode()


def _list(*, json: bool) -> int:
    if json:
        print(_encoded([_listed(matter) for matter in MATTERS]))
        return 0
    print(say("arbiter-offences"))
    for matter in MATTERS:
        what = say(f"arbiter-{matter.key}")
        print("  " + say("arbiter-offence", key=matter.key, what=what))
    return 0


def _listed(matter: Matter) -> _Offence:
    asks = {
        each.key: _Asks(each.key, _question(matter, each), each.choices) for each in allowed(matter)
    }
    return _Offence(matter.key, say(f"arbiter-{matter.key}"), list(asks.values()))


def _unknown(word: str) -> int:
    likely = near(word)
    _refused("arbiter-unknown", word=cut(word))
    if likely:
        print(say("arbiter-near", offences=", ".join(likely)), file=sys.stderr)
    return REFUSED


def _refused(message: str, /, **facts: str) -> int:
    print(say(message, **facts), file=sys.stderr)
    return REFUSED
