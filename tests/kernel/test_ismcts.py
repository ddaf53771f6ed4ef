"""The tree search of one who does not see the others' cards: alike compiled and in plain Python."""

from random import Random

import pytest
from msgspec.structs import replace
from tests.kernel.positions import a_past, a_policy, a_problem, compiled_only

from quadrille.kernel import Problem, ismcts, reference, solver


def _worlds(rng: Random, count: int) -> list[Problem]:
    """A position, and others in which only the cards of those who are not on turn lie otherwise."""
    first = a_problem(rng, 1, 5)
    others = [seat for seat in range(4) if seat != first.turn]
    found = []
    for _ in range(count):
        hands = list(first.hands)
        unseen = [card for seat in others for card in range(40) if hands[seat] >> card & 1]
        rng.shuffle(unseen)
        for seat in others:
            size = hands[seat].bit_count()
            hands[seat] = sum(1 << unseen.pop() for _ in range(size))
        worth = tuple(sorted(rng.randint(-30, 30) for _ in range(11)))
        found.append(replace(first, hands=(hands[0], hands[1], hands[2], hands[3]), worth=worth))
    return found


@compiled_only
@pytest.mark.parametrize("by_policy", [False, True])
def test_the_compiled_kernel_grows_the_same_tree_as_the_reference(by_policy: bool) -> None:
    rng = Random(1)
    for seed in range(40):
        worlds, policy = _worlds(rng, 5), a_policy(rng) if by_policy else None
        mark, past = rng.choice([None, *range(40)]), a_past(rng)
        ours = ismcts(worlds, policy, explore=9.5, seed=seed, turns=60, mark=mark, past=past)
        marked = -1 if mark is None else mark
        assert ours == reference.ismcts(worlds, policy, marked, past, 9.5, seed, 60)


def test_every_card_is_tried_and_each_turn_tries_one() -> None:
    rng = Random(2)
    for seed in range(10):
        worlds = _worlds(rng, 3)
        told = ismcts(worlds, None, explore=30.0, seed=seed, turns=80)
        assert sum(times for times, _ in told.values()) == 80
        assert min(times for times, _ in told.values()) > 0


def test_with_one_world_it_comes_to_what_open_cards_are_worth() -> None:
    rng, right = Random(3), 0
    for seed in range(20):
        problem = replace(a_problem(rng, 2, 3), worth=tuple(range(11)))
        told = ismcts([problem], None, explore=2.0, seed=seed, turns=3000)
        best = max(told, key=lambda card: told[card][0])
        (open_cards,) = solver(4).worth_by_card([problem])
        assert open_cards is not None
        of_side = problem.side >> problem.turn & 1
        wanted = max(open_cards.values()) if of_side else min(open_cards.values())
        right += open_cards[best] == wanted
    assert right == 20


def test_worlds_are_wanted() -> None:
    with pytest.raises(ValueError, match="problems"):
        ismcts([], None, explore=1.0, seed=1, turns=1)
