"""Intervals as a picture: a line for each number, a whisker for how sure it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor, log10
from typing import Final
from xml.sax.saxutils import escape

from msgspec import Struct

from quadrille.arena.match import Gain, Span

LEFT: Final = 300
"""Where the numbers begin, after the names, in pixels."""
WIDE: Final = 460
"""From the least to the greatest number."""
RIGHT: Final = 150
"""For the numbers written out."""
ROW: Final = 26
TOP: Final = 54
BOTTOM: Final = 44
TICKS: Final = 6
"""About how many numbers are marked on the scale."""

STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#222}"
    ".title{font-weight:600;font-size:15px}.faint{fill:#666;font-size:12px}"
    ".grid{stroke:#ddd}.zero{stroke:#888}.whisker{stroke:#1d4f91;stroke-width:2}"
    ".bar{stroke:#1d4f91;stroke-width:7;opacity:.3}.dot{fill:#1d4f91}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.faint{fill:#aaa}.grid{stroke:#444}"
    ".whisker,.bar{stroke:#8ab8f0}.dot{fill:#8ab8f0}}"
)


class Row(Struct, frozen=True):
    """A number with its name."""

    name: str
    gain: Gain


def svg(title: str, unit: str, rows: Sequence[Row]) -> str:
    """The picture: a thin whisker by Student's t, a broad bar by the bootstrap, a dot between."""
    ends = [end for row in rows for end in _ends(row.gain)]
    low, high = min(0.0, *ends), max(0.0, *ends)
    step = _step((high - low) or 1.0)
    low, high = floor(low / step) * step, (ceil(high / step) or 1) * step

    def at(number: float) -> float:
        return round(LEFT + WIDE * (number - low) / (high - low), 1)

    height = TOP + ROW * len(rows) + BOTTOM
    width = LEFT + WIDE + RIGHT
    marks = [low + step * k for k in range(round((high - low) / step) + 1)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="title" x="16" y="28">{escape(title)}</text>',
        *(_mark(at(mark), mark, step, height) for mark in marks),
        f'<text class="faint" x="{LEFT + WIDE + 16}" y="{height - 16}">{escape(unit)}</text>',
        *(line for place, row in enumerate(rows) for line in _row(row, TOP + ROW * place, at)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _ends(gain: Gain) -> tuple[float, ...]:
    spans = (span for span in (gain.student, gain.bootstrap) if span is not None)
    return (gain.mean, *(end for span in spans for end in (span.low, span.high)))


def _step(span: float) -> float:
    """A round number that parts the scale into a few."""
    rough = span / TICKS
    power = float(10 ** floor(log10(rough)))
    return power * next((fit for fit in (1, 2, 5) if fit * power >= rough), 10)


def _mark(x: float, number: float, step: float, height: int) -> str:
    kind = "zero" if abs(number) < step / 2 else "grid"
    digits = max(0, -floor(log10(step)))
    y = height - BOTTOM
    return (
        f'<path class="{kind}" d="M{x} {TOP - 8}V{y + 4}"/>'
        f'<text class="faint" x="{x}" y="{height - 16}" text-anchor="middle">'
        f"{number:+.{digits}f}</text>"
    )


def _row(row: Row, top: int, at: Callable[[float], float]) -> Iterator[str]:
    y, gain = top + ROW // 2, row.gain
    yield f'<text x="{LEFT - 16}" y="{y + 4}" text-anchor="end">{escape(row.name)}</text>'
    yield from _span("bar", gain.bootstrap, y, at)
    yield from _span("whisker", gain.student, y, at)
    yield f'<circle class="dot" cx="{at(gain.mean)}" cy="{y}" r="4.5"/>'
    half = "" if gain.student is None else f" ± {(gain.student.high - gain.student.low) / 2:.2f}"
    yield f'<text x="{LEFT + WIDE + 16}" y="{y + 4}">{gain.mean:+.2f}{half}</text>'


def _span(kind: str, span: Span | None, y: int, at: Callable[[float], float]) -> Iterator[str]:
    if span is not None:
        yield f'<path class="{kind}" d="M{at(span.low)} {y}H{at(span.high)}"/>'
