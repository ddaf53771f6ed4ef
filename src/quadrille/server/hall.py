"""All tables of this server: begun, found again after a restart, and closed."""

from __future__ import annotations

import asyncio
import logging
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Final, Protocol

from quadrille.errors import BadOption, Damaged, QuadrilleError
from quadrille.game import SEED_BYTES, A, AnyGame, E, Game, S, Setup, Stream, V
from quadrille.seating import Chair
from quadrille.seats import Seat
from quadrille.server import wire
from quadrille.server.clock import Clock
from quadrille.server.log import Begun, folded, logged, written
from quadrille.server.notes import Closing, Note
from quadrille.server.store import Store
from quadrille.server.tables import Hosted
from quadrille.server.thinking import Thinkers
from quadrille.table import BEAT, opened
from quadrille.words import say

MOST_LISTED: Final = 12
"""Tables that a browser is told of, the latest first."""

_log: Final = logging.getLogger(__name__)


class AnyHosted(Protocol):
    """An open table, whatever is played there."""

    key: str
    notes: asyncio.Queue[Note]

    def chair_of(self, holder: str | None) -> Seat | None:
        """The chair that the digest of a token holds."""
        ...

    def listed(self, chair: Seat, touched: int) -> wire.Listed:
        """How the table stands, as a chair sees it."""
        ...

    async def run(self) -> None:
        """Carry the table on."""
        ...


class Hall:
    """The tables of this server."""

    def __init__(
        self, games: Sequence[AnyGame], store: Store, clock: Clock, *, beat: float = BEAT
    ) -> None:
        """A hall whose tables lie in a log; each is opened when it is asked for."""
        self._games = {game.key: game for game in games}
        self._store = store
        self._clock = clock
        self._beat = beat
        self._thinkers = Thinkers(clock)
        self._hosted: dict[str, AnyHosted] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opening = asyncio.Lock()

    def setups(self) -> wire.Setups:
        """What can be played here."""
        return wire.Setups(
            games=tuple(
                wire.GameOffered(
                    key=game.key,
                    least=game.least,
                    most=game.most,
                    offers=game.offers,
                )
                for game in self._games.values()
            )
        )

    async def begin(self, opening: wire.Opening, holder: str) -> str:
        """Open a table for one person and bots; its key. Raises `BadOption`, or as the store."""
        game = self._game(opening)
        chance = Stream(secrets.token_bytes(SEED_BYTES))
        chairs = 1 + len(opening.bots)
        setup, dealer = game.with_types(_Agree(opening.setup, chairs, chance))
        begun = Begun(
            game=game.key,
            setup=setup,
            chairs=_chairs(opening),
            holders=(holder, *("" for _ in opening.bots)),
            dealer=dealer,
            beat=self._beat,
            secret=secrets.token_hex(SEED_BYTES),
        )
        key = secrets.token_hex(8)
        hosted = game.with_types(_Open(self, key, begun, []))
        await self._store.append(key, self._clock.today(), written(begun))
        self._carry_on(hosted)
        return key

    async def find(self, key: str) -> AnyHosted | None:
        """A table that was opened here once; raises `Damaged` if its log makes no sense."""
        async with self._opening:
            if key not in self._hosted:
                lines = await self._store.lines(key)
                if not lines:
                    return None
                self._carry_on(self._restored(key, lines))
            return self._hosted[key]

    async def held(self, holder: str) -> wire.Tables:
        """The tables at which somebody has a chair."""
        found: list[wire.Listed] = []
        for key, touched in (await self._store.begun_with(holder)).items():
            try:
                hosted = await self.find(key)
            except Damaged as error:
                _log.error("%s", error)
                continue
            chair = hosted.chair_of(holder) if hosted is not None else None
            if hosted is not None and chair is not None and len(found) < MOST_LISTED:
                found.append(hosted.listed(chair, touched))
        return wire.Tables(tables=tuple(found))

    async def close(self) -> None:
        """Finish what is being done at each table, send the clients away, close the log."""
        for hosted in self._hosted.values():
            hosted.notes.put_nowait(Closing())
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self._thinkers.close()
        await self._store.close()

    def _game(self, opening: wire.Opening) -> AnyGame:
        game = self._games.get(opening.game)
        if game is None:
            raise _not_among("game", opening.game, tuple(self._games))
        chairs = 1 + len(opening.bots)
        if not game.least <= chairs <= game.most:
            raise _not_among("chairs", str(chairs), (f"{game.least}-{game.most}",))
        for bot in opening.bots:
            if bot not in game.bot_keys:
                raise _not_among("bot", bot, game.bot_keys)
        return game

    def _restored(self, key: str, lines: list[str]) -> AnyHosted:
        where = f"{self._store.path} {key}"
        try:
            begun = logged(lines[0])
            if isinstance(begun, Begun) and begun.game in self._games:
                return self._games[begun.game].with_types(_Open(self, key, begun, lines[1:]))
        except Damaged:
            raise
        except QuadrilleError as error:
            raise Damaged(where=where, number=0) from error
        raise Damaged(where=where, number=0)

    def _carry_on(self, hosted: AnyHosted) -> None:
        self._hosted[hosted.key] = hosted
        task = asyncio.create_task(hosted.run(), name=f"table {hosted.key}")
        task.add_done_callback(self._ended)
        self._tasks[hosted.key] = task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A table that fell over is opened anew from its log when it is next asked for."""
        key = task.get_name().removeprefix("table ")
        self._hosted.pop(key, None)
        self._tasks.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            _log.error("table %s ended", key, exc_info=task.exception())

    def hosted(
        self, game: Game[S, A, E, V], key: str, begun: Begun, lines: list[str]
    ) -> Hosted[S, A, E, V]:
        """A table as its log tells it."""
        sitting = game.begin(begun.setup, len(begun.chairs), begun.dealer)
        now = self._clock.now()
        table = opened(game, sitting, begun.chairs, beat=begun.beat, now=now)
        table = folded(table, lines, where=f"{self._store.path} {key}", now=now)
        return Hosted(
            key, begun, table, store=self._store, clock=self._clock, thinkers=self._thinkers
        )


class _Open:
    """Opens a table of any game."""

    def __init__(self, hall: Hall, key: str, begun: Begun, lines: list[str]) -> None:
        self._hall = hall
        self._key = key
        self._begun = begun
        self._lines = lines

    def __call__(self, game: Game[S, A, E, V], /) -> AnyHosted:
        return self._hall.hosted(game, self._key, self._begun, self._lines)


class _Agree:
    """Settles what a setup leaves open, in any game, and who deals first where that follows."""

    def __init__(self, setup: Setup, chairs: int, chance: Stream) -> None:
        self._setup = setup
        self._chairs = chairs
        self._chance = chance

    def __call__(self, game: Game[S, A, E, V], /) -> tuple[Setup, Seat]:
        return game.agree(self._setup, self._chairs, self._chance)


def _chairs(opening: wire.Opening) -> tuple[Chair, ...]:
    person = Chair(clean_name(opening.name))
    names = (n for n in say("host-bot-names").split() if _heard(n) != _heard(person.name))
    return (person, *(Chair(name, bot) for name, bot in zip(names, opening.bots, strict=False)))


def _heard(name: str) -> str:
    """What is left of a name where neither capitals nor accents are heard."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def clean_name(name: str) -> str:
    """A name as it is shown: no signs that cannot be seen, no blanks in a row."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if not plain or any(unicodedata.category(sign).startswith("C") for sign in plain):
        raise _not_among("name", ascii(name), (say("host-names-allowed"),))
    return plain


def _not_among(option: str, value: str, allowed: tuple[str, ...]) -> BadOption:
    facts = (("option", option), ("value", value), ("allowed", ", ".join(allowed)))
    return BadOption("option-value", facts=facts)
