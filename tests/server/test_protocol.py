"""Every message that crosses the wire."""

from typing import Any, get_args

import msgspec
import pytest

from geisterstunde.core.words import Refusal
from geisterstunde.server import protocol
from geisterstunde.server.protocol import (
    AnyFromClient,
    AnyFromServer,
    Done,
    FromClient,
    FromServer,
    No,
    heard_from,
    said,
)
from geisterstunde.table.words import Act, Undo


def kinds(base: type[msgspec.Struct]) -> set[Any]:
    """All messages of one direction that the file defines."""
    return {
        one for one in vars(protocol).values() if isinstance(one, type) and issubclass(one, base) and one is not base
    }


def test_no_message_of_a_client_is_forgotten() -> None:
    assert set(get_args(AnyFromClient)) == kinds(FromClient)


def test_no_message_of_the_server_is_forgotten() -> None:
    assert set(get_args(AnyFromServer)) == kinds(FromServer)


@pytest.mark.parametrize(
    "message",
    [
        protocol.Hello(token="t", last=3, lang="en", sentences=True),
        protocol.Do(id="1", command=Undo()),
        protocol.Do(id="1", command=Act({"do": "move"})),
        protocol.Ping(n=7),
    ],
)
def test_what_a_client_says_survives_json(message: protocol.AnyFromClient) -> None:
    assert heard_from(msgspec.json.encode(message)) == message


@pytest.mark.parametrize("message", [Done(id="1", number=3), No(id=None, refusal=Refusal("no-json"), sentence="…")])
def test_what_the_server_says_survives_json(message: FromServer) -> None:
    assert msgspec.json.decode(said(message), type=AnyFromServer) == message


def test_the_messages_have_a_schema() -> None:
    _, parts = msgspec.json.schema_components([AnyFromClient, AnyFromServer])
    assert {"Hello", "Do", "Ping", "Welcome", "Heard", "Done", "No", "Present", "Pong", "Bye", "News"} <= set(parts)


def test_every_message_is_told_by_its_type() -> None:
    tags = [one.__struct_config__.tag for one in (*get_args(AnyFromClient), *get_args(AnyFromServer))]
    assert len(set(tags)) == len(tags)
