"""Double entry: what each purse has won or lost, and what lies in the pots."""

from __future__ import annotations

from msgspec import Struct

from quadrille.money import Party, Pot, Transfer
from quadrille.seats import Seat


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
    held: dict[Party, int] = {Seat(n): purse for n, purse in enumerate(accounts.purses)}
    held[Pot.POOL], held[Pot.VOLE_POOL] = accounts.pool, accounts.vole_pool
    held[Pot.BEASTS], held[Pot.CARDS] = accounts.beasts, accounts.cards
    for transfer in transfers:
        held[transfer.payer] -= transfer.amount
        held[transfer.payee] += transfer.amount
    *purses, pool, vole_pool, beasts, cards = held.values()
    return Accounts(tuple(purses), pool, vole_pool, beasts, cards)
