"""Where a deal is a bridge ending, the solver finds what the bridge world's solver found.

The values are DDS's, written by `bench/against/dds_values.py`.
"""

import json
from pathlib import Path

from tests.kernel.positions import as_in_bridge, compiled_only
from tests.kit.often import times

from quadrille.kernel import reference, solver

TOLD = json.loads(Path(__file__).with_name("dds.json").read_text(encoding="utf-8"))
LEADS = [[int(digit, 16) for digit in deal] for deal in TOLD["leads"]]


@compiled_only
def test_the_compiled_solver_finds_what_dds_finds() -> None:
    deals = LEADS[: times(150, len(LEADS))]
    problems = as_in_bridge(TOLD["seed"], len(deals))
    at_work = solver(32)
    for problem, leads, tricks, by_card in zip(
        problems, deals, at_work.worth(problems), at_work.worth_by_card(problems), strict=True
    ):
        assert problem.side >> problem.leader & 1
        assert by_card is not None
        assert sorted(by_card.values()) == leads
        assert tricks == leads[-1]
    assert len(LEADS) == 500


def test_the_reference_finds_what_dds_finds() -> None:
    """The one deal of the first few in which it needs the least search."""
    number = min(range(20), key=lambda at: min(LEADS[at][-1], 10 - LEADS[at][-1]))
    problem = as_in_bridge(TOLD["seed"], number + 1)[number]
    tricks = LEADS[number][-1]
    ours = reference.Solver(64)
    assert ours.at_least([problem], tricks) == [True]
    assert ours.at_least([problem], tricks + 1) == [False]
