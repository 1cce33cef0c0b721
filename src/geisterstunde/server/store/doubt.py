"""After an error on a commit: the file is opened anew, and what is really in it decides what everybody is told.

SQLite takes back a commit whose sync has failed, but what it wrote stays at the end of the log: a restart could find it
there whole, and what was refused would come back. And after a failed sync the system takes for written what is not.
"""

import sqlite3
from collections.abc import Sequence

from geisterstunde.server.store.interface import InDoubt, NotSaved
from geisterstunde.server.store.open_file import OpenFile
from geisterstunde.server.store.work import Append, Forget, Found, KeepAsides, KeepLookBack, Outcome, Work


class NotYetKnown(Exception):
    """What was kept can be read, but it is not certain to be on the disk."""


def outcomes_found(file: OpenFile, group: Sequence[Work], problem: Exception) -> tuple[list[Outcome], list[Forget]]:
    """What became of each after the commit of all failed, and which tables leave on.

    NotYetKnown, Refused or an error of SQLite where that cannot be said yet.
    """
    is_on_disk = file.reopen()
    kept = [kept_of(file.writing, work) for work in group]
    if not is_on_disk and any(result is not None for result in kept):
        raise NotYetKnown
    outcomes: list[Outcome] = []
    leaving: list[Forget] = []
    for work, result in zip(group, kept, strict=True):
        if isinstance(work, Forget) and result is not None:
            leaving.append(work)
        elif result is None:
            outcomes.append((work.waiting, None, caused(NotSaved(), problem)))
        else:
            outcomes.append((work.waiting, result if isinstance(work, Found) else None, None))
    return outcomes, leaving


def kept_of(connection: sqlite3.Connection, work: Work) -> int | None:
    """The table in which this was kept, or from which it was removed; None if it was not."""
    match work:
        case Append((table, number, entry)):
            question = "SELECT table_id FROM entries WHERE table_id = ? AND number = ? AND entry = ?"
            row = connection.execute(question, (table, number, entry)).fetchone()
        case Found(code, entry):
            question = "SELECT table_id FROM tables JOIN entries ON table_id = tables.id"
            row = connection.execute(
                f"{question} WHERE code = ? AND number = 0 AND entry = ?", (code, entry)
            ).fetchone()
        case KeepAsides(table, said):
            question = "SELECT table_id FROM asides WHERE table_id = ? AND said = ?"
            row = connection.execute(question, (table, said)).fetchone()
        case KeepLookBack(table, game, found):
            question = "SELECT table_id FROM look_backs WHERE table_id = ? AND game = ? AND found = ?"
            row = connection.execute(question, (table, game, found)).fetchone()
        case Forget(table):
            is_there = connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone()
            row = None if is_there else (table,)
    return None if row is None else int(row[0])


def in_doubt(group: Sequence[Work], problem: Exception) -> list[Outcome]:
    """Nobody knows what became of it."""
    return [(work.waiting, None, caused(InDoubt(), problem)) for work in group]


def caused(problem: Exception, cause: BaseException | None) -> Exception:
    """The problem, with what brought it about."""
    problem.__cause__ = cause
    return problem
