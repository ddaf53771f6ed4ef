from quadrille.ledger import Accounts, opened, posted
from quadrille.money import Pot, Reason, Transfer
from quadrille.seats import Seat


def paid(payer: Seat | Pot, payee: Seat | Pot, amount: int) -> Transfer:
    return Transfer(payer, payee, amount, Reason.SOLO, "QPAY-4")


def test_a_sitting_begins_with_nothing_won_or_lost() -> None:
    assert opened(4) == Accounts((0, 0, 0, 0))
    assert opened(7).purses == (0,) * 7
    assert opened(4).total == 0


def test_what_one_pays_another_is_paid() -> None:
    accounts = posted(opened(4), (paid(Seat(1), Seat(3), 5), paid(Seat(3), Seat(0), 2)))
    assert accounts.purses == (2, -5, 0, 3)
    assert accounts.total == 0


def test_pots_are_parties_too_and_all_sums_to_zero() -> None:
    transfers = (
        paid(Seat(0), Pot.POOL, 4),
        paid(Seat(1), Pot.VOLE_POOL, 3),
        paid(Pot.POOL, Seat(2), 1),
    )
    accounts = posted(opened(4), transfers)
    assert accounts == Accounts((-4, -3, 1, 0), pool=3, vole_pool=3)
    assert accounts.total == 0


def test_posting_leaves_the_earlier_accounts_as_they_were() -> None:
    before = opened(4)
    posted(before, (paid(Seat(0), Seat(1), 1),))
    assert before == opened(4)
    assert posted(before, ()) == before
