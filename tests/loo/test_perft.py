"""Every line of play is counted, by the law and by the law told a second time."""

from pathlib import Path
from typing import Final

import pytest
from msgspec import Struct
from tests.kit.loo import begun, cards, go
from tests.kit.loo_again import Given, deal_played
from tests.kit.perft import blocks, counts_of

from quadrille.loo import Sitting, apply, legal, turn
from quadrille.loo.actions import DealOut
from quadrille.loo.pack import Card
from quadrille.seats import NATURE


class Position(Struct, frozen=True, kw_only=True):
    name: str
    dealer: int
    single_must_play: str
    hands: tuple[str, ...]
    miss: str
    turn_up: str
    script: str
    counts: tuple[tuple[int, int], ...]

    def sitting(self) -> Sitting:
        players = len(self.hands)
        opened = begun(players, dealer=self.dealer, single_must_play=self.single_must_play)
        given = DealOut(tuple(map(cards, self.hands)), cards(self.miss), Card(self.turn_up))
        return go(apply(opened, NATURE, given)[0], self.script)


def _position(block: list[tuple[str, str]]) -> Position:
    told = dict(block)
    return Position(
        name=told["name"],
        dealer=int(told["dealer"]),
        single_must_play=told.get("option", "single_must_play=no").partition("=")[2],
        hands=tuple(told["hands"].split(" | ")),
        miss=told["miss"],
        turn_up=told["turn-up"],
        script=told.get("script", ""),
        counts=counts_of(block),
    )


POSITIONS: Final = [_position(each) for each in blocks(Path(__file__).parent / "loo.perft")]


def lines_of_play(sitting: Sitting, depth: int) -> int:
    """How many sequences of so many actions are lawful from here, within the deal."""
    if depth == 0:
        return 1
    who = turn(sitting)
    if not isinstance(who, int):
        return 0
    return sum(lines_of_play(apply(sitting, who, each)[0], depth - 1) for each in legal(sitting))


class _Asked(Exception):
    """The script has come to its end, and these may go on with it."""

    def __init__(self, may: set[str]) -> None:
        super().__init__()
        self.may = may


def lines_told_again(position: Position, script: tuple[str, ...], depth: int) -> int:
    """The same, by the law told a second time, which plays each line from its beginning."""
    if depth == 0:
        return 1
    given = Given(
        hands=[hand.split() for hand in position.hands],
        miss=position.miss.split(),
        turn_up=position.turn_up,
        dealer=position.dealer,
        left_over=0,
        all_play_singles=position.single_must_play == "yes",
        unlimited=False,
    )
    said = iter(script)

    def ask(seat: int, may: set[str]) -> str:
        word = next(said, None)
        if word is None:
            raise _Asked(may)
        return word

    try:
        deal_played(given, ask)
    except _Asked as asked:
        return sum(lines_told_again(position, (*script, each), depth - 1) for each in asked.may)
    return 0


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_as_many_lines_of_play_are_lawful_as_the_file_tells(position: Position) -> None:
    assert position.counts
    sitting = position.sitting()
    for depth, count in position.counts:
        assert lines_of_play(sitting, depth) == count


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_law_told_again_counts_the_same(position: Position) -> None:
    script = tuple(position.script.split())
    for depth, count in position.counts:
        if count < 3000:
            assert lines_told_again(position, script, depth) == count
