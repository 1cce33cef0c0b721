"""Nothing from outside is endless: every text, list and map in what a client may say has a greatest length."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import inspect as types

from geisterstunde.core.bounds import Plain
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called, names
from geisterstunde.server import protocol
from geisterstunde.server.http.routes import application
from geisterstunde.server.service import Service
from geisterstunde.server.socket.wire import Wires
from geisterstunde.table.words import AnyCommand


def endless(part: Any, path: str, seen: tuple[type, ...] = ()) -> Iterator[str]:
    """The fields in a type whose length nothing limits."""
    match part:
        case types.StructType(cls=cls, fields=fields):
            if cls not in seen:
                for field in fields:
                    yield from endless(field.type, f"{path}.{field.name}", (*seen, cls))
        case types.UnionType(types=several):
            for one in several:
                yield from endless(one, path, seen)
        case types.TupleType(item_types=several):
            for place, one in enumerate(several):
                yield from endless(one, f"{path}[{place}]", seen)
        case types.VarTupleType() | types.ListType() | types.SetType() | types.FrozenSetType():
            yield from [path] if part.max_length is None else []
            yield from endless(part.item_type, f"{path}[]", seen)
        case types.DictType(key_type=key, value_type=value):
            yield from [path] if part.max_length is None else []
            yield from endless(key, f"{path}{{}}", seen)
            yield from endless(value, f"{path}{{}}", seen)
        case types.StrType() | types.BytesType():
            yield from [path] if part.max_length is None else []
        case types.AnyType() | types.RawType():
            yield path
        case types.Metadata(type=inner):
            yield from endless(inner, path, seen)


def endless_in(kind: Any) -> list[str]:
    return list(endless(types.type_info(kind), "$"))


class Loose(msgspec.Struct):
    """What the check has to find."""

    words: str
    any: dict[str, Any]
    fine: Annotated[str, msgspec.Meta(max_length=3)]
    rows: Annotated[tuple[str, ...], msgspec.Meta(max_length=3)]


def test_the_check_finds_what_is_endless() -> None:
    assert endless_in(Loose) == ["$.words", "$.any", "$.any{}", "$.any{}", "$.rows[]"]


def bodies_of_requests() -> list[Any]:
    """Every body that a route takes, as its handler says it."""
    house = application(Service(None, None), Wires(32_768, 262_144, 2))  # type: ignore[arg-type]
    found = {
        field.annotation
        for route in house.routes
        for handler in getattr(route, "route_handlers", ())
        for name, field in handler.parsed_fn_signature.parameters.items()
        if name == "data"
    }
    return sorted(found, key=str)


def test_the_bodies_of_all_routes_are_found() -> None:
    wanted = {"NewTable", "NewPerson", "NewDeal", "PuzzleAnswer", "PuzzleQuestion", "GuideQuestion", "WhatIf"}
    assert {kind.__name__ for kind in bodies_of_requests()} >= wanted


@pytest.mark.parametrize(
    "kind",
    [protocol.AnyFromClient, AnyCommand, *bodies_of_requests()],
    ids=lambda kind: str(kind)[-30:],
)
def test_nothing_that_a_client_says_is_endless(kind: Any) -> None:
    assert endless_in(kind) == []


@pytest.mark.parametrize("name", names())
def test_no_option_and_no_action_of_a_game_is_endless(name: str) -> None:
    game = game_called(name)
    assert endless_in(game.options_type) + endless_in(game.action_type) == []


@pytest.mark.parametrize("name", names())
def test_every_action_of_a_game_fits_into_what_a_client_may_say(name: str) -> None:
    for action in game_called(name).catalogue:
        plain = msgspec.to_builtins(action)
        assert msgspec.convert(plain, Plain) == plain


@pytest.mark.parametrize("psychics", [[1] * 4030, [*range(1, 30), 1]])
def test_more_psychics_than_there_are_are_refused_before_anybody_counts_them(psychics: list[int]) -> None:
    with pytest.raises(Refused, match="bad-option"):
        game_called("rest-in-peace").options_from({"psychics": psychics})


@pytest.mark.parametrize(
    "options",
    [
        {"psychics": [1] * 4030},
        {str(number): 0 for number in range(700)},
        {"start": "x" * 7000},
        {"start": [[[[["deep"]]]]]},
        {"levels": 10**40},
    ],
    ids=["list", "map", "text", "depth", "number"],
)
def test_endless_options_are_refused_as_no_message_of_ours(options: dict[str, Any]) -> None:
    command = {"do": "choose-game", "game": "rest-in-peace", "players": 2, "options": options}
    with pytest.raises(msgspec.ValidationError):
        protocol.heard_from(msgspec.json.encode({"type": "do", "id": "1", "command": command}))
