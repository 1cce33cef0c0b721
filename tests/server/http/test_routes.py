"""The doors for HTTP, on a real port."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.bots.levels import LEVELS
from geisterstunde.games import names
from tests.server.running import Server, server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("house"), requests_a_minute=100_000) as running:
        yield running


def refusal(answer: Any) -> tuple[int, str]:
    """The status and the key of a refusal."""
    return answer.status_code, answer.json()["refusal"]["key"]


def test_the_server_is_healthy(house: Server) -> None:
    assert house.ask("GET", "/healthz").json()["status"] == "ok"


def test_all_games_are_on_the_shelf(house: Server) -> None:
    assert [game["name"] for game in house.ask("GET", "/api/games").json()["games"]] == list(names())


def test_all_ghosts_are_on_the_shelf(house: Server) -> None:
    levels = house.ask("GET", "/api/games").json()["levels"]
    assert [level["name"] for level in levels] == [level.name for level in LEVELS]


def test_a_founder_gets_a_code_that_can_be_said(house: Server) -> None:
    assert re.fullmatch(r"[a-z]{4,5}-[a-z]{4,5}-[a-z]{4,5}", house.found()["code"])


def test_the_link_for_friends_leads_to_the_table_and_holds_no_token(house: Server) -> None:
    table = house.found()
    assert table["link"] == f"http://{house.address}/#{table['code']}"


def test_a_token_has_128_bit(house: Server) -> None:
    assert len(house.found()["token"]) == 22


def test_everybody_with_the_code_sees_who_sits_there(house: Server) -> None:
    code = house.found(name="Ada")["code"]
    chairs = house.ask("GET", f"/api/tables/{code}").json()["chairs"]
    assert [chair["name"] for chair in chairs] == ["Ada", ""]


def test_the_promise_of_the_luck_is_public_before_the_game(house: Server) -> None:
    code = house.found()["code"]
    assert re.fullmatch("[0-9a-f]{64}", house.ask("GET", f"/api/tables/{code}").json()["promise"])


def test_somebody_who_joins_gets_an_own_token(house: Server) -> None:
    table = house.found()
    other = house.join(table["code"], "Ben")
    assert (other["person"], other["seat"], other["token"] != table["token"]) == (1, 1, True)


def test_a_name_that_is_taken_is_refused(house: Server) -> None:
    code = house.found(name="Ada")["code"]
    assert refusal(house.ask("POST", f"/api/tables/{code}/people", json={"name": "Ada"})) == (400, "name-twice")


def test_a_seat_can_be_taken_to_another_device(house: Server) -> None:
    table = house.found()
    answer = house.ask(
        "POST", f"/api/tables/{table['code']}/device", headers={"authorization": f"Bearer {table['token']}"}
    ).json()
    assert answer["link"] == f"{table['link']}/{table['token']}"
    assert answer["qr"].startswith("<svg")


def test_whose_turn_it_is_is_told_with_the_table(house: Server) -> None:
    table = house.found()
    ben = house.join(table["code"], "Ben")
    path = f"/api/tables/{table['code']}/now"
    assert house.ask("GET", path).json()["to_act"] == []
    house.enter(table["code"], table["token"]).do("start")
    now = house.ask("GET", path, headers={"authorization": f"Bearer {ben['token']}"}).json()
    assert (now["sheet"]["phase"], now["to_act"]) == ("playing", [0])


def test_where_nobody_may_watch_only_a_key_tells_whose_turn_it_is(house: Server) -> None:
    table = house.found()
    house.join(table["code"], "Ben")
    ada = house.enter(table["code"], table["token"])
    ada.do("let-watch", may_watch=False)
    ada.do("start")
    path = f"/api/tables/{table['code']}/now"
    assert house.ask("GET", path).json()["to_act"] == []
    assert house.ask("GET", path, headers={"authorization": f"Bearer {table['token']}"}).json()["to_act"] == [0]


@pytest.mark.parametrize("said", [None, "Bearer wrong", "Bearer", "Basic x", "Bearer \xff"])
def test_without_the_token_there_is_no_link_to_a_seat(house: Server, said: str | None) -> None:
    headers = {"authorization": said.encode("latin-1")} if said is not None else {}
    answer = house.ask("POST", f"/api/tables/{house.found()['code']}/device", headers=headers)
    assert refusal(answer) == (401, "unknown-token")


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"", "wrong-message"),
        (b"{", "no-json"),
        (b"\xff", "no-json"),
        (b"[]", "wrong-message"),
        (b"{}", "wrong-message"),
        (b'{"game":"ghosts","name":"Ada","cheat":1}', "wrong-message"),
        (b'{"game":7,"name":"Ada"}', "wrong-message"),
        (b'{"game":"chess","name":"Ada"}', "unknown-game"),
        (b'{"game":"ghosts","name":""}', "bad-name"),
        (b'{"game":"ghosts","name":"' + b"x" * 100 + b'"}', "bad-name"),
        (b'{"game":"ghosts","name":"a\\u0000b"}', "bad-name"),
        (b'{"game":"ghosts","name":"\\ud800"}', "no-json"),
        (b'{"game":"ghosts","name":"Ada","players":7}', "wrong-number-of-players"),
        (b'{"game":"ghosts","name":"Ada","options":{"x":1}}', "unknown-option"),
        (b'{"game":"ghosts","name":"Ada","bots":{"1":"casper"}}', "unknown-level"),
        (b'{"game":"ghosts","name":"Ada","bots":{"0":"flake"}}', "chair-taken"),
        (b'{"game":"ghosts","name":"Ada","bots":{"x":"flake"}}', "wrong-message"),
        (b'{"game":"ghosts","name":"Ada","options":' + b'{"a":' * 1100 + b"1" + b"}" * 1100 + b"}", "too-deep"),
    ],
)
def test_a_table_that_is_not_possible_is_refused(house: Server, body: bytes, key: str) -> None:
    assert refusal(house.ask("POST", "/api/tables", content=body)) == (400, key)


def test_a_body_that_is_too_large_is_refused(house: Server) -> None:
    assert refusal(house.ask("POST", "/api/tables", content=b"x" * 100_000)) == (413, "too-large")


@pytest.mark.parametrize(
    "path", ["/api", "/api/tables/x/y/z", "/nothing", "/api/tables/", "/%00", "/..%2f..%2fetc/passwd", "/schema/redoc"]
)
def test_an_unknown_address_is_refused(house: Server, path: str) -> None:
    assert refusal(house.ask("GET", path))[1] in ("unknown-path", "wrong-method")


def test_a_wrong_method_is_refused(house: Server) -> None:
    assert refusal(house.ask("DELETE", "/api/tables")) == (405, "wrong-method")


BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize(("language", "home"), [("de", "Zur ersten Seite"), ("en", "To the first page")])
def test_a_browser_at_an_unknown_address_gets_a_page_in_its_language(house: Server, language: str, home: str) -> None:
    answer = house.ask("GET", "/nonsense", headers={"accept": BROWSER, "accept-language": language})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in answer.text
    assert home in answer.text
    assert answer.headers["content-security-policy"]


def test_what_was_asked_for_is_not_written_into_the_page(house: Server) -> None:
    answer = house.ask("GET", "/<script>alert(1)</script>", headers={"accept": BROWSER})
    assert answer.status_code == 404
    assert "alert" not in answer.text


def test_a_program_hears_of_an_unknown_address_in_json(house: Server) -> None:
    for path, accept in (("/nonsense", "*/*"), ("/nonsense", "application/json"), ("/api/nonsense", BROWSER)):
        assert refusal(house.ask("GET", path, headers={"accept": accept})) == (404, "unknown-path")


@pytest.mark.parametrize("code", ["bada-bada-bada", "x", "%00", "a" * 60, "a" * 5000, "mola-kerin-tusol" + "-" * 40])
def test_an_unknown_table_is_refused(house: Server, code: str) -> None:
    assert refusal(house.ask("GET", f"/api/tables/{code}")) == (404, "unknown-table")


@pytest.mark.parametrize(("language", "word"), [("de", "Adresse"), ("en", "address"), ("fr, de;q=0.5", "Adresse")])
def test_a_refusal_is_said_in_the_language_of_the_browser(house: Server, language: str, word: str) -> None:
    assert word in house.ask("GET", "/nothing", headers={"accept-language": language}).json()["sentence"]


def test_what_a_game_objects_to_is_said_in_its_own_words(house: Server) -> None:
    wished = {"game": "rest-in-peace", "name": "Ada", "players": 2, "options": {"psychics": [1, 2, 3, 4]}}
    answer = house.ask("POST", "/api/tables", json=wished, headers={"accept-language": "de"})
    assert answer.status_code == 400
    assert answer.json()["sentence"].startswith("Mit 4 Hellsehern wird die Reihe nicht voll")


@pytest.mark.parametrize("path", ["/healthz", "/nothing", "/api/games", "/schema"])
def test_every_answer_keeps_strangers_out(house: Server, path: str) -> None:
    headers = house.ask("GET", path).headers
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_answers_about_tables_are_not_kept_by_browsers(house: Server) -> None:
    assert house.ask("GET", f"/api/tables/{house.found()['code']}").headers["cache-control"] == "no-store"


def test_a_foreign_page_may_not_found_tables(house: Server) -> None:
    answer = house.ask(
        "POST", "/api/tables", json={"game": "ghosts", "name": "Ada"}, headers={"origin": "https://evil.example"}
    )
    assert refusal(answer) == (403, "foreign-page")


def test_the_own_page_may(house: Server) -> None:
    answer = house.ask(
        "POST", "/api/tables", json={"game": "ghosts", "name": "Ada"}, headers={"origin": f"http://{house.address}"}
    )
    assert answer.status_code == 201


def test_the_schema_tells_all_addresses(house: Server) -> None:
    schema = house.ask("GET", "/schema").json()
    assert set(schema["paths"]) >= {"/api/games", "/api/tables", "/api/verify", "/healthz", "/metrics"}


def test_the_host_can_read_what_is_counted(house: Server) -> None:
    house.found()
    assert "geisterstunde_founded_total" in house.ask("GET", "/metrics").text


def test_behind_a_proxy_nobody_else_can(house: Server) -> None:
    answer = house.ask("GET", "/metrics", headers={"x-forwarded-for": "127.0.0.1"})
    assert refusal(answer) == (403, "metrics-forbidden")


def test_with_a_token_the_figures_are_for_whoever_knows_it(tmp_path: Path) -> None:
    with server(tmp_path, metrics_token="boo") as house:
        assert refusal(house.ask("GET", "/metrics")) == (403, "metrics-forbidden")
        assert house.ask("GET", "/metrics", headers={"authorization": "Bearer boo"}).status_code == 200


def test_whoever_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with server(tmp_path, requests_a_minute=3) as house:
        answers = [house.ask("GET", "/healthz").status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]


def test_a_game_that_has_not_begun_has_no_journal(house: Server) -> None:
    assert refusal(house.ask("GET", f"/api/tables/{house.found()['code']}/games/0/journal")) == (404, "no-such-game")


def test_the_journal_of_a_running_game_stays_closed(house: Server) -> None:
    table = house.found("ghosts", bots={"1": "flake"})
    ada = house.enter(table["code"], table["token"])
    assert ada.do("start")["type"] == "done"
    path = f"/api/tables/{table['code']}/games/0"
    assert refusal(house.ask("GET", f"{path}/journal")) == (409, "game-not-finished")
    assert refusal(house.ask("GET", f"{path}/verify")) == (409, "game-not-finished")


def finished(house: Server) -> tuple[dict[str, Any], str]:
    """A table with a finished game, and its journal."""
    table = house.found("18-ghosts")
    people = [house.enter(table["code"], token) for token in (table["token"], house.join(table["code"], "B")["token"])]
    assert people[0].do("start")["type"] == "done"
    assert people[0].do("resign")["type"] == "done"
    assert people[1].do("agree", kind="resign")["type"] == "done"
    answer = house.ask("GET", f"/api/tables/{table['code']}/games/0/journal")
    assert answer.status_code == 200, answer.text
    return table, answer.text


def test_the_journal_of_a_finished_game_is_verified(house: Server) -> None:
    table, _ = finished(house)
    assert house.ask("GET", f"/api/tables/{table['code']}/games/0/verify").json()["ok"] is True


def test_the_verdict_calls_ghosts_by_their_names(house: Server) -> None:
    table = house.found("18-ghosts", bots={"1": "rumble"})
    ada = house.enter(table["code"], table["token"])
    assert [ada.do(command)["type"] for command in ("start", "resign")] == ["done", "done"]
    path = f"/api/tables/{table['code']}/games/0/verify"
    answers = [house.ask("GET", path, headers={"Accept-Language": language}) for language in ("de", "en")]
    assert "Rumpel" in answers[0].json()["sentence"]
    assert "Rumble" in answers[1].json()["sentence"]


def test_a_journal_that_is_sent_is_verified(house: Server) -> None:
    _, journal = finished(house)
    assert house.ask("POST", "/api/verify", content=journal).json()["ok"] is True


def test_a_journal_that_was_edited_is_found_out(house: Server) -> None:
    _, journal = finished(house)
    verdict = house.ask("POST", "/api/verify", content=journal.replace('"seats":["Ada"', '"seats":["Eve"')).json()
    assert (verdict["ok"], verdict["refusal"]["key"]) == (False, "journal-edited")


@pytest.mark.parametrize("body", [b"", b"\xff\xff", b"{}", b"[" * 5000, b"x" * 100_000])
def test_what_is_no_journal_is_no_journal(house: Server, body: bytes) -> None:
    assert house.ask("POST", "/api/verify", content=body).json()["ok"] is False


def test_where_watching_is_forbidden_journals_are_for_people_of_the_table(house: Server) -> None:
    table, _ = finished(house)
    ada = house.enter(table["code"], table["token"])
    assert ada.do("let-watch", may_watch=False)["type"] == "done"
    path = f"/api/tables/{table['code']}/games/0/journal"
    assert refusal(house.ask("GET", path)) == (401, "unknown-token")
    assert house.ask("GET", path, headers={"authorization": f"Bearer {table['token']}"}).status_code == 200


def test_the_log_holds_no_name_no_token_and_no_code(house: Server) -> None:
    table = house.found(name="Rumpelstilz")
    assert not any(word in house.log.getvalue() for word in ("Rumpelstilz", table["token"], table["code"]))
