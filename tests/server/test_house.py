"""The page of the host of the server, backups by button, and finished games looked at again."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from geisterstunde import build
from geisterstunde.games import game_called
from geisterstunde.server.bodies import NewPerson
from geisterstunde.server.hosting import backups
from geisterstunde.server.http.replays import MOST_STEPS
from geisterstunde.server.http.routes import application
from geisterstunde.server.socket.wire import Wires
from tests.server.talking import Home, Talk, at_home


def door(home: Home, caller: str = "127.0.0.1", host: str = "localhost") -> httpx.AsyncClient:
    """A way to ask by HTTP, from that address and for that name."""
    transport = httpx.ASGITransport(
        application(home.service, Wires(32_768, 262_144, 2)),  # type: ignore[arg-type]
        client=(caller, 1),
    )
    return httpx.AsyncClient(transport=transport, base_url=f"http://{host}:8018")


# The page of the host


def test_the_host_sees_how_the_house_fares_and_nobodys_name(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, _ = await home.playing("ghosts", players=3, bots={2: "flake"}, avatar="cat-yellow")
        watcher = Talk(home.service, code)
        await watcher.hello()
        async with door(home) as web:
            answer = await web.get("/api/house")
        told = answer.json()
        (table,) = told["tables"]
        assert (table["game"], table["phase"], table["players"]) == ("ghosts", "playing", 3)
        assert (table["people"], table["bots"], table["connected"], table["watchers"]) == (2, 1, 2, 1)
        assert (table["since"], told["tables_kept"]) == (home.time.now, 1)
        assert told["counters"]["founded"] == 1
        assert not [secret for secret in (code, *code.split("-"), *tokens, "Ada", "Ben") if secret in answer.text]

    at_home(tmp_path, evening)


@pytest.mark.parametrize(
    ("caller", "host", "headers"),
    [
        ("10.0.0.7", "ghosts.example", {}),
        ("127.0.0.1", "ghosts.example", {}),
        ("127.0.0.1", "localhost", {"x-forwarded-for": "10.0.0.7"}),
        ("10.0.0.7", "localhost", {"authorization": "Bearer wrong"}),
        ("10.0.0.7", "localhost", {"authorization": "Bearer "}),
    ],
)
def test_nobody_else_sees_it(tmp_path: Path, caller: str, host: str, headers: dict[str, str]) -> None:
    """Not from elsewhere, not by a foreign name that leads here, not through a proxy, not with a wrong token."""

    async def evening(home: Home) -> None:
        async with door(home, caller, host) as web:
            for answer in (
                await web.get("/api/house", headers=headers),
                await web.post("/api/house/backup", headers=headers),
            ):
                assert (answer.status_code, answer.json()["refusal"]["key"]) == (403, "house-forbidden")

    at_home(tmp_path, evening)


def test_whoever_knows_the_token_sees_it_from_anywhere(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        said = {"authorization": f"Bearer {home.service.house_token}"}
        async with door(home, "10.0.0.7", "ghosts.example") as web:
            assert (await web.get("/api/house", headers=said)).status_code == 200

    at_home(tmp_path, evening)


def test_health_says_which_page_is_given_out(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        async with door(home, "10.0.0.7") as web:
            told = (await web.get("/healthz")).json()
        assert told["status"] == "ok"
        assert told["version"]["client"]

    at_home(tmp_path, evening)


def told_to_the_host(tmp_path: Path, name: str = "localhost", token: str = "", **chosen: Any) -> dict[str, Any]:
    """The page of the host of a house with these settings, asked for by this name."""
    told: dict[str, Any] = {}

    async def evening(home: Home) -> None:
        async with door(home, host=name) as web:
            said = {"authorization": f"Bearer {token}"} if token else {}
            told.update((await web.get("/api/house", headers=said)).json())

    at_home(tmp_path, evening, **chosen)
    return told


def ways(told: dict[str, Any]) -> list[tuple[str, str, bool]]:
    return [(way["address"], way["reach"], bool(way["qr"])) for way in told["ways_in"]]


def test_the_host_is_told_which_address_lets_friends_in_and_which_does_not(tmp_path: Path) -> None:
    told = told_to_the_host(tmp_path, "192.0.2.7", "known", host="192.0.2.7", house_token="known")
    assert ways(told) == [("http://192.0.2.7:8018/", "network", True)]
    assert not told["keeps_to_itself"]


def test_an_address_that_the_host_has_named_comes_first(tmp_path: Path) -> None:
    told = told_to_the_host(tmp_path, host="127.0.0.1", address="http://ghosts.example")
    assert ways(told) == [("http://ghosts.example/", "chosen", True), ("http://127.0.0.1:8018/", "machine", False)]


def test_a_house_that_listens_to_this_machine_only_says_so(tmp_path: Path) -> None:
    told = told_to_the_host(tmp_path, host="127.0.0.1")
    assert ways(told) == [("http://127.0.0.1:8018/", "machine", False)]
    assert told["keeps_to_itself"]


def test_whoever_came_from_elsewhere_has_proved_an_address(tmp_path: Path) -> None:
    told = told_to_the_host(tmp_path, "192.0.2.9", "known", house_token="known")
    assert ways(told)[0] == ("http://192.0.2.9:8018/", "network", True)
    assert ways(told)[-1] == ("http://localhost:8018/", "machine", False)


def test_troubles_are_told_for_a_day(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        home.service.trouble("test", ValueError())
        home.time.now += 80_000
        home.service.trouble("test", ValueError())
        async with door(home) as web:
            assert (await web.get("/api/house")).json()["troubles"] == 2
            home.time.now += 80_000
            assert (await web.get("/api/house")).json()["troubles"] == 1

    at_home(tmp_path, evening)


def test_the_host_reads_what_is_set_and_by_which_key_the_house_signs(tmp_path: Path) -> None:
    told = told_to_the_host(tmp_path, keep_days=30.0)
    assert (told["keep_days"], told["rules_run"]) == (30.0, build())
    assert told["bytes_kept"] > 0
    assert told["key"] == {"key": "", "fingerprint": ""}


# Backups


def test_a_backup_is_a_whole_database_and_another_one_has_to_wait(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        async with door(home) as web:
            made = await web.post("/api/house/backup")
            assert made.status_code == 201
            soon = await web.post("/api/house/backup")
            assert (soon.status_code, soon.json()["refusal"]["key"]) == (429, "backup-too-soon")
            told = (await web.get("/api/house")).json()["backups"]
        assert [one["name"] for one in told] == [made.json()["name"]]
        kept.append((code, made.json()["name"]))

    async def afterwards(home: Home) -> None:
        code, _ = kept[0]
        assert (await home.service.sheet(code)).code == code

    kept: list[tuple[str, str]] = []
    at_home(tmp_path, evening, data=tmp_path / "tables.db")
    copy = tmp_path / "copy"
    copy.mkdir()
    (tmp_path / backups.FOLDER / kept[0][1]).rename(copy / "tables.db")
    at_home(copy, afterwards)


def test_backups_do_not_fill_the_disk(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        await home.table()
        folder = tmp_path / backups.FOLDER
        folder.mkdir()
        for number in range(backups.MOST):
            (folder / f"{number}.sqlite").touch()
        async with door(home) as web:
            answer = await web.post("/api/house/backup")
        assert (answer.status_code, answer.json()["refusal"]["key"]) == (409, "too-many-backups")
        assert len(list(folder.iterdir())) == backups.MOST

    at_home(tmp_path, evening, data=tmp_path / "tables.db")


def test_a_foreign_page_makes_no_backup(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        async with door(home) as web:
            answer = await web.post("/api/house/backup", headers={"origin": "https://foreign.example"})
        assert answer.json()["refusal"]["key"] == "foreign-page"

    at_home(tmp_path, evening, data=tmp_path / "tables.db")


# Finished games


async def finished(home: Home, game: str = "ghosts", **options: Any) -> tuple[str, list[str], list[list[Any]]]:
    """A game that was played to its end: the code, the tokens, and the views that everybody had."""
    code, tokens, talks = await home.playing(game, options=options)
    views = [[talk.news["view"]] for talk in talks]
    for _ in range(1000):
        acting = [talk for talk in talks if talk.news.get("choices")]
        if not acting:
            break
        home.time.now += 1
        await acting[0].do("act", action=acting[0].news["choices"][0])
        for seen, talk in zip(views, talks, strict=True):
            seen.append(talk.news["view"])
    assert talks[0].news["view"]["result"] is not None
    return code, tokens, views


async def whole(web: httpx.AsyncClient, code: str, **asked: Any) -> list[Any]:
    """All steps of the first game, page by page."""
    steps: list[Any] = []
    while True:
        answer = await web.get(f"/api/tables/{code}/games/0/replay", params={**asked, "first": len(steps)})
        assert answer.status_code == 200, answer.text
        page = answer.json()
        assert len(page["steps"]) <= MOST_STEPS
        steps += page["steps"]
        if len(steps) == page["total"]:
            return steps


def test_a_finished_game_is_seen_again_as_each_seat_saw_it(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, views = await finished(home, rounds=1)
        async with door(home, "10.0.0.7") as web:
            for seat, seen in enumerate(views):
                steps = await whole(web, code, seat=seat)
                assert [step["view"] for step in steps] == seen
                assert steps[0]["seat"] is None
                assert all(step["label"] for step in steps[1:])
            unseen = await whole(web, code)
            assert all(step["view"]["hand"] == [] for step in unseen)

    at_home(tmp_path, evening)


def test_a_game_that_was_given_up_ends_so(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada, ben) = await home.playing()
        await ada.do("act", action=ada.news["choices"][0])
        await ben.do("resign")
        await ada.do("agree", kind="resign")
        async with door(home, "10.0.0.7") as web:
            steps = await whole(web, code, seat=0)
        assert len(steps) == 3
        assert steps[-1]["view"]["result"]["winners"] == [0]
        assert steps[-1]["events"][0]["event"] == "game-ended"

    at_home(tmp_path, evening)


def test_a_running_game_is_not_told(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, _ = await home.playing("ghosts")
        async with door(home) as web:
            said = {"authorization": f"Bearer {tokens[0]}"}
            answer = await web.get(f"/api/tables/{code}/games/0/replay", params={"seat": 1}, headers=said)
            assert (answer.status_code, answer.json()["refusal"]["key"]) == (409, "game-not-finished")
            answer = await web.get(f"/api/tables/{code}/games/7/replay")
            assert answer.json()["refusal"]["key"] == "no-such-game"

    at_home(tmp_path, evening)


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"seat": 5}, "unknown-seat"),
        ({"seat": -1}, "wrong-message"),
        ({"first": -1}, "wrong-message"),
        ({"count": 10_000}, "wrong-message"),
        ({"seat": "zero"}, "wrong-message"),
    ],
)
def test_odd_questions_about_a_finished_game_are_refused(tmp_path: Path, asked: dict[str, Any], key: str) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada, ben) = await home.playing()
        await ben.do("resign")
        await ada.do("agree", kind="resign")
        async with door(home) as web:
            answer = await web.get(f"/api/tables/{code}/games/0/replay", params=asked)
        assert (answer.status_code, answer.json()["refusal"]["key"]) == (400, key)

    at_home(tmp_path, evening)


def test_where_watching_is_forbidden_strangers_see_no_finished_game(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, (ada, ben) = await home.playing()
        await ada.do("let-watch", may_watch=False)
        await ben.do("resign")
        await ada.do("agree", kind="resign")
        async with door(home) as web:
            path = f"/api/tables/{code}/games/0/replay"
            assert (await web.get(path)).status_code == 401
            assert (await web.get(path, headers={"authorization": f"Bearer {tokens[1]}"})).status_code == 200

    at_home(tmp_path, evening)


def test_a_person_is_added_on_the_same_device(tmp_path: Path) -> None:
    """The browser of the host asks for one more chair by name and holds both tokens."""

    async def evening(home: Home) -> None:
        code, tokens = await home.table("ghosts", people=1, players=game_called("ghosts").fewest_players)
        token, _, seat = await home.service.join(code, NewPerson(name="Ben"), "10.0.0.7")
        assert seat == 1
        assert token != tokens[0]

    at_home(tmp_path, evening)
