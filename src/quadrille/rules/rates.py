"""In what coin a rule set pays: units of the pool, or jetons."""

from __future__ import annotations

from quadrille.cite import cites
from quadrille.rules.choices import RuleSet
from quadrille.rules.tariffs import JetonTariff, Tariff, UnitTariff


@cites("QPAY-2", "MPAY-3", "HIST-3", "S2 §Ordinary payment by contract")
def tariff_of(rules: RuleSet) -> Tariff:
    """Payments are reckoned in quarters of the pool, or from a list of prices in jetons."""
    return rules.tariff


def unit_tariff(rules: RuleSet) -> UnitTariff | None:
    """The bonuses in units, where a rule set pays in them."""
    tariff = tariff_of(rules)
    return tariff if isinstance(tariff, UnitTariff) else None


def jeton_tariff(rules: RuleSet) -> JetonTariff | None:
    """The prices in jetons, where a rule set pays in them."""
    tariff = tariff_of(rules)
    return tariff if isinstance(tariff, JetonTariff) else None
