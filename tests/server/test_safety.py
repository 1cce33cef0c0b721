"""What somebody tries at a table who means harm, on a real port with the page; each attack is a test."""

import hmac
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from geisterstunde.core.journal import read_journal
from geisterstunde.core.luck import commitment_to, commitment_to_words
from geisterstunde.server.http.pages import PAGE
from tests.server.http.test_routes import refusal
from tests.server.running import Server, server
from tests.server.safe_house import GENEROUS, PATH, play_on, playing


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("safety"), pages=PAGE, **GENEROUS) as running:
        yield running


# Tokens


@pytest.mark.parametrize("token", ["", "x", "\x00", "x" * 64, "x" * 65, "🔑", "null", "Bearer"])
def test_a_made_up_token_opens_no_seat(house: Server, token: str) -> None:
    client = house.talk(house.found()["code"])
    client.tell(type="hello", token=token)
    assert client.next()["type"] in ("bye", "no")


def test_a_token_opens_no_seat_at_another_table(house: Server) -> None:
    token = house.found()["token"]
    client = house.talk(house.found()["code"])
    client.tell(type="hello", token=token)
    last, code = client.farewell()
    assert last is not None
    assert (last["refusal"]["key"], code) == ("unknown-token", 4001)


@pytest.mark.parametrize("change", [str.upper, str.lower, lambda text: text[:-1], lambda text: text + "A"])
def test_a_token_that_is_almost_right_is_wrong(house: Server, change: Any) -> None:
    table = house.found()
    if change(table["token"]) == table["token"]:
        return
    headers = {"authorization": f"Bearer {change(table['token'])}"}
    assert house.ask("POST", f"/api/tables/{table['code']}/device", headers=headers).status_code == 401


@pytest.mark.parametrize("where", ["query", "cookie", "body", "basic"])
def test_a_token_counts_only_where_it_belongs(house: Server, where: str) -> None:
    table = house.found()
    token = table["token"]
    more: dict[str, Any] = {
        "query": {"params": {"token": token, "authorization": f"Bearer {token}"}},
        "cookie": {"headers": {"cookie": f"token={token}; authorization={token}"}},
        "body": {"json": {"token": token}},
        "basic": {"headers": {"authorization": f"Basic {token}"}},
    }[where]
    assert house.ask("POST", f"/api/tables/{table['code']}/device", **more).status_code == 401


def test_no_link_carries_a_token_where_servers_read_it(house: Server) -> None:
    table = house.found()
    headers = {"authorization": f"Bearer {table['token']}"}
    link = house.ask("POST", f"/api/tables/{table['code']}/device", headers=headers).json()["link"]
    sent, _, kept = link.partition("#")
    assert table["token"] not in sent
    assert table["token"] in kept
    assert "?" not in link


def test_tokens_are_compared_in_constant_time(house: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[bytes] = []
    honest = hmac.compare_digest

    def watched(one: bytes, other: bytes) -> bool:
        compared.append(one)
        return honest(one, other)

    table = house.found()
    house.join(table["code"], "Ben")
    monkeypatch.setattr(hmac, "compare_digest", watched)
    headers = {"authorization": f"Bearer {table['token']}"}
    assert house.ask("POST", f"/api/tables/{table['code']}/device", headers=headers).status_code == 200
    # Nobody is left out, wherever the right one is.
    assert len(compared) == 2


# Luck and secrets


def test_nothing_tells_the_seed_before_the_end(house: Server) -> None:
    table, people = playing(house, options={"rounds": 1})
    ada = people[0]
    told: list[str] = [msgspec.json.encode(ada.welcome).decode()]
    rng = random.Random("seed")
    while play_on(people, rng):
        if rng.random() < 0.8:
            continue
        told += [msgspec.json.encode(client.news).decode() for client in people]
        asked = [house.ask("GET", f"{PATH.format(table['code'])}{path}").text for path in ("journal", "verify")]
        asked += [house.ask("GET", path).text for path in ("/metrics", "/healthz", f"/api/tables/{table['code']}")]
        # What was asked after the last action may tell everything.
        told += asked if '"phase":"playing"' in asked[-1] else []
    assert len(told) > 10
    seed = read_journal(house.ask("GET", f"/api/tables/{table['code']}/games/0/journal").text).ended
    assert seed is not None
    assert not [text for text in told if seed.seed in text]


def test_the_seed_of_a_game_that_was_given_up_is_opened_too(house: Server) -> None:
    table, (ada, ben) = playing(house)
    path = f"/api/tables/{table['code']}/games/0/journal"
    ada.do("resign")
    assert refusal(house.ask("GET", path)) == (409, "game-not-finished")
    ben.do("agree", kind="resign")
    ended = read_journal(house.ask("GET", path).text).ended
    assert ended is not None
    assert commitment_to(ended.seed) == ada.sheet["commitment"]


def test_another_game_has_another_secret_that_was_promised_before_the_words(house: Server) -> None:
    table, (ada, ben) = playing(house)
    first = ada.sheet["promise"]
    ada.do("resign")
    ben.do("agree", kind="resign")
    ada.hear_until(lambda: ada.sheet["promise"] != first)
    promised = ada.sheet["promise"]
    ada.do("promise-words", commitment=commitment_to_words(promised, "moon"))
    ada.do("rematch")
    ben.do("rematch")
    ada.do("open-words", words="moon")
    ada.hear_until(lambda: ada.sheet["phase"] == "playing")
    assert ada.sheet["promise"] == promised
    ada.do("resign")
    ben.do("agree", kind="resign")
    path = f"/api/tables/{table['code']}/games"
    one, other = (read_journal(house.ask("GET", f"{path}/{number}/journal").text) for number in (0, 1))
    assert one.ended is not None
    assert other.ended is not None
    assert (one.opening.promise, other.opening.promise) == (first, promised)
    secret, _, _ = other.ended.seed.partition(" ")
    assert (commitment_to(secret), other.opening.words) == (promised, ("", "moon"))
    assert one.ended.seed != secret
    assert house.ask("GET", f"{path}/1/verify").json()["ok"]


def test_a_promise_is_given_before_anybody_can_promise_words(house: Server) -> None:
    table = house.found()
    before = house.ask("GET", f"/api/tables/{table['code']}").json()
    ada = house.enter(table["code"], table["token"])
    ada.do("promise-words", commitment="0" * 64)
    after = house.ask("GET", f"/api/tables/{table['code']}").json()
    assert len(before["promise"]) == 64
    assert before["commitments"] == ["", ""]
    assert after["commitments"] == ["0" * 64, ""]
    assert after["promise"] == before["promise"]


def test_words_come_too_late_once_the_cards_are_dealt(house: Server) -> None:
    _, (ada, _) = playing(house)
    assert ada.do("promise-words", commitment="0" * 64)["refusal"]["key"] == "game-is-running"
    assert ada.do("open-words", words="late")["refusal"]["key"] == "words-not-asked"


def test_a_word_is_told_to_nobody_before_the_game_begins_and_then_to_all(house: Server) -> None:
    table = house.found("ghosts")
    friend = house.join(table["code"], "Ben")
    ada, ben = (house.enter(table["code"], one["token"]) for one in (table, friend))
    for person, words in ((ada, "Kerzenschein"), (ben, "Mondlicht")):
        promise = house.ask("GET", f"/api/tables/{table['code']}").json()["promise"]
        person.do("promise-words", commitment=commitment_to_words(promise, words))
    ada.do("start")
    ada.do("open-words", words="Kerzenschein")
    ben.hear_until(lambda: any(ben.sheet.get("opened", ())))
    assert ben.sheet["opened"] == [True, False]
    assert "Kerzenschein" not in str(ben.news)
    assert "Kerzenschein" not in house.ask("GET", f"/api/tables/{table['code']}").text
    ben.do("open-words", words="Mondlicht")
    ben.hear_until(lambda: ben.sheet["phase"] == "playing")
    assert ben.sheet["words"] == ["Kerzenschein", "Mondlicht"]


# People


@pytest.mark.parametrize("name", ["<b>Ada</b>", "<img src=x onerror=alert(1)>", "&lt;", '"><svg>'])
def test_markup_in_a_name_stays_the_text_that_it_is(house: Server, name: str) -> None:
    answer = house.ask("POST", "/api/tables", json={"game": "ghosts", "name": name})
    if answer.status_code == 400:
        assert answer.headers["content-type"].startswith("application/json")
        return
    assert house.ask("GET", f"/api/tables/{answer.json()['code']}").json()["chairs"][0]["name"] == name


@pytest.mark.parametrize("name", ["A\u202eda", "A\u200bda", "\x00", "A\nda", "\x1b[31m", "A\u2066", "\ufeff"])
def test_a_name_that_would_turn_a_line_around_is_refused(house: Server, name: str) -> None:
    answer = house.ask("POST", "/api/tables", json={"game": "ghosts", "name": name})
    assert refusal(answer) == (400, "bad-name")
    assert name not in answer.json()["sentence"]


def test_a_person_without_a_chair_gives_no_orders(house: Server) -> None:
    table, _ = playing(house)
    zoe = house.enter(table["code"], house.join(table["code"], "Zoe", only_watch=True)["token"])
    told = {command: zoe.do(command, **more)["refusal"]["key"] for command, more in ORDERS.items()}
    assert set(told.values()) <= {"host-only", "not-seated", "game-is-running"}, told


def test_a_host_who_has_handed_over_is_none_any_more(house: Server) -> None:
    table, (ada, _) = playing(house)
    assert ada.do("hand-over", person=1)["type"] == "done"
    assert ada.do("open", is_open=False)["refusal"]["key"] == "host-only"
    assert house.ask("GET", f"/api/tables/{table['code']}").json()["is_open"] is True


def test_where_watching_is_forbidden_a_stranger_sees_no_card(house: Server) -> None:
    table, (ada, _) = playing(house)
    token = house.join(table["code"], "Zoe", only_watch=True)["token"]
    ada.do("let-watch", may_watch=False)
    stranger = house.talk(table["code"])
    stranger.tell(type="hello")
    last, _ = stranger.farewell()
    assert last is not None
    assert last["refusal"]["key"] == "watching-closed"
    again = house.enter(table["code"], token)
    assert again.welcome["news"].get("view") is None


ORDERS: dict[str, dict[str, Any]] = {
    "act": {"action": {"do": "pass"}},
    "undo": {},
    "resign": {},
    "rematch": {},
    "agree": {"kind": "undo"},
    "disagree": {"kind": "undo"},
    "start": {},
    "sit": {},
    "stand": {},
    "return": {},
    "promise-words": {"commitment": "0" * 64},
    "open-words": {"words": "moon"},
    "agree-for-gone": {"kind": "undo"},
    "choose-game": {"game": "ghosts", "players": 2},
    "seat-bot": {"seat": 0, "level": "flake"},
    "clear-seat": {"seat": 0},
    "reseat": {"order": [1, 0]},
    "hand-over": {"person": 2},
    "open": {"is_open": False},
    "let-watch": {"may_watch": False},
    "set-clock": {"seconds": 30},
}


# Logs


def test_the_log_of_an_evening_tells_nothing_about_anybody(tmp_path: Path) -> None:
    rng = random.Random("log")
    with server(tmp_path, pages=PAGE, **GENEROUS) as house:
        table = house.found("ghosts", "Adelheid", options={"rounds": 1})
        friend = house.join(table["code"], "Bartholomäus")
        people = [house.enter(table["code"], token, sentences=True) for token in (table["token"], friend["token"])]
        promise = people[0].sheet["promise"]
        people[0].do("promise-words", commitment=commitment_to_words(promise, "Kerzenschein"))
        people[0].do("start")
        people[0].do("open-words", words="Kerzenschein")
        while play_on(people, rng):
            pass
        people[1].send(b"nonsense")
        house.ask("POST", "/api/tables", content=b"{")
        house.ask("GET", "/api/tables/gibt-es-nicht")
        ended = read_journal(house.ask("GET", f"/api/tables/{table['code']}/games/0/journal").text).ended
        assert ended is not None
    told = house.log.getvalue()
    secrets = ["Adelheid", "Barth", "Kerzen", table["token"], friend["token"], table["code"], ended.seed, "127.0.0.1"]
    assert not [secret for secret in secrets if secret in told]
    assert "trouble" not in told
    for line in told.splitlines():
        assert set(msgspec.json.decode(line)) <= {"at", "event", "game", "port", "tables"}
