"""Offences: which cost a beast, and which cost the right to the vole."""

from __future__ import annotations

from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.money import Pot, Reason, Transfer
from quadrille.rules.choices import RuleSet
from quadrille.rules.rates import jeton_tariff
from quadrille.rules.refusals import Why, because
from quadrille.rules.standing import Fault, Offence
from quadrille.seats import Seat

NO_BEAST = (Offence.SPEECH,)
"""Offences that cost no beast."""

NO_VOLE = (Offence.SPEECH, Offence.SHOWN_ALLY)
"""Offences that cost the right to the vole."""


@cites("LAW-1", "LAW-2", "LAW-4", "LAW-5", "LAW-7", "VOLE-7", "S2 §Revokes and other mistakes")
def beasts_of(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """A revoke, a false trump, a hand turned up, a dissuasion and the like cost a beast each."""
    return tuple(fault for fault in faults if fault.offence not in NO_BEAST)


@cites("LAW-5", "LAW-7", "VOLE-7", "S2 §Laws and irregularities: The vole")
def bars_vole(faults: tuple[Fault, ...], side: tuple[Seat, ...]) -> bool:
    """Speech that encourages, or an ally who shows herself for nothing else, forfeits the vole.

    Only an offence of the declaring side does; a defender cannot talk it out of its right.
    """
    return any(fault.offence in NO_VOLE and fault.offender in side for fault in faults)


@cites("LAW-4", "S2 §Play and disclosure")
def beast_of_fault(fault: Fault, size: int) -> tuple[Transfer, ...]:
    """The offender puts up the beast; a hand turned up at one's turn costs the two half each."""
    payers = (fault.offender,) if fault.sharer is None else (fault.offender, fault.sharer)
    share = size // len(payers)
    return tuple(Transfer(seat, Pot.BEASTS, share, Reason.BEAST, "LAW-1") for seat in payers)


def why_no_fault(rules: RuleSet, fault: Fault) -> Refusal | None:
    """Why a ruling cannot be entered, if it cannot: there must be beasts, and someone to share."""
    if jeton_tariff(rules) is None:
        return because(Why.NO_FAULTS, offence=fault.offence)
    shares = fault.sharer is not None
    if shares and (fault.offence is not Offence.HAND_TURNED or fault.sharer == fault.offender):
        return because(Why.FAULT_SHARER, offence=fault.offence)
    return None
