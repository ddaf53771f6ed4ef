"""From the command line's words to the function that does what they say."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Sequence

from cyclopts import App
from cyclopts.exceptions import CycloptsError, UnusedCliTokensError

from quadrille.cli import COMMANDS, REFUSED

_HELP = ("--help", "-h")


def run(arguments: Sequence[str]) -> int:
    """Do what is asked; the exit code."""
    asks_for_help = not arguments or arguments[0] in _HELP
    if not asks_for_help and arguments[0] not in (*COMMANDS, "--version"):
        return _refused_word(arguments[0])
    app = _app(tell=asks_for_help)
    try:
        ended = app(arguments, result_action="return_value")
    except UnusedCliTokensError as error:
        return _too_many(error.unused_tokens or [])
    except CycloptsError as error:
        print(" ".join(str(error).split()), file=sys.stderr)
        return REFUSED
    return ended if isinstance(ended, int) else 0


def _app(*, tell: bool) -> App:
    """Every command by its name; what it does is told only where that is asked for."""
    app = App(
        name="quadrille",
        version=_version,
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
    )
    for name in COMMANDS:
        place = name.replace("-", "_")
        app.command(f"quadrille.cli.{place}:{place}", name=name, help=_help(name) if tell else None)
    return app


def _version() -> str:
    # Imported here, for it takes longer to load than all the law.
    from importlib.metadata import version

    return version("quadrille")


def _help(name: str) -> str:
    from quadrille.words import say

    return say(f"cli-{name}")


def _too_many(words: Sequence[str]) -> int:
    from quadrille.words import say
    from quadrille.words.faults import cut

    print(say("cli-too-many", words=cut(" ".join(words))), file=sys.stderr)
    return REFUSED


def _refused_word(word: str) -> int:
    from quadrille.words import say
    from quadrille.words.faults import cut

    near = difflib.get_close_matches(word, COMMANDS, n=1)
    told = say("cli-unknown", word=cut(word), commands=", ".join(COMMANDS))
    print(f"{told} {say('cli-near', word=near[0])}" if near else told, file=sys.stderr)
    return REFUSED
