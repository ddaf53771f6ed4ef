"""The law index as a page, `docs/law.md`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quadrille.cite import Citation
from quadrille.lawbook.entries import Entry, Group
from quadrille.lawbook.questions import Question
from quadrille.words import say


def law_page(law: tuple[Group, ...]) -> str:
    """Clause by clause: its words, the functions that are it, the questions, the tests."""
    return "\n".join(_page(law)) + "\n"


def _page(law: tuple[Group, ...]) -> Iterator[str]:
    yield f"# {say('law-title')}"
    yield ""
    yield say("law-lead")
    yield ""
    for group in law:
        yield f"- [{group.key}](#{group.key.casefold()}): {group.name}"
    for group in law:
        yield from ("", f"## {group.key}", "", f"{group.name}.")
        for entry in group.entries:
            yield ""
            yield from _entry(entry)


def _entry(entry: Entry) -> Iterator[str]:
    yield f"### {entry.clause}"
    yield ""
    yield entry.words
    if entry.functions:
        yield from ("", f"{say('law-functions')}:", "")
        yield from (_function(each) for each in entry.functions)
    for question in entry.questions:
        yield ""
        yield from _question(question)
    if entry.tests:
        yield from ("", f"{say('law-tests')}:", "")
        yield from _tests(entry.tests)


def _function(each: Citation) -> str:
    name = each.function.removeprefix("quadrille.")
    places = "; ".join(each.sources)
    return f"- `{name}`: {each.statement}" + (f" ({places})" if places else "")


def _question(question: Question) -> Iterator[str]:
    yield f"{say('law-question')} `{question.field}`: {question.asks}"
    if question.options:
        options = "; ".join(f"`{option}`" for option in question.options)
        yield f"{say('law-option')}: {options}."
    yield ""
    yield f"| {say('law-rules')} | {say('law-answer')} | {say('law-ground')} |"
    yield "| --- | --- | --- |"
    for each in question.answers:
        yield f"| {each.rules} | {each.answer} | {each.rests_on} |"


def _tests(tests: Iterable[str]) -> Iterator[str]:
    """The tests by file, each told as the sentence that its name is."""
    files: dict[str, list[str]] = {}
    for test in tests:
        file, _, name = test.partition("::")
        files.setdefault(file, []).append(name.removeprefix("test_").replace("_", " "))
    for file, names in files.items():
        yield f"- `{file}`: {'; '.join(names)}"
