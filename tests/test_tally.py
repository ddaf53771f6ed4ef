"""How a sitting is told beside its accounts."""

import pytest
from tests.kit.deals import rules
from tests.kit.reports import report, reported

from quadrille import begin
from quadrille.screen import book
from quadrille.seats import Seat
from quadrille.sitting import deals_won


@pytest.mark.clause("QPAY-14")
def test_the_online_table_counts_deals_won_and_lost_beside_the_accounts() -> None:
    sitting = begin(rules("online"), deals=4, dealer=Seat(3))
    assert deals_won(sitting) == (0, 0)
    for tricks in ((6, 2, 1, 1), (5, 3, 1, 1), (4, 2, 2, 2)):
        sitting = reported(sitting, report("solo", tricks))
    assert deals_won(sitting) == (1, 2)
    assert book(sitting).deals_won == (1, 2)
    assert sitting.accounts.purses != (0, 0, 0, 0)


@pytest.mark.clause("QPAY-14")
@pytest.mark.parametrize("key", ["quanti", "parlett"])
def test_other_tables_count_counters_alone(key: str) -> None:
    sitting = begin(rules(key), deals=4, dealer=Seat(3))
    assert deals_won(reported(sitting, report("solo", (6, 2, 1, 1)))) is None
