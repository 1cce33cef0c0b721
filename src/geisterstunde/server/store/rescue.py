"""A new database with all that is whole in a damaged one: each table up to the first entry that is not."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from geisterstunde.server.store.chain import Link, anchor, is_aside_whole, is_look_back_whole, links_whole, seal_after
from geisterstunde.server.store.check import opened_to_check
from geisterstunde.server.store.database import in_words, make_empty
from geisterstunde.server.store.new_file import new_file
from geisterstunde.server.store.unclosed import has_seals

FAR: Final = 1_000_000
"""So many rows at most are looked for one by one where a page cannot be read."""


class Rescued(NamedTuple):
    """A table: how many of its entries are in the copy, and how many there were, as far as that is known."""

    code: str
    kept: int
    were: int


def rescued(source: Path, target: Path) -> list[Rescued]:
    """Copy what is whole into a new file and tell what came along; Refused if nothing can be read, or no file made."""
    with opened_to_check(source) as (connection, _), new_file(target) as beside:
        make_empty(beside, target)
        with in_words(target), closing(sqlite3.connect(beside, isolation_level=None)) as copy:
            copy.execute("BEGIN")
            _gather(connection, copy)
            told = [_keep(connection, copy, table, codes) for table, codes in _codes(connection).items()]
            told += _nameless(connection, copy)
            copy.execute("COMMIT")
            copy.execute("DROP TABLE temp.found")
    return told


def _gather(connection: sqlite3.Connection, copy: sqlite3.Connection) -> None:
    """All entries that can be read, whatever the index says of them; beside the copy, for there may be many."""
    copy.execute("CREATE TEMP TABLE found (table_id, number, entry, seal)")
    columns = "id, table_id, number, entry, seal" if has_seals(connection) else "id, table_id, number, entry, NULL"
    rows = (row[1:] for row in _readable(connection, columns, "entries"))
    copy.executemany("INSERT INTO temp.found VALUES (?, ?, ?, ?)", rows)
    copy.execute("CREATE INDEX temp.found_by_table ON found (table_id, number)")


def _readable(connection: sqlite3.Connection, columns: str, table: str, key: str = "id") -> Iterator[tuple[Any, ...]]:
    """The rows of a table that can be read; the first column is its key."""
    # The names are ours.
    question = f"SELECT {columns} FROM {table} NOT INDEXED WHERE {key}"  # noqa: S608
    last, first = -1, FAR
    try:
        for row in connection.execute(f"{question} > -1 ORDER BY {key}"):
            yield row
            last = row[0]
        return
    except sqlite3.DatabaseError:
        first = last + FAR
    with suppress(sqlite3.DatabaseError):
        for row in connection.execute(f"{question} > ? ORDER BY {key} DESC", (last,)):
            yield row
            first = row[0]
    for number in range(last + 1, min(first, last + FAR)):
        with suppress(sqlite3.DatabaseError):
            yield from connection.execute(f"{question} = ?", (number,)).fetchall()


def _codes(connection: sqlite3.Connection) -> dict[int, set[str]]:
    """What each table may be called: the list of tables says it, and its index says it too."""
    codes: dict[int, set[str]] = {}
    for table, code in _readable(connection, "id, code", "tables"):
        codes.setdefault(table, set()).add(str(code))
    with suppress(sqlite3.DatabaseError):
        for table, code in connection.execute("SELECT id, code FROM tables INDEXED BY sqlite_autoindex_tables_1"):
            codes.setdefault(table, set()).add(str(code))
    return codes


def _keep(connection: sqlite3.Connection, copy: sqlite3.Connection, table: int, codes: set[str]) -> Rescued:
    question = "SELECT number, entry, seal FROM temp.found WHERE table_id = ? ORDER BY number"
    links = [*map(Link._make, copy.execute(question, (table,)))]
    is_sealed = has_seals(connection)
    # The right one is the one to which the first entry is chained.
    whole, code = max((_whole(table, code, links, is_sealed=is_sealed), code) for code in codes)
    were = max(len(links), _noted(connection, table) if is_sealed else 0)
    if not whole:
        return Rescued(code, 0, were)
    # A rescued table counts as touched: it is not forgotten before anybody has looked at it.
    try:
        copy.execute("INSERT INTO tables (id, code, touched) VALUES (?, ?, ?)", (table, code, int(time.time())))
    except sqlite3.IntegrityError:
        # Another table is called so already.
        return Rescued(code, 0, were)
    seal = anchor(table, code)
    copy.execute("INSERT INTO ends VALUES (?, 0, ?)", (table, seal))
    for number, entry, _ in links[:whole]:
        seal = seal_after(seal, entry)
        row = (table, number, entry, seal)
        copy.execute("INSERT INTO entries (table_id, number, entry, seal) VALUES (?, ?, ?, ?)", row)
    if is_sealed:
        _keep_asides(connection, copy, table)
        _keep_look_backs(connection, copy, table)
    return Rescued(code, whole, were)


def _whole(table: int, code: str, links: list[Link], *, is_sealed: bool) -> int:
    if is_sealed:
        return links_whole(anchor(table, code), links)
    fits = [number == place and isinstance(entry, bytes) for place, (number, entry, _) in enumerate(links)]
    return fits.index(False) if False in fits else len(fits)


def _noted(connection: sqlite3.Connection, table: int) -> int:
    """How many entries there were, as the end of the chain has it."""
    with suppress(sqlite3.DatabaseError):
        for (entries,) in connection.execute("SELECT entries FROM ends WHERE table_id = ?", (table,)):
            return entries if isinstance(entries, int) else 0
    return 0


def _keep_asides(connection: sqlite3.Connection, copy: sqlite3.Connection, table: int) -> None:
    with suppress(sqlite3.DatabaseError):
        row = connection.execute("SELECT said, seal FROM asides WHERE table_id = ?", (table,)).fetchone()
        if row is not None and is_aside_whole(table, *row):
            copy.execute("INSERT INTO asides VALUES (?, ?, ?)", (table, *row))


def _keep_look_backs(connection: sqlite3.Connection, copy: sqlite3.Connection, table: int) -> None:
    with suppress(sqlite3.DatabaseError):
        for row in connection.execute(
            "SELECT table_id, game, found, seal FROM look_backs WHERE table_id = ?", (table,)
        ):
            if is_look_back_whole(*row):
                copy.execute("INSERT INTO look_backs VALUES (?, ?, ?, ?)", row)


def _nameless(connection: sqlite3.Connection, copy: sqlite3.Connection) -> list[Rescued]:
    """Entries of tables that nobody can name any more; those that were being forgotten are not missed."""
    leaving = {table for (table,) in _readable(connection, "id", "leaving")}
    known = set(_codes(connection))
    rows = copy.execute("SELECT table_id, count(*) FROM temp.found GROUP BY table_id").fetchall()
    return [Rescued(f"#{table}", 0, entries) for table, entries in rows if table not in leaving | known]
