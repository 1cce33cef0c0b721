"""A house on a real port for those who mean harm: what no library would send, and a game to disturb."""

import random
import socket
from typing import Any

from tests.server.running import PATIENCE, Client, Server

GENEROUS: dict[str, Any] = {
    "requests_a_minute": 10**6,
    "joins_an_hour": 10**6,
    "messages_a_second": 10**6,
    "message_burst": 10**6,
}
PATH = "/api/tables/{}/games/0/"
INSIDE = ("Traceback", ".py", "site-packages", "/tmp", "/home", "/work", "litestar", "uvicorn", "sqlite", "msgspec")


def raw(house: Server, request: str, host: str | None = None) -> tuple[int, dict[str, str], str]:
    """What is answered to a request that no library would send: status, headers, body."""
    with socket.create_connection(("127.0.0.1", house.running.port), timeout=PATIENCE) as line:
        lines = [request, *([] if host == "" else [f"Host: {host or house.address}"]), "Connection: close", "", ""]
        line.sendall("\r\n".join(lines).encode("latin-1"))
        received = b""
        while part := line.recv(65536):
            received += part
    head, _, body = received.partition(b"\r\n\r\n")
    first, *fields = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (field.partition(": ") for field in fields)}
    return int(first.split()[1]), headers, body.decode(errors="replace")


def playing(house: Server, game: str = "ghosts", **more: Any) -> tuple[dict[str, Any], list[Client]]:
    """A table at which Ada and Ben play."""
    table = house.found(game, "Ada", **more)
    tokens = [table["token"], house.join(table["code"], "Ben")["token"]]
    people = [house.enter(table["code"], token) for token in tokens]
    assert people[0].do("start")["type"] == "done"
    return table, people


def play_on(people: list[Client], rng: random.Random) -> bool:
    """Everybody acts once who may; False when the game is over."""
    for client in people:
        client.catch_up(0.002)
        if client.choices:
            # Somebody else may have been faster: then it is refused, and that is fine.
            client.do("act", action=rng.choice(client.choices))
    return bool(people[0].sheet["phase"] != "over")
