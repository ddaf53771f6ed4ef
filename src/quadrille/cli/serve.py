"""`quadrille serve`: serve tables on this machine."""

from __future__ import annotations

from pathlib import Path

from quadrille.server import serving
from quadrille.table import BEAT
from quadrille.words import say


def serve(
    *,
    host: str = serving.HOST,
    port: int | None = None,
    home: Path | None = None,
    beat: float = BEAT,
) -> int:
    """Serve tables until told to stop.

    Parameters
    ----------
    host
        The address to listen at; the machine's own by default.
    port
        The port to listen at; $PORT, or 8421.
    home
        The folder for sittings; $QUADRILLE_HOME, or the user's own.
    beat
        Seconds from one action to the next, at least.
    """
    return serving.serve(host=host, port=port, home=home, beat=beat, on_ready=_told)


def _told(address: str) -> None:
    print(f"{say('host-serving', address=address)}\n{say('host-stop')}", flush=True)
