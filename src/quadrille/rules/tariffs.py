"""Price lists: bonuses in units of the pool, or prices in jetons."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class UnitTariff(Struct, frozen=True, kw_only=True):
    """Bonuses in units, a unit being a quarter of the pool (QPAY-3)."""

    matadors: int = 1
    double_matadors: int = 2
    premiers: int = 1
    vole: int = 2
    favourite_factor: int = 2
    """By how much the favourite multiplies all bonuses (QPAY-12)."""


class JetonTariff(Struct, frozen=True, kw_only=True):
    """Prices in jetons (MPAY, HIST)."""

    pool_fish: int
    """What the dealer puts into the pool."""
    matador_fish: tuple[int, int, int]
    """What the dealer pays to the holders of Spadille, Manille and Basto."""
    contribution: int
    """What each player accounts for to the game."""
    consolation: int
    """What each opponent pays or is paid whatever was played."""
    matadors: int
    """For the three united."""
    additional_matador: int
    """For each that follows them without a gap."""
    exchange: int
    """To the giver of a card in a médiateur."""
    favourite_factor: int = 2
    double_factor: int = 2


Tariff: TypeAlias = UnitTariff | JetonTariff
