"""`quadrille score`: play a record again, and tell its accounts to people or to programs."""

from __future__ import annotations

import sys
from typing import Annotated, Final

from cyclopts import Parameter

from quadrille.cli import REFUSED
from quadrille.errors import BadOption
from quadrille.record import MOST_BYTES, encode, load, scores

STANDARD_INPUT: Final = "-"


def _refuse_options(_: object, file: str) -> None:
    """What begins like an option and is none is no file either."""
    if file.startswith("-") and file != STANDARD_INPUT:
        raise BadOption("flag-unknown", facts=(("option", file),))


def score(
    file: Annotated[str, Parameter(allow_leading_hyphen=True, validator=_refuse_options)],
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
    data = _bytes(file)
    if data is None:
        return REFUSED
    replayed = load(data)
    if json:
        print(encode(scores(replayed.sitting)).decode())
    else:
        from quadrille.cli.sheet import print_sheet

        print_sheet(replayed)
    return 0


def _bytes(file: str) -> bytes | None:
    """What a file holds, as far as a record may go; None, having told why, if it cannot be read."""
    try:
        if file == STANDARD_INPUT and sys.stdin is None:
            return _refused("score-no-input")
        if file == STANDARD_INPUT:
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with open(file, "rb") as record:  # noqa: PTH123  a path is all that is known of it
            return record.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return _refused("score-no-file", file=file)
    except IsADirectoryError:
        return _refused("score-is-folder", file=file)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return _refused("score-cannot-read", file=file, reason=reason)


def _refused(key: str, **facts: str) -> bytes | None:
    from quadrille.words import say
    from quadrille.words.faults import cut

    print(say(key, **{name: cut(fact) for name, fact in facts.items()}), file=sys.stderr)
    return None
