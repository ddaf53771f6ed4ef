"""A sitting that lies on disk before the server starts: dealt, and spoken of as far as one wants.

A test that needs a rare deal has it laid out, and the person finds her table where it waits.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from tests.kit.deals import action, deal_out

from quadrille.game import Setup
from quadrille.games import QUADRILLE
from quadrille.rules.actions import Action
from quadrille.seating import Acted, Chair
from quadrille.seats import NATURE, SEATS, Nature, Seat
from quadrille.server import store
from quadrille.server.doors import TOKEN_BYTES, digest
from quadrille.server.log import Begun, Logged, written

TOKEN: Final = "a5" * TOKEN_BYTES
"""What the person's browser must bring to have her chair."""

CHAIRS: Final = (Chair("Anna"), *(Chair(name, "thumb") for name in ("Ben", "Carla", "Dan")))


def stage(folder: Path, rules: str, *hands: str, said: str, **options: str) -> None:
    """Lay out a table of seat 0 and three bots: its first deal, and the script of what was said.

    The person deals, so that the bots speak first and she has the last word.
    """
    begun = Begun(
        game=QUADRILLE.key,
        setup=Setup(rules, len(SEATS), options),
        chairs=CHAIRS,
        holders=(digest(TOKEN), "", "", ""),
        dealer=Seat(0),
        beat=0.0,
        secret="staged",
    )
    kept = _keep(folder, [begun, *_entries(begun, hands, said)])
    # A thread of its own, for the loop that drives the browser runs in this one.
    with ThreadPoolExecutor() as aside:
        aside.submit(asyncio.run, kept).result()


def _entries(begun: Begun, hands: tuple[str, ...], said: str) -> list[Acted]:
    """One entry for each announcement, which may be of several words."""
    sitting = QUADRILLE.begin(begun.setup, len(SEATS), begun.dealer)
    todo: list[Action] = [deal_out(*hands), *map(action, said.split())]
    entries: list[Acted] = []
    lines: tuple[str, ...] = ()
    for each in todo:
        who = QUADRILLE.turn(sitting)
        assert who is not None
        lines = (*lines, QUADRILLE.write_line(who, each))
        sitting, _ = QUADRILLE.apply(sitting, who, each)
        if not QUADRILLE.is_unfinished(sitting):
            entries.append(Acted(chair=_chair(who), id=None, lines=lines))
            lines = ()
    assert lines == (), "something was said by half"
    return entries


def _chair(who: Seat | Nature) -> Seat | None:
    return None if who is NATURE else who


async def _keep(folder: Path, entries: list[Logged]) -> None:
    log = await store.opened(folder)
    for entry in entries:
        await log.append("staged", 0, written(entry))
    await log.close()
