"""The protocol in print: a document for people and types for the browser client.

Both are made from the messages in `wire.py` and from the shapes that a game names, and are
committed; a test compares them with what is written here anew.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import pairwise
from types import UnionType
from typing import (
    Annotated,
    Final,
    NewType,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Meta, Struct

from quadrille.game import AnyGame
from quadrille.server import wire

TYPES_FILE: Final = "web/src/protocol.gen.ts"
_TYPES_OF: Final = "web/src/{key}/protocol.gen.ts"
DOCUMENT_FILE: Final = "docs/protocol.md"

MESSAGES: Final[Mapping[str, object]] = {"FromClient": wire.FromClient, "ToClient": wire.ToClient}
"""What goes over a table's socket."""

BODIES: Final[Mapping[str, object]] = {
    "Setups": wire.Setups,
    "Opening": wire.Opening,
    "Opened": wire.Opened,
    "Tables": wire.Tables,
    "Denied": wire.Denied,
}
"""What goes over HTTP."""

_PLAIN: Final[Mapping[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
}

_HEAD: Final = (
    "// Made from server/wire.py and the game's shapes by `quadrille docs`; not edited.\n"
)

_Made: TypeAlias = type[Struct] | type[StrEnum]


def documents(usual: AnyGame, *others: AnyGame) -> dict[str, str]:
    """What is generated, by the file that holds it, named from the root of the project.

    The messages are told with the shapes of the usual game; each other game has its shapes in a
    file and a section of its own.
    """
    printer = _printed(usual, {**usual.shapes, **MESSAGES, **BODIES})
    beside = {game.key: _printed(game, game.shapes) for game in others}
    files = {_TYPES_OF.format(key=key): printed.types() for key, printed in beside.items()}
    return {
        TYPES_FILE: printer.types(),
        **files,
        DOCUMENT_FILE: "\n".join([_document(printer), *map(_beside, beside, beside.values())]),
    }


def _printed(game: AnyGame, shapes: Mapping[str, object]) -> _Printer:
    return _filled(_Printer(game.most if game.least == game.most else None), shapes)


def types_of(shapes: Mapping[str, object], *, head: str, chairs: int | None) -> str:
    """Types of TypeScript for some shapes and all that they are made of, under a first line."""
    return _filled(_Printer(chairs), shapes).types(head)


def _filled(printer: _Printer, shapes: Mapping[str, object]) -> _Printer:
    for name, shape in shapes.items():
        printer.alias(name, shape)
    return printer


class _Printer:
    """Types of Python told as types of TypeScript; each that is met is printed once."""

    def __init__(self, chairs: int | None) -> None:
        self.chairs = chairs
        self.aliases: dict[str, str] = {}
        self.made: dict[str, _Made] = {}
        self.numbers: set[str] = set()

    def alias(self, name: str, shape: object) -> None:
        told = self.tell(shape)
        if told != name:
            self.aliases[name] = told

    def tell(self, kind: object) -> str:
        """A type, and everything that it is made of noted for print."""
        if kind in _PLAIN:
            return _PLAIN[kind]
        if isinstance(kind, NewType):
            self.numbers.add(str(kind.__name__))
            return str(kind.__name__)
        if isinstance(kind, type) and issubclass(kind, Struct | StrEnum):
            return self._note(kind)
        return self._compound(get_origin(kind), get_args(kind))

    def _compound(self, origin: object, parts: tuple[object, ...]) -> str:
        if origin is Annotated:
            titles = [part.title for part in parts[1:] if isinstance(part, Meta) and part.title]
            return titles[0] if titles else self.tell(parts[0])
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.tell(part) for part in parts))
        if origin is dict:
            return f"Readonly<Record<{self.tell(parts[0])}, {self.tell(parts[1])}>>"
        if origin is tuple and parts[-1] is Ellipsis:
            told = self.tell(parts[0])
            return f"readonly ({told})[]" if "|" in told or " " in told else f"readonly {told}[]"
        if origin is tuple:
            return f"readonly [{', '.join(self.tell(part) for part in parts)}]"
        raise TypeError(f"no way to print {origin} {parts}")

    def _note(self, kind: _Made) -> str:
        name = kind.__name__
        if name not in self.made:
            self.made[name] = kind
            if issubclass(kind, Struct):
                for field in _fields(kind).values():
                    self.tell(field)
        assert self.made[name] is kind, f"two types are called {name}"
        return name

    def types(self, head: str = _HEAD) -> str:
        """The file for the browser client."""
        numbers = [_number(name, self.chairs) for name in sorted(self.numbers)]
        made = [self.declaration(name) for name in self.made]
        aliases = [f"export type {name} =\n  {told};\n" for name, told in self.aliases.items()]
        return "\n".join([head, *numbers, *made, *aliases])

    def declaration(self, name: str) -> str:
        """One type in full."""
        kind = self.made[name]
        lead = _comment(_first_line(kind), "")
        if issubclass(kind, StrEnum):
            values = " | ".join(f"'{member.value}'" for member in kind)
            return f"{lead}export type {name} =\n  {values};\n"
        lines = [f"{lead}export interface {name} {{"]
        tag = kind.__struct_config__.tag
        if tag is not None:
            lines.append(f"  readonly t: '{tag}';")
        notes = attribute_notes(kind)
        for field, told in _fields(kind).items():
            if field in notes:
                lines.append(_comment(notes[field], "  ").rstrip("\n"))
            lines.append(f"  readonly {field}: {self.tell(told)};")
        return "\n".join([*lines, "}", ""])


def _fields(kind: type[Struct]) -> dict[str, object]:
    """Fields as they are written, with their types, in their order."""
    hints: dict[str, object] = get_type_hints(kind, include_extras=True)
    return {field.encode_name: hints[field.name] for field in msgspec.structs.fields(kind)}


def _number(name: str, chairs: int | None) -> str:
    values = "number" if chairs is None else " | ".join(map(str, range(chairs)))
    return f"export type {name} = {values};\n"


def _comment(text: str, indent: str) -> str:
    return f"{indent}/** {text} */\n" if text else ""


def _first_line(kind: type) -> str:
    """The first paragraph of what a type says of itself."""
    text = inspect.cleandoc(kind.__doc__ or "")
    return " ".join(text.split("\n\n")[0].split())


def attribute_notes(kind: type) -> dict[str, str]:
    """What stands beneath each attribute of a class."""
    source = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    (body,) = (node.body for node in source.body if isinstance(node, ast.ClassDef))
    notes: dict[str, str] = {}
    for attribute, note in pairwise(body):
        match attribute, note:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                notes[name] = " ".join(text.split())
            case _:
                pass
    return notes


def _document(printer: _Printer) -> str:
    """The document for people."""
    told = [_INTRODUCTION, _LIMITS.format(**_limits()), "## From the client\n"]
    told += _messages(printer, _members(wire.FromClient))
    told.append("## To the client\n")
    told += _messages(printer, _members(wire.ToClient))
    told.append("## Over HTTP\n")
    told.append(_ROUTES)
    told += _messages(printer, BODIES.values())
    rest = [name for name in printer.made if printer.made[name] not in _told_above()]
    told.append("## What they are made of\n")
    told += _shapes(printer, rest)
    return "\n".join(told)


def _beside(key: str, printer: _Printer) -> str:
    """What another game puts in the place of the shapes told before."""
    return "\n".join([_BESIDE.format(key=key), *_shapes(printer, list(printer.made))])


def _shapes(printer: _Printer, names: list[str]) -> Iterator[str]:
    yield "```ts\n" + "\n".join(_shape(printer, name) for name in names) + "```\n"
    aliases = [f"type {name} = {what};" for name, what in printer.aliases.items()]
    yield "```ts\n" + "\n".join(aliases) + "\n```\n"


def _limits() -> dict[str, int]:
    return {
        "bytes": wire.LONGEST_MESSAGE,
        "depth": wire.DEEPEST_MESSAGE,
        "actions": wire.MOST_ACTIONS,
    }


def _told_above() -> list[object]:
    return [*_members(wire.FromClient), *_members(wire.ToClient), *BODIES.values()]


def _members(union: object) -> tuple[object, ...]:
    return get_args(union)


def _messages(printer: _Printer, kinds: Iterable[object]) -> list[str]:
    sections: list[str] = []
    for kind in kinds:
        assert isinstance(kind, type)
        assert issubclass(kind, Struct)
        tag = kind.__struct_config__.tag
        title = f"### `{tag}`" if tag is not None else f"### {kind.__name__}"
        lines = [title, "", _first_line(kind), ""]
        notes = attribute_notes(kind)
        if _fields(kind):
            lines += ["| field | type | |", "| --- | --- | --- |"]
        for field, told in _fields(kind).items():
            shape = printer.tell(told).replace("|", "\\|")
            lines.append(f"| `{field}` | `{shape}` | {notes.get(field, '')} |")
        sections.append("\n".join([*lines, ""]))
    return sections


def _shape(printer: _Printer, name: str) -> str:
    return printer.declaration(name).replace("export ", "")


_INTRODUCTION: Final = """\
# The protocol

Made from `src/quadrille/server/wire.py` by `quadrille docs`; not edited.

A client opens a table over HTTP and plays over one WebSocket, `/api/tables/{id}/socket`, with
the query `after=N` for the version that it saw last (-1, or nothing, for none). The cookie that
`POST /api/tables` sets says which chair is its own; the page must come from this server.

Messages are JSON objects told apart by `t`. On connecting, `welcome` comes first and a whole
`frame` second. After that each public action brings one frame. Frames end in blanks, so that
their length tells nothing.

What the holder of a called card may answer in silence is hushed: it is accepted at once, but
nobody is shown anything, save the holder, who is asked what she does; and after a time that does
not hang on her, nor on whether there is such a holder, everybody gets one frame with all that
has become so. The version then grows by two. Meanwhile everything that anybody else sends for
the old decision, or guesses for the next, is refused as `stale`.

Between two deals, whatever the view lists under `claims` may be sent as an `act` by anybody; the
decision point stays the same, and who is ready remains so. `ready` ends the rest.

`hint` is answered by `hinted`, and `meter` by `metered`, or either by `refused`: to the asker
alone, and while the table goes on. A hint is made from what the asker sees, the meter from what an
onlooker sees. That a hint was asked for is kept, and told of the chair in `people` once the deal is
settled. Why the bots did what they did is told with each frame of a settled deal, and in no other.

Every `act` and `ready` is answered by `accepted`, which comes only
after the action is safely kept, or by `refused`, which means that nothing has changed. A client
that is cut off sends an unanswered message again under the same `id`: it is done once and
answered as often as it is sent. When a chair is opened elsewhere, the older socket is closed
with the code 4001.
"""

_LIMITS: Final = """\
A message from a client has at most {bytes} bytes, {depth} brackets within brackets and {actions}
actions, and no field that is not named here.
"""

_BESIDE: Final = """\
## Where the game is `{key}`

A table whose `welcome` names this game shows and takes these in the place of the above.
"""

_ROUTES: Final = """\
| request | answer |
| --- | --- |
| `GET /health` | `{"ok":true}` |
| `GET /api/setups` | Setups |
| `GET /api/tables` | Tables |
| `POST /api/tables` with Opening | 201 Opened, or 4xx Denied |
"""
