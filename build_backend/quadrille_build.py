"""The build backend: scikit-build-core, with the browser client built first.

scikit-build-core is here for the sake of the C++ kernel. Until that exists,
`wheel.cmake = false` in pyproject.toml makes it an ordinary packer of Python
files, and it asks for no compiler and no CMake. When the kernel comes, a
CMakeLists.txt is added, that line goes, and the binding generator joins
`build-system.requires`; a machine without a compiler is then looked after in
`_also_needed`, next to a machine without Node.
"""

from scikit_build_core import build as packer
from scikit_build_core.build import (
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import quadrille_web

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, list[str] | str]


def _also_needed() -> list[str]:
    """What this machine lacks and PyPI can lend for the time of the build."""
    if quadrille_web.client_is_wanted() and quadrille_web.lacks_node():
        return [quadrille_web.NODE_PACKAGE]
    return []


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    """What a build of this kind needs beyond `build-system.requires`."""
    return [*packer.get_requires_for_build_wheel(config_settings), *_also_needed()]


def get_requires_for_build_editable(config_settings: Settings | None = None) -> list[str]:
    """What a build of this kind needs beyond `build-system.requires`."""
    return [*packer.get_requires_for_build_editable(config_settings), *_also_needed()]


def get_requires_for_build_sdist(config_settings: Settings | None = None) -> list[str]:
    """What a build of this kind needs beyond `build-system.requires`."""
    return [*packer.get_requires_for_build_sdist(config_settings), *_also_needed()]


def build_wheel(
    wheel_directory: str,
    config_settings: Settings | None = None,
    metadata_directory: str | None = None,
) -> str:
    """A wheel carries the built client."""
    quadrille_web.build_client()
    return packer.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str,
    config_settings: Settings | None = None,
    metadata_directory: str | None = None,
) -> str:
    """An editable install finds the built client in the source tree."""
    quadrille_web.build_client()
    return packer.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings | None = None) -> str:
    """A source distribution carries the built client, so that nobody after it needs Node."""
    quadrille_web.build_client()
    return packer.build_sdist(sdist_directory, config_settings)
