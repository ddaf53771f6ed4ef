"""As much of msgspec as the scorekeeper's law asks for, where the real one cannot be loaded.

In the browser the law runs unchanged, and this stands in for the compiled package: values that
are equal when their fields are, copies with some fields changed, and JSON. The tests hold both
against each other, answer by answer.
"""

import dataclasses
import enum
import json as _json
import types
import typing


class Struct:
    """A value of named fields."""

    def __init_subclass__(
        cls, *, frozen=False, kw_only=False, cache_hash=False, tag_field=None, tag=None
    ):
        for name, value in list(vars(cls).items()):
            if isinstance(value, dict) and name in cls.__annotations__:
                setattr(cls, name, dataclasses.field(default_factory=dict))
        dataclasses.dataclass(frozen=frozen, kw_only=kw_only)(cls)
        cls._tag = None if tag is None else (tag_field or "type", tag)


def field(*, name):
    """A field that is written under another name."""
    return dataclasses.field(metadata={"name": name})


def _plain(value):
    """A value as JSON has it."""
    if isinstance(value, Struct):
        told = {} if value._tag is None else dict([value._tag])
        for each in dataclasses.fields(value):
            told[each.metadata.get("name", each.name)] = _plain(getattr(value, each.name))
        return told
    if isinstance(value, tuple | list):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    return value


def _made(kind, value):
    """What was read, as the field of a request has it."""
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return kind(value)
    return tuple(value) if typing.get_origin(kind) is tuple else value


def _encode(value):
    return _json.dumps(_plain(value), ensure_ascii=False, separators=(",", ":")).encode()


def _decode(text, *, type):
    kinds = typing.get_type_hints(type)
    return type(**{key: _made(kinds[key], value) for key, value in _json.loads(text).items()})


structs = types.SimpleNamespace(replace=dataclasses.replace)
json = types.SimpleNamespace(encode=_encode, decode=_decode)
