"""A record in its parts: the header, then each deal with its lines."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from quadrille.errors import Unreadable
from quadrille.record.lines import (
    ActionLine,
    BalancesLine,
    DealLine,
    DerivedLine,
    FavouriteLine,
    HandsLine,
    HeaderLine,
    Line,
    OutcomeLine,
    ResultLine,
    SeatsLine,
)
from quadrille.rules.actions import Redeal, Void
from quadrille.text.header import LengthLine, OptionLine, RulesLine
from quadrille.text.payments import PaidLine
from quadrille.text.reading import Parsed, Placed

Said: TypeAlias = HandsLine | ActionLine | ResultLine
"""What is told of a deal, derived lines apart."""


class DealPart(Struct, frozen=True, kw_only=True):
    """A deal's line, what was done in it, and what follows from that."""

    at: int
    """The line of the text on which it begins."""
    opening: DealLine
    said: tuple[tuple[int, Said], ...]
    derived: tuple[tuple[int, DerivedLine], ...]
    stray: Unreadable | None
    """The first line that cannot stand where it stands."""
    whole: bool
    """Whether the deal is all there, as far as the text tells."""

    @property
    def void_for_turn(self) -> int | None:
        """The line on which it is voided at once, as dealt out of turn, if it is."""
        for at, line in self.said[:2]:
            if isinstance(line, ActionLine) and isinstance(line.action, Redeal):
                return at if line.action.cause is Void.OUT_OF_TURN else None
        return None


class Parts(Struct, frozen=True, kw_only=True):
    """The header and the deals, up to the first line that stands in a wrong place."""

    header: tuple[tuple[int, HeaderLine], ...]
    stray: Unreadable | None
    """A line that cannot stand in the header."""
    deals: tuple[DealPart, ...]
    whole: bool
    """Whether the text was read to its end."""
    end: int


def parted(parsed: Parsed[Line]) -> Parts:
    """Part a record at the lines with which deals begin."""
    lines = parsed.lines
    starts = [place for place, each in enumerate(lines) if isinstance(each.line, DealLine)]
    header, stray = _header(lines[: starts[0]] if starts else lines)
    deals: list[DealPart] = []
    for start, stop in zip(starts, [*starts, None][1:], strict=True):
        if stray is not None or (deals and deals[-1].stray is not None):
            break
        whole = stop is not None or parsed.fault is None
        deals.append(_deal(lines[start:stop], whole=whole))
    return Parts(
        header=header,
        stray=stray,
        deals=tuple(deals),
        whole=parsed.fault is None,
        end=parsed.end,
    )


def _header(
    lines: tuple[Placed[Line], ...],
) -> tuple[tuple[tuple[int, HeaderLine], ...], Unreadable | None]:
    header: list[tuple[int, HeaderLine]] = []
    for placed in lines:
        match placed.line:
            case RulesLine() | OptionLine() | LengthLine() | FavouriteLine() | SeatsLine() as line:
                header.append((placed.at, line))
            case _:
                return tuple(header), Unreadable("deal-first", line=placed.at)
    return tuple(header), None


def _deal(lines: tuple[Placed[Line], ...], *, whole: bool) -> DealPart:
    opening = lines[0].line
    assert isinstance(opening, DealLine)
    said: list[tuple[int, Said]] = []
    derived: list[tuple[int, DerivedLine]] = []
    stray: Unreadable | None = None
    for placed in lines[1:]:
        match placed.line:
            case OutcomeLine() | PaidLine() | BalancesLine() as line:
                derived.append((placed.at, line))
            case HandsLine() | ActionLine() | ResultLine() as line if not derived:
                said.append((placed.at, line))
            case HandsLine() | ActionLine() | ResultLine():
                stray = Unreadable("after-derived", line=placed.at)
                break
            case _:
                stray = Unreadable("header-late", line=placed.at)
                break
    return DealPart(
        at=lines[0].at,
        opening=opening,
        said=tuple(said),
        derived=tuple(derived),
        stray=stray,
        whole=whole and stray is None,
    )
