"""A table comes back from a snapshot as it was."""

import random
from contextlib import suppress

import msgspec
import pytest

from geisterstunde.core.words import Refused
from geisterstunde.games import game_called, names
from geisterstunde.table import snapshots
from geisterstunde.table.entries import KeptEntries, entry_from_bytes, entry_to_bytes
from geisterstunde.table.snapshots import FOUND_AGAIN, Snapshot, snapshot_of, table_of
from geisterstunde.table.state import TableState
from geisterstunde.table.table import Table
from geisterstunde.table.words import Act, Agree, AnyCommand, Rematch, SetClock, Start, Undo
from tests.table.scene import Scene, told
from tests.table.scene import table_of as table_with_people


def same(table: Table) -> bytes:
    """All that a table tells anybody; what the last entry brought was told then."""
    return msgspec.json.encode({**told(table), "latest": None, "begun": list(table.begun)})


def evening(game: str, steps: int, luck: random.Random) -> Scene:
    """Some games at a table with a clock, with much taken back."""
    scene = table_with_people(game, max(2, game_called(game).fewest_players))
    scene.do(0, SetClock(60))
    scene.do(0, Start())
    for _ in range(steps):
        with suppress(Refused):
            scene.do(*wish(scene, luck))
    return scene


def wish(scene: Scene, luck: random.Random) -> tuple[int, AnyCommand]:
    """Somebody at the table, and what this person may want."""
    play = scene.table.play
    assert play is not None
    somebody = luck.randrange(scene.sheet.players)
    if scene.sheet.proposals:
        return somebody, Agree(scene.sheet.proposals[0].kind)
    if scene.sheet.phase == "over":
        return somebody, Rematch()
    if luck.random() < 0.2:
        return somebody, Undo()
    seat = luck.choice(play.to_act)
    person = scene.chairs[seat].person
    assert person is not None
    return person, Act(msgspec.to_builtins(luck.choice(play.choices(seat))))


def test_a_snapshot_holds_all_there_is_of_a_table() -> None:
    assert set(Snapshot.__struct_fields__) - {"format"} | FOUND_AGAIN == set(TableState.__slots__)


@pytest.mark.parametrize("game", names())
def test_a_table_from_a_snapshot_tells_everybody_the_same(game: str) -> None:
    luck = random.Random(f"snapshot {game}")
    scene = evening(game, 120, luck)
    for since in sorted(luck.sample(range(3, len(scene.kept)), 12)):
        whole = Table.restore(KeptEntries(scene.kept[:since]))
        again = table_of(snapshot_of(whole))
        assert same(again) == same(whole)
        again.follow(KeptEntries(scene.kept[since:]))
        assert same(again) == same(scene.table)


def test_a_command_that_was_done_before_the_snapshot_is_not_done_again() -> None:
    scene = Scene()
    scene.join("Ben")
    scene.do(0, Start(), id="once")
    assert table_of(snapshot_of(scene.table)).has_done(0, "once")


def test_a_snapshot_of_another_format_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = snapshot_of(Scene().table)
    monkeypatch.setattr(snapshots, "FORMAT", snapshots.FORMAT + 1)
    with pytest.raises(ValueError, match=str(snapshots.FORMAT - 1)):
        table_of(kept)


@pytest.mark.parametrize("kept", [b"", b"\x00", b"\x93\x01\x02\x03"])
def test_what_is_no_snapshot_is_not_read(kept: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 – whatever the words are
        table_of(kept)


def test_entries_are_read_when_they_are_looked_at() -> None:
    scene = Scene()
    scene.join("Ben")
    kept = KeptEntries(scene.kept)
    assert [entry_to_bytes(entry) for entry in kept] == scene.kept
    assert kept[1:][0] == entry_from_bytes(scene.kept[1])
