"""The SQLite file: made, checked and opened. What is wrong with it is said in words, and nothing is overwritten."""

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.store.migrations import MIGRATIONS, Step, migrate, schema_of, schema_of_version
from geisterstunde.table.files import unwritable

APPLICATION: Final = int.from_bytes(b"GhSt")
"""Stands in the head of the file and says whose it is (PRAGMA application_id)."""

_MAGIC: Final = b"SQLite format 3\0"
_APPLICATION_AT: Final = slice(68, 72)
_HEAD: Final = 100
_HEAD_OF_LOG: Final = 32

CHECKED_WHOLE: Final = 256 * 2**20
"""Up to this size (a million entries) all pages and indexes are checked at the start, which takes some seconds; of a
bigger file only the list of tables, and what is damaged elsewhere is met when that table is read."""

PATIENCE: Final = 5.0
"""Seconds to wait for another program that looks into the file, such as a backup or a shell."""


def open_for_writing(
    path: Path,
    migrations: Sequence[Step] = MIGRATIONS,
    seize: Callable[[], None] = lambda: None,
    look: Callable[[sqlite3.Connection], None] = lambda _: None,
) -> sqlite3.Connection:
    """The one connection that writes; makes the file if there is none. Refused, and nothing changed, if it is no good.

    `seize` keeps others off the file itself; `look` may find a reason not to open it.
    """
    with in_words(path):
        if not path.exists() or path.stat().st_size == 0:
            _make(path, migrations)
        seize()
        with looked_through(path, migrations) as looking:
            look(looking)
        connection = _connected(path, "rw")
        try:
            # Another program may be writing in it, a shell for example.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
            migrate(connection, path, migrations)
            _settle(connection)
        except BaseException:
            connection.close()
            raise
    return connection


@contextmanager
def looked_through(path: Path, migrations: Sequence[Step] = MIGRATIONS) -> Iterator[sqlite3.Connection]:
    """A file that nobody uses, looked at as before each start; Refused, and nothing changed, if it is no good."""
    with in_words(path):
        check_head(path)
        with closing(open_to_look(path)) as connection:
            _check(connection, path, migrations)
            yield connection


def open_to_look(path: Path) -> sqlite3.Connection:
    """A connection to a file that nobody uses, which leaves everything as it is, a log with all that is in it, too."""
    # A connection that may write would tidy up the log at its end, also one that is damaged.
    return _connected(path, "ro" if log_of(path).exists() else "ro&immutable=1")


def open_again(path: Path) -> sqlite3.Connection:
    """A connection that writes, where one was before in this process; nothing is checked."""
    connection = _connected(path, "rw")
    try:
        _settle(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def is_nobody_here(path: Path) -> bool:
    """Whether no connection to the file is open; while there is one, SQLite believes its memory and not the log."""
    with closing(_connected(path, "rw")) as connection:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE").fetchone()
        try:
            connection.execute("SELECT 1 FROM sqlite_master").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            return False
    return True


def log_of(path: Path) -> Path:
    """The log in which SQLite has what was written last."""
    return path.with_name(f"{path.name}-wal")


def has_log(path: Path) -> bool:
    """Whether there is a log with anything in it."""
    log = log_of(path)
    return log.exists() and log.stat().st_size > _HEAD_OF_LOG


def open_for_reading(path: Path) -> sqlite3.Connection:
    """A connection that sees what is committed and changes nothing; Refused if the file is not one of ours."""
    with in_words(path):
        connection = _connected(path, "ro")
        try:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            if application != APPLICATION:
                raise Refused(Refusal("store-not-ours", {"file": str(path)}))
            check_schema(connection, path, MIGRATIONS)
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


def _make(path: Path, migrations: Sequence[Step]) -> None:
    """A new database, made beside its place and moved there when it is whole: killed in between, nothing is there."""
    log = log_of(path)
    if log.exists():
        # SQLite would take it for the log of the new file, and mix the two.
        raise Refused(Refusal("store-log-alone", {"file": str(path), "log": str(log)}))
    beside = path.with_name(f"{path.name}.new")
    beside.unlink(missing_ok=True)
    os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        make_empty(beside, path, migrations)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    make_name_durable(path)


def make_empty(beside: Path, path: Path, migrations: Sequence[Step] = MIGRATIONS) -> None:
    """Make an empty database of a file with nothing in it; the other path is for what may be said about it."""
    with closing(_connected(beside, "rw")) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        migrate(connection, path, migrations)


def make_name_durable(path: Path) -> None:
    """The folder knows the new file even if the power fails now."""
    with suppress(PermissionError):  # Windows opens no folders, and needs none of this.
        descriptor = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def check_head(path: Path) -> None:
    """Refuse a file that is not a database of ours, or that may not be written."""
    # Read as bytes, before SQLite touches anything: it would tidy up in a file that is not ours. Opened for writing:
    # SQLite would open a file that may only be read as well, and fail at the first move.
    with path.open("r+b") as file:
        head = file.read(_HEAD)
    if not head.startswith(_MAGIC) or head[_APPLICATION_AT] != APPLICATION.to_bytes(4):
        raise Refused(Refusal("store-not-ours", {"file": str(path)}))


def check_schema(connection: sqlite3.Connection, path: Path, migrations: Sequence[Step]) -> int:
    """The version of the file; Refused if something else is declared in it than in a file of that version."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    # What a newer version has declared is not known here.
    if version <= len(migrations) and schema_of(connection) != schema_of_version(version, tuple(migrations)):
        raise Refused(Refusal("store-damaged", {"file": str(path)}))
    return int(version)


def _check(connection: sqlite3.Connection, path: Path, migrations: Sequence[Step]) -> None:
    """Refuse a damaged file: the whole of a small one is looked at, of a big one the list of tables.

    A file that is to be brought up to date is looked at whole, whatever its size: afterwards all would seem right.
    """
    version = check_schema(connection, path, migrations)
    is_whole = path.stat().st_size <= CHECKED_WHOLE or version < len(migrations)
    found = connection.execute("PRAGMA integrity_check(1)" if is_whole else "PRAGMA quick_check(tables)").fetchone()
    if found != ("ok",):
        raise Refused(Refusal("store-damaged", {"file": str(path)}))


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
    except UnicodeDecodeError as error:
        # What is no text any more, perhaps in the words of SQLite about it.
        raise Refused(Refusal("store-damaged", {"file": str(path)})) from error


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
