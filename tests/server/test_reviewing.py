"""A finished game looked at together: one leads, the others follow, anybody may point and take over."""

from pathlib import Path
from typing import Any

import pytest

from geisterstunde.server import reviewing
from tests.server.talking import Home, Talk, at_home


async def finished(home: Home) -> tuple[str, Talk, Talk]:
    """A table at which two people have finished a game."""
    code, _, (ada, ben) = await home.playing()
    await ada.do("resign")
    await ben.do("agree", kind="resign")
    assert ada.news["sheet"]["phase"] == "over"
    return code, ada, ben


def test_everybody_follows_who_leads_and_anybody_takes_over(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, ada, ben = await finished(home)
        watcher = Talk(home.service, code)
        await watcher.hello()
        assert (await ada.tell(type="lead", id="1", step=7, eyes=1))["type"] == "done"
        led = {"type": "led", "game": 0, "person": 0, "seat": 0, "name": "Ada", "step": 7, "eyes": 1}
        assert [talk.of("led")[-1] for talk in (ada, ben, watcher)] == [led] * 3
        await ben.tell(type="lead", id="2", step=8)
        assert watcher.of("led")[-1] == {**led, "person": 1, "seat": 1, "name": "Ben", "step": 8, "eyes": None}
        await ada.tell(type="stop-leading", id="3")
        assert watcher.of("led")[-1]["person"] == 1
        await ben.tell(type="stop-leading", id="4")
        assert watcher.of("led")[-1]["person"] is None

    at_home(tmp_path, evening)


def test_somebody_points_and_everybody_sees_who(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, ada, ben = await finished(home)
        await ben.tell(type="point", id="1", thing="room=b2")
        told = {"type": "pointed", "person": 1, "seat": 1, "name": "Ben", "thing": "room=b2"}
        assert [ada.of("pointed"), ben.of("pointed")] == [[told], [told]]

    at_home(tmp_path, evening)


def test_who_comes_later_hears_where_the_others_are_until_the_next_game(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, ada, ben = await finished(home)
        await ada.tell(type="lead", id="1", step=3)
        later = Talk(home.service, code)
        await later.hello()
        assert later.of("led")[-1]["step"] == 3
        await ada.do("rematch")
        await ben.do("agree", kind="rematch")
        last = Talk(home.service, code)
        await last.hello()
        assert last.of("led") == []

    at_home(tmp_path, evening)


ATTEMPTS: list[dict[str, Any]] = [
    {"type": "lead", "step": 1},
    {"type": "stop-leading"},
    {"type": "point", "thing": "room=b2"},
]


@pytest.mark.parametrize("attempt", ATTEMPTS, ids=[attempt["type"] for attempt in ATTEMPTS])
def test_while_a_game_runs_nobody_leads_or_points(tmp_path: Path, attempt: dict[str, Any]) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        assert (await ada.tell(id="1", **attempt))["refusal"]["key"] == "review-after-the-end"
        assert ben.of("led") == ben.of("pointed") == []

    at_home(tmp_path, evening)


@pytest.mark.parametrize("attempt", ATTEMPTS, ids=[attempt["type"] for attempt in ATTEMPTS])
def test_who_watches_only_follows(tmp_path: Path, attempt: dict[str, Any]) -> None:
    async def evening(home: Home) -> None:
        code, ada, _ = await finished(home)
        watcher = Talk(home.service, code)
        await watcher.hello()
        assert (await watcher.tell(id="1", **attempt))["type"] == "no"
        assert ada.of("led") == ada.of("pointed") == []

    at_home(tmp_path, evening)


@pytest.mark.parametrize(
    "nonsense",
    [
        {"type": "lead", "step": -1},
        {"type": "lead", "step": 10**9},
        {"type": "lead", "step": "x"},
        {"type": "lead", "step": 1, "eyes": 2},
        {"type": "point", "thing": ""},
        {"type": "point", "thing": "x" * 65},
        {"type": "point", "thing": "<script>"},
        {"type": "point", "thing": 'a"]'},
    ],
    ids=str,
)
def test_nonsense_is_refused_and_nobody_hears_of_it(tmp_path: Path, nonsense: dict[str, Any]) -> None:
    async def evening(home: Home) -> None:
        _, ada, ben = await finished(home)
        assert (await ada.tell(id="1", **nonsense))["type"] == "no"
        assert ben.of("led") == ben.of("pointed") == []

    at_home(tmp_path, evening)


def test_nobody_leads_faster_than_the_others_can_look(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, ada, ben = await finished(home)
        for step in range(reviewing.AT_ONCE + 5):
            await ada.tell(type="lead", id=str(step), step=step)
        assert len(ben.of("led")) == reviewing.AT_ONCE
        assert ada.of("no")[-1]["refusal"]["key"] == "review-too-fast"

    at_home(tmp_path, evening, message_burst=1000, messages_a_second=1000)
