"""Tables with a long history: they come back quickly, from a snapshot that is used only where it is right."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.core.journal import read_journal
from geisterstunde.core.words import Refused
from geisterstunde.server.store.interface import TableSnapshot
from geisterstunde.server.store.snapshots import SUFFIX
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.tables import SNAPSHOT_AFTER
from tests.server.talking import Home, Talk, at_home


async def to_and_fro(talk: Talk, times: int) -> list[dict[str, Any]]:
    """Move and take back, again and again."""
    answers = []
    for _ in range(times):
        answers.append(await talk.do("act", action=talk.news["choices"][0]))
        answers.append(await talk.do("undo"))
        if answers[-1]["type"] == "no":
            break
    return answers


def read_since(home: Home) -> list[int]:
    """From which entries on tables are read from the store from now on."""
    since: list[int] = []
    entries = home.store._store.entries

    async def watched(table: int, first: int = 0) -> list[bytes]:
        since.append(first)
        return await entries(table, first)

    home.store.entries = watched  # type: ignore[attr-defined]
    return since


async def read_again(home: Home, code: str) -> None:
    """Let all tables leave the memory, and read this one again."""
    home.time.now += 1000
    home.service.tables.let_go(0)
    assert len(home.service.tables) == 0
    await home.service.tables.kept_all()
    await home.service.sheet(code)


UNHURRIED = {"messages_a_second": 10**6, "message_burst": 10**6}


def test_of_a_long_table_only_what_came_since_the_snapshot_is_played_again(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, talks = await home.playing()
        await to_and_fro(talks[0], SNAPSHOT_AFTER)
        before = (await home.service.sheet(code), talks[0].news["view"])
        for talk in talks:
            talk.conversation.end()
        since = read_since(home)
        await read_again(home, code)
        assert since[0] > SNAPSHOT_AFTER
        watcher = Talk(home.service, code)
        await watcher.hello()
        assert (await home.service.sheet(code), watcher.news["view"]["to_act"]) == (before[0], before[1]["to_act"])

    at_home(tmp_path, evening, **UNHURRIED)


def test_a_short_table_needs_no_snapshot(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _ = await home.table()
        since = read_since(home)
        await read_again(home, code)
        assert since == [0]

    at_home(tmp_path, evening)


def test_a_journal_is_read_from_where_its_game_began(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, _, (ada, ben) = await home.playing()
        for _ in range(2):
            await to_and_fro(ada, 5)
            assert (await ada.do("resign"))["type"] == "done"
            assert (await ben.do("agree", kind="resign"))["type"] == "done"
            assert (await ada.do("start"))["type"] == "done"
        since = read_since(home)
        journals = [read_journal(await home.service.past_games.journal(code, number, None)) for number in (0, 1)]
        assert [journal.ended is not None for journal in journals] == [True, True]
        assert 0 < since[0] < since[1]
        with pytest.raises(Refused, match="game-not-finished"):
            await home.service.past_games.journal(code, 2, None)
        with pytest.raises(Refused, match="no-such-game"):
            await home.service.past_games.journal(code, 3, None)

    at_home(tmp_path, evening, **UNHURRIED)


# A snapshot is used only where it is right


def flip(file: Path, content: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(content)
    connection.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET content = substr(content, 1, 40) || x'00' || substr(content, 42)",
        "UPDATE snapshots SET entries = entries - 1",
        "UPDATE snapshots SET size = 1",
        "UPDATE snapshots SET chain = x'00'",
        "UPDATE snapshots SET content = 'text'",
    ],
)
def test_a_damaged_snapshot_is_not_used(tmp_path: Path, damage: str) -> None:
    async def evening(home: Home) -> None:
        store = home.store._store
        table = await store.found("mola-kerin-tusol", b"first")
        await store.keep_snapshot(table, TableSnapshot(1, 5, b"x" * 100))
        assert await store.snapshot(table) == TableSnapshot(1, 5, b"x" * 100)
        flip(tmp_path / f"tables.db{SUFFIX}", damage)
        assert await store.snapshot(table) is None

    at_home(tmp_path, evening)


def test_a_snapshot_of_another_history_is_not_used(tmp_path: Path) -> None:
    """Somebody put a backup in place, and it went on differently."""

    async def evening(home: Home) -> None:
        store = home.store._store
        table = await store.found("mola-kerin-tusol", b"first")
        await store.append(table, 1, b"then")
        await store.append(table, 2, b"the same")
        await store.keep_snapshot(table, TableSnapshot(3, 5, b"x"))
        (tmp_path / "other").mkdir()
        other = await SqliteStore.open(tmp_path / "other" / "tables.db")
        assert await other.found("mola-kerin-tusol", b"first") == table
        await other.append(table, 1, b"otherwise")
        await other.append(table, 2, b"the same")
        (tmp_path / "other" / f"tables.db{SUFFIX}").write_bytes((tmp_path / f"tables.db{SUFFIX}").read_bytes())
        assert await store.snapshot(table) is not None
        assert await other.snapshot(table) is None
        await other.close()

    at_home(tmp_path, evening)


def test_a_file_of_snapshots_that_cannot_be_read_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / f"tables.db{SUFFIX}").write_bytes(b"no database" * 1000)

    async def evening(home: Home) -> None:
        store = home.store._store
        table = await store.found("mola-kerin-tusol", b"first")
        assert await store.snapshot(table) is None
        await store.keep_snapshot(table, TableSnapshot(1, 5, b"x"))
        assert await store.snapshot(table) == TableSnapshot(1, 5, b"x")

    at_home(tmp_path, evening)


def test_nobody_else_can_read_snapshots(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        store = home.store._store
        table = await store.found("mola-kerin-tusol", b"first")
        await store.keep_snapshot(table, TableSnapshot(1, 5, b"x"))
        assert (tmp_path / f"tables.db{SUFFIX}").stat().st_mode & 0o077 == 0

    at_home(tmp_path, evening)


def test_a_forgotten_table_leaves_no_snapshot(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        store = home.store._store
        table = await store.found("mola-kerin-tusol", b"first")
        await store.keep_snapshot(table, TableSnapshot(1, 5, b"boo" * 100))
        await store.forget(table)
        assert b"boo" not in (tmp_path / f"tables.db{SUFFIX}").read_bytes()

    at_home(tmp_path, evening)


# How much is kept


def test_taking_back_does_not_fill_a_table_and_the_game_can_still_be_played(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, (ada, ben) = await home.playing()
        answers = await to_and_fro(ada, 40)
        assert answers[-1]["refusal"]["key"] == "undo-no-more"
        assert home.service.counters.too_much == 1
        assert (await ben.do("act", action=ben.news["choices"][0]))["type"] == "done"

    at_home(tmp_path, evening, largest_table=4000, **UNHURRIED)


def test_a_table_takes_only_so_many_bytes(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        _, _, talks = await home.playing()
        keys = [(await talks[0].do("rename", name="Ada" * 5))["type"] for _ in range(30)]
        assert keys[-1] == "no"
        assert talks[0].heard[-1]["refusal"]["key"] == "table-full"

    at_home(tmp_path, evening, largest_table=2000, **UNHURRIED)


def test_for_one_address_only_so_many_bytes_are_kept_in_an_hour(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        home.service.tables._live[code].address = ""
        ada, ben = (Talk(home.service, code, address=address) for address in ("10.0.0.1", "10.0.0.2"))
        await ada.hello(tokens[0])
        await ben.hello(tokens[1])
        names = [(await ada.do("rename", name=f"Ada {number}"))["type"] for number in range(40)]
        assert names[-1] == "no"
        assert ada.of("no")[-1]["refusal"]["key"] == "too-much-kept"
        assert (await ben.do("rename", name="Benno"))["type"] == "done"
        home.time.now += 3600
        assert (await ada.do("rename", name="Adele"))["type"] == "done"

    at_home(tmp_path, evening, bytes_an_hour=2000, **UNHURRIED)


def test_a_full_house_keeps_no_more(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        ada = Talk(home.service, code)
        await ada.hello(tokens[0])
        assert (await ada.do("rename", name="Adele"))["type"] == "done"
        await home.service.caretaker.tend()
        assert (await ada.do("rename", name="Ada"))["refusal"]["key"] == "house-full"
        assert home.service.kept_bytes.of_house > 0

    at_home(tmp_path, evening, largest_house=20_000)


def test_what_an_address_pays_for_is_what_the_disk_keeps(tmp_path: Path) -> None:
    # Small entries weigh more by what is kept beside them than by their own bytes.
    async def evening(home: Home) -> None:
        code, tokens = await home.table()
        ada = Talk(home.service, code)
        await ada.hello(tokens[0])
        await home.service.caretaker.tend()
        before = home.service.kept_bytes.of_house
        for number in range(1200):
            assert (await ada.do("rename", name=f"A{number}"))["type"] == "done"
        paid = home.service.kept_bytes.of_house - before
        assert paid >= await home.service._store.size() - before

    at_home(tmp_path, evening, **UNHURRIED)
