"""The protocol as TypeScript: `python -m geisterstunde.server.typescript` writes client/protocol.ts, and what else the
client takes from Python: shapes of what games tell and the folder of each game.

A Struct becomes an interface, a union a union. What the server says is complete unless its Struct leaves defaults out;
what a client says may leave out whatever has a default. Every game has a namespace of its own, because its words have
no game in their names.
"""

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as types

from geisterstunde.core.bounds import Plain
from geisterstunde.core.game import Game
from geisterstunde.core.words import GameEnded
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.server import bodies, look_back_words, protocol
from geisterstunde.server.deals import NewDeal
from geisterstunde.server.guides import GuideQuestion
from geisterstunde.server.puzzles import PuzzleAnswer, PuzzleQuestion
from geisterstunde.table.notes import AnyNote
from geisterstunde.table.words import AnyCommand, Command
from geisterstunde.texts.shapes import all_shapes

ROOT: Final = Path(__file__).parents[3]
PROTOCOL: Final = Path("client", "protocol.ts")
SHAPES: Final = Path("client", "src", "texts", "shapes.json")
GAME_FOLDERS: Final = Path("client", "src", "games", "folders.json")
HEADING: Final = """// Made from the Structs of src/geisterstunde by `make types`. Do not edit: change the Structs.
"""
ROOTS: Final = {
    "AnyNote": AnyNote,
    "AnyCommand": AnyCommand,
    "AnyFromClient": protocol.AnyFromClient,
    "AnyFromServer": protocol.AnyFromServer,
}
"""Unions by the names that a client uses; the bodies of HTTP come by themselves."""
FROM_CLIENT: Final = (
    protocol.FromClient,
    Command,
    bodies.NewTable,
    bodies.NewPerson,
    look_back_words.WhatIf,
    PuzzleAnswer,
    PuzzleQuestion,
    NewDeal,
    GuideQuestion,
)
"""What a client says: defaults may be left out."""
TOLD_BY_GAMES: Final = {
    "events": "readonly AnyEvent[]",
    "notes": "readonly AnyNote[]",
    "choices": "readonly AnyAction[]",
    "view": "AnyView | null",
    "action": "AnyAction",
    "did": "AnyAction | null",
    "tries": "AnyAction | null",
    "conclusions": "AnyConclusions",
}
"""Fields that hold the words of whichever game is played."""


def protocol_module() -> str:
    """All that crosses the wire, as one TypeScript module."""
    writer = TypeScriptWriter()
    writer.type_of(types.type_info(GameEnded))
    for name, union in ROOTS.items():
        writer.union(name, union)
    # Whoever else is loaded, the order is the same: those of bodies.py first, then module by module.
    for body in sorted(bodies.Body.__subclasses__(), key=lambda one: one.__module__.replace(bodies.__name__, "")):
        writer.type_of(types.type_info(body))
    for name in FOLDERS:
        writer.game(game_called(name))
    spaces = [namespace_of(game_called(name)) for name in FOLDERS]
    writer.parts += [f"export type {name} = {_joined(f'{space}.{part}' for space in spaces)};" for name, part in ANY]
    games = "\n".join(
        f"  {msgspec.json.encode(name).decode()}: {namespace_of(game_called(name))}.View;" for name in FOLDERS
    )
    writer.parts.append(f"/** The view of each game, by its name. */\nexport interface Views {{\n{games}\n}}")
    return HEADING + "\n" + "\n\n".join(writer.parts) + "\n"


ANY: Final = (
    ("AnyAction", "Action"),
    ("AnyEvent", "Event"),
    ("AnyView", "View"),
    ("AnyOptions", "Options"),
    ("AnyConclusions", "Conclusions"),
)


def namespace_of(game: Game) -> str:
    """The namespace of a game: its class."""
    return type(game).__name__


class TypeScriptWriter:
    """Writes each Struct once, after the Structs that it holds."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._written: dict[type, str] = {}
        self._own: set[str] = set()

    def union(self, name: str, union: Any) -> None:
        """A union by its name, and everything in it."""
        written = self.type_of(types.type_info(union))
        if written != name:
            self.parts.append(f"export type {name} = {written};")

    def game(self, game: Game) -> None:
        """The words of one game in its namespace; what all games share stays outside."""
        space = TypeScriptWriter()
        space._written = dict(self._written)
        for name, part in (
            ("Action", game.action_type),
            ("Event", game.event_type),
            ("Options", game.options_type),
            ("View", game.view_type),
            ("Conclusions", game.conclusions_type),
        ):
            space.union(name, part)
        inside = "\n\n".join(space.parts)
        indented = "\n".join(f"  {line}" if line else "" for line in inside.splitlines())
        self.parts.append(f"export namespace {namespace_of(game)} {{\n{indented}\n}}")

    def type_of(self, part: Any) -> str:
        """A type as TypeScript writes it."""
        match part:
            case types.Metadata(type=bare):
                return self.type_of(bare)
            case types.StructType():
                return self._struct(part)
            case types.UnionType(types=several):
                return _joined(self.type_of(one) for one in several)
            case types.LiteralType(values=values):
                return _joined(msgspec.json.encode(value).decode() for value in values)
            case types.TupleType(item_types=several):
                return f"readonly [{', '.join(self.type_of(one) for one in several)}]"
            case types.VarTupleType(item_type=one) | types.ListType(item_type=one):
                return f"readonly {_held(self.type_of(one))}[]"
            case types.DictType() if part == OF_ANY_GAME:
                return "Record<string, unknown>"
            case types.DictType(key_type=key, value_type=value):
                return self._record(key, value)
            case _:
                return PLAIN[type(part)]

    def _record(self, key: Any, value: Any) -> str:
        # JSON has no keys but texts; a key that is one of a few words need not be there.
        named = self.type_of(key) if isinstance(key, types.LiteralType) else "string"
        record = f"Record<{named}, {self.type_of(value)}>"
        return f"Partial<{record}>" if named != "string" else record

    def _struct(self, part: types.StructType) -> str:
        name = self._written.get(part.cls)
        if name is not None:
            return name
        name = part.cls.__name__
        if name in self._own:
            raise ValueError(f"two Structs are called {name}; rename one")
        self._written[part.cls] = name
        self._own.add(name)
        lines = [f"  {line}" for line in self._fields(part)]
        body = "\n".join(lines)
        told = f"/** {inspect.getdoc(part.cls)} */".replace("\n", "\n * ")
        self.parts.append(f"{told}\nexport interface {name} {{\n{body}\n}}")
        return name

    def _fields(self, part: types.StructType) -> Iterator[str]:
        if part.tag_field is not None:
            yield f"{part.tag_field}: {msgspec.json.encode(part.tag).decode()};"
        may_miss = part.cls.__struct_config__.omit_defaults or issubclass(part.cls, FROM_CLIENT)
        for field in part.fields:
            sign = "?" if not field.required and may_miss else ""
            of_game = TOLD_BY_GAMES.get(field.name) if _is_any(field.type) else None
            yield f"{field.encode_name}{sign}: {of_game or self.type_of(field.type)};"


PLAIN: Final = {
    types.AnyType: "unknown",
    types.RawType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


OF_ANY_GAME: Final = types.type_info(Plain)


def _is_any(part: Any) -> bool:
    """Whether the words of a game stand here, which Python does not name."""
    if part == OF_ANY_GAME:
        return True
    match part:
        case types.Metadata(type=bare):
            return _is_any(bare)
        case types.VarTupleType(item_type=one) | types.ListType(item_type=one):
            return _is_any(one)
        case types.DictType(value_type=value):
            return _is_any(value)
        case types.UnionType(types=several):
            return any(_is_any(one) for one in several)
        case _:
            return isinstance(part, types.AnyType | types.RawType)


def _joined(several: Any) -> str:
    return " | ".join(dict.fromkeys(several))


def _held(written: str) -> str:
    """A type as the element of an array."""
    return f"({written})" if " " in written else written


def as_json(content: Any) -> str:
    """A file of JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(content), indent=2).decode() + "\n"


def made_files() -> dict[Path, str]:
    """All that is made from the Structs, by the file of the repository it belongs in."""
    return {
        PROTOCOL: protocol_module(),
        SHAPES: as_json(all_shapes()),
        GAME_FOLDERS: as_json(FOLDERS),
    }


def main() -> None:
    """Write every file where it belongs."""
    for name, content in made_files().items():
        file = ROOT / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
        sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
