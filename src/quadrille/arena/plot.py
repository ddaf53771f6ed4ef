"""Intervals as a picture: a line for each number, a whisker for how sure it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor, log10
from typing import Final
from xml.sax.saxutils import escape

from msgspec import Struct

from quadrille.arena.match import Gain, Span

LEFT: Final = 330
"""Where the numbers begin, after the names, in pixels."""
WIDE: Final = 460
"""From the least to the greatest number."""
RIGHT: Final = 160
"""For the numbers written out."""
ROW: Final = 26
TOP: Final = 60
BOTTOM: Final = 40
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


class Panel(Struct, frozen=True):
    """Some numbers on a scale of their own."""

    title: str
    unit: str
    rows: tuple[Row, ...]

    @property
    def height(self) -> int:
        """In pixels."""
        return TOP + ROW * len(self.rows) + BOTTOM


class Scale(Struct, frozen=True):
    """Which numbers stand where."""

    low: float
    high: float
    step: float

    def at(self, number: float) -> float:
        """In pixels from the left."""
        return round(LEFT + WIDE * (number - self.low) / (self.high - self.low), 1)


def svg(panels: Sequence[Panel]) -> str:
    """A picture, panel below panel.

    A thin whisker is Student's interval, a broad bar that of the bootstrap, and a dot the mean.
    """
    width, height = LEFT + WIDE + RIGHT, sum(panel.height for panel in panels)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape('; '.join(panel.title for panel in panels))}</title>",
        f"<style>{STYLE}</style>",
    ]
    top = 0
    for panel in panels:
        parts += [f'<g transform="translate(0 {top})">', *_panel(panel), "</g>"]
        top += panel.height
    return "\n".join([*parts, "</svg>", ""])


def _panel(panel: Panel) -> Iterator[str]:
    scale, bottom = _scale(panel.rows), panel.height - BOTTOM
    yield f'<text class="title" x="16" y="28">{escape(panel.title)}</text>'
    for mark in range(round((scale.high - scale.low) / scale.step) + 1):
        yield _mark(scale, scale.low + scale.step * mark, bottom)
    yield (f'<text class="faint" x="{LEFT + WIDE + 16}" y="{TOP - 12}">{escape(panel.unit)}</text>')
    for place, row in enumerate(panel.rows):
        yield from _row(row, TOP + ROW * place + ROW // 2, scale)


def _scale(rows: Sequence[Row]) -> Scale:
    """Round numbers about all ends, and nothing always among them."""
    ends = [end for row in rows for end in _ends(row.gain)]
    low, high = min(0.0, *ends), max(0.0, *ends)
    step = _step((high - low) or 1.0)
    return Scale(floor(low / step) * step, (ceil(high / step) or 1) * step, step)


def _ends(gain: Gain) -> tuple[float, ...]:
    spans = (span for span in (gain.student, gain.bootstrap) if span is not None)
    return (gain.mean, *(end for span in spans for end in (span.low, span.high)))


def _step(span: float) -> float:
    """A round number that parts the scale into a few."""
    rough = span / TICKS
    power = float(10 ** floor(log10(rough)))
    return power * next((fit for fit in (1, 2, 5) if fit * power >= rough), 10)


def _mark(scale: Scale, number: float, bottom: int) -> str:
    is_zero, x = abs(number) < scale.step / 2, scale.at(number)
    digits = max(0, -floor(log10(scale.step)))
    kind = "zero" if is_zero else "grid"
    told = "0" if is_zero else f"{number:+.{digits}f}"
    return (
        f'<path class="{kind}" d="M{x} {TOP - 8}V{bottom + 4}"/>'
        f'<text class="faint" x="{x}" y="{bottom + 20}" text-anchor="middle">'
        f"{told}</text>"
    )


def _row(row: Row, y: int, scale: Scale) -> Iterator[str]:
    gain = row.gain
    yield f'<text x="{LEFT - 16}" y="{y + 4}" text-anchor="end">{escape(row.name)}</text>'
    yield from _span("bar", gain.bootstrap, y, scale)
    yield from _span("whisker", gain.student, y, scale)
    yield f'<circle class="dot" cx="{scale.at(gain.mean)}" cy="{y}" r="4.5"/>'
    half = "" if gain.student is None else f" ± {(gain.student.high - gain.student.low) / 2:.2f}"
    yield f'<text x="{LEFT + WIDE + 16}" y="{y + 4}">{gain.mean:+.2f}{half}</text>'


def _span(kind: str, span: Span | None, y: int, scale: Scale) -> Iterator[str]:
    if span is not None:
        yield f'<path class="{kind}" d="M{scale.at(span.low)} {y}H{scale.at(span.high)}"/>'
