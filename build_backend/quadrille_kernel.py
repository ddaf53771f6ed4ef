"""Building the C++ kernel, with whatever compiler the machine offers.

Nothing but the standard library is used here, so that the build backend, the
Makefile and a plain checkout can all call it:

    python build_backend/quadrille_kernel.py build       into the source tree, what has changed
    python build_backend/quadrille_kernel.py lacks-cxx   has this machine no C++ compiler?

CMake, Ninja and nanobind must lie beside this Python or on the PATH. Where the
machine has no compiler, the PyPI package `ziglang` is one, if it is installed.
"""

import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

__all__ = [
    "ZIG_PACKAGE",
    "build_in_place",
    "kernel_is_wanted",
    "lacks_compiler",
    "main",
    "use_zig",
]

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "src"

ZIG_PACKAGE = "ziglang>=0.15,<0.16"

_COMPILERS = ("c++", "g++", "clang++")


def kernel_is_wanted() -> bool:
    """The kernel is built unless the builder asked to do without: the reference is slower."""
    return os.environ.get("QUADRILLE_SKIP_KERNEL") != "1"


def lacks_compiler() -> bool:
    """The PyPI package is wanted when the machine has no C++ compiler."""
    named = os.environ.get("CXX", "").split()
    return not any(shutil.which(name) for name in (*named[:1], *_COMPILERS))


def use_zig() -> None:
    """Where there is no compiler, CMake is shown zig's, by shell scripts of one line."""
    if not lacks_compiler():
        return
    if importlib.util.find_spec("ziglang") is None:
        sys.exit(
            "The kernel needs a C++ compiler. Install g++ or clang, or pip install ziglang,\n"
            "or set QUADRILLE_SKIP_KERNEL=1 to do without."
        )
    folder = ROOT / "build" / "zig"
    folder.mkdir(parents=True, exist_ok=True)
    for name, word in (("cxx", "c++"), ("ar", "ar"), ("ranlib", "ranlib")):
        script = folder / name
        script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m ziglang {word} "$@"\n')
        script.chmod(0o755)
    os.environ["CXX"] = str(folder / "cxx")
    os.environ["CMAKE_ARGS"] = " ".join(
        [
            os.environ.get("CMAKE_ARGS", ""),
            f"-DCMAKE_AR={folder / 'ar'}",
            f"-DCMAKE_RANLIB={folder / 'ranlib'}",
        ]
    ).strip()


def build_in_place(*, fresh: bool) -> None:
    """The built kernel lies in the source tree, beside the Python that calls it.

    A fresh build forgets what an earlier one found, as it must where the tools lay in a
    temporary environment.
    """
    if not kernel_is_wanted():
        return
    use_zig()
    build = ROOT / "build" / f"kernel-{sys.implementation.cache_tag}-{platform.machine()}"
    configure = [
        "cmake",
        *("-S", str(ROOT), "-B", str(build)),
        *(["--fresh"] if fresh else []),
        *(["-G", "Ninja"] if shutil.which("ninja") else []),
        f"-DPython_EXECUTABLE={sys.executable}",
        f"-Dnanobind_DIR={_nanobind()}",
        *os.environ.get("CMAKE_ARGS", "").split(),
    ]
    _must(configure)
    _must(["cmake", "--build", str(build), "--parallel"])
    _must(["cmake", "--install", str(build), "--prefix", str(PACKAGES)])


def _nanobind() -> str:
    command = [sys.executable, "-m", "nanobind", "--cmake_dir"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _must(command: Sequence[str]) -> None:
    """Run a command that may not fail; what it says is shown only if it does."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        sys.stderr.buffer.write(done.stdout)
        sys.exit(f"the kernel could not be built: '{command[0]}' ended with {done.returncode}")


def main(words: Sequence[str]) -> int:
    """Answer one of the commands in this module's docstring."""
    match list(words):
        case ["build"]:
            build_in_place(fresh=False)
        case ["lacks-cxx"]:
            return 0 if kernel_is_wanted() and lacks_compiler() else 1
        case _:
            sys.exit(__doc__)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
