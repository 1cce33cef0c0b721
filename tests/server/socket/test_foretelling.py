"""Foretell on the socket: what would follow, told to the seat whose turn it is, and nothing is done."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from geisterstunde.games import game_called, names
from tests.server.talking import Home, Talk, at_home


async def asked(talk: Talk, action: dict[str, Any], id: str = "what if") -> dict[str, Any]:
    """Ask what would follow; the answer."""
    return await talk.tell(type="foretell", id=id, action=action)


def known_before(game: str, event: dict[str, Any], seat: int) -> Any:
    """What a seat could know of an event before it happened: how many cards it draws, though not which."""
    rules = game_called(game)
    happened = msgspec.convert(event, rules.event_type)
    return msgspec.to_builtins(rules.foreseen(happened, seat))


@pytest.mark.parametrize("game", names())
def test_what_is_foretold_is_what_is_then_heard(tmp_path: Path, game: str) -> None:
    async def evening(home: Home) -> None:
        rng = random.Random(f"foretold {game}")
        players = game_called(game).fewest_players
        _, _, talks = await home.playing(game, people=players, players=players)
        certain = 0
        for _ in range(40):
            talk = next((talk for talk in talks if talk.news.get("choices")), None)
            if talk is None:
                break
            action = rng.choice(talk.news["choices"])
            answer = await asked(talk, action)
            assert (answer["type"], answer["id"]) == ("foretold", "what if")
            assert (await talk.do("act", action=action))["type"] == "done"
            heard = talk.news
            happened = heard.get("events", [])
            assert len(answer["events"]) <= len(happened)
            for told, event in zip(answer["events"], happened, strict=False):
                assert told in (event, known_before(game, event, heard["viewer"]))
            if answer.get("view") is not None:
                certain += 1
                assert answer["view"] == heard["view"]
            home.time.now += 10
        assert certain > 3

    at_home(tmp_path, evening)


def test_asking_what_would_follow_changes_nothing_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, (ada, ben) = await home.playing()
        live = await home.service.tables.called(code)
        before, heard, kept = ada.news, len(ben.heard), live.entries
        for action in before["choices"]:
            assert (await asked(ada, action))["type"] == "foretold"
        assert (len(ben.heard), live.entries) == (heard, kept)
        again = Talk(home.service, code)
        await again.hello(tokens[0])
        assert again.news["view"] == before["view"]
        assert again.news["choices"] == before["choices"]
        assert home.service.counters.foretold == len(before["choices"])

    at_home(tmp_path, evening)


def test_in_words_for_a_client_that_wants_sentences(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens, (ada, _) = await home.playing()
        window = Talk(home.service, code)
        await window.hello(tokens[0], sentences=True, lang="en")
        answer = await asked(window, ada.news["choices"][0])
        assert len(answer["said"]) == len(answer["events"]) == 1
        assert answer["said"][0].startswith("You ")
        assert "said" not in await asked(ada, ada.news["choices"][0])

    at_home(tmp_path, evening)


def test_only_the_own_seat_whose_turn_it_is_is_told(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada, ben) = await home.playing()
        action = ada.news["choices"][0]
        watcher = Talk(home.service, code)
        await watcher.hello()
        answers = [await asked(ben, action), await asked(watcher, action), await asked(ada, {"do": "dance"})]
        assert [(answer["type"], answer["id"]) for answer in answers] == [("no", "what if")] * 3
        assert [answer["refusal"]["key"] for answer in answers] == ["not-your-turn", "only-watching", "unknown-action"]
        await ada.do("stand")
        assert (await asked(ada, action))["refusal"]["key"] == "come-back-first"

    at_home(tmp_path, evening)


def test_what_is_not_legal_is_refused_with_the_reason_of_the_rulebook(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        action = ada.news["choices"][0]
        await ada.do("act", action=action)
        answer = await asked(ben, action)
        assert (answer["type"], answer["refusal"]["key"]) == ("no", "room-taken")
        assert answer["sentence"]

    at_home(tmp_path, evening)


def test_before_the_game_and_before_hello_there_is_nothing_to_foretell(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        ada, silent = Talk(home.service, code), Talk(home.service, code)
        await ada.hello(tokens[0])
        assert (await asked(ada, {"do": "place", "room": "a1"}))["refusal"]["key"] == "no-game-yet"
        assert (await asked(silent, {"do": "place", "room": "a1"}))["refusal"]["key"] == "hello-first"
        assert silent.left == [4000]

    at_home(tmp_path, evening)


def test_whoever_asks_on_and_on_is_told_to_wait_and_then_sent_away(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, _) = await home.playing()
        action = ada.news["choices"][0]
        kinds = [(await asked(ada, action))["type"] for _ in range(30)]
        assert kinds.count("foretold") < 10
        assert "no" in kinds
        assert kinds[-1] == "bye"
        assert home.service.counters.floods == 1

    at_home(tmp_path, evening, message_burst=10, messages_a_second=1)
