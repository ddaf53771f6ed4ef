"""A cluster changes no number, even when a worker is killed in the middle."""

import importlib.util
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
import pytest
from tests.arena.test_arena import MATCH, changed

from quadrille.arena.playing import run
from quadrille.arena.sharing import backend
from quadrille.errors import BadOption

dask = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None,
    reason="the extra quadrille[cluster] is missing",
)

SLOW_START: Final = 60
"""Seconds that a scheduler and its workers may take to be there."""


def started(kind: str, *words: str) -> subprocess.Popen[bytes]:
    """A part of a cluster; its scheduler gives up what it sees a single worker die of."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *words]
    strict = os.environ | {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdout=quiet, stderr=quiet, env=strict)


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler on loopback with some workers: its address, and their processes."""
    file = folder / "scheduler.json"
    loopback = ("--host", "127.0.0.1", "--no-dashboard")
    every = [started("scheduler", *loopback, "--port", "0", "--scheduler-file", str(file))]
    try:
        until = time.monotonic() + SLOW_START
        while not (file.exists() and file.read_text().rstrip().endswith("}")):
            assert time.monotonic() < until
            time.sleep(0.05)
        address = msgspec.json.decode(file.read_bytes())["address"]
        own = ("--nthreads", "1", "--no-nanny", "--local-directory", str(folder))
        every += [started("worker", address, *loopback, *own) for _ in range(workers)]
        yield address, every[1:]
    finally:
        for process in every:
            process.kill()
            process.wait()


@dask
def test_a_killed_worker_loses_nothing_and_no_backend_changes_a_number(tmp_path: Path) -> None:
    match = changed(deals=60)
    alone = run(match)
    with cluster(tmp_path, 2) as (address, workers), backend(1, address) as found:
        from distributed import Client

        told: list[int] = []
        with Client(address) as watching:
            watching.wait_for_workers(2, timeout=SLOW_START)

            def kill_one(more: int) -> None:
                told.append(more)
                if len(told) == 3:
                    assert all(watching.processing().values())
                    os.kill(workers[0].pid, signal.SIGKILL)
                    workers[0].wait()

            shared = run(match, backend=found, progress=kill_one)
            assert len(watching.ncores()) == 1
    assert sum(told) == 60
    assert msgspec.json.encode(shared.tally) == msgspec.json.encode(alone.tally)
    assert sum(each.count for each in shared.times) == sum(each.count for each in alone.times)


@dask
def test_a_cluster_can_be_started_here() -> None:
    with backend(1, "local:2") as found:
        assert run(MATCH, backend=found).tally == run(MATCH).tally


@dask
@pytest.mark.parametrize("address", ["local:none", "local:0", "nowhere", "tcp://127.0.0.1:1"])
def test_a_cluster_that_is_not_there_is_told(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from quadrille.arena import cluster as module

    monkeypatch.setattr(module, "PATIENCE", 1)
    with pytest.raises(BadOption) as told, backend(1, address):
        pass
    assert told.value.code == "arena-no-cluster"


@dask
def test_a_worker_with_other_code_is_not_believed() -> None:
    from quadrille.arena.cluster import checked

    with pytest.raises(BadOption) as told:
        checked(len, range(3), "other")
    assert told.value.code == "arena-other-code"


def test_without_the_extra_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "quadrille.arena.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadOption) as told:
        backend(1, "tcp://127.0.0.1:1")
    assert told.value.code == "arena-no-dask"
