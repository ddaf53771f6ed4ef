"""The diagram of a deal's phases, drawn from the table in `rules/course.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quadrille.rules.course import TRANSITIONS

BEGIN: Final = "<!-- phases: written by `quadrille docs` -->"
END: Final = "<!-- end of phases -->"


def with_phases(page: str) -> str:
    """A page with the diagram between its two marks; a page without marks stays as it is."""
    if BEGIN not in page or END not in page:
        return page
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n" + phase_diagram() + END + after


def phase_diagram() -> str:
    """The phases and what leads from one to the next, as a Mermaid diagram."""
    return "\n".join(_diagram()) + "\n"


def _diagram() -> Iterator[str]:
    yield "```mermaid"
    yield "stateDiagram-v2"
    yield f"    [*] --> {TRANSITIONS[0].before.__name__}"
    edges: dict[tuple[str, str], list[str]] = {}
    for step in TRANSITIONS:
        for following in step.after:
            edge = (step.before.__name__, following.__name__)
            edges.setdefault(edge, []).append(step.action.__name__)
    for (before, after), actions in edges.items():
        yield f"    {before} --> {after}: {', '.join(actions)}"
    for last in sorted({after for _, after in edges} - {before for before, _ in edges}):
        yield f"    {last} --> [*]"
    yield "```"
