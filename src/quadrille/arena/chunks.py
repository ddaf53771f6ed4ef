"""Blocks of deals shared out among processes, in an order that does not depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final, TypeVar

from joblib import Parallel, delayed

from quadrille.errors import BadOption

B = TypeVar("B")
"""One deal, played once from each seat."""

CHUNK: Final = 20
"""Blocks that a worker plays at a time."""

Progress = Callable[[int], None]
"""Told how many blocks are done."""


def played_in_chunks(
    play: Callable[[range], tuple[B, ...]], deals: int, workers: int, progress: Progress | None
) -> list[B]:
    """The blocks of so many deals, by their numbers, however many processes play at once."""
    starts = range(0, deals, CHUNK)
    chunks = [range(start, min(start + CHUNK, deals)) for start in starts]
    blocks: list[B] = []
    for some in _played(play, chunks, min(workers, len(chunks))):
        blocks.extend(some)
        if progress is not None:
            progress(len(blocks))
    return blocks


def _played(
    play: Callable[[range], tuple[B, ...]], chunks: Sequence[range], workers: int
) -> Iterator[tuple[B, ...]]:
    if workers <= 1:
        yield from map(play, chunks)
        return
    parallel = Parallel(n_jobs=workers, return_as="generator")
    yield from parallel(delayed(play)(chunk) for chunk in chunks)


def check_deals(deals: int) -> None:
    """A match has a deal; raises `BadOption`."""
    if deals < 1:
        raise BadOption("arena-no-deals", facts=(("deals", str(deals)),))


def check_bots(known: Collection[str], *wanted: str) -> None:
    """The bots are there; raises `BadOption`."""
    for key in wanted:
        if key not in known:
            facts = (("bot", key), ("allowed", ", ".join(known)))
            raise BadOption("bot-unknown", facts=facts)
