"""What every test may lean on: Hypothesis's settings, Chromium, the built client."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT: Final = Path(__file__).resolve().parent.parent
CLIENT: Final = ROOT / "src" / "quadrille" / "server" / "static"

CHROMIUM_FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
"""A browser started as root on a machine without a screen, which calls nobody."""

# Where a user would read a stand-in, a test finds the missing sentence.
os.environ["QUADRILLE_STRICT_WORDS"] = "1"

# A busy machine is no fault of the program's, so no example has a deadline. Every run draws
# the same examples; `make test-all` draws others, and more of them.
_UNHURRIED: Final = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("few", _UNHURRIED, derandomize=True, max_examples=50)
settings.register_profile("many", _UNHURRIED, max_examples=1000)
settings.load_profile(os.environ.get("QUADRILLE_EXAMPLES", "few"))


@pytest.fixture(scope="session")
def chromium() -> Path:
    """The Chromium to drive: QUADRILLE_CHROMIUM if that is set, else the machine's own."""
    named = os.environ.get("QUADRILLE_CHROMIUM")
    for name in (named,) if named else ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    _do_without(
        "Chromium was not found: install Debian's package chromium, or set QUADRILLE_CHROMIUM"
    )


@pytest.fixture(scope="module")
def browser(chromium: Path) -> Iterator["Browser"]:
    """A running Chromium; a test opens its own page in it, and closes it.

    Playwright's event loop runs as long as this lives, and beside it no other can: a worker that
    goes on to other modules must have ended it.
    """
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=str(chromium), args=list(CHROMIUM_FLAGS)
        )
        yield running
        running.close()


@pytest.fixture(scope="session")
def built_client() -> Path:
    """The folder with the built browser client."""
    if not (CLIENT / "index.html").is_file():
        _do_without("The browser client is not built: run `make client`")
    return CLIENT


def _do_without(why: str) -> NoReturn:
    """Skip the test and say why; where a browser is required, as in CI, fail instead."""
    if os.environ.get("QUADRILLE_REQUIRE_BROWSER") == "1":
        pytest.fail(why, pytrace=False)
    pytest.skip(why)
