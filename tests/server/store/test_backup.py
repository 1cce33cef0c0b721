"""A backup is whole, is made beside a running server, and overwrites nothing."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.store.backup import backup_of
from geisterstunde.server.store.sqlite import SqliteStore
from tests.server.store.process import acknowledged_until_killed, said_by, started
from tests.server.store.program import entry_of


def whole_store(path: Path) -> dict[str, list[bytes]]:
    """All tables of a store, by their codes."""

    async def look() -> dict[str, list[bytes]]:
        store = await SqliteStore.open(path)
        found: dict[str, list[bytes]] = {}
        for number in range(20):
            table = await store.table_called(f"code {number}")
            found[f"code {number}"] = [] if table is None else await store.entries(table)
        await store.close()
        return found

    return asyncio.run(look())


def test_a_backup_beside_a_server_at_work_has_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    server = started("append_for_ever", path)
    assert server.stdout is not None
    before = [server.stdout.readline().split() for _ in range(200)]
    assert said_by("back_up", path, copy) == ["done"]
    server.kill()
    server.communicate()
    # Tables are founded at once and numbered in some order; what an entry says names its table.
    entries = {entry for kept in whole_store(copy).values() for entry in kept}
    assert {entry_of(int(table), int(number)) for table, number in before} <= entries


def test_a_backup_after_a_crash_has_all_that_was_acknowledged(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    acknowledged = acknowledged_until_killed(path, 50)
    backup_of(path, copy)
    entries = {entry for kept in whole_store(copy).values() for entry in kept}
    assert {entry_of(table, number) for table, number in acknowledged} <= entries
    assert whole_store(path) == whole_store(copy)


def test_a_backup_is_one_file(tmp_path: Path) -> None:
    path = tmp_path / "here" / "tables.sqlite"
    path.parent.mkdir()
    (tmp_path / "there").mkdir()
    acknowledged_until_killed(path, 1)
    backup_of(path, tmp_path / "there" / "copy")
    assert [file.name for file in (tmp_path / "there").iterdir()] == ["copy"]


def refused_backup(source: Path, target: Path) -> str:
    with pytest.raises(Refused) as refused:
        backup_of(source, target)
    return refused.value.refusal.key


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "tables.sqlite"

    async def keep() -> None:
        store = await SqliteStore.open(path)
        await store.found("moon", b"0")
        await store.close()

    asyncio.run(keep())
    return path


def test_a_backup_onto_a_file_that_exists_is_refused(source: Path, tmp_path: Path) -> None:
    (tmp_path / "copy").write_bytes(b"the backup of last week")
    assert refused_backup(source, tmp_path / "copy") == "file-exists"
    assert (tmp_path / "copy").read_bytes() == b"the backup of last week"


def test_a_backup_onto_itself_is_refused(source: Path) -> None:
    before = source.read_bytes()
    assert refused_backup(source, source) == "file-exists"
    assert source.read_bytes() == before


def test_a_backup_onto_a_folder_is_refused(source: Path, tmp_path: Path) -> None:
    assert refused_backup(source, tmp_path) == "is-folder"


def test_a_backup_into_a_folder_that_is_missing_is_refused(source: Path, tmp_path: Path) -> None:
    assert refused_backup(source, tmp_path / "missing" / "copy") == "folder-missing"


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    assert refused_backup(tmp_path / "tables.sqlite", tmp_path / "copy") == "backup-of-nothing"
    assert list(tmp_path.iterdir()) == []


def test_a_backup_of_a_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("Dear diary, " * 100)
    assert refused_backup(tmp_path / "diary", tmp_path / "copy") == "store-not-ours"
    assert not (tmp_path / "copy").exists()


def test_a_backup_of_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "recipes")
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    assert refused_backup(tmp_path / "recipes", tmp_path / "copy") == "store-not-ours"
    assert not (tmp_path / "copy").exists()
