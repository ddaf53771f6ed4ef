"""What helps a player at the table: a hint from her own view, and a meter of what all may know.

Both are functions of a view, without chance and clock; so nothing in them hangs on cards that
the view does not tell of.
"""

from quadrille.tutor.hint import Hint, advised, hint
from quadrille.tutor.meter import Meter, meter

__all__ = ["Hint", "Meter", "advised", "hint", "meter"]
