"""The tables as they are drawn in a terminal: one module for each game, named like the game's folder."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from rich.console import RenderableType

from geisterstunde.core.words import Action, Event
from geisterstunde.games import FOLDERS
from geisterstunde.texts import Texts


class Screen(NamedTuple):
    """How a game is drawn: its table, the name of a move, a short mark for what it will do, and many moves in brief."""

    draw: Callable[[Any, Texts], RenderableType]
    mark: Callable[[Sequence[Event], Texts], str]
    name: Callable[[Any, Texts], str]
    brief: Callable[[Sequence[Any], Texts], list[tuple[str, str]]]


def screen_of(game: str) -> Screen:
    """The screen of a game; a game that has none is shown as a plain list of what its view holds."""
    name = f"{__name__}.{FOLDERS[game]}"
    module = import_module(name if find_spec(name) else f"{__name__}.plain")
    return Screen(
        module.draw,
        getattr(module, "mark", no_mark),
        getattr(module, "name", full_name),
        getattr(module, "brief", not_in_brief),
    )


def no_mark(_events: Sequence[Event], _texts: Texts) -> str:
    """Most games say all in the name of the move."""
    return ""


def full_name(action: Action, texts: Texts) -> str:
    """Most moves are called in a list as they are called everywhere."""
    return texts.action(action)


def not_in_brief(_choices: Sequence[Action], _texts: Texts) -> list[tuple[str, str]]:
    """Most games have few moves at a time; where there are many a game may say them in a few lines, each with its
    heading."""
    return []
