"""What is played and what came of it, as values that know no game."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from quadrille.cards import Suit


class Block(StrEnum):
    """How bots are seated over one deal."""

    SEAT = "seat"
    """The first bot at each seat in turn, the second at all the others."""
    PAIR = "pair"
    """Half of the seats to each of two bots, in every way."""
    STRANGERS = "strangers"
    """A different bot at every seat, each at each seat once."""
    CROSS = "cross"
    """Any number of bots: seat and pair blocks of every two of them."""


class Match(Struct, frozen=True, kw_only=True):
    """What is to be played: everything that its result depends on."""

    game: str
    block: Block
    bots: tuple[str, ...]
    """The bot that is tried first, then those that it is tried against."""
    seats: int
    deals: int
    """How many blocks are played: deals, or sittings of `length` deals each."""
    seed: int
    rules: str
    options: tuple[tuple[str, str], ...] = ()
    favourite: Suit | None = None
    stake: int = 0
    """Counters, at least, that lie on the table before the deal, from lost deals."""
    length: int = 1
    """Deals of a sitting; 1 is a deal that stands alone."""


Kind: TypeAlias = tuple[str, ...]
"""What a bot was in a deal, such as the contract and its role."""

Sums: TypeAlias = tuple[int, ...]
"""Whole numbers that are added up over the deals of a kind; the worth, in parts, is the last."""


class Note(Struct, frozen=True):
    """One seat's share in one deal, to be added up with others of the same kind."""

    place: int
    """The seat."""
    kind: Kind
    sums: Sums


class Table(Struct, frozen=True):
    """What came of one seating of a deal or sitting."""

    worths: tuple[int, ...]
    """By seat, in whole parts of a counter; they sum to nothing."""
    notes: tuple[Note, ...]
    allies: tuple[int, ...] = ()
    """The two seats that declared together, in a deal that stands alone."""


class Span(Struct, frozen=True):
    """The ends of a 95 % interval."""

    low: float
    high: float


class Asked(StrEnum):
    """What a number tells of a bot."""

    SEAT = "seat"
    """Counters gained at one seat, another bot at all the others."""
    PAIR = "pair"
    """How much more each of its seats gains than each of the other's, half of the seats each."""
    STRANGERS = "strangers"
    """Counters gained among bots that are all different."""
    SKILL = "skill"
    """What the bot adds to a seat, fitted to all tables at once."""
    OWN_KIND = "own-kind"
    """How much more allies gain who are of one kind than those who are not."""


class Question(Struct, frozen=True):
    """One thing that every block answers with a number."""

    asked: Asked
    bot: str
    against: str | None = None


class Gain(Struct, frozen=True, kw_only=True):
    """A mean over blocks, in counters, and how sure it is."""

    question: Question
    count: int
    """Blocks: a deal, or a sitting, with all its seatings."""
    mean: float
    deviation: float | None
    """The standard deviation of a block; none if there is one only."""
    student: Span | None
    """By Student's t; none if one block tells nothing."""
    bootstrap: Span | None
    """By drawing deals anew, corrected for bias and acceleration (BCa)."""
    p: float | None
    """How likely such a mean is where there is no difference; none if all blocks are alike."""
    holm: float | None
    """The same after Holm's correction for all questions of the kind in this match."""


class Line(Struct, frozen=True, kw_only=True):
    """How one bot fared in deals of one kind."""

    bot: str
    kind: Kind
    count: int
    counts: dict[str, int]
    """How often, or how many, of the things that the game counts."""
    mean: float
    """Counters a deal."""


class Tally(Struct, frozen=True, kw_only=True):
    """The result of a match; it depends on the match and the code alone."""

    match: Match
    tables: int
    """How many seatings were played."""
    gains: tuple[Gain, ...]
    lines: tuple[Line, ...]
