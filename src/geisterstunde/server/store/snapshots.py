"""Snapshots of tables in a file of their own: what they spare is time, and nothing is lost with them.

The entries are the truth. So nobody waits for a snapshot to reach the disk, one that is damaged or belongs to another
history is not used, and a file that cannot be read is made anew.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from geisterstunde import __version__

SUFFIX: Final = ".snapshots"
_SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS snapshots (table_id INTEGER PRIMARY KEY, entries INTEGER NOT NULL, "
    "size INTEGER NOT NULL, chain BLOB NOT NULL, content BLOB NOT NULL, whole BLOB NOT NULL)"
)
Answer = TypeVar("Answer")


class KeptSnapshot(NamedTuple):
    """A table after so many entries, which take so many bytes; `chain` is the seal of the last of them."""

    entries: int
    size: int
    chain: bytes
    content: bytes

    def seal(self, table: int) -> bytes:
        """Of all of it, for this table and this version of the program."""
        stamp = f"{__version__} {table} {self.entries} {self.size}\n".encode()
        return blake2b(stamp + self.chain + b"\n" + self.content, digest_size=16).digest()


class Snapshots:
    """The newest snapshot of each table that has a long history."""

    def __init__(self, store: Path) -> None:
        real = store.resolve()
        self._path = real.with_name(real.name + SUFFIX)
        self._connection: sqlite3.Connection | None = None
        # One thread: the connection is used by one at a time.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="snapshots")

    async def of(self, table: int) -> KeptSnapshot | None:
        """The snapshot of a table; None if there is none that is whole."""
        return await self._asked(lambda: self._read(table))

    async def keep(self, table: int, snapshot: KeptSnapshot) -> None:
        """Keep a snapshot instead of the one before; where that is not possible, there is none."""
        row = (table, *snapshot, snapshot.seal(table))
        await self._asked(lambda: self._write("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?, ?)", row))

    async def forget(self, table: int) -> None:
        """Keep nothing of a table."""
        await self._asked(lambda: self._write("DELETE FROM snapshots WHERE table_id = ?", (table,)))

    async def close(self) -> None:
        """Let go of the file."""
        await self._asked(self._hang_up)
        self._thread.shutdown()

    async def _asked(self, question: Callable[[], Answer]) -> Answer | None:
        def asked() -> Answer | None:
            try:
                return question()
            except (sqlite3.Error, OSError):
                self._begin_anew()
                return None

        return await asyncio.get_running_loop().run_in_executor(self._thread, asked)

    def _read(self, table: int) -> KeptSnapshot | None:
        question = "SELECT entries, size, chain, content, whole FROM snapshots WHERE table_id = ?"
        row = self._open().execute(question, (table,)).fetchone()
        if row is None or [*map(type, row)] != [int, int, bytes, bytes, bytes]:
            return None
        snapshot = KeptSnapshot(*row[:-1])
        return snapshot if snapshot.seal(table) == row[-1] else None

    def _write(self, statement: str, values: tuple[object, ...]) -> None:
        self._open().execute(statement, values)

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            # It holds the hands of running games: nobody else may read it.
            os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
            connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            self._connection = connection
            for pragma in ("synchronous = OFF", "journal_mode = MEMORY", "secure_delete = ON"):
                connection.execute(f"PRAGMA {pragma}").fetchall()
            connection.execute(_SCHEMA)
        return self._connection

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _begin_anew(self) -> None:
        with suppress(sqlite3.Error):
            self._hang_up()
        self._connection = None
        with suppress(OSError):
            self._path.unlink()
