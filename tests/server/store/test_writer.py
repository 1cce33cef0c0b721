"""Those who write at once share a commit, and the log does not grow for ever."""

import asyncio
from pathlib import Path

from geisterstunde.server.store.open_file import OpenFile
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.store.work import Append, Found
from geisterstunde.server.store.writer import CHECKPOINT_AFTER, StoreWriter


def test_a_thousand_entries_given_at_once_share_a_few_commits(tmp_path: Path) -> None:
    statements: list[str] = []

    async def story() -> None:
        file = OpenFile(tmp_path / "tables.sqlite")
        loop = asyncio.get_running_loop()
        writer = StoreWriter(file, loop, lambda: 0.0)
        founded: asyncio.Future[int] = loop.create_future()
        writer.add(Found("moon", b"0", founded))
        table = await founded
        file.writing.set_trace_callback(statements.append)
        appended: list[asyncio.Future[None]] = [loop.create_future() for _ in range(1000)]
        for number, waiting in enumerate(appended, start=1):
            writer.add(Append((table, number, b""), waiting))
        await asyncio.gather(*appended)
        writer.close()
        writer.join()

    asyncio.run(story())
    assert 1 <= statements.count("COMMIT") < 200


def test_the_log_is_moved_into_the_database_while_it_is_used(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def story() -> None:
        store = await SqliteStore.open(path)
        table = await store.found("moon", b"0")
        before = path.stat().st_size
        await asyncio.gather(*(store.append(table, number, b"") for number in range(1, CHECKPOINT_AFTER + 2)))
        # The log is moved after the answer, and before the next entry is written.
        await store.append(table, CHECKPOINT_AFTER + 2, b"")
        assert path.stat().st_size > before
        await store.close()

    asyncio.run(story())
