"""The SQLite file: made, checked and opened. What is wrong with it is said in words, and nothing is overwritten."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.store.migrations import MIGRATIONS, migrate
from geisterstunde.table.files import unwritable

APPLICATION: Final = int.from_bytes(b"GhSt")
"""Stands in the head of the file and says whose it is (PRAGMA application_id)."""

_MAGIC: Final = b"SQLite format 3\0"
_APPLICATION_AT: Final = slice(68, 72)
_HEAD: Final = 100

CHECKED_WHOLE: Final = 256 * 2**20
"""Up to this size (a million entries) the whole file is checked at the start, which takes about half a second; of a
bigger one only the list of tables, and what is damaged elsewhere is met when that table is read."""

PATIENCE: Final = 5.0
"""Seconds to wait for another program that looks into the file, such as a backup or a shell."""


def open_for_writing(path: Path, migrations: Sequence[str] = MIGRATIONS) -> sqlite3.Connection:
    """The one connection that writes; makes the file if there is none. The caller holds the FileLock."""
    with in_words(path):
        if not path.exists() or path.stat().st_size == 0:
            _make(path, migrations)
        _check_head(path)
        connection = _connected(path, "rw")
        try:
            _check(connection, path)
            migrate(connection, path, migrations)
            _settle(connection)
        except BaseException:
            connection.close()
            raise
    return connection


def open_for_reading(path: Path) -> sqlite3.Connection:
    """A connection that sees what is committed and changes nothing; Refused if the file is not one of ours."""
    with in_words(path):
        connection = _connected(path, "ro")
        try:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            if application != APPLICATION:
                raise Refused(Refusal("store-not-ours", {"file": str(path)}))
        except BaseException:
            connection.close()
            raise
    return connection


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    # A thread opens it and another one uses it, never two at once. No isolation level: we say BEGIN ourselves.
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        isolation_level=None,
        timeout=PATIENCE,
        check_same_thread=False,
    )


def _make(path: Path, migrations: Sequence[str]) -> None:
    """A new database, made beside its place and moved there when it is whole: killed in between, nothing is there."""
    log = path.with_name(f"{path.name}-wal")
    if log.exists():
        # SQLite would take it for the log of the new file, and mix the two.
        raise Refused(Refusal("store-log-alone", {"file": str(path), "log": str(log)}))
    beside = path.with_name(f"{path.name}.new")
    beside.unlink(missing_ok=True)
    os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        connection = _connected(beside, "rw")
        try:
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            migrate(connection, path, migrations)
        finally:
            connection.close()
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    make_name_durable(path)


def make_name_durable(path: Path) -> None:
    """The folder knows the new file even if the power fails now."""
    with suppress(PermissionError):  # Windows opens no folders, and needs none of this.
        descriptor = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _check_head(path: Path) -> None:
    # Read as bytes, before SQLite touches anything: it would tidy up in a file that is not ours. Opened for writing:
    # SQLite would open a file that may only be read as well, and fail at the first move.
    with path.open("r+b") as file:
        head = file.read(_HEAD)
    if not head.startswith(_MAGIC) or head[_APPLICATION_AT] != APPLICATION.to_bytes(4):
        raise Refused(Refusal("store-not-ours", {"file": str(path)}))


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a damaged file: the whole of a small one is looked at, of a big one the list of tables."""
    is_small = path.stat().st_size <= CHECKED_WHOLE
    found = connection.execute("PRAGMA quick_check(1)" if is_small else "PRAGMA quick_check(tables)").fetchone()
    if found != ("ok",):
        raise Refused(Refusal("store-damaged", {"file": str(path)}))
    # Another program may be writing in it, a shell for example.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")


def _settle(connection: sqlite3.Connection) -> None:
    """How this connection works; each line with its reason."""
    for pragma in (
        # Readers and backups never wait for the writer, and a commit is one write at the end of one file.
        "journal_mode = WAL",
        # Each commit reaches the disk before it returns. NORMAL would lose acknowledged moves with the power.
        "synchronous = FULL",
        # macOS: fsync alone leaves the commit in the disk's own memory. Elsewhere this changes nothing.
        "fullfsync = ON",
        # The writer moves the log into the database itself, after it has answered, not inside somebody's commit.
        "wal_autocheckpoint = 0",
        # The log file of a busy hour is cut to 16 MB again when it starts from its beginning.
        f"journal_size_limit = {16 * 2**20}",
        # Room for the pages of a group of a thousand entries; with the 2 MB of the default they spill.
        "cache_size = -8192",
        # Sorting, where it happens, needs no file that a full disk could refuse.
        "temp_store = MEMORY",
        # What is forgotten is overwritten. It costs only where something is deleted.
        "secure_delete = ON",
    ):
        connection.execute(f"PRAGMA {pragma}").fetchall()
    # No mmap: a failing disk would then be a signal that ends the server instead of an error that says so.


@contextmanager
def in_words(path: Path) -> Iterator[None]:
    """What goes wrong with the file in here is refused with a sentence."""
    try:
        if path.is_dir():
            raise IsADirectoryError
        yield
    except OSError as error:
        raise unwritable(path, error) from error
    except sqlite3.Error as error:
        raise _refused(path, error) from error


def _refused(path: Path, error: sqlite3.Error) -> Refused:
    file = {"file": str(path)}
    # The lower byte is the kind of error, the upper ones tell more about it.
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return Refused(Refusal("store-not-ours", file))
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return Refused(Refusal("store-locked", file))
        case sqlite3.SQLITE_FULL:
            return Refused(Refusal("store-no-room", file))
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM | sqlite3.SQLITE_IOERR:
            return Refused(Refusal("store-not-writable", file))
        case _:
            return Refused(Refusal("store-damaged", file))
