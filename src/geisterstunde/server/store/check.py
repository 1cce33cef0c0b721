"""A look at a whole database: what is damaged in it, and how much of each table is whole."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.store.chain import End, Link, anchor, broken_at, is_aside_whole, is_look_back_whole
from geisterstunde.server.store.database import (
    check_head,
    check_schema,
    in_words,
    open_for_reading,
    open_to_look,
)
from geisterstunde.server.store.migrations import MIGRATIONS, has_look_backs
from geisterstunde.server.store.unclosed import EndToFind, has_seals

MOST_PROBLEMS: Final = 100
"""So many places in a damaged file are counted."""


class Damage(NamedTuple):
    """A table that is not whole: the number of the first entry that is changed, missing or too many."""

    table: int
    code: str
    entry: int


class Findings(NamedTuple):
    """What a look at a whole database has found."""

    tables: int
    entries: int
    damaged: tuple[Damage, ...]
    places: int
    """So many places in the file itself are not as they must be."""
    is_end_missing: bool
    """Whether what was acknowledged last before a crash is not there, or may not be."""

    @property
    def is_whole(self) -> bool:
        """Whether nothing is damaged or missing."""
        return not self.damaged and not self.places and not self.is_end_missing


def checked(path: Path) -> Findings:
    """Look at everything in a database, also while a server uses it; Refused if it cannot be read at all."""
    with opened_to_check(path) as (connection, end):
        return _findings(connection, is_end_missing=_is_missing(end, connection))


@contextmanager
def opened_to_check(path: Path) -> Iterator[tuple[sqlite3.Connection, EndToFind]]:
    """One moment of a database, damaged or not, in which nothing is changed; Refused if it cannot be read at all."""
    if not path.exists():
        raise Refused(Refusal("check-of-nothing", {"file": str(path)}))
    with in_words(path):
        check_head(path)
        end = EndToFind(path)
        connection = open_for_reading(path) if end.is_in_use else open_to_look(path)
        with closing(connection):
            version = check_schema(connection, path, MIGRATIONS)
            if version > len(MIGRATIONS):
                versions = {"found": version, "known": len(MIGRATIONS)}
                raise Refused(Refusal("store-newer", {"file": str(path), **versions}))
            # A damaged text must not keep us from the rest.
            connection.text_factory = partial(str, encoding="utf-8", errors="replace")
            connection.execute("BEGIN")
            yield connection, end


def _is_missing(end: EndToFind, connection: sqlite3.Connection) -> bool:
    try:
        return end.is_missing_in(connection)
    except sqlite3.DatabaseError:
        return True


def _findings(connection: sqlite3.Connection, *, is_end_missing: bool) -> Findings:
    damaged: list[Damage] = []
    is_sealed = has_seals(connection)
    places = _damaged_places(connection)
    tables = entries = 0
    try:
        if is_sealed:
            damaged_tables(connection, damaged.append)
            places += _damaged_asides(connection) + _damaged_look_backs(connection)
        (both,) = connection.execute("SELECT count(*) FROM leaving JOIN tables ON tables.id = leaving.id").fetchone()
        places += both
        (tables,) = connection.execute("SELECT count(*) FROM tables NOT INDEXED").fetchone()
        (entries,) = connection.execute("SELECT count(*) FROM entries NOT INDEXED").fetchone()
    except sqlite3.DatabaseError:
        places = max(places, 1)
    return Findings(tables, entries, tuple(damaged), places, is_end_missing)


def _damaged_places(connection: sqlite3.Connection) -> int:
    try:
        found = connection.execute(f"PRAGMA integrity_check({MOST_PROBLEMS})").fetchall()
    except sqlite3.DatabaseError:
        return 1
    return 0 if found == [("ok",)] else len(found)


def _damaged_asides(connection: sqlite3.Connection) -> int:
    rows = connection.execute("SELECT table_id, said, seal FROM asides")
    return sum(not is_aside_whole(table, said, seal) for table, said, seal in rows)


def _damaged_look_backs(connection: sqlite3.Connection) -> int:
    if not has_look_backs(connection):
        return 0
    rows = connection.execute("SELECT table_id, game, found, seal FROM look_backs")
    return sum(not is_look_back_whole(*row) for row in rows)


def damaged_tables(
    connection: sqlite3.Connection, found: Callable[[Damage], None], is_enough: Callable[[], bool] = lambda: False
) -> bool:
    """Look at the entries of all tables and tell which are not whole; whether there was time for all of them."""
    question = "SELECT id, code, entries, seal FROM tables NOT INDEXED LEFT JOIN ends ON table_id = id"
    for table, code, entries, seal in connection.execute(question).fetchall():
        if is_enough():
            return False
        end = End(entries, seal) if type(entries) is int else None
        broken = _broken_at(connection, table, anchor(table, code), end)
        if broken is not None:
            found(Damage(table, str(code), broken))
    return True


def _broken_at(connection: sqlite3.Connection, table: int, before: bytes, end: End | None) -> int | None:
    question = "SELECT number, entry, seal FROM entries WHERE table_id = ? ORDER BY number"
    links: list[Link] = []
    try:
        for row in connection.execute(question, (table,)):
            links.append(Link._make(row))
    except sqlite3.DatabaseError:
        # Up to the page that cannot be read.
        end = None
    return broken_at(before, links, end)
