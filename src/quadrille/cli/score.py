"""`quadrille score`: play a record again, and tell its accounts to people or to programs."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from quadrille.cli import REFUSED
from quadrille.cli.reading import A_FILE, record_of
from quadrille.record import encode, load, scores


def score(
    file: Annotated[str, A_FILE],
    /,
    *,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Play a record again and tell its accounts.

    Parameters
    ----------
    file
        The record; - is standard input.
    json
        Tell them as one JSON object.
    """
    data = record_of(file)
    if data is None:
        return REFUSED
    replayed = load(data)
    if json:
        print(encode(scores(replayed.sitting)).decode())
    else:
        from quadrille.cli.sheet import print_sheet

        print_sheet(replayed)
    return 0
