"""A copy of the database while a server uses it, in this process or in another one."""

import sqlite3
from contextlib import closing
from pathlib import Path

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.store.database import open_for_reading
from geisterstunde.server.store.new_file import new_file
from geisterstunde.server.store.unclosed import EndToFind, has_seals, mark_closed


def backup_of(source: Path, target: Path) -> None:
    """Copy all that is committed into a new file; Refused, and no file made, if one is there or something is wrong."""
    if not source.exists():
        raise Refused(Refusal("backup-of-nothing", {"file": str(source)}))
    end = EndToFind(source)
    with new_file(target) as beside, closing(open_for_reading(source)) as connection:
        if end.is_missing_in(connection):
            raise end.refused()
        _copy(connection, beside, source, target)


def _copy(connection: sqlite3.Connection, beside: Path, source: Path, target: Path) -> None:
    with closing(sqlite3.connect(beside, isolation_level=None)) as copy:
        try:
            # All pages in one step: one moment of the database, which the server does not wait for.
            connection.backup(copy, pages=-1)
            # A backup is one file, readable wherever it lies; only a running server needs a log beside it.
            copy.execute("PRAGMA journal_mode = DELETE").fetchone()
            if has_seals(copy):
                mark_closed(copy)
        except sqlite3.DatabaseError as error:
            kind = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
            is_damaged = kind in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
            file = {"file": str(source if is_damaged else target)}
            raise Refused(Refusal("store-damaged" if is_damaged else "backup-not-written", file)) from error
