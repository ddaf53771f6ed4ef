"""Answers and places that the offences have in common."""

from __future__ import annotations

from typing import Final

from quadrille.rules.standing import Offence

YES: Final = "yes"
NO: Final = "no"
YES_NO: Final = (YES, NO)

DEALING: Final = ("S2 §The deal and preparation of the packs", "S2 §Deal and bidding")
PLAYING: Final = ("S2 §Play and disclosure",)
MISTAKES: Final = ("S2 §Revokes and other mistakes",)
THE_VOLE: Final = ("S2 §Play when the vole is possible", "S2 §Laws and irregularities: The vole")


def fault(offence: Offence) -> tuple[str]:
    """The line that enters an offence of P in the record."""
    return (f"fault P {offence}",)
