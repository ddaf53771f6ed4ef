"""`quadrille keep`: the score sheet of a real table, in plain lines."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from quadrille.cli.keep.talk import Talk

__all__ = ["keep"]


def keep(file: Annotated[str | None, Parameter(allow_leading_hyphen=False)] = None, /) -> int:
    """Keep the score of a real table: numbers or words, one line a thing.

    Parameters
    ----------
    file
        Where the sheet is kept, a record; an old one is taken up again.
    """
    return Talk(None if file is None else Path(file)).run()
