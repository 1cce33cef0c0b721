"""Nothing hidden leaves the house: pairs of games that differ only in what an audience may not know sound alike.

LEAK_PAIRS says how many pairs there are in all; every failure names its game, audience and seed.
"""

import asyncio
import os
from collections.abc import Iterator
from typing import Any

import pytest

from geisterstunde.core.game import Game
from geisterstunde.core.words import Options, Viewer
from tests.laws.test_laws import settings
from tests.server.twins import Twins

PAIRS = int(os.environ.get("LEAK_PAIRS", "2000"))
HIDDEN = ("ghosts", "ghoosty", "ghost-for-sale", "rest-in-peace")


def hidden_settings() -> Iterator[Any]:
    for setting in settings():
        if setting.values[0].name in HIDDEN:
            yield setting


SETTINGS = list(hidden_settings())
SHARE = -(-PAIRS // len(SETTINGS))
"""Pairs for each game, number of players and set of options."""


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_an_audience_cannot_tell_worlds_apart(game: Game, players: int, options: Options) -> None:
    viewers: list[Viewer] = [None, *range(players)]
    pairs, evenings = 0, 0
    while pairs < SHARE or evenings < len(viewers):
        viewer = viewers[evenings % len(viewers)]
        seed = f"leak {game.name} {players} {evenings}"
        twins = Twins(game, players, options, viewer, seed)
        try:
            asyncio.run(twins.play())
        except BaseException as problem:
            problem.add_note(f"{options}, audience {viewer}, seed {seed!r}, step {twins.steps}")
            raise
        evenings += 1
        pairs += twins.pairs
    print(f"{pairs} pairs in {evenings} evenings")
    assert pairs >= SHARE


def test_there_are_as_many_pairs_as_promised() -> None:
    assert SHARE * len(SETTINGS) >= PAIRS
