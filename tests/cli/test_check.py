"""`geisterstunde check`: what it says, in both languages, and how it ends; beside a server also as a process."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from tests.cli.house import OpenHouse
from tests.cli.program import run, run_process


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a house with one table has left behind."""
    home = tmp_path_factory.mktemp("kept")
    with OpenHouse(home, "--host", "127.0.0.1", "--port", "0", "--data", "data") as house:
        house.found(bots={"1": "flake"})
        house.stop()
    return home / "data"


@pytest.fixture
def data(tmp_path: Path, kept: Path) -> Path:
    return shutil.copytree(kept, tmp_path / "data") / "tables.sqlite"


def damage(file: Path) -> str:
    """Change an entry, and tell the code of its table."""
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE entries SET entry = x'00' WHERE number = 0")
        (code,) = connection.execute("SELECT code FROM tables").fetchone()
    connection.close()
    return str(code)


def test_all_is_whole(tmp_path: Path, data: Path) -> None:
    outcome = run_process(tmp_path, "check", "--data", "data")
    assert outcome.code == 0
    assert f"{Path('data') / data.name} is whole: one table" in outcome.out


def test_it_looks_beside_a_running_server(tmp_path: Path) -> None:
    with OpenHouse(tmp_path) as house:
        house.found()
        assert run_process(tmp_path, "check").code == 0
        house.found()


@pytest.mark.parametrize(
    ("language", "words"), [("en", "entry 1 is damaged or missing"), ("de", "Eintrag 1 ist beschädigt")]
)
def test_a_damaged_table_is_named(tmp_path: Path, data: Path, language: str, words: str) -> None:
    code = damage(data)
    outcome = run(tmp_path, "check", "--data", "data", "--lang", language)
    assert outcome.code == 1
    assert code in outcome.err
    assert words in outcome.err


def test_a_copy_is_made_and_says_what_it_lacks(tmp_path: Path, data: Path) -> None:
    code = damage(data)
    outcome = run(tmp_path, "check", "--data", "data", "--copy", "rescued.sqlite")
    assert outcome.code == 1
    assert f"Table {code}: 0 of " in outcome.out
    assert run(tmp_path, "check", "--data", "rescued.sqlite").code == 0


def test_a_copy_overwrites_nothing(tmp_path: Path, data: Path) -> None:
    outcome = run(tmp_path, "check", "--data", "data", "--copy", str(data))
    assert outcome.code == 2
    assert "exists already" in outcome.err


def test_people_at_a_damaged_table_are_told_which_entry_it_is(tmp_path: Path, data: Path) -> None:
    code = damage(data)
    with OpenHouse(tmp_path, "--host", "127.0.0.1", "--port", "0", "--data", "data") as house:
        answer = house.ask("GET", f"/api/tables/{code}")
        assert answer.status_code == 503
        assert "Entry 1 of this table is damaged" in answer.json()["sentence"]
        house.found()
        assert '"event":"damaged","table":1,"entry":1' in house.stop().err


@pytest.mark.parametrize("command", [("check",), ("serve", "--port", "0"), ("backup", "copy.sqlite")])
@pytest.mark.parametrize(("language", "words"), [("en", "is damaged"), ("de", "ist beschädigt")])
def test_a_damaged_schema_is_a_sentence_and_exit_code_2(
    tmp_path: Path, data: Path, command: tuple[str, ...], language: str, words: str
) -> None:
    data.write_bytes(data.read_bytes().replace(b"CREATE TABLE tables", b"CREATE TABLE tablex"))
    outcome = run(tmp_path, *command, "--data", "data", "--lang", language)
    assert outcome.code == 2
    assert words in outcome.err


def test_nothing_to_check_is_refused(tmp_path: Path) -> None:
    outcome = run(tmp_path, "check", "--data", "nowhere")
    assert outcome.code == 2
    assert "nowhere" in outcome.err
    assert not (tmp_path / "nowhere").exists()
