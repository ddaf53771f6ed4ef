"""`quadrille score`: play a record again, and tell its accounts to people or to programs."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from quadrille.cli import REFUSED
from quadrille.cli.reading import A_FILE, record_of
from quadrille.loo.lines import FORMAT
from quadrille.text.reading import first_word


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
    # What is of no known format is told what Quadrille's would begin with.
    tell = _tell_loo if first_word(data) == FORMAT else _tell_quadrille
    tell(data, json=json)
    return 0


def _tell_quadrille(data: bytes, *, json: bool) -> None:
    from quadrille.cli.sheet import print_sheet
    from quadrille.record import encode, load, scores

    replayed = load(data)
    if json:
        print(encode(scores(replayed.sitting)).decode())
    else:
        print_sheet(replayed)


def _tell_loo(data: bytes, *, json: bool) -> None:
    from quadrille.cli.loo_sheet import print_sheet
    from quadrille.loo.record import load
    from quadrille.loo.scores import encode, scores

    replayed = load(data)
    if json:
        print(encode(scores(replayed.sitting)).decode())
    else:
        print_sheet(replayed)
