"""A gathering that is restored from what was kept is the same gathering, after every entry of any evening."""

import random
from typing import Any

import msgspec
import pytest

from geisterstunde.bots.levels import LEVELS
from geisterstunde.core.journal import read_journal, verify
from geisterstunde.core.words import Refused
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.table.entries import AnyEntry, entry_from_bytes, entry_to_bytes
from geisterstunde.table.words import (
    Act,
    AddWords,
    Agree,
    AnyCommand,
    ChooseGame,
    ClearSeat,
    Disagree,
    HandOver,
    LetWatch,
    Open,
    Rematch,
    Rename,
    Reseat,
    Resign,
    Return,
    SeatGhost,
    SetClock,
    Sit,
    Stand,
    Start,
    Undo,
)
from tests.table.scene import NAMES, Scene, game_of, told

STEPS = 90


def action_of(scene: Scene, person: int, rng: random.Random) -> dict[str, Any]:
    """Mostly something possible, sometimes anything."""
    running = scene.gathering.running
    game = game_called(scene.around.game)
    seat = scene.gathering.viewer_of(person)
    choices = running.choices(seat) if running is not None and seat is not None else ()
    if not choices or rng.random() < 0.1:
        return dict(msgspec.to_builtins(rng.choice(list(game.catalogue))))
    return dict(msgspec.to_builtins(rng.choice(choices)))


def command_of(scene: Scene, person: int, rng: random.Random) -> AnyCommand:
    """Something that a person may want, possible or not."""
    kind = rng.choice(["undo", "undo", "resign", "rematch"])
    seat = rng.randrange(-1, scene.around.players + 1)
    order = list(range(scene.around.players))
    rng.shuffle(order)
    level = rng.choice([*(level.name for level in LEVELS), "nobody"])
    usual: list[AnyCommand] = [Undo(), Undo(), Start(), Rematch(), Return(), Agree(kind), Agree(kind)]  # type: ignore[arg-type]
    rare: list[AnyCommand] = [
        Resign(),
        Stand(),
        Disagree(kind),  # type: ignore[arg-type]
        Sit(rng.choice([None, seat])),
        SeatGhost(seat, level),
        ClearSeat(seat),
        Reseat(tuple(order)),
        HandOver(rng.randrange(-1, 5)),
        Open(rng.random() < 0.5),
        LetWatch(rng.random() < 0.5),
        SetClock(rng.choice([None, 1, 30, 60])),
        Rename(rng.choice([*NAMES, "", "x" * 30])),
        AddWords(rng.choice(["boo", " the moon ", "", "x" * 30])),
        ChooseGame(rng.choice(list(FOLDERS)), rng.randrange(1, 7)),
    ]
    return rng.choice(rare if rng.random() < 0.3 else usual)


def happen(scene: Scene, rng: random.Random) -> AnyEntry | None:
    """Something happens at the table, or is tried in vain."""
    gathering = scene.gathering
    scene.now += rng.choice([0.0, 1.0, 20.0])
    if gathering.ghosts_to_act and rng.random() < 0.5:
        seat = rng.choice(gathering.ghosts_to_act)
        assert gathering.running is not None
        return gathering.ghost_acts(seat, rng.choice(list(gathering.running.state.legal(seat))), scene.now)
    if rng.random() < 0.3:
        return gathering.expire(scene.now)
    if rng.random() < 0.05:
        return gathering.join(rng.choice(NAMES), rng.choice([None, 0, 1]), f"hash {gathering.people}")
    person = rng.randrange(gathering.people)
    command = Act(action_of(scene, person, rng)) if rng.random() < 0.6 else command_of(scene, person, rng)
    return gathering.do(person, command, scene.now, rng.choice(["", f"id {rng.randrange(200)}"]))


def random_evening(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = game_called(name)
    players = rng.choice([game.fewest_players, min(3, game.most_players)])
    scene = game_of(name, players)
    for _ in range(STEPS):
        before = told(scene.gathering)
        try:
            entry = happen(scene, rng)
        except Refused:
            entry = None
        if entry is None:
            assert told(scene.gathering) == before, "what was refused has changed something"
            continue
        kept = entry_to_bytes(entry)
        assert entry_from_bytes(kept) == entry
        scene.kept.append(kept)
        assert told(scene.restored()) == told(scene.gathering), entry
    for number in range(scene.around.games_begun):
        journal = scene.journal(number)
        assert read_journal(journal.text()).lines == journal.lines
        if journal.ended is not None:
            verify(game_called(journal.opening.game), journal)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", FOLDERS)
def test_a_restored_gathering_is_the_same_after_every_entry(name: str, seed: int) -> None:
    try:
        random_evening(name, seed)
    except BaseException as problem:
        problem.add_note(f"{name}, seed {seed}")
        raise
