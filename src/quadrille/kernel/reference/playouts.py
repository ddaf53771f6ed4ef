"""Playing positions to their end, by cards drawn evenly or by a policy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quadrille.kernel.policy import Past, Policy
from quadrille.kernel.problem import Problem, check
from quadrille.kernel.reference.chance import Chance, stream
from quadrille.kernel.reference.features import Seen
from quadrille.kernel.reference.table import Table


def play_out(problems: Sequence[Problem], seed: int, times: int) -> bytes:
    """Each position so many times by cards drawn evenly: four numbers of tricks a play-out."""
    return _played(problems, seed, times, _play_out)


def play_by(
    problems: Sequence[Problem], policy: Policy, mark: int, past: Past, seed: int, times: int
) -> bytes:
    """The same by a policy."""

    def play(problem: Problem, chance: Chance) -> list[int]:
        seen = Seen(problem, mark, past)
        while seen.table.left:
            seen.play(decided(policy, seen, chance))
        return seen.table.won

    return _played(problems, seed, times, play)


def features(problem: Problem, mark: int, past: Past) -> list[int]:
    """For each card that the seat on turn may play, by number, its features; 0 for the others."""
    check(problem)
    seen = Seen(problem, mark, past)
    found = [0] * 40
    for card in seen.table.playable():
        found[card] = sum(1 << feature for feature in seen.features(card))
    return found


def _played(
    problems: Sequence[Problem],
    seed: int,
    times: int,
    play: Callable[[Problem, Chance], list[int]],
) -> bytes:
    for problem in problems:
        check(problem)
    results = bytearray()
    for place, problem in enumerate(problems):
        for number in range(place * times, (place + 1) * times):
            results += bytes(play(problem, stream(seed, number)))
    return bytes(results)


def _play_out(problem: Problem, chance: Chance) -> list[int]:
    table = Table(problem)
    while table.left:
        lawful = table.playable()
        table.play(lawful[chance.pick(len(lawful))])
    return table.won


def decided(policy: Policy, seen: Seen, chance: Chance) -> int:
    """The card that the seat on turn plays; who has no choice draws nothing."""
    lawful = seen.table.playable()
    if len(lawful) == 1:
        return lawful[0]
    drawn = chance.next()
    if drawn & 0xFFFF < policy.explore:
        return lawful[(drawn >> 32) * len(lawful) >> 32]
    sheet = policy.sheet(seen.role, len(seen.table.trick))
    return max(lawful, key=lambda card: sum(sheet[each] for each in seen.features(card)))
