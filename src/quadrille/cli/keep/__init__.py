"""`quadrille keep`: the score sheet of a real table, in plain lines."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from quadrille.cli.keep.files import text_of
from quadrille.cli.keep.loo import LooTalk
from quadrille.cli.keep.talk import Talk
from quadrille.loo.lines import FORMAT

__all__ = ["keep"]

_LOO: Final = "loo"


def keep(
    file: Annotated[str | None, Parameter(allow_leading_hyphen=False)] = None,
    /,
    *,
    game: Literal["quadrille", "loo"] = "quadrille",
) -> int:
    """Keep the score of a real table: numbers or words, one line a thing.

    Parameters
    ----------
    file
        Where the sheet is kept, a record; an old one is taken up again, whatever its game.
    game
        What is played, where a sheet is begun.
    """
    path = None if file is None else Path(file)
    kept = None if path is None else text_of(path)
    is_loo = game == _LOO if kept is None else kept.startswith(FORMAT)
    return LooTalk(path).run() if is_loo else Talk(path).run()
