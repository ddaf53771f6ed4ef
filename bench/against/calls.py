"""Questions as they come at a table: whether a call or a solo that was bid makes its six tricks."""

from collections.abc import Iterator
from random import Random

from against.dds import MEBIBYTES, timed

from quadrille.bots import BOTS
from quadrille.cards import PACK
from quadrille.kernel import Problem, problem_of, solver
from quadrille.rules.actions import DealOut
from quadrille.rules.deal import Playing
from quadrille.rulesets import find
from quadrille.seats import NATURE, SEATS
from quadrille.sitting import Sitting, apply, begin, turn
from quadrille.view import view

CALLS = 400


def bid(seed: int, rules: str) -> list[Problem]:
    """Deals as they stand at the first lead, bid by rules of thumb; one alone and two together."""
    found: list[Problem] = []
    number = 0
    while len(found) < CALLS:
        number += 1
        problem = _to_play(Random(f"{seed}/{number}/calls"), rules)
        if problem is not None:
            found.append(problem)
    return found


def _to_play(rng: Random, rules: str) -> Problem | None:
    pack = list(PACK)
    rng.shuffle(pack)
    hands = DealOut((tuple(pack[:10]), tuple(pack[10:20]), tuple(pack[20:30]), tuple(pack[30:])))
    sitting = begin(find(rules), deals=len(SEATS), dealer=SEATS[-1])
    sitting, _ = apply(sitting, NATURE, hands)
    while sitting.deal_is_on:
        phase = _phase(sitting)
        if isinstance(phase, Playing):
            return problem_of(sitting.deal, phase)
        who = turn(sitting)
        if who is NATURE or who is None:
            return None
        action = BOTS["thumb"].choose(view(sitting, who), rng)
        sitting, _ = apply(sitting, who, action)
    return None


def _phase(sitting: Sitting):  # type: ignore[no-untyped-def]
    return sitting.deal.phase if sitting.deal else None


def lines(seed: int) -> Iterator[tuple[str, dict[str, float]]]:
    """What was found, line by line, with the figures that it adds."""
    asked = bid(seed, "quanti")
    at_work = solver(MEBIBYTES)
    (own,), (answers,) = timed(
        lambda number: bool(at_work.at_least([asked[number]], 6)[0]), deals=CALLS
    )
    yield (
        f"calls: six?  {own.told()}",
        {
            "us_calls_six": own.mean,
            "us_calls_six_p95": own.at(0.95),
            "us_calls_six_p99": own.at(0.99),
        },
    )
    alone = sum(problem.side.bit_count() == 1 for problem in asked)
    yield f"  {sum(answers)} of {CALLS} make six; {alone} are alone", {"calls_made": sum(answers)}
