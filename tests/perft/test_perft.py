from pathlib import Path

import pytest
from tests.kit.perft import Position, lines_of_play, read

FILES = sorted(Path(__file__).parent.glob("*.perft"))
POSITIONS = [position for path in FILES for position in read(path)]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_from_each_position_as_many_lines_of_play_are_lawful_as_its_file_tells(
    position: Position,
) -> None:
    sitting = position.sitting()
    for depth, count in position.counts:
        assert lines_of_play(sitting, depth) == count


def test_every_phase_and_rule_set_has_its_positions() -> None:
    assert [path.stem for path in FILES] == ["auction", "exchange", "naming", "playing"]
    assert {position.rules for position in POSITIONS} >= {"quanti", "parlett", "online"}
    assert all(position.counts for position in POSITIONS)


@pytest.mark.clause("AUC-1", "AUC-2", "AUC-4")
def test_the_first_four_speakers_bid_as_often_as_rising_bids_can_be_chosen() -> None:
    # With n bids and no priority in the first round: choose which seats pass, and rising bids
    # for the others; 1, 4, 10, 20, 35 are the numbers for three bids.
    (quanti,) = [p for p in POSITIONS if p.name == "the whole auction, quanti"]
    assert [lines_of_play(quanti.sitting(), depth) for depth in range(5)] == [1, 4, 10, 20, 35]
