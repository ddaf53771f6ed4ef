"""The compiled kernel, in the build that suits this processor.

The portable build runs on every processor of its kind. The modern one is for x86-64 with AVX2
and BMI2, and gives the same answers faster; QUADRILLE_KERNEL_ARCH=portable leaves it aside.
"""

from __future__ import annotations

from os import environ
from typing import Final

from quadrille.kernel._portable import is_modern_processor

_IS_MODERN: Final = environ.get("QUADRILLE_KERNEL_ARCH") != "portable" and is_modern_processor()

BUILD: Final = "modern" if _IS_MODERN else "portable"
"""Which build is used."""

if _IS_MODERN:
    from quadrille.kernel._modern import Counted as Counted
    from quadrille.kernel._modern import Solver as Solver
    from quadrille.kernel._modern import Weighed as Weighed
    from quadrille.kernel._modern import features as features
    from quadrille.kernel._modern import ismcts as ismcts
    from quadrille.kernel._modern import lines_of_play as lines_of_play
    from quadrille.kernel._modern import play_by as play_by
    from quadrille.kernel._modern import play_out as play_out
else:
    from quadrille.kernel._portable import Counted as Counted
    from quadrille.kernel._portable import Solver as Solver
    from quadrille.kernel._portable import Weighed as Weighed
    from quadrille.kernel._portable import features as features
    from quadrille.kernel._portable import ismcts as ismcts
    from quadrille.kernel._portable import lines_of_play as lines_of_play
    from quadrille.kernel._portable import play_by as play_by
    from quadrille.kernel._portable import play_out as play_out
