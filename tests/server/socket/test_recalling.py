"""Recall and Look on the socket: what one has heard in this game so far, and what one saw then."""

from pathlib import Path
from typing import Any

import pytest

from geisterstunde.games import game_called, names
from tests.server.talking import Home, Talk, at_home


async def recalled(talk: Talk) -> list[Any]:
    answer = await talk.tell(type="recall", id="r")
    assert (answer["type"], answer["id"], answer["number"]) == ("recalled", "r", talk.news["number"])
    return list(answer["moments"])


async def seen_at(talk: Talk, moment: int) -> Any:
    answer = await talk.tell(type="look", id="l", moment=moment)
    assert (answer["type"], answer["id"]) == ("looked", "l"), answer
    return answer["view"]


@pytest.mark.parametrize("game", [name for name in names() if game_called(name).fewest_players == 2])
def test_each_moment_shows_what_its_reader_saw_then(tmp_path: Path, game: str) -> None:
    async def evening(home: Home) -> None:
        _, _, talks = await home.playing(game)
        known: dict[int, list[tuple[Any, Any]]] = {seat: [] for seat in range(len(talks))}
        for _ in range(12):
            talk = next((one for one in talks if one.news.get("choices")), None)
            if talk is None:
                # Somebody else's game may be short.
                break
            before = [one.news["number"] for one in talks]
            await talk.do("act", action=talk.news["choices"][0])
            for seat, one in enumerate(talks):
                if one.news["number"] > before[seat] and one.news.get("events"):
                    known[seat].append((one.news["events"], one.news["view"]))
        for seat, one in enumerate(talks):
            moments = await recalled(one)
            late = len(moments) - len(known[seat])
            assert [moment["events"] for moment in moments[late:]] == [events for events, _ in known[seat]]
            assert [await seen_at(one, late + place) for place in range(len(known[seat]))] == [
                view for _, view in known[seat]
            ]

    at_home(tmp_path, evening, messages_a_second=10_000, message_burst=10_000)


def test_what_was_taken_back_is_not_recalled(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing("18-ghosts")
        mover = ada if ada.news.get("choices") else ben
        before = await recalled(mover)
        await mover.do("act", action=mover.news["choices"][0])
        assert len(await recalled(mover)) == len(before) + 1
        await mover.do("undo")
        assert await recalled(mover) == before

    at_home(tmp_path, evening)


def test_a_moment_that_never_was_is_refused(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, _) = await home.playing("ghosts")
        answer = await ada.tell(type="look", id="l", moment=len(await recalled(ada)))
        assert (answer["id"], answer["refusal"]["key"]) == ("l", "unknown-moment")

    at_home(tmp_path, evening)


def test_who_gave_up_is_recalled_too(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing("18-ghosts")
        await ada.do("resign")
        await ben.do("agree", kind="resign")
        moments = await recalled(ben)
        assert moments[-1]["events"][-1]["event"] == "game-ended"
        assert (await seen_at(ben, len(moments) - 1))["result"]["winners"] == [1]

    at_home(tmp_path, evening)


def test_before_a_game_there_is_nothing_to_recall(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        ada = Talk(home.service, code)
        await ada.hello(tokens[0])
        for message in ({"type": "recall"}, {"type": "look", "moment": 0}):
            assert (await ada.tell(id="r", **message))["refusal"]["key"] == "no-game-yet"

    at_home(tmp_path, evening)
