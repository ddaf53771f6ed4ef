"""The build backend: scikit-build-core, with the browser client built first.

scikit-build-core runs CMake for the C++ kernel and packs it with the Python
files. What a machine lacks, Node or a C++ compiler, PyPI lends for the time of
the build. An editable install gets the kernel in the source tree, where a
rebuilt one (`make kernel`) takes its place with no new install.
"""

from scikit_build_core import build as packer
from scikit_build_core.build import (
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import quadrille_kernel
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


def _lent_for_client() -> list[str]:
    """Node, where this machine lacks it and the client is to be built."""
    if quadrille_web.client_is_wanted() and quadrille_web.lacks_node():
        return [quadrille_web.NODE_PACKAGE]
    return []


def _lent_for_kernel() -> list[str]:
    """A compiler, where this machine lacks one and the kernel is to be built."""
    if quadrille_kernel.kernel_is_wanted() and quadrille_kernel.lacks_compiler():
        return [quadrille_kernel.ZIG_PACKAGE]
    return []


def _without_cmake(settings: Settings | None) -> Settings:
    return {**(settings or {}), "wheel.cmake": "false", "wheel.py-api": "py3"}


def _tools(settings: Settings | None) -> Settings | None:
    """CMake and Ninja are asked for only if there is a kernel to build."""
    return settings if quadrille_kernel.kernel_is_wanted() else _without_cmake(settings)


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    """What a build of this kind needs beyond `build-system.requires`."""
    needed = packer.get_requires_for_build_wheel(_tools(config_settings))
    return [*needed, *_lent_for_client(), *_lent_for_kernel()]


def get_requires_for_build_editable(config_settings: Settings | None = None) -> list[str]:
    """What a build of this kind needs beyond `build-system.requires`."""
    needed = packer.get_requires_for_build_editable(_tools(config_settings))
    return [*needed, *_lent_for_client(), *_lent_for_kernel()]


def get_requires_for_build_sdist(config_settings: Settings | None = None) -> list[str]:
    """What a build of this kind needs beyond `build-system.requires`."""
    return [*packer.get_requires_for_build_sdist(config_settings), *_lent_for_client()]


def build_wheel(
    wheel_directory: str,
    config_settings: Settings | None = None,
    metadata_directory: str | None = None,
) -> str:
    """A wheel carries the built client and the kernel."""
    quadrille_web.build_client()
    if quadrille_kernel.kernel_is_wanted():
        quadrille_kernel.use_zig()
    return packer.build_wheel(wheel_directory, _tools(config_settings), metadata_directory)


def build_editable(
    wheel_directory: str,
    config_settings: Settings | None = None,
    metadata_directory: str | None = None,
) -> str:
    """An editable install finds the built client and the kernel in the source tree."""
    quadrille_web.build_client()
    quadrille_kernel.build_in_place(fresh=True)
    settings = _without_cmake(config_settings)
    return packer.build_editable(wheel_directory, settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings | None = None) -> str:
    """A source distribution carries the built client, so that nobody after it needs Node."""
    quadrille_web.build_client()
    return packer.build_sdist(sdist_directory, config_settings)
