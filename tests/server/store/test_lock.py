"""Two servers on one file are kept apart by the file itself, by whatever name they call it."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.store.sqlite import SqliteStore
from tests.server.store.process import ObeyingStore, said_by


@pytest.fixture
def first(tmp_path: Path) -> Iterator[ObeyingStore]:
    (tmp_path / "house").mkdir()
    talk = ObeyingStore(tmp_path / "house" / "tables.sqlite")
    yield talk
    assert talk.say("more") == "kept"
    talk.kill()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house" / "tables.sqlite"


@pytest.mark.usefixtures("first")
def test_a_second_server_is_refused_after_the_lock_file_was_deleted(path: Path) -> None:
    path.with_name("tables.sqlite.lock").unlink()
    assert said_by("open_and_tell", path) == ["store-locked"]


@pytest.mark.usefixtures("first")
def test_a_hard_link_in_another_folder_does_not_let_a_second_server_in(path: Path, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    os.link(path, tmp_path / "other" / "tables.sqlite")
    assert said_by("open_and_tell", tmp_path / "other" / "tables.sqlite") == ["store-locked"]


@pytest.mark.usefixtures("first")
@pytest.mark.parametrize("is_folder", [True, False])
def test_a_symbolic_link_does_not_let_a_second_server_in(path: Path, tmp_path: Path, is_folder: bool) -> None:
    alias = tmp_path / "alias"
    alias.symlink_to(path.parent if is_folder else path)
    path.with_name("tables.sqlite.lock").unlink()
    assert said_by("open_and_tell", alias / path.name if is_folder else alias) == ["store-locked"]


def test_a_refused_second_server_leaves_the_first_its_lock(first: ObeyingStore, path: Path) -> None:
    for _ in range(3):
        assert said_by("open_and_tell", path) == ["store-locked"]
    assert first.say("one") == "kept"
    assert path.with_name("tables.sqlite.lock").exists()


def test_a_hard_link_does_not_open_it_twice_in_one_process(tmp_path: Path) -> None:
    path, other = tmp_path / "tables.sqlite", tmp_path / "other.sqlite"

    async def story() -> None:
        store = await SqliteStore.open(path)
        os.link(path, other)
        with pytest.raises(Refused, match="store-locked"):
            await SqliteStore.open(other)
        await store.found("moon", b"0")
        await store.close()
        again = await SqliteStore.open(other)
        assert await again.table_called("moon") is not None
        await again.close()

    asyncio.run(story())
    assert sorted(os.listdir(tmp_path)) == ["other.sqlite", "tables.sqlite"]
