"""Counting every line of play to a depth, for a fixed deal; and the file that tells the counts.

A file is lines of `key value`, blocks apart by blank lines; `#` begins a comment:

    name alliance called with hearts
    rules quanti
    option mediateur=yes
    favourite H
    dealer 3
    hands AS ... | ... | ... | ...
    script alliance pass pass pass trumps:H call:KC
    perft 1 10
    perft 2 55

The script is said by the seats on turn; `perft D N` tells that from there N sequences of D
actions are lawful. A deal that is over, or that nature ends, has no further action.
"""

from pathlib import Path

from msgspec import Struct
from tests.kit.deals import go, hand

from quadrille import Sitting, apply, begin, legal, rule_set, turn, with_options
from quadrille.cards import Suit
from quadrille.rules.actions import DealOut
from quadrille.seats import NATURE, Seat


class Position(Struct, frozen=True, kw_only=True):
    name: str
    rules: str
    options: tuple[tuple[str, str], ...]
    favourite: str | None
    dealer: int
    hands: tuple[str, str, str, str]
    script: str
    counts: tuple[tuple[int, int], ...]

    def sitting(self) -> Sitting:
        """The sitting after the deal and the script."""
        first, second, third, fourth = (hand(each) for each in self.hands)
        opened = begin(
            with_options(rule_set(self.rules), dict(self.options)),
            deals=4,
            dealer=Seat(self.dealer),
            favourite=None if self.favourite is None else Suit(self.favourite),
        )
        dealt, _ = apply(opened, NATURE, DealOut((first, second, third, fourth)))
        return go(dealt, self.script)


def lines_of_play(sitting: Sitting, depth: int) -> int:
    """How many sequences of so many actions are lawful from here, within the deal."""
    if depth == 0:
        return 1
    who = turn(sitting)
    if not isinstance(who, int):
        return 0
    lawful = legal(sitting)
    if depth == 1:
        return len(lawful)
    return sum(lines_of_play(apply(sitting, who, each)[0], depth - 1) for each in lawful)


def read(path: Path) -> list[Position]:
    """The positions of a file."""
    return [_position(block) for block in blocks(path)]


def blocks(path: Path) -> list[list[tuple[str, str]]]:
    """The lines of each block of a file, parted into key and value."""
    found = map(_block, path.read_text(encoding="utf-8").split("\n\n"))
    return [block for block in found if block]


def _block(text: str) -> list[tuple[str, str]]:
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    pairs = [line.partition(" ") for line in lines if line]
    return [(key, value.strip()) for key, _, value in pairs]


def _position(block: list[tuple[str, str]]) -> Position:
    told = dict(block)
    first, second, third, fourth = (each.strip() for each in told["hands"].split("|"))
    options = [value.partition("=") for key, value in block if key == "option"]
    return Position(
        name=told["name"],
        rules=told["rules"],
        options=tuple((key, value) for key, _, value in options),
        favourite=told.get("favourite"),
        dealer=int(told["dealer"]),
        hands=(first, second, third, fourth),
        script=told.get("script", ""),
        counts=counts_of(block),
    )


def counts_of(block: list[tuple[str, str]]) -> tuple[tuple[int, int], ...]:
    """Each depth with its count."""
    counts = [value.split() for key, value in block if key == "perft"]
    return tuple((int(depth), int(count)) for depth, count in counts)
