"""Double entry: what each purse has won or lost, and what lies in the pots."""

from __future__ import annotations

from msgspec import Struct

from quadrille.money import Party, Pot, Transfer


class Accounts(Struct, frozen=True):
    """Changes since the sitting began; they always sum to zero."""

    purses: tuple[int, ...]
    """By seat: counters won, or lost when below zero."""
    pool: int = 0
    vole_pool: int = 0
    beasts: int = 0
    cards: int = 0

    @property
    def total(self) -> int:
        """All purses and pots together: none, ever."""
        return sum(self.purses) + self.pool + self.vole_pool + self.beasts + self.cards


def opened(seats: int) -> Accounts:
    """The accounts of a sitting that begins."""
    return Accounts(purses=(0,) * seats)


def posted(accounts: Accounts, transfers: tuple[Transfer, ...]) -> Accounts:
    """The accounts after some transfers."""
    purses = list(accounts.purses)
    pots = {
        Pot.POOL: accounts.pool,
        Pot.VOLE_POOL: accounts.vole_pool,
        Pot.BEASTS: accounts.beasts,
        Pot.CARDS: accounts.cards,
    }
    for transfer in transfers:
        _move(purses, pots, transfer.payer, -transfer.amount)
        _move(purses, pots, transfer.payee, transfer.amount)
    return Accounts(
        tuple(purses), pots[Pot.POOL], pots[Pot.VOLE_POOL], pots[Pot.BEASTS], pots[Pot.CARDS]
    )


def _move(purses: list[int], pots: dict[Pot, int], party: Party, amount: int) -> None:
    if isinstance(party, Pot):
        pots[party] += amount
    else:
        purses[party] += amount
