"""Quadrille, the four-handed game of the Ombre family: its law as pure functions.

>>> from quadrille import begin, rule_set, turn
>>> sitting = begin(rule_set("quanti"), deals=4, dealer=3)
>>> turn(sitting)
<Nature.NATURE: 'nature'>
"""

from quadrille.rules.choices import RuleSet
from quadrille.rules.options import with_options
from quadrille.rulesets import find as rule_set
from quadrille.seats import NATURE, Seat
from quadrille.seen import see
from quadrille.sitting import Sitting, apply, begin, legal, refuse, turn
from quadrille.view import SeatView, view

__all__ = [
    "NATURE",
    "RuleSet",
    "Seat",
    "SeatView",
    "Sitting",
    "apply",
    "begin",
    "legal",
    "refuse",
    "rule_set",
    "see",
    "turn",
    "view",
    "with_options",
]
