"""Whatever takes long at a door is done beside those who play: a move elsewhere is answered while it is at work."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from geisterstunde.server import look_backs, past_games, questions, tables, what_if
from geisterstunde.server.http import look_backs as look_back_doors
from geisterstunde.server.http import puzzles, replays, verdicts
from tests.server.talking import Home, Talk
from tests.server.test_look_backs import Browser, finished, look
from tests.server.test_what_if import wish

PATIENCE = 20.0
"""Seconds until work that holds up everybody goes on, so that such a test ends."""


class SlowDoor:
    """Work that does not go on before somebody lets it."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self._work = work
        self.has_begun, self.may_go_on = threading.Event(), threading.Event()

    def __call__(self, *about: Any, **more: Any) -> Any:
        self.has_begun.set()
        self.was_let = self.may_go_on.wait(PATIENCE)
        return self._work(*about, **more)


class Evening:
    """A table with a game that is over, one with a game that goes on, and one elsewhere."""

    def __init__(self, home: Home) -> None:
        self.home, self.browser = home, Browser(home)

    async def begin(self) -> None:
        self.over, _, _ = await finished(self.home, moves=8)
        self.code, _, self.talks = await self.home.playing()
        await move(self.talks)
        _, _, self.elsewhere = await self.home.playing()
        self.journal = (await self.past("journal")).text

    async def past(self, what: str) -> Any:
        return await self.browser.ask("GET", f"/api/tables/{self.over}/games/0/{what}")


async def move(talks: list[Talk]) -> str:
    acting = next(talk for talk in talks if talk.news.get("choices"))
    return str((await acting.do("act", action=acting.news["choices"][0]))["type"])


async def verdict(evening: Evening) -> Any:
    return await evening.browser.ask("POST", "/api/verify", content=evening.journal)


async def journal(evening: Evening) -> Any:
    return await evening.past("journal")


async def replay(evening: Evening) -> Any:
    return await evening.past("replay?count=1")


async def shelf(evening: Evening) -> Any:
    return await evening.browser.ask("GET", "/api/puzzles")


async def playing_on(evening: Evening) -> Any:
    path = f"/api/tables/{evening.over}/games/0/what-if"
    return await evening.browser.ask("POST", path, json=wish(step=3))


async def looking_back(evening: Evening) -> Any:
    await evening.browser.look_back(evening.over, "POST")
    return await evening.browser.ready(evening.over)


async def page_of_a_look_back(evening: Evening) -> Any:
    await looking_back(evening)
    return await evening.past("look-back/file")


async def recalling(evening: Evening) -> Any:
    return await evening.talks[0].tell(type="recall", id="r")


async def looking(evening: Evening) -> Any:
    return await evening.talks[0].tell(type="look", id="l", moment=0)


async def restoring(evening: Evening) -> Any:
    """The store may know better: then it is read again."""
    (await evening.home.service.tables.called(evening.code)).is_stale = True
    return await evening.browser.ask("GET", f"/api/tables/{evening.code}")


DOORS: list[tuple[ModuleType, str, Callable[[Evening], Awaitable[Any]]]] = [
    (verdicts, "verdict_on", verdict),
    (past_games, "finished_journal", journal),
    (replays, "replay_page", replay),
    (puzzles, "shelf_on", shelf),
    (what_if, "moment_of", playing_on),
    (look_backs, "read_back", looking_back),
    (look_back_doors, "analysis_page", page_of_a_look_back),
    (questions, "heard_in", recalling),
    (questions, "seen_at", looking),
    (tables, "from_all", restoring),
]


@pytest.mark.parametrize(("room", "name", "ask"), DOORS, ids=[name for _, name, _ in DOORS])
def test_a_move_elsewhere_is_answered_meanwhile(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    room: ModuleType,
    name: str,
    ask: Callable[[Evening], Awaitable[Any]],
) -> None:
    async def evening(home: Home) -> None:
        tonight = Evening(home)
        await tonight.begin()
        slow = SlowDoor(getattr(room, name))
        monkeypatch.setattr(room, name, slow)
        asked = asyncio.ensure_future(ask(tonight))
        assert await asyncio.to_thread(slow.has_begun.wait, PATIENCE)
        assert await move(tonight.elsewhere) == "done"
        slow.may_go_on.set()
        answer = await asked
        assert slow.was_let, "nobody could move before it was done"
        assert not isinstance(answer, dict) or answer.get("refusal") is None
        assert getattr(answer, "status_code", 200) < 300

    look(tmp_path, evening)
