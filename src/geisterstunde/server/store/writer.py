"""The thread that writes: all that waits is one commit, and all who waited hear of it at once."""

import sqlite3
import threading
from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any, Final, NamedTuple

from geisterstunde.server.store.interface import CodeTaken, Conflict, NotSaved

Row = tuple[int, int, bytes]
"""An entry to keep: its table, its number, what it says."""

MOST_AT_ONCE: Final = 4096
"""So many at most are one commit, so that nobody waits for a very long one."""
CHECKPOINT_AFTER: Final = 4000
"""Pages in the log, as a guess from above: about 16 MB, and a checkpoint of some ten milliseconds."""
QUIET: Final = 1.0
"""Seconds without anything to write, after which the log is moved into the database."""
HOUR: Final = 3600
"""A table is noted as touched once an hour at most, not with every entry."""
SWEPT_AT_ONCE: Final = 500

ROWS_AT_ONCE: Final = (256, 64, 16, 4, 1)
"""So many entries are one statement: between two statements Python's lock is fought for with the event loop."""
_INSERTS: Final = {
    # Question marks only.
    rows: f"INSERT INTO entries (table_id, number, entry) VALUES (?, ?, ?){', (?, ?, ?)' * (rows - 1)}"  # noqa: S608
    for rows in ROWS_AT_ONCE
}


class Append(NamedTuple):
    """One more entry of a table."""

    row: Row
    waiting: "Future[None]"


class Found(NamedTuple):
    """A new table."""

    code: str
    entry: bytes
    waiting: "Future[int]"


class Forget(NamedTuple):
    """A table that leaves, or goes on leaving; nobody waits where a restart goes on with it."""

    table: int
    waiting: "Future[None] | None"


Work = Append | Found | Forget
Outcome = tuple["Future[Any] | None", Any, Exception | None]
"""Who waits, what it hears, or why it did not work."""


class StoreWriter:
    """Takes work from the event loop, without waiting, and carries it out in a thread of its own."""

    def __init__(self, connection: sqlite3.Connection, loop: AbstractEventLoop, clock: Callable[[], float]) -> None:
        self._connection = connection
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
        self.tables: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
        """How many there are; counting them each time would take longer with each."""
        self._work.extend(Forget(table, None) for (table,) in connection.execute("SELECT id FROM leaving"))
        if self._work:
            self._news.release()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

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
                self._connection.close()
                return

    def _write_group(self) -> None:
        group = [self._work.popleft() for _ in range(min(len(self._work), MOST_AT_ONCE))]
        outcomes: list[Outcome] = []
        self._commit(group, outcomes)
        # A loop that was closed has nobody left who waits.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_tell, outcomes)
        if self._pages > CHECKPOINT_AFTER:
            self._checkpoint()

    def _commit(self, group: Sequence[Work], outcomes: list[Outcome]) -> None:
        """All of the group as one transaction; if that fails, each half by itself, down to the one that is to blame."""
        try:
            outcomes.extend(self._carry_out(group))
        except Exception as problem:
            self._roll_back()
            if len(group) == 1 or _is_of_all(problem):
                outcomes.extend((work.waiting, None, _meaning(work, problem)) for work in group)
                return
            middle = len(group) // 2
            self._commit(group[:middle], outcomes)
            self._commit(group[middle:], outcomes)

    def _roll_back(self) -> None:
        # SQLite has done it already after some errors, and a disk that fails may fail here too.
        with suppress(sqlite3.Error):
            self._connection.rollback()

    def _carry_out(self, group: Sequence[Work]) -> list[Outcome]:
        connection = self._connection
        appends = [work for work in group if type(work) is Append]
        others = [work for work in group if type(work) is not Append] if len(appends) < len(group) else []
        connection.execute("BEGIN IMMEDIATE")
        self._insert([work.row for work in appends])
        touched = self._touch({work.row[0] for work in appends})
        outcomes: list[Outcome] = [(work.waiting, None, None) for work in appends]
        more: list[Forget] = []
        change = 0
        for work in others:
            if isinstance(work, Found):
                table = self._found(work)
                touched.add(table)
                outcomes.append((work.waiting, table, None))
                change += 1
            elif isinstance(work, Forget):
                change -= self._leave(work.table)
                if self._sweep(work.table):
                    more.append(work)
                else:
                    outcomes.append((work.waiting, None, None))
        connection.execute("COMMIT")
        # Only now is any of it true.
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
        moments = [((hour + 1) * HOUR, table) for table in new]
        self._connection.executemany("UPDATE tables SET touched = ? WHERE id = ?", moments)
        return new

    def _found(self, work: Found) -> int:
        moment = (self._hour + 1) * HOUR
        new = self._connection.execute("INSERT INTO tables (code, touched) VALUES (?, ?)", (work.code, moment))
        table = new.lastrowid
        assert table is not None
        self._insert([(table, 0, work.entry)])
        return table

    def _insert(self, rows: Sequence[Row]) -> None:
        start = 0
        for many, statement in _INSERTS.items():
            while len(rows) - start >= many:
                self._connection.execute(statement, [*chain.from_iterable(rows[start : start + many])])
                start += many

    def _leave(self, table: int) -> int:
        """Take it out of the list of tables, and note that its entries are to go; how many tables that was."""
        gone = self._connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount
        if gone:
            self._connection.execute("INSERT INTO leaving (id) VALUES (?)", (table,))
        return gone

    def _sweep(self, table: int) -> bool:
        """Remove some entries of a table that leaves, the last ones first; whether there may be more."""
        # The last ones first: a late append finds no entry before its own, and is refused.
        swept = self._connection.execute(
            "DELETE FROM entries WHERE id IN (SELECT id FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT ?)",
            (table, SWEPT_AT_ONCE),
        ).rowcount
        if swept == SWEPT_AT_ONCE:
            return True
        self._connection.execute("DELETE FROM leaving WHERE id = ?", (table,))
        return False

    def _checkpoint(self) -> None:
        """Move the log into the database; where that fails (a full disk) the log stays, and nothing is lost."""
        self._pages = 0
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


def _is_of_all(problem: Exception) -> bool:
    """Whether trying the others by themselves would only be trying the same again, with all its waiting."""
    if not isinstance(problem, sqlite3.Error) or isinstance(problem, sqlite3.IntegrityError):
        return False
    # Where a big entry finds no room, a small one may.
    return getattr(problem, "sqlite_errorcode", sqlite3.SQLITE_FULL) & 0xFF != sqlite3.SQLITE_FULL


def _meaning(work: Work, problem: Exception) -> Exception:
    """What it means for the one who waits."""
    if not isinstance(problem, sqlite3.Error):
        return problem
    meaning: Exception = NotSaved()
    if isinstance(problem, sqlite3.IntegrityError):
        meaning = CodeTaken(work.code) if isinstance(work, Found) else Conflict()
    meaning.__cause__ = problem
    return meaning


def _tell(outcomes: list[Outcome]) -> None:
    """In the event loop: all who wait hear what became of it."""
    for waiting, result, problem in outcomes:
        if waiting is None or waiting.done():
            continue
        if problem is None:
            waiting.set_result(result)
        else:
            waiting.set_exception(problem)
