import pytest

from quadrille.rules.contracts import ALLIANCE, MEDIATEUR, SOLO, VOLE


@pytest.mark.clause("QPAY-3")
def test_contracts_differ_by_their_facts() -> None:
    ladder = (ALLIANCE, MEDIATEUR, SOLO, VOLE)
    assert [contract.calls for contract in ladder] == [True, True, False, False]
    assert [contract.exchanges for contract in ladder] == [False, True, False, False]
    assert [contract.all_ten for contract in ladder] == [False, False, False, True]
    assert [contract.bonus for contract in ladder] == [0, 2, 4, 4]
