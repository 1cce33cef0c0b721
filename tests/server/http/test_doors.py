"""Who may come in at all: names of the house, callers at the door, what a proxy says, and figures for the host."""

import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.hosts import is_ours
from geisterstunde.server.http.pages import PAGE
from tests.server.running import PATIENCE, Client, Server, server


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["refusal"]["key"]


# Names


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("localhost", True),
        ("LOCALHOST.:8018", True),
        ("127.0.0.1:8018", True),
        ("[::1]:8018", True),
        ("192.168.178.23:8018", True),
        ("[::ffff:192.168.178.23]:8018", True),
        ("ghosts.example", True),
        (socket.gethostname(), True),
        (None, True),
        ("evil.example", False),
        ("evil.example:8018", False),
        ("ghosts.example.evil.example", False),
        ("192.168.178.24:8018", False),
        ("0.0.0.0:8018", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        (":8018", False),
        ("[", False),
    ],
)
def test_the_house_answers_to_its_own_names_only(host: str | None, *, expected: bool) -> None:
    settings = Settings(address="https://ghosts.example")
    assert is_ours(host, "192.168.178.23", settings) is expected


def test_without_an_address_no_foreign_name_is_ours() -> None:
    assert not is_ours("", "127.0.0.1", Settings())
    assert not is_ours("ghosts.example", None, Settings())


@pytest.mark.parametrize(
    "path", ["/", "/manifest.webmanifest", "/api/games", "/api/tables/mola-kerin-tusol", "/metrics", "/schema"]
)
def test_a_name_that_was_made_to_lead_here_is_told_nothing(tmp_path: Path, path: str) -> None:
    with server(tmp_path, pages=PAGE) as house:
        assert refusal(house.ask("GET", path, headers={"host": "evil.example"})) == (421, "foreign-host")


def test_a_name_that_was_made_to_lead_here_founds_no_table_and_hears_none(tmp_path: Path) -> None:
    """To a browser the page of a stranger and the house are one then, so the origin fits."""
    with server(tmp_path) as house:
        foreign = {"host": "evil.example:8018", "origin": "http://evil.example:8018"}
        wish = {"game": "ghosts", "name": "Ada"}
        assert refusal(house.ask("POST", "/api/tables", json=wish, headers=foreign)) == (421, "foreign-host")
        answer = upgraded(house, house.found()["code"], "evil.example:8018")
        assert b"101 Switching" not in answer


def upgraded(house: Server, code: str, host: str) -> bytes:
    """What is answered to a WebSocket that names this host."""
    lines = [
        f"GET /api/tables/{code}/play HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    ]
    with closing(socket.create_connection(("127.0.0.1", house.running.port), timeout=PATIENCE)) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        return line.recv(4096)


def test_a_name_that_the_host_says_is_answered(tmp_path: Path) -> None:
    with server(tmp_path, address="http://ghosts.example:8018") as house:
        assert house.ask("GET", "/api/games", headers={"host": "ghosts.example:8018"}).status_code == 200


# Proxies


@pytest.mark.parametrize(
    ("headers", "counted"),
    [
        ([("x-real-ip", "10.0.0.{n}")], False),
        ([("x-real-ip", "10.0.0.1")], True),
        ([("x-forwarded-for", "10.0.0.1"), ("x-real-ip", "10.0.0.{n}")], True),
        ([("x-forwarded-for", "10.0.0.{n}"), ("x-real-ip", "10.0.0.1")], True),
        ([("x-forwarded-for", "6.6.6.6, 10.0.0.{n}"), ("x-real-ip", "10.0.0.{n}")], False),
    ],
    ids=["real", "same", "real-made-up", "forwarded-made-up", "agreed"],
)
def test_a_proxy_may_say_who_calls_by_x_real_ip(
    tmp_path: Path, headers: list[tuple[str, str]], *, counted: bool
) -> None:
    """Where the two headers contradict each other one is made up, and nobody gets a purse of one's own by that."""
    with server(tmp_path, tables_an_hour=1, proxies=1) as house:
        for number in range(2, 4):
            said = [(name, value.format(n=number)) for name, value in headers]
            answer = house.ask("POST", "/api/tables", json={"game": "ghosts", "name": "A"}, headers=said)
        assert (answer.status_code == 429) is counted


def test_x_real_ip_cannot_be_made_up_without_a_proxy(tmp_path: Path) -> None:
    with server(tmp_path, tables_an_hour=1) as house:
        house.found()
        wish = {"game": "ghosts", "name": "A"}
        answer = house.ask("POST", "/api/tables", json=wish, headers={"x-real-ip": "10.0.0.7"})
        assert refusal(answer) == (429, "too-many-tables")


# Figures for the host


@pytest.mark.parametrize("header", ["x-real-ip", "x-forwarded-for", "forwarded", "via", "x-forwarded-host"])
def test_whoever_comes_through_a_proxy_reads_no_figures(tmp_path: Path, header: str) -> None:
    with server(tmp_path) as house:
        assert refusal(house.ask("GET", "/metrics", headers={header: "127.0.0.1"})) == (403, "metrics-forbidden")


@pytest.mark.parametrize("settings", [{"proxies": 1}, {"address": "https://ghosts.example"}])
def test_behind_a_proxy_figures_need_a_token(tmp_path: Path, settings: dict[str, Any]) -> None:
    """A proxy that adds nothing to a request looks like this machine."""
    with server(tmp_path, **settings) as house:
        assert refusal(house.ask("GET", "/metrics")) == (403, "metrics-forbidden")
    with server(tmp_path, metrics_token="boo", **settings) as house:
        assert house.ask("GET", "/metrics", headers={"authorization": "Bearer boo"}).status_code == 200


# Callers at the door


def test_so_many_silent_callers_of_one_address_wait_at_the_door(tmp_path: Path) -> None:
    with server(tmp_path, callers_of_address=3) as house:
        place = ("127.0.0.1", house.running.port)
        waiting = [socket.create_connection(place, timeout=PATIENCE) for _ in range(3)]
        house.guests += waiting
        with closing(socket.create_connection(place, timeout=PATIENCE)) as one_more:
            assert one_more.recv(4096).startswith(b"HTTP/1.1 429")
            assert one_more.recv(4096) == b""


def test_a_caller_who_leaves_makes_room_at_the_door(tmp_path: Path) -> None:
    with server(tmp_path, callers_of_address=1) as house:
        for _ in range(5):
            place = ("127.0.0.1", house.running.port)
            with closing(socket.create_connection(place, timeout=PATIENCE)) as caller:
                caller.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                assert caller.recv(4096).startswith(b"HTTP/1.1 200")
                while caller.recv(4096):
                    pass


def test_a_caller_who_has_begun_to_talk_waits_no_longer_at_the_door(tmp_path: Path) -> None:
    with server(tmp_path, callers_of_address=1) as house:
        table = house.found()
        talks = [house.enter(table["code"], table["token"]) for _ in range(3)]
        assert [talk.welcome["type"] for talk in talks] == ["welcome"] * 3


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_more_files_may_be_open_than_usual() -> None:
    """In a process of its own, in which few may be open at first."""
    program = """
import resource
from geisterstunde.server.hosting.open_files import let_open
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
print(let_open(100), resource.getrlimit(resource.RLIMIT_NOFILE)[0], let_open(80))
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told.split() == ["100", "100", "100"]


# Files of the page


def test_whoever_asks_too_often_still_gets_the_files_of_the_page(tmp_path: Path) -> None:
    with server(tmp_path, pages=PAGE, requests_a_minute=3) as house:
        while house.ask("GET", "/api/games").status_code == 200:
            pass
        assert [house.ask("GET", path).status_code for path in ("/", "/manifest.webmanifest", "/favicon.ico")] == [
            200
        ] * 3


def test_files_of_the_page_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with server(tmp_path, pages=PAGE, files_a_minute=3) as house:
        while house.ask("GET", "/manifest.webmanifest").status_code == 200:
            pass
        assert refusal(house.ask("GET", "/manifest.webmanifest")) == (429, "too-many-requests")
        assert house.ask("GET", "/api/games").status_code == 200


# Frames that say nothing


def ping_on(client: Client) -> None:
    """Ping until the server hangs up, or for long enough."""
    for _ in range(10_000):
        client.socket.ping()
        client.catch_up()


def test_whoever_only_pings_is_sent_away(tmp_path: Path) -> None:
    with server(tmp_path, messages_a_second=1, message_burst=20) as house:
        table = house.found()
        ada = house.enter(table["code"], table["token"])
        with pytest.raises(ConnectionClosed):
            ping_on(ada)


# The way in for friends


def test_friends_come_by_a_link_and_a_picture_of_it(tmp_path: Path) -> None:
    with server(tmp_path, pages=PAGE) as house:
        table = house.found()
        told = house.ask("GET", f"/api/tables/{table['code']}/invitation").json()
        assert told["link"] == table["link"]
        assert told["qr"].startswith("<svg")
