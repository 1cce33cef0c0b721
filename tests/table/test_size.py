"""A table in play is small, whatever has been played at it before."""

import gc
import random
import tracemalloc

import pytest

from geisterstunde.games import FOLDERS, game_called
from geisterstunde.table.table import Table
from geisterstunde.table.words import Rematch
from tests.table.scene import Scene, game_of

TABLES = 5
ROOM = 20_000
"""Bytes for a table after 40 actions: 11 to 15 kB compiled, a little more interpreted (docs/decisions.md)."""


def played(name: str, seed: int) -> Table:
    scene = game_of(name, game_called(name).fewest_players, secret=f"moon {seed}")
    advance(scene, seed)
    return scene.table


def advance(scene: Scene, seed: int) -> None:
    rng = random.Random(seed)
    assert scene.table.play is not None
    for _ in range(40):
        if scene.to_act:
            seat = rng.choice(scene.to_act)
            scene.act(seat, scene.table.play.game.write(rng.choice(scene.table.play.choices(seat))))


@pytest.mark.parametrize("name", FOLDERS)
def test_a_table_after_40_actions_is_small(name: str) -> None:
    played(name, 0)
    gc.collect()
    tracemalloc.start()
    try:
        tables = [played(name, seed) for seed in range(TABLES)]
        gc.collect()
        size = tracemalloc.get_traced_memory()[0] / TABLES
    finally:
        tracemalloc.stop()
    assert len(tables) == TABLES
    assert size < ROOM


def test_finished_games_leave_nothing_behind() -> None:
    scene = game_of(options={"turn_limit": 1})
    tracemalloc.start()
    try:
        sizes = [size_after_another_game(scene, seed) for seed in range(6)]
    finally:
        tracemalloc.stop()
    assert sizes[-1] - sizes[1] < 1000


def size_after_another_game(scene: Scene, seed: int) -> int:
    scene.play_to_the_end(seed)
    for person in (0, 1):
        scene.do(person, Rematch())
    scene.kept.clear()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
