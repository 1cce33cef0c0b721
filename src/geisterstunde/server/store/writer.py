"""The thread that writes: all that waits is one commit, and all who waited hear of it at once."""

import sqlite3
import threading
import time
from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from geisterstunde.core.words import Refused
from geisterstunde.server.store.chain import anchor, seal_after, seal_of_asides, seal_of_look_back
from geisterstunde.server.store.doubt import NotYetKnown, caused, in_doubt, outcomes_found
from geisterstunde.server.store.interface import CodeTaken, Conflict, NotSaved
from geisterstunde.server.store.open_file import OpenFile
from geisterstunde.server.store.work import Append, Forget, Found, KeepAsides, KeepLookBack, Outcome, Row, Work, tell

MOST_AT_ONCE: Final = 4096
"""So many at most are one commit, so that nobody waits for a very long one."""
CHECKPOINT_AFTER: Final = 4000
"""Pages in the log, as a guess from above: about 16 MB, and a checkpoint of some ten milliseconds."""
QUIET: Final = 1.0
"""Seconds without anything to write, after which the log is moved into the database."""
HOUR: Final = 3600
"""A table is noted as touched once an hour at most, not with every entry."""
SWEPT_AT_ONCE: Final = 500
PAUSES: Final = (0.0, 0.1, 0.3, 0.6, 1.0, 2.0)
"""Seconds between the looks at a file whose disk has failed; after the last one those who wait hear of the doubt."""
LastEntry = tuple[int, bytes]
"""The row of an entry, and its seal."""
NO_ENTRY: Final[LastEntry] = (0, b"")
ENDS_KNOWN: Final = 10_000
"""Of so many tables the last seal is remembered; of the others it is looked up."""

ROWS_AT_ONCE: Final = (256, 128, 64, 32, 16, 8, 4, 2, 1)
"""So many entries are one statement: between two statements Python's lock is fought for with the event loop."""
VALUES_OF_ROW: Final = 4
_INSERTS: Final = {
    # Question marks only.
    rows: f"INSERT INTO entries (table_id, number, entry, seal) VALUES (?, ?, ?, ?){', (?, ?, ?, ?)' * (rows - 1)}"  # noqa: S608
    for rows in ROWS_AT_ONCE
}


class StoreWriter:
    """Takes work from the event loop, without waiting, and carries it out in a thread of its own."""

    def __init__(self, file: OpenFile, loop: AbstractEventLoop, clock: Callable[[], float]) -> None:
        self._file = file
        self._loop = loop
        self._clock = clock
        self._work: deque[Work] = deque()
        # Locked while there is nothing new. Only the loop opens it, and only this thread closes it.
        self._news = threading.Lock()
        self._news.acquire()
        self._is_closing = False
        # What a server that crashed has left in the log is moved as soon as it is quiet.
        self._pages = 1
        self._hour = 0
        self._touched: set[int] = set()
        self._ends: dict[int, bytes] = {}
        """The last seals of tables."""
        self._new_ends: dict[int, bytes] = {}
        """Those that are true as soon as what is being written is committed."""
        self._is_committing = False
        self._lost: Exception | None = None
        self._is_lost = False
        """Whether the file could not be opened again after its disk had failed."""
        self.tables = 0
        """How many there are; counting them each time would take longer with each."""
        self._count()
        # A table that is there does not leave, whatever a flipped bit says.
        leaving = "SELECT id FROM leaving WHERE id NOT IN (SELECT id FROM tables)"
        self._work.extend(Forget(table, None) for (table,) in file.writing.execute(leaving))
        if self._work:
            self._news.release()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def _count(self) -> None:
        self.tables = self._file.writing.execute("SELECT count(*) FROM tables").fetchone()[0]

    def add(self, work: Work) -> None:
        """Have it carried out; called by the event loop only, and not after `close`."""
        self._work.append(work)
        self._wake()

    def _wake(self) -> None:
        if self._news.locked():
            self._news.release()

    def close(self) -> None:
        """No more work from now on; `join` waits until what was given is done."""
        self._is_closing = True
        self._wake()

    def join(self) -> None:
        """Wait for the end of the thread, and of its connection."""
        self._thread.join()

    def _write(self) -> None:
        while True:
            # A thread that sleeps for ever costs nothing; only a log with something in it is worth a look at the time.
            came = self._news.acquire(timeout=QUIET if self._pages else -1)
            if not came:
                self._checkpoint()
                continue
            while self._work:
                self._write_group()
            # Asked after the last look at the work: what was added before `close` is done.
            if self._is_closing and not self._work:
                self._file.close()
                return

    def _write_group(self) -> None:
        group = [self._work.popleft() for _ in range(min(len(self._work), MOST_AT_ONCE))]
        outcomes: list[Outcome] = []
        self._commit(group, outcomes)
        # A loop that was closed has nobody left who waits.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(tell, outcomes)
        if self._pages > CHECKPOINT_AFTER:
            self._checkpoint()

    def _commit(self, group: Sequence[Work], outcomes: list[Outcome]) -> None:
        """All of the group as one transaction; if that fails, each half by itself, down to the one that is to blame."""
        if self._is_lost and not self._is_found_again():
            # Nothing of it was tried.
            outcomes.extend((work.waiting, None, caused(NotSaved(), self._lost)) for work in group)
            return
        try:
            outcomes.extend(self._carry_out(group))
        except Exception as problem:
            self._roll_back()
            if self._is_committing or _is_of_disk(problem):
                outcomes.extend(self._looked_up(group, problem))
            elif len(group) == 1 or _is_of_all(problem):
                outcomes.extend((work.waiting, None, _meaning(work, problem)) for work in group)
            else:
                middle = len(group) // 2
                self._commit(group[:middle], outcomes)
                self._commit(group[middle:], outcomes)

    def _roll_back(self) -> None:
        # SQLite has done it already after some errors, and a disk that fails may fail here too.
        with suppress(sqlite3.Error):
            self._file.writing.rollback()

    def _looked_up(self, group: Sequence[Work], problem: Exception) -> list[Outcome]:
        """What became of a group whose commit failed: nobody hears anything before it was looked up."""
        for pause in PAUSES:
            time.sleep(pause)
            try:
                outcomes, leaving = outcomes_found(self._file, group, problem)
                self._forget_what_was_known()
            except (sqlite3.Error, Refused, NotYetKnown) as another:
                self._is_lost, self._lost = True, another
                continue
            self._is_lost = False
            self._work.extend(leaving)
            return outcomes
        return in_doubt(group, problem)

    def _is_found_again(self) -> bool:
        try:
            self._is_lost = not self._file.reopen()
            self._forget_what_was_known()
        except (sqlite3.Error, Refused) as problem:
            self._lost = problem
            return False
        return not self._is_lost

    def _forget_what_was_known(self) -> None:
        self._is_committing = False
        self._touched.clear()
        self._ends.clear()
        self._pages = 1
        self._count()

    def _carry_out(self, group: Sequence[Work]) -> list[Outcome]:
        connection = self._file.writing
        self._is_committing = False
        self._new_ends = {}
        appends = [work for work in group if type(work) is Append]
        others = [work for work in group if type(work) is not Append] if len(appends) < len(group) else []
        connection.execute("BEGIN IMMEDIATE")
        last = self._append([work.row for work in appends])
        touched = self._touch({work.row[0] for work in appends})
        outcomes: list[Outcome] = [(work.waiting, None, None) for work in appends]
        more: list[Forget] = []
        change = 0
        for work in others:
            if isinstance(work, Found):
                table, last = self._found(work)
                touched.add(table)
                outcomes.append((work.waiting, table, None))
                change += 1
            elif isinstance(work, Forget):
                # The entry that was noted may be among those that go.
                last = NO_ENTRY
                self._file.note(*NO_ENTRY)
                change -= self._leave(work.table)
                if self._sweep(work.table):
                    more.append(work)
                else:
                    outcomes.append((work.waiting, None, None))
            elif isinstance(work, KeepAsides):
                self._keep_asides(work)
                outcomes.append((work.waiting, None, None))
            elif isinstance(work, KeepLookBack):
                self._keep_look_back(work)
                outcomes.append((work.waiting, None, None))
        self._is_committing = True
        connection.execute("COMMIT")
        # Only now is any of it true.
        if last is not None:
            self._file.note(*last)
        self._ends |= self._new_ends
        self._touched |= touched
        self.tables += change
        self._work.extend(more)
        self._pages += len(group) + 4
        return outcomes

    def _touch(self, tables: set[int]) -> set[int]:
        """Note the tables that were not noted in this hour; which these are."""
        hour = int(self._clock()) // HOUR
        if hour != self._hour:
            self._hour = hour
            self._touched.clear()
        new = tables - self._touched
        if new:
            moments = [((hour + 1) * HOUR, table) for table in new]
            self._file.writing.executemany("UPDATE tables SET touched = ? WHERE id = ?", moments)
        return new

    def _found(self, work: Found) -> tuple[int, LastEntry | None]:
        moment = (self._hour + 1) * HOUR
        writing = self._file.writing
        table = writing.execute("INSERT INTO tables (code, touched) VALUES (?, ?)", (work.code, moment)).lastrowid
        assert table is not None
        self._new_ends[table] = anchor(table, work.code)
        writing.execute("INSERT INTO ends (table_id, entries, seal) VALUES (?, 0, ?)", (table, self._new_ends[table]))
        return table, self._append([(table, 0, work.entry)])

    def _append(self, rows: Sequence[Row]) -> LastEntry | None:
        """Insert entries, each with its seal; which one came last."""
        if not rows:
            return None
        values: list[int | bytearray] = []
        seal = b""
        for table, number, entry in rows:
            before = self._new_ends.get(table) or self._ends.get(table) or self._end_of(table)
            seal = self._new_ends[table] = seal_after(before, entry)
            # Of `bytes` sqlite3 asks each time by several names whether they would rather be something else.
            values += (table, number, bytearray(entry), bytearray(seal))
        row, left, start = 0, len(rows), 0
        for many, statement in _INSERTS.items():
            while left >= many:
                end = start + many * VALUES_OF_ROW
                row = self._file.writing.execute(statement, values[start:end]).lastrowid or 0
                left, start = left - many, end
        return row, seal

    def _end_of(self, table: int) -> bytes:
        if len(self._ends) >= ENDS_KNOWN:
            self._ends.clear()
        found = self._file.writing.execute("SELECT seal FROM ends WHERE table_id = ?", (table,)).fetchone()
        # An entry of no table is refused when it is inserted.
        return b"" if found is None else bytes(found[0])

    def _keep_asides(self, work: KeepAsides) -> None:
        self._file.writing.execute(
            "INSERT OR REPLACE INTO asides (table_id, said, seal) SELECT id, ?2, ?3 FROM tables WHERE id = ?1",
            (work.table, work.said, seal_of_asides(work.table, work.said)),
        )

    def _keep_look_back(self, work: KeepLookBack) -> None:
        table, game, found, _ = work
        self._file.writing.execute(
            "INSERT OR REPLACE INTO look_backs (table_id, game, found, seal)"
            " SELECT id, ?2, ?3, ?4 FROM tables WHERE id = ?1",
            (table, game, found, seal_of_look_back(table, game, found)),
        )

    def _leave(self, table: int) -> int:
        """Take it out of the list of tables, and note that its entries are to go; how many tables that was."""
        gone = self._file.writing.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount
        if gone:
            self._file.writing.execute("DELETE FROM ends WHERE table_id = ?", (table,))
            self._file.writing.execute("DELETE FROM asides WHERE table_id = ?", (table,))
            self._file.writing.execute("DELETE FROM look_backs WHERE table_id = ?", (table,))
            self._file.writing.execute("INSERT INTO leaving (id) VALUES (?)", (table,))
        return gone

    def _sweep(self, table: int) -> bool:
        """Remove some entries of a table that leaves; whether there may be more."""
        swept = self._file.writing.execute(
            "DELETE FROM entries WHERE id IN (SELECT id FROM entries WHERE table_id = ? LIMIT ?)",
            (table, SWEPT_AT_ONCE),
        ).rowcount
        if swept == SWEPT_AT_ONCE:
            return True
        self._file.writing.execute("DELETE FROM leaving WHERE id = ?", (table,))
        return False

    def _checkpoint(self) -> None:
        """Move the log into the database; where that fails (a full disk) the log stays, and nothing is lost."""
        try:
            self._file.writing.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            self._pages = 0
        except sqlite3.Error:
            # Tried again when it is quiet.
            self._pages = 1


def _kind(problem: Exception) -> int:
    # The lower byte is the kind of error, the upper ones tell more about it.
    return int(getattr(problem, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


def _is_of_disk(problem: Exception) -> bool:
    return isinstance(problem, sqlite3.Error) and _kind(problem) == sqlite3.SQLITE_IOERR


def _is_of_all(problem: Exception) -> bool:
    """Whether trying the others by themselves would only be trying the same again, with all its waiting."""
    if not isinstance(problem, sqlite3.Error) or isinstance(problem, sqlite3.IntegrityError):
        return False
    # Where a big entry finds no room, a small one may.
    return _kind(problem) != sqlite3.SQLITE_FULL


def _meaning(work: Work, problem: Exception) -> Exception:
    """What it means for the one who waits."""
    if not isinstance(problem, sqlite3.Error):
        return problem
    if not isinstance(problem, sqlite3.IntegrityError):
        return caused(NotSaved(), problem)
    return caused(CodeTaken(work.code) if isinstance(work, Found) else Conflict(), problem)
