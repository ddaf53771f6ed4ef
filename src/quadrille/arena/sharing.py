"""Blocks shared out among processes of this machine or of many: no result depends on which.

A backend plays chunks of blocks wherever it likes and hands them back in order. Each block is
drawn from its number, so a chunk that is lost with its process is simply played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol, TypeVar

from joblib import Parallel, delayed

from quadrille.errors import BadOption

C = TypeVar("C")
"""What a chunk of blocks comes to."""


class Backend(Protocol):
    """Where chunks of blocks are played."""

    def __call__(self, play: Callable[[range], C], chunks: Sequence[range], /) -> Iterator[C]:
        """Every chunk, in order."""
        ...


def on_this_machine(workers: int) -> Backend:
    """So many processes of this machine; one means this very process."""

    def each(play: Callable[[range], C], chunks: Sequence[range], /) -> Iterator[C]:
        if min(workers, len(chunks)) <= 1:
            return map(play, chunks)
        parallel = Parallel(n_jobs=min(workers, len(chunks)), return_as="generator")
        return iter(parallel(delayed(play)(chunk) for chunk in chunks))

    return each


def backend(workers: int, cluster: str | None) -> AbstractContextManager[Backend]:
    """Processes of this machine, or a cluster if one is named.

    Raises `BadOption` if there is nothing to reach a cluster with.
    """
    if cluster is None:
        return nullcontext(on_this_machine(workers))
    try:
        # An extra, which takes its time to import.
        from quadrille.arena.cluster import on_cluster
    except ModuleNotFoundError as missing:
        raise BadOption("arena-no-dask", facts=(("address", cluster),)) from missing
    return on_cluster(cluster)
