"""The law, the reference and the kernel count the same lines of play."""

from pathlib import Path
from random import Random

import pytest
from tests.kernel.positions import a_problem, an_odd_problem, compiled_only
from tests.kit.deals import go
from tests.kit.perft import Position, lines_of_play, read

from quadrille import NATURE, apply, begin, kernel, legal, turn
from quadrille.cards import PACK, Suit
from quadrille.kernel import problem_of, reference
from quadrille.rules.actions import DealOut
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import Playing
from quadrille.rulesets import ALL
from quadrille.seats import Seat

PERFT = Path(__file__).parent.parent / "perft" / "playing.perft"


def _all_of_cards(position: Position) -> bool:
    """Whether its counts are of cards alone, for the kernel knows no "May I?"."""
    deal = position.sitting().deal
    assert deal is not None
    return isinstance(deal.phase, Playing) and len(deal.phase.tricks) < 4


POSITIONS = [position for position in read(PERFT) if _all_of_cards(position)]


@pytest.mark.clause("PLAY-2", "PLAY-4", "PLAY-5", "PLAY-6")
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_kernel_counts_what_the_law_counts(position: Position) -> None:
    sitting = position.sitting()
    deal = sitting.deal
    assert deal is not None
    assert isinstance(deal.phase, Playing)
    told = problem_of(deal, deal.phase)
    assert len(position.counts) > 3
    for depth, count in position.counts:
        assert kernel.lines_of_play(told, depth) == count
        assert reference.lines_of_play(told, depth) == count
    assert lines_of_play(sitting, 4) == kernel.lines_of_play(told, 4)


def test_there_is_a_position_for_each_trump_suit() -> None:
    assert len(POSITIONS) >= 4


@pytest.mark.clause("PLAY-2", "PLAY-4", "PLAY-5", "PLAY-6")
@pytest.mark.parametrize("trumps", Suit)
@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.key)
def test_the_kernel_counts_so_by_every_rule_set(rules: RuleSet, trumps: Suit) -> None:
    rng = Random(f"{rules.key} {trumps}")
    pack = rng.sample(PACK, len(PACK))
    hands = (tuple(pack[:10]), tuple(pack[10:20]), tuple(pack[20:30]), tuple(pack[30:]))
    sitting, _ = apply(begin(rules, deals=4, dealer=Seat(3)), NATURE, DealOut(hands))
    sitting = go(sitting, f"solo pass pass pass trumps:{trumps}")
    for played in range(16):
        deal = sitting.deal
        assert deal is not None
        assert isinstance(deal.phase, Playing)
        told = problem_of(deal, deal.phase)
        depth = 2 if played < 8 else 3
        count = lines_of_play(sitting, depth)
        assert kernel.lines_of_play(told, depth) == count
        assert reference.lines_of_play(told, depth) == count
        who = turn(sitting)
        assert isinstance(who, int)
        sitting, _ = apply(sitting, who, rng.choice(legal(sitting)))


@compiled_only
def test_of_any_position_the_kernel_counts_what_the_reference_counts() -> None:
    rng = Random(1)
    for kind in (a_problem, an_odd_problem):
        for _ in range(60):
            told = kind(rng)
            depth = rng.randint(0, 4)
            assert kernel.lines_of_play(told, depth) == reference.lines_of_play(told, depth)
    ending = a_problem(rng, 3, 3)
    assert kernel.lines_of_play(ending, 40) == 0


def test_a_depth_without_sense_is_refused() -> None:
    for depth in (-1, 41):
        with pytest.raises(ValueError, match="depth: from none to all of the cards"):
            kernel.lines_of_play(a_problem(Random(2)), depth)
