"""Three-Card Loo, behind the same verbs as Quadrille: begin, turn, legal, refuse, apply, view, see.

The law of a deal is told chapter by chapter; `sitting.py` puts deals in sequence.
"""

from quadrille.loo.choices import LOO, find, with_options
from quadrille.loo.sitting import Sitting, apply, begin, legal, refuse, turn
from quadrille.loo.view import SeatView, see, view

__all__ = [
    "LOO",
    "SeatView",
    "Sitting",
    "apply",
    "begin",
    "find",
    "legal",
    "refuse",
    "see",
    "turn",
    "view",
    "with_options",
]
