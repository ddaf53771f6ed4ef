"""Play-outs are the same in the compiled kernel and in the reference, and as even as they say."""

from collections import Counter
from collections.abc import Callable
from random import Random
from threading import Thread

import pytest
from msgspec.structs import replace
from tests.kernel.positions import (
    a_past,
    a_policy,
    a_problem,
    an_odd_problem,
    at_a_new_trick,
    compiled_only,
    won,
)
from tests.kit.brute import lawful

from quadrille.kernel import (
    Feature,
    Policy,
    Problem,
    Role,
    features,
    play_by,
    play_out,
    reference,
)
from quadrille.kernel.policy import EVEN, NO_PAST, SHEETS

KINDS: list[Callable[[Random], Problem]] = [a_problem, an_odd_problem]


@pytest.mark.parametrize("kind", KINDS)
@compiled_only
def test_the_compiled_kernel_plays_out_as_the_reference_does(
    kind: Callable[[Random], Problem],
) -> None:
    rng = Random(1)
    problems = [kind(rng) for _ in range(150)]
    assert play_out(problems, seed=5, times=3) == reference.play_out(problems, 5, 3)


@pytest.mark.parametrize("kind", KINDS)
@compiled_only
def test_by_any_policy_it_plays_as_the_reference_does(kind: Callable[[Random], Problem]) -> None:
    rng = Random(2)
    for seed in range(100):
        problem, policy, past = kind(rng), a_policy(rng), a_past(rng)
        mark = rng.choice([None, *range(40)])
        ours = play_by([problem], policy, mark=mark, past=past, seed=seed, times=2)
        marked = -1 if mark is None else mark
        assert ours == reference.play_by([problem], policy, marked, past, seed, 2)


@pytest.mark.parametrize("kind", KINDS)
@compiled_only
def test_it_sees_of_each_card_what_the_reference_sees(kind: Callable[[Random], Problem]) -> None:
    rng = Random(3)
    for _ in range(300):
        problem, past, mark = kind(rng), a_past(rng), rng.randrange(-1, 40)
        ours = features(problem, mark=None if mark < 0 else mark, past=past)
        told = reference.features(problem, mark, past)
        assert {card: sum(1 << each for each in found) for card, found in ours.items()} == {
            card: bits for card, bits in enumerate(told) if bits
        }


def test_each_play_out_ends_with_as_many_tricks_as_there_were() -> None:
    rng = Random(4)
    problems = [a_problem(rng) for _ in range(50)]
    for at, each in enumerate(won(play_out(problems, seed=1, times=2))):
        assert sum(each) == problems[at // 2].left


def test_a_play_out_is_the_same_whatever_is_played_beside_it() -> None:
    rng = Random(5)
    problem = a_problem(rng, 8, 8)
    assert play_out([problem], seed=9, times=7)[:12] == play_out([problem], seed=9, times=3)
    assert play_out([problem], seed=9, times=9) != play_out([problem], seed=10, times=9)
    together = play_out([problem] * 3, seed=9, times=2)
    assert together == play_out([problem], seed=9, times=6)


def test_every_line_of_a_last_trick_but_one_is_drawn_as_often_as_any() -> None:
    # Two tricks left: who wins them, against all lines of play weighed by their chances.
    rng = Random(6)
    problem = at_a_new_trick(a_problem(rng, 2, 2))
    expected = _chances(problem)
    times = 8_000
    drawn = Counter(won(play_out([problem], seed=3, times=times)))
    assert set(drawn) == set(expected)
    for tricks, chance in expected.items():
        assert abs(drawn[tricks] - times * chance) < 5 * (times * chance) ** 0.5


def _chances(problem: Problem) -> dict[tuple[int, ...], float]:
    """How likely each result is, by going through all that can be drawn."""
    table = reference.Table(problem)
    if not table.left:
        return {tuple(table.won): 1.0}
    cards = lawful(problem.tables, problem.hands[problem.turn], problem.table)
    found: Counter[tuple[int, ...]] = Counter()
    for card in cards:
        after = reference.Table(problem)
        after.play(card)
        first, second, third, fourth = after.hands
        onward = replace(
            problem, hands=(first, second, third, fourth), leader=after.leader, table=after.trick
        )
        for tricks, chance in _chances(onward).items():
            both = tuple(one + other for one, other in zip(tricks, after.won, strict=True))
            found[both] += chance / len(cards)  # type: ignore[assignment]
    return dict(found)


# Policies


def _policy(**weights: int) -> Policy:
    """The same sheet for every role and place."""
    sheet = [weights.get(feature.name, 0) for feature in Feature]
    return Policy(tuple(sheet * SHEETS))


def test_the_card_with_the_highest_sum_is_played() -> None:
    # Whoever can take does so as cheaply as can be, so the last of four with a sure card wins.
    rng = Random(7)
    takes = _policy(CHEAPEST_SURE_TAKER=1)
    for _ in range(200):
        problem = a_problem(rng, 1, 10)
        if len(problem.table) < 3:
            continue
        can_take = any(Feature.CHEAPEST_SURE_TAKER in found for found in features(problem).values())
        alone = replace(problem, worth=problem.worth)
        tricks = won(play_by([alone], takes, seed=1, times=1))[0]
        if can_take:
            assert tricks[problem.turn] > 0


def test_a_policy_that_always_explores_draws_evenly_among_what_may_be_played() -> None:
    rng = Random(8)
    problem = at_a_new_trick(a_problem(rng, 2, 2))
    sure = Policy(_policy(MASTER=9).weights, explore=EVEN)
    times = 8_000
    drawn = Counter(won(play_by([problem], sure, seed=3, times=times)))
    for tricks, chance in _chances(problem).items():
        assert abs(drawn[tricks] - times * chance) < 5 * (times * chance) ** 0.5


def test_a_policy_sees_only_what_the_mover_may_see() -> None:
    rng = Random(9)
    for _ in range(400):
        problem, past = a_problem(rng, 2, 10), a_past(rng)
        hidden = [seat for seat in range(4) if seat != problem.turn]
        others = [card for card in range(40) if any(problem.hands[s] >> card & 1 for s in hidden)]
        mark = rng.choice(others)
        rng.shuffle(others)
        hands = list(problem.hands)
        for seat in hidden:
            size = hands[seat].bit_count()
            hands[seat] = sum(1 << others.pop() for _ in range(size))
        first, second, third, fourth = hands
        other = replace(problem, hands=(first, second, third, fourth))
        assert features(problem, mark=mark, past=past) == features(other, mark=mark, past=past)


def test_every_feature_is_seen_of_some_card_and_missing_of_another() -> None:
    rng = Random(10)
    seen: Counter[Feature] = Counter()
    cards = 0
    for _ in range(800):
        problem = a_problem(rng)
        mark = rng.choice([card for card in range(40) if any(h >> card & 1 for h in problem.hands)])
        for found in features(problem, mark=mark, past=a_past(rng)).values():
            seen.update(found)
            cards += 1
    assert [feature.name for feature in Feature if not 0 < seen[feature] < cards] == []


def test_each_role_plays_by_its_own_sheet() -> None:
    # The reference tells the role; a sheet of another role's may say what it likes.
    rng = Random(11)
    met: set[Role] = set()
    for _ in range(400):
        problem = replace(at_a_new_trick(a_problem(rng, 1, 10)), side=1 << rng.randrange(4))
        mark = rng.choice([-1, *range(40)])
        met.add(reference.Seen(problem, mark, NO_PAST).role)
    assert met >= {Role.SIDE, Role.SIDE_SHOWN, Role.HOLDER, Role.OTHER, Role.OTHER_SHOWN}
    assert Role.SECRET in met


def test_a_policy_without_sense_is_refused() -> None:
    problem = a_problem(Random(12))
    whole = _policy(MASTER=1)
    for policy, fault in (
        (Policy((1, 2)), "weights: too few or many"),
        (Policy((1 << 40, *whole.weights[1:])), "weights: not such numbers"),
        (Policy(whole.weights, explore=EVEN + 1), "explore: more than always"),
    ):
        with pytest.raises(ValueError, match=fault):
            play_by([problem], policy, seed=1, times=1)


@compiled_only
def test_threads_play_side_by_side_and_each_gets_its_own() -> None:
    problems = [a_problem(Random(seed), 10, 10) for seed in range(4)]
    found: dict[int, bytes] = {}

    def work(at: int) -> None:
        found[at] = play_out([problems[at]], seed=at, times=20_000)

    threads = [Thread(target=work, args=(at,)) for at in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {at: play_out([problems[at]], seed=at, times=20_000) for at in range(4)}
