"""What each rulebook hides, written from the rulebook without looking at the game's sight.py."""

import importlib
from typing import Any

from geisterstunde.core.game import Game
from geisterstunde.games import room_of


def secrets_of(game: Game) -> Any:
    """The secrets of a game: a module here with the name of its folder; a game of somebody else brings its own."""
    return importlib.import_module(room_of(game.name, __name__))
