"""The log: what is kept stays kept, what is torn is cut, what is damaged is left alone."""

import asyncio
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from quadrille.errors import Damaged, Unusable
from quadrille.server import seals, store
from quadrille.server.seals import Tail

LINES: Final = 12
PAGE: Final = 4096
FRAME: Final = PAGE + 24


def _written(folder: Path, lines: int = LINES) -> Path:
    """A log that was closed as it should be."""

    async def write() -> None:
        log = await store.opened(folder)
        for number in range(lines):
            await log.append("ab"[number % 2], number, f"line {number} " + "x" * 40)
        await log.close()

    asyncio.run(write())
    return folder / store.FILE


def _crashed(folder: Path, lines: int = LINES, closed_after: int = 0) -> Path:
    """A log as it lies there when the server was killed: its journal is still apart."""
    folder.mkdir(parents=True, exist_ok=True)
    living = folder.parent / f"{folder.name}-living"
    if closed_after:
        _written(living, closed_after)

    async def write() -> None:
        log = await store.opened(living)
        for number in range(closed_after, lines):
            await log.append("ab"[number % 2], number, f"line {number} " + "x" * 40)
        for file in living.iterdir():
            shutil.copy(file, folder / file.name)
        await log.close()

    asyncio.run(write())
    return folder / store.FILE


def _journal(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def _all_lines(folder: Path) -> dict[str, list[str]]:
    async def read() -> dict[str, list[str]]:
        log = await store.opened(folder)
        lines = {table: await log.lines(table) for table in "ab"}
        await log.close()
        return lines

    return asyncio.run(read())


def _count(lines: dict[str, list[str]]) -> int:
    return sum(map(len, lines.values()))


# What is kept


def test_what_is_appended_is_there_after_a_restart(tmp_path: Path) -> None:
    path = _written(tmp_path)
    lines = _all_lines(tmp_path)
    assert [line.split()[1] for line in lines["a"]] == ["0", "2", "4", "6", "8", "10"]
    assert seals.check(path).torn is None


def test_what_is_appended_is_there_after_the_process_was_killed(tmp_path: Path) -> None:
    _crashed(tmp_path / "log")
    assert _count(_all_lines(tmp_path / "log")) == LINES


def test_many_tables_write_together(tmp_path: Path) -> None:
    async def write() -> list[int]:
        log = await store.opened(tmp_path)
        await asyncio.gather(*(log.append(f"t{n % 20}", n, str(n)) for n in range(400)))
        counts = [len(await log.lines(f"t{n}")) for n in range(20)]
        await log.close()
        return counts

    assert asyncio.run(write()) == [20] * 20
    assert len(seals.check(tmp_path / store.FILE).tails) == 20


def test_only_the_owner_may_read_it(tmp_path: Path) -> None:
    async def modes() -> set[int]:
        log = await store.opened(tmp_path / "new")
        await log.append("a", 0, "x")
        found = {stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "new").iterdir()}
        await log.close()
        return found

    assert asyncio.run(modes()) == {0o600}
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_each_write_waits_for_the_disk(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        log = await store.opened(tmp_path)
        async with log._engine.connect() as connection:
            names = ("synchronous", "journal_mode", "locking_mode")
            found = [(await connection.exec_driver_sql(f"PRAGMA {n}")).scalar() for n in names]
        await log.close()
        return found

    assert asyncio.run(pragmas()) == [2, "wal", "exclusive"]


def test_a_table_is_found_by_what_its_first_line_holds(tmp_path: Path) -> None:
    async def find() -> dict[str, int]:
        log = await store.opened(tmp_path)
        for table, at, line in (
            ("one", 1, "held by 100%"),
            ("two", 2, "held by 1000"),
            ("six", 3, "held by 100%"),
            ("one", 9, "held by nobody"),
        ):
            await log.append(table, at, line)
        found = await log.begun_with("100%")
        await log.close()
        return found

    assert list(asyncio.run(find()).items()) == [("one", 9), ("six", 3)]


def test_the_migrations_make_the_form_that_the_store_speaks_of(tmp_path: Path) -> None:
    path = _written(tmp_path)
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), store.FORM) == []
        newest = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    engine.dispose()
    assert newest == store.NEWEST


# A torn end is cut


@pytest.mark.parametrize("step", [13, pytest.param(1, marks=pytest.mark.slow)])
def test_a_journal_cut_at_any_byte_of_its_last_entry_loses_that_entry_alone(
    tmp_path: Path, step: int
) -> None:
    path = _crashed(tmp_path / "log", closed_after=LINES - 2)
    journal = _journal(path)
    content = journal.read_bytes()
    whole = seals.check(path).tails
    journal.write_bytes(content[:-FRAME])
    before = seals.check(path).tails
    assert sum(tail.seq + 1 for tail in whole.values()) == LINES
    assert sum(tail.seq + 1 for tail in before.values()) == LINES - 1
    for length in range(len(content) - FRAME, len(content), step):
        journal.write_bytes(content[:length])
        checked = seals.check(path)
        assert (checked.tails, checked.torn) == (before, None)


@pytest.mark.parametrize("cut", [1, 23, 24, 25, 2000, FRAME - 1])
def test_after_a_torn_journal_the_log_goes_on(tmp_path: Path, cut: int) -> None:
    path = _crashed(tmp_path / "log")
    _journal(path).write_bytes(_journal(path).read_bytes()[:-cut])
    assert _count(_all_lines(tmp_path / "log")) == LINES - 1

    async def go_on() -> None:
        log = await store.opened(tmp_path / "log")
        await log.append("b", 99, "again")
        await log.close()

    asyncio.run(go_on())
    assert _all_lines(tmp_path / "log")["b"][-1] == "again"
    assert seals.check(path).torn is None


def test_a_last_entry_cut_at_any_byte_is_cut_off(tmp_path: Path) -> None:
    path = _written(tmp_path)
    whole = _all_lines(tmp_path)
    for length in range(len(whole["b"][-1])):
        with closing(sqlite3.connect(path)) as log:
            log.execute(
                "UPDATE entries SET line = substr(line, 1, ?) WHERE number = ?", (length, LINES)
            )
            log.commit()
        assert seals.check(path).torn == LINES
    assert _all_lines(tmp_path) == {"a": whole["a"], "b": whole["b"][:-1]}
    assert seals.check(path).torn is None


# Damage stops it, and nothing is overwritten


def _contents(folder: Path) -> dict[str, bytes]:
    return {
        file.name: file.read_bytes()
        for file in folder.iterdir()
        if not file.name.endswith("-shm") and file.stat().st_size > 0
    }


def _is_refused(folder: Path, kind: type[Damaged] | type[Unusable]) -> None:
    before = _contents(folder)
    with pytest.raises(kind):
        asyncio.run(store.opened(folder))
    assert _contents(folder) == before


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET line = line || ' ' WHERE number = 5",
        "UPDATE entries SET at = at + 1 WHERE number = 5",
        "UPDATE entries SET table_id = 'c' WHERE number = 5",
        "UPDATE entries SET seq = 77 WHERE number = 5",
        "UPDATE entries SET seal = zeroblob(16) WHERE number = 5",
        "UPDATE entries SET line = NULL || 'x', line = 7 WHERE number = 5",
        "DELETE FROM entries WHERE number = 5",
        "DELETE FROM entries WHERE number = 1",
        "UPDATE entries SET number = 99 WHERE number = 5",
    ],
)
def test_a_changed_entry_before_the_end_is_damage(tmp_path: Path, damage: str) -> None:
    path = _written(tmp_path)
    with closing(sqlite3.connect(path)) as log:
        log.execute(damage)
        log.commit()
    _is_refused(tmp_path, Damaged)


def test_damage_is_told_by_the_number_of_the_entry(tmp_path: Path) -> None:
    path = _written(tmp_path)
    with closing(sqlite3.connect(path)) as log:
        log.execute("UPDATE entries SET line = 'x' WHERE number = 5")
        log.commit()
    with pytest.raises(Damaged) as damaged:
        seals.check(path)
    assert (damaged.value.where, damaged.value.number) == (str(path), 5)


def _flips(size: int, count: int, seed: int) -> Iterator[tuple[int, int]]:
    chance = Random(seed)
    for _ in range(count):
        yield chance.randrange(size), 1 << chance.randrange(8)


def test_a_flipped_bit_never_changes_what_is_read(tmp_path: Path) -> None:
    path = _written(tmp_path, lines=60)
    content = path.read_bytes()
    whole = seals.check(path).tails
    told = 0
    for place, bit in _flips(len(content), 400, seed=1):
        path.write_bytes(content[:place] + bytes([content[place] ^ bit]) + content[place + 1 :])
        try:
            checked = seals.check(path)
        except (Damaged, Unusable):
            told += 1
        else:
            _whole_but_for_the_last(checked, whole, entries=60)
    assert told > 50


def _whole_but_for_the_last(checked: seals.Checked, whole: dict[str, Tail], entries: int) -> None:
    """A flip where nothing is written is no harm; one in the last entry cuts it."""
    if checked.torn is None:
        assert checked.tails == whole
    else:
        assert checked.torn == entries


def test_a_flipped_bit_in_the_journal_loses_no_entry_unseen(tmp_path: Path) -> None:
    path = _crashed(tmp_path / "log")
    journal = _journal(path)
    content = journal.read_bytes()
    whole = seals.check(path).tails
    for place, bit in _flips(len(content) - 2 * FRAME, 300, seed=2):
        damaged = content[:place] + bytes([content[place] ^ bit]) + content[place + 1 :]
        journal.write_bytes(damaged)
        try:
            assert seals.check(path).tails == whole, place
        except (Damaged, Unusable):
            assert journal.read_bytes() == damaged


def test_a_damaged_journal_stops_the_server(tmp_path: Path) -> None:
    path = _crashed(tmp_path / "log")
    content = bytearray(_journal(path).read_bytes())
    content[len(content) // 2] ^= 1
    _journal(path).write_bytes(content)
    _is_refused(tmp_path / "log", Damaged)


def test_a_journal_that_is_used_again_from_its_start_is_no_damage(tmp_path: Path) -> None:
    # SQLite begins its journal anew when it has been copied over; old frames lie behind new ones.
    folder, living = tmp_path / "log", tmp_path / "living"
    folder.mkdir()

    async def write() -> None:
        log = await store.opened(living)
        for number in range(40):
            await log.append("a", number, "y" * 3000)
        async with log._engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(FULL)")
        for number in range(5):
            await log.append("a", number, "z")
        for file in living.iterdir():
            shutil.copy(file, folder / file.name)
        await log.close()

    asyncio.run(write())
    assert _journal(folder / store.FILE).stat().st_size > 40 * FRAME
    assert seals.check(folder / store.FILE).tails["a"].seq == 44


@pytest.mark.parametrize("part", ["file", "page", "journal"])
def test_what_is_zeroed_is_left_alone(tmp_path: Path, part: str) -> None:
    path = _crashed(tmp_path / "log") if part == "journal" else _written(tmp_path / "log")
    file = _journal(path) if part == "journal" else path
    content = bytearray(file.read_bytes())
    start = PAGE if part == "page" else 0
    end = 2 * PAGE if part == "page" else len(content)
    content[start:end] = bytes(end - start)
    file.write_bytes(content)
    _is_refused(tmp_path / "log", Unusable if part == "file" else Damaged)


def test_a_shortened_file_is_damage(tmp_path: Path) -> None:
    path = _written(tmp_path, lines=60)
    path.write_bytes(path.read_bytes()[: 2 * PAGE])
    _is_refused(tmp_path, Damaged)


# What is not ours, and what cannot be used


def _why_unusable(folder: Path) -> str:
    with pytest.raises(Unusable) as refused:
        asyncio.run(store.opened(folder))
    return refused.value.code


def test_another_file_of_that_name_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / store.FILE).write_text("my notes\n" * 50)
    assert _why_unusable(tmp_path) == "store-not-a-log"
    assert (tmp_path / store.FILE).read_text() == "my notes\n" * 50


def test_another_program_s_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / store.FILE
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.commit()
    before = path.read_bytes()
    assert _why_unusable(tmp_path) == "store-not-a-log"
    assert path.read_bytes() == before


def test_a_folder_in_the_place_of_the_log_is_told(tmp_path: Path) -> None:
    (tmp_path / store.FILE).mkdir()
    assert _why_unusable(tmp_path) == "store-not-readable"


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("")
    assert _why_unusable(tmp_path / "home") == "store-not-readable"


def test_a_log_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = _written(tmp_path)
    with closing(sqlite3.connect(path)) as log:
        log.execute("UPDATE alembic_version SET version_num = '9999'")
        log.commit()
    assert _why_unusable(tmp_path) == "store-too-new"


def test_two_servers_do_not_write_one_log(tmp_path: Path) -> None:
    async def both() -> None:
        log = await store.opened(tmp_path)
        try:
            with pytest.raises(Unusable) as refused:
                await store.opened(tmp_path)
            assert refused.value.code == "store-in-use"
        finally:
            await log.close()

    asyncio.run(both())


def test_an_empty_file_becomes_a_log(tmp_path: Path) -> None:
    (tmp_path / store.FILE).touch()
    assert _all_lines(tmp_path) == {"a": [], "b": []}


def test_on_a_full_disk_nothing_is_half_kept(tmp_path: Path) -> None:
    async def fill() -> int:
        log = await store.opened(tmp_path)
        async with log._engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA max_page_count=8")
        kept, code = 0, ""
        while not code:
            try:
                await log.append("a", kept, "x" * 1000)
                kept += 1
            except Unusable as error:
                code = error.code
        assert code == "store-full"
        async with log._engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA max_page_count=1000")
        await log.append("a", kept, "there is room again")
        await log.close()
        return kept

    kept = asyncio.run(fill())
    lines = _all_lines(tmp_path)["a"]
    assert len(lines) == kept + 1
    assert lines[-1] == "there is room again"


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        (sqlite3.SQLITE_READONLY, "store-read-only"),
        (sqlite3.SQLITE_READONLY | 1 << 8, "store-read-only"),
        (sqlite3.SQLITE_CANTOPEN, "store-not-readable"),
        (sqlite3.SQLITE_IOERR | 4 << 8, "store-failed"),
        (sqlite3.SQLITE_FULL, "store-full"),
    ],
)
def test_faults_of_the_disk_are_told_apart(fault: int, code: str) -> None:
    error = sqlite3.OperationalError("as SQLite tells it")
    error.sqlite_errorcode = fault
    told = seals.trouble(error, Path("log"))
    assert isinstance(told, Unusable)
    assert told.code == code
