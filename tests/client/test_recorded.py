"""The games that the client is tested with are those that Python plays today."""

from pathlib import Path

import pytest

from tests.client.recording import FOLDER, RECORDINGS, Wanted, around, name_of, recorded

MOST_BYTES = 2_000_000


@pytest.mark.parametrize("wanted", RECORDINGS, ids=name_of)
def test_a_recorded_game_is_up_to_date(wanted: Wanted) -> None:
    assert (FOLDER / name_of(wanted)).read_text(encoding="utf-8") == recorded(wanted), "run `make recordings`"


def test_what_is_said_around_a_table_is_up_to_date() -> None:
    assert (FOLDER / "around.json").read_text(encoding="utf-8") == around(), "run `make recordings`"


def test_the_recordings_stay_small() -> None:
    files: list[Path] = sorted(FOLDER.glob("*.json"))
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    assert {file.name for file in files} == {*map(name_of, RECORDINGS), "around.json"}
