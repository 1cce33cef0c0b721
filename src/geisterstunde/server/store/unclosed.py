"""After a crash: whether the last of what was acknowledged is still there.

The end of a log looks the same whether nothing came after it or somebody cut it off. So the database says that it is
open, by a word of luck that is in the main file before anything else is written, and a note beside it says which entry
was the last one that reached the disk. The note is not synced: after a power cut it may be old, but it never says more
than what is true.
"""

import os
import sqlite3
import struct
import zlib
from pathlib import Path
from typing import Final, NamedTuple, Self

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.hosting.lock import note_beside
from geisterstunde.server.store.chain import SEAL
from geisterstunde.server.store.database import has_log, log_of

_NOTE: Final = struct.Struct(f">{SEAL}sq{SEAL}s")
_CHECK: Final = struct.Struct(">I")
SEALED: Final = 3
"""The first version of the database that has seals."""


class LastOnDisk(NamedTuple):
    """The last entry that was kept, by its row and its seal, and by whom; row 0: this cannot be said."""

    token: bytes
    row: int
    seal: bytes

    def to_bytes(self) -> bytes:
        """As it is left beside the database."""
        words = _NOTE.pack(*self)
        return words + _CHECK.pack(zlib.crc32(words))

    @classmethod
    def from_bytes(cls, words: bytes) -> Self | None:
        """The note, or None if it is none."""
        said, check = words[: _NOTE.size], words[_NOTE.size :]
        if len(said) != _NOTE.size or check != _CHECK.pack(zlib.crc32(said)):
            return None
        return cls(*_NOTE.unpack(said))


def mark_open(connection: sqlite3.Connection) -> bytes:
    """Say in the database, durably, that it is open; the word by which it says so."""
    token = os.urandom(SEAL)
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute("DELETE FROM opening")
        connection.execute("INSERT INTO opening (token) VALUES (?)", (token,))
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    # Into the main file: it must be there where the log is lost.
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    return token


def mark_closed(connection: sqlite3.Connection) -> None:
    """Say in the database that nothing is missing without a log."""
    connection.execute("DELETE FROM opening")


def has_seals(connection: sqlite3.Connection) -> bool:
    """Whether the database is of a version that has seals, and says whether it is open."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0]) >= SEALED


class EndToFind:
    """What must be in a database at least, as it lies there; made before SQLite touches anything."""

    def __init__(self, path: Path, left: bytes | None = None) -> None:
        self._path = path
        words = note_beside(path) if left is None else left
        self.is_in_use = words is None
        """Whether a server has it open: then there is nothing to find yet."""
        self._note = LastOnDisk.from_bytes(words or b"")
        self._has_log = has_log(path)

    def is_missing_in(self, connection: sqlite3.Connection) -> bool:
        """Whether entries that were acknowledged before a crash are not there any more, or may not be."""
        if self.is_in_use or not has_seals(connection):
            return False
        row = connection.execute("SELECT token FROM opening").fetchone()
        if row is None:
            return False
        note = self._note
        if note is None or note.token != row[0] or not note.row:
            return not self._has_log
        kept = connection.execute("SELECT seal FROM entries WHERE id = ?", (note.row,)).fetchone()
        return kept is None or kept[0] != note.seal

    def refused(self) -> Refused:
        """The refusal where the end is missing."""
        return Refused(Refusal("store-end-missing", {"file": str(self._path), "log": str(log_of(self._path))}))
