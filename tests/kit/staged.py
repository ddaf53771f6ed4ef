"""A sitting that lies on disk before the server starts: dealt, and spoken of as far as one wants.

A test that needs a rare deal has it laid out, and the person finds her table where it waits.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from tests.kit.deals import action, deal_out

from quadrille.game import A, E, Game, S, Setup, V
from quadrille.games import QUADRILLE
from quadrille.rules.actions import Action
from quadrille.seating import Acted, Chair
from quadrille.seats import NATURE, SEATS, Nature, Seat
from quadrille.server import store
from quadrille.server.doors import TOKEN_BYTES, digest
from quadrille.server.log import Begun, Logged, written

TOKEN: Final = "a5" * TOKEN_BYTES
"""What the person's browser must bring to have her chair."""

NAMES: Final = ("Anna", "Ben", "Carla", "Dan", "Eve", "Finn", "Greta")


def stage(folder: Path, rules: str, *hands: str, said: str, **options: str) -> None:
    """Lay out a table of Quadrille: its first deal, and the script of what was said.

    The person deals, so that the bots speak first and she has the last word.
    """
    todo: list[Action] = [deal_out(*hands), *map(action, said.split())]
    lay_out(folder, QUADRILLE, Setup(rules, len(SEATS), options), "thumb", todo)


def lay_out(
    folder: Path,
    game: Game[S, A, E, V],
    setup: Setup,
    bot: str,
    todo: Sequence[A],
    *,
    chairs: int = len(SEATS),
    dealer: int = 0,
    beat: float = 0.0,
) -> None:
    """Lay out a table of seat 0 and bots at which so much was done."""
    begun = Begun(
        game=game.key,
        setup=setup,
        chairs=(Chair(NAMES[0]), *(Chair(name, bot) for name in NAMES[1:chairs])),
        holders=(digest(TOKEN), *[""] * (chairs - 1)),
        dealer=Seat(dealer),
        beat=beat,
        secret="staged",
    )
    kept = _keep(folder, [begun, *_entries(game, begun, todo)])
    # A thread of its own, for the loop that drives the browser runs in this one.
    with ThreadPoolExecutor() as aside:
        aside.submit(asyncio.run, kept).result()


def _entries(game: Game[S, A, E, V], begun: Begun, todo: Sequence[A]) -> list[Acted]:
    """One entry for each announcement, which may be of several words."""
    sitting = game.begin(begun.setup, len(begun.chairs), begun.dealer)
    entries: list[Acted] = []
    lines: tuple[str, ...] = ()
    for each in todo:
        who = game.turn(sitting)
        assert who is not None
        lines = (*lines, game.write_line(who, each))
        sitting, _ = game.apply(sitting, who, each)
        if not game.is_unfinished(sitting):
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
