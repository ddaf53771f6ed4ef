"""A frame as it is sent: no longer than any other of its kind, whatever it tells."""

from __future__ import annotations

from typing import Final

import msgspec

from quadrille.seating import Explained, Frame
from quadrille.server import wire

BUCKET: Final = 256
"""Frames are filled up to a multiple of this, so that their length tells nothing."""


def framed(frame: Frame) -> bytes:
    """A frame as it is sent, filled up with blanks."""
    message = wire.write(
        wire.Frame(
            version=frame.version,
            point=frame.point,
            screen=msgspec.Raw(frame.screen),
            events=tuple(map(msgspec.Raw, frame.events)),
            book=None if frame.book is None else msgspec.Raw(frame.book),
            reasons=None if frame.reasons is None else tuple(map(_explained, frame.reasons)),
        )
    )
    return message.ljust(-(-len(message) // BUCKET) * BUCKET)


def _explained(told: Explained) -> wire.Explained:
    why, *also = told.whys
    return wire.Explained(
        chair=told.chair, actions=(msgspec.Raw(told.action),), why=why, also=tuple(also)
    )
