"""A Store in one SQLite file: nothing to install, nothing to run beside it."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from geisterstunde.server.store.backup import backup_of
from geisterstunde.server.store.chain import is_aside_whole, is_look_back_whole
from geisterstunde.server.store.check import Damage
from geisterstunde.server.store.interface import StoreClosed, TableSnapshot
from geisterstunde.server.store.migrations import MIGRATIONS, Step
from geisterstunde.server.store.open_file import OpenFile
from geisterstunde.server.store.snapshots import KeptSnapshot, Snapshots
from geisterstunde.server.store.work import Append, Forget, Found, KeepAsides, KeepLookBack, Work
from geisterstunde.server.store.writer import StoreWriter


class SqliteStore:
    """Keeps tables in a file that only this store uses; `open` makes one."""

    def __init__(self, file: OpenFile, clock: Callable[[], float]) -> None:
        self.path = file.path
        self.damaged: Sequence[Damage] = tuple(file.damaged)
        """Tables that were found not to be whole when the file was opened."""
        self.is_checked = file.is_checked
        """Whether there was time to look at all of them."""
        self._loop = asyncio.get_running_loop()
        self._reader = file.reading
        self._writer = StoreWriter(file, self._loop, clock)
        # One thread, so that the connection is used by one at a time.
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._snapshots = Snapshots(file.path)
        self._is_closed = False

    @classmethod
    async def open(
        cls, path: Path, clock: Callable[[], float] = time.time, migrations: Sequence[Step] = MIGRATIONS
    ) -> "SqliteStore":
        """The store in that file, which is made if there is none; Refused, and nothing changed, if it is no good."""
        return cls(await asyncio.to_thread(OpenFile, path, migrations), clock)

    async def found(self, code: str, entry: bytes) -> int:
        waiting: asyncio.Future[int] = self._loop.create_future()
        self._write(Found(code, entry, waiting))
        return await waiting

    def append(self, table: int, number: int, entry: bytes) -> asyncio.Future[None]:
        waiting: asyncio.Future[None] = self._loop.create_future()
        if self._is_closed:
            waiting.set_exception(StoreClosed())
        else:
            self._writer.add(Append((table, number, entry), waiting))
        return waiting

    async def forget(self, table: int) -> None:
        waiting: asyncio.Future[None] = self._loop.create_future()
        self._write(Forget(table, waiting))
        await waiting
        await self._snapshots.forget(table)

    def keep_asides(self, table: int, said: bytes) -> asyncio.Future[None]:
        waiting: asyncio.Future[None] = self._loop.create_future()
        if self._is_closed:
            waiting.set_exception(StoreClosed())
        else:
            self._writer.add(KeepAsides(table, said, waiting))
        return waiting

    async def asides(self, table: int) -> bytes | None:
        rows = await self._read("SELECT said, seal FROM asides WHERE table_id = ?", (table,))
        # Words that are damaged are no words: the game goes on without them.
        return next((said for said, seal in rows if is_aside_whole(table, said, seal)), None)

    def keep_look_back(self, table: int, game: int, found: bytes) -> asyncio.Future[None]:
        waiting: asyncio.Future[None] = self._loop.create_future()
        if self._is_closed:
            waiting.set_exception(StoreClosed())
        else:
            self._writer.add(KeepLookBack(table, game, found, waiting))
        return waiting

    async def look_back(self, table: int, game: int) -> bytes | None:
        rows = await self._read("SELECT found, seal FROM look_backs WHERE table_id = ? AND game = ?", (table, game))
        # What is damaged is found once more.
        return next((found for found, seal in rows if is_look_back_whole(table, game, found, seal)), None)

    async def snapshot(self, table: int) -> TableSnapshot | None:
        kept = await self._snapshots.of(table)
        if kept is None or await self._seal(table, kept.entries - 1) != kept.chain:
            return None
        return TableSnapshot(kept.entries, kept.size, kept.content)

    async def keep_snapshot(self, table: int, snapshot: TableSnapshot) -> None:
        seal = await self._seal(table, snapshot.entries - 1)
        if seal is not None:
            await self._snapshots.keep(table, KeptSnapshot(snapshot.entries, snapshot.size, seal, snapshot.content))

    async def _seal(self, table: int, number: int) -> bytes | None:
        """The seal of an entry, which is one of all before it, too."""
        question = (
            "SELECT entries.seal FROM entries JOIN tables ON tables.id = table_id WHERE table_id = ? AND number = ?"
        )
        rows = await self._read(question, (table, number))
        return rows[0][0] if rows else None

    async def size(self) -> int:
        rows = await self._read("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size", ())
        return int(rows[0][0])

    async def entries(self, table: int, since: int = 0) -> list[bytes]:
        if self._is_closed:
            raise StoreClosed
        return await self._loop.run_in_executor(self._reading, self._reader.entries, table, since)

    async def table_called(self, code: str) -> int | None:
        try:
            rows = await self._read("SELECT id FROM tables WHERE code = ?", (code,))
        except UnicodeEncodeError:
            # Anybody may ask for anything; half a character is the code of no table.
            return None
        return int(rows[0][0]) if rows else None

    async def count(self) -> int:
        if self._is_closed:
            raise StoreClosed
        return self._writer.tables

    async def untouched_since(self, moment: float, most: int) -> list[int]:
        # The table itself is asked, too: a flipped bit in the index must not let a table be forgotten.
        question = (
            "SELECT old.id FROM tables AS old JOIN tables AS itself NOT INDEXED ON itself.id = old.id"
            " WHERE old.touched <= ?1 AND itself.touched <= ?1 ORDER BY old.touched, old.id LIMIT ?2"
        )
        rows = await self._read(question, (moment, most))
        return [table for (table,) in rows]

    def _write(self, work: Work) -> None:
        if self._is_closed:
            raise StoreClosed
        self._writer.add(work)

    async def _read(self, question: str, values: tuple[Any, ...]) -> list[Any]:
        if self._is_closed:
            raise StoreClosed
        return await self._loop.run_in_executor(self._reading, self._reader.ask, question, values)

    async def backup(self, path: Path) -> None:
        if self._is_closed:
            raise StoreClosed
        await asyncio.to_thread(backup_of, self.path, path)

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        await self._snapshots.close()
        await asyncio.to_thread(self._reading.shutdown)
        self._writer.close()
        await asyncio.to_thread(self._writer.join)
