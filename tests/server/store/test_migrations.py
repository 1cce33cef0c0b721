"""A database of an older version comes to the newest, step by step, and none of its rows is lost."""

import sqlite3
from pathlib import Path

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.store.database import open_for_writing
from geisterstunde.server.store.migrations import MIGRATIONS, Step

ONE = "CREATE TABLE cats (name TEXT); INSERT INTO cats VALUES ('Minka')"
TWO = "ALTER TABLE cats ADD COLUMN lives INTEGER NOT NULL DEFAULT 9; UPDATE cats SET lives = 7 WHERE name = 'Minka'"


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def opened_and_closed(path: Path, *migrations: Step) -> int:
    connection = open_for_writing(path, migrations)
    version = version_of(connection)
    connection.close()
    return version


def test_a_new_file_has_the_newest_version(tmp_path: Path) -> None:
    assert opened_and_closed(tmp_path / "new", *MIGRATIONS) == len(MIGRATIONS)


def test_a_new_file_is_made_by_all_steps(tmp_path: Path) -> None:
    connection = open_for_writing(tmp_path / "new", (ONE, TWO))
    assert connection.execute("SELECT name, lives FROM cats").fetchall() == [("Minka", 7)]
    connection.close()


def test_an_old_file_takes_the_steps_that_it_lacks(tmp_path: Path) -> None:
    path = tmp_path / "old"
    assert opened_and_closed(path) == 0
    assert opened_and_closed(path, ONE) == 1
    assert opened_and_closed(path, ONE, TWO) == 2


def test_rows_stay_over_a_step(tmp_path: Path) -> None:
    path = tmp_path / "old"
    connection = open_for_writing(path, (ONE,))
    connection.execute("INSERT INTO cats VALUES ('Mohrle')")
    connection.close()
    connection = open_for_writing(path, (ONE, TWO))
    assert connection.execute("SELECT name, lives FROM cats").fetchall() == [("Minka", 7), ("Mohrle", 9)]
    connection.close()


def test_no_step_is_taken_twice(tmp_path: Path) -> None:
    opened_and_closed(tmp_path / "old", ONE)
    connection = open_for_writing(tmp_path / "old", (ONE,))
    assert connection.execute("SELECT count(*) FROM cats").fetchone() == (1,)
    connection.close()


def test_a_step_that_fails_leaves_the_version_before_it(tmp_path: Path) -> None:
    path = tmp_path / "old"
    opened_and_closed(path, ONE)
    with pytest.raises(Refused):
        opened_and_closed(path, ONE, "DELETE FROM cats; DELETE FROM dogs")
    connection = open_for_writing(path, (ONE,))
    assert version_of(connection) == 1
    assert connection.execute("SELECT name FROM cats").fetchall() == [("Minka",)]
    connection.close()


def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    opened_and_closed(tmp_path / "old", ONE, TWO)
    with pytest.raises(Refused, match="store-newer"):
        opened_and_closed(tmp_path / "old", ONE)
