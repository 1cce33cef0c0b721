"""A Store in one SQLite file: nothing to install, nothing to run beside it."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from geisterstunde.server.hosting.lock import FileLock
from geisterstunde.server.store.backup import backup_of
from geisterstunde.server.store.database import in_words, open_for_reading, open_for_writing
from geisterstunde.server.store.interface import NotRead, StoreClosed
from geisterstunde.server.store.migrations import MIGRATIONS
from geisterstunde.server.store.writer import Append, Forget, Found, StoreWriter, Work


class SqliteStore:
    """Keeps tables in a file that only this store uses; `open` makes one."""

    def __init__(self, path: Path, lock: FileLock, writer: StoreWriter, reader: sqlite3.Connection) -> None:
        self.path = path
        self._lock = lock
        self._writer = writer
        self._reader = reader
        # One thread, so that the connection is used by one at a time.
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._loop = asyncio.get_running_loop()
        self._is_closed = False

    @classmethod
    async def open(
        cls, path: Path, clock: Callable[[], float] = time.time, migrations: Sequence[str] = MIGRATIONS
    ) -> "SqliteStore":
        """The store in that file, which is made if there is none; Refused, and nothing changed, if it is no good."""
        # The file itself: a second name for it (a link) must meet the same lock.
        real = path.resolve()
        lock, connection, reader = await asyncio.to_thread(_opened, real, migrations)
        return cls(real, lock, StoreWriter(connection, asyncio.get_running_loop(), clock), reader)

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

    async def entries(self, table: int, since: int = 0) -> list[bytes]:
        rows = await self._read(
            "SELECT number, entry FROM entries WHERE table_id = ?1 AND number >= ?2"
            " AND EXISTS (SELECT 1 FROM tables WHERE id = ?1) ORDER BY number",
            (table, since),
        )
        # A table with a hole would be another table: rather none.
        if any(number != place for place, (number, _) in enumerate(rows, start=max(since, 0))):
            raise NotRead
        return [entry for _, entry in rows]

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
        rows = await self._read("SELECT id FROM tables WHERE touched <= ? ORDER BY touched, id LIMIT ?", (moment, most))
        return [table for (table,) in rows]

    def _write(self, work: Work) -> None:
        if self._is_closed:
            raise StoreClosed
        self._writer.add(work)

    async def _read(self, question: str, values: tuple[Any, ...]) -> list[Any]:
        if self._is_closed:
            raise StoreClosed
        return await self._loop.run_in_executor(self._reading, _asked, self._reader, question, values)

    async def backup(self, path: Path) -> None:
        if self._is_closed:
            raise StoreClosed
        await asyncio.to_thread(backup_of, self.path, path)

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        await asyncio.to_thread(self._reading.shutdown)
        # The writer is the last to close the file: then SQLite leaves one tidy file and no log.
        self._reader.close()
        self._writer.close()
        await asyncio.to_thread(self._writer.join)
        self._lock.release()


def _opened(path: Path, migrations: Sequence[str]) -> tuple[FileLock, sqlite3.Connection, sqlite3.Connection]:
    with in_words(path):
        lock = FileLock(path)
    try:
        connection = open_for_writing(path, migrations)
        try:
            return lock, connection, open_for_reading(path)
        except BaseException:
            connection.close()
            raise
    except BaseException:
        lock.release()
        raise


def _asked(reader: sqlite3.Connection, question: str, values: tuple[Any, ...]) -> list[Any]:
    try:
        return reader.execute(question, values).fetchall()
    except sqlite3.Error as error:
        raise NotRead from error
