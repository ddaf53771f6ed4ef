"""A record of Quadrille from its bytes."""

from __future__ import annotations

from quadrille.record import grammar
from quadrille.record.lines import Line, Record
from quadrille.text import reading
from quadrille.text.reading import Parsed


def read(data: bytes | str) -> Record:
    """A record, by its text alone; raises `Unreadable`. Whether it is lawful is `replay`'s."""
    parsed = parse(data)
    if parsed.fault is not None:
        raise parsed.fault
    return Record(tuple(placed.line for placed in parsed.lines))


def parse(data: bytes | str) -> Parsed[Line]:
    """Every line up to the first fault, and that fault."""
    return reading.parse(data, grammar.read_first, grammar.read)
