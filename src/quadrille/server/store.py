"""The log on disk: SQLite, appended to and never changed.

An append returns when its entry is safely on the disk, and not before. What waits is written
together. Whether a log is whole is decided in `seals.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from quadrille.errors import Damaged, Unusable
from quadrille.server import seals
from quadrille.server.seals import NO_LOG, Entry, Tail, sealed

FILE: Final = "sittings.sqlite3"
"""The log's name in its folder."""

FORM: Final = sa.MetaData()
"""The form of the log; `migrations` brings an older one to it."""

ENTRIES: Final = sa.Table(
    "entries",
    FORM,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("line", sa.String, nullable=False),
    sa.Column("seal", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("table_id", "seq", name="one_after_another"),
)

NEWEST: Final = "0001"
"""The last of the migrations."""

_PRAGMAS: Final = (
    # No other process may write, or read what is half done.
    "PRAGMA locking_mode=EXCLUSIVE",
    "PRAGMA busy_timeout=0",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
)


class Store:
    """An open log."""

    def __init__(self, path: Path, engine: AsyncEngine, tails: dict[str, Tail]) -> None:
        """Take an engine that is connected; use `opened`."""
        self.path = path
        self._engine = engine
        self._tails = tails
        self._waiting: list[tuple[str, int, str, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, table: str, at: int, line: str) -> None:
        """Keep a line; raises `Unusable` or `Damaged`, and then it is not kept."""
        kept = asyncio.get_running_loop().create_future()
        self._waiting.append((table, at, line, kept))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        # Whoever no longer waits has not undone what is being written.
        await asyncio.shield(kept)

    async def lines(self, table: str) -> list[str]:
        """The lines of a table, in order."""
        wanted = sa.select(ENTRIES.c.line).where(ENTRIES.c.table_id == table)
        async with self._engine.connect() as connection:
            return [*(await connection.execute(wanted.order_by(ENTRIES.c.seq))).scalars()]

    async def begun_with(self, part: str) -> dict[str, int]:
        """Tables whose first line holds some text, and when each got its last; the latest first."""
        first, last = ENTRIES.alias(), sa.func.max(ENTRIES.c.at).label("last")
        wanted = (
            sa.select(ENTRIES.c.table_id, last)
            .join(first, first.c.table_id == ENTRIES.c.table_id)
            .where(first.c.seq == 0, first.c.line.contains(part, autoescape=True))
            .group_by(ENTRIES.c.table_id)
            .order_by(sa.desc("last"))
        )
        async with self._engine.connect() as connection:
            return {str(table): int(at) for table, at in await connection.execute(wanted)}

    async def close(self) -> None:
        """Write what waits, and let go of the file."""
        if self._writer is not None:
            await self._writer
        await self._engine.dispose()

    async def _write(self) -> None:
        """Keep writing while anything waits; what came meanwhile goes together."""
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, []
                fault = await self._tried([(table, at, line) for table, at, line, _ in waiting])
                for *_, kept in waiting:
                    if fault is None:
                        kept.set_result(None)
                    else:
                        kept.set_exception(fault)
        finally:
            self._writer = None

    async def _tried(self, lines: Sequence[tuple[str, int, str]]) -> Damaged | Unusable | None:
        try:
            await self._keep(lines)
        except (Damaged, Unusable) as error:
            return error
        return None

    async def _keep(self, lines: Sequence[tuple[str, int, str]]) -> None:
        tails = dict(self._tails)
        entries: list[Entry] = []
        for table, at, line in lines:
            entry = sealed(tails.get(table, NO_LOG), table, at, line)
            tails[table] = Tail(entry.seq, entry.seal)
            entries.append(entry)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(sa.insert(ENTRIES), [_row(entry) for entry in entries])
        except SQLAlchemyError as error:
            raise _trouble(error, self.path) from error
        self._tails = tails


async def opened(folder: Path) -> Store:
    """The log in a folder, made if there is none; raises `Damaged` or `Unusable`."""
    path = folder / FILE
    _make(path)
    checked = seals.check(path)
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}", poolclass=sa.StaticPool, connect_args={"timeout": 0}
    )
    try:
        await _prepare(engine, checked.torn)
    except _TooNew as error:
        await engine.dispose()
        raise Unusable("store-too-new", where=str(path)) from error
    except SQLAlchemyError as error:
        await engine.dispose()
        raise _trouble(error, path) from error
    return Store(path, engine, checked.tails)


async def _prepare(engine: AsyncEngine, torn: int | None) -> None:
    async with engine.connect() as connection:
        for pragma in _PRAGMAS:
            await connection.exec_driver_sql(pragma)
        await connection.commit()
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)
        if torn is not None:
            await connection.execute(sa.delete(ENTRIES).where(ENTRIES.c.number == torn))


def _make(path: Path) -> None:
    """Only their owner may read the hands that lie in a log."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        if not path.is_file():
            raise Unusable("store-not-readable", where=str(path))
    except OSError as error:
        raise Unusable("store-not-readable", where=str(path)) from error


class _TooNew(Exception):
    """The log has a form that this program does not know."""


def _migrate(connection: sa.Connection) -> None:
    if sa.inspect(connection).has_table("alembic_version"):
        version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        if version == NEWEST:
            return
    # Imported only where it is needed: it takes half of the time in which a server starts.
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", "quadrille.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise _TooNew from error


def _row(entry: Entry) -> dict[str, str | int | bytes]:
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "at": entry.at,
        "line": entry.line,
        "seal": entry.seal,
    }


def _trouble(error: SQLAlchemyError, path: Path) -> Damaged | Unusable:
    if isinstance(error, DBAPIError) and error.orig is not None:
        return seals.trouble(error.orig, path)
    return Unusable("store-failed", where=str(path))
