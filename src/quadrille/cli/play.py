"""`quadrille play`: serve a table on this machine and open it in a browser."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path

from quadrille.server import serving
from quadrille.table import BEAT
from quadrille.words import say


def play(
    *,
    port: int | None = None,
    home: Path | None = None,
    beat: float = BEAT,
    browser: bool = True,
) -> int:
    """Play in the browser against three bots.

    Parameters
    ----------
    port
        The port to listen at; $PORT, or 8421.
    home
        The folder for sittings; $QUADRILLE_HOME, or the user's own.
    beat
        Seconds from one action to the next, at least.
    browser
        Whether to open a browser, where there is a display.
    """

    def told(address: str) -> None:
        print(f"{say('host-serving', address=address)}\n{say('host-stop')}", flush=True)
        if browser and has_display():
            # A browser that takes its time must not keep the server from answering it.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return serving.serve(port=port, home=home, beat=beat, on_ready=told)


def has_display() -> bool:
    """Whether a browser would have a screen to open on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
