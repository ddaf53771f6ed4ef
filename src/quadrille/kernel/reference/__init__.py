"""The kernel in plain Python: slower, and what the compiled one is compared with."""

from typing import Final

from quadrille.kernel.reference.features import Seen
from quadrille.kernel.reference.ismcts import ismcts
from quadrille.kernel.reference.playouts import features, play_by, play_out
from quadrille.kernel.reference.search import Solver
from quadrille.kernel.reference.shares import Counted, Weighed
from quadrille.kernel.reference.table import Table, lines_of_play

__all__ = [
    "BUILD",
    "Counted",
    "Seen",
    "Solver",
    "Table",
    "Weighed",
    "features",
    "ismcts",
    "lines_of_play",
    "play_by",
    "play_out",
]

BUILD: Final = "reference"
"""That this is no build at all."""
