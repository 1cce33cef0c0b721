"""What somebody tries from outside who means harm, on a real port: other pages, strange requests, too much."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from websockets.exceptions import InvalidStatus

from geisterstunde.server.http.headers import SAFE_HEADERS
from geisterstunde.server.http.pages import PAGE
from tests.server.http.test_routes import refusal
from tests.server.running import Server, server
from tests.server.safe_house import GENEROUS, INSIDE, raw


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("safety"), pages=PAGE, **GENEROUS) as running:
        yield running


# Pages of strangers


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://127.0.0.1",
        "http://127.0.0.1.evil.example",
        "http://evil.example/127.0.0.1",
        "http://[",
        "http://[::1",
        "file://",
        "",
        "://",
    ],
)
def test_a_page_of_a_stranger_may_neither_found_nor_connect(house: Server, origin: str) -> None:
    table = house.found()
    answer = house.ask("POST", "/api/tables", json={"game": "ghosts", "name": "Eve"}, headers={"origin": origin})
    assert refusal(answer) == (403, "foreign-page")
    with pytest.raises(InvalidStatus, match="403"):
        house.talk(table["code"], additional_headers={"origin": origin})


def test_no_other_page_may_read_an_answer(house: Server) -> None:
    answer = house.ask("GET", "/api/games", headers={"origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize("method", ["OPTIONS", "TRACE", "PUT", "DELETE", "PATCH", "HEAD", "BREW"])
def test_other_methods_do_nothing(house: Server, method: str) -> None:
    status, headers, body = raw(house, f"{method} /api/tables HTTP/1.1")
    assert status in (204, 400, 405)
    assert "access-control-allow-origin" not in headers
    assert not [word for word in INSIDE if word in body]


# What is asked in a strange way


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../house.py",
        "/assets/..%2fhouse.py",
        "/assets/%2e%2e/%2e%2e/house.py",
        "/assets/%2e%2e%2f%2e%2e%2fhouse.py",
        "/assets/..\\house.py",
        "/assets//etc/passwd",
        "/assets/%00",
        "/assets/index.js%00.html",
        "/assets/texts/de.ftl",
        "/assets/__init__.py",
        "/assets/",
        "/assets",
        "//etc/passwd",
        "/api/../../etc/passwd",
        "/%",
        "/%ff%fe",
        "/" + "a" * 20_000,
    ],
)
def test_nothing_but_the_page_is_read_from_the_disk(house: Server, path: str) -> None:
    status, headers, body = raw(house, f"GET {path} HTTP/1.1")
    assert status in (400, 404, 414), body
    assert not [word for word in ("root:", "import ", "geisterstunde.server") if word in body]
    assert not [word for word in INSIDE if word in body]
    if status == 404:
        assert headers["content-security-policy"] == SAFE_HEADERS["content-security-policy"]


@pytest.mark.parametrize(
    "host", ["", "evil.example", "a b", "x:99999", "[::1]:x", "<script>", "a\tb", "127.0.0.1:1@evil"]
)
def test_a_strange_host_is_told_to_nobody(house: Server, host: str) -> None:
    status, _, body = raw(house, "GET /api/games HTTP/1.1", host)
    assert status in (400, 421)
    assert "evil" not in body
    assert "<script>" not in body


@pytest.mark.parametrize("host", ["<script>alert(1)</script>", 'x"y', "a/b", "evil.example#", "a@b"])
def test_no_link_is_made_of_a_host_that_cannot_be_one(house: Server, host: str) -> None:
    headers = {"host": host, "origin": f"http://{host}"}
    answer = house.ask("POST", "/api/tables", json={"game": "ghosts", "name": "Ada"}, headers=headers)
    assert answer.status_code in (400, 421)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/assets/page.js"),
        ("GET", "/assets/page.css"),
        ("GET", "/assets/nothing"),
        ("GET", "/favicon.ico"),
        ("GET", "/schema"),
        ("GET", "/schema/swagger"),
        ("GET", "/metrics"),
        ("GET", "/healthz"),
        ("GET", "/api/tables/no-such-table"),
        ("GET", "/api/tables/mola-kerin-tusol/play"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/tables"),
        ("HEAD", "/"),
        ("GET", "/nothing/at/all"),
    ],
)
def test_every_answer_carries_the_safe_headers(house: Server, method: str, path: str) -> None:
    headers = house.ask(method, path).headers
    assert {name: headers.get(name) for name in SAFE_HEADERS} == SAFE_HEADERS
    assert "server" not in headers
    assert "x-powered-by" not in headers


def test_the_page_asks_nobody_else(house: Server) -> None:
    page = house.ask("GET", "/").text
    named = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert any(name.endswith(".js") for name in named)
    assert [name for name in named if house.ask("GET", urljoin("/", name)).status_code != 200] == []
    assert "https://" not in page
    assert "<script>" not in page
    assert "style=" not in page


# Too much


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/mola-kerin-tusol/people"])
def test_a_large_body_is_refused(house: Server, path: str) -> None:
    assert refusal(house.ask("POST", path, content=b'{"name":"' + b"x" * 10_000))[0] == 413


def test_a_large_body_that_does_not_say_so_is_refused(house: Server) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    assert house.ask("POST", "/api/tables", content=endless()).status_code == 413


def test_a_large_journal_is_refused(house: Server) -> None:
    assert house.ask("POST", "/api/verify", content=b"x" * 2_000_000).status_code == 413


def test_limits_of_one_address(tmp_path: Path) -> None:
    limits: dict[str, Any] = {
        "tables_an_hour": 2,
        "joins_an_hour": 1,
        "sockets_of_address": 2,
        "requests_a_minute": 1000,
    }
    with server(tmp_path, **limits) as house:
        code = house.found()["code"]
        house.found()
        assert refusal(house.ask("POST", "/api/tables", json={"game": "ghosts", "name": "A"}))[1] == "too-many-tables"
        house.join(code, "Ben")
        assert refusal(house.ask("POST", f"/api/tables/{code}/people", json={"name": "C"}))[1] == "too-many-joins"
        kept = [house.enter(code), house.enter(code)]
        last, _ = house.talk(code).farewell()
        assert last is not None
        assert last["refusal"]["key"] == "too-many-sockets"
        assert len(kept) == 2


def test_an_address_cannot_be_made_up(tmp_path: Path) -> None:
    with server(tmp_path, tables_an_hour=1) as house:
        house.found()
        for number in range(3):
            headers = {"x-forwarded-for": f"10.0.0.{number}", "forwarded": f"for=10.0.0.{number}"}
            answer = house.ask("POST", "/api/tables", json={"game": "ghosts", "name": "A"}, headers=headers)
            assert refusal(answer) == (429, "too-many-tables")


@pytest.mark.parametrize("lines", [["6.6.6.6", "10.0.0.1"], ["6.6.6.6, 10.0.0.1"]])
def test_behind_a_proxy_only_its_own_word_counts(tmp_path: Path, lines: list[str]) -> None:
    """Some proxies add to the line that a caller has made up, others add a line below."""
    with server(tmp_path, tables_an_hour=1, proxies=1) as house:
        for number in range(2):
            headers = [("x-forwarded-for", line.replace("6.6.6.6", f"6.6.6.{number}")) for line in lines]
            answer = house.ask("POST", "/api/tables", json={"game": "ghosts", "name": "A"}, headers=headers)
        assert refusal(answer) == (429, "too-many-tables")
