"""How the database came to its present shape: one script for each version, carried out in their order."""

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.store.chain import anchor, seal_after, seal_of_asides

Step = str | Callable[[sqlite3.Connection], None]
"""A script, or what carries out statements inside the transaction of its version."""

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

ASIDES: Final = """
-- What was said aside lately, one row for a table: it is replaced, so that it never grows.
CREATE TABLE asides (table_id INTEGER PRIMARY KEY, said BLOB NOT NULL);
"""

UNSEALED: Final = (
    "DROP TRIGGER entries_follow",
    "DROP INDEX entries_by_table",
    "ALTER TABLE entries RENAME TO unsealed",
    "ALTER TABLE asides RENAME TO unsealed_asides",
    # Made anew instead of altered: what stands in the schema is then what stands here, to the letter.
    """CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entry BLOB NOT NULL,
    -- Of this entry and of all before it in its table (chain.py).
    seal BLOB NOT NULL
)""",
    # Where the chain of each table ends, apart from the entries: else the last ones could be missing unnoticed.
    """CREATE TABLE ends (
    table_id INTEGER PRIMARY KEY,
    entries INTEGER NOT NULL,
    seal BLOB NOT NULL
)""",
    """CREATE TABLE asides (
    table_id INTEGER PRIMARY KEY,
    said BLOB NOT NULL,
    seal BLOB NOT NULL
)""",
    # Who has the file open: a word of luck, and nothing after a proper close (unclosed.py).
    "CREATE TABLE opening (token BLOB NOT NULL)",
)
SEALED: Final = (
    "DROP TABLE unsealed",
    "DROP TABLE unsealed_asides",
    "CREATE UNIQUE INDEX entries_by_table ON entries (table_id, number)",
    # No gap: an entry stands where its table ends. Where a table was forgotten, no late entry finds its end.
    """CREATE TRIGGER entries_follow BEFORE INSERT ON entries
WHEN NOT EXISTS (SELECT 1 FROM ends WHERE table_id = NEW.table_id AND entries = NEW.number)
BEGIN
    SELECT RAISE(ABORT, 'the entry before is not there');
END""",
    """CREATE TRIGGER entries_move_the_end AFTER INSERT ON entries
BEGIN
    UPDATE ends SET entries = NEW.number + 1, seal = NEW.seal WHERE table_id = NEW.table_id;
END""",
)
KEPT_AT_ONCE: Final = 1000

LOOK_BACKS: Final = """
-- What was found about games that are over, one row for each: worked out once, and again where it is damaged.
CREATE TABLE look_backs (
    table_id INTEGER NOT NULL,
    game INTEGER NOT NULL,
    found BLOB NOT NULL,
    seal BLOB NOT NULL,
    PRIMARY KEY (table_id, game)
);
"""


def seal_all(connection: sqlite3.Connection) -> None:
    """Give every entry a seal. Where one is missing, what comes after it gets none, and the table is found broken."""
    for statement in UNSEALED:
        connection.execute(statement)
    codes = dict(connection.execute("SELECT id, code FROM tables"))
    ends = {table: (0, anchor(table, code)) for table, code in codes.items()}
    rows = connection.execute("SELECT id, table_id, number, entry FROM unsealed ORDER BY table_id, number")
    while some := rows.fetchmany(KEPT_AT_ONCE):
        sealed = []
        for row, table, number, entry in some:
            entries, before = ends.get(table, (0, b""))
            seal = seal_after(before, entry) if number == entries else b""
            ends[table] = (number + 1, seal)
            sealed.append((row, table, number, entry, seal))
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", sealed)
    kept = [(table, *end) for table, end in ends.items() if table in codes]
    connection.executemany("INSERT INTO ends VALUES (?, ?, ?)", kept)
    said = connection.execute("SELECT table_id, said FROM unsealed_asides").fetchall()
    asides = [(table, words, seal_of_asides(table, words)) for table, words in said]
    connection.executemany("INSERT INTO asides VALUES (?, ?, ?)", asides)
    for statement in SEALED:
        connection.execute(statement)


MIGRATIONS: Final[tuple[Step, ...]] = (FIRST, ASIDES, seal_all, LOOK_BACKS)
"""Step number n makes version n + 1 of version n. What was released once is never changed, only added to."""


def has_look_backs(connection: sqlite3.Connection) -> bool:
    """Whether the database is of a version that keeps what was found about games."""
    version = MIGRATIONS.index(LOOK_BACKS) + 1
    return int(connection.execute("PRAGMA user_version").fetchone()[0]) >= version


def migrate(connection: sqlite3.Connection, path: Path, migrations: Sequence[Step]) -> None:
    """Bring the database to the newest version, each step whole or not at all; Refused if it is newer than this."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(migrations):
        versions = {"found": version, "known": len(migrations)}
        raise Refused(Refusal("store-newer", {"file": str(path), **versions}))
    for number, step in enumerate(migrations[version:], start=version + 1):
        try:
            _take(connection, step, number)
        except BaseException:
            connection.rollback()
            raise


def _take(connection: sqlite3.Connection, step: Step, number: int) -> None:
    if isinstance(step, str):
        connection.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT")
        return
    connection.execute("BEGIN IMMEDIATE")
    step(connection)
    connection.execute(f"PRAGMA user_version = {number}")
    connection.execute("COMMIT")


def schema_of(connection: sqlite3.Connection) -> set[tuple[str, ...]]:
    """All that is declared in a database, by its kind, name and words."""
    return set(connection.execute("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master"))


@cache
def schema_of_version(version: int, migrations: tuple[Step, ...]) -> set[tuple[str, ...]]:
    """What is declared in a database of that version."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection, Path(":memory:"), migrations[:version])
        return schema_of(connection)
    finally:
        connection.close()
