"""What was acknowledged is there after a kill; what finds no room is refused, and later saved."""

import asyncio
import random
from pathlib import Path

import pytest

from geisterstunde.server.store.database import open_for_writing
from geisterstunde.server.store.interface import NotSaved
from geisterstunde.server.store.open_file import OpenFile
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.store.work import Append, Found
from geisterstunde.server.store.writer import StoreWriter
from tests.server.store.process import acknowledged_until_killed, said_by
from tests.server.store.program import entry_of

KILLS = 5


def test_a_store_killed_at_any_moment_has_every_entry_that_it_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    rng = random.Random(seed)
    acknowledged: list[tuple[int, int]] = []
    for _ in range(KILLS):
        acknowledged += acknowledged_until_killed(path, rng.randint(1, 400))
        asyncio.run(look(path, acknowledged))
    assert len(acknowledged) >= KILLS


async def look(path: Path, acknowledged: list[tuple[int, int]]) -> None:
    # It opens at once: the lock of the killed one is gone.
    store = await SqliteStore.open(path)
    kept = {table: await store.entries(table) for table in dict(acknowledged)}
    await store.close()
    lost = [(table, number) for table, number in acknowledged if kept[table][number : number + 1] == []]
    assert lost == []
    assert all(kept[table][number] == entry_of(table, number) for table, number in acknowledged)


def test_without_room_an_entry_is_refused_and_with_room_again_it_is_saved(tmp_path: Path) -> None:
    assert said_by("fill_the_disk", tmp_path / "tables.sqlite") == [
        "refused 5",
        "kept True",
        "again True",
        "reopened True",
    ]


def test_an_entry_that_is_too_big_for_the_room_does_not_fail_the_small_ones_beside_it(tmp_path: Path) -> None:
    async def story() -> None:
        file = OpenFile(tmp_path / "tables.sqlite")
        (pages,) = file.writing.execute("PRAGMA page_count").fetchone()
        file.writing.execute(f"PRAGMA max_page_count = {pages + 4}").fetchone()
        loop = asyncio.get_running_loop()
        writer = StoreWriter(file, loop, lambda: 0.0)
        founded: list[asyncio.Future[int]] = [loop.create_future() for _ in range(8)]
        for number, waiting in enumerate(founded):
            writer.add(Found(f"code {number}", b"0", waiting))
        tables = await asyncio.gather(*founded)
        sizes = [100_000 if place == 5 else 10 for place in range(8)]
        appended: list[asyncio.Future[None]] = [loop.create_future() for _ in range(8)]
        for table, size, future in zip(tables, sizes, appended, strict=True):
            writer.add(Append((table, 1, b"x" * size), future))
        answers = await asyncio.gather(*appended, return_exceptions=True)
        writer.close()
        writer.join()
        assert [isinstance(answer, NotSaved) for answer in answers] == [size > 10 for size in sizes]

    asyncio.run(story())


def test_what_players_read_names_no_file() -> None:
    assert NotSaved().refusal.args == {}


def test_a_table_that_was_being_forgotten_when_the_server_died_does_not_come_back(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def play() -> int:
        store = await SqliteStore.open(path)
        table = await store.found("moon", b"0")
        await store.append(table, 1, b"1")
        await store.close()
        return table

    table = asyncio.run(play())
    connection = open_for_writing(path)
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))
    connection.execute("INSERT INTO leaving (id) VALUES (?)", (table,))
    connection.close()

    async def look() -> None:
        store = await SqliteStore.open(path)
        assert await store.entries(table) == []
        await store.close()

    asyncio.run(look())
    connection = open_for_writing(path)
    rows = connection.execute("SELECT (SELECT count(*) FROM entries), (SELECT count(*) FROM leaving)").fetchone()
    connection.close()
    assert rows == (0, 0)


@pytest.mark.parametrize(("minutes", "is_untouched"), [(61, False), (119, False), (180, True)])
def test_an_entry_counts_as_a_touch(tmp_path: Path, minutes: int, is_untouched: bool) -> None:
    now = 1_000_000 * 3600.0

    async def story() -> None:
        nonlocal now
        store = await SqliteStore.open(tmp_path / "tables.sqlite", clock=lambda: now)
        table = await store.found("moon", b"0")
        begin = now
        now += 119 * 60
        await store.append(table, 1, b"1")
        assert await store.untouched_since(begin + minutes * 60, 9) == ([table] if is_untouched else [])
        await store.close()

    asyncio.run(story())


def test_the_longest_untouched_table_is_named_first(tmp_path: Path) -> None:
    now = 1_000_000 * 3600.0

    async def story() -> None:
        nonlocal now
        store = await SqliteStore.open(tmp_path / "tables.sqlite", clock=lambda: now)
        moon = await store.found("moon", b"0")
        now += 3600
        sun = await store.found("sun", b"0")
        now += 3600
        await store.append(moon, 1, b"1")
        assert await store.untouched_since(now + 7200, 9) == [sun, moon]
        await store.close()

    asyncio.run(story())
