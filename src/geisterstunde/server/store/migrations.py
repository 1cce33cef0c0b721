"""How the database came to its present shape: one script for each version, carried out in their order."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from geisterstunde.core.words import Refusal, Refused

FIRST: Final = """
CREATE TABLE tables (
    -- AUTOINCREMENT: the number of a forgotten table is never given to another one.
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    code TEXT NOT NULL UNIQUE,
    -- The end of the hour in which its last entry came, in seconds since 1970.
    touched INTEGER NOT NULL
);
CREATE INDEX tables_by_touch ON tables (touched);

-- One long row of entries in the order in which they came: a commit of a thousand tables writes few pages, all at the
-- end. Clustered by table it would write one page for each entry: measured, five times the work.
CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entry BLOB NOT NULL
);
CREATE UNIQUE INDEX entries_by_table ON entries (table_id, number);

-- No gap: an entry needs the one before it, and the first one its table. Where a table was forgotten, no late entry
-- finds what it needs.
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
WHEN CASE NEW.number
    WHEN 0 THEN NOT EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id)
    ELSE NOT EXISTS (SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1)
END
BEGIN
    SELECT RAISE(ABORT, 'the entry before is not there');
END;

-- Forgotten tables of which entries are still there; they are swept away in short steps.
CREATE TABLE leaving (id INTEGER PRIMARY KEY);
"""

MIGRATIONS: Final = (FIRST,)
"""Script number n makes version n + 1 of version n. What was released once is never changed, only added to."""


def migrate(connection: sqlite3.Connection, path: Path, migrations: Sequence[str]) -> None:
    """Bring the database to the newest version, each step whole or not at all; Refused if it is newer than this."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(migrations):
        versions = {"found": version, "known": len(migrations)}
        raise Refused(Refusal("store-newer", {"file": str(path), **versions}))
    for number, script in enumerate(migrations[version:], start=version + 1):
        _carry_out(connection, f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT")


def _carry_out(connection: sqlite3.Connection, script: str) -> None:
    try:
        connection.executescript(script)
    except BaseException:
        connection.rollback()
        raise
