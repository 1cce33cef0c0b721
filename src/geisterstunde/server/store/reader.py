"""The connection that reads: what it tells of a table is whole, or refused."""

import sqlite3
import threading
from pathlib import Path
from typing import Any

from geisterstunde.server.store.chain import End, Link, anchor, broken_at
from geisterstunde.server.store.database import open_for_reading
from geisterstunde.server.store.interface import NotRead, TableDamaged


class StoreReader:
    """One connection, used by one thread at a time; the writer has it closed and opened again after a failure."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._connection: sqlite3.Connection | None = open_for_reading(path)

    def ask(self, question: str, values: tuple[Any, ...]) -> list[Any]:
        """The rows that answer a question; NotRead if the file cannot be read."""
        with self._lock:
            try:
                return self._open.execute(question, values).fetchall()
            except (sqlite3.Error, UnicodeDecodeError) as error:
                raise NotRead from error

    def entries(self, table: int, since: int) -> list[bytes]:
        """The entries of a table from a number on; TableDamaged if they are not whole."""
        with self._lock:
            try:
                return entries_of(self._open, table, since)
            except (sqlite3.Error, UnicodeDecodeError) as error:
                raise NotRead from error

    @property
    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            raise NotRead
        return self._connection

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

    def open_again(self) -> None:
        """Have the file again; Refused if it cannot be opened."""
        with self._lock:
            if self._connection is None:
                self._connection = open_for_reading(self._path)


def entries_of(connection: sqlite3.Connection, table: int, since: int = 0) -> list[bytes]:
    """The entries of a table from a number on, none where there is no table; TableDamaged if they are not whole."""
    since = max(since, 0)
    # One moment: between two questions an entry could come.
    connection.execute("BEGIN")
    try:
        question = "SELECT code, entries, seal FROM tables LEFT JOIN ends ON table_id = id WHERE id = ?"
        head = connection.execute(question, (table,)).fetchone()
        if head is None:
            return []
        question = "SELECT number, entry, seal FROM entries WHERE table_id = ? AND number >= ? ORDER BY number"
        links = [*map(Link._make, connection.execute(question, (table, max(since - 1, 0))))]
    finally:
        connection.rollback()
    code, entries, seal = head
    end = End(entries, seal) if type(entries) is int else None
    if end is not None and since > end.entries:
        return []
    if since and (not links or links[0].number != since - 1):
        raise TableDamaged(since - 1)
    before = links.pop(0).seal if since else anchor(table, code)
    broken = broken_at(before, links, end, since)
    if broken is not None:
        raise TableDamaged(broken)
    return [link.entry for link in links]
