"""The games. Every list of games in the program is derived from this one.

Ours are folders here; whatever installed packages offer under the entry point `geisterstunde.games` comes after them
(docs/new-game.md). Folders are named, not imported: a game is loaded when somebody asks for it.
"""

import re
from functools import cache
from importlib import import_module
from typing import Final

from geisterstunde.core.game import Game
from geisterstunde.core.words import Refusal, Refused

FOLDERS: Final = {
    "18-ghosts": "eighteen_ghosts",
    "ghosts": "ghosts",
    "ghoosty": "ghoosty",
    "ghost-for-sale": "ghost_for_sale",
    "rest-in-peace": "rest_in_peace",
}
"""Our own games."""

ENTRY_POINTS: Final = "geisterstunde.games"
"""The group under which a package names its games: `name = "its.package"`, whose module `game` holds GAME."""

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def names() -> tuple[str, ...]:
    """The names of all games, in the order of the shelf: ours, then those of other people."""
    return (*FOLDERS, *_brought())


def folder_of(name: str) -> str:
    """The package of a game."""
    return f"{__name__}.{FOLDERS[name]}" if name in FOLDERS else _brought()[name]


def room_of(name: str, house: str) -> str:
    """Where a game keeps its part of another package: in a folder with its name there.

    A game of somebody else brings that part in its own package, under the last word of the house: the bots of
    `geisterstunde.bots` in `its.package.bots`, the screen of `geisterstunde.cli.screens` in `its.package.screens`.
    """
    if name in FOLDERS:
        return f"{house}.{FOLDERS[name]}"
    return f"{_brought()[name]}.{house.rpartition('.')[2]}"


def game_called(name: str) -> Game:
    """The game of that name; Refused with the names there are."""
    if name not in FOLDERS and name not in _brought():
        raise Refused(Refusal("unknown-game", {"name": name, "games": ", ".join(names())}))
    game: Game = import_module(f"{folder_of(name)}.game").GAME
    return game


def not_loaded() -> tuple[Refusal, ...]:
    """Why games that other packages offer are not on the shelf."""
    return tuple(_offered()[1])


def _brought() -> dict[str, str]:
    """The packages of the games of other people, by name."""
    return _offered()[0]


@cache
def _offered() -> tuple[dict[str, str], list[Refusal]]:
    """The games that installed packages offer, in the order of their names, and what is wrong with the others.

    A package that does not load must not keep anybody from playing the other games, so each is tried once.
    """
    # It takes longer to load than all the rest of the package, and most of the time nobody asks for other games.
    from importlib.metadata import entry_points

    brought: dict[str, str] = {}
    problems: list[Refusal] = []
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: (point.name, point.value)):
        problem = _problem_with(point.name, point.value, brought)
        if problem is None:
            brought[point.name] = point.value
        else:
            args = {"name": point.name, "package": point.value, "problem": problem}
            problems.append(Refusal("game-not-loaded", args))
    return brought, problems


def _problem_with(name: str, package: str, brought: dict[str, str]) -> str | None:
    """What keeps a game of somebody else from the shelf, or None."""
    if not _NAME.fullmatch(name):
        return "bad-name"
    if name in FOLDERS or name in brought:
        return "name-taken"
    try:
        game = import_module(f"{package}.game").GAME
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None if isinstance(game, Game) and game.name == name else "no-game"
