"""The file as a running store has it: locked, marked as open, with a connection that writes and one that reads."""

import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from geisterstunde.server.hosting.lock import FileLock
from geisterstunde.server.store.check import Damage, damaged_tables
from geisterstunde.server.store.database import in_words, is_nobody_here, open_again, open_for_writing
from geisterstunde.server.store.migrations import MIGRATIONS, Step
from geisterstunde.server.store.reader import StoreReader
from geisterstunde.server.store.unclosed import EndToFind, LastOnDisk, mark_closed, mark_open

CHECK_SECONDS: Final = 5.0
"""So long at most the entries of all tables are looked at before the doors open; each one is anyway when it is read."""


class OpenFile:
    """A database that only this store uses; Refused, and nothing changed, if it is no good."""

    def __init__(self, path: Path, migrations: Sequence[Step] = MIGRATIONS) -> None:
        # The file itself: a second name for it (a link) must meet the same log and the same lock.
        self.path = path.resolve()
        with in_words(self.path):
            self._lock = FileLock(self.path)
        try:
            self._end = EndToFind(self.path, self._lock.left)
            self.writing = open_for_writing(self.path, migrations, self._lock.seize, self._check_end)
            self._begin()
        except BaseException:
            self._lock.release(keep_note=bool(self._lock.left))
            raise
        until = time.monotonic() + CHECK_SECONDS
        self.damaged: list[Damage] = []
        """Tables that are not whole, as far as there was time to look."""
        self.is_checked = False
        """Whether there was."""
        # A page that cannot be read, in a file too big to be looked at whole: it is met where it is read.
        with suppress(sqlite3.Error):
            self.is_checked = damaged_tables(self.writing, self.damaged.append, lambda: time.monotonic() > until)

    def _check_end(self, looking: sqlite3.Connection) -> None:
        """Refuse a file that has lost its end in a crash."""
        if self._end.is_missing_in(looking):
            raise self._end.refused()

    def _begin(self) -> None:
        try:
            with in_words(self.path):
                self._mark()
                self.reading = StoreReader(self.path)
        except BaseException:
            self.writing.close()
            raise

    def _mark(self) -> None:
        self._token = mark_open(self.writing)
        last = self.writing.execute("SELECT id, seal FROM entries ORDER BY id DESC LIMIT 1").fetchone()
        self.note(*(last or (0, b"")))

    def note(self, row: int, seal: bytes) -> None:
        """Note which entry was the last that reached the disk; row 0 while that is about to change."""
        self._lock.note(LastOnDisk(self._token, row, seal).to_bytes())

    def reopen(self) -> bool:
        """Close the file and read anew what is really in it; whether all of that is certain to be on the disk.

        An error (of SQLite, or Refused) means that it is not known what is in it.
        """
        self.reading.close()
        self.writing.close()
        is_read_anew = is_nobody_here(self.path)
        self.writing = open_again(self.path)
        is_on_disk = self._is_rewritten()
        if not is_on_disk and not is_read_anew:
            raise sqlite3.OperationalError("another program keeps the log from being written back")
        if is_on_disk:
            with suppress(sqlite3.Error):
                self._mark()
        self.reading.open_again()
        return is_on_disk

    def _is_rewritten(self) -> bool:
        """Whether all of the log could be written into the database anew.

        After a failed sync the system believes that the log is on the disk, and would not try again.
        """
        try:
            (is_busy, _, _) = self.writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error:
            return False
        return not is_busy

    def close(self) -> None:
        """Let go of the file, and say in it that it was closed."""
        self.reading.close()
        try:
            mark_closed(self.writing)
        except sqlite3.Error:
            # A disk that fails: whoever opens it next looks at it as after a crash.
            self.writing.close()
            self._lock.release(keep_note=True)
            return
        # The writer is the last to close the file: then SQLite leaves one tidy file and no log.
        self.writing.close()
        self._lock.release()
