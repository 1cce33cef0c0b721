"""A table that is not whole is refused with the entry named, `check` finds it, and a copy holds all before it."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.store import database
from geisterstunde.server.store.check import checked
from geisterstunde.server.store.interface import TableDamaged
from geisterstunde.server.store.rescue import Rescued, rescued
from geisterstunde.server.store.sqlite import SqliteStore
from tests.server.store.process import ObeyingStore, acknowledged_until_killed

BEFORE = Path(__file__).parents[2] / "before" / "tables.sqlite"


async def keep(path: Path, entries: int = 88) -> None:
    store = await SqliteStore.open(path)
    for code in ("moon", "sun"):
        table = await store.found(code, b"0")
        await asyncio.gather(*(store.append(table, number, b"entry %d" % number) for number in range(1, entries)))
        await store.keep_asides(table, b"good game")
    await store.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "tables.sqlite"
    asyncio.run(keep(path))
    return path


def change(path: Path, *statements: str) -> None:
    """Change rows as a failing disk would: without anybody who watches."""
    with sqlite3.connect(path) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def read(path: Path, code: str) -> list[bytes]:
    async def look() -> list[bytes]:
        store = await SqliteStore.open(path)
        try:
            table = await store.table_called(code)
            assert table is not None
            return await store.entries(table)
        finally:
            await store.close()

    return asyncio.run(look())


DAMAGES = [
    ("UPDATE entries SET entry = x'00' WHERE table_id = 1 AND number = 77", 77),
    ("UPDATE entries SET entry = 'entry 77' WHERE table_id = 1 AND number = 77", 77),
    ("UPDATE entries SET seal = x'00' WHERE table_id = 1 AND number = 77", 77),
    ("DELETE FROM entries WHERE table_id = 1 AND number = 77", 77),
    # What a flipped bit in the index has made of a table of 88 entries: whole, but shorter.
    ("DELETE FROM entries WHERE table_id = 1 AND number >= 77", 77),
    ("DELETE FROM entries WHERE table_id = 1", 0),
    ("UPDATE ends SET entries = 77 WHERE table_id = 1", 77),
    ("UPDATE ends SET seal = x'00' WHERE table_id = 1", 88),
    ("DELETE FROM ends WHERE table_id = 1", 88),
    ("UPDATE tables SET code = 'mohn' WHERE id = 1", 0),
]


@pytest.mark.parametrize(("statement", "entry"), DAMAGES)
def test_a_damaged_table_is_refused_with_its_entry_and_the_others_go_on(path: Path, statement: str, entry: int) -> None:
    change(path, statement)
    with pytest.raises(TableDamaged) as damaged:
        read(path, "mohn" if "mohn" in statement else "moon")
    assert damaged.value.refusal.args == {"entry": entry + 1, "whole": entry}
    assert len(read(path, "sun")) == 88


@pytest.mark.parametrize(("statement", "entry"), DAMAGES)
def test_a_check_names_the_entry_and_changes_nothing(path: Path, statement: str, entry: int) -> None:
    change(path, statement)
    before = path.read_bytes()
    found = checked(path)
    assert [(table, number) for table, _, number in found.damaged] == [(1, entry)]
    assert not found.is_whole
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == before


@pytest.mark.parametrize(("statement", "entry"), DAMAGES)
def test_a_copy_has_all_before_the_damage_and_says_what_is_missing(path: Path, statement: str, entry: int) -> None:
    change(path, statement)
    copy = path.with_name("copy.sqlite")
    told = rescued(path, copy)
    assert told[-1] == Rescued("sun", 88, 88)
    assert checked(copy).is_whole
    assert len(read(copy, "sun")) == 88
    if "ends" in statement:
        # Only the end was damaged: all entries are whole.
        assert read(copy, "moon") == [b"0", *(b"entry %d" % number for number in range(1, 88))]
    elif entry:
        assert told[0].kept == entry
        assert read(copy, "moon") == [b"0", *(b"entry %d" % number for number in range(1, entry))]


def test_a_whole_file_is_found_to_be_whole(path: Path) -> None:
    found = checked(path)
    assert found.is_whole
    assert (found.tables, found.entries) == (2, 176)


def test_a_file_is_checked_while_a_server_uses_it(path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(path)
        assert (await asyncio.to_thread(checked, path)).is_whole
        await store.append(1, 88, b"and on")
        await store.close()

    asyncio.run(story())


def test_a_file_of_the_version_before_is_checked_and_copied(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    shutil.copy(BEFORE, path)
    assert checked(path).is_whole
    told = rescued(path, copy)
    assert told
    assert all(table.kept == table.were for table in told)
    assert checked(copy).is_whole


def test_a_hole_in_a_file_of_the_version_before_is_not_sealed_over(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    shutil.copy(BEFORE, path)
    connection = sqlite3.connect(path)
    table, code = connection.execute("SELECT id, code FROM tables").fetchone()
    connection.close()
    change(path, f"DELETE FROM entries WHERE table_id = {table} AND number = 1")
    with pytest.raises(TableDamaged) as damaged:
        read(path, code)
    assert damaged.value.number == 1


def damage_a_page(path: Path, mark: bytes) -> None:
    content = bytearray(path.read_bytes())
    page = content.index(mark) // 4096 * 4096
    content[page : page + 4096] = b"\xff" * 4096
    path.write_bytes(content)


def test_what_can_be_read_around_a_damaged_page_is_copied(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    asyncio.run(keep(path, 600))
    damage_a_page(path, b"entry 300")
    assert checked(path).places > 0
    with pytest.raises(Refused, match="store-damaged"):
        read(path, "sun")
    moon, sun = rescued(path, copy)
    assert 100 < moon.kept < 301
    assert sun == Rescued("sun", 600, 600)
    assert len(read(copy, "moon")) == moon.kept


def test_a_damaged_index_costs_no_entry(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    asyncio.run(keep(path, 600))
    connection = sqlite3.connect(path)
    (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries_by_table'").fetchone()
    connection.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xff" * 4096)
    assert not checked(path).is_whole
    assert rescued(path, copy) == [Rescued("moon", 600, 600), Rescued("sun", 600, 600)]


@pytest.mark.parametrize("name", ["entries", "ends", "tables_by_touch", "entries_follow"])
def test_a_damaged_schema_is_refused(path: Path, name: str) -> None:
    content = path.read_bytes()
    path.write_bytes(content.replace(name.encode(), name[:-1].encode() + b"\x7f"))
    for look in (checked, lambda path: asyncio.run(SqliteStore.open(path))):
        with pytest.raises(Refused, match="store-damaged"):
            look(path)


def test_a_schema_that_is_no_text_any_more_is_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"AUTOINCREMENT", b"AUTOINCREM\xff\xffT"))
    for look in (checked, lambda path: asyncio.run(SqliteStore.open(path))):
        with pytest.raises(Refused, match="store-damaged"):
            look(path)


def test_a_table_of_a_big_file_is_not_forgotten_because_its_index_says_so(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "CHECKED_WHOLE", 0)
    connection = sqlite3.connect(path)
    (touched,) = connection.execute("SELECT touched FROM tables WHERE id = 1").fetchone()
    connection.close()
    content = bytearray(path.read_bytes())
    connection = sqlite3.connect(path)
    (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables_by_touch'").fetchone()
    connection.close()
    place = content.index(touched.to_bytes(4), (page - 1) * 4096)
    content[place : place + 4] = (1).to_bytes(4)
    path.write_bytes(content)

    async def story() -> None:
        store = await SqliteStore.open(path)
        assert await store.untouched_since(touched - 1, 9) == []
        await store.close()

    asyncio.run(story())


# After a crash


def crashed(folder: Path) -> Path:
    path = folder / "tables.sqlite"
    acknowledged_until_killed(path, 200)
    return path


def refused_key(path: Path) -> str:
    with pytest.raises(Refused) as refused:
        asyncio.run(SqliteStore.open(path))
    return refused.value.refusal.key


def test_a_log_that_is_missing_after_a_crash_is_noticed_and_nothing_is_changed(tmp_path: Path) -> None:
    path = crashed(tmp_path)
    path.with_name("tables.sqlite-wal").unlink()
    path.with_name("tables.sqlite-shm").unlink()
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert refused_key(path) == "store-end-missing"
    assert checked(path).is_end_missing
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_it_is_noticed_where_the_lock_was_tidied_up_as_well(tmp_path: Path) -> None:
    path = crashed(tmp_path)
    for end in ("-wal", "-shm", ".lock"):
        path.with_name(f"tables.sqlite{end}").unlink()
    assert refused_key(path) == "store-end-missing"


@pytest.mark.parametrize("part", [0.0, 0.5])
def test_a_log_that_was_cut_off_is_noticed_and_left_as_it_is(tmp_path: Path, part: float) -> None:
    path = crashed(tmp_path)
    log = path.with_name("tables.sqlite-wal")
    whole = log.read_bytes()
    log.write_bytes(whole[: int(len(whole) * part)])
    before = path.read_bytes()
    assert refused_key(path) == "store-end-missing"
    assert (path.read_bytes(), log.read_bytes()) == (before, whole[: int(len(whole) * part)])
    # With its log again it opens, and all is there.
    log.write_bytes(whole)
    assert checked(path).is_whole


@pytest.mark.parametrize("is_cut", [True, False])
def test_it_is_noticed_where_only_the_last_entry_of_all_is_damaged(tmp_path: Path, is_cut: bool) -> None:
    path, log = tmp_path / "tables.sqlite", tmp_path / "tables.sqlite-wal"
    talk = ObeyingStore(path)
    assert [talk.say(word) for word in ("one", "two", "three")] == ["kept"] * 3
    talk.kill()
    content = bytearray(log.read_bytes())
    content[-1] ^= 1
    log.write_bytes(content[:-1] if is_cut else content)
    assert refused_key(path) == "store-end-missing"


def test_what_is_left_without_its_log_can_be_copied_and_used(tmp_path: Path) -> None:
    path, copy = crashed(tmp_path), tmp_path / "copy.sqlite"
    path.with_name("tables.sqlite-wal").unlink()
    rescued(path, copy)
    assert checked(copy).is_whole
    asyncio.run(keep_more(copy))


async def keep_more(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.found("a new one", b"0")
    await store.close()


def test_a_database_copied_by_hand_beside_a_server_at_work_is_noticed(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"

    async def story() -> None:
        store = await SqliteStore.open(path)
        await store.found("moon", b"0")
        shutil.copy(path, copy)
        await store.close()

    asyncio.run(story())
    assert refused_key(copy) == "store-end-missing"
