"""The games that the client is tested with are those that Python plays today."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from geisterstunde.games import game_called, names
from tests.client.recording import FOLDER, RECORDINGS, Wanted, around, name_of, recorded

MOST_BYTES = 2_900_000


@pytest.mark.parametrize("wanted", RECORDINGS, ids=name_of)
def test_a_recorded_game_is_up_to_date(wanted: Wanted) -> None:
    assert (FOLDER / name_of(wanted)).read_text(encoding="utf-8") == recorded(wanted), "run `make recordings`"


def heard_in(file: Path) -> set[str]:
    """The kinds of events that anybody hears in a recording."""
    recording: Any = msgspec.json.decode(file.read_bytes())
    told = {place for step in recording["steps"] for heard in step["heard"] for place in heard["events"]}
    return {recording["things"][place]["event"] for place in told}


@pytest.mark.parametrize("game", names())
def test_every_kind_of_event_of_a_game_is_heard_in_a_recording(game: str) -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(game_called(game).event_type)}
    assert set().union(*map(heard_in, FOLDER.glob(f"{game}-[0-9]*.json"))) == kinds


def test_every_seat_hears_a_recording_and_somebody_who_watches() -> None:
    for wanted in RECORDINGS:
        recording: Any = msgspec.json.decode((FOLDER / name_of(wanted)).read_bytes())
        for step in recording["steps"]:
            assert [heard["viewer"] for heard in step["heard"]] == [*range(wanted.players), None]


def test_what_is_said_around_a_table_is_up_to_date() -> None:
    assert (FOLDER / "around.json").read_text(encoding="utf-8") == around(), "run `make recordings`"


def test_the_recordings_stay_small() -> None:
    files: list[Path] = sorted(FOLDER.glob("*.json"))
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    assert {file.name for file in files} == {*map(name_of, RECORDINGS), "around.json"}
