"""The tables as they are drawn in a terminal: one module for each game, named like the game's folder."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from rich.console import RenderableType

from geisterstunde.core.words import Event
from geisterstunde.games import FOLDERS
from geisterstunde.texts import Texts


class Screen(NamedTuple):
    """How a game is drawn: its table, short marks for what a move will do, and what is shown only on request."""

    draw: Callable[[Any, Texts], RenderableType]
    mark: Callable[[Sequence[Event], Texts], str]
    mark_after: Callable[[Any, Sequence[Any], Texts], str]
    """From the view before a move and the views after it, one for each imagined world."""
    more: Callable[[Any, Texts], RenderableType] | None
    """What fills no table but is good to know; None if the table shows all."""


def screen_of(game: str) -> Screen:
    """The screen of a game; a game that has none is shown as a plain list of what its view holds."""
    name = f"{__name__}.{FOLDERS[game]}"
    module = import_module(name if find_spec(name) else f"{__name__}.plain")
    return Screen(
        module.draw,
        getattr(module, "mark", no_mark),
        getattr(module, "mark_after", no_mark_after),
        getattr(module, "more", None),
    )


def no_mark(_events: Sequence[Event], _texts: Texts) -> str:
    """Most games say all in the name of the move."""
    return ""


def no_mark_after(_before: Any, _after: Sequence[Any], _texts: Texts) -> str:
    """Most games say all in what will happen."""
    return ""
