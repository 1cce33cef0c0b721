"""Two services over one file, as two processes would be: whoever comes second reads, decides again, and is told."""

import asyncio
import io
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.core.journal import read_journal
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.bodies import NewPerson, NewTable
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.service import ATTEMPTS, Service
from geisterstunde.server.store.interface import Conflict, Store
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.texts import LANGUAGES, Texts
from tests.server.talking import PATIENCE, FirstChoice, Talk, Time, steady_time_and_luck


class TwoServices:
    """Two services that know nothing of each other but the store."""

    def __init__(self, store: Store) -> None:
        self.time = Time()
        self.store = store
        self.log = io.StringIO()
        self.first, self.second = (self._service(seed) for seed in ("first", "second"))

    def _service(self, seed: str) -> Service:
        luck = steady_time_and_luck(self.time, seed)
        return Service(self.store, FirstChoice(), Settings(), luck, Log(self.log, self.time))

    async def table(self, game: str = "18-ghosts", **more: Any) -> tuple[str, list[str], Talk, Talk]:
        """A game of two that has begun: Ada is connected to the first service, Ben to the second."""
        code, ada, _, _ = await self.first.found(NewTable(game=game, name="Ada", **more))
        tokens = [ada, (await self.first.join(code, NewPerson(name="Ben")))[0]]
        talks = Talk(self.first, code), Talk(self.second, code)
        await talks[0].hello(tokens[0])
        await talks[0].do("start")
        await talks[1].hello(tokens[1])
        return code, tokens, *talks

    async def entries(self, code: str) -> int:
        """How much has happened at a table."""
        table = await self.store.table_called(code)
        assert table is not None
        return len(await self.store.entries(table))


@asynccontextmanager
async def pair(folder: Path, wrapped: Callable[[Store], Store] = lambda store: store) -> AsyncIterator[TwoServices]:
    kept = await SqliteStore.open(folder / "tables.db")
    both = TwoServices(wrapped(kept))
    try:
        yield both
    finally:
        await both.first.close()
        await both.second.close()
        await kept.close()


def with_a_pair(
    folder: Path,
    evening: Callable[[TwoServices], Coroutine[Any, Any, None]],
    wrapped: Callable[[Store], Store] = lambda store: store,
) -> None:
    async def run() -> None:
        async with pair(folder, wrapped) as both:
            await asyncio.wait_for(evening(both), PATIENCE)

    asyncio.run(run())


def test_a_command_at_a_table_that_another_service_changed_is_decided_again(tmp_path: Path) -> None:
    async def evening(both: TwoServices) -> None:
        code, _, ada, ben = await both.table()
        await ada.do("act", action=ada.news["choices"][0])
        assert (await ben.do("rename", name="Bert"))["type"] == "done"
        assert both.second.counters.conflicts == 1
        assert (await both.second.sheet(code)).chairs[1].name == "Bert"

    with_a_pair(tmp_path, evening)


def test_those_who_listen_hear_what_the_other_service_did_before_they_hear_of_their_own(tmp_path: Path) -> None:
    async def evening(both: TwoServices) -> None:
        _, _, ada, ben = await both.table()
        await ada.do("act", action=ada.news["choices"][0])
        before = len(ben.heard)
        await ben.do("rename", name="Bert")
        kinds = [message["type"] for message in ben.heard[before:]]
        assert kinds == ["welcome", "done", "heard"]
        welcome, heard = ben.heard[before]["news"], ben.heard[-1]["news"]
        assert welcome["view"] == {**ada.news["view"], "viewer": 1}
        assert welcome["events"] == ada.news["events"]
        assert heard["number"] == welcome["number"] + 1

    with_a_pair(tmp_path, evening)


def test_what_is_impossible_after_the_other_service_acted_is_refused(tmp_path: Path) -> None:
    async def evening(both: TwoServices) -> None:
        code, tokens, ada, _ = await both.table()
        window = Talk(both.second, code)
        await window.hello(tokens[0])
        first = ada.news["choices"][0]
        await ada.do("act", action=first)
        answer = await window.do("act", id="late", action=first)
        assert answer["type"] == "no"
        assert answer["refusal"]["key"] in ("room-taken", "not-your-turn")
        assert await both.entries(code) == 4

    with_a_pair(tmp_path, evening)


def test_a_command_said_again_to_the_other_service_does_nothing_twice(tmp_path: Path) -> None:
    async def evening(both: TwoServices) -> None:
        code, tokens, ada, _ = await both.table()
        window = Talk(both.second, code)
        await window.hello(tokens[0])
        action = ada.news["choices"][0]
        assert (await ada.do("act", id="the same", action=action))["type"] == "done"
        before = await both.entries(code)
        assert await window.do("act", id="the same", action=action) == {
            "type": "done",
            "id": "the same",
            "number": ada.news["number"],
        }
        assert await both.entries(code) == before

    with_a_pair(tmp_path, evening)


def test_of_two_who_take_the_last_chair_at_two_services_one_gets_it(tmp_path: Path) -> None:
    async def evening(both: TwoServices) -> None:
        code, _, _, _ = await both.first.found(NewTable(game="18-ghosts", name="Ada"))
        await both.second.sheet(code)
        came = await asyncio.gather(
            both.first.join(code, NewPerson(name="Ben")), both.second.join(code, NewPerson(name="Cleo"))
        )
        assert sorted(seat is None for _, _, seat in came) == [False, True]
        assert sorted(person for _, person, _ in came) == [1, 2]

    with_a_pair(tmp_path, evening)


def test_a_whole_game_is_played_through_two_services(tmp_path: Path) -> None:
    async def evening(both: TwoServices) -> None:
        code, _, ada, ben = await both.table(options={"turn_limit": 10})
        for step in range(200):
            talk = (ada, ben)[step % 2]
            # Always possible, so the other service's move is met as a conflict and read.
            await talk.do("rename", name=f"{'AB'[step % 2]}{step}")
            if talk.news["sheet"]["phase"] == "over":
                break
            if talk.news.get("choices"):
                assert (await talk.do("act", action=talk.news["choices"][0]))["type"] == "done"
        assert read_journal(await both.first.past_games.journal(code, 0, None)).ended is not None
        assert both.first.counters.conflicts > 10 < both.second.counters.conflicts

    with_a_pair(tmp_path, evening)


class AlwaysLate:
    """A store in which somebody else is always faster."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.is_late = False
        self.tried = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, table: int, number: int, entry: bytes) -> None:
        """Keep it, or find that somebody was faster."""
        if self.is_late:
            self.tried += 1
            raise Conflict
        await self._store.append(table, number, entry)


def test_whoever_is_always_second_is_told_so_after_a_few_attempts(tmp_path: Path) -> None:
    late: list[AlwaysLate] = []

    def wrapped(store: Store) -> Store:
        late.append(AlwaysLate(store))
        return late[0]

    async def evening(both: TwoServices) -> None:
        code, _, ada, _ = await both.table()
        late[0].is_late = True
        answer = await ada.do("rename", name="Eve")
        assert (answer["type"], answer["refusal"]["key"]) == ("no", "table-busy")
        assert late[0].tried == ATTEMPTS
        with pytest.raises(Refused, match="table-busy"):
            await both.first.join(code, NewPerson(name="Cleo", only_watch=True))
        late[0].is_late = False
        assert (await ada.do("rename", name="Eve"))["type"] == "done"

    with_a_pair(tmp_path, evening, wrapped)


def test_that_is_said_kindly_in_both_languages() -> None:
    said = {language: Texts(language).refusal(Refusal("table-busy")) for language in LANGUAGES}
    assert "versuche es noch einmal" in said["de"]
    assert "try again" in said["en"]
