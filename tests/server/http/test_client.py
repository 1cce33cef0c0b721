"""The client's files as the server gives them out, and what it tells of games that a client does not know."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from geisterstunde.server.client import FOLDER
from geisterstunde.server.http.client import CLIENT, FOR_EVER, client_build, client_files, page_below
from tests.server.running import Server, server

HTML = '<meta name="build" content="0123456789ab" /><script src="./assets/index-abc.js"></script>' + "x" * 2000
PACKED = gzip.compress(HTML.encode())


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A client of three files, as a build leaves them."""
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(HTML)
    (folder / "index.html.br").write_bytes(b"smallest")
    (folder / "index.html.gz").write_bytes(PACKED)
    (folder / "assets" / "index-abc.js").write_text("export {}")
    (folder / "secret.txt").write_text("nobody asks for this")
    monkeypatch.setattr("geisterstunde.server.http.client.FOLDER", folder)
    client_files.cache_clear()
    page_below.cache_clear()
    yield folder
    client_files.cache_clear()
    page_below.cache_clear()


@pytest.fixture
def house(built: Path, tmp_path: Path) -> Iterator[Server]:
    with server(tmp_path, pages=CLIENT, requests_a_minute=100_000) as running:
        yield running


def asked(house: Server, path: str, **headers: str) -> httpx.Response:
    with httpx.Client() as client, client.stream("GET", f"http://{house.address}{path}", headers=headers) as answer:
        answer.extensions["body"] = b"".join(answer.iter_raw())
        return answer


def test_a_browser_gets_the_smallest_file_it_understands(house: Server) -> None:
    for accepted, encoding, body in (
        ("gzip, br", "br", b"smallest"),
        ("gzip", "gzip", PACKED),
        ("br;q=0, gzip", "gzip", PACKED),
    ):
        answer = asked(house, "/", **{"accept-encoding": accepted})
        assert (answer.headers["content-encoding"], answer.extensions["body"]) == (encoding, body)
        assert answer.headers["vary"] == "accept-encoding"


def test_a_browser_that_understands_no_encoding_gets_the_plain_file(house: Server) -> None:
    answer = asked(house, "/", **{"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.extensions["body"] == HTML.encode()


def test_hashed_files_are_kept_for_ever_and_the_page_is_asked_for_again(house: Server) -> None:
    assert asked(house, "/assets/index-abc.js").headers["cache-control"] == FOR_EVER
    page = asked(house, "/")
    assert page.headers["cache-control"] == "no-cache"
    assert asked(house, "/", **{"if-none-match": page.headers["etag"]}).status_code == 304


def test_nothing_but_the_files_of_the_client_can_be_asked_for(house: Server) -> None:
    for path in ("/assets/index-abc.css", "/assets/..%2Findex.html", "/assets/..%2Fsecret.txt", "/assets/"):
        assert asked(house, path).status_code == 404, path


def test_an_old_tab_can_tell_its_build_from_the_servers(house: Server) -> None:
    assert client_build() == "0123456789ab"
    assert asked(house, "/healthz").status_code == 200


def test_without_a_built_client_a_sentence_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("geisterstunde.server.http.client.FOLDER", tmp_path / "nothing")
    client_files.cache_clear()
    page_below.cache_clear()
    with server(tmp_path, pages=CLIENT, requests_a_minute=100_000) as running:
        answer = running.ask("GET", "/")
        assert (answer.status_code, answer.json()["refusal"]["key"]) == (503, "client-not-built")
        assert "make setup" in answer.json()["sentence"]
    client_files.cache_clear()
    page_below.cache_clear()


def test_the_files_of_the_client_are_package_data() -> None:
    assert FOLDER.parent.joinpath("__init__.py").is_file()


def texts(house: Server, game: str, language: str) -> Any:
    return house.ask("GET", f"/api/games/{game}/texts/{language}")


def test_a_client_can_ask_for_the_words_of_a_game_that_it_does_not_know(house: Server) -> None:
    told = texts(house, "ghosts", "de").json()
    assert "event-played" in told["source"]
    assert told["shapes"]["structs"]["Card"]["fields"] == ["family", "value"]
    assert told["rules"].startswith("#")


def test_words_of_an_unknown_game_or_language_are_refused_in_words(house: Server) -> None:
    assert texts(house, "chess", "de").json()["refusal"]["key"] == "unknown-game"
    assert texts(house, "ghosts", "fr").json()["refusal"]["key"] == "unknown-language"


def test_the_rules_of_a_game_have_an_address_of_their_own_at_which_the_page_finds_its_files(house: Server) -> None:
    assert asked(house, "/rules/ghosts").extensions["body"] == HTML.replace('="./', '="/').encode()
    nothing = asked(house, "/rules/nonsense")
    assert nothing.status_code == 404
    assert b"18-ghosts" in nothing.extensions["body"]
