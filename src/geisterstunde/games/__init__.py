"""The games. Every list of games in the program is derived from this one.

The folders are named here, not imported: a game is loaded when somebody asks for it.
"""

from importlib import import_module
from typing import Final

from geisterstunde.core.game import Game
from geisterstunde.core.words import Refusal, Refused

FOLDERS: Final = {
    "18-ghosts": "eighteen_ghosts",
    "ghosts": "ghosts",
    "ghoosty": "ghoosty",
    "rest-in-peace": "rest_in_peace",
}


def names() -> tuple[str, ...]:
    """The names of all games, in the order of the shelf."""
    return tuple(FOLDERS)


def folder_of(name: str) -> str:
    """The package of a game."""
    return f"{__name__}.{FOLDERS[name]}"


def game_called(name: str) -> Game:
    """The game of that name; Refused with the names there are."""
    if name not in FOLDERS:
        raise Refused(Refusal("unknown-game", {"name": name, "games": ", ".join(FOLDERS)}))
    game: Game = import_module(f"{folder_of(name)}.game").GAME
    return game
