"""The file of a score sheet: read whole, and written so that it is never half there."""

from __future__ import annotations

import os
from pathlib import Path

from quadrille.errors import Unusable
from quadrille.record import MOST_BYTES
from quadrille.scorekeeper import Sheet, as_text, from_text


def read(path: Path) -> Sheet | None:
    """The sheet in a file; none if there is no such file. Raises `Unreadable` or `Unusable`."""
    text = text_of(path)
    return None if text is None else from_text(text)


def text_of(path: Path) -> str | None:
    """What a file holds; none if it is not there or empty. Raises `Unusable`."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise Unusable("file-unread", where=str(path)) from error
    return content.decode("utf-8", "surrogateescape") if content.strip() else None


def save(path: Path, sheet: Sheet) -> None:
    """The sheet goes to disk beside the old one, and then takes its place at once."""
    write(path, as_text(sheet))


def write(path: Path, text: str) -> None:
    """A text takes the place of a file, whole or not at all; raises `Unusable`."""
    beside = path.with_name(f".{path.name}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        _sync_folder(path.parent)
    except (OSError, ValueError) as error:
        beside.unlink(missing_ok=True)
        raise Unusable("file-unwritten", where=str(path)) from error


def _sync_folder(folder: Path) -> None:
    """The new name is on disk too, where the system can say so."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
