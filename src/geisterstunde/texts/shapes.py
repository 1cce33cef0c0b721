"""What JSON does not tell of actions and events, so that a client makes the same sentences of them as Python.

In JSON a Struct has no name and None has no fields. The shapes of a game say which Structs a field holds (`is`), or
holds inside a list (`has`), and what is inside of each; a field that is not named holds none.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect as types

from geisterstunde.core.game import Game
from geisterstunde.core.words import Action, Event
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.texts.flatten import SEAT_NAMES
from geisterstunde.texts.texts import kebab

Held = dict[str, dict[str, list[str]]]


class StructShape(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Struct that an action or an event holds."""

    item: str
    """The end of its message `item-…` in a list."""
    fields: list[str]
    tag: tuple[str, str] | None = None
    """Which field tells it from others, and what stands there; it is no argument."""
    holds: Held = {}


class GameShapes(msgspec.Struct, frozen=True):
    """The Structs of a game, and which of its actions and events hold them."""

    structs: dict[str, StructShape]
    actions: dict[str, Held]
    events: dict[str, Held]


def shapes_of(game: Game) -> GameShapes:
    """The shapes of a game."""
    structs: dict[str, StructShape] = {}
    return GameShapes(
        structs=structs,
        actions=dict(_tagged(game.action_type, Action, structs)),
        events=dict(_tagged(game.event_type, Event, structs)),
    )


def all_shapes() -> dict[str, Any]:
    """What a client needs for our own games; other people's bring theirs by `/api/games/{game}/texts/{language}`."""
    games = {name: shapes_of(game_called(name)) for name in FOLDERS}
    return {"seats": sorted(SEAT_NAMES), "games": games}


def _tagged(union: Any, base: type, structs: dict[str, StructShape]) -> Iterator[tuple[str, Held]]:
    """Each action or event that holds a Struct, by its tag."""
    for part in _parts(types.type_info(union)):
        if not (isinstance(part, types.StructType) and issubclass(part.cls, base)):
            raise TypeError(f"{part} is no {base.__name__}")
        if part.cls.__struct_config__.omit_defaults:
            raise TypeError(f"{part.cls.__name__} leaves defaults out, so JSON lacks its fields")
        held = _held(part, structs)
        if held:
            yield str(part.tag), held


def _held(struct: types.StructType, structs: dict[str, StructShape]) -> Held:
    held: Held = {}
    for field in struct.fields:
        directly = [_learn(part, structs) for part in _parts(field.type) if isinstance(part, types.StructType)]
        listed = [_learn(part, structs) for part in _listed(field.type)]
        found = {"is": directly} if directly else {}
        if listed:
            found["has"] = listed
        if found:
            held[field.encode_name] = found
    return held


def _learn(part: types.StructType, structs: dict[str, StructShape]) -> str:
    """Write a Struct down, once; its name."""
    name = part.cls.__name__
    if name not in structs:
        fields = [field.encode_name for field in part.fields]
        tag = None if part.tag_field is None else (part.tag_field, str(part.tag))
        structs[name] = StructShape(item=kebab(name), fields=fields, tag=tag, holds=_held(part, structs))
    return name


def _parts(part: Any) -> list[Any]:
    match part:
        case types.Metadata(type=bare):
            return _parts(bare)
        case types.UnionType(types=several):
            return [inner for one in several for inner in _parts(one)]
        case _:
            return [part]


def _listed(part: Any) -> Iterator[types.StructType]:
    """The Structs inside of lists, however deep."""
    for one in _parts(part):
        for item in _items(one):
            for inner in _parts(item):
                if isinstance(inner, types.StructType):
                    yield inner
            yield from _listed(item)


def _items(part: Any) -> list[Any]:
    match part:
        case types.VarTupleType(item_type=one) | types.ListType(item_type=one):
            return [one]
        case types.TupleType(item_types=several):
            return list(several)
        case _:
            return []
