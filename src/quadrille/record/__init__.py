"""A sitting as text: read, written, played again and compared with the law.

`notation` writes and reads one action a line; `read` and `write` are a record's text and its
value; `load` reads, plays again and compares; `recorded` makes the record of a sitting that was
played; `scores` tells its accounts for programs.
"""

from quadrille.record import notation
from quadrille.record.lines import Record
from quadrille.record.reading import read
from quadrille.record.replay import Replayed, load, replay
from quadrille.record.scores import Scores, encode, scores
from quadrille.record.writing import recorded, write
from quadrille.text.reading import MOST_BYTES

__all__ = [
    "MOST_BYTES",
    "Record",
    "Replayed",
    "Scores",
    "encode",
    "load",
    "notation",
    "read",
    "recorded",
    "replay",
    "scores",
    "write",
]
