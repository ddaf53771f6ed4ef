"""Bots that stand on another's library, which is loaded only when one of them is asked for."""

from __future__ import annotations

from typing import Final

from quadrille.bots import Bot, find_bot
from quadrille.errors import BadOption
from quadrille.openspiel.settings import KINDS, Named, Part, read

EXAMPLE: Final = "openspiel:all-100-0.5-visits-8:2000"


def find(name: str) -> Bot:
    """The bot of a name, of this house or from outside; raises `BadOption`."""
    if name.partition(":")[0] not in KINDS:
        return _of_this_house(name)
    named = read(name)
    if isinstance(named, Part):
        facts = (("bot", name), ("part", named.value), ("example", EXAMPLE))
        raise BadOption("arena-bot-openspiel", facts=facts)
    return _of_openspiel(named)


def _of_this_house(name: str) -> Bot:
    try:
        return find_bot(name)
    except BadOption as error:
        facts = (*error.facts, ("example", EXAMPLE))
        raise BadOption(f"arena-{error.code}", facts=facts) from error


def _of_openspiel(named: Named) -> Bot:
    try:
        from quadrille.openspiel.bot import OpenSpielIsmcts
    except ModuleNotFoundError as error:
        raise BadOption("arena-no-openspiel", facts=()) from error
    return OpenSpielIsmcts(named.settings, named.simulations, named.cards_only)
