"""A copy of the database while a server uses it, in this process or in another one."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.store.database import in_words, make_name_durable, open_for_reading
from geisterstunde.table.files import unwritable


def backup_of(source: Path, target: Path) -> None:
    """Copy all that is committed into a new file; Refused, and no file made, if one is there or something is wrong."""
    if not source.exists():
        raise Refused(Refusal("backup-of-nothing", {"file": str(source)}))
    if target.is_dir():
        raise unwritable(target, IsADirectoryError())
    if target.exists():
        raise unwritable(target, FileExistsError())
    with closing(open_for_reading(source)) as connection:
        # Beside its place, so that the last step is a new name for a whole file.
        beside = _empty_file_beside(target)
        try:
            _copy(connection, beside, source, target)
            with in_words(target):
                _name(beside, target)
        finally:
            beside.unlink(missing_ok=True)
    make_name_durable(target)


def _empty_file_beside(target: Path) -> Path:
    try:
        descriptor, name = tempfile.mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.parent)
    except OSError as error:
        raise unwritable(target, error) from error
    os.close(descriptor)
    return Path(name)


def _copy(connection: sqlite3.Connection, beside: Path, source: Path, target: Path) -> None:
    with closing(sqlite3.connect(beside)) as copy:
        try:
            # All pages in one step: one moment of the database, which the server does not wait for.
            connection.backup(copy, pages=-1)
            # A backup is one file, readable wherever it lies; only a running server needs a log beside it.
            copy.execute("PRAGMA journal_mode = DELETE").fetchone()
        except sqlite3.DatabaseError as error:
            kind = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
            is_damaged = kind in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
            file = {"file": str(source if is_damaged else target)}
            raise Refused(Refusal("store-damaged" if is_damaged else "backup-not-written", file)) from error
    descriptor = os.open(beside, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _name(beside: Path, target: Path) -> None:
    """Give the copy its name, unless somebody took the name in the meantime."""
    try:
        # Unlike a renaming, this never replaces a file.
        os.link(beside, target)
    except FileExistsError:
        raise
    except OSError:
        # A stick or a share that knows one name for a file only.
        if target.exists():
            raise FileExistsError from None
        beside.rename(target)
