"""The doors to the guided first games: the same for everybody, bounded, and without anything to break."""

from collections.abc import Iterator
from typing import Any

import pytest

from geisterstunde.games import FOLDERS
from geisterstunde.table.guide import guide_of, has_guide
from tests.server.running import Server, server

GUIDES = [name for name in FOLDERS if has_guide(name)]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("house"), requests_a_minute=100_000) as running:
        yield running


def asked(house: Server, game: str, moment: Any, action: Any) -> Any:
    return house.ask("POST", f"/api/guides/{game}/foretell", json={"moment": moment, "action": action})


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_is_told_with_all_its_moments_and_steps(house: Server, name: str) -> None:
    sheet = house.ask("GET", f"/api/guides/{name}").json()
    guide = guide_of(name)
    assert (len(sheet["moments"]), len(sheet["steps"])) == (len(guide.moments), len(guide.spans))
    assert all(moment["view"]["viewer"] == 0 for moment in sheet["moments"])


def test_a_guide_speaks_the_language_of_its_reader(house: Server) -> None:
    german, english = (
        house.ask("GET", "/api/guides/ghosts", headers={"Accept-Language": language}).json()["steps"][0]["text"]
        for language in ("de", "en")
    )
    assert german.startswith("Leg einen Geist")
    assert english.startswith("Lay a ghost")


def test_the_shelf_says_which_games_have_a_guide(house: Server) -> None:
    games = house.ask("GET", "/api/games").json()["games"]
    assert [game["name"] for game in games if game["has_guide"]] == GUIDES


def test_what_would_follow_is_told_at_any_moment(house: Server) -> None:
    told = asked(house, "ghosts", 0, {"do": "play", "card": {"family": "red", "value": 2}}).json()
    assert told["refusal"] is None
    assert told["events"][0]["fear"] == 2


def test_why_something_is_not_possible_is_an_answer(house: Server) -> None:
    told = asked(house, "ghosts", 3, {"do": "play", "card": {"family": "blue", "value": 3}}).json()
    assert told["refusal"]["key"] == "too-much-fear"
    assert told["sentence"]


@pytest.mark.parametrize("name", GUIDES)
def test_what_can_be_concluded_is_told(house: Server, name: str) -> None:
    assert house.ask("GET", f"/api/guides/{name}/conclusions?moment=0").status_code == 200


@pytest.mark.parametrize(
    ("moment", "action"), [(-1, {}), (10_001, {}), ("0", {}), (0, "r2"), (0, {"do": "nonsense"}), (0, {}), (None, None)]
)
def test_nonsense_is_answered_with_a_sentence(house: Server, moment: Any, action: Any) -> None:
    answer = asked(house, "ghosts", moment, action)
    assert answer.status_code in (200, 400)
    assert answer.json()["sentence"]


def test_a_moment_that_a_guide_does_not_have_is_refused(house: Server) -> None:
    answer = house.ask("GET", "/api/guides/ghosts/conclusions?moment=9999")
    assert (answer.status_code, answer.json()["refusal"]["key"]) == (400, "no-such-moment")


def test_there_is_no_guide_of_a_game_that_nobody_knows(house: Server) -> None:
    assert house.ask("GET", "/api/guides/nonsense").json()["refusal"]["key"] == "unknown-game"
