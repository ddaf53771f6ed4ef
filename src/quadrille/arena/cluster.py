"""Chunks of blocks on a Dask cluster, such as `tcp://10.0.0.1:8786`, or on one started here.

The scheduler gives what a lost worker had to another. If a chunk sees several workers die the
scheduler gives it up; here it is handed out again, for a block kills nobody. A result that died
with its worker is played anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

from distributed import Client, Future, KilledWorker, LocalCluster

from quadrille.arena.results import code
from quadrille.arena.sharing import Backend
from quadrille.errors import BadOption

C = TypeVar("C")

LOCAL: Final = "local:"
"""Begins the address of a cluster that is started here, such as `local:2`."""

PATIENCE: Final = 30
"""Seconds that a scheduler has to answer."""

TRIES: Final = 20
"""How often a chunk is handed out, however many workers it sees die."""


@contextmanager
def on_cluster(address: str) -> Iterator[Backend]:
    """A cluster by its address; raises `BadOption` if it does not answer."""
    with _client(address) as client:
        yield _shared(client)


@contextmanager
def _client(address: str) -> Iterator[Client]:
    if not address.startswith(LOCAL):
        try:
            found = Client(address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise BadOption("arena-no-cluster", facts=(("address", address),)) from error
        with found as client:
            yield client
        return
    workers = address.removeprefix(LOCAL)
    if not workers.isdecimal() or not int(workers):
        raise BadOption("arena-no-cluster", facts=(("address", address),))
    here = LocalCluster(n_workers=int(workers), threads_per_worker=1, dashboard_address=None)
    with here as cluster, Client(cluster) as client:
        yield client


def _shared(client: Client) -> Backend:
    def each(play: Callable[[range], C], chunks: Sequence[range], /) -> Iterator[C]:
        own = code()

        def handed_out(chunk: range) -> Future[C]:
            return client.submit(checked, play, chunk, own, pure=False)

        futures = [handed_out(chunk) for chunk in chunks]
        for at, chunk in enumerate(chunks):
            for _ in range(TRIES):
                try:
                    yield futures[at].result()
                    break
                except KilledWorker:
                    futures[at] = handed_out(chunk)
            else:
                raise BadOption("arena-workers-die", facts=(("tries", str(TRIES)),))
            # What is had need not be kept there.
            futures[at].release()

    return each


def checked(play: Callable[[range], C], chunk: range, own: str) -> C:
    """Play a chunk, if this worker plays as those who asked; raises `BadOption`."""
    if code() != own:
        raise BadOption("arena-other-code", facts=(("own", own), ("found", code())))
    return play(chunk)
