"""A file that is no good is refused with a sentence, and nothing in it or beside it is changed."""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.store import database
from geisterstunde.server.store.interface import NotRead
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.texts import LANGUAGES, Texts
from tests.server.store.process import said_by, started

MARK = b"a mark that is easy to find "
PAGE = 4096


async def open_and_close(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.close()


async def keep(path: Path, entries: int) -> int:
    """Make a store with one table of so many entries."""
    store = await SqliteStore.open(path)
    table = await store.found("moon", MARK)
    await asyncio.gather(*(store.append(table, number, MARK * 10) for number in range(1, entries)))
    await store.close()
    return table


def a_text(path: Path) -> None:
    path.write_text("Dear diary, " * 100)


def a_short_text(path: Path) -> None:
    path.write_text("?")


def a_database_of_another_program(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript("PRAGMA journal_mode = WAL; CREATE TABLE recipes (name); INSERT INTO recipes VALUES (1)")
    connection.close()


def a_newer_one(path: Path) -> None:
    asyncio.run(keep(path, 3))
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()


def a_damaged_one(path: Path) -> None:
    asyncio.run(keep(path, 300))
    damage(path)


def damage(path: Path) -> None:
    """Overwrite a page in the middle of the entries."""
    content = bytearray(path.read_bytes())
    places = [place for place in range(0, len(content), PAGE) if MARK * 10 in content[place : place + PAGE]]
    middle = places[len(places) // 2]
    content[middle : middle + PAGE] = b"\xff" * PAGE
    path.write_bytes(content)


def a_cut_one(path: Path) -> None:
    asyncio.run(keep(path, 300))
    with path.open("r+b") as file:
        file.truncate(5 * PAGE)


def one_without_its_schema(path: Path) -> None:
    """The head of ours, and nothing behind it that fits."""
    asyncio.run(keep(path, 3))
    content = path.read_bytes()
    path.write_bytes(content[:100] + b"\x00" * (len(content) - 100))


BAD = [
    (a_text, "store-not-ours"),
    (a_short_text, "store-not-ours"),
    (a_database_of_another_program, "store-not-ours"),
    (a_newer_one, "store-newer"),
    (a_damaged_one, "store-damaged"),
    (a_cut_one, "store-damaged"),
    (one_without_its_schema, "store-damaged"),
]


@pytest.mark.parametrize(("made", "key"), BAD)
def test_a_file_that_is_no_good_is_refused_and_stays_as_it_is(
    tmp_path: Path, made: Callable[[Path], None], key: str
) -> None:
    path = tmp_path / "tables.sqlite"
    made(path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(Refused) as refused:
        asyncio.run(open_and_close(path))
    assert refused.value.refusal.key == key
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_of_a_newer_file_says_what_to_take(tmp_path: Path, language: str) -> None:
    path = tmp_path / "tables.sqlite"
    a_newer_one(path)
    with pytest.raises(Refused) as refused:
        asyncio.run(open_and_close(path))
    sentence = Texts(language).refusal(refused.value.refusal)
    assert str(path) in sentence
    assert "99" in sentence


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="is-folder"):
        asyncio.run(open_and_close(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_a_folder_that_is_missing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="folder-missing"):
        asyncio.run(open_and_close(tmp_path / "missing" / "tables.sqlite"))


def test_a_place_without_permission_is_refused() -> None:
    # Not in tmp_path, which nobody but its owner may enter.
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o555)
        assert said_by("open_as_nobody", Path(folder) / "tables.sqlite") == ["file-not-allowed"]
        Path(folder).chmod(0o755)


def test_a_file_that_may_only_be_read_is_refused_and_stays_as_it_is() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        asyncio.run(keep(path, 3))
        before = path.read_bytes()
        path.chmod(0o444)
        Path(folder).chmod(0o777)
        assert said_by("open_as_nobody", path) == ["file-not-allowed"]
        assert path.read_bytes() == before


def test_a_log_without_its_database_is_not_mixed_with_a_new_one(tmp_path: Path) -> None:
    log = tmp_path / "tables.sqlite-wal"
    log.write_bytes(b"moves of yesterday")
    with pytest.raises(Refused, match="store-log-alone"):
        asyncio.run(open_and_close(tmp_path / "tables.sqlite"))
    assert [file.name for file in tmp_path.iterdir()] == [log.name]


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.touch()
    table = asyncio.run(keep(path, 2))
    assert table == 1


def test_a_making_that_was_killed_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite.new").write_bytes(b"half of a database")
    asyncio.run(keep(tmp_path / "tables.sqlite", 2))
    assert [file.name for file in tmp_path.iterdir()] == ["tables.sqlite"]


@pytest.mark.parametrize("name", ["spooky tables.sqlite", "100% Spuk?#.sqlite", "Gespensterschloß 👻.sqlite"])
def test_any_name_of_a_file_will_do(tmp_path: Path, name: str) -> None:
    asyncio.run(keep(tmp_path / name, 2))
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    asyncio.run(open_and_close(path))
    assert path.stat().st_mode & 0o077 == 0


def test_a_closed_store_leaves_one_file(tmp_path: Path) -> None:
    asyncio.run(keep(tmp_path / "tables.sqlite", 3))
    assert os.listdir(tmp_path) == ["tables.sqlite"]


def test_a_second_store_on_the_file_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def story() -> None:
        store = await SqliteStore.open(path)
        table = await store.found("moon", b"0")
        with pytest.raises(Refused, match="store-locked"):
            await SqliteStore.open(path)
        await store.append(table, 1, b"1")
        assert await store.entries(table) == [b"0", b"1"]
        await store.close()

    asyncio.run(story())


def test_another_name_for_the_file_does_not_open_it_twice(tmp_path: Path) -> None:
    path, alias = tmp_path / "tables.sqlite", tmp_path / "alias.sqlite"
    alias.symlink_to(path)

    async def story() -> None:
        store = await SqliteStore.open(path)
        with pytest.raises(Refused, match="store-locked"):
            await SqliteStore.open(alias)
        await store.close()

    asyncio.run(story())


def test_a_second_program_on_the_file_is_refused_until_the_first_has_ended(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    first = started("append_for_ever", path)
    assert first.stdout is not None
    assert first.stdout.readline()
    assert said_by("open_and_tell", path) == ["store-locked"]
    first.kill()
    first.communicate()
    assert said_by("open_and_tell", path) == ["opened"]


def test_a_file_in_which_another_program_writes_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite"
    asyncio.run(keep(path, 2))
    monkeypatch.setattr(database, "PATIENCE", 0.0)
    shell = sqlite3.connect(path, isolation_level=None)
    shell.execute("BEGIN IMMEDIATE")
    with pytest.raises(Refused, match="store-locked"):
        asyncio.run(open_and_close(path))
    shell.close()


def test_damage_in_a_big_file_is_met_where_it_is_read_and_the_other_tables_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite"
    table = asyncio.run(keep(path, 300))
    damage(path)
    monkeypatch.setattr(database, "CHECKED_WHOLE", 0)

    async def story() -> None:
        store = await SqliteStore.open(path)
        with pytest.raises(NotRead):
            await store.entries(table)
        other = await store.found("sun", b"0")
        assert await store.entries(other) == [b"0"]
        await store.close()

    asyncio.run(story())
