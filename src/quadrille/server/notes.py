"""What comes to an open table from outside, one after another."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from quadrille.server.line import Line


class Joined(Struct, frozen=True):
    """A client has connected and wants what came after a version."""

    line: Line
    after: int


class Left(Struct, frozen=True):
    """A client is gone."""

    line: Line


class Said(Struct, frozen=True):
    """A client has sent a message."""

    line: Line
    text: bytes


class Closing(Struct, frozen=True):
    """The server stops."""


Note: TypeAlias = Joined | Left | Said | Closing
